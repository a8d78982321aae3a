/** Random legal games, copies of a state and previews of a dial. */
import { catalog, game, missionScenario, OBSTACLES } from '../../../src/content/index.ts'
import { STANDARD_MAT } from '../../../src/geometry/index.ts'
import { type Command, dialOf, type GameEvent, type GameState, type Scenario } from '../../../src/rules/index.ts'
import { previewManoeuvre } from '../../../src/rules/preview.ts'
import { pick, type Random, random } from '../../support/random.ts'
import { race } from './race.ts'

/** Political Escort as printed. */
export const escort: Scenario = missionScenario('political-escort', { maxRounds: 40 })

const pilots = (...ids: readonly string[]) => ids.map(pilot => ({ pilot, upgrades: [] }))

/** Four against four within 100 points each, among six asteroids. */
export const asteroids: Scenario = {
  mission: 'standard',
  forces: {
    first: pilots('lukeskywalker', 'redsquadronpilot', 'redsquadronpilot', 'biggsdarklighter'),
    second: pilots('maulermithel', 'darkcurse', 'nightbeast', 'blacksquadronpilot'),
  },
  points: 100,
  mat: { width: STANDARD_MAT, height: STANDARD_MAT },
  collection: 'open',
  objects: OBSTACLES,
  maxRounds: 40,
}

/** A random legal answer; chance by its odds. */
function answer(state: GameState, next: Random): Command {
  const open = state.open[0]!
  return open.player === 'chance' ? game.sample(open, next) : pick(next, game.legal(state, open))
}

/** Random legal play, chance by its odds, to the end: how many decisions it took. */
function play(scenario: Scenario, seed: number, events: GameEvent[] | undefined): number {
  const next = random(seed)
  const state = game.newGame(scenario, events)
  let decisions = 0
  for (; !state.result; decisions += 1) {
    game.applyLegal(state, answer(state, next), events)
  }
  return decisions
}

/** A state in the third round of a random game, or a game's last one if it ends before. */
function middleOf(scenario: Scenario): GameState {
  const next = random(7)
  const state = game.newGame(scenario)
  while (state.round < 3 && !state.result) {
    game.applyLegal(state, answer(state, next))
  }
  return state
}

export type GameFigures = {
  /** Whole games per second of one core, without events and with them. */
  readonly gamesPerS: number
  readonly gamesPerSWithEvents: number
  /** Decisions answered per second of one core, chance included, without events. */
  readonly decisionsPerS: number
  /** Microseconds of one copy of a state. */
  readonly copy: number
  /** Milliseconds of the previews of a ship's whole dial. */
  readonly previewsMillis: number
}

/** Times one scenario, about so many seconds for the games and half as many for the rest. */
export function benchGames(scenario: Scenario, seconds: number): GameFigures {
  let seed = 0
  let games = 0
  let decisions = 0
  const [plain, eventful] = race(
    [
      () => {
        decisions += play(scenario, seed++, undefined)
        games += 1
        return 1
      },
      () => {
        play(scenario, seed++, [])
        return 1
      },
    ],
    seconds,
  )
  const state = middleOf(scenario)
  const ship = state.ships.find(other => other.status === 'play' && other.pilot !== null)!
  const dial = dialOf({ catalog, state, events: null }, ship)
  const [copy, previews] = race(
    [
      () => {
        for (let n = 0; n < 100; n += 1) game.copy(state)
        return 100
      },
      () => {
        for (const key of dial) previewManoeuvre(catalog, state, ship.id, key)
        return 1
      },
    ],
    seconds / 2,
  )
  return {
    gamesPerS: 1000 / plain!,
    gamesPerSWithEvents: 1000 / eventful!,
    decisionsPerS: (1000 / plain!) * (decisions / games),
    copy: copy! * 1000,
    previewsMillis: previews!,
  }
}
