/** The sound in a real browser: none before a gesture, muted, volumes that are kept, and a mix that does not clip. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LIFT } from '../../src/audio/mixer.ts'
import { bundle, launch, type Site, site, until } from '../support/browser.ts'
import type { alone, battle, heldAndStopped, loudestMoment } from '../support/sound-probe.ts'

const WATCH = '?view=demo&mission=1&level=greedy&seed=7&think=nodes:40&q=2d&stats=1'

/** Counts the sound devices that a page makes, and keeps them. What a test asks a page counts as a touch of it, so the page is told of none. */
const countDevices = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: false, isActive: false } })
    const devices: AudioContext[] = []
    const Real = AudioContext
    Object.assign(globalThis, {
      devices,
      AudioContext: class extends Real {
        constructor(options?: AudioContextOptions) {
          super(options)
          devices.push(this)
        }
      },
    })
  })

const devices = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { devices: AudioContext[] }).devices.map(one => one.state))

describe('the sound of a battle', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('there is none before a gesture; after one the film is heard; muted it is silent and asleep', async () => {
    const { page, trouble } = await built.open('', { heard: true })
    await countDevices(page)
    await page.goto(new URL(WATCH, page.url()).href)
    await until(page, { sound: 'waiting', time: { above: 0.5 } })
    expect(await devices(page)).toEqual([])
    await page.keyboard.press('Shift')
    await until(page, { sound: 'on' })
    expect(await devices(page)).toHaveLength(1)
    await until(page, { voices: { above: 2 } })
    await expect.poll(() => devices(page), { timeout: 20_000 }).toEqual(['running'])

    await page.keyboard.press('n')
    expect(await page.locator('[data-mute][aria-pressed=true]').count()).toBe(1)
    await page.waitForFunction(
      () => (globalThis as unknown as { devices: AudioContext[] }).devices[0]!.state === 'suspended',
    )
    const { voices, time } = await until(page, { sound: 'on' })
    const later = await until(page, { time: { above: Number(time) + 2 } })
    expect(later['voices']).toBe(voices)
    expect(await page.evaluate(() => JSON.parse(localStorage.getItem('koiogran.settings') ?? '{}').muted)).toBe(true)

    await page.keyboard.press('n')
    await until(page, { voices: { above: Number(voices) } })
    // A device wakes in its own time; what is sounded until then is heard when it has.
    await expect.poll(() => devices(page), { timeout: 20_000 }).toEqual(['running'])

    // A paused film is silent; keys are heard all the same.
    await page.keyboard.press('p')
    const paused = await until(page, { playing: 'false' })
    await page.locator('[data-why]').click()
    const clicked = await until(page, { voices: { above: Number(paused['voices']) } })
    expect(clicked['time']).toBe(paused['time'])
    // The sounds of two keys, and nothing of the film.
    expect(Number(clicked['voices'])).toBeLessThanOrEqual(Number(paused['voices']) + 3)
    expect(trouble).toEqual([])
  })

  it('mute=1 in the address: no device is ever made', async () => {
    const { page } = await built.open('', { heard: true })
    await countDevices(page)
    await page.goto(new URL(`${WATCH}&mute=1`, page.url()).href)
    await page.keyboard.press('Shift')
    await until(page, { time: { above: 1 } })
    expect(await devices(page)).toEqual([])
  })

  it('the three volumes are set by keys and are remembered; a browser without sound says so, and plays', async () => {
    const { page, trouble } = await built.open('', { heard: true })
    await page.addInitScript(() => Object.assign(globalThis, { AudioContext: undefined }))
    // The key is pressed before the page can listen: that counts.
    let press = () => {}
    const pressed = new Promise<void>(resolve => {
      press = resolve
    })
    await page.route('**/assets/index-*.js', route => pressed.then(() => route.continue()))
    await page.goto(new URL(WATCH, page.url()).href, { waitUntil: 'commit' })
    // A browser drops keys before it has painted anything.
    await page.locator('.shell').waitFor()
    const gesture = async () => {
      await page.keyboard.press('Shift')
      return page.evaluate(() => navigator.userActivation.hasBeenActive)
    }
    await expect.poll(gesture, { timeout: 20_000 }).toBe(true)
    press()
    await until(page, { sound: 'broken', time: { above: 0.5 } })
    await page.keyboard.press('Escape')
    const settings = page.locator('.sound-settings')
    await settings.waitFor()
    expect(await settings.locator('[role=status]').count()).toBe(1)
    const sliders = settings.locator('input[type=range]')
    expect(await sliders.count()).toBe(3)
    await sliders.first().press('Home')
    await sliders.nth(1).press('ArrowLeft')
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('koiogran.settings') ?? '{}').volumes)
    expect(stored).toEqual({ effects: 0, engines: 0.65, interface: 0.6 })
    expect(trouble).toEqual([])
  })
})

describe('the mix', () => {
  let browser: Browser
  let page: Page
  beforeAll(async () => {
    browser = await launch()
    page = await browser.newPage()
    await page.addScriptTag({ content: await bundle('test/support/sound-probe.ts') })
  })
  afterAll(() => browser?.close())

  /** Runs one of the probe's functions in the page. */
  const probe = <F extends (...given: never[]) => Promise<unknown>>(name: string, ...given: Parameters<F>) =>
    page.evaluate(`probe.${name}(...${JSON.stringify(given)})`) as ReturnType<F>

  it('does not clip at the loudest moment there can be', async () => {
    const { peak, left, finite, voices } = await probe<typeof loudestMoment>('loudestMoment')
    expect(voices).toBeGreaterThan(200)
    expect(finite).toBe(true)
    expect(peak).toBeGreaterThan(0.5)
    expect(peak).toBeLessThan(0.97)
    expect(left).toBeLessThan(0)
  })

  it('leaves a soft sound as loud as it was made and lifted, on both ears alike', async () => {
    const { left, right } = await probe<typeof alone>('alone', 'lock', 0, 1)
    // A sound in the middle goes to both ears with half its power.
    expect(Math.abs(left - (-23 - 3 + LIFT))).toBeLessThan(0.7)
    expect(Math.abs(left - right)).toBeLessThan(0.2)
  })

  it('puts a sound on its side, and a volume of none is none', async () => {
    const { left, right } = await probe<typeof alone>('alone', 'laserRing', 0.7, 1)
    expect(right - left).toBeGreaterThan(6)
    const half = await probe<typeof alone>('alone', 'lock', 0, 0.5)
    expect(Math.abs(half.left - (-26 - 12 + LIFT))).toBeLessThan(0.7)
    const none = await probe<typeof alone>('alone', 'explosion', 0, 0)
    expect(none.peak).toBeLessThan(1e-4)
  })

  it('a held voice is silent and goes on, a stopped one does not', async () => {
    const { runs, held, goes, stopped } = await probe<typeof heldAndStopped>('heldAndStopped')
    expect(held).toBeLessThan(runs - 40)
    expect(Math.abs(goes - runs)).toBeLessThan(4)
    expect(stopped).toBeLessThan(-100)
  })

  it('half a minute of a battle, at once and four times as fast: many sounds, none too loud', async () => {
    const replay = readFileSync(resolve(import.meta.dirname, '../golden/asteroids-100.replay.json'), 'utf8')
    for (const speed of [1, 4]) {
      const { peak, left, right, finite, kinds } = await probe<typeof battle>('battle', replay, {
        from: 60,
        seconds: 30,
        speed,
      })
      expect(finite).toBe(true)
      expect(kinds).toBeGreaterThan(5)
      expect(peak).toBeGreaterThan(0.05)
      expect(peak).toBeLessThan(0.97)
      expect(Math.max(left, right)).toBeLessThan(-6)
      expect(Math.max(left, right)).toBeGreaterThan(-30)
    }
  })
})
