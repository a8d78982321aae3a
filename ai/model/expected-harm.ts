/** What something on the mat can be expected to do to a unit, by the ways that it may fly until then: for whoever drops or moves it. */
import {
  bandOf,
  corners,
  overlapsPolygon,
  type Pose,
  polygonGap,
  settle,
  sweeps,
  travel,
} from '../../src/geometry/index.ts'
import { sensible } from './default-plan.ts'
import { isMeant } from './harm.ts'
import { type Hazard, meanPoints, type Wound } from './hazards.ts'
import { endsFrom, staysOn } from './landing.ts'
import type { Option, Position, Unit } from './position.ts'

/** Rounds that are looked at; what goes off later is taken to do so in the last of them. */
const ROUNDS = 2
/** A stress token is worth so many points. */
const STRESS = 0.3

const pointsOf = (wound: Wound): number => meanPoints(wound) + wound.stress * STRESS

/** What it does to a unit that lies at a pose when it goes off. */
const blastAt = (hazard: Hazard, unit: Unit, pose: Pose): number => {
  const body = { base: unit.base, pose }
  const band = bandOf(polygonGap(hazard.polygon, corners(body))) ?? Number.POSITIVE_INFINITY
  let sum = 0
  for (const { whose, within, wound } of hazard.blasts) {
    if (!isMeant(hazard, whose, unit)) continue
    if (within === 0 ? overlapsPolygon(body, hazard.polygon) : band <= within) sum += pointsOf(wound)
  }
  return sum
}

/** What it does to a unit that flies a manoeuvre among no others. */
const sweptBy = (hazard: Hazard, unit: Unit, option: Option): number => {
  const path = travel(unit.base, unit.start, option)
  const { pose, s } = settle(path, [])
  const { template, base } = sweeps(path, s, hazard.polygon)
  if (!template && !base) return 0
  const trips = hazard.goesOff && (hazard.trips === 'swept' || (hazard.trips === 'overlapped' && base))
  const over = pointsOf(hazard.swept) + (base ? pointsOf(hazard.overlapped) : 0)
  return over + (trips ? blastAt(hazard, unit, pose) : 0)
}

/** What a unit may fly in a round, as far as anybody knows; null: it stays. */
const waysIn = (position: Position, unit: Unit, round: number): readonly Option[] | null => {
  if (round > 0) return unit.dial.length > 0 ? unit.dial : null
  if (unit.movement === 'done') return null
  return unit.known ? [unit.known] : sensible(position, unit)
}

const meanOf = <T>(of: readonly T[], worth: (one: T) => number): number =>
  of.length === 0 ? 0 : of.reduce((sum, one) => sum + worth(one), 0) / of.length

/** Points that some objects are expected to take off a unit: each of its ways is as likely as any other. */
export const expectedHarm = (position: Position, hazards: readonly Hazard[], unit: Unit): number => {
  let poses: readonly Pose[] = [unit.start]
  let sum = 0
  for (let round = 0; round < ROUNDS; round++) {
    const due = hazards.filter(({ bursts }) => bursts && Math.min(bursts.round, ROUNDS - 1) === round)
    for (const hazard of due.filter(({ bursts }) => bursts!.moment === 'start'))
      sum += meanOf(poses, pose => blastAt(hazard, unit, pose))
    const ways = waysIn(position, unit, round)
    if (ways) {
      if (round === 0)
        for (const hazard of hazards)
          if (hazard.from === 0) sum += meanOf(ways, option => sweptBy(hazard, unit, option))
      poses = poses
        .flatMap(pose => ways.map(endsFrom(position, unit, pose)))
        .filter(pose => staysOn(position, unit.base, pose))
    }
    for (const hazard of due.filter(({ bursts }) => bursts!.moment !== 'start'))
      sum += meanOf(poses, pose => blastAt(hazard, unit, pose))
  }
  return Math.min(sum, unit.shields + unit.hull)
}
