/** Tokens of ships: which a ship has, and what they are to the rules. Three have fields of the state; all others lie in `tokens`. */
import type { Catalog, ShipToken } from './catalog.ts'
import type { Ship } from './state.ts'

/** The tokens that the rules give out themselves (ACTION-FO-1, ACTION-EV-1, STRESS-1): every set has a row for each. */
export const OWN_TOKENS = ['focus', 'evade', 'stress'] as const
export type OwnToken = (typeof OWN_TOKENS)[number]

/** Whether a token is one of those that the rules give out themselves. */
export const isOwnToken = (token: string): token is OwnToken => OWN_TOKENS.some(own => own === token)

/** How many tokens of a kind a ship has. */
export const tokenCount = (ship: Ship, token: string): number =>
  isOwnToken(token) ? ship[token] : (ship.tokens?.[token] ?? 0)

/** Puts the number of a ship's tokens of a kind down; none of a kind leaves no trace. */
export function setTokens(ship: Ship, token: string, count: number): void {
  if (isOwnToken(token)) {
    ship[token] = count
    return
  }
  const { [token]: _before, ...others } = ship.tokens ?? {}
  const tokens = count > 0 ? { ...others, [token]: count } : others
  if (Object.keys(tokens).length > 0) ship.tokens = tokens
  else delete ship.tokens
}

/** Everything that tokens are is gone from a ship (DESTROY-2). */
export function dropTokens(ship: Ship): void {
  for (const token of OWN_TOKENS) ship[token] = 0
  delete ship.tokens
}

/** What is of its kind in a catalogue, found once. */
type Kinds = {
  readonly speaking: readonly ShipToken[]
  readonly stressing: readonly ShipToken[]
  readonly ending: readonly ShipToken[]
}
const known = new WeakMap<Catalog['shipTokens'], Kinds>()
function kindsOf({ shipTokens }: Pick<Catalog, 'shipTokens'>): Kinds {
  let kinds = known.get(shipTokens)
  if (!kinds) {
    const rows = Object.values(shipTokens)
    kinds = {
      speaking: rows.filter(({ effects }) => effects),
      stressing: rows.filter(({ id, countsAs }) => id !== 'stress' && countsAs === 'stress'),
      ending: rows.filter(({ goes }) => goes === 'end'),
    }
    known.set(shipTokens, kinds)
  }
  return kinds
}

/** The rows of tokens that do something while a ship has them. */
export const speakingTokens = (catalog: Pick<Catalog, 'shipTokens'>): readonly ShipToken[] => kindsOf(catalog).speaking

/** The rows of tokens that go in the End phase (END-1). */
export const endingTokens = (catalog: Pick<Catalog, 'shipTokens'>): readonly ShipToken[] => kindsOf(catalog).ending

/** Whether a ship is stressed: it has a stress token, or one that counts as such (STRESS-1, STRESS-2). */
export const isStressed = (catalog: Pick<Catalog, 'shipTokens'>, ship: Ship): boolean =>
  ship.stress > 0 ||
  (ship.tokens !== undefined && kindsOf(catalog).stressing.some(({ id }) => tokenCount(ship, id) > 0))
