/** Putting a thing down for a person: where a hint would, in one press; and all that is left of its kind. */
import { useEffect, useRef, useState } from 'react'
import type { Choice, Decision } from '../../../rules/index.ts'
import { useAnswer, usePlaying, useScreen, useSession, type Waiting } from '../context.ts'

/** A question for one thing to be put down. */
type Placing = Extract<Decision, { kind: 'place' | 'token' | 'reinforce' }>

export type ForMe = {
  /** A place is being looked for. */
  readonly busy: boolean
  /** Puts this one down. */
  place(): void
  /** Puts down this one and all others of its kind that are left to this side; null: there are none. */
  readonly all: (() => void) | null
}

/** The same question as if it were asked for one of the things alone: a hint tells of that one. */
export const narrowed = (view: Waiting['view'], decision: Placing): Pick<Waiting, 'view' | 'decision'> => ({
  view: { ...view, open: [decision] },
  decision,
})

/**
 * `decision`: what is asked, narrowed to the one thing that is to be put down. `otherwise`: a legal place, for where no hint is to be
 * had. `left`: how many of its kind this side has still to put down.
 */
export function useForMe(asked: Waiting, decision: Placing, otherwise: () => Choice | undefined, left: number): ForMe {
  const { engine } = useSession()
  const advise = usePlaying()?.advise
  const answer = useAnswer(asked)
  const set = useScreen(state => state.set)
  const rest = useScreen(state => state.restForMe)
  const resting = rest?.kind === decision.kind && rest.side === decision.side
  const [busy, setBusy] = useState(false)
  const gone = useRef(false)
  useEffect(() => {
    gone.current = false
    return () => {
      gone.current = true
    }
  }, [])
  const place = async () => {
    setBusy(true)
    const question = narrowed(asked.view, decision)
    const found = await advise?.(question)
    // Put down by hand meanwhile.
    if (gone.current) return
    const best = found?.choices.find(
      ({ command }) => command.type !== 'pass' && engine.isLegal(question.view, command) === true,
    )
    const choice = best?.command ?? otherwise()
    if (choice) answer(choice)
    setBusy(false)
  }
  // All that is left was asked for a while ago.
  const begun = useRef(false)
  useEffect(() => {
    if (!resting || begun.current) return
    begun.current = true
    void place()
  })
  return {
    busy,
    place: () => {
      if (!busy) void place()
    },
    all:
      left > 1 && decision.kind !== 'reinforce'
        ? () => set({ restForMe: { side: asked.side, kind: decision.kind } })
        : null,
  }
}
