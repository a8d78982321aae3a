/** What can be measured on the mat of a picture: who has whom in arc, how far apart ships are, where a dial could lead. By the kernel of the rules. */
import {
  type Base,
  type Bearing,
  CONTACT,
  clearLine,
  gap,
  type Measure,
  obstructed,
  overlapsPolygon,
  type Pose,
  range,
  rangeInArc,
  type Segment,
  travel,
} from '../geometry/index.ts'
import type { Catalog, Difficulty, ShipId } from '../rules/index.ts'

/** What is printed, for whoever draws and may not ask the rules. */
export type { Catalog } from '../rules/index.ts'

import { friendly } from '../rules/index.ts'
import type { Marks } from './marks.ts'
import { obstaclesIn } from './objects.ts'
import type { Picture, ShipPicture } from './picture.ts'

/** A distance measured between two ships, mm; its line lies where the rules would lay the ruler (RANGE-6, OBST-11). */
export type Distance = {
  readonly from: ShipId
  readonly to: ShipId
  readonly mm: number
  /** null: beyond range 3. */
  readonly band: 1 | 2 | 3 | null
  readonly line: Segment
  readonly obstructed: boolean
}

/** A distance to a ship of the other side that is in the firing arc and within range 3 (ARC-4). */
export type Sighting = Distance & {
  readonly band: 1 | 2 | 3
  /** Why it cannot be shot at all the same: the bases touch (OVERLAP-7), or the attacker lies on an obstacle (OBST-10). */
  readonly bar: 'touching' | 'obstacle' | null
}

/** A manoeuvre of a ship's dial as it would be flown from where it is, other ships left out of account. */
export type Option = {
  readonly bearing: Bearing
  readonly speed: number
  readonly difficulty: Difficulty
  readonly base: Base
  readonly from: Pose
  readonly to: Pose
}

/** The ships on the mat: not those that explode or fly off. */
export const shipsInPlay = (picture: Picture): readonly ShipPicture[] =>
  picture.ships.filter(ship => ship.status === 'play' && ship.presence > 0.5)

/**
 * Whom the overlays around one ship are about: the ship selected, else pointed at, else the one that attacks, else the one that a
 * decision is about and whose arc is drawn, else the one that acts.
 */
export const subjectOf = (picture: Picture, { selected, hovered, arcs }: Marks): ShipPicture | null => {
  const ships = shipsInPlay(picture)
  const find = (id: ShipId | null | undefined) => ships.find(ship => ship.id === id)
  return (
    find(selected) ??
    find(hovered) ??
    find(picture.ruler?.attacker) ??
    find(arcs.length === 1 ? arcs[0] : null) ??
    ships.find(ship => ship.active) ??
    null
  )
}

/**
 * A ship as it is measured from: where the move of it that is looked at would end on the mat, else where it is. No arc starts where
 * a ship cannot end.
 */
export function lookedAt(ship: ShipPicture, { mat }: Picture, { ghosts }: Marks): ShipPicture {
  const ghost = ghosts.find(({ id, tone }) => id === ship.id && tone !== 'bad')
  if (!ghost || Math.abs(ghost.pose.x) > mat.width / 2 || Math.abs(ghost.pose.y) > mat.height / 2) return ship
  return { ...ship, pose: ghost.pose }
}

const polygonsOf = (picture: Picture) =>
  obstaclesIn(picture)
    .filter(one => one.presence > 0.5)
    .map(one => one.polygon)

const laid = (
  from: ShipPicture,
  to: ShipPicture,
  measure: Measure,
  polygons: ReturnType<typeof polygonsOf>,
): Distance => ({
  from: from.id,
  to: to.id,
  mm: measure.mm,
  band: measure.band,
  line: clearLine(measure, polygons),
  obstructed: polygons.length > 0 && obstructed(measure, polygons),
})

/** The distance from a ship to the part of another in its firing arc; null out of arc (RANGE-6, ARC-2). */
export function inArc(catalog: Catalog, picture: Picture, from: ShipPicture, to: ShipPicture): Distance | null {
  let best: Measure | null = null
  for (const arc of catalog.chassis[from.chassis]?.arcs ?? []) {
    const found = rangeInArc(from, arc, to)
    if (found && (!best || found.mm < best.mm)) best = found
  }
  return best && laid(from, to, best, polygonsOf(picture))
}

/** The distance between two ships, all around (RANGE-2). */
export function apart(picture: Picture, from: ShipPicture, to: ShipPicture): Distance {
  return laid(from, to, range(from, to), polygonsOf(picture))
}

/** Everybody who has somebody in arc and range now, or only what one ship sees; in the order of the ships (ARC-4). */
export function sightings(catalog: Catalog, picture: Picture, only: ShipId | null = null): readonly Sighting[] {
  const ships = shipsInPlay(picture)
  const polygons = polygonsOf(picture)
  const found: Sighting[] = []
  for (const from of ships) {
    if (only !== null && from.id !== only) continue
    if (!catalog.chassis[from.chassis]?.primaries.length) continue
    const onRock = polygons.some(polygon => overlapsPolygon(from, polygon))
    for (const to of ships) {
      if (friendly(to, from)) continue
      const seen = inArc(catalog, picture, from, to)
      if (!seen || seen.band === null) continue
      const bar = onRock ? 'obstacle' : gap(from, to) <= CONTACT ? 'touching' : null
      found.push({ ...seen, band: seen.band, bar })
    }
  }
  return found
}

/** Where each manoeuvre of a ship's dial would lead from its pose, Koiogran turns turned round (MAN-6); none without a dial. */
export function optionsOf(catalog: Catalog, ship: ShipPicture): readonly Option[] {
  const { base, pose: from } = ship
  return (catalog.chassis[ship.chassis]?.dial ?? []).map(({ bearing, speed, difficulty }) => {
    const to = travel(base, from, { bearing, speed }).end
    return { bearing, speed, difficulty, base, from, to }
  })
}
