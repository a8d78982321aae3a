/** Driving the battle screen as a person would, by what the screen says of itself. */
import type { Page } from 'playwright'

/** What the screen asks for now, read in the page. */
export type Screen = {
  readonly waiting: string
  readonly result: string
  readonly panel: string
  /** Changes whenever anything in the order does. */
  readonly key: string
}

/** Read in the page, so it may use nothing from outside. */
const look = (): Screen => {
  const { at = '', waiting = '', result = '' } = document.getElementById('stats')?.dataset ?? {}
  const panel = document.querySelector<HTMLElement>('[data-panel]')
  const chosen = panel?.querySelectorAll('[aria-pressed=true]').length ?? 0
  const key = [at, waiting, result, panel?.textContent ?? '', chosen].join('|')
  return { waiting, result, panel: panel?.dataset['panel'] ?? '', key }
}

/** Waits for a question or the end; what was asked before does not count. */
export async function asked(page: Page, before: string): Promise<Screen> {
  await page
    .waitForFunction(
      last => {
        const { waiting, result, key } = (globalThis as unknown as { look: typeof look }).look()
        return key !== last && (waiting !== '' || result !== '')
      },
      before,
      { timeout: 90_000 },
    )
    .catch(async () => {
      const now = await page.evaluate(() => (globalThis as unknown as { look: typeof look }).look())
      throw new Error(`nothing is asked; before: ${before}; now: ${now.key}`)
    })
  return page.evaluate(() => (globalThis as unknown as { look: typeof look }).look())
}

/** Puts the reader of the screen into the page; to be called once before `asked`. */
export const prepare = (page: Page): Promise<void> =>
  page.evaluate(`globalThis.look = ${look.toString()}`).then(() => undefined)
