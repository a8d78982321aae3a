/** The same battle once more, with other dice. */
import { opponent, SIDES, type Side } from '../../../rules/index.ts'
import { freshSeed } from '../../menu/fresh-seed.ts'
import { type BattleRequest, type BattleSetup, HUMAN } from '../../menu/types.ts'
import type { Session } from './session.ts'

/** Begins the battle of a session once more; `changed`: with sides changed. */
export type Again = (from: Session, changed: boolean) => void

const swapped = <T>(one: Readonly<Partial<Record<Side, T>>>): Partial<Record<Side, T>> =>
  Object.fromEntries(SIDES.flatMap(side => (one[side] === undefined ? [] : [[opponent(side), one[side]]])))

/** Whether a person and the computer could change sides: not with what a tour gave one of them. */
export const canChange = (setup: BattleSetup): boolean =>
  !setup.forces && SIDES.filter(side => setup.sides[side] === HUMAN).length === 1

/**
 * A battle like that of a session: the same squads, where somebody plays, and a computer that thinks as its level does. `changed`: person and
 * computer take each other's side.
 */
export function rematchOf(session: Session, changed: boolean): BattleRequest | null {
  if (session.mode === 'replay') return null
  const { setup, match, mode } = session
  // Flown once more it is no longer the tour’s.
  const { think, tour, ...rest } = setup
  const { points, forces } = match.scenario
  const again = {
    ...rest,
    seed: freshSeed(),
    ...(mode === 'play' && points > 0 ? { squads: forces } : {}),
  }
  if (!changed) return { kind: 'battle', setup: again }
  const { first, second } = setup.sides
  const sides = { first: second, second: first }
  return { kind: 'battle', setup: { ...again, sides, ...(setup.tempers ? { tempers: swapped(setup.tempers) } : {}) } }
}
