/** Opens what a request asks for: a battle that is played or watched here, or a replay. */
import { isRefused, type Text } from '../../../rules/index.ts'
import type { BattleRequest } from '../../menu/types.ts'
import { battleSession } from './battle-session.ts'
import type { FilmSettings } from './films.ts'
import { replaySession } from './replay-session.ts'
import type { MakeAdviser, MakeOpponent, Session, TeamRoom } from './session.ts'

/** The session for a request – `room`: what one with several members or people is made with –, or what is wrong with the replay file or with the battle asked for. */
export function openSession(
  request: BattleRequest,
  settings: FilmSettings,
  opponent: MakeOpponent,
  adviser: MakeAdviser | null = null,
  forecaster: MakeAdviser | null = null,
  room: TeamRoom | null = null,
): Session | { readonly trouble: Text } {
  if (request.kind === 'replay') return replaySession(request, settings, forecaster, room)
  try {
    return battleSession(request, settings, opponent, adviser, forecaster, room)
  } catch (error) {
    // Squads, obstacles or a mat that cannot be: said in words, like every refusal.
    if (isRefused(error)) return { trouble: error.refusal }
    throw error
  }
}
