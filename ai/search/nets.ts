/** What one attack does, by who, whom, with what, from where and with which tokens: the rules' odds, kept where they are found at once. */
import type { Odds } from '../../src/rules/odds.ts'
import { LIMITS } from '../evaluate/limits.ts'
import { oddsOf } from '../evaluate/shots.ts'
import type { Gun, Table, Unit } from '../evaluate/table.ts'

/** Tokens at an attack: 1 focus and 2 lock of the attacker, 4 focus and 8 evade of the defender. */
const TOKENS = 16
const SHOTS = 8

export type Net = {
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

type Row = (Net | undefined)[]

/** By pair of units, and by pair and cards where some last this round. */
export type Nets = { readonly plain: (Row | undefined)[]; readonly carded: Map<number, Row> }

/** Nothing known of so many units. */
export const noNets = (units: number): Nets => ({ plain: new Array(units * units).fill(undefined), carded: new Map() })

const rowOf = (nets: Nets, units: number, attacker: Unit, defender: Unit, cards: number): Row => {
  const pair = attacker.index * units + defender.index
  if (cards === 0) {
    let row = nets.plain[pair]
    if (!row) {
      row = new Array(LIMITS.guns * SHOTS * TOKENS).fill(undefined)
      nets.plain[pair] = row
    }
    return row
  }
  const key = cards * 65536 + pair
  let row = nets.carded.get(key)
  if (!row) {
    row = new Array(LIMITS.guns * SHOTS * TOKENS).fill(undefined)
    nets.carded.set(key, row)
  }
  return row
}

/** What an attack does. `tokens`: small numbers of both ships' tokens; `cards`: 16 × the attacker's and the defender's lasting cards. */
export const netOf = (
  nets: Nets,
  table: Table,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
): Net => {
  const row = rowOf(nets, table.units.length, attacker, defender, cards)
  const at = (gun.index * SHOTS + shot) * TOKENS + tokens
  let net = row[at]
  if (!net) {
    const all = tokens + 16 * (cards >> 4) + 256 * (cards & 15)
    const points = defender.shields + defender.hull
    const odds = oddsOf(table, attacker, defender, gun, shot, all, points)
    const byPoints: (Odds | undefined)[] = []
    byPoints[points] = odds
    net = { mean: odds.expectedDamage, kill: odds.pDestroy, byPoints, ...odds.spends }
    row[at] = net
  }
  return net
}

/** The odds when so many points are left. */
export const oddsAt = (
  net: Net,
  table: Table,
  attacker: Unit,
  defender: Unit,
  gun: Gun,
  shot: number,
  tokens: number,
  cards: number,
  points: number,
): Odds => {
  let odds = net.byPoints[points]
  if (!odds) {
    const all = tokens + 16 * (cards >> 4) + 256 * (cards & 15)
    odds = oddsOf(table, attacker, defender, gun, shot, all, points)
    net.byPoints[points] = odds
  }
  return odds
}
