/** Which stretch of film a clip shows, frame by frame, how it is encoded and named, and where a photograph is taken from. */
import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { createDirector } from '../../src/playback/director/director.ts'
import { createFilm } from '../../src/playback/film.ts'
import { type Chapter, createTimeline } from '../../src/playback/timeline.ts'
import { flightShot } from '../../src/scene/camera/aboard.ts'
import { setLens } from '../../src/scene/camera/lens.ts'
import { topShot } from '../../src/scene/camera/shots.ts'
import type { Darkroom } from '../../src/scene/capture.ts'
import { type Eye, eyeNow, reframed, showEye } from '../../src/scene/capture-eye.ts'
import { courseOf } from '../../src/ui/stream/clips/clip-times.ts'
import { type ClipJob, drawFrame } from '../../src/ui/stream/clips/make.ts'
import {
  bitrateOf,
  clock,
  fileName,
  ownSize,
  RATES,
  SIZE_NAMES,
  SIZES,
  type Size,
  type SizeName,
  spanOf,
  stamp,
} from '../../src/ui/stream/clips/spans.ts'
import { squeeze, televised, televisionSize } from '../../src/ui/stream/clips/television.ts'
import { catalog, sample } from '../playback/sample.ts'

const chapter = (kind: Chapter['kind'], start: number): Chapter => ({
  kind,
  start,
  title: { key: 'caption.none', rules: [] },
  beat: 0,
  round: 1,
  phase: 'combat',
})
const FILM = [
  chapter('setup', 0),
  chapter('round', 10),
  chapter('phase', 18),
  chapter('attack', 20),
  chapter('attack', 26),
  chapter('phase', 31),
  chapter('round', 40),
]

describe('a stretch of film', () => {
  it('is the last so many seconds, never more than there were', () => {
    expect(spanOf(15, FILM, 33, 50)).toEqual({ from: 18, to: 33 })
    expect(spanOf(60, FILM, 33, 50)).toEqual({ from: 0, to: 33 })
    expect(spanOf(15, FILM, 0.2, 50)).toBeNull()
  })

  it('is the round or the attack that goes on, no further than may be seen', () => {
    expect(spanOf('round', FILM, 33, 50)).toEqual({ from: 10, to: 40 })
    expect(spanOf('round', FILM, 33, 36)).toEqual({ from: 10, to: 36 })
    expect(spanOf('attack', FILM, 22, 50)).toEqual({ from: 20, to: 26 })
    // The last one is looked for, and ends with its phase.
    expect(spanOf('attack', FILM, 33, 50)).toEqual({ from: 26, to: 31 })
    expect(spanOf('attack', FILM, 12, 50)).toBeNull()
    expect(spanOf('round', FILM, 5, 50)).toBeNull()
  })
})

describe('the course of a clip', () => {
  const SPAN = { from: 20, to: 23 }

  it('has as many frames as its seconds, the speed and the rate make', () => {
    const frames = (to: number, fps: number, speed: number) => courseOf({ from: 20, to }, fps, speed).frames
    expect(frames(23, 30, 1)).toBe(90)
    expect(frames(23, 60, 1)).toBe(180)
    expect(frames(23, 30, 0.25)).toBe(360)
    expect(frames(23, 30, 4)).toBe(23)
    // Sliders give tenths that are none in binary.
    expect(courseOf({ from: 0.1, to: 0.1 + 0.2 }, 30, 1).frames).toBe(6)
    expect(frames(20, 30, 1)).toBe(1)
    expect(courseOf(SPAN, 30, 0.25).seconds).toBe(12)
  })

  it('shows the film from the start of the stretch, at its speed, and nothing after its end', () => {
    const { filmAt } = courseOf(SPAN, 30, 2)
    expect(filmAt(0)).toBe(20)
    expect(filmAt(15 / 30)).toBe(21)
    expect(filmAt(900 / 30)).toBe(23)
  })

  it('is the same where the director slows nothing', () => {
    const [plain, led] = [courseOf(SPAN, 60, 0.5), courseOf(SPAN, 60, 0.5, () => 1)]
    expect(led.frames).toBe(plain.frames)
    for (let n = 0; n < plain.frames; n++) expect(led.filmAt(n / 60)).toBe(plain.filmAt(n / 60))
  })

  it('is as much longer as a slow moment takes, and goes through all of it', () => {
    // One second of film, from 21 on, at a third of the speed.
    const slow = (t: number) => (t >= 21 && t < 22 ? 1 / 3 : 1)
    const { frames, seconds, filmAt } = courseOf(SPAN, 30, 1, slow)
    expect(frames).toBe(150)
    expect(seconds).toBe(5)
    const shown = [0, 1, 2.5, 4, 4.5, 5].map(filmAt)
    ;[20, 21, 21.5, 22, 22.5, 23].forEach((t, n) => {
      expect(shown[n]).toBeCloseTo(t, 6)
    })
    expect(courseOf(SPAN, 30, 0.5, slow).frames).toBe(300)
  })

  it('slows down for a ship that bursts, as the film itself does, and never goes back', () => {
    const timeline = createTimeline({ catalog })
    timeline.append(sample)
    const beat = timeline.beats.find(({ type, duration }) => type === 'shipDestroyed' && duration > 0)!
    const span = { from: beat.start - 1, to: beat.start + 2 }
    const director = createDirector(timeline, { catalog, manner: 'broadcast', leads: true, calm: false })
    const course = courseOf(span, 60, 1, t => director.rate(t, 1))
    expect(course.seconds).toBeGreaterThan(4)
    // Against the film's own clock, ticked as a screen ticks it.
    const film = createFilm({ catalog })
    film.append(sample)
    film.direct(director)
    film.seek(span.from)
    for (let n = 0; n < course.frames; n++) {
      const t = course.filmAt(n / 60)
      expect(Math.abs(film.clock.t - t)).toBeLessThan(0.02)
      expect(course.filmAt((n + 1) / 60)).toBeGreaterThanOrEqual(t)
      film.tick(1 / 60)
    }
    expect(course.filmAt(course.seconds)).toBe(span.to)
    // Whoever wants it faster than life has it fast.
    expect(courseOf(span, 60, 2, t => director.rate(t, 2)).seconds).toBe(1.5)
  })
})

describe('a frame of a clip', () => {
  /** A room in which something is still on its way the first time. */
  const slow = (over: ClipJob['over'] = null, { width, height }: Size = SIZES['720p']) => {
    const drawn: number[] = []
    const feet: number[] = []
    const room = {
      canvas: {},
      lost: false,
      draw: ({ picture, foot }: { readonly picture: number; readonly foot: number }) => {
        feet.push(foot)
        return drawn.push(picture) > 1
      },
      settled: () => Promise.resolve(),
    }
    const painted: unknown[] = []
    const paper = { canvas: {}, fillRect: () => {}, drawImage: (...given: unknown[]) => painted.push(given) }
    const job = { pictureAt: (t: number) => t, director: { at: () => null }, backdrop: 'space', over, width, height }
    const draw = (wanted?: () => boolean) =>
      drawFrame(
        room as unknown as Darkroom,
        paper as unknown as CanvasRenderingContext2D,
        job as unknown as ClipJob,
        7,
        0,
        wanted,
      )
    return { drawn, feet, painted, draw }
  }

  it('is drawn again once everything is there', async () => {
    const { drawn, painted, draw } = slow()
    await draw()
    expect([drawn, painted.length]).toEqual([[7, 7], 1])
  })

  it('leaves the room alone when nobody wants it any more', async () => {
    const { drawn, painted, draw } = slow()
    await draw(() => false)
    expect([drawn, painted.length]).toEqual([[7], 0])
  })

  it('is led to show the ships above the caption, and in all of the picture where there is none', async () => {
    const footOf = async (over: ClipJob['over'], size: SizeName) => {
      const { feet, draw } = slow(over, SIZES[size])
      await draw()
      return feet[0]! / SIZES[size].height
    }
    expect(await footOf(null, '720p')).toBe(0)
    // Clear of the edge by a twentieth, and a line; in a tall picture much higher.
    expect(await footOf(() => {}, '720p')).toBeCloseTo(0.05 + 0.082, 2)
    expect(await footOf(() => {}, 'tall')).toBeCloseTo(0.18 + 0.046, 2)
  })
})

describe('what a clip is made into', () => {
  it('has even sides, as encoders want them, and more bits for more frames', () => {
    for (const { width, height } of Object.values(SIZES)) expect([width % 2, height % 2]).toEqual([0, 0])
    expect(SIZE_NAMES).toContain('1080p')
    const [slow, quick] = RATES.map(fps => bitrateOf(1280, 720, fps))
    expect(quick!).toBeGreaterThan(slow!)
  })

  it('may have a size of its own, if the address asks for one that can be', () => {
    expect(ownSize('?clip=320x180&view=demo')).toEqual({ width: 320, height: 180 })
    for (const bad of ['321x180', '100x180', '320x9000', '320', 'x', '320x180x2', '-20x180', '1e3x180'])
      expect(ownSize(`?clip=${bad}`), bad).toBeNull()
    expect(ownSize('')).toBeNull()
  })

  it('is named after mission, round, seed and moment, and bears no sign that a file system minds', () => {
    expect(fileName('political-escort', 3, 'abc', stamp(65.7), 'webm')).toBe(
      'koiogran-political-escort-round-3-seed-abc-1m05s.webm',
    )
    expect(fileName('../Über uns', 0, '', stamp(3), 'png')).toBe('koiogran-ber-uns-round-0-0m03s.png')
  })

  it('tells moments in minutes, seconds and tenths', () => {
    expect([0, 9.96, 65.72].map(clock)).toEqual(['0:00.0', '0:10.0', '1:05.7'])
  })
})

describe('the eye of a photograph', () => {
  const view = { width: 1280, height: 720, left: 0, right: 0, top: 0, bottom: 0 }
  const seen = (shoot: (camera: PerspectiveCamera) => void): Eye => {
    const camera = new PerspectiveCamera()
    shoot(camera)
    const leave = showEye(camera)
    const eye = eyeNow()
    leave()
    expect(eyeNow()).toBeNull()
    return eye!
  }

  it('starts where the stage’s camera stands, and looks where it looks', () => {
    for (const heading of [-170, -40, 0, 25, 90])
      for (const down of [-20, 0, 43, 80])
        for (const roll of [0, 17]) {
          const flight = { eye: new Vector3(120, 300, -80), heading, down }
          const eye = seen(camera => setLens(camera, { ...flightShot(flight), fov: 33, roll }, view))
          expect(eye.at[0]).toBeCloseTo(120, 6)
          expect(eye.at[1]).toBeCloseTo(300, 6)
          expect(eye.heading).toBeCloseTo(heading, 6)
          expect(eye.down).toBeCloseTo(down, 6)
          expect(eye.roll).toBeCloseTo(roll, 6)
          expect(eye.fov).toBeCloseTo(33, 6)
        }
  })

  it('makes of a plan a long look from straight above', () => {
    const eye = seen(camera => setLens(camera, topShot(16 / 9, 90), view))
    expect(eye.down).toBeGreaterThan(89)
    // Seen from the east edge, west is up.
    expect(eye.heading).toBeCloseTo(-90, 4)
    expect(eye.fov).toBeGreaterThan(10)
    expect(eye.fov).toBeLessThan(60)
  })

  it('opens its field for a picture that is narrower than the table was, and only then', () => {
    const eye: Eye = { at: [0, 500, 500], heading: 0, down: 45, roll: 0, fov: 30 }
    expect(reframed(eye, 16 / 9, 16 / 9)).toBe(eye)
    expect(reframed(eye, 1, 16 / 9)).toBe(eye)
    expect(reframed(eye, 16 / 9, 9 / 16).fov).toBeGreaterThan(45)
    expect(reframed({ ...eye, fov: 90 }, 16 / 9, 9 / 16).fov).toBe(100)
  })
})

describe('the colours of a clip', () => {
  /** What each plane of a picture of one colour holds, as television would have it (BT.709, limited). */
  const planesOf = (r: number, g: number, b: number) => {
    const [width, height] = [4, 2]
    const pixels = new Uint8ClampedArray(Array.from({ length: width * height }, () => [r, g, b, 255]).flat())
    const out = new Uint8ClampedArray(televisionSize(width, height))
    televised(pixels, width, height, out)
    const [y, u, v] = [out.slice(0, 8), out.slice(8, 10), out.slice(10)]
    for (const plane of [y, u, v]) expect(new Set(plane).size).toBe(1)
    return [y[0], u[0], v[0]]
  }

  it('are those of television: black at 16, white at 235, no colour at 128', () => {
    expect(planesOf(0, 0, 0)).toEqual([16, 128, 128])
    expect(planesOf(255, 255, 255)).toEqual([235, 128, 128])
    expect(planesOf(255, 0, 0)).toEqual([63, 102, 240])
    expect(planesOf(0, 255, 0)).toEqual([173, 42, 26])
    expect(planesOf(0, 0, 255)).toEqual([32, 240, 118])
    expect(planesOf(128, 128, 128)).toEqual([126, 128, 128])
  })

  it('are the mean of each four pixels, and the brightness of each', () => {
    const pixels = new Uint8ClampedArray([255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255, 0, 0, 255, 255])
    const out = new Uint8ClampedArray(televisionSize(2, 2))
    televised(pixels, 2, 2, out)
    expect([...out]).toEqual([63, 32, 63, 32, 171, 179])
  })

  it('come out the same where pictures are squeezed first, and then written in the full range', () => {
    for (let n = 0; n < 125; n += 1) {
      const [r, g, b] = [n % 5, Math.floor(n / 5) % 5, Math.floor(n / 25)].map(step => Math.round((step * 255) / 4))
      const pixel = new Uint8ClampedArray([r!, g!, b!, 255])
      squeeze(pixel)
      const [red, green, blue] = pixel
      const y = 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
      const full = [y, 128 + (blue! - y) / 1.8556, 128 + (red! - y) / 1.5748]
      planesOf(r!, g!, b!).forEach((wanted, plane) => {
        expect(Math.abs(full[plane]! - wanted!), `${r} ${g} ${b}`).toBeLessThan(1.2)
      })
      expect(pixel[3]).toBe(255)
    }
  })
})
