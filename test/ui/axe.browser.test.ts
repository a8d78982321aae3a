/** The screens, panels and dialogs that no other test has axe look at. */

import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, site, until } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { showDemo } from '../support/demos.ts'
import { asked, prepare } from './screen.ts'

const CHEAP = 'level=random&think=nodes:20&seed=7&q=2d&motion=reduced&stats=1'
const WATCH = `?view=demo&demo=off&mission=1&speed=8&${CHEAP}`

/** That axe finds nothing wrong, but for rules that are not for such a page. */
async function accessible(page: Page, where: string, but: string[] = []): Promise<void> {
  expect(await axeFaults(page, { but }), `axe, ${where}`).toEqual([])
}

describe('nothing keeps anybody out of', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('the dialogs of a battle, its briefing, and the list of saved battles', async () => {
    const { page, trouble } = await built.open(`?view=play&mission=1&speed=instant&${CHEAP}`)
    await prepare(page)
    let screen = await asked(page, '')
    for (let n = 0; n < 20 && screen.waiting !== 'dial'; n += 1) {
      await page.keyboard.press('Enter')
      screen = await asked(page, screen.key)
    }
    const fromMenu = async (name: string) => {
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
    }
    const closed = async () => {
      await page.keyboard.press('Escape')
      await page.locator('dialog[open], .orders-given').waitFor({ state: 'detached' })
    }
    await fromMenu('Begin a round again')
    await page.getByRole('button', { name: 'Round 1' }).waitFor()
    await accessible(page, 'begin a round again')
    await closed()
    await fromMenu('Briefing')
    await page.locator('.given-keys .key:focus').waitFor()
    await accessible(page, 'briefing')
    await closed()
    await fromMenu('Save under a name')
    await page.getByRole('textbox').waitFor()
    await accessible(page, 'save under a name')
    await closed()
    await fromMenu('Leave for the main menu')
    await page.getByRole('dialog', { name: 'Leave the battle?' }).waitFor()
    await accessible(page, 'leave the battle')
    await page.getByRole('button', { name: 'Leave for the main menu' }).click()
    await page.getByRole('button', { name: /^Saved battles/ }).click()
    await page.locator('.battles li').first().waitFor()
    await accessible(page, 'saved battles')
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('a battle that is on its way', async () => {
    const { page, trouble } = await built.open('?view=menu&q=2d')
    let release = () => {}
    const held = new Promise<void>(done => {
      release = done
    })
    await page.route(/assets\/battle-[\w-]+\.js/, async route => {
      await held
      await route.continue()
    })
    await page.goto(page.url().replace(/\?.*/, `?view=play&mission=1&speed=instant&${CHEAP}`))
    await page.getByRole('heading', { level: 1 }).waitFor()
    await accessible(page, 'on its way')
    release()
    await page.locator('[data-panel]').first().waitFor()
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('a link that is damaged', async () => {
    const { page, trouble } = await built.open('?view=replay&q=2d#r=nonsense')
    await page.getByRole('dialog', { name: 'This link cannot be opened' }).waitFor()
    await accessible(page, 'damaged link')
    expect(trouble).toEqual([])
  })

  it('the glossary, the control panel and what it drives', async () => {
    const { page, trouble } = await built.open(`${WATCH.replace('speed=8', 'speed=1')}`, {
      viewport: { width: 800, height: 600 },
    })
    await until(page, { round: { above: 0 } })
    await page.keyboard.press('p')
    const tab = async (query: string) => {
      const other = await page.context().newPage()
      await other.goto(new URL(query, page.url()).href)
      return other
    }
    const desk = await tab('?view=control')
    await desk.locator('.desk[data-on=true]').waitFor()
    await accessible(desk, 'control panel')
    for (const overlay of ['score', 'lower', 'log', 'dice']) {
      const over = await tab(`?view=overlay&overlay=${overlay}`)
      await over.locator('.kg-overlay[data-on=true]').waitFor()
      // It is a picture laid over another, not a page to find one's way in: it has no heading of its own.
      await accessible(over, `overlay ${overlay}`, ['page-has-heading-one'])
      await over.close()
    }
    await page.keyboard.press('?')
    await page.getByRole('button', { name: 'Glossary' }).click()
    await page.locator('.glossary dt, .glossary [role=term]').first().waitFor()
    await accessible(page, 'glossary')
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('the end of a demo', async () => {
    const { page, trouble } = await built.open('?view=demo&demo=attack&q=2d&motion=reduced&stats=1&speed=8')
    await showDemo(page)
    await accessible(page, 'the plate at the end')
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('captions that teach, and their questions', async () => {
    const { page, trouble } = await built.open('?view=menu')
    await page.evaluate(() => localStorage.setItem('koiogran.watching', '{"captions":"teach","guess":true}'))
    await page.goto(new URL(WATCH, page.url()).href)
    await page.locator('.ask').waitFor()
    await accessible(page, 'a question')
    await page.locator('.ask .row .key').first().click()
    await page.locator('.verdict').waitFor()
    await accessible(page, 'its answer')
    expect(trouble).toEqual([])
  })
})
