/** What a battle came to, round by round, in words that no format of a file and no name of a side changes. */
import type { Command, Engine, GameState, Scenario } from '../../src/rules/index.ts'

export type Outcome = {
  readonly round: number
  /** Ships in play by id: where they stand, and what they have left. */
  readonly ships: Readonly<Record<string, string>>
  /** Who has won, and by what; null: it goes on. */
  readonly result: string | null
}

/** What the sides are called in a result, and what they are called here. */
const SIDES: Readonly<Record<string, 'first' | 'second'>> = {
  rebel: 'first',
  imperial: 'second',
  first: 'first',
  second: 'second',
}

/** One ship in a line: pose, hull, shields, tokens, damage cards, and what became of it. */
function line(ship: GameState['ships'][number]): string {
  const at = ship.pose ? `${ship.pose.x} ${ship.pose.y} ${ship.pose.heading}` : '-'
  const cards = ship.damage.map(card => `${card.kind}${card.faceUp ? '!' : ''}`).join(',')
  return [
    at,
    ship.status,
    `shields ${ship.shields}`,
    `focus ${ship.focus}`,
    `evade ${ship.evade}`,
    `stress ${ship.stress}`,
    cards,
  ].join(' | ')
}

const outcomeOf = (state: GameState): Outcome => ({
  round: state.round,
  ships: Object.fromEntries(state.ships.map(ship => [ship.id, line(ship)])),
  result: state.result && `${SIDES[state.result.winner ?? ''] ?? 'draw'} by ${state.result.by}`,
})

/** Plays commands from a scenario on: what stands as each round begins, and at the end. Throws where a command is refused. */
export function outcomesOf(engine: Engine, scenario: Scenario, commands: readonly Command[]): readonly Outcome[] {
  const state = engine.newGame(scenario)
  const outcomes: Outcome[] = []
  for (const command of commands) {
    const { round } = state
    engine.apply(state, command)
    if (state.round !== round) outcomes.push(outcomeOf(state))
  }
  return [...outcomes, outcomeOf(state)]
}
