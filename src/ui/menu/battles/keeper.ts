/** Keeps the battle being played, after every decision. */
import { exportReplay } from '../../../match/replay.ts'
import { namesIn } from '../../../match/who.ts'
import type { BattleStore } from '../../../saves/battles.ts'
import { holdBattle } from '../../../saves/hold.ts'
import type { KeptBattle } from '../../../saves/kept.ts'
import type { BattleCore, Playing } from '../../play/session/session.ts'
import { isPerson } from '../types.ts'
import { markOpen } from './open-mark.ts'

/** A battle as it stands. `previewed`: previews of moves were to be had (PLAN-6). */
export function standing({ match, setup, engine, team }: BattleCore, previewed: boolean): KeptBattle {
  const { result, round } = match.state
  const winner = result ? (result.winner ?? 'draw') : null
  const conceded = result?.by === 'conceded' ? ({ conceded: true } as const) : {}
  return {
    setup,
    replay: exportReplay(engine, match, namesIn(setup), team?.moves),
    previewed,
    round,
    winner,
    ...conceded,
  }
}

/** What the keeper tells: the battle is kept as it stands, for good or in memory only; or another tab has taken it over. */
export type Told = 'lasting' | 'memory' | 'taken'

/** When writing is tried again though nothing was decided, milliseconds: a disk may have been full for a moment. */
const AGAIN_MS = 20_000

/**
 * Keeps a session's battle from the first decision of a person on: a write at a time, the latest state next, so that a page that dies
 * loses one decision at most. What could not be written is written with the next decision, or after a while. Gives the way to stop.
 */
export function keepSession(
  session: Playing,
  store: Pick<BattleStore, 'keep'>,
  previewed: () => boolean,
  tell: (told: Told) => void,
): () => void {
  const { match, setup, keeping } = session
  const { id } = keeping
  const decided = () => match.log.some(({ player }) => isPerson(setup, player))
  /** Something was decided, taken back since or not. */
  let begun = decided()
  /** The last command that was written: what was taken back and done again is another one. What was decided before this began is not. */
  let written = begun ? undefined : match.log.at(-1)
  let writing = false
  let stopped = false
  let later: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    stopped = true
    clearTimeout(later)
  }
  const taken = () => {
    if (stopped) return
    stop()
    tell('taken')
  }
  const own = keeping.hold ? Promise.resolve(keeping.hold) : holdBattle(id)
  void own.then(hold => {
    session.onLeave(() => hold?.release())
    hold?.onLost(taken)
  })

  const write = async () => {
    if (writing) return
    writing = true
    clearTimeout(later)
    let lasting = true
    while (!stopped && match.log.at(-1) !== written) {
      begun ||= decided()
      if (!begun) break
      written = match.log.at(-1)
      const battle = standing(session, previewed())
      lasting = (await store.keep(id, battle)) === 'kept'
      if (lasting) markOpen(battle.winner === null)
      if (!stopped) tell(lasting ? 'lasting' : 'memory')
    }
    writing = false
    if (lasting || stopped) return
    later = setTimeout(() => {
      written = undefined
      void write()
    }, AGAIN_MS)
  }
  const leave = match.subscribe(() => void write())
  void write()
  return () => {
    stop()
    leave()
  }
}
