/** What each side plays for: the mission's aim where it is known, otherwise to lose less than the enemy. */
import { aimRow, type ByAim } from '../../src/content/index.ts'
import { cargoOf, friendly } from '../../src/rules/index.ts'
import { breakoutPriority, breakoutStands, disabledOf, judgeBreakout } from './breakout.ts'
import { escortPriority, escortStands, judgeEscort, shuttleOf } from './escort.ts'
import { escaped, leavesNext } from './leaving.ts'
import type { Standing } from './peril.ts'
import { hemmedIn, safeWays } from './prospect.ts'
import type { Sim } from './sim.ts'
import { judgeSkirmish, skirmishPriority } from './skirmish.ts'
import type { Table, Unit } from './table.ts'
import { judgeWhispers, scanAt, whispersPriority, whispersStands } from './whispers.ts'

type Objective = {
  /** The worth of a line's end to the first side, about 0 … 1. */
  readonly judge: (table: Table, sim: Sim) => number
  /** How its aim stands, if it has one beside the fight. */
  readonly stands?: (table: Table, sim: Sim) => Standing | null
  /** What a point of damage on a unit is worth, in the same measure. */
  readonly priority: (table: Table, unit: Unit) => number
}

const SKIRMISH: Objective = { judge: judgeSkirmish, priority: skirmishPriority }

const OBJECTIVES: ByAim<Objective> = {
  'political-escort': { judge: judgeEscort, stands: escortStands, priority: escortPriority },
  'asteroid-run': { judge: judgeBreakout, stands: breakoutStands, priority: breakoutPriority },
  'dark-whispers': { judge: judgeWhispers, stands: whispersStands, priority: whispersPriority },
}

const objectiveOf = ({ game }: Table): Objective =>
  aimRow(OBJECTIVES, game.catalog, game.state.mission, 'objective') ?? SKIRMISH

/** The ship that the mission is about: the shuttle, the disabled one; null where there is none. */
export const prizeOf = (table: Table): Unit | null => {
  const { mission } = table.game.state
  if (mission === 'asteroid-run') return disabledOf(table) ?? null
  return mission === 'political-escort' ? (shuttleOf(table) ?? null) : null
}

/** How the mission stands on a line that is still open; null where there is nothing to say. */
export const standing = (table: Table, sim: Sim): Standing | null => objectiveOf(table).stands?.(table, sim) ?? null

/** What a point of damage on a unit is worth in the mission. */
export const priority = (table: Table, unit: Unit): number => objectiveOf(table).priority(table, unit)

/** The marker that a unit would scan instead of attacking, by its place in the state; −1: none (MISSION-3-SCAN-1). */
export const scannable = (table: Table, sim: Sim, unit: Unit): number =>
  cargoOf(table.game).length === 0 ? -1 : scanAt(table, sim, unit)

/** The ships that a unit can give an evade token to by a mission action, when it is close enough (MISSION-1-PROTECT-1). */
export const wards = (table: Table, unit: Unit): readonly Unit[] => {
  const mission = table.game.catalog.missions[table.game.state.mission]
  if (!mission?.actions['protect'] || unit.skill === null) return []
  return table.units.filter(other => friendly(other, unit) && other.skill === null)
}

const LOST = 2
const CORNERED = 0.6
/** So few ways that stay on the mat that a ship in one of them may push it off. */
const FEW = 3
const NARROW = 0.08
/** No way on but over an obstacle. */
const HEMMED = 0.05

/** The worth of a line's end to the table's side; its own ships must stay on the mat, now and next round, or leave it rightly. */
export const judge = (table: Table, sim: Sim): number => {
  const first = objectiveOf(table).judge(table, sim)
  let worth = table.side === 'first' ? first : 1 - first
  for (const unit of table.units) {
    if (unit.side !== table.side || unit.skill === null) continue
    const pose = sim.poses[unit.index]
    const stressed = sim.stress[unit.index]! > 0
    if (sim.fled[unit.index] && !escaped(table, sim, unit)) worth -= LOST
    if (!pose) continue
    const ways = safeWays(table, unit, pose, stressed)
    if (ways < FEW && !leavesNext(table, sim, unit, pose)) worth -= ways === 0 ? CORNERED : NARROW / ways
    const hemmed = hemmedIn(table, unit, pose, stressed)
    worth -= hemmed === 1 ? HEMMED : 0.01 * hemmed
  }
  return worth
}
