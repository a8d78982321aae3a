/** The lines of where the enemy may fire, and their figures. The area is `parts/heat-map.tsx`. */
import type { Vec } from '../../geometry/index.ts'
import { PHONE_PIXEL } from '../../playback/marks.ts'
import { ink } from '../palette.ts'
import { badge, type Draw, LOW, strokes } from './draw.ts'

/** A line around every step, that of all that can be reached in dots; on each of a whole die and more how many they are. */
export const drawHeat = (draw: Draw) => {
  const { sheet, hair, frame } = draw
  const levels = frame.marks.heat?.levels ?? []
  for (const { dice, rings } of levels)
    for (const ring of rings) {
      if (dice === 0) strokes(draw, [...ring, ring[0]!], [1.8, 5], 1, 'heat', 0.7)
      else sheet.line(ring, hair * (dice < 1 ? 0.7 : 1.1), LOW, ink('heat', dice < 1 ? 0.35 : 0.75), true)
    }
  const taken: Vec[] = frame.picture.ships.filter(ship => ship.presence > 0).map(ship => ship.pose)
  const apart = Math.max(45, frame.pixel * 34)
  const free = (at: Vec) => taken.every(other => Math.hypot(at.x - other.x, at.y - other.y) > apart)
  for (const { dice, spots } of levels.toReversed()) {
    if (dice < 1) continue
    for (const places of frame.pixel < PHONE_PIXEL ? spots : spots.slice(0, 1)) {
      const at = places.find(free)
      if (!at) continue
      taken.push(at)
      badge(draw, String(dice), at, 'heat', 0.9)
    }
  }
}
