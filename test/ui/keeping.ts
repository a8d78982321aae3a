/** Battles that keep themselves, driven as a person would. */
import type { BrowserContext, Page } from 'playwright'
import { asked, prepare } from './screen.ts'

export const LOOK = 'q=2d&motion=reduced&stats=1&speed=instant'
export const battle = (seed: number) => `?view=play&mission=1&seed=${seed}&level=random&${LOOK}`

/** Answers so many questions by the first thing offered; gives the number of the last question answered, and of the one open now. */
export async function answer(page: Page, times: number): Promise<{ readonly last: number; readonly open: number }> {
  await prepare(page)
  let last = -1
  let screen = await asked(page, '')
  for (let n = 0; n < times && screen.result === ''; n += 1) {
    last = Number(screen.key.split('|')[0])
    await page.keyboard.press('Enter')
    screen = await asked(page, screen.key)
  }
  return { last, open: Number(screen.key.split('|')[0]) }
}

/** Answers until a decision is made, as it is kept: a dial that is set and not committed is none yet. */
export async function decide(page: Page): ReturnType<typeof answer> {
  for (;;) {
    const given = await answer(page, 1)
    if (given.open !== given.last) return given
  }
}

/** Another page of the same browser profile. */
export async function another(context: BrowserContext, query: string): Promise<Page> {
  const address = context.pages()[0]!.url().replace(/\?.*/, '')
  const page = await context.newPage()
  await page.goto(address + query)
  return page
}

export const goOn = (page: Page) => page.locator('.menu-item.continue').click({ timeout: 30_000 })
/**
 * Waits until the battle of a seed is kept as far as that. Read past the game, but never before it: who opens a database that is not there
 * yet makes one, and is in the way of the game that would.
 */
export const kept = (page: Page, seed: number, at: number) =>
  page.waitForFunction(
    async ([wanted, own]) => {
      if (!(await indexedDB.databases()).some(({ name }) => name === 'koiogran')) return false
      return new Promise<boolean>(done => {
        const open = indexedDB.open('koiogran')
        open.onsuccess = () => {
          const tell = (is: boolean) => {
            open.result.close()
            done(is)
          }
          if (!open.result.objectStoreNames.contains('copies')) return tell(false)
          const rows = open.result.transaction('copies').objectStore('copies').getAll()
          rows.onsuccess = () =>
            tell(
              rows.result.some(
                ({ envelope: { payload } }) =>
                  payload.setup.seed === String(own) && payload.replay.commands.length >= wanted!,
              ),
            )
        }
      })
    },
    [at, seed] as const,
    { timeout: 30_000, polling: 50 },
  )
