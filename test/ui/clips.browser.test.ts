/** Clips and photographs made in a real browser: twice alike, with sound, cancelled, and without an encoder. */
import { readFileSync } from 'node:fs'
import { BufferSource, Input, MP4, WEBM } from 'mediabunny'
import type { Download, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { axeFaults } from '../support/axe.ts'
import { type Site, saved, site } from '../support/browser.ts'
import { WHOLE } from '../support/counts.ts'

/** On the flat board, where nothing else is drawn in three dimensions: clips and photographs have graphics of their own. */
const BATTLE =
  '?view=demo&mission=1&level=random&think=nodes:20&seed=7&q=2d&speed=8&motion=reduced&lang=en&clip=320x180'
const [FPS, SECONDS] = [30, WHOLE ? 3 : 1]
const MOMENTS = [0, 0.4, 0.7, SECONDS - 0.1]
/** The second export is shorter: its frames are compared with those of the first, as far as it goes. */
const SHORT = 0.5
/** The third is cancelled. */
const LONG = 10
/** What a video says of its colours: those of television, in its range. */
const TELEVISION = { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', fullRange: false }
/** What the graphics need to come up while everything is drawn by the processor. */
const SLOW = { timeout: 120_000 }

/** What a saved video holds, counted packet by packet. */
async function contents(file: string) {
  const input = new Input({ source: new BufferSource(readFileSync(file)), formats: [MP4, WEBM] })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('no video in the file')
  const { packetCount } = await track.computePacketStats()
  const { displayWidth: width, displayHeight: height } = track
  const sound = await input.getPrimaryAudioTrack()
  const heard = sound && { codec: sound.codec, seconds: await sound.computeDuration() }
  const duration = await track.computeDuration()
  const colours = await track.getColorSpace()
  return { frames: packetCount, width, height, duration, heard, colours }
}

/** How loud a video's sound is, as the root of its mean square: decoded by the browser that made it. */
const loudness = (page: Page, file: string) =>
  page.evaluate(async bytes => {
    const data = Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0)).buffer
    const heard = await new OfflineAudioContext(2, 1, 44_100).decodeAudioData(data)
    const samples = heard.getChannelData(0)
    return Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length)
  }, readFileSync(file).toString('base64'))

/** The means of a picture's tiles, 6 × 4, and the alpha of its corner: `moments` of a video in seconds, or a still. */
const look = (page: Page, file: string, moments: readonly number[] | null) =>
  page.evaluate(
    async ([bytes, times]) => {
      const blob = new Blob([Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0))])
      const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
      const measure = (picture: CanvasImageSource, width: number, height: number) => {
        Object.assign(paper.canvas, { width, height })
        paper.drawImage(picture, 0, 0)
        const { data } = paper.getImageData(0, 0, width, height)
        const tiles: number[] = new Array(24).fill(0)
        const many: number[] = new Array(24).fill(0)
        for (let at = 0; at < data.length; at += 4) {
          const [x, y] = [(at / 4) % width, Math.floor(at / 4 / width)]
          const tile = Math.floor((x * 6) / width) + 6 * Math.floor((y * 4) / height)
          tiles[tile]! += (data[at]! + data[at + 1]! + data[at + 2]!) / 3
          many[tile]! += 1
        }
        return { width, height, corner: data[3]!, tiles: tiles.map((sum, at) => sum / many[at]!) }
      }
      if (!times) {
        const still = await createImageBitmap(blob)
        return [measure(still, still.width, still.height)]
      }
      const video = document.createElement('video')
      video.muted = true
      video.src = URL.createObjectURL(blob)
      await new Promise((done, fail) => {
        video.onloadeddata = done
        video.onerror = fail
      })
      const found = []
      for (const time of times) {
        // A frame is there when the video says that it shows it, which may be later than that it has been sought.
        await new Promise<void>(done => {
          const shown = (_: number, { mediaTime }: VideoFrameCallbackMetadata) => {
            if (Math.abs(mediaTime - time) < 0.5 / 30) done()
            else video.requestVideoFrameCallback(shown)
          }
          video.requestVideoFrameCallback(shown)
          video.currentTime = time + 0.5 / 30
        })
        found.push(measure(video, video.videoWidth, video.videoHeight))
      }
      return found
    },
    [readFileSync(file).toString('base64'), moments] as const,
  )

const spread = (values: readonly number[]): number => Math.max(...values) - Math.min(...values)
const file = async (download: Promise<Download>) => {
  const done = await download
  return { name: done.suggestedFilename(), path: await saved(done) }
}

describe('clips and photographs', () => {
  let built: Site
  let page: Page
  let trouble: string[]
  // One battle, watched up to its second round, does for both.
  beforeAll(async () => {
    built = await site()
    ;({ page, trouble } = await built.open(BATTLE, { viewport: { width: 640, height: 400 }, heard: true }))
    await page.waitForFunction(least => Number(document.querySelector('.round strong')?.textContent) >= least, 2, SLOW)
  })
  afterAll(() => built?.close())

  it('are exported frame by frame, twice alike, with the battle’s sound or without, and can be cancelled', async () => {
    await page.keyboard.press('u')
    // Until the picture is drawn the flat board stands in its place, and says why.
    await page.locator('.clip-plan .board-ship').first().waitFor(SLOW)
    await page.getByText('is on its way').waitFor(SLOW)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('slider', { name: 'From' }).fill('20')
    await page.getByRole('slider', { name: 'To' }).fill(String(20 + SECONDS))
    await page.getByText(`${FPS * SECONDS} frames`).waitFor()
    const key = page.getByRole('button', { name: 'Make the clip' })
    const make = async () => {
      await key.click(SLOW)
      return file(page.waitForEvent('download', SLOW))
    }
    expect(await page.getByRole('checkbox', { name: 'With sound' }).isChecked()).toBe(true)
    const first = await make()
    expect(first.name).toMatch(/^koiogran-political-escort-round-\d+-seed-7-0m20s\.(mp4|webm)$/)
    const { duration, heard, colours, ...rest } = await contents(first.path)
    // Said as it is encoded: whoever opens the file elsewhere sees its black as black.
    expect(colours).toEqual(TELEVISION)
    expect(rest).toEqual({ frames: FPS * SECONDS, width: 320, height: 180 })
    expect(Math.abs(duration - SECONDS)).toBeLessThan(0.02)
    // Where there is an encoder the sound is as long as the picture, but for the last of its packets.
    const encodes = await page.evaluate(async () => {
      const asked = { sampleRate: 44_100, numberOfChannels: 2, bitrate: 160_000 }
      const can = (codec: string) => AudioEncoder.isConfigSupported({ ...asked, codec })
      return (await can('opus')).supported || (await can('mp4a.40.2')).supported
    })
    expect(heard !== null).toBe(encodes)
    if (heard) {
      expect(heard.codec).toBe(first.name.endsWith('mp4') ? 'aac' : 'opus')
      expect(Math.abs(heard.seconds - SECONDS)).toBeLessThan(0.1)
      expect(await loudness(page, first.path)).toBeGreaterThan(0.0005)
    } else await page.getByText('without sound').waitFor()
    await page.getByRole('slider', { name: 'To' }).fill(String(20 + SHORT))
    await page.getByRole('checkbox', { name: 'With sound' }).uncheck()
    // Half as fast it has as many frames as a stretch twice as long; then the same frames as before are wanted.
    await page.locator('.clip').getByRole('combobox', { name: 'Speed' }).selectOption('0.5')
    await page.getByText(`${FPS * SHORT * 2} frames`).waitFor()
    await page.locator('.clip').getByRole('combobox', { name: 'Speed' }).selectOption('1')
    await page.getByText(`${FPS * SHORT} frames`).waitFor()
    const second = await make()
    expect(await contents(second.path)).toMatchObject({ frames: FPS * SHORT, heard: null })
    const one = await look(page, first.path, MOMENTS)
    const other = await look(
      page,
      second.path,
      MOMENTS.filter(time => time < SHORT),
    )
    expect(other).toHaveLength(2)
    expect(spread(one[3]!.tiles)).toBeGreaterThan(4)
    one.slice(0, other.length).forEach((frame, at) => {
      // Something is to be seen, and the same: what two encodings of one frame differ by is little.
      expect(spread(frame.tiles)).toBeGreaterThan(4)
      const off = frame.tiles.map((mean, tile) => Math.abs(mean - other[at]!.tiles[tile]!))
      expect(Math.max(...off), `at ${MOMENTS[at]} s`).toBeLessThan(2)
    })
    // So long a clip is not made before anybody can cancel it.
    await page.getByRole('slider', { name: 'From' }).fill(String(20 + SHORT - LONG))
    await page.getByText(`${FPS * LONG} frames`).waitFor()
    await key.click(SLOW)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await page.getByText('Cancelled. Nothing was saved.').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.clip').waitFor({ state: 'detached' })
    expect(trouble).toEqual([])
  })

  it('are taken by a camera in the hand, at twice the pixels, with nothing behind', async () => {
    await page.keyboard.press('y')
    await page.locator('.photo-view canvas[data-ready=true]').waitFor(SLOW)
    expect(await axeFaults(page)).toEqual([])
    const frames = () => page.locator('.photo-view canvas').evaluate(canvas => Number(canvas.dataset['frames']))
    const rested = () =>
      page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    await rested()
    const still = await frames()
    await rested()
    expect(await frames()).toBe(still)
    await page.keyboard.press('w')
    await page.waitForFunction(many => Number(document.querySelector('canvas')?.dataset['frames']) > many, still)
    await page.getByLabel('Transparent background').check()
    await page.getByLabel('Mat', { exact: true }).check()
    await page.getByRole('combobox', { name: 'Size' }).selectOption('2')
    const download = page.waitForEvent('download', SLOW)
    await page.getByRole('button', { name: 'Take the photo' }).click(SLOW)
    const { name, path } = await file(download)
    expect(name).toMatch(/^koiogran-political-escort-round-\d+-seed-7-\d+m\d\ds\.png$/)
    const [photo] = await look(page, path, null)
    expect(photo).toMatchObject({ width: 1280, height: 800, corner: 0 })
    expect(spread(photo!.tiles)).toBeGreaterThan(4)
    await page.keyboard.press('Escape')
    await page.locator('.photo').waitFor({ state: 'detached' })
    // The film goes on where it was.
    await page.getByRole('button', { name: 'Pause' }).waitFor()
    expect(trouble).toEqual([])
  })

  it.runIf(WHOLE)('are recorded picture by picture, without sound, where the page is lent no encoder', async () => {
    const make = async () => {
      await page.keyboard.press('u')
      await page.getByText('is on its way').waitFor({ state: 'detached', ...SLOW })
      await page.getByRole('slider', { name: 'From' }).fill('20')
      await page.getByRole('slider', { name: 'To' }).fill('21')
      await page.getByText(`${FPS} frames`).waitFor()
      await page.getByRole('button', { name: 'Make the clip' }).click(SLOW)
      return file(page.waitForEvent('download', SLOW))
    }
    const leave = async () => {
      await page.keyboard.press('Escape')
      await page.locator('.clip').waitFor({ state: 'detached' })
    }
    expect(await page.evaluate(() => 'VideoEncoder' in globalThis)).toBe(true)
    const encoded = await make()
    await leave()
    await page.evaluate(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'))
    const recorded = await make()
    await page.getByText('lends no video encoder').waitFor()
    expect(await page.getByRole('checkbox', { name: 'With sound' }).isDisabled()).toBe(true)
    expect(recorded.name).toMatch(/\.webm$/)
    const { frames, duration, ...rest } = await contents(recorded.path)
    expect(rest).toEqual({ width: 320, height: 180, heard: null, colours: TELEVISION })
    expect(frames).toBe(FPS)
    expect(Math.abs(duration - 1)).toBeLessThan(0.02)
    // Frame for frame what an encoder would have been given: a recorder begins blurred, but other moments are over 20 off.
    const [those, these] = [
      await look(page, encoded.path, [0, 0.4, 0.9]),
      await look(page, recorded.path, [0, 0.4, 0.9]),
    ]
    for (const [at, { tiles }] of these.entries()) {
      expect(spread(tiles)).toBeGreaterThan(4)
      expect(Math.max(...tiles.map((tile, n) => Math.abs(tile - those[at]!.tiles[n]!)))).toBeLessThan(8)
    }
    await leave()
    expect(trouble).toEqual([])
  })
})
