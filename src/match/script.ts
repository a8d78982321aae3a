import type { Choice, Command } from '../rules/index.ts'
import type { Player } from './match.ts'

/** A seat that plays a list of choices in order, as tutorials and tests do; rejects when asked for more than it holds. */
export function scriptPlayer(choices: readonly Choice[]): Player & { readonly left: number } {
  let next = 0
  return {
    get left() {
      return choices.length - next
    },
    async decide(_view, decision) {
      const choice = choices[next]
      if (!choice) throw new Error(`the script is used up at command ${decision.at} (${decision.kind})`)
      next += 1
      return { ...choice, seat: decision.seat, at: decision.at } as Command
    },
  }
}
