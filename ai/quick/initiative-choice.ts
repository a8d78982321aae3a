/** Who should have the initiative (TFA-INIT-1). */
import type { Command, Side } from '../../src/rules/index.ts'

/**
 * How good an answer is for a side: it takes the initiative. At equal skill it fires first and loses no ship unfired, and whoever has it wins
 * where the last ships go together (INIT-2, WIN-2); to choose the edge of a mat on which both laid the asteroids is worth less.
 */
export const initiativeWorth = (command: Command, side: Side): number =>
  command.type === 'chooseInitiative' && command.has === side ? 1 : 0
