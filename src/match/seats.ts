/** Who answers for each player, and the question that each has before it: both change when a member leaves (TEAM-15). */
import { type PlayerId, refuse, refused } from '../rules/index.ts'
import type { Player } from './match.ts'

/**
 * The seats of a match. `put` asks whoever answers for a player now, and anew whoever does once that one has left; it ends when `all` – the
 * signal of everything that is asked now – is aborted. `replace` seats another.
 */
export function seatsOf(players: Readonly<Partial<Record<PlayerId, Player>>>, all: () => AbortSignal) {
  const minds = { ...players }
  const asked = new Map<PlayerId, AbortController>()
  const mindOf = (player: PlayerId): Player => {
    const found = minds[player]
    if (!found) throw new Error(`nobody plays for ${player}`)
    return found
  }
  /** One question to one mind; null: it has left before it answered. */
  const ask = async <T>(
    player: PlayerId,
    signal: AbortSignal,
    question: (mind: Player, signal: AbortSignal) => Promise<T>,
  ): Promise<T | null> => {
    const own = new AbortController()
    const stop = () => own.abort(signal.reason)
    if (signal.aborted) stop()
    else signal.addEventListener('abort', stop, { once: true })
    const left = new Promise<null>(leaves => {
      own.signal.addEventListener('abort', () => {
        if (!signal.aborted) leaves(null)
      })
    })
    asked.set(player, own)
    try {
      return await Promise.race([question(mindOf(player), own.signal), left])
    } finally {
      signal.removeEventListener('abort', stop)
      if (asked.get(player) === own) asked.delete(player)
    }
  }
  return {
    async put<T>(player: PlayerId, question: (mind: Player, signal: AbortSignal) => Promise<T>): Promise<T> {
      const signal = all()
      for (;;) {
        const answer = await ask(player, signal, question)
        if (answer !== null) return answer
      }
    },
    replace(player: PlayerId, mind: Player): void {
      minds[player] = mind
      asked.get(player)?.abort(refused(refuse('late', 'TEAM-15')))
    },
  }
}
