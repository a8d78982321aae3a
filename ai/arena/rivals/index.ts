/** Whom strength is measured against: the scripted players, and rivals that neither the search nor a fit has ever seen. None of them is known to those who think. */
import type { Ask } from '../../ask.ts'
import { type LevelId, levelOf, SCRIPTED } from '../../levels.ts'
import { think as thinkLevel } from '../../players.ts'
import { type Thinking, thinkToEnd } from '../../thinking.ts'
import type { Thought } from '../../thought.ts'
import { thinkFlanker } from './flanker.ts'
import { thinkFormation } from './formation.ts'
import { thinkQuantal } from './quantal.ts'

/** The rivals that the page does not offer, and what each may spend on a decision. */
const UNSEEN = {
  formation: { think: thinkFormation, nodes: 1 },
  flanker: { think: thinkFlanker, nodes: 1 },
  quantal: { think: thinkQuantal, nodes: 200 },
} as const satisfies Readonly<Record<string, { think: (ask: Ask) => Thinking<Thought>; nodes: number }>>

export type RivalId = keyof typeof UNSEEN

/** Who may sit at the table of the arena: a level, or a rival. */
export type ContestantId = LevelId | RivalId

/** Whom strength is measured against, all of them. */
export const RIVALS: readonly ContestantId[] = [...SCRIPTED, ...(Object.keys(UNSEEN) as RivalId[])]

const isUnseen = (id: string): id is RivalId => Object.hasOwn(UNSEEN, id)

/** A contestant by its id; undefined if there is none. */
export const contestantOf = (id: string): ContestantId | undefined => (isUnseen(id) ? id : levelOf(id)?.id)

/** What a contestant spends on a decision unless told otherwise. */
export const budgetOf = (id: ContestantId): number => (isUnseen(id) ? UNSEEN[id].nodes : levelOf(id)!.nodes)

/** What a contestant thinks of what it is asked, to the end. Same ask, same answer. */
export const answerOf = (id: ContestantId, ask: Ask): Thought =>
  thinkToEnd(isUnseen(id) ? UNSEEN[id].think(ask) : thinkLevel(id, ask))
