/** What each side plays for: the mission's aim where it is known, otherwise to lose less than the enemy. */
import { aimRow, type ByAim, demandAims } from '../../src/content/index.ts'
import { cargoOf, friendly } from '../../src/rules/index.ts'
import type { Sim } from '../evaluate/sim.ts'
import { escaped, leavesNext } from '../model/leaving.ts'
import { hemmedIn, safeWays } from '../model/mobility.ts'
import type { Position, Unit } from '../model/position.ts'
import { breakoutPriority, breakoutStands, disabledOf, judgeBreakout } from './asteroid-run.ts'
import { judgeWhispers, scanAt, whispersPriority, whispersStands } from './dark-whispers.ts'
import { escortPriority, escortStands, judgeEscort, shuttleOf } from './political-escort.ts'
import { judgeSkirmish, skirmishPriority } from './skirmish.ts'
import type { Standing } from './threat.ts'

type Objective = {
  /** The worth of a line's end to the first side, about 0 … 1. */
  readonly judge: (position: Position, sim: Sim) => number
  /** How its aim stands, if it has one beside the fight. */
  readonly stands?: (position: Position, sim: Sim) => Standing | null
  /** What a point of damage on a unit is worth, in the same measure. */
  readonly priority: (position: Position, unit: Unit) => number
}

const SKIRMISH: Objective = { judge: judgeSkirmish, priority: skirmishPriority }

const OBJECTIVES: ByAim<Objective> = {
  'political-escort': { judge: judgeEscort, stands: escortStands, priority: escortPriority },
  'asteroid-run': { judge: judgeBreakout, stands: breakoutStands, priority: breakoutPriority },
  'dark-whispers': { judge: judgeWhispers, stands: whispersStands, priority: whispersPriority },
}

demandAims('ai/objectives/index.ts', 'objective', OBJECTIVES)

const objectiveOf = ({ game }: Position): Objective =>
  aimRow(OBJECTIVES, game.catalog, game.state.mission, 'objective') ?? SKIRMISH

/** The ship that the mission is about: the shuttle, the disabled one; null where there is none. */
export const prizeOf = (position: Position): Unit | null => {
  const { mission } = position.game.state
  if (mission === 'asteroid-run') return disabledOf(position) ?? null
  return mission === 'political-escort' ? (shuttleOf(position) ?? null) : null
}

/** How the mission stands on a line that is still open; null where there is nothing to say. */
export const standing = (position: Position, sim: Sim): Standing | null =>
  objectiveOf(position).stands?.(position, sim) ?? null

/** What a point of damage on a unit is worth in the mission. */
export const priority = (position: Position, unit: Unit): number => objectiveOf(position).priority(position, unit)

/** The marker that a unit would scan instead of attacking, by its place in the state; −1: none (MISSION-3-SCAN-1). */
export const scannable = (position: Position, sim: Sim, unit: Unit): number =>
  cargoOf(position.game).length === 0 ? -1 : scanAt(position, sim, unit)

/** The ships that a unit can give an evade token to by a mission action, when it is close enough (MISSION-1-PROTECT-1). */
export const wards = (position: Position, unit: Unit): readonly Unit[] => {
  const mission = position.game.catalog.missions[position.game.state.mission]
  if (!mission?.actions['protect'] || unit.skill === null) return []
  return position.units.filter(other => friendly(other, unit) && other.skill === null)
}

const LOST = 2
const CORNERED = 0.6
/** So few ways that stay on the mat that a ship in one of them may push it off. */
const FEW = 3
const NARROW = 0.08
/** No way on but over an obstacle. */
const HEMMED = 0.05

/** The worth of a line's end to the table's side; its own ships must stay on the mat, now and next round, or leave it rightly. */
export const judge = (position: Position, sim: Sim): number => {
  const first = objectiveOf(position).judge(position, sim)
  let worth = position.side === 'first' ? first : 1 - first
  for (const unit of position.units) {
    if (unit.side !== position.side || unit.skill === null) continue
    const pose = sim.poses[unit.index]
    const stressed = sim.stress[unit.index]! > 0
    if (sim.fled[unit.index] && !escaped(position, sim, unit)) worth -= LOST
    if (!pose) continue
    const ways = safeWays(position, unit, pose, stressed)
    if (ways < FEW && !leavesNext(position, sim, unit, pose)) worth -= ways === 0 ? CORNERED : NARROW / ways
    const hemmed = hemmedIn(position, unit, pose, stressed)
    worth -= hemmed === 1 ? HEMMED : 0.01 * hemmed
  }
  return worth
}
