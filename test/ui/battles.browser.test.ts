/** A battle outlives closed tabs, moves between tabs and browsers, and goes into a file and back. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, saved, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { random } from '../support/random.ts'
import { another, answer, battle, goOn, kept, LOOK } from './keeping.ts'

/** How often the tab is closed in the middle of something. */
const KILLS = WHOLE ? 50 : 4

/** Skips to what is asked, or to the end; gives the number of the question and whether the battle is over. */
const skipTo = (page: Page): Promise<{ readonly at: number; readonly over: boolean }> =>
  page.evaluate(async () => {
    for (;;) {
      const { at = '', waiting = '', result = '' } = document.getElementById('stats')?.dataset ?? {}
      if (waiting !== '' || result !== '') return { at: Number(at), over: result !== '' }
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true }))
      await new Promise(requestAnimationFrame)
    }
  })

/** How many battles the list holds that are being played, and how many that are over; read past the game. */
const listed = (page: Page) =>
  page.evaluate(async () => {
    if (!(await indexedDB.databases()).some(({ name }) => name === 'koiogran')) return { open: 0, over: 0 }
    return new Promise<{ readonly open: number; readonly over: number }>(done => {
      const open = indexedDB.open('koiogran')
      open.onsuccess = () => {
        const stores = open.result.objectStoreNames.contains('battles')
        const rows = stores ? open.result.transaction('battles').objectStore('battles').getAll() : null
        const tell = (found: readonly { readonly winner: unknown }[]) => {
          open.result.close()
          const over = found.filter(one => one.winner !== null).length
          done({ open: found.length - over, over })
        }
        if (rows) rows.onsuccess = () => tell(rows.result)
        else tell([])
      }
    })
  })

/** How often each copy that is kept was begun again; read past the game, in the page. */
const rewinds = () =>
  new Promise<readonly number[]>(done => {
    const open = indexedDB.open('koiogran')
    open.onsuccess = () => {
      const rows = open.result.transaction('copies').objectStore('copies').getAll()
      rows.onsuccess = () => {
        open.result.close()
        done(rows.result.map(({ envelope: { payload } }) => payload.replay.rewinds ?? 0))
      }
    }
  })

/** Notes in every frame, as `places`, where in the window the key stands that saves under a name. */
const placesOfCopy = () => {
  const places = new Set<string>()
  Object.assign(globalThis, { places })
  const look = () => {
    const key = [...document.querySelectorAll('.battle-menu .key')].find(one => one.textContent === 'Save under a name')
    if (key) places.add(`${key.getBoundingClientRect().x} ${key.getBoundingClientRect().y}`)
    requestAnimationFrame(look)
  }
  look()
}

describe('A battle keeps itself', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it(`so that a tab closed at any moment costs one decision at most, ${KILLS} times over`, async () => {
    const { page: first, trouble } = await built.open(battle(1))
    const context = first.context()
    // One page stays, so that the others can be closed.
    const stays = await another(context, '?view=menu')
    let page = first
    const next = random(11)
    let ended = 0
    let seed = 1
    /** Whether the battle on the page goes on from what was kept. */
    let resumed = false
    for (let kill = 0; kill < KILLS; kill += 1) {
      let last = -1
      for (let answers = 1 + Math.floor(next() * 3); answers > 0; answers -= 1) {
        const { at, over } = await skipTo(page)
        if (over) break
        // A person takes longer for a decision than the browser to keep the one before. The same question again is one whose order
        // wanted a second press, or has not gone through yet.
        if (at > last && (last >= 0 || resumed)) await kept(page, seed, at)
        last = at
        await page.keyboard.press('Enter')
      }
      await page.waitForTimeout(Math.floor(next() * 90))
      await page.close({ runBeforeUnload: false })
      page = await another(context, `?${LOOK}`)
      const { open, over } = await listed(page)
      if (open === 0) {
        // Nothing was answered yet, or the last answer ended the battle: the next one begins.
        expect(last <= 1 || over > ended, `after answer ${last} of kill ${kill}`).toBe(true)
        ended = over
        await page.close()
        seed = kill + 2
        page = await another(context, battle(seed))
        resumed = false
        continue
      }
      await goOn(page)
      resumed = true
      expect((await skipTo(page)).at, `kill ${kill}`).toBeGreaterThanOrEqual(last)
    }
    await stays.close()
    expect(trouble).toEqual([])
  }, 600_000)

  it.runIf(WHOLE)('and Safari on a phone says once that a week without a visit may cost it', async () => {
    const userAgent =
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
    const { page: first, trouble } = await built.open(battle(5), { userAgent })
    const { open } = await answer(first, 3)
    await kept(first, 5, open)
    const visit = async () => {
      const page = await another(first.context(), `?${LOOK}`)
      await page.getByRole('button', { name: /^Saved battles/ }).click()
      await page.locator('.battles li').first().waitFor()
      return page.locator('.battles-week').allTextContents()
    }
    expect(await visit()).toEqual([expect.stringContaining('seven days')])
    expect(await visit()).toEqual([])
    expect(trouble).toEqual([])
  })

  it('and is played by one tab at a time: another takes it over, and the first stops', async () => {
    const { page: first, trouble } = await built.open(battle(3))
    const { open } = await answer(first, 6)
    await kept(first, 3, open)
    const second = await another(first.context(), `?${LOOK}`)
    await goOn(second)
    await second.getByRole('button', { name: 'Take it over' }).click()
    await first.getByRole('dialog').getByText('taken over').waitFor()
    expect((await answer(second, 0)).open).toBe(open)
    await first.getByRole('dialog').getByRole('button', { name: 'Menu', exact: true }).click()
    await first.locator('.menu-item.continue').waitFor()
    // With lessons to fly as well, every way on is in sight on a laptop.
    await first.locator('.menu-item.learn').waitFor()
    expect(await first.locator('.menu').evaluate(menu => menu.scrollHeight - menu.clientHeight)).toBe(0)
    await answer(second, 2)
    expect(trouble).toEqual([])
  })

  it.each(['a press', 'half a press'])(
    'and the way back stands in the menu at once: nothing shifts, and %s before it is ready is not lost',
    async what => {
      const { page: first, trouble } = await built.open(battle(8))
      const { open } = await answer(first, 4)
      await kept(first, 8, open)
      const menu = await first.context().newPage()
      let release = () => {}
      const held = new Promise<void>(done => {
        release = done
      })
      await menu.route(/\/continue-[^/]+\.js$/, async route => {
        await held
        await route.continue()
      })
      await menu.goto(first.url().replace(/\?.*/, `?${LOOK}`))
      await first.close()
      const places = () =>
        menu.locator('.menu-item').evaluateAll(items => items.map(item => Math.round(item.getBoundingClientRect().top)))
      const before = await places()
      const way = menu.locator('.menu-item').first()
      expect(await way.textContent()).toContain('Continue')
      await way.hover()
      await menu.mouse.down()
      if (what === 'a press') await menu.mouse.up()
      expect(await places()).toEqual(before)
      release()
      if (what === 'half a press') {
        await way.getByText('round 1').waitFor()
        await menu.mouse.up()
      }
      expect((await answer(menu, 0)).open).toBe(open)
      expect(trouble).toEqual([])
    },
  )

  it('under a name too, and goes into a file and comes back in another browser', async () => {
    const { page } = await built.open(battle(4))
    const { open } = await answer(page, 5)
    await page.evaluate(placesOfCopy)
    // Parts of the menu have scripts of their own. None comes late and moves a key under a finger.
    let asked = 0
    await page.route(/\.js$/, async route => {
      asked += 1
      await new Promise(done => setTimeout(done, 80 * asked))
      await route.continue()
    })
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save under a name' }).waitFor()
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => (globalThis as unknown as { places: Set<string> }).places.size)).toBe(1)
    await page.unroute(/\.js$/)
    await page.getByRole('button', { name: 'Save under a name' }).click()
    await page.getByRole('textbox').fill('Before the storm')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.getByRole('status').getByText('Saved as “Before the storm”.').waitFor()
    await answer(page, 2)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Leave for the main menu' }).click()
    expect(await page.getByRole('dialog').textContent()).toContain('Continue')
    await page.getByRole('button', { name: 'Leave for the main menu' }).click()
    await page.getByRole('button', { name: /^Saved battles/ }).click()
    const named = page.locator('.battles li', { hasText: 'Before the storm' })
    expect(await named.textContent()).toContain('Rebels against Random')
    const downloading = page.waitForEvent('download')
    await named.getByRole('button', { name: /as a file/ }).click()
    const file = await saved(await downloading)

    // What was played on from the name is another battle: it stays as it was saved.
    await named.getByRole('button', { name: /^Go on/ }).click()
    expect((await answer(page, 2)).last).toBeGreaterThanOrEqual(open)
    expect(await page.evaluate(rewinds)).toContain(1)
    await page.goto(page.url().replace(/\?.*/, `?${LOOK}`))
    await page.getByRole('button', { name: /^Saved battles/ }).click()
    await page.locator('.battles li').nth(2).waitFor()

    const { page: other, trouble } = await built.open(`?${LOOK}`)
    await other.locator('input[type=file]').setInputFiles(file)
    await other.getByText('is among your battles now').waitFor()
    await other.getByRole('button', { name: /^Go on/ }).click()
    expect((await answer(other, 0)).open).toBe(open)
    expect(trouble).toEqual([])

    // One letter of the file is another.
    const text = readFileSync(file, 'utf8')
    const spoiled = `${file}.spoiled.json`
    writeFileSync(spoiled, text.replace('"previewed":true', '"previewed":false'))
    await page.locator('input[type=file]').setInputFiles(spoiled)
    await page.getByText('does not fit its check sum').waitFor()
    expect(await page.locator('.battles li').count()).toBe(3)
  })

  it('leaves what it cannot read alone, and says so', async () => {
    const { page, trouble } = await built.open(battle(5))
    const { open } = await answer(page, 4)
    await kept(page, 5, open)
    await page.evaluate(
      () =>
        new Promise<void>(done => {
          const request = indexedDB.open('koiogran')
          request.onsuccess = () => {
            const db = request.result
            const change = db.transaction(['battles', 'copies'], 'readwrite')
            change.objectStore('battles').put({ id: 'strange', schema: 7, saved: 1 })
            const copies = change.objectStore('copies')
            const all = copies.getAll()
            all.onsuccess = () => {
              for (const row of all.result) {
                row.envelope.payload.round = 99
                copies.put(row)
              }
            }
            change.oncomplete = () => {
              db.close()
              done()
            }
          }
        }),
    )
    const next = await another(page.context(), `?${LOOK}`)
    await page.close()
    await next.getByRole('button', { name: /^Saved battles/ }).click()
    await next.getByText('One entry could not be read').waitFor()
    await next.getByRole('button', { name: /^Go on/ }).click()
    await next.getByRole('dialog').getByText('does not fit its check sum').waitFor()
    await next.getByRole('dialog').getByRole('button', { name: 'Back', exact: true }).click()
    await next.getByRole('button', { name: 'Back', exact: true }).click()
    await next.getByRole('button', { name: /^Single battle/ }).waitFor()
    expect(trouble).toEqual([])
  })
})
