/**
 * Whether the dice of a battle were fixed before its first move. A hash of the seed is shown when the battle begins; when it is over,
 * the seed is opened: it must give the hash, and every die and card of the battle must follow from it.
 */
import type { Command, Engine, Scenario } from '../rules/index.ts'
import { sameCommand } from './command.ts'
import { chance, diceSeed, REWINDS_MOST } from './dice.ts'
import { hashOf } from './hash.ts'

/** The one line that the seal of the dice is the hash of. Any tool for SHA-256 takes it as it is, without a line end. */
export const diceLine = (seed: string): string => `koiogran dice 1; seed ${seed}`

/** The seal of the dice: SHA-256 of `diceLine`, 64 hexadecimal digits. */
export const diceSeal = (seed: string): string => hashOf(diceLine(seed))

/** The first digits of the seal, to be told apart by. */
export const shortSeal = (seed: string): string => `${diceSeal(seed).slice(0, 16)}…`

/** `checked`: rolls and cards drawn so far; `wrong`: those that do not follow from the seed. */
export type DiceCheck = { readonly checked: number; readonly wrong: number }

/**
 * Works out every roll and card of a log anew. After a rewind the dice come from the seed and the number of rewinds (see `diceSeed`), so
 * the log may go on from one to the next, never back.
 */
export function checkDice(
  engine: Engine,
  scenario: Scenario,
  log: readonly Command[],
  seed: string,
  rewinds: number,
): DiceCheck {
  const state = engine.newGame(scenario)
  const most = Math.min(rewinds, REWINDS_MOST)
  let turn = 0
  let checked = 0
  let wrong = 0
  for (const command of log) {
    if (command.player === 'chance') {
      const decision = state.open.find(open => open.player === 'chance')
      let from = turn
      while (from <= most && decision && !sameCommand(chance(engine, diceSeed(seed, from))(decision), command))
        from += 1
      checked += 1
      if (from > most || !decision) wrong += 1
      else turn = from
    }
    engine.applyLegal(state, command)
  }
  return { checked, wrong }
}
