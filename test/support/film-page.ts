/** The built site at a moment of a kept film: the same picture every time. */
import type { Page } from 'playwright'
import { type Moment, timeOf } from '../tools/shots/moments.ts'
import type { Film } from '../tools/shots/reels.ts'
import { type Site, until } from './browser.ts'

/** What runs in the page, as text: what is compiled here leans on helpers that a page does not have. */
export const IN_PAGE = `
  const stat = name => document.getElementById('stats')?.dataset[name] ?? ''
  const frames = n => new Promise(done => {
    const next = () => (n-- > 0 ? requestAnimationFrame(next) : done())
    next()
  })
  globalThis.shots = {
    stat,
    press: key => document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
    // Every model is there, and no new frame of the stage over four of the browser's own: all that there is to draw is drawn.
    async settled() {
      await document.fonts.ready
      const canvas = document.querySelector('canvas[data-engine]')
      for (let n = 0; n < 400 && canvas && canvas.dataset.ready !== 'true'; n += 1) await frames(5)
      for (let n = 0, before = 'none'; n < 400 && before !== stat('frames'); n += 1) {
        before = stat('frames')
        await frames(4)
      }
      // The flat board has come to where it looks.
      const view = () => document.querySelector('.board2d')?.getAttribute('viewBox')
      for (let n = 0, before = 'none'; n < 400 && before !== view(); n += 1) {
        before = view()
        await frames(4)
      }
    },
    // Skips to what is asked next, and gives its kind, or 'result'.
    async asked() {
      for (;;) {
        if (stat('waiting') !== '') return stat('waiting')
        if (stat('result') !== '') return 'result'
        shots.press(' ')
        await frames(3)
      }
    },
    // Changes whenever anything in the question does.
    question() {
      const panel = document.querySelector('[data-panel]')
      return [stat('at'), panel?.textContent, panel?.querySelectorAll('[aria-pressed=true]').length].join('|')
    },
  }`

/** Waits until everything that there is to draw is drawn. */
export const settled = (page: Page): Promise<void> => page.evaluate('shots.settled()')

/** A page of its own that stands at a moment of a film; null if the film has no such moment. `look`: more of the address. */
export async function openMoment(
  built: Site,
  { replay, timeline, flat }: Film,
  moment: Moment,
  look: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Page | null> {
  const time = timeOf(moment.board ? flat : timeline, moment)
  if (time === null) return null
  const asked = new URLSearchParams(look)
  if (moment.board) asked.set('q', moment.board)
  if (moment.style) asked.set('style', moment.style)
  if (moment.camera) asked.set('cam', moment.camera)
  asked.set('t', time.toFixed(4))
  const { page } = await built.open(`?${asked}`, { viewport })
  await page.evaluate(IN_PAGE)
  await page.locator('input[type=file]').setInputFiles({
    name: 'moment.replay.json',
    mimeType: 'application/json',
    buffer: Buffer.from(replay),
  })
  if (moment.board) await page.locator('.board2d').waitFor()
  else await until(page, { frames: { above: 0 } })
  await settled(page)
  for (const key of moment.keys ?? []) await page.keyboard.press(key)
  const [x, y] = [viewport.width / 2 - 40, viewport.height / 2]
  if (moment.wheel || moment.drag) await page.mouse.move(x, y)
  for (let n = 0; n < Math.abs(moment.wheel ?? 0); n += 1) await page.mouse.wheel(0, 100 * Math.sign(moment.wheel ?? 0))
  if (moment.drag) {
    await page.mouse.down()
    await page.mouse.move(x + moment.drag[0] / 2, y + moment.drag[1] / 2)
    await page.mouse.move(x + moment.drag[0], y + moment.drag[1])
    await page.mouse.up()
    await page.mouse.move(x, viewport.height - 4)
  }
  await settled(page)
  return page
}

/** The pictures that a test compares: small, and at the lowest quality. */
export const COMPARED = ['start', 'joust', 'cinematic-wide'] as const
export const COMPARED_AT = { width: 800, height: 450 } as const
export const COMPARED_LOOK = 'q=low&dpr=0.5&stats=1'
const TILES = { across: 16, down: 9 }

/** The mean colours of a page's tiles as it is now: red, green, blue from 0 to 255, row after row from the upper left. */
export async function tileMeans(page: Page): Promise<readonly number[]> {
  const png = await page.screenshot({ type: 'png' })
  return page.evaluate(
    async ({ base64, across, down }) => {
      const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const canvas = new OffscreenCanvas(image.width, image.height)
      const pen = canvas.getContext('2d', { willReadFrequently: true })
      if (!pen) return []
      pen.drawImage(image, 0, 0)
      const means: number[] = []
      for (let tile = 0; tile < across * down; tile += 1) {
        const w = Math.floor(image.width / across)
        const h = Math.floor(image.height / down)
        const { data } = pen.getImageData((tile % across) * w, Math.floor(tile / across) * h, w, h)
        for (let channel = 0; channel < 3; channel += 1) {
          let sum = 0
          for (let at = channel; at < data.length; at += 4) sum += data[at] ?? 0
          means.push(Math.round(sum / (data.length / 4)))
        }
      }
      return means
    },
    { base64: png.toString('base64'), ...TILES },
  )
}
