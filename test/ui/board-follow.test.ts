/** What part of the mat the flat board shows while its film runs, and how its view glides there. */
import { describe, expect, it } from 'vitest'
import { corners, type Mat, travel, type Vec } from '../../src/geometry/index.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { actionOf, followed, zoomTo } from '../../src/ui/play/board/follow.ts'
import { type Glide, glided, resting } from '../../src/ui/play/board/glide.ts'
import { frameOf, WHOLE, type Zoom } from '../../src/ui/play/board/zoom.ts'
import { MELEES } from './melee.ts'

/** A melee in which somebody acts. */
const acting = (picture: Picture, more: Partial<Picture>): Picture => ({
  ...picture,
  phase: 'activation',
  result: null,
  ruler: null,
  template: null,
  effects: [],
  ...more,
})

/** Those of the points that lie outside of what a zoom shows. */
function outside(zoom: Zoom, mat: Mat, points: readonly Vec[]): readonly Vec[] {
  const [left, top, width, height] = frameOf(zoom, mat)
  return points.filter(({ x, y }) => x < left || x > left + width || -y < top || -y > top + height)
}

describe('a flat board that follows its film', () => {
  it('shows all of the mat where nobody acts', () => {
    const [picture] = MELEES
    const ship = { shot: 'ship', ship: picture!.ships[0]!.id } as const
    for (const phase of ['setup', 'planning', 'end'] as const)
      expect(actionOf(acting(picture!, { phase, camera: ship }))).toBeNull()
    expect(actionOf(acting(picture!, { camera: { shot: 'table' } }))).toBeNull()
    expect(actionOf(acting(picture!, { camera: { shot: 'ship', ship: 'nobody' } }))).toBeNull()
    expect(actionOf(acting(picture!, { camera: ship }))).not.toBeNull()
    expect(followed({ scale: 2, x: 9, y: 9 }, acting(picture!, { camera: { shot: 'table' } }), picture!.mat)).toBe(
      WHOLE,
    )
  })

  it('has who acts, where it flies to, who is shot at and what bursts in its view, and the board fills that', () => {
    for (const picture of MELEES) {
      const { ships, mat } = picture
      let now = WHOLE
      for (const [index, ship] of ships.entries()) {
        const { base, pose: from, id } = ship
        const target = ships[(index + 1) % ships.length]!
        const template = { base, from, bearing: 'bank-left', speed: 3, difficulty: 'green', opacity: 1 } as const
        const blast = {
          kind: 'explosion',
          at: target.pose,
          lift: 0,
          ship: target.id,
          flash: false,
          progress: 0.2,
          seed: 1,
        } as const
        const seen: readonly [Picture, readonly Vec[]][] = [
          [
            acting(picture, { camera: { shot: 'ship', ship: id }, template }),
            [...corners(ship), travel(base, from, template).end],
          ],
          [
            acting(picture, { phase: 'combat', camera: { shot: 'pair', from: id, to: target.id } }),
            [...corners(ship), ...corners(target)],
          ],
          [
            acting(picture, { phase: 'combat', camera: { shot: 'ship', ship: target.id }, effects: [blast] }),
            [target.pose],
          ],
        ]
        for (const [film, points] of seen) {
          now = followed(now, film, mat)
          const there = points.filter(({ x, y }) => Math.abs(x) <= mat.width / 2 && Math.abs(y) <= mat.height / 2)
          expect(outside(now, mat, there)).toEqual([])
          const [left, top, width, height] = frameOf(now, mat)
          const [edge, brim, all, high] = frameOf(WHOLE, mat)
          expect(left).toBeGreaterThanOrEqual(edge - 1e-6)
          expect(top).toBeGreaterThanOrEqual(brim - 1e-6)
          expect(left + width).toBeLessThanOrEqual(edge + all + 1e-6)
          expect(top + height).toBeLessThanOrEqual(brim + high + 1e-6)
          expect(Math.min(width, height)).toBeGreaterThan(300)
        }
      }
    }
  })

  it('has what acts under the dice that hide a part of it from above', () => {
    const { mat } = MELEES[0]!
    for (const box of [
      { left: -20, right: 20, bottom: -20, top: 20 },
      { left: -90, right: 60, bottom: -170, top: 130 },
    ]) {
      const zoom = zoomTo(box, mat, 0.3)
      const [, top, , height] = frameOf(zoom, mat)
      expect(-box.top).toBeGreaterThan(top + 0.3 * height)
      expect(-box.bottom).toBeLessThan(top + height)
    }
  })

  it('keeps still while what acts is well within its view, and moves on when it is not', () => {
    const { mat } = MELEES[0]!
    const at = (x: number) => ({ left: x - 20, right: x + 20, bottom: -20, top: 20 })
    const film = (x: number): Picture => {
      const [one] = MELEES[0]!.ships
      const ship = { ...one!, pose: { x, y: 0, heading: 0 } }
      return acting(MELEES[0]!, { ships: [ship], camera: { shot: 'ship', ship: ship.id } })
    }
    const now = zoomTo(at(0), mat)
    expect(now.scale).toBeGreaterThan(2)
    expect(followed(now, film(60), mat)).toBe(now)
    const next = followed(now, film(300), mat)
    expect(next.x).toBeGreaterThan(100)
    // At the edge of the mat, where a view cannot have its ship in the middle, it comes to rest all the same.
    const edge = followed(now, film(mat.width / 2 - 20), mat)
    expect(followed(edge, film(mat.width / 2 - 20), mat)).toBe(edge)
  })
})

describe('a view that glides', () => {
  const TO = { scale: 2.4, x: 180, y: -90 }
  const glide = (fps: number, seconds: number): readonly Glide[] => {
    const way = [resting(WHOLE)]
    for (let n = 0; n < fps * seconds; n++) way.push(glided(way.at(-1)!, TO, 1 / fps))
    return way
  }

  it('comes to rest exactly where it was to go, soon, without swinging over', () => {
    const way = glide(60, 2.5)
    expect(way.at(-1)).toEqual(resting(TO))
    const arrived = way.findIndex(({ zoom }) => zoom === TO)
    expect(arrived).toBeGreaterThan(40)
    for (const [at, { zoom }] of way.entries()) {
      if (at === 0) continue
      expect(zoom.scale).toBeGreaterThanOrEqual(way[at - 1]!.zoom.scale)
      expect(zoom.x).toBeGreaterThanOrEqual(way[at - 1]!.zoom.x)
      expect(zoom.y).toBeLessThanOrEqual(way[at - 1]!.zoom.y)
    }
    // It starts softly.
    expect(way[1]!.zoom.x).toBeLessThan(TO.x / 20)
  })

  it('is as far at a time whatever the screen’s frames', () => {
    const [slow, fast] = [glide(30, 0.5).at(-1)!, glide(120, 0.5).at(-1)!]
    expect(slow.zoom.x).toBeCloseTo(fast.zoom.x, 6)
    expect(slow.zoom.scale).toBeCloseTo(fast.zoom.scale, 6)
  })
})
