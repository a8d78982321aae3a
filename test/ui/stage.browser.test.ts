/** What a streaming program is shown: the picture without instruments, in its frame, with nothing behind it. */
import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Site, site, until } from '../support/browser.ts'
import { sample, WHOLE } from '../support/counts.ts'

const WATCH = '?view=demo&mission=1&level=greedy&seed=7&think=nodes:40&speed=8&stats=1&motion=reduced'

/** How much of the page is whole, how much is not there at all, and whether its corners are: as a browser source would have it. */
async function alphaOf(page: Page) {
  const png = (await page.screenshot({ omitBackground: true })).toString('base64')
  return page.evaluate(async data => {
    const image = new Image()
    image.src = `data:image/png;base64,${data}`
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    const context = canvas.getContext('2d')!
    context.drawImage(image, 0, 0)
    const { data: pixels, width, height } = context.getImageData(0, 0, image.width, image.height)
    const alpha = (x: number, y: number) => pixels[(y * width + x) * 4 + 3]!
    let whole = 0
    let none = 0
    for (let at = 3; at < pixels.length; at += 4) {
      if (pixels[at] === 255) whole += 1
      if (pixels[at] === 0) none += 1
    }
    return {
      corners: [alpha(0, 0), alpha(width - 1, 0), alpha(0, height - 1), alpha(width - 1, height - 1)],
      whole,
      none: none / (width * height),
    }
  }, png)
}

/** What of the page could be reached by Tab. */
const reachable = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')].filter(
        one => one.tabIndex >= 0 && one.checkVisibility({ visibilityProperty: true }),
      ).length,
  )

describe('the picture of a stream', () => {
  let built: Site
  beforeAll(async () => {
    built = await site()
  })
  afterEach(() => built.leave())
  afterAll(() => built?.close())

  it('has whole ships and nothing behind them', async () => {
    const { page, trouble } = await built.open(`${WATCH}&bg=transparent&hud=none&style=cinematic&cam=top&q=low`, {
      viewport: { width: 480, height: 270 },
    })
    await page.locator('canvas[data-ready="true"]').waitFor()
    await until(page, { round: { above: 0 }, frames: { above: 2 } })
    await page.keyboard.press('p')
    // Four ships, seen from above: some hundred pixels, once what was drawn is shown; else only hairlines at the edges of the play area.
    await expect.poll(async () => (await alphaOf(page)).whole, { timeout: 10_000 }).toBeGreaterThan(80)
    const { corners, none } = await alphaOf(page)
    expect(corners).toEqual([0, 0, 0, 0])
    expect(none).toBeGreaterThan(0.9)
    expect(await reachable(page)).toBe(0)
    expect(trouble).toEqual([])
  })

  it.each(
    sample(
      [
        ['9x16', 1080, 1920, [1080, 1920]],
        ['16x9', 1920, 1080, [1920, 1080]],
        ['1x1', 1920, 1080, [1080, 1080]],
      ] as const,
      1,
    ),
  )(
    'stands in its frame of %s, and its captions are large and clear of the edges',
    async (layout, width, height, size) => {
      const { page, trouble } = await built.open(`${WATCH}&q=2d&hud=min&layout=${layout}&safe=1&room=tl&fps=24`, {
        viewport: { width, height },
      })
      const caption = page.locator('.caption > p').first()
      await caption.waitFor()
      await page.keyboard.press('p')
      const frame = (await page.locator('#root').boundingBox())!
      expect([frame.width, frame.height]).toEqual(size)
      expect(frame.x).toBe((width - size[0]) / 2)
      expect(await page.locator('.table').boundingBox()).toEqual(frame)
      const words = (await caption.boundingBox())!
      expect(words.x - frame.x).toBeGreaterThanOrEqual(frame.width * 0.05 - 1)
      const under = (frame.y + frame.height - words.y - words.height) / frame.height
      expect(under).toBeGreaterThanOrEqual(0.049)
      expect(under).toBeLessThan(0.08)
      expect(await caption.evaluate(one => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(
        24,
      )
      expect(await page.locator('.guide').count()).toBe(3)
      // Nobody is there to read notes, nor to press keys.
      expect(await page.locator('.notes').count()).toBe(0)
      expect(await reachable(page)).toBe(0)
      // It goes with the window.
      await page.setViewportSize({ width: width / 2, height: height / 2 })
      await expect.poll(async () => (await page.locator('.table').boundingBox())?.width).toBe(size[0] / 2)
      expect(trouble).toEqual([])
    },
  )

  it.runIf(WHOLE)('waits while its source is not seen in OBS', async () => {
    const { page } = await built.open('?view=menu')
    await page.addInitScript(() => Object.assign(window, { obsstudio: { pluginVersion: '2.26.8' } }))
    await page.goto(new URL(`${WATCH}&q=2d&hud=none&speed=1`.replace('speed=8&', ''), page.url()).href)
    await until(page, { time: { above: 1 } })
    const seen = (visible: boolean) =>
      page.evaluate(detail => window.dispatchEvent(new CustomEvent('obsSourceVisibleChanged', { detail })), { visible })
    const time = () => page.evaluate(() => Number(document.getElementById('stats')!.dataset['time']))
    const frames = (n: number) =>
      page.evaluate(
        many =>
          new Promise<void>(done => {
            const wait = (left: number): void => {
              if (left === 0) done()
              else requestAnimationFrame(() => wait(left - 1))
            }
            wait(many)
          }),
        n,
      )
    await seen(false)
    await frames(3)
    const stood = await time()
    await frames(60)
    expect(await time()).toBe(stood)
    await seen(true)
    await until(page, { time: { above: stood } })
  })

  it.runIf(WHOLE)(
    'says what of an address it leaves out: on the page, or in the console where nobody reads the page',
    async () => {
      for (const query of ['?view=control&lang=xx', '?view=replay&lang=xx']) {
        const { page, trouble } = await built.open(query)
        await page.getByRole('status').filter({ hasText: 'lang=xx' }).waitFor()
        expect(trouble).toEqual([])
      }
      // However much it is, on a phone on its side too: the rest is counted, and the console names all of it.
      const bad =
        'mission points side level temper ironman speed think q style palette dpr motion lang mute stats cam t hud fps'
      const { page: low } = await built.open('?view=menu', { viewport: { width: 844, height: 390 } })
      const all = low.waitForEvent('console', message => message.text().includes('fps=xx'))
      const query = bad
        .split(' ')
        .map(name => `&${name}=xx`)
        .join('')
      await low.goto(new URL(`?view=control${query}`, low.url()).href)
      await all
      const notes = low.locator('.notes')
      await notes.getByText('17 more values').waitFor()
      const { y, height } = (await notes.boundingBox())!
      expect(y + height).toBeLessThanOrEqual(390)
      const { page, trouble } = await built.open('?view=overlay')
      const said = page.waitForEvent('console', message => message.text().includes('overlay=clock'))
      await page.goto(new URL('?view=overlay&overlay=clock', page.url()).href)
      expect((await said).type()).toBe('info')
      expect(await page.locator('body').innerText()).toBe('')
      expect(trouble).toEqual([])
    },
  )

  it('shows Battle TV on the air where a demo is not known, and nothing that waits for an answer', async () => {
    const { page, trouble } = await built.open(`?view=demo&demo=nosuch&hud=none&seed=7&q=2d&stats=1&think=nodes:40`)
    await until(page, { time: { above: 0 } })
    expect(await page.locator('dialog[open]').count()).toBe(0)
    expect(trouble).toEqual([])
  })
})
