/**
 * `npm run soak -- [--battles N | --demos N] [--board 2d|low] [--level ID]`: plays battles between computers, or shows demos, one after
 * another in one tab of the built page and prints how many live bytes the page's scripts hold after each fifth. Exits 1 if they grow by
 * more than 10 MB after the first five.
 */
import { parseArgs } from 'node:util'
import type { Locator, Page } from 'playwright'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import { heapOf, site, until } from '../support/browser.ts'
import { nextDemo, showDemo } from '../support/demos.ts'

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '50' },
    demos: { type: 'string' },
    board: { type: 'string', default: '2d' },
    level: { type: 'string', default: 'greedy' },
  },
})
const asked = values.demos ?? values.battles
const films = Number(asked)
if (!Number.isInteger(films) || films < 10) {
  console.error(`--battles and --demos must be a whole number from 10, not '${asked}'`)
  process.exit(2)
}

/** The battles after which bytes are counted, and what may be added after the first of them. */
const EVERY = 5
const MOST_GROWTH = 10e6

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

/** Plays a battle to its end, and gives the way to the next one. */
async function battle(page: Page): Promise<Locator> {
  await until(page, { round: { above: 0 }, result: '' })
  for (;;) {
    const { result } = await until(page, { phase: { not: '' } })
    if (result !== '') return page.locator('.result-keys .primary')
    await page.keyboard.press('Space')
  }
}

const built = await site()
try {
  const look = `think=nodes:40&speed=8&dpr=0.25&motion=reduced&stats=1&q=${values.board}`
  const which = values.demos ? `demo=${SHELF[0]!.id}` : `mission=1&level=${values.level}&seed=1`
  const { page, trouble } = await built.open(`?view=demo&${which}&${look}`)
  const heaps: number[] = []
  for (let n = 1; n <= films; n += 1) {
    if (values.demos) await showDemo(page)
    const next = values.demos ? null : await battle(page)
    if (n % EVERY === 0) {
      heaps.push(await heapOf(page))
      console.log(`after ${n} ${values.demos ? 'demos' : 'battles'}: ${mega(heaps.at(-1)!)}`)
    }
    if (trouble.length > 0) throw new Error(trouble.join('\n'))
    if (next) await next.click()
    else await nextDemo(page)
  }
  const growth = Math.max(...heaps) - heaps[0]!
  console.log(`grown by ${mega(growth)} after the first ${EVERY}; ${mega(MOST_GROWTH)} are allowed`)
  if (growth > MOST_GROWTH) process.exitCode = 1
} finally {
  await built.close()
}
