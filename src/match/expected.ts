/** What exact odds expected of the attacks of a battle: worked out anew from its log, as no state is kept. */
import type { Command, Engine, Scenario } from '../rules/index.ts'
import { previewAttack } from '../rules/preview.ts'

/** Damage that the odds expected of each attack just before it was declared (COMBAT-2 … 7), by the place of its command in the log. */
export function expectedDamage(
  engine: Engine,
  scenario: Scenario,
  log: readonly Command[],
): ReadonlyMap<number, number> {
  const state = engine.newGame(scenario)
  const expected = new Map<number, number>()
  for (const [at, command] of log.entries()) {
    if (command.type === 'attack') {
      const { ship, target, weapon } = command
      const seen = previewAttack(engine.catalog, state, ship, target, weapon)
      expected.set(at, seen?.odds.expectedDamage ?? 0)
    }
    engine.applyLegal(state, command)
  }
  return expected
}
