/** What the engine refuses, as tests look at it. */
import { game } from '../../src/content/index.ts'
import { isRefused, type Scenario } from '../../src/rules/index.ts'

/** What a scenario is refused for; null if it is played. */
export function refusalOf(scenario: Scenario) {
  try {
    game.newGame(scenario)
  } catch (error) {
    if (isRefused(error)) return error.refusal
    throw error
  }
  return null
}
