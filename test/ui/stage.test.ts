/** The frame around a stream: its layouts, its text, room for camera and chat, and what OBS allows. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readParams } from '../../src/ui/params.ts'
import { LEAST_TEXT } from '../../src/ui/play/board/labels.ts'
import { streamScale, wishOf } from '../../src/ui/stream/frame.ts'
import { maySave, pauseUnseen, saveReplayBuffer } from '../../src/ui/stream/obs.ts'
import { frameIn, type Rect, roomsIn, SAFE, textShare } from '../../src/ui/stream/rooms.ts'

const wish = (query: string) => wishOf(readParams(query, ['greedy'], () => ['1']).params)

describe('the frame of a stream', () => {
  it('is there only for who asks for one', () => {
    expect(wish('?view=demo&hud=full&bg=space&fps=30&safe=0')).toBeNull()
    for (const query of ['?hud=none', '?hud=min', '?layout=1x1', '?room=br', '?chat=l', '?safe=1', '?bg=transparent'])
      expect(wish(query), query).not.toBeNull()
  })

  it('makes text large and keeps it clear of the edges for those who watch a stream, not for who plays', () => {
    const streams = ['?hud=none', '?layout=9x16', '?hud=full&room=br', '?bg=chroma:00ff00'].map(
      query => wish(query)?.stream,
    )
    expect(streams).toEqual([true, true, false, false])
  })

  it('fits each layout into the window', () => {
    const window = { width: 1920, height: 1080 }
    expect(frameIn(null, window)).toEqual(window)
    expect(frameIn('16x9', window)).toEqual(window)
    expect(frameIn('9x16', window)).toEqual({ width: 608, height: 1080 })
    expect(frameIn('1x1', window)).toEqual({ width: 1080, height: 1080 })
    expect(frameIn('16x9', { width: 800, height: 600 })).toEqual({ width: 800, height: 450 })
    expect(frameIn('9x16', { width: 1080, height: 1920 })).toEqual({ width: 1080, height: 1920 })
  })

  it('has text in proportion to its shorter side, and never smaller than usual', () => {
    const share = (width: number, height: number) => textShare({ width, height })
    // The smallest of what a stream shows is 0.875 rem of 16 pixels: 24 pixels in 1080.
    expect(share(1920, 1080) * 16 * 0.875).toBeGreaterThanOrEqual(24)
    expect(share(1080, 1920)).toBe(share(1920, 1080))
    expect([share(800, 600), share(390, 844), share(8000, 8000)]).toEqual([1, 1, 4])
  })

  const FRAMES = [
    { width: 1920, height: 1080 },
    { width: 1080, height: 1920 },
    { width: 1080, height: 1080 },
  ]
  const apart = (a: Rect, b: Rect) =>
    a.left + a.width <= b.left || b.left + b.width <= a.left || a.top + a.height <= b.top || b.top + b.height <= a.top

  it('leaves the table a place that neither camera nor chat covers', () => {
    for (const frame of FRAMES)
      for (const room of [null, 'tl', 'tr', 'bl', 'br'] as const)
        for (const chat of [null, 'l', 'r'] as const) {
          const { free, camera, chat: lines } = roomsIn(frame, { room, chat, stream: true })
          const table: Rect = {
            left: free.left,
            top: free.top,
            width: frame.width - free.left - free.right,
            height: frame.height - free.top - free.bottom,
          }
          const about = `${frame.width} × ${frame.height}, camera ${room}, chat ${chat}`
          expect([camera !== null, lines !== null], about).toEqual([room !== null, chat !== null])
          for (const rect of [camera, lines]) if (rect) expect(apart(table, rect), about).toBe(true)
          if (camera && lines) expect(apart(camera, lines), about).toBe(true)
          expect(Math.min(table.width, table.height), about).toBeGreaterThan(350)
        }
  })

  it('has the camera in its corner, and text within five hundredths of the edges', () => {
    const frame = FRAMES[0]!
    const { camera } = roomsIn(frame, { room: 'br', chat: null, stream: true })
    expect(camera).toMatchObject({ left: 1920 - camera!.width, top: 1080 - camera!.height })
    expect(camera!.width / camera!.height).toBeCloseTo(16 / 9, 1)
    const { free } = roomsIn(frame, { room: null, chat: null, stream: true })
    expect(free).toEqual({ left: 96, right: 96, top: 54, bottom: 54 })
    expect([SAFE.text, SAFE.picture]).toEqual([0.05, 0.035])
    const usual = roomsIn(frame, { room: null, chat: null, stream: false })
    expect(usual.free).toEqual({ left: 0, right: 0, top: 0, bottom: 0 })
  })
})

describe('a source of OBS', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('saves the replay buffer only where OBS lets the page', async () => {
    vi.stubGlobal('window', {})
    expect(await saveReplayBuffer()).toBe('no-obs')
    expect(await maySave()).toBe(false)
    const save = vi.fn()
    for (const [level, answer, times] of [
      [2, 'not-allowed', 0],
      [3, null, 1],
      [5, null, 2],
    ] as const) {
      const getControlLevel = (told: (level: number) => void) => told(level)
      vi.stubGlobal('window', { obsstudio: { getControlLevel, saveReplayBuffer: save } })
      expect(await maySave()).toBe(answer === null)
      expect(await saveReplayBuffer()).toBe(answer)
      expect(save).toHaveBeenCalledTimes(times)
    }
  })

  it('saves nothing, and is no error, where OBS throws', async () => {
    const thrown = () => {
      throw new Error('no')
    }
    const level = (told: (level: number) => void) => told(5)
    for (const [obsstudio, answer] of [
      [{ getControlLevel: thrown, saveReplayBuffer: () => {} }, 'not-allowed'],
      [{ getControlLevel: level, saveReplayBuffer: thrown }, 'not-allowed'],
      [new Proxy({}, { get: thrown }), 'no-obs'],
    ] as const) {
      vi.stubGlobal('window', { obsstudio })
      expect(await saveReplayBuffer()).toBe(answer)
    }
    vi.stubGlobal('window', new Proxy({}, { get: thrown }))
    expect([await maySave(), await saveReplayBuffer()]).toEqual([false, 'no-obs'])
  })

  it('pauses a film that nobody sees, and lets only one go on that ran', () => {
    vi.stubGlobal('window', new EventTarget())
    const clock = { t: 0, speed: 1, playing: true }
    const film = {
      clock,
      play: () => {
        clock.playing = true
      },
      pause: () => {
        clock.playing = false
      },
    }
    const leave = pauseUnseen(film)
    const seen = (visible: unknown) =>
      window.dispatchEvent(new CustomEvent('obsSourceVisibleChanged', { detail: { visible } }))
    seen(false)
    expect(clock.playing).toBe(false)
    seen('yes')
    expect(clock.playing).toBe(false)
    seen(true)
    expect(clock.playing).toBe(true)
    film.pause()
    seen(false)
    seen(true)
    expect(clock.playing).toBe(false)
    film.play()
    leave()
    seen(false)
    expect(clock.playing).toBe(true)
    // A battle that begins while nobody sees it waits until somebody does.
    const leaveNext = pauseUnseen(film)
    seen(false)
    leaveNext()
    film.play()
    const leaveLast = pauseUnseen(film)
    expect(clock.playing).toBe(false)
    seen(true)
    expect(clock.playing).toBe(true)
    leaveLast()
  })
})

describe('text on the flat board of a stream', () => {
  it('is 24 pixels high at 1080 lines, whichever way the picture stands, and never smaller than usual', () => {
    const high = (width: number, height: number) => LEAST_TEXT * streamScale({ width, height }, LEAST_TEXT)
    expect(LEAST_TEXT).toBeGreaterThanOrEqual(12)
    expect(high(1920, 1080)).toBe(24)
    expect(high(1080, 1920)).toBe(24)
    expect(high(3840, 2160)).toBe(48)
    expect(high(640, 360)).toBe(LEAST_TEXT)
  })
})
