/** How much the computer may think where it was given a measure of its own. */
import type { BattleRequest } from './types.ts'

/** The lesser of what the address asks for and of what is kept with the battle; null: neither says. */
export function thinkOf(request: BattleRequest, asked: number | null): number | null {
  const kept = (request.kind === 'battle' && request.setup.think) || Number.POSITIVE_INFINITY
  const least = Math.min(asked ?? Number.POSITIVE_INFINITY, kept)
  return least < Number.POSITIVE_INFINITY ? least : null
}

/** A request that says how much the computer may think, so that it is kept with the battle. */
export const measured = (request: BattleRequest, think: number | null): BattleRequest =>
  request.kind === 'battle' && think !== null ? { ...request, setup: { ...request.setup, think } } : request
