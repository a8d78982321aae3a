/** What a word of cards, missions and objects is made of, and whom it is for (CARD-3, CARD-4). */
import { bandOf, CONTACT, corners, overlapsPolygon, polygonGap, range } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import type { Command } from '../commands.ts'
import type { Decision } from '../decisions.ts'
import { push } from '../run.ts'
import { askShip, askSide, friendly, hostile } from '../sides.ts'
import type { Frame, MatObject, Ship, Side } from '../state.ts'
import { bodyOf, shipOf } from '../values.ts'
import type { Targets, Word } from '../word.ts'

/**
 * Words being carried out for a card; `owner` null: the mission speaks. `object`: something on the mat speaks, and `owner` is whom it has to
 * do with. `index` is the word that comes next, or waits for an answer.
 */
export type WordsFrame = Frame & {
  owner: string | null
  card: string
  words: Word[]
  index: number
  repair?: boolean
  object?: string
}

/** The ship whose card it is, null: the mission speaks; and the object that speaks, as it lies. */
export type Speaking = {
  readonly game: Game
  readonly frame: WordsFrame
  readonly ship: Ship | null
  readonly object: MatObject | null
}
export type WordOf<K extends Word['do']> = Extract<Word, { readonly do: K }>

export type Row<K extends Word['do']> = {
  /** Who must be there for it: the ship of the card, the object that speaks, one of them, or nobody. */
  readonly needs: 'ship' | 'object' | 'either' | 'nobody'
  /** What must be answered before it is carried out; undefined: nothing. Changes nothing. */
  readonly ask?: (speaking: Speaking, word: WordOf<K>) => readonly Decision[] | undefined
  readonly answer?: (speaking: Speaking, word: WordOf<K>, command: Command) => void
  /** Carries it out where nothing is asked. */
  readonly run: (speaking: Speaking, word: WordOf<K>) => void
}

/** The ships that words are for, in order of creation: as far as they say from the object that speaks, or else from the ship. */
export function targetsOf({ game, ship, object }: Speaking, { whose, within }: Targets): Ship[] {
  const { catalog, state } = game
  const side = object ? object.owner?.side : ship?.side
  const meant = (other: Ship): boolean =>
    whose === 'any' || (side !== undefined && (whose === 'friendly' ? friendly : hostile)({ side }, other))
  const near = object ? nearObject(object, within) : nearShip(game, ship!, within)
  return state.ships.filter(
    other =>
      (object !== null || other !== ship) && other.status === 'play' && meant(other) && near(bodyOf(catalog, other)),
  )
}

type Near = (body: ReturnType<typeof bodyOf>) => boolean

const nearShip = ({ catalog }: Game, ship: Ship, within: number): Near => {
  const own = bodyOf(catalog, ship)
  return body => {
    const { mm, band } = range(own, body)
    return within === 0 ? mm <= CONTACT : band !== null && band <= within
  }
}

const nearObject =
  ({ polygon }: MatObject, within: number): Near =>
  body =>
    within === 0
      ? overlapsPolygon(body, polygon)
      : (bandOf(polygonGap(polygon, corners(body))) ?? Number.POSITIVE_INFINITY) <= within

/** Carries words of a card out on another ship. */
export const speakOn = (game: Game, { card, object }: WordsFrame, ship: Ship, words: readonly Word[]): void =>
  push<WordsFrame>(game, {
    step: 'words',
    owner: ship.id,
    card,
    words: [...words],
    index: 0,
    ...(object === undefined ? {} : { object }),
  })

type Owned = MatObject & { readonly owner: { readonly side: Side } }

/** A question to whoever decides for something on the mat: who commands the ship that dropped it, or the leader of its side (TEAM-7). */
export function askOwner({ state }: Game, { owner }: Owned): ReturnType<typeof askShip> {
  return owner.ship === null ? askSide(state, owner.side) : askShip(state, shipOf(state, owner.ship))
}

/** Whether something on the mat belongs to anybody. */
export const isOwned = (object: MatObject): object is Owned => object.owner !== undefined

/** Who did what an object does to a ship: the ship that dropped it, if that is another one. */
export const creditOf = (object: MatObject | null, ship: Ship): string | null => {
  const by = object?.owner?.ship ?? null
  return by === ship.id ? null : by
}
