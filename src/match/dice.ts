/** The seeded dice: die n of a site is a pure function of (seed, site, n) and of nothing else, so undo keeps the dice. */
import type { Command, Decision, Engine } from '../rules/index.ts'

function scramble(value: number): number {
  let word = value
  word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
  word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
  return (word ^ (word >>> 16)) >>> 0
}

function absorb(state: number, text: string): number {
  let word = state
  for (let n = 0; n < text.length; n += 1) word = Math.imul(word ^ text.charCodeAt(n), 0x01000193)
  return scramble(word ^ text.length)
}

/** A number in [0, 1) for die n of a site. */
export function mix(seed: string, site: string, n: number): number {
  const word = absorb(absorb(0x811c9dc5, seed), site)
  const high = scramble(word ^ Math.imul(n + 1, 0x9e3779b1))
  const low = scramble(high ^ 0x5bd1e995)
  // 53 bits, as many as a number in [0, 1) holds.
  return ((high >>> 5) * 67108864 + (low >>> 6)) / 9007199254740992
}

/** What dice and seals of a match come from: its seed, and how often a round was begun again. */
export const diceSeed = (seed: string, rewinds: number): string => (rewinds > 0 ? `${seed}~${rewinds}` : seed)

/** Rewinds whose dice are followed; a file may claim any number. Links count in it: another number is another `SHAPE` of link. */
export const REWINDS_MOST = 200

/** Answers the decisions of chance with the dice of a seed. */
export function chance(engine: Engine, seed: string): (decision: Decision) => Command {
  return decision => {
    if (decision.player !== 'chance') throw new Error('not a decision of chance')
    return engine.sample(decision, n => mix(seed, decision.site, n))
  }
}
