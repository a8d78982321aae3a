/**
 * What the other side's dials have told of it so far: how sharply each of its ships flies for its own good, or that it cannot be foreseen.
 * Every kind foresees the dials of a round; what is shown then makes those likelier that saw it coming. All of it is public.
 */
import type { GameState, ManoeuvreKey, Side } from '../../src/rules/index.ts'
import { type Dials, type Foreseen, type Notes, type OpponentModel, PLAYER_KINDS, type Shares } from '../thought.ts'

/** Kinds of players that prefer what is better for each ship, the better the likelier. */
export type Quantal = Exclude<keyof Shares, 'free'>

/** How sharply each prefers it, in chance to win. */
export const TEMPERATURES: Readonly<Record<Quantal, number>> = { sharp: 0.01, usual: 0.03, loose: 0.1 }

/** What is thought of the other side: which kind it is, and how many of its dials say so. */
export type Opinion = Pick<OpponentModel, 'shares' | 'shown'>

/** What a player of whom nothing is known is taken for. */
export const STRANGER: Opinion = { shares: { sharp: 0.14, usual: 0.22, loose: 0.14, free: 0.5 }, shown: 0 }

/** Dials after which half of what is thought is relied on: what was seldom seen may be chance. */
const ENOUGH = 4

/** How far a plan may rely on what is foreseen, 0 … 1: as far as it has been observed. */
export const trustIn = ({ shares, shown }: Opinion): number => ((1 - shares.free) * shown) / (shown + ENOUGH)

/** A dial that a kind does not foresee is still so likely, spread over so many manoeuvres. */
const SURPRISE = 0.1
const DIALS = 12
/** Anybody may turn into anybody else: so much of what has been learned is doubted each round. */
const DOUBT = 0.08

/** How likely a kind was to show these dials. */
const likelihood = (foreseen: Foreseen, seen: Dials): number => {
  let product = 1
  for (const [ship, dial] of Object.entries(seen)) {
    const dials = foreseen[ship]
    if (dials) product *= SURPRISE / DIALS + (1 - SURPRISE) * (dials[dial] ?? 0)
  }
  return product
}

/**
 * What the other side is taken for when a round begins: what was thought before, and what its dials have shown since. Nothing is learned
 * from a round that was taken back.
 */
export const learned = (notes: Notes | null, round: number): Opinion => {
  const opponentModel = notes?.opponentModel
  if (!opponentModel || notes.round >= round) return STRANGER
  const weights = PLAYER_KINDS.map(
    kind => opponentModel.shares[kind] * likelihood(opponentModel.foreseen[kind], opponentModel.seen),
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shares = Object.fromEntries(
    PLAYER_KINDS.map((kind, n) => [kind, (1 - DOUBT) * (weights[n]! / sum) + DOUBT * STRANGER.shares[kind]]),
  ) as Shares
  return { shares, shown: opponentModel.shown + Object.keys(opponentModel.seen).length }
}

/** The dials of the other side that lie open in a view. */
export const shownOf = (view: GameState, side: Side): Dials =>
  Object.fromEntries(
    view.ships.flatMap(({ id, side: other, dial }): [string, ManoeuvreKey][] =>
      other !== side && dial !== null && dial !== 'hidden' ? [[id, dial]] : [],
    ),
  )

/** The notes with the dials that have been shown since; null when there is nothing new to remember. */
export const noticed = (notes: Notes | null, view: GameState, side: Side): Notes | null => {
  const opponentModel = notes?.opponentModel
  if (!opponentModel || notes.round !== view.round) return null
  const shown = shownOf(view, side)
  if (Object.keys(shown).every(ship => opponentModel.seen[ship] !== undefined)) return null
  const next: OpponentModel = { ...opponentModel, seen: { ...shown, ...opponentModel.seen } }
  return { ...notes, opponentModel: next }
}
