/** Ranges, arcs and blocked shots measured on a picture are those of the rules. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { optionsOf, sightings } from '../../src/playback/measure.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import type { GameState } from '../../src/rules/index.ts'
import { legalTargetsFrom, previewManoeuvre, threats } from '../../src/rules/preview.ts'
import { shipAt } from '../scene/pictures.ts'
import { gallery } from '../support/gallery.ts'

const EMPTY = createTimeline({ catalog }).picture(0)

/** A picture of the ships and obstacles of a state: as much as is measured. */
const pictureOf = (state: GameState): Picture => {
  const ships = state.ships.flatMap(ship => {
    const chassis = catalog.chassis[ship.chassis]
    if (!ship.pose || ship.status !== 'play' || !chassis) return []
    const { id, side, pose, pilot } = ship
    const { base } = chassis
    return [shipAt(id, pose.x, pose.y, { side, chassis: ship.chassis, pilot, base, pose })]
  })
  const objects = state.objects.map(({ id, kind, ship, x, y, heading, polygon }) => {
    const { obstacle } = catalog.kinds[kind]!
    return { id, what: kind, obstacle, carrier: ship, polygon, pose: { x, y, heading }, lift: 0, presence: 1, fuse: 0 }
  })
  return { ...EMPTY, ships, objects }
}

describe('what is measured on a picture', () => {
  const exhibits = gallery(6)

  it('[ARC-4] [RANGE-6] [OBST-11] is what the rules measure: who has whom in arc and range, how far, and what is obstructed', () => {
    let found = 0
    for (const { state } of exhibits) {
      const picture = pictureOf(state)
      const seen = sightings(catalog, picture)
      for (const { id, pose } of picture.ships) {
        const own = seen.filter(one => one.from === id)
        const armed = (catalog.chassis[state.ships.find(ship => ship.id === id)!.chassis]?.primaries.length ?? 0) > 0
        // Who touches is measured too, and barred.
        const expected = armed ? threats(catalog, { ...state, touching: [] }, id, pose).on : []
        expect(own.map(({ to, band, mm, obstructed }) => ({ ship: to, band, mm, obstructed }))).toEqual(expected)
        found += expected.length
      }
    }
    expect(found).toBeGreaterThan(100)
  })

  it('[OVERLAP-7] [OBST-10] bars every shot that the rules refuse for touching or for an obstacle', () => {
    let open = 0
    for (const { state } of exhibits) {
      const picture = pictureOf(state)
      for (const { id, pose } of picture.ships) {
        const mine = sightings(catalog, picture, id)
        const legal = legalTargetsFrom(catalog, state, id, pose)
        for (const target of legal) {
          expect(mine.find(one => one.to === target)?.bar).toBeNull()
          open += 1
        }
        const touching = state.touching.filter(pair => pair.includes(id)).flat()
        for (const one of mine) if (touching.includes(one.to)) expect(one.bar).not.toBeNull()
      }
    }
    expect(open).toBeGreaterThan(60)
  })

  it('[MAN-3] [MAN-6] lays a dial where the rules fly it, when nothing is in the way', () => {
    let flown = 0
    for (const { state } of exhibits.slice(0, 40)) {
      const picture = pictureOf(state)
      for (const ship of picture.ships) {
        for (const { bearing, speed, to } of optionsOf(catalog, ship)) {
          const preview = previewManoeuvre(catalog, state, ship.id, `${bearing} ${speed}`)
          if (preview.overlapped.length > 0 || preview.endTurnCancelled) continue
          expect(to.x).toBeCloseTo(preview.to.x, 3)
          expect(to.y).toBeCloseTo(preview.to.y, 3)
          expect(to.heading % 360).toBeCloseTo(preview.to.heading % 360, 3)
          flown += 1
        }
      }
    }
    expect(flown).toBeGreaterThan(300)
  })
})
