/** How the parts of the battle screen reach the session, the film and the open decision. */
import { createContext, useContext, useEffect, useSyncExternalStore } from 'react'
import type { Marks } from '../../playback/marks.ts'
import type { Picture } from '../../playback/picture.ts'
import {
  type Choice,
  type Command,
  type Decision,
  type GameState,
  PLAYER_SEATS,
  type PlayerSeat,
  type Refusal,
} from '../../rules/index.ts'
import { useSettings } from '../settings.ts'
import { aloneIn } from './facing.ts'
import type { Session } from './session.ts'
import type { BattleState, BattleStore, Handling, Pick } from './store.ts'

export type Battle = { readonly session: Session; readonly store: BattleStore }
export const BattleContext = createContext<Battle | null>(null)

export function useSession(): Session {
  const battle = useContext(BattleContext)
  if (!battle) throw new Error('no battle around this component')
  return battle.session
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

/** Who plays alone against the computer; null where two people play, or nobody. */
export function useAlone(): PlayerSeat | null {
  return aloneIn(useSession())
}

export type Waiting = { readonly seat: PlayerSeat; readonly view: GameState; readonly decision: Decision }
/** A decision that waits. */
export type Asked = Waiting & {
  /** The film has shown everything that led here. */
  readonly reached: boolean
}

const nothing = () => () => {}

/** The decision that waits for a person here, or null. */
export function useAsked(): Asked | null {
  const { humans, film } = useSession()
  const { rebel, imperial } = humans
  const rebelAsked = useSyncExternalStore(rebel?.subscribe ?? nothing, () => rebel?.waiting ?? null)
  const imperialAsked = useSyncExternalStore(imperial?.subscribe ?? nothing, () => imperial?.waiting ?? null)
  useSyncExternalStore(film.subscribe, () => film.version)
  const asked = { rebel: rebelAsked, imperial: imperialAsked }
  const seat = PLAYER_SEATS.find(name => asked[name])
  const waiting = seat && asked[seat]
  return seat && waiting ? { seat, ...waiting, reached: film.hasSeen(waiting.decision.at) } : null
}

/** An answer to what is asked, made from a choice. */
export const commandOf = (asked: Waiting, choice: Choice): Command =>
  ({ ...choice, seat: asked.seat, at: asked.decision.at }) as Command

/** What the rules say against a choice now; null: it may be taken. */
export function useJudge(asked: Waiting): (choice: Choice) => Refusal | null {
  const { engine } = useSession()
  return choice => {
    const judged = engine.isLegal(asked.view, commandOf(asked, choice))
    return judged === true ? null : judged
  }
}

/** Gives an answer: null when it is taken, or what the rules say against it. */
export function useAnswer(asked: Waiting): (choice: Choice) => Refusal | null {
  const { humans, film } = useSession()
  const judge = useJudge(asked)
  return choice => {
    const refusal = judge(choice)
    if (refusal) return refusal
    film.play()
    humans[asked.seat]?.answer(commandOf(asked, choice))
    return null
  }
}

/** Somebody here plans by eye now: nothing on the table may measure (PLAN-6). */
export function useByEye(): boolean {
  const { humans } = useSession()
  const { phase } = usePicture()
  const tableMode = useSettings(state => state.tableMode)
  return phase === 'planning' && tableMode && (humans.rebel ?? humans.imperial) !== undefined
}

/** Marks on the table, and what picks, drags and turns there mean, for as long as the calling part is shown. */
export function useTable(
  marks: Partial<Marks>,
  onPick: ((pick: Pick) => void) | null = null,
  handling: Handling | null = null,
): void {
  const set = useScreen(state => state.set)
  useEffect(() => {
    set({ marks, onPick, handling })
  })
  useEffect(() => () => set({ marks: {}, onPick: null, handling: null }), [set])
}
