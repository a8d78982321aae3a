/** The flat board from the other edge is the same table, to the eye, the pointer and the arrow keys. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { corners, type Edge } from '../../src/geometry/index.ts'
import { sightings } from '../../src/playback/measure.ts'
import type { Picture } from '../../src/playback/picture.ts'
import {
  type Facing,
  turnedBack,
  turnedMarks,
  turnedMat,
  turnedPicture,
  turnedPlace,
} from '../../src/ui/play/board/turned.ts'
import { facingOf } from '../../src/ui/play/facing.ts'
import { step } from '../../src/ui/play/orders/put-down.tsx'
import type { Session } from '../../src/ui/play/session/session.ts'
import { MELEES, marks } from './melee.ts'

const FACINGS: readonly Facing[] = [0, 90, 180, 270]
const ACROSS = { north: 'south', south: 'north', east: 'west', west: 'east' } as const
const alone = (side: 'first' | 'second') => ({ mode: 'play', humans: { [side]: {} } }) as unknown as Session

describe('the flat board seen from one’s own edge', () => {
  it.each(['north', 'east', 'south', 'west'] as const)(
    'has that edge, the %s, near by, and what looks away from it looks up',
    home => {
      const homes = { first: home as Edge, second: ACROSS[home] }
      for (const side of ['first', 'second'] as const) {
        const facing = facingOf(alone(side), { homes })
        const [one] = MELEES[0]!.ships
        const looks = { ...one!, pose: { x: 10, y: 20, heading: facing } }
        const seen = turnedPicture({ ...MELEES[0]!, homes, ships: [looks] }, facing)
        expect(seen.homes[side]).toBe('south')
        expect(seen.homes[side === 'first' ? 'second' : 'first']).toBe('north')
        expect(seen.ships[0]!.pose.heading).toBe(0)
      }
    },
  )

  it('is the same table: what can be measured on it is as far as it was', () => {
    const told = (picture: Picture) =>
      sightings(catalog, picture).map(({ line, ...rest }) => [
        rest,
        Math.hypot(line.to.x - line.from.x, line.to.y - line.from.y).toFixed(2),
      ])
    for (const picture of MELEES.slice(0, 8))
      for (const facing of FACINGS) expect(told(turnedPicture(picture, facing))).toEqual(told(picture))
  })

  it('says where on the mat a press was, and arrows push what is placed the way they point', () => {
    const at = { x: 123, y: -45 }
    for (const facing of FACINGS) {
      expect(turnedBack(turnedPlace(at, facing), facing)).toEqual(at)
      const up = step(0, 1, facing)
      expect(turnedPlace(up, facing)).toEqual({ x: 0, y: 1 })
    }
    expect(turnedMat({ width: 900, height: 600 }, 90)).toEqual({ width: 600, height: 900 })
  })

  it('turns all that is marked with it', () => {
    const [{ ships }] = MELEES as [Picture]
    const { id, chassis, side, pose, base } = ships[0]!
    const points = corners(ships[0]!)
    const given = marks({
      ghosts: [{ id, chassis, pose, base, tone: 'good' }],
      templates: [{ base, from: pose, bearing: 'straight', speed: 2, tone: 'good' }],
      zone: [{ points, tone: 'plain' }],
      lines: [{ from: pose, to: points[0], band: 1, tone: 'plain' }],
      token: { what: 'asteroid', token: 'a', pose, polygon: points, legal: true },
      ends: [{ key: 'a', ship: id, side, base, from: pose, pose, share: 1, percent: 100, rank: 0 }],
      heat: {
        levels: [{ dice: 1, ink: 1, rings: [points], strips: [{ near: points, far: points }], spots: [points] }],
      },
    })
    // Nothing that has a place is left where it was, and a full turn brings all of it back.
    const places = (value: object): readonly string[] =>
      JSON.stringify(value).match(/"x":-?[\d.e-]+,"y":-?[\d.e-]+/g) ?? []
    const turned = places(turnedMarks(given, 180))
    const before = places(given)
    expect(turned).toHaveLength(before.length)
    expect(turned.filter((place, at) => place === before[at])).toEqual([])
    expect(places(turnedMarks(turnedMarks(given, 180), 180))).toEqual(before)
  })
})
