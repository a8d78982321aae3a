import { PerspectiveCamera, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import type { Chapter } from '../../src/playback/timeline.ts'
import { flightShot } from '../../src/scene/camera/aboard.ts'
import { setLens } from '../../src/scene/camera/lens.ts'
import { topShot } from '../../src/scene/camera/shots.ts'
import { type Eye, eyeNow, reframed, showEye } from '../../src/scene/capture-eye.ts'
import {
  bitrateOf,
  clock,
  fileName,
  framesOf,
  ownSize,
  RATES,
  SIZE_NAMES,
  SIZES,
  spanOf,
  stamp,
  timeOf,
} from '../../src/ui/clips/spans.ts'

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

  it('has as many frames as its seconds, the speed and the rate make', () => {
    expect(framesOf({ from: 20, to: 23 }, 30, 1)).toBe(90)
    expect(framesOf({ from: 20, to: 23 }, 60, 1)).toBe(180)
    expect(framesOf({ from: 20, to: 23 }, 30, 0.25)).toBe(360)
    expect(framesOf({ from: 20, to: 23 }, 30, 4)).toBe(23)
    // Sliders give tenths that are none in binary.
    expect(framesOf({ from: 0.1, to: 0.1 + 0.2 }, 30, 1)).toBe(6)
    expect(framesOf({ from: 5, to: 5 }, 30, 1)).toBe(1)
  })

  it('shows its frame n at from + n · speed / fps, and nothing after its end', () => {
    const span = { from: 20, to: 23 }
    expect(timeOf(span, 0, 30, 2)).toBe(20)
    expect(timeOf(span, 15, 30, 2)).toBe(21)
    expect(timeOf(span, 900, 30, 2)).toBe(23)
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
