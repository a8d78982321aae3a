/** The table of opponents: who there is to play against, the weakest first, and how much each thinks. */
export const LEVELS = [
  /** Any legal answer. */
  { id: 'random', nodes: 1 },
  /** A die and a table of manoeuvres. */
  { id: 'table', nodes: 1 },
  /** Whole-number priorities, errors and all. */
  { id: 'aggressor', nodes: 1 },
  /** The same, mended. */
  { id: 'aggressor-plus', nodes: 1 },
  /** One round ahead by exact expectation. */
  { id: 'greedy', nodes: 1500 },
] as const

export type Level = (typeof LEVELS)[number]
export type LevelId = Level['id']

/** The level of an id; undefined if there is none. */
export const levelOf = (id: string): Level | undefined => LEVELS.find(level => level.id === id)
