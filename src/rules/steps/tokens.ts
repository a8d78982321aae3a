/** Tokens and locks: every gain and loss goes through here, so that it is told. */
import type { Game } from '../catalog.ts'
import { openWindow } from '../effects.ts'
import type { Token } from '../events.ts'
import { lateOf } from '../later/late.ts'
import { emit } from '../run.ts'
import { setTokens, tokenCount } from '../ship-tokens.ts'
import type { Ship } from '../state.ts'
import type { RuleId } from '../text.ts'

/** Puts tokens at a ship. */
export function gainToken(
  game: Game,
  ship: Ship,
  token: Token,
  count: number,
  why: string,
  rules: readonly RuleId[],
): void {
  setTokens(ship, token, tokenCount(ship, token) + count)
  emit(game, { type: 'tokenGained', ship: ship.id, token, count, why, rules })
  openWindow(game, 'tokenGained', { ship: ship.id, token })
  lateOf(game)?.gained(game, ship)
}

/** Takes tokens from a ship back to the supply; never more than it has. */
export function loseToken(
  game: Game,
  ship: Ship,
  token: Token,
  count: number,
  why: string,
  rules: readonly RuleId[],
): void {
  const had = tokenCount(ship, token)
  const taken = Math.min(had, count)
  if (taken === 0) return
  setTokens(ship, token, had - taken)
  emit(game, { type: 'tokenRemoved', ship: ship.id, token, count: taken, why, rules })
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Locks a target, however many have it locked already (ACTION-TL-6), with the first free letter; an older lock of the ship goes first (ACTION-TL-3, TL-5, TL-7). */
export function acquireLock(game: Game, ship: Ship, target: string): void {
  if (lateOf(game)?.locksNothing(game, ship)) return
  if (ship.lock) removeLock(game, ship, 'replaced', ['ACTION-TL-5', 'ACTION-TL-7'])
  const used = new Set(game.state.ships.map(other => other.lock?.letter))
  const letter = [...LETTERS].find(other => !used.has(other)) ?? 'Z'
  ship.lock = { target, letter }
  emit(game, { type: 'lockAcquired', ship: ship.id, target, letter, rules: ['ACTION-TL-2', 'ACTION-TL-3'] })
  lateOf(game)?.gained(game, ship)
}

/** Takes the pair of lock tokens of a ship away (ACTION-TL-7). */
export function removeLock(
  game: Game,
  ship: Ship,
  why: 'spent' | 'replaced' | 'left' | 'effect',
  rules: readonly RuleId[],
): void {
  if (!ship.lock) return
  const { target, letter } = ship.lock
  ship.lock = null
  emit(game, { type: 'lockRemoved', ship: ship.id, target, letter, why, rules })
}
