/** How the parts of the battle screen reach the session, the film and the open decision. */
import { createContext, useContext, useEffect, useRef, useSyncExternalStore } from 'react'
import { sideNames } from '../../locale/index.ts'
import type { Question } from '../../match/human.ts'
import type { Marks } from '../../playback/marks.ts'
import type { Picture } from '../../playback/picture.ts'
import type { Choice, Command, Decision, PlayerId, Refusal, Side } from '../../rules/index.ts'
import { type Flown, factionsIn, factionsOf } from '../factions.ts'
import { useSettings } from '../settings.ts'
import { aloneIn } from './facing.ts'
import { type DraftDials, planOf } from './orders/drafts.ts'
import type { AskedOf } from './orders/types.ts'
import type { BattleState, BattleStore, Handling, Pick } from './screen-store.ts'
import { type Playing, peopleOf, type Session, waitingIn } from './session/session.ts'

export type Battle = { readonly session: Session; readonly store: BattleStore }
export const BattleContext = createContext<Battle | null>(null)

export function useSession(): Session {
  const battle = useContext(BattleContext)
  if (!battle) throw new Error('no battle around this component')
  return battle.session
}

/** The battle that somebody plays here; null: nobody does. */
export function usePlaying(): Playing | null {
  const session = useSession()
  return session.mode === 'play' ? session : null
}

/** A part of the screen's own state. */
export function useScreen<T>(select: (state: BattleState) => T): T {
  const battle = useContext(BattleContext)
  if (!battle) throw new Error('no battle around this component')
  return battle.store(select)
}

/** The picture, drawn again whenever facts of the film change (not with every frame). */
export function usePicture(): Picture {
  const { film } = useSession()
  useSyncExternalStore(film.subscribe, () => film.version)
  return film.picture()
}

/** The side at which everybody sits who plays here; null: people sit at both, or nobody plays. */
export function useAlone(): Side | null {
  return aloneIn(useSession())
}

/** For whom each side of this battle flies. */
export const factionsFor = (session: Session): Flown =>
  session.mode === 'replay' ? factionsIn(session.replay.scenario) : factionsOf(session.match.state)

/** For whom each side of the battle flies. */
export const useFactions = (): Flown => factionsFor(useSession())

/** What the sides of the battle are called. */
export const useSideName = (): ((side: Side) => string) => sideNames(useFactions())

export type Waiting = Question & { readonly side: Side; readonly player: PlayerId }
/** A decision that waits. */
export type Asked = Waiting & {
  /** The film has shown everything that led here. */
  readonly reached: boolean
}

/** The decision that waits for a person here, the first member's first; or null. */
export function useAsked(): Asked | null {
  const session = useSession()
  const { film } = session
  const waiting = useSyncExternalStore(session.subscribe, () => waitingIn(session))
  useSyncExternalStore(film.subscribe, () => film.version)
  if (!waiting) return null
  // Chance is no person.
  const { side, player, at } = waiting.decision as Extract<Decision, { readonly side: Side }>
  return { side, player, ...waiting, reached: film.hasSeen(at) }
}

/** An answer to what is asked, made from a choice. */
export const commandOf = (asked: Waiting, choice: Choice): Command =>
  ({ ...choice, player: asked.player, at: asked.decision.at }) as Command

/** What the rules say against a choice now; null: it may be taken. */
export function useJudge(asked: Waiting): (choice: Choice) => Refusal | null {
  const { engine } = useSession()
  return choice => {
    const judged = engine.isLegal(asked.view, commandOf(asked, choice))
    return judged === true ? null : judged
  }
}

/** Answers what is asked, and lets the film show what comes of it. */
function useGive({ player }: Waiting): (...commands: readonly Command[]) => null {
  const session = useSession()
  return (...commands) => {
    session.film.play()
    peopleOf(session)[player]?.answer(...commands)
    return null
  }
}

/** Gives an answer: null when it is taken, or what the rules say against it. */
export function useAnswer(asked: Waiting): (choice: Choice) => Refusal | null {
  const judge = useJudge(asked)
  const give = useGive(asked)
  return choice => judge(choice) ?? give(commandOf(asked, choice))
}

/** Lays all dials that are asked for at once: null when they are taken, or what the rules say against one of them. Each has its manoeuvre. */
export function useLay(asked: AskedOf<'dial'>): (dials: DraftDials) => Refusal | null {
  const { engine } = useSession()
  const give = useGive(asked)
  return dials => {
    const plan = planOf(engine, asked, dials)
    return 'refusal' in plan ? plan.refusal : give(...plan.commands)
  }
}

/** Somebody here plans by eye now: nothing on the table may measure (PLAN-6). */
export function useByEye(): boolean {
  const { mode } = useSession()
  const { phase } = usePicture()
  const tableMode = useSettings(state => state.tableMode)
  return phase === 'planning' && tableMode && mode === 'play'
}

/**
 * Marks on the table, and what picks, drags and turns there mean, for as long as the calling part is shown. The store hears of it where
 * marks, or what is moved, have become others; whom it calls is always the latest.
 */
export function useTable(
  marks: Partial<Marks>,
  onPick: ((pick: Pick) => void) | null = null,
  handling: Handling | null = null,
): void {
  const set = useScreen(state => state.set)
  const latest = useRef({ onPick, handling })
  latest.current = { onPick, handling }
  // Made anew with every rendering: what they say is what counts.
  const said = JSON.stringify([marks, handling?.at, onPick !== null])
  // biome-ignore lint/correctness/useExhaustiveDependencies: `said` stands for the rest
  useEffect(() => {
    set({
      marks,
      onPick: onPick && (pick => latest.current.onPick?.(pick)),
      handling: handling && {
        at: handling.at,
        onDrag: to => latest.current.handling?.onDrag(to),
        onTurn: degrees => latest.current.handling?.onTurn(degrees),
      },
    })
  }, [set, said])
  useEffect(() => () => set({ marks: {}, onPick: null, handling: null }), [set])
}
