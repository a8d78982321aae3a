/**
 * `npm run latency [-- --board 3d]` after a build: presses every key that is seen on the menu's screens and in a battle, and tells how
 * long after the press the page showed a change, milliseconds from the event's own time stamp to the first change of the document.
 * `npm run latency -- --first`: how long somebody with a slow line waits for the first question and for the stage, and what comes before.
 */
import type { Page } from 'playwright'
import { readOptions } from '../../ai/arena/options.ts'
import { site, until } from '../support/browser.ts'
import { asked, prepare } from '../ui/screen.ts'
import { firstQuestion } from './first.ts'

const { board, first } = readOptions('npm run latency [-- --board 2d|3d | --first]', {
  board: { type: 'string' },
  first: { type: 'boolean' },
})
if (first) {
  await firstQuestion()
  process.exit()
}
const LOOK = board === '3d' ? 'q=low&dpr=0.5' : 'q=2d'
const BATTLE = `?view=play&mission=1&side=second&level=random&think=nodes:20&seed=7&speed=instant&mute=1&stats=1&${LOOK}`
/** What may pass between a press and its echo, ms (a promise of the interface). */
const LIMIT = 100
/** So long a press is waited for before it counts as one that changes nothing, ms. */
const DEAF = 1500

type Press = { readonly screen: string; readonly key: string; readonly ms: number | null }

/** Listens from now on: `window.echo` becomes the time from the next press to the first change after it; null: nothing changed. */
const listen = (deaf: number) => {
  const target = window as unknown as { echo: Promise<number | null> }
  target.echo = new Promise(resolve => {
    let pressed: number | null = null
    const press = (event: Event) => {
      pressed ??= event.timeStamp
    }
    for (const type of ['click', 'keydown']) window.addEventListener(type, press, { capture: true, once: true })
    const end = (ms: number | null) => {
      watcher.disconnect()
      clearTimeout(timer)
      resolve(ms)
    }
    const watcher = new MutationObserver(() => pressed !== null && end(performance.now() - pressed))
    watcher.observe(document.documentElement, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
    const timer = setTimeout(() => end(null), deaf)
  })
}

/** Presses every key of the screen once, going back to the screen after each by `home`. */
async function press(page: Page, screen: string, scope: string, home: () => Promise<void>): Promise<readonly Press[]> {
  const found: Press[] = []
  await home()
  const count = await page.locator(`${scope} button:visible:not([disabled])`).count()
  for (let n = 0; n < count; n += 1) {
    const button = page.locator(`${scope} button:visible:not([disabled])`).nth(n)
    if ((await button.count()) === 0) continue
    const key = ((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '').trim().slice(0, 40)
    // The loader of these tools wraps inner functions to keep their names.
    await page.evaluate('globalThis.__name = one => one')
    await page.evaluate(listen, DEAF)
    await button.click({ force: true, timeout: 5000 }).catch(() => {})
    const ms = await page.evaluate(() => (window as unknown as { echo: Promise<number | null> }).echo)
    found.push({ screen, key, ms })
    await home()
  }
  return found
}

const built = await site()
try {
  const all: Press[] = []
  const { page } = await built.open(`?${LOOK}&motion=reduced&mute=1`)
  const menu = async () => {
    await page.goto(page.url())
    await page.locator('main button:visible').first().waitFor()
    await page.waitForLoadState('networkidle')
  }
  all.push(...(await press(page, 'menu', 'main', menu)))
  const { page: battle } = await built.open(BATTLE)
  await prepare(battle)
  let key = ''
  for (const kind of ['place', 'dials'] as const) {
    let screen = await asked(battle, key)
    while (screen.panel !== kind) {
      key = screen.key
      // A key that was pressed before has the focus still, and Enter would press it again.
      await battle.evaluate('document.activeElement?.blur()')
      await battle.keyboard.press('Enter')
      screen = await asked(battle, key)
    }
    const back = async () => {
      for (let n = 0; n < 2; n += 1)
        if ((await battle.locator('dialog[open]').count()) > 0) await battle.keyboard.press('Escape')
      const skip = battle.locator('.transport .skip:enabled')
      if ((await skip.count()) > 0) await skip.click()
      await until(battle, { waiting: { not: '' } })
    }
    for (const scope of ['.topbar', '.transport', ...(kind === 'dials' ? ['.panel.dials .dial', '.ships'] : [])])
      all.push(...(await press(battle, kind, scope, back)))
  }
  const heard = all.flatMap(({ ms }) => (ms === null ? [] : [ms])).sort((a, b) => a - b)
  const at = (share: number) => heard[Math.min(heard.length - 1, Math.floor(heard.length * share))]?.toFixed(0)
  for (const { screen, key, ms } of all.filter(({ ms }) => ms === null || ms > LIMIT))
    console.log(`${screen}: ${key}: ${ms === null ? 'nothing changed' : `${ms.toFixed(0)} ms`}`)
  console.log(`${all.length} presses (${LOOK}): median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms`)
  if (board === '3d')
    console.log(
      'The table was drawn in software: each frame holds the page up, so a longer time need not be the page’s own.',
    )
  if ((heard.at(-1) ?? 0) > LIMIT) process.exitCode = 1
} finally {
  await built.close()
}
