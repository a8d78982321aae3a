/** Who may give the game up, and when. */
import type { Game } from '../catalog.ts'
import type { Command } from '../commands.ts'
import { refuse } from '../refuse.ts'
import { leaderOf } from '../sides.ts'
import type { Refusal } from '../text.ts'

/** Either side may give the game up as long as it has not ended, whoever is asked: a custom of the table, of which no rule speaks. For a team its leader does (TEAM-7). */
export function judgeConcession({ state }: Game, command: Command): true | Refusal {
  if (!state.players.some(({ id, side }) => id === command.player && id === leaderOf(state, side)))
    return refuse('not-your-turn', 'ROUND-1')
  const at: Readonly<Record<string, number>> = typeof command.at === 'number' ? { at: command.at } : {}
  return command.at === state.at || refuse('late', 'ROUND-1', { ...at, now: state.at })
}
