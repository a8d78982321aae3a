/** The view holds the whole mat, or the ships that a question is about, from either edge. */
import { PerspectiveCamera } from 'three'
import { describe, expect, it } from 'vitest'
import { direction, type Shot } from '../../src/scene/camera/fit.ts'
import { proposedShot, tableShot, topShot } from '../../src/scene/camera/shots.ts'
import { toScene } from '../../src/scene/space.ts'
import { pictureOf, shipAt } from './pictures.ts'

const cameraAt = (shot: Shot, aspect: number): PerspectiveCamera => {
  const camera = new PerspectiveCamera(shot.fov, aspect, 20, 20000)
  camera.position
    .copy(direction(shot.azimuth, Math.max(0.01, shot.polar)))
    .multiplyScalar(shot.distance)
    .add(shot.target)
  camera.lookAt(shot.target)
  camera.updateMatrixWorld()
  return camera
}

describe('camera', () => {
  it.each([16 / 9, 4 / 3, 1, 390 / 844])('holds the whole mat in a view of aspect %f, and fills it', aspect => {
    for (const shot of [tableShot(aspect), topShot(aspect), tableShot(aspect, 180), topShot(aspect, 180)]) {
      const camera = cameraAt(shot, aspect)
      let most = 0
      for (const [x, y] of [
        [-457.2, -457.2],
        [457.2, -457.2],
        [457.2, 457.2],
        [-457.2, 457.2],
      ] as const) {
        const seen = toScene({ x, y }).project(camera)
        most = Math.max(most, Math.abs(seen.x), Math.abs(seen.y))
      }
      expect(most).toBeLessThanOrEqual(1)
      expect(most).toBeGreaterThan(0.9)
    }
  })

  it('holds the ships a question is about, whatever the film proposes', () => {
    const ships = [shipAt('r1', -300, -380), shipAt('i1', 280, 350), shipAt('i2', 430, -440)]
    const picture = { ...pictureOf(ships), phase: 'activation' as const }
    const seen = (frame: readonly string[], aspect: number) => {
      const shot = proposedShot({ shot: 'ship', ship: 'r1' }, picture, aspect, { whole: false, frame })
      const camera = cameraAt(shot, aspect)
      return ships.map(ship => {
        const at = toScene(ship.pose, 44).project(camera)
        return Math.max(Math.abs(at.x), Math.abs(at.y)) < 1
      })
    }
    for (const aspect of [1.5, 1, 0.6]) {
      expect(seen(['r1', 'i1'], aspect).slice(0, 2)).toEqual([true, true])
      expect(seen([], aspect)).toEqual([true, false, false])
    }
  })

  it('shows the whole table while dials are set, and where a question is about all of it', () => {
    const planning = { ...pictureOf([shipAt('r1', 0, 0)]), phase: 'planning' as const }
    const none = { whole: false, frame: [] }
    expect(proposedShot({ shot: 'table' }, planning, 1.4, none)).toEqual(tableShot(1.4))
    expect(proposedShot({ shot: 'table' }, planning, 0.5, none).distance).toBeLessThan(tableShot(0.5).distance)
    const later = { ...planning, phase: 'combat' as const }
    expect(proposedShot({ shot: 'table' }, later, 1.4, none).distance).toBeLessThan(tableShot(1.4).distance)
    expect(proposedShot({ shot: 'ship', ship: 'r1' }, later, 1.4, { ...none, whole: true })).toEqual(tableShot(1.4))
  })

  it.each([1.9, 1, 0.5])(
    'ends with who is left in the middle of what is free, aspect %f, wherever they are',
    aspect => {
      const result = { winner: 'second', by: 'destroyed' } as const
      for (const [x, y] of [
        [0, 0],
        [40, 430],
        [-430, -400],
      ] as const) {
        const gone = shipAt('r2', -x, -y, { presence: 0 })
        const left = [shipAt('r1', x, y), shipAt('i1', x + 70, y - 20), shipAt('i4', x - 60, y + 10)]
        const over = { ...pictureOf([...left, gone]), phase: 'combat', result } as const
        for (const home of [0, 180]) {
          const shot = proposedShot({ shot: 'table' }, over, aspect, { whole: false, frame: [], home })
          const camera = cameraAt(shot, aspect)
          const seen = left.map(ship => toScene(ship.pose, 44).project(camera))
          for (const at of seen) expect(Math.max(Math.abs(at.x), Math.abs(at.y))).toBeLessThan(0.6)
          const mean = (of: 'x' | 'y') => seen.reduce((sum, at) => sum + at[of] / seen.length, 0)
          expect(Math.abs(mean('x'))).toBeLessThan(0.3)
          expect(Math.abs(mean('y'))).toBeLessThan(0.3)
        }
      }
    },
  )

  it('sees the same from either edge: a player at the north has the own edge near and the own right at the right', () => {
    const near = pictureOf([shipAt('r1', 120, -250), shipAt('i1', -60, 200)])
    const far = pictureOf([shipAt('r1', -120, 250), shipAt('i1', 60, -200)])
    for (const proposal of [
      { shot: 'table' },
      { shot: 'ship', ship: 'i1' },
      { shot: 'pair', from: 'r1', to: 'i1' },
    ] as const) {
      const turned = { ...far, ships: far.ships.map(ship => ({ ...ship, pose: { ...ship.pose, heading: 180 } })) }
      const south = proposedShot(proposal, { ...near, phase: 'combat' }, 1.5, { whole: false, frame: [] })
      const north = proposedShot(proposal, { ...turned, phase: 'combat' }, 1.5, { whole: false, frame: [], home: 180 })
      expect(north.azimuth - south.azimuth).toBeCloseTo(180, 6)
      expect(north.distance).toBeCloseTo(south.distance, 4)
      expect(north.target.x).toBeCloseTo(-south.target.x, 4)
      expect(north.target.z).toBeCloseTo(-south.target.z, 4)
    }
  })
})
