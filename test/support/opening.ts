/** The setup of a game as it is played at the table: whose turn it is, what may be put where, and what happens. */
import { missionScenario } from '../../src/content/index.ts'
import {
  type Catalog,
  type Choice,
  type Command,
  type Decision,
  type Engine,
  type EventOf,
  type EventType,
  engine,
  type GameEvent,
  type Scenario,
} from '../../src/rules/index.ts'
import { catalogWith } from './made-up.ts'

const printed = catalogWith({})

/** A game at the first question of its setup. */
export function opening(
  mission: string,
  options: Parameters<typeof missionScenario>[1] = {},
  catalog: Catalog = printed,
) {
  return openingOf(engine(catalog), missionScenario(mission, options))
}

/** The same for any scenario. */
function openingOf(rules: Engine, scenario: Scenario) {
  const events: GameEvent[] = []
  const state = rules.newGame(scenario, events)
  const asked = (): Decision => {
    const decision = state.open[0]
    if (!decision) throw new Error('nothing is asked')
    return decision
  }
  const command = (choice: Choice): Command => ({ ...choice, player: asked().player, at: asked().at }) as Command
  const self = {
    state,
    rules,
    events,
    asked,
    told: <T extends EventType>(type: T): EventOf<T>[] => events.filter(event => event.type === type) as EventOf<T>[],
    legal: () => rules.legal(state, asked()),
    play(...choices: Choice[]) {
      for (const choice of choices) {
        events.length = 0
        rules.apply(state, command(choice), events)
      }
      return self
    },
    /** The first legal answers until a question of another kind is open. */
    through(kind: Decision['kind']) {
      while (state.open[0]?.kind === kind) self.play(self.legal()[0]!)
      return self
    },
    /** The rules that refuse an answer; empty if it is legal. */
    refusal(choice: Choice): readonly string[] {
      const judged = rules.isLegal(state, command(choice))
      return judged === true ? [] : judged.rules
    },
  }
  return self
}

/** A ship put down. */
export const place = (ship: string, x: number, y: number, heading: number): Choice => ({
  type: 'place',
  ship,
  x,
  y,
  heading,
})

/** A token put down. */
export const lay = (token: string, x: number, y: number, heading = 0): Choice => ({
  type: 'placeToken',
  token,
  x,
  y,
  heading,
})
