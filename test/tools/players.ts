/** Players for the command line: the opponents of the levels, in this process, with a node budget and their own seeds. */

import { LEVELS, levelOf } from '../../ai/levels.ts'
import { thinkThrough } from '../../ai/players.ts'
import { decisionSeed, rngOf } from '../../ai/rng.ts'
import type { Notes } from '../../ai/thought.ts'
import { game } from '../../src/content/index.ts'
import type { Player } from '../../src/match/match.ts'

/** The ids of the levels, for messages. */
export const levelIds: readonly string[] = LEVELS.map(level => level.id)

/** A player of a level; null if there is no such level. `nodes`: its budget a decision, the level's own if left out. `engine`: the box's, unless told. */
export function levelPlayer(id: string, seed: string, nodes?: number, engine = game): Player | null {
  const level = levelOf(id)
  if (!level) return null
  let notes: Notes | null = null
  return {
    async decide(view, decision) {
      const rng = rngOf(decisionSeed(seed, decision.player, decision.at))
      const work = { used: 0, limit: nodes ?? level.nodes }
      const ask = { engine, view, decision, rng, work, notes, style: 'even', candidates: null } as const
      const thought = thinkThrough(level.id, ask)
      notes = thought.notes ?? notes
      return thought.command
    },
  }
}
