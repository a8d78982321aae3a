/** Whom a side flies for, as it is seen on the table. The page's own colours are in `factions.css`, of the same hues. */

/** The palettes of page and table: the game's own, one that everybody can tell apart, one without a hue. */
export type Palette = 'classic' | 'cvd' | 'mono'

/** How one side is dressed; all colours sRGB. */
export type Dress = {
  /** Its colour: of rings, arcs, arrows and names, of its edge and zone on the mat. */
  readonly ink: Readonly<Record<Palette, string>>
  /** The ground of its ships' cards, at the front and at the rear. */
  readonly paper: readonly [front: string, rear: string]
  /** How much darker than its colour the arcs are printed on that ground, 0 … 1. */
  readonly shade: number
  /** What its squadrons paint on their ships; null: each its own colours (`livery` of their looks). */
  readonly squadron: string | null
}

/** What a faction wears, and what its second side wears in a battle against itself: another colour that is as well read. */
export type FactionLook = { readonly own: Dress; readonly mirror: Dress }

const REBEL: FactionLook = {
  own: {
    ink: { classic: '#e8582c', cvd: '#f08c2e', mono: '#ffffff' },
    paper: ['#b3a48d', '#95866f'],
    shade: 0,
    squadron: null,
  },
  // Not gold: amber is the colour of what is chosen, and whose turn it is.
  mirror: {
    ink: { classic: '#46bcb2', cvd: '#86d2cf', mono: '#8d9299' },
    paper: ['#9db0a4', '#7f9386'],
    shade: 0.55,
    squadron: '#1f7a74',
  },
}

const IMPERIAL: FactionLook = {
  own: {
    ink: { classic: '#8fa89a', cvd: '#7dbcf2', mono: '#8d9299' },
    paper: ['#96a09d', '#7b8783'],
    shade: 0.62,
    squadron: null,
  },
  // Not steel blue: that is the colour of shields and ranges.
  mirror: {
    ink: { classic: '#9f8cd4', cvd: '#d8a45c', mono: '#ffffff' },
    paper: ['#a29bb2', '#857e97'],
    shade: 0.4,
    squadron: '#5b4a94',
  },
}

/** By the faction's id in the catalogue. Those of a later set are told apart from each other, not from whom they never meet (TFA-LAYER-1). */
export const FACTIONS: Readonly<Record<string, FactionLook>> = {
  rebel: REBEL,
  imperial: IMPERIAL,
  resistance: {
    own: { ...REBEL.own, paper: ['#b9a48c', '#98826c'] },
    mirror: { ...REBEL.mirror, squadron: '#2b6f8a' },
  },
  firstorder: {
    own: {
      ink: { ...IMPERIAL.own.ink, classic: '#c5ccd4' },
      paper: ['#9a9da3', '#7c8087'],
      shade: 0.62,
      squadron: null,
    },
    mirror: IMPERIAL.mirror,
  },
}

/** What a faction wears that has no row here. */
const PLAIN: FactionLook = {
  own: {
    ink: { classic: '#d9d4c9', cvd: '#d5d0c4', mono: '#c6c9ce' },
    paper: ['#a8a49b', '#8a867d'],
    shade: 0.5,
    squadron: null,
  },
  mirror: {
    ink: { classic: '#8a8f96', cvd: '#8d939c', mono: '#8d9299' },
    paper: ['#94989c', '#767a7e'],
    shade: 0.4,
    squadron: '#4a4f56',
  },
}

/** A battle's factions by side. */
type OfSides = { readonly first: string; readonly second: string }

/** Who flies where nobody has told it. */
const USUAL: OfSides = { first: 'rebel', second: 'imperial' }

/** What both sides of a battle wear: never the same, whomever they fly for. */
export const dressesOf = ({ first, second }: OfSides = USUAL): Readonly<Record<keyof OfSides, Dress>> => {
  const rowOf = (faction: string) => (Object.hasOwn(FACTIONS, faction) ? FACTIONS[faction]! : PLAIN)
  const [one, other] = [rowOf(first), rowOf(second)]
  return { first: one.own, second: other === one ? other.mirror : other.own }
}
