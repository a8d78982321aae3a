/** The first sieve: decisions of a battle in which the review finds one choice clearly better than another. */

import { reviewOf } from '../../../ai/judge/review.ts'
import { contextOf } from '../../../ai/objectives/index.ts'
import { chooseDice } from '../../../ai/search/inround.ts'
import { thinkToEnd } from '../../../ai/thinking.ts'
import { gameOf } from '../../../src/content/index.ts'
import type { Command, Scenario } from '../../../src/rules/index.ts'
import { CLEAR } from '../../../src/ui/puzzles/puzzle.ts'
import type { Candidate } from './asked.ts'

/** Candidates of a battle: by the review, the clearest first; and of dice, which it does not look at one by one. */
export function candidatesOf(scenario: Scenario, commands: readonly Command[]): readonly Candidate[] {
  const found: (Candidate & { readonly by: number })[] = []
  for (const step of reviewOf(scenario, commands))
    for (const one of step) {
      if (one.what !== 'decision' || Math.abs(one.by) < CLEAR) continue
      const grade = one.done.kind === 'attack' ? 'fight' : one.done.kind
      found.push({ grade, at: one.at, round: one.round, side: one.side, ship: one.ship, by: Math.abs(one.by) })
    }
  const game = gameOf(scenario.set)
  const state = game.newGame(scenario)
  for (const [at, command] of commands.entries()) {
    const asked = state.open[0]!
    if (asked.kind === 'modify' && asked.player === command.player) {
      const view = game.viewFor(state, asked.player)
      const legal = game.legal(view, asked)
      const context = contextOf(game.catalog, view, asked, asked.side)
      const work = { used: 0, limit: Number.POSITIVE_INFINITY }
      const { choices } = thinkToEnd(chooseDice(context, asked.dice, legal, work))
      const wins = choices.map(({ win }) => win).sort((a, b) => b - a)
      const by = (wins[0] ?? 0) - (wins[1] ?? wins[0] ?? 0)
      if (by >= CLEAR) found.push({ grade: 'fight', at, round: state.round, side: asked.side, ship: asked.ship, by })
    }
    game.apply(state, command)
  }
  return found.sort((a, b) => b.by - a.by)
}
