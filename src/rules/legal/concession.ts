import type { Game } from '../catalog.ts'
import type { Command } from '../commands.ts'
import { refuse } from '../refuse.ts'
import { PLAYER_SEATS } from '../state.ts'
import type { Refusal } from '../text.ts'

/** Either player may give the game up as long as it has not ended, whoever is asked: a custom of the table, of which no rule speaks. */
export function judgeConcession({ state }: Game, command: Command): true | Refusal {
  if (!PLAYER_SEATS.some(seat => seat === command.seat)) return refuse('not-your-turn', 'ROUND-1')
  const at: Readonly<Record<string, number>> = typeof command.at === 'number' ? { at: command.at } : {}
  return command.at === state.at || refuse('late', 'ROUND-1', { ...at, now: state.at })
}
