/** Any legal answer, each as likely as any other. */
import type { Command, Decision, Engine, GameState } from '../../src/rules/index.ts'
import type { Rng } from '../rng.ts'

/** One of the legal commands, drawn evenly. */
export const chooseRandom = (engine: Engine, view: GameState, decision: Decision, rng: Rng): Command => {
  const commands = engine.legal(view, decision)
  return commands[Math.min(commands.length - 1, Math.floor(rng() * commands.length))]!
}
