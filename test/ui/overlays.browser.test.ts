/** A broadcast in one browser: a battle, an overlay over a stream, and the control panel that drives both. */
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'
import { alphaAt, smallText } from './glass.ts'

const BATTLE = '?view=demo&mission=1&level=greedy&think=nodes:40&seed=7&q=2d&motion=reduced&speed=8&stats=1&demo=off'

/** Errors of a further tab are trouble, too: a key without words among them. */
function hear(page: Page, trouble: string[]): void {
  page.on('pageerror', error => trouble.push(`error: ${error.message}`))
  page.on('console', message => message.type() === 'error' && trouble.push(`console: ${message.text()}`))
}

describe('a broadcast', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterAll(() => built?.close())

  it('is shown by an overlay, and driven from the control panel in another tab', async () => {
    const { page: battle, trouble } = await built.open(BATTLE)
    const address = new URL(battle.url()).origin
    const tab = async (query: string): Promise<Page> => {
      const page = await battle.context().newPage()
      hear(page, trouble)
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(`${address}/${query}`)
      return page
    }
    const score = await tab('?view=overlay&overlay=score')
    const desk = await tab('?view=control')
    await desk.locator('.desk[data-on="true"]').waitFor()
    await desk.locator('.keys-grid .key[aria-pressed="true"]', { hasText: 'Film' }).waitFor()
    // The ships are set down one after the other.
    await score.locator('.kg-ship').nth(3).waitFor()
    expect(await score.locator('.kg-ship').count()).toBe(4)

    // Nothing lies behind the overlay, and its plates are there.
    expect(await alphaAt(score, 4, 4)).toBe(0)
    expect(await alphaAt(score, 640, 600)).toBe(0)
    const plate = await score.locator('.kg-side-name').first().boundingBox()
    expect(await alphaAt(score, Math.round(plate!.x + 40), Math.round(plate!.y + plate!.height - 4))).toBeGreaterThan(
      200,
    )
    // Nothing of it can be reached by keyboard, and its text can be read from a sofa.
    expect(await score.locator('button, a, input, [tabindex]').count()).toBe(0)
    expect(await smallText(score)).toEqual([])

    // By pointer: the film stands still in the other tab, a camera is chosen, instruments go.
    const stat = (name: string) => battle.evaluate(key => document.getElementById('stats')?.dataset[key], name)
    await desk.getByRole('button', { name: /^Pause/ }).click()
    await desk.getByRole('button', { name: /^Run/ }).waitFor()
    expect(await battle.getByRole('button', { name: 'Run' }).count()).toBe(1)
    await desk.getByRole('button', { name: 'Few' }).click()
    await battle.locator('.battle[data-hud="min"]').waitFor()
    // Who is ahead is told from the desk.
    await desk.getByRole('button', { name: 'Live' }).click()
    await battle.locator('.chances').waitFor()
    await desk.locator('.key[aria-pressed="true"]', { hasText: 'Live' }).waitFor()
    // By keyboard: on by an event, and the film's place on desk and table is the same.
    const before = Number(await stat('at'))
    await desk.locator('.desk').focus()
    for (let n = 0; n < 3; n += 1) await desk.keyboard.press('.')
    await desk.keyboard.press('c')
    await desk.locator('.keys-grid .key[aria-pressed="true"]', { hasText: 'Orbit' }).waitFor()
    expect(Number(await stat('at'))).toBeGreaterThanOrEqual(before)
    // The place in the film goes where the arrows take it, and stays there.
    const place = desk.getByLabel('Place in the film')
    const stood = Number(await stat('time'))
    await place.focus()
    for (let n = 0; n < 20; n += 1) await desk.keyboard.press('ArrowLeft')
    const moved = async () => {
      const [time, told] = [Number(await stat('time')), Number(await place.inputValue())]
      return time < stood * 0.9 && Math.abs(told - time) < 0.1
    }
    // What was sought last is on its way for a moment.
    await expect.poll(moved, { timeout: 10_000 }).toBe(true)

    // Who flies is told to the overlay; markup is text.
    await desk.getByLabel('Who flies the Rebels').fill('<b>Ann</b>')
    await desk.keyboard.press('Enter')
    await score.locator('.kg-player').waitFor()
    expect(await score.locator('.kg-player').textContent()).toBe('<b>Ann</b>')

    // What OBS fires in its browser sources does the same, and nonsense does nothing.
    await battle.evaluate(() => {
      const fire = (detail: unknown) => window.dispatchEvent(new CustomEvent('koiogran:command', { detail }))
      fire({ v: 1, verb: 'camera', camera: '"><script>' })
      fire('play')
      fire({ v: 1, verb: 'camera', camera: 'top' })
    })
    await desk.locator('.keys-grid .key[aria-pressed="true"]', { hasText: 'Plan' }).waitFor()

    // The custom CSS of a source, as OBS adds it, restyles the overlay for all the page's policy.
    await score.evaluate(() => {
      const style = document.createElement('style')
      style.appendChild(document.createTextNode(':root { --kg-scale: 2 } .kg-mission { display: none }'))
      document.querySelector('head')?.appendChild(style)
    })
    await score.locator('.kg-mission').waitFor({ state: 'hidden' })

    // The battle is left: the overlay empties itself, the desk says so.
    await battle.close()
    await desk.locator('.desk[data-on="false"]').waitFor()
    await score.locator('.kg-overlay[data-on="false"]').waitFor()
    expect(await score.locator('.kg-score').count()).toBe(0)
    expect(trouble.filter(line => !/Content Security Policy/.test(line))).toEqual([])
  })

  it.runIf(WHOLE)('is muted, shown again, kept by OBS and put on the air by the keys of the panel', async () => {
    const { page: first, trouble } = await built.open('?view=menu&demo=off', { heard: true })
    // A source of OBS: what its page may do, and how often the replay buffer was saved.
    await first.context().addInitScript(() =>
      Object.assign(window, {
        saves: 0,
        obsstudio: {
          getControlLevel: (tell: (level: number) => void) => tell(location.search.includes('demo=dials') ? 2 : 3),
          saveReplayBuffer: () => Object.assign(window, { saves: 1 }),
        },
      }),
    )
    const address = new URL(first.url()).origin
    const demo = (id: string) => `${address}/?view=demo&demo=${id}&q=2d&motion=reduced&stats=1`
    await first.goto(demo('attack'))
    await first.locator('.film-line').waitFor()
    const desk = await first.context().newPage()
    hear(desk, trouble)
    await desk.goto(`${address}/?view=control`)
    await desk.locator('.desk[data-on="true"]').waitFor()
    const key = (name: string) => desk.locator('.key', { hasText: name })
    const pressed = (name: string, on: boolean) =>
      desk.locator(`.key[aria-pressed="${on}"]`, { hasText: name }).waitFor()

    // The stage has no sound, and has it again.
    await key('Mute').click()
    await first.locator('.topbar [aria-label="Mute"][aria-pressed="true"]').waitFor()
    await pressed('Mute', true)
    await key('Mute').click()
    await first.locator('.topbar [aria-label="Mute"][aria-pressed="false"]').waitFor()

    // The attack before is shown again; the same key ends it, and the film stands where it stood.
    const time = () => first.evaluate(() => Number(document.getElementById('stats')?.dataset['time']))
    await key('Pause').click()
    await first.getByRole('button', { name: 'Run' }).waitFor()
    const stood = await time()
    await key('Instant replay').click()
    await first.locator('.again-bug').waitFor()
    await pressed('Instant replay', true)
    expect(await time()).toBeLessThan(stood)
    await key('Instant replay').click()
    await first.locator('.again').waitFor({ state: 'detached' })
    await pressed('Instant replay', false)
    expect(await time()).toBeCloseTo(stood, 1)

    // OBS saves what it has streamed.
    await key('Save replay buffer').click()
    await first.waitForFunction(() => (window as unknown as { saves: number }).saves === 1)

    // A second battle is on the air at once; its page may save nothing, and the key says so. The first is put back.
    const second = await first.context().newPage()
    hear(second, trouble)
    await second.goto(demo('dials'))
    await second.locator('.film-line').waitFor()
    await desk.locator('.key[aria-disabled="true"]', { hasText: 'Save replay buffer' }).waitFor()
    expect(await key('Save replay buffer').getAttribute('title')).toContain('page permissions')
    await key('Put on the air').click()
    await desk.locator('.key:not([aria-disabled])', { hasText: 'Save replay buffer' }).waitFor()
    await key('Orbit').click()
    await pressed('Orbit', true)
    expect(await second.evaluate(() => (window as unknown as { saves: number }).saves)).toBe(0)
    expect(trouble).toEqual([])
  })
})
