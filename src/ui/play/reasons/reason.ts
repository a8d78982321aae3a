/** Why the computer did what it did: kept as it is told, and when each of it may be shown. */
import type { Dials, Explanation } from '../../../../ai/thought.ts'
import type { Seal } from '../../../match/commitment.ts'
import type { Player } from '../../../match/match.ts'
import type { Command, Decision, Side } from '../../../rules/index.ts'

/** The reasons for one answer, with what was asked and what was answered. */
export type Reason = {
  readonly side: Side
  readonly explanation: Explanation
  readonly decision: Decision
  readonly command: Command
}

/** What says how far things lie open: the log as played, the seals, and what the film has shown. */
export type Openness = {
  /** The computer plays both sides: nobody here has a dial to set. */
  readonly watched: boolean
  readonly log: readonly Command[]
  readonly seals: readonly Seal[]
  readonly hasSeen: (at: number) => boolean
}

type Telling = Player & { onExplanation(listener: (explanation: Explanation) => void): () => void }

/** A player whose reasons are handed on together with the answer they are for. */
export function attended(player: Telling, side: Side, tell: (reason: Reason) => void): Player {
  let told: Explanation | null = null
  player.onExplanation(explanation => {
    told = explanation
  })
  return {
    async decide(view, decision, signal) {
      told = null
      const command = await player.decide(view, decision, signal)
      if (told) tell({ side, explanation: told, decision, command })
      return command
    },
    ...(player.plan && {
      async plan(view, dials, signal) {
        told = null
        const commands = await player.plan!(view, dials, signal)
        const [decision] = dials
        const [command] = commands
        if (told && decision && command) tell({ side, explanation: told, decision, command })
        return commands
      },
    }),
  }
}

const sealOf = ({ seals }: Openness, { command, explanation }: Reason): Seal | undefined =>
  seals.find(seal => seal.player === command.player && seal.round === explanation.round)

/** Its dials of that round lie open for whoever sits here. */
const revealed = (seal: Seal | undefined, { hasSeen }: Openness): boolean =>
  seal?.opened != null && hasSeen(seal.opened.at)

/** Commands played when the last dial of a round was set, counted on from one of its dials; null: they are not all set. */
function lockedAt(log: readonly Command[], from: number): number | null {
  let at = from
  while (log[at]?.type === 'setDial') at += 1
  return at > from ? at : null
}

/**
 * Whether the reasons may be shown now. For dials: to a spectator of two computers once both sides have locked theirs, to an
 * opponent only when the last of them lies open on the table. For everything later in the round: when the choice has been seen – and
 * as its worth was reckoned with the dials still face down, an opponent waits for those too.
 */
export function mayShow(reason: Reason, open: Openness): boolean {
  const { explanation, decision } = reason
  const seal = sealOf(open, reason)
  if (explanation.decision === 'dial') {
    const locked = lockedAt(open.log, decision.at)
    if (locked === null || !open.hasSeen(locked)) return false
    return open.watched || revealed(seal, open)
  }
  if (open.log.length <= decision.at || !open.hasSeen(decision.at + 1)) return false
  return open.watched || seal === undefined || revealed(seal, open)
}

/** The dials of a reason's round as they were flown; null while they lie face down. */
export function flownDials(reason: Reason, open: Openness): Dials | null {
  const seal = sealOf(open, reason)
  return seal && revealed(seal, open) ? seal.opened!.dials : null
}

/** So many reasons are kept; a long battle has fewer. */
const KEPT = 600

/** A list with one more, the oldest let go of. */
export const kept = (reasons: readonly Reason[], reason: Reason): readonly Reason[] => [
  ...reasons.slice(-KEPT + 1),
  reason,
]
