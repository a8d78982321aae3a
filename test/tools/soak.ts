/**
 * `npm run soak -- [--battles N] [--board 2d|low] [--level ID]`: plays demo battles one after another in one tab of the built page and
 * prints how many live bytes the page's scripts hold after each fifth. Exits 1 if they grow by more than 10 MB after the first five.
 */
import { parseArgs } from 'node:util'
import { heapOf, site, until } from '../support/browser.ts'

const { values } = parseArgs({
  options: {
    battles: { type: 'string', default: '50' },
    board: { type: 'string', default: '2d' },
    level: { type: 'string', default: 'greedy' },
  },
})
const battles = Number(values.battles)
if (!Number.isInteger(battles) || battles < 10) {
  console.error(`--battles must be a whole number from 10, not '${values.battles}'`)
  process.exit(2)
}

/** The battles after which bytes are counted, and what may be added after the first of them. */
const EVERY = 5
const MOST_GROWTH = 10e6

const mega = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const built = await site()
try {
  const query = `?view=demo&mission=1&level=${values.level}&seed=1&think=nodes:40&speed=8&dpr=0.25&motion=reduced&stats=1`
  const { page, trouble } = await built.open(`${query}&q=${values.board}`)
  const heaps: number[] = []
  for (let battle = 1; battle <= battles; battle += 1) {
    await until(page, { round: { above: 0 }, result: '' })
    for (;;) {
      const { result } = await until(page, { phase: { not: '' } })
      if (result !== '') break
      await page.keyboard.press('Space')
    }
    if (battle % EVERY === 0) {
      heaps.push(await heapOf(page))
      console.log(`after ${battle} battles: ${mega(heaps.at(-1)!)}`)
    }
    if (trouble.length > 0) throw new Error(trouble.join('\n'))
    await page.locator('[data-first]').click()
  }
  const growth = Math.max(...heaps) - heaps[0]!
  console.log(`grown by ${mega(growth)} after the first ${EVERY}; ${mega(MOST_GROWTH)} are allowed`)
  if (growth > MOST_GROWTH) process.exitCode = 1
} finally {
  await built.close()
}
