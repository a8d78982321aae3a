/** Players for the command line: the opponents of the levels, in this process, with a node budget and their own seeds. */
import { decisionSeed, rngOf } from '../../ai/evaluate/rng.ts'
import { LEVELS, levelOf } from '../../ai/levels.ts'
import { think } from '../../ai/players.ts'
import { game } from '../../src/content/index.ts'
import type { Player } from '../../src/match/match.ts'

/** The ids of the levels, for messages. */
export const levelIds: readonly string[] = LEVELS.map(level => level.id)

/** A player of a level; null if there is no such level. `nodes`: its budget a decision, the level's own if left out. */
export function levelPlayer(id: string, seed: string, nodes?: number): Player | null {
  const level = levelOf(id)
  if (!level) return null
  return {
    async decide(view, decision) {
      const rng = rngOf(decisionSeed(seed, decision.seat, decision.at))
      const thinking = think(level.id, game, view, decision, rng, { used: 0, limit: nodes ?? level.nodes })
      for (;;) {
        const step = thinking.next()
        if (step.done) return step.value
      }
    },
  }
}
