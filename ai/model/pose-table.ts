/**
 * Every place that a ship may come to lie on in a search, by number: what the geometry says of it is asked once. Place 0 is off the mat.
 */
import {
  asFlown,
  type Base,
  bandOf,
  corners,
  EDGES,
  overlap,
  overlapsPolygon,
  type Path,
  type Pose,
  polygonGap,
  settle,
  sweeps,
  travel,
} from '../../src/geometry/index.ts'
import { type ActionName, blockersOf, friendly, obstaclesHit, obstaclesOf } from '../../src/rules/index.ts'
import type { Hazard } from './hazards.ts'
import { fleeing, onRock, staysOn } from './landing.ts'
import { escapesLater } from './leaving.ts'
import { LIMITS } from './limits.ts'
import { blankPairCache, type PairCache, pairOf, putPair } from './pair-cache.ts'
import type { Option, Position, Unit } from './position.ts'
import { measureShot } from './shot-odds.ts'

/** Something that hurts, met by a manoeuvre: whether the base ends on it. */
export type Met = { readonly hazard: Hazard; readonly base: boolean }

/** Where a manoeuvre ends that meets other ships: the place, obstacles hit and what else is met on the way, units touched. */
export type Bump = {
  readonly place: number
  readonly hits: number
  readonly met: readonly Met[]
  /** Whether it overlapped anybody: a Tallon Roll may slide clear (TFA-OVERLAP-2). */
  readonly overlapped: boolean
  readonly touching: readonly number[]
  /** Units of its own side that it ran into. */
  readonly friends: readonly number[]
}

export type PoseTable = {
  readonly position: Position
  readonly poses: Pose[]
  /** The unit whose place it is. */
  readonly owner: number[]
  /** By place and manoeuvre: the place where it ends among no others, and the obstacles it hits; −1 unknown. */
  readonly ends: Int32Array[]
  readonly hits: Uint8Array[]
  /** By place: the edge fled over by number from 1, 0 none, −1 unknown; whether on an obstacle. */
  readonly flees: number[]
  readonly rocky: number[]
  /** Where an action that moves the ship may end, by place. */
  readonly repositions: Map<ActionName, (readonly number[])[]>
  /** What a manoeuvre from a place meets among no others, by place and manoeuvre; and how near a place is to a hazard. */
  readonly met: Map<number, readonly Met[]>
  readonly nears: Map<number, number>
  readonly shots: PairCache
  readonly meets: PairCache
  readonly bumps: Map<string, Bump>
  /** Whether who flees counts as not destroyed, by unit, edge, round and who has the markers. */
  readonly saves: Map<string, boolean>
  /** Places by unit and pose, so that two ways to one pose share what is known. */
  readonly known: Map<string, number>
}

const NOWHERE: Pose = { x: 0, y: 0, heading: 0 }

/** No places yet but the one off the mat. */
export const blankPoseTable = (position: Position): PoseTable => ({
  position,
  poses: [NOWHERE],
  owner: [-1],
  ends: [new Int32Array(0)],
  hits: [new Uint8Array(0)],
  flees: [0],
  rocky: [0],
  repositions: new Map(),
  met: new Map(),
  nears: new Map(),
  shots: blankPairCache(),
  meets: blankPairCache(),
  bumps: new Map(),
  saves: new Map(),
  known: new Map(),
})

/** The number of a unit's place. */
export const placeAt = (poseTable: PoseTable, unit: Unit, pose: Pose): number => {
  const key = `${unit.index}/${pose.x}/${pose.y}/${pose.heading}`
  const known = poseTable.known.get(key)
  if (known !== undefined) return known
  const place = poseTable.poses.length
  poseTable.known.set(key, place)
  poseTable.poses.push(pose)
  poseTable.owner.push(unit.index)
  poseTable.ends.push(new Int32Array(unit.dial.length).fill(-1))
  poseTable.hits.push(new Uint8Array(unit.dial.length))
  poseTable.flees.push(-1)
  poseTable.rocky.push(-1)
  return place
}

/** Where a manoeuvre from a place ends among no others. */
export const endOf = (poseTable: PoseTable, unit: Unit, place: number, option: Option): number => {
  const ends = poseTable.ends[place]!
  const known = ends[option.index]!
  if (known >= 0) return known
  const { position } = poseTable
  const path = travel(unit.base, poseTable.poses[place]!, option)
  const { pose, s } = settle(path, [])
  const end = placeAt(poseTable, unit, pose)
  if (obstaclesOf(position.game).length > 0)
    poseTable.hits[place]![option.index] = obstaclesHit(position.game, unit.ship, path, s).obstacles.length
  ends[option.index] = end
  return end
}

const NOTHING: readonly Met[] = []

/** What of all that hurts a path meets up to s. */
export const metBy = ({ hazards }: Position, path: Path, s: number): readonly Met[] => {
  if (hazards.length === 0) return NOTHING
  const met: Met[] = []
  for (const hazard of hazards) {
    if (!hazard.minds) continue
    const { template, base } = sweeps(path, s, hazard.polygon)
    if (template || base) met.push({ hazard, base })
  }
  return met
}

/** What a manoeuvre from a place meets among no others. */
export const metOn = (poseTable: PoseTable, unit: Unit, place: number, option: Option): readonly Met[] => {
  const { position } = poseTable
  if (position.hazards.length === 0) return NOTHING
  const key = place * LIMITS.options + option.index
  let known = poseTable.met.get(key)
  if (!known) {
    const path = travel(unit.base, poseTable.poses[place]!, option)
    known = metBy(position, path, settle(path, []).s)
    poseTable.met.set(key, known)
  }
  return known
}

/** How near a base is to something that hurts: 0 on it, else the band of range, beyond all of them infinite. */
export const nearOf = ({ polygon }: Hazard, base: Base, pose: Pose): number => {
  const body = { base, pose }
  return overlapsPolygon(body, polygon) ? 0 : (bandOf(polygonGap(polygon, corners(body))) ?? Number.POSITIVE_INFINITY)
}

/** The same of a place. */
export const nearAt = (poseTable: PoseTable, hazard: Hazard, unit: Unit, place: number): number => {
  const key = place * poseTable.position.hazards.length + hazard.index
  let known = poseTable.nears.get(key)
  if (known === undefined) {
    known = nearOf(hazard, unit.base, poseTable.poses[place]!)
    poseTable.nears.set(key, known)
  }
  return known
}

/** The edge a base at a place flees over, by number from 1; 0: none (FLEE-1). */
export const fleesAt = (poseTable: PoseTable, unit: Unit, place: number): number => {
  const known = poseTable.flees[place]!
  if (known >= 0) return known
  const edge = fleeing(poseTable.position, unit, poseTable.poses[place]!)
  const number = edge === null ? 0 : EDGES.indexOf(edge) + 1
  poseTable.flees[place] = number
  return number
}

/** Whether a unit that flees over an edge, so many rounds on and with the markers taken so, counts as not destroyed (FLEE-2). */
export const savedBy = (poseTable: PoseTable, unit: Unit, edge: number, later: number, taken: Int8Array): boolean => {
  let key = `${unit.index}/${edge}/${later}`
  for (const by of taken) key += `/${by}`
  let known = poseTable.saves.get(key)
  if (known === undefined) {
    known = escapesLater(poseTable.position, unit, EDGES[edge - 1]!, later, taken)
    poseTable.saves.set(key, known)
  }
  return known
}

/** Whether a base at a place lies on an obstacle (OBST-10). */
export const rockyAt = (poseTable: PoseTable, unit: Unit, place: number): boolean => {
  let known = poseTable.rocky[place]!
  if (known < 0) {
    known = onRock(poseTable.position, unit.base, poseTable.poses[place]!) ? 1 : 0
    poseTable.rocky[place] = known
  }
  return known === 1
}

/** Centres farther apart than this do not meet: both half diagonals. */
const reachOf = (a: Unit, b: Unit): number => {
  const { base: one } = a
  const { base: two } = b
  return (
    (Math.sqrt(one.length * one.length + one.width * one.width) +
      Math.sqrt(two.length * two.length + two.width * two.width)) /
    2
  )
}

/** Whether two bases at two places overlap (OVERLAP-1). */
export const meetsAt = (poseTable: PoseTable, unit: Unit, place: number, other: Unit, at: number): boolean => {
  const from = poseTable.poses[place]!
  const to = poseTable.poses[at]!
  const dx = to.x - from.x
  const dy = to.y - from.y
  const reach = reachOf(unit, other)
  if (dx * dx + dy * dy >= reach * reach) return false
  const known = pairOf(poseTable.meets, place, at)
  if (known >= 0) return known === 1
  const meets = overlap({ base: unit.base, pose: from }, { base: other.base, pose: to })
  putPair(poseTable.meets, place, at, meets ? 1 : 0)
  return meets
}

/** The shot from one place at another: 0 none, else its band 1 … 3, plus 4 when obstructed. */
export const shotAt = (poseTable: PoseTable, unit: Unit, place: number, other: Unit, at: number): number => {
  const known = pairOf(poseTable.shots, place, at)
  if (known >= 0) return known
  const shot = measureShot(poseTable.position, unit, poseTable.poses[place]!, other, poseTable.poses[at]!)
  putPair(poseTable.shots, place, at, shot)
  return shot
}

/** A manoeuvre that would end upon others: backed up along its path (OVERLAP-2 … 7). `at`: the place of each unit. */
export const bumpOf = (poseTable: PoseTable, unit: Unit, place: number, option: Option, at: Int32Array): Bump => {
  const { position, poses } = poseTable
  const from = poses[place]!
  // Nobody farther than the longest template and two bases is met.
  const bodies = []
  let key = `${place}/${option.index}`
  for (const other of position.units) {
    const lies = at[other.index]!
    if (other === unit || lies === 0) continue
    const pose = poses[lies]!
    if (Math.abs(pose.x - from.x) > 400 || Math.abs(pose.y - from.y) > 400) continue
    key += `/${lies}`
    bodies.push({ id: other.ship.id, base: other.base, pose })
  }
  const known = poseTable.bumps.get(key)
  if (known) return known
  const indexOf = (id: string): number => position.units.findIndex(other => other.ship.id === id)
  const path = travel(unit.base, from, option)
  const settled = settle(path, bodies)
  const flown = asFlown(path, settled)
  const bump = {
    place: placeAt(poseTable, unit, settled.pose),
    hits:
      obstaclesOf(position.game).length > 0
        ? obstaclesHit(position.game, unit.ship, flown, settled.s).obstacles.length
        : 0,
    met: metBy(position, flown, settled.s),
    overlapped: settled.blockers.overlapped.length > 0,
    touching: settled.blockers.touching.map(indexOf),
    friends: settled.blockers.overlapped.map(indexOf).filter(other => friendly(position.units[other]!, unit)),
  }
  poseTable.bumps.set(key, bump)
  return bump
}

/** Where an action that moves a unit from a place may end, other ships aside: some poses, as far as they are free (ACTION-BR-5). */
export const repositionsFrom = (
  poseTable: PoseTable,
  unit: Unit,
  place: number,
  action: ActionName,
  endsFrom: (position: Position, unit: Unit, pose: Pose) => readonly Pose[],
): readonly number[] => {
  let byPlace = poseTable.repositions.get(action)
  if (!byPlace) {
    byPlace = []
    poseTable.repositions.set(action, byPlace)
  }
  const known = byPlace[place]
  if (known) return known
  const { position } = poseTable
  const ends: number[] = []
  for (const pose of endsFrom(position, unit, poseTable.poses[place]!)) {
    if (!staysOn(position, unit.base, pose)) continue
    if (blockersOf(position.game).some(({ polygon }) => overlapsPolygon({ base: unit.base, pose }, polygon))) continue
    ends.push(placeAt(poseTable, unit, pose))
  }
  byPlace[place] = ends
  return ends
}
