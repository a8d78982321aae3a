/** For whom the sides fly, what they are called and how they are coloured. It loads no rules, so the menu may say it. */
import type { CSSProperties } from 'react'
import { sideNames } from '../locale/index.ts'
import type { Faction, GameState, Side } from '../rules/index.ts'
import known from './factions.json' with { type: 'json' }

/** A faction for each side. */
export type Flown = Readonly<Record<Side, Faction>>

/** Every faction that a side may fly for, as they are needed before any rules are loaded: those of the catalog, in its order. */
export const FACTIONS: readonly Faction[] = known

/** The usual ones: the first two (MIRROR-2). */
export const USUAL: Flown = { first: known[0]!, second: known[1]! }

export const isUsual = ({ first, second }: Flown): boolean => first === USUAL.first && second === USUAL.second

/** The factions of what may say for whom its sides fly; the usual ones where it does not. */
export const factionsIn = (said: { readonly factions?: Readonly<Record<Side, string>> } | null | undefined): Flown =>
  (said?.factions ?? USUAL) as Flown

/** The factions of a game. */
export const factionsOf = ({ sides }: Pick<GameState, 'sides'>): Flown => ({
  first: sides.first.faction,
  second: sides.second.faction,
})

/** What the sides are called in all that is kept and chosen without saying for whom they fly. */
export const usualName = (side: Side): string => sideNames(USUAL)(side)

/** The side that a word means: a side, or a faction that exactly one side flies for; null: none. */
export const sideCalled = (word: string, factions: Flown = USUAL): Side | null => {
  if (word === 'first' || word === 'second') return word
  const flying = (['first', 'second'] as const).filter(side => factions[side] === word)
  return flying.length === 1 ? flying[0]! : null
}

/** A colour of the palette; that of a faction which has none of its own where it is new. */
const inkOf = (faction: string, kind = ''): string => `var(--faction-${faction}${kind}, var(--faction-plain${kind}))`

/** The colour of a faction, as `--faction`. */
export const factionInk = (faction: string): CSSProperties => ({ '--faction': inkOf(faction) }) as CSSProperties

/** The colours of both sides, as `--first` and `--second`, for what is drawn outside of their battle. */
export const sideInks = ({ first, second }: Flown): CSSProperties =>
  ({
    '--first': inkOf(first),
    '--second': inkOf(second, first === second ? '-mirror' : ''),
  }) as CSSProperties
