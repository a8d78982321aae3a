/** Tokens at ships as a picture shows them. */
import { type Catalog, isOwnToken, type ShipToken, type Token } from '../rules/index.ts'
import type { Picture, ShipPicture } from './picture.ts'
import { withShip } from './tools.ts'

/** Tokens of one kind at a ship that has no field for them, and the colour they are printed in; in the order in which they came. */
export type TokenPicture = { readonly token: Token; readonly colour: ShipToken['colour']; readonly count: number }

/** The colour that a token is printed in. */
export const colourOf = ({ shipTokens }: Catalog, token: string): ShipToken['colour'] =>
  shipTokens[token]?.colour ?? 'green'

/** Whether a ship is stressed, by the tokens that lie at it (STRESS-1, STRESS-2). */
export const isStressed = (
  { shipTokens }: Pick<Catalog, 'shipTokens'>,
  { stress, tokens }: Pick<ShipPicture, 'stress' | 'tokens'>,
): boolean => stress > 0 || tokens.some(({ token }) => shipTokens[token]?.countsAs === 'stress')

/** The picture with more or fewer tokens of a kind at a ship. */
export function withTokens(picture: Picture, ship: string, token: string, more: number, catalog: Catalog): Picture {
  if (isOwnToken(token)) return withShip(picture, ship, had => ({ [token]: Math.max(0, had[token] + more) }))
  return withShip(picture, ship, ({ tokens }) => {
    const had = tokens.find(one => one.token === token)
    const row = { token, colour: colourOf(catalog, token), count: Math.max(0, (had?.count ?? 0) + more) }
    const all = had ? tokens.map(one => (one === had ? row : one)) : [...tokens, row]
    return { tokens: all.filter(({ count }) => count > 0) }
  })
}
