/** The table of opponents: who there is to play against, the weakest first, and how much each thinks. */
import type { SearchParams } from './thought.ts'

/** An opponent. `nodes`: lines of play that a decision may cost; `params`: how it searches, null for one that does not. */
export type Level = { readonly id: LevelId; readonly nodes: number; readonly params: SearchParams | null }

/** Opponents to play against: the same dice and the same information for all, only less care, less time, less foresight. */
export const OPPONENTS = ['cadet', 'rookie', 'wingman', 'veteran', 'ace', 'legend'] as const

/** Players that follow a script. */
export const SCRIPTED = ['table', 'aggressor', 'aggressor-plus'] as const

/** Simple players that strength is measured against. */
const BASELINES = ['random', ...SCRIPTED, 'greedy'] as const

export type LevelId = (typeof BASELINES)[number] | (typeof OPPONENTS)[number]

const simple = (id: LevelId, nodes: number): Level => ({ id, nodes, params: null })
const searching = (id: LevelId, nodes: number, params: SearchParams): Level => ({ id, nodes, params })

/** Every level, the weakest first. */
export const LEVELS: readonly Level[] = [
  /** Any legal answer. */
  simple('random', 1),
  /** Expects the enemy to fly straight on, and often takes what only looks nice. */
  searching('cadet', 300, { temperature: 0.1, priorWeight: 1, samples: 0, deep: false, learns: false }),
  /** A die and a table of manoeuvres. */
  simple('table', 1),
  searching('rookie', 300, { temperature: 0.05, priorWeight: 1, samples: 0, deep: false, learns: false }),
  searching('wingman', 500, { temperature: 0.026, priorWeight: 1, samples: 3, deep: false, learns: false }),
  /** Whole-number priorities, errors and all. */
  simple('aggressor', 1),
  /** The same, mended. */
  simple('aggressor-plus', 1),
  /** One round ahead by exact expectation. */
  simple('greedy', 1500),
  searching('veteran', 800, { temperature: 0.018, priorWeight: 1, samples: 6, deep: false, learns: false }),
  /** The round as a matrix game, its plans drawn a little loosely. */
  searching('ace', 1000, { temperature: 0.018, priorWeight: 0.5, samples: 4, deep: false, learns: false }),
  /** The same, and the round after it; it learns from the dials that it is shown. */
  searching('legend', 12000, { temperature: 0, priorWeight: 0.5, samples: 6, deep: true, learns: true }),
]

/** Of 100 points, those that an opponent took from the one before it in paired battles (docs/strength.md). */
export const SCORES: Readonly<Partial<Record<LevelId, number>>> = {
  rookie: 62,
  wingman: 71,
  veteran: 59,
  ace: 61,
  legend: 61,
}

/** A level that follows no script. */
export type Unscripted = Exclude<LevelId, (typeof SCRIPTED)[number]>

/** Whether a level follows a script. */
export const isScripted = (level: LevelId): level is (typeof SCRIPTED)[number] =>
  SCRIPTED.some(scripted => scripted === level)

/** The level of an id; undefined if there is none. */
export const levelOf = (id: string): Level | undefined => LEVELS.find(level => level.id === id)
