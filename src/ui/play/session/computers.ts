/** The computers of a battle that is fought here, and what is heard of them. */
import type { Player } from '../../../match/match.ts'
import type { Side } from '../../../rules/index.ts'
import type { BattleSetup } from '../../menu/types.ts'
import { attended, kept, type Reason } from '../reasons/reason.ts'
import type { MakeOpponent, Opponent } from './session.ts'

/** The computers of a battle: who they are, what they told, and how often a default was played for one. `tell`: something of it has changed. */
export function createComputers(
  setup: BattleSetup,
  opponent: MakeOpponent,
  watch: boolean,
  set: string,
  tell: () => void,
) {
  const all: Opponent[] = []
  let mishaps = 0
  let reasons: readonly Reason[] = []
  return {
    mishaps: () => mishaps,
    reasons: () => reasons,
    /** Forgets what was told of all commands but the first so many. */
    back(keep: number) {
      reasons = reasons.filter(reason => reason.decision.at < keep)
    },
    dismiss() {
      for (const one of all.splice(0)) one.dispose()
    },
    /** A computer for a side, at a level. */
    hire(side: Side, level: string, seed: string): Player {
      const called = opponent(level, seed, setup.tempers?.[side] ?? 'even', watch, set)
      all.push(called)
      called.onMishap(() => {
        mishaps += 1
        tell()
      })
      return attended(called, side, reason => {
        reasons = kept(reasons, reason)
        tell()
      })
    },
  }
}

/** A computer in its place: after a rewind somebody else plays, with other dice of its own, or its plans would be known. */
export function replaced(hire: (rewinds: number) => Player, first: number, rewinds: () => number): Player {
  let since = first
  let now = hire(since)
  const one = (): Player => {
    if (rewinds() !== since) {
      since = rewinds()
      now = hire(since)
    }
    return now
  }
  return {
    decide: (view, decision, signal) => one().decide(view, decision, signal),
    ...(now.plan && { plan: (view, dials, signal) => one().plan!(view, dials, signal) }),
  }
}
