/** For whom the sides fly, what they are called and how they are coloured. It loads no rules, so the menu may say it. */
import type { CSSProperties } from 'react'
import { sideNames } from '../locale/index.ts'
import type { Faction, GameState, Side } from '../rules/index.ts'
import known from './known-sets.json' with { type: 'json' }

/** A faction for each side. */
export type Flown = Readonly<Record<Side, Faction>>

/** What is needed of a set before any of its cards are there. */
type Known = {
  /** Every faction that a side may fly for, in the set's order; the first two are the usual ones (MIRROR-2). */
  readonly factions: readonly Faction[]
  /** Squad points of each side that one box of it is enough for (SQUAD-3). */
  readonly box: number
}
const SETS: Readonly<Record<string, Known>> = known

/** All sets, the box's first. */
export const KNOWN_SETS: readonly string[] = Object.keys(SETS)
/** The set of whatever names none. */
export const BOX_SET = KNOWN_SETS[0]!

const knownOf = (set: string = BOX_SET): Known => SETS[set] ?? SETS[BOX_SET]!

/** Every faction of a set, as they are needed before any rules are loaded; of the box’s where none is named. */
export const factionsOfSet = (set?: string): readonly Faction[] => knownOf(set).factions

/** Squad points of each side that one box of a set is enough for (SQUAD-3). */
export const boxPoints = (set?: string): number => knownOf(set).box

/** For whom the sides of a set usually fly: the first two factions (MIRROR-2). */
export function usualOf(set?: string): Flown {
  const [first, second] = factionsOfSet(set)
  return { first: first!, second: second! }
}

/** The usual ones of the box. */
export const USUAL: Flown = usualOf()

export const isUsual = ({ first, second }: Flown, set?: string): boolean => {
  const usual = usualOf(set)
  return first === usual.first && second === usual.second
}

/** The factions of what may say for whom its sides fly; the usual ones where it does not. */
export const factionsIn = (
  said: { readonly set?: string; readonly factions?: Readonly<Record<Side, string>> } | null | undefined,
): Flown => (said?.factions ?? usualOf(said?.set)) as Flown

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
