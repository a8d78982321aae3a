/**
 * What the other side's dials have told of it so far: whether it flies as a known script does, each ship for its own good, or as cannot
 * be told. Every kind foresees the dials of a round; what is shown then makes those likelier that saw it coming. All of it is public.
 */
import type { GameState, ManoeuvreKey, Side } from '../../src/rules/index.ts'
import { type Dials, type Foreseen, type Notes, type OpponentModel, PLAYER_KINDS, type Shares } from '../thought.ts'

/** What a player of whom nothing is known is taken for: half of it follows something that can be foreseen. */
export const USUAL: Shares = { 'aggressor-plus': 0.12, aggressor: 0.06, table: 0.04, greedy: 0.28, free: 0.5 }

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
export const learned = (notes: Notes | null, round: number): Shares => {
  const opponentModel = notes?.opponentModel
  if (!opponentModel || notes.round >= round) return USUAL
  const weights = PLAYER_KINDS.map(
    kind => opponentModel.shares[kind] * likelihood(opponentModel.foreseen[kind], opponentModel.seen),
  )
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return Object.fromEntries(
    PLAYER_KINDS.map((kind, n) => [kind, (1 - DOUBT) * (weights[n]! / sum) + DOUBT * USUAL[kind]]),
  ) as Shares
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
