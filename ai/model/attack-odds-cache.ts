/** What one attack does, by who, whom, with what, from where and with which tokens: the rules' odds, kept where they are found at once. */
import type { Odds } from '../../src/rules/odds.ts'
import { LIMITS } from './limits.ts'
import type { Gun, Position, Unit } from './position.ts'
import { oddsOf, SHOTS, TOKEN_SETS } from './shot-odds.ts'

export type CachedOdds = {
  /** Average damage and chance to destroy, at the points that the defender has in the view. */
  readonly mean: number
  readonly kill: number
  /** The odds by the points that are left. */
  readonly byPoints: (Odds | undefined)[]
  /** Chances that each token is spent. */
  readonly attackFocus: number
  readonly defenceFocus: number
  readonly evade: number
}

type Row = (CachedOdds | undefined)[]

/** By pair of units, and by pair and cards where some last this round. */
export type AttackOddsCache = { readonly plain: (Row | undefined)[]; readonly carded: Map<number, Row> }

/** Nothing known of so many units. */
export const blankOddsCache = (units: number): AttackOddsCache => ({
  plain: new Array(units * units).fill(undefined),
  carded: new Map(),
})

const rowOf = (oddsCache: AttackOddsCache, units: number, attacker: Unit, defender: Unit, cards: number): Row => {
  const pair = attacker.index * units + defender.index
  if (cards === 0) {
    let row = oddsCache.plain[pair]
    if (!row) {
      row = new Array(LIMITS.guns * SHOTS * TOKEN_SETS).fill(undefined)
      oddsCache.plain[pair] = row
    }
    return row
  }
  const key = cards * units * units + pair
  let row = oddsCache.carded.get(key)
  if (!row) {
    row = new Array(LIMITS.guns * SHOTS * TOKEN_SETS).fill(undefined)
    oddsCache.carded.set(key, row)
  }
  return row
}

/** What an attack does. `tokens`: small numbers of both ships' tokens; `cards`: as `packCards` packs them. */
export const cachedOdds = (
  oddsCache: AttackOddsCache,
  position: Position,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
): CachedOdds => {
  const row = rowOf(oddsCache, position.units.length, attacker, defender, cards)
  const at = (gun.index * SHOTS + shot) * TOKEN_SETS + tokens
  let cached = row[at]
  if (!cached) {
    const points = defender.shields + defender.hull
    const odds = oddsOf(position, attacker, defender, gun, shot, tokens, cards, points)
    const byPoints: (Odds | undefined)[] = []
    byPoints[points] = odds
    cached = { mean: odds.expectedDamage, kill: odds.pDestroy, byPoints, ...odds.spends }
    row[at] = cached
  }
  return cached
}

/** The odds when so many points are left. */
export const oddsAt = (
  cached: CachedOdds,
  position: Position,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
  points: number,
): Odds => {
  let odds = cached.byPoints[points]
  if (!odds) {
    odds = oddsOf(position, attacker, defender, gun, shot, tokens, cards, points)
    cached.byPoints[points] = odds
  }
  return odds
}
