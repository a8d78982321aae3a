/** What something on the mat can be expected to do to a unit, by the ways that it may fly until then: for whoever drops or moves it. */
import { type Pose, settle, sweeps, travel } from '../../src/geometry/index.ts'
import { sensible } from './default-plan.ts'
import { blastsOn } from './harm.ts'
import { type Hazard, meanPoints, type Wound } from './hazards.ts'
import { endsFrom, staysOn } from './landing.ts'
import { nearOf } from './pose-table.ts'
import type { Option, Position, Unit } from './position.ts'

/** Moves that are looked at; what goes off after more is taken to do so after these. */
const MOVES = 2
/** A stress token is worth so many points. */
const STRESS = 0.3

const pointsOf = (wound: Wound): number => meanPoints(wound) + wound.stress * STRESS

const meanOf = <T>(of: readonly T[], worth: (one: T) => number): number =>
  of.length === 0 ? 0 : of.reduce((sum, one) => sum + worth(one), 0) / of.length

/** What it does to a unit that lies at a pose when it goes off. */
const blastAt = (hazard: Hazard, unit: Unit, pose: Pose): number =>
  blastsOn(hazard, unit, nearOf(hazard, unit.base, pose)).reduce((sum, { wound }) => sum + pointsOf(wound), 0)

/** What it does to a unit that flies a manoeuvre among no others. */
const sweptBy = (hazard: Hazard, unit: Unit, option: Option): number => {
  const path = travel(unit.base, unit.start, option)
  const { pose, s } = settle(path, [])
  const { template, base } = sweeps(path, s, hazard.polygon)
  if (!template && !base) return 0
  const over = pointsOf(hazard.swept) + (base ? pointsOf(hazard.overlapped) : 0)
  return hazard.goesOff && (base || hazard.trips === 'swept') ? over + blastAt(hazard, unit, pose) : over
}

/** Points that something which lies there is expected to take off a unit: each of its ways is as likely as any other. */
export const expectedHarm = (position: Position, hazard: Hazard, unit: Unit): number => {
  const { bursts, from } = hazard
  const flies = unit.movement !== 'done'
  const ways = unit.known ? [unit.known] : sensible(position, unit)
  const swept = flies && from === 0 ? meanOf(ways, option => sweptBy(hazard, unit, option)) : 0
  if (!bursts) return swept
  let poses: readonly Pose[] = [unit.start]
  const moves = Math.min(MOVES, bursts.round + (bursts.moment === 'start' ? 0 : 1))
  for (let n = 0; n < moves; n++) {
    const options = n > 0 ? unit.dial : flies ? ways : []
    if (options.length === 0) continue
    poses = poses
      .flatMap(pose => options.map(endsFrom(position, unit, pose)))
      .filter(pose => staysOn(position, unit.base, pose))
  }
  return swept + meanOf(poses, pose => blastAt(hazard, unit, pose))
}
