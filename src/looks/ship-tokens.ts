/** How tokens of ships look: their sign, and the ink that it is printed in; interface, flat board and stage have both. */

/** The colours that tokens are printed in. */
export type TokenColour = 'green' | 'orange' | 'red' | 'blue'

export type TokenLook = {
  readonly sign: 'focus' | 'evade' | 'stress' | 'token'
  readonly ink: 'focus' | 'evade' | 'stress' | 'amber' | 'shield'
}

const LOOKS: Readonly<Record<string, TokenLook>> = {
  focus: { sign: 'focus', ink: 'focus' },
  evade: { sign: 'evade', ink: 'evade' },
  stress: { sign: 'stress', ink: 'stress' },
}

/** A token that nobody has drawn yet: a plain sign in its printed colour. */
const PLAIN: Readonly<Record<TokenColour, TokenLook>> = {
  green: { sign: 'token', ink: 'focus' },
  orange: { sign: 'token', ink: 'amber' },
  red: { sign: 'token', ink: 'stress' },
  blue: { sign: 'token', ink: 'shield' },
}

/** Whether a token has a look of its own. */
export const isDrawnToken = (token: string): boolean => Object.hasOwn(LOOKS, token)

/** The look of a token; a plain one of its colour for one that has none. */
export const tokenLook = (token: string, colour: TokenColour): TokenLook =>
  isDrawnToken(token) ? LOOKS[token]! : PLAIN[colour]
