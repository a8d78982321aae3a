/** Questions to players out of games by lot, and the same questions in a world in which everything that is hidden is otherwise. */

import type { LevelId } from '../../ai/levels.ts'
import { thinkThrough } from '../../ai/players.ts'
import { rngOf } from '../../ai/rng.ts'
import { type Notes, PLAY_STYLES, type PlayStyle, type Thought } from '../../ai/thought.ts'
import { createMatch } from '../../src/match/match.ts'
import {
  type Command,
  type Decision,
  type Engine,
  type GameState,
  type ManoeuvreKey,
  manoeuvreKey,
  opponent,
  type Scenario,
  type Ship,
  type Side,
} from '../../src/rules/index.ts'
import { pick, type Random, random } from './random.ts'
import { lotOf } from './scenarios.ts'

/** Every kind of question that a player is asked, with what makes it another one. */
export const QUESTIONS = [
  ...['place', 'reinforce', 'token asteroid', 'token satellite', 'edge', 'ship', 'dial'],
  ...['order activation', 'order combat', 'manoeuvre stressed', 'manoeuvre mission', 'action', 'action free'],
  ...['attack', 'attack or scan', 'modify attack', 'modify defence', 'effect', 'card'],
] as const

/** What kind of question it is, as `QUESTIONS` names it. */
function questionOf(decision: Decision): string {
  switch (decision.kind) {
    case 'token':
      return `token ${decision.what}`
    case 'order':
      return `order ${decision.phase}`
    case 'manoeuvre':
      return `manoeuvre ${decision.why}`
    case 'action':
      return decision.free ? 'action free' : 'action'
    case 'attack':
      return decision.scans ? 'attack or scan' : 'attack'
    case 'modify':
      return `modify ${decision.dice}`
    default:
      return decision.kind
  }
}

/** A question with all that the referee knows; `planned`: how the side's planning of this round began, if it has. */
export type Question = {
  readonly rules: Engine
  readonly scenario: Scenario
  readonly log: readonly Command[]
  readonly state: GameState
  readonly side: Side
  readonly kind: string
  readonly planned: GameState | null
}

/** Questions of one kind that are taken out of one game, by lot; fewer where a long list of places is gone through. */
const OF_A_KIND = 4
const OF_PLACES = 2
const mostOf = (kind: string): number => (/^(place|reinforce|token)/.test(kind) ? OF_PLACES : OF_A_KIND)

/** Questions out of lot n of a seed, in the order of the game: all missions, squads, decks and ways to play. */
export function questionsOf(seed: number, n: number): readonly Question[] {
  const { rules, scenario, answer } = lotOf(seed, n)
  const next = random(seed * 1_000_003 + n + 700_000)
  // A lottery of its own, so that what is taken out of a game does not change the game.
  const drawn = random(seed * 1_000_003 + n + 900_000)
  const state = rules.newGame(scenario)
  const log: Command[] = []
  const kept = new Map<string, { readonly order: number; readonly question: Question }[]>()
  const met = new Map<string, number>()
  const planned: Partial<Record<Side, GameState>> = {}
  for (let order = 0; !state.result; order += 1) {
    const decision = pick(next, state.open)
    if (decision.player !== 'chance') {
      const { side } = decision
      const kind = questionOf(decision)
      if (kind === 'dial' && planned[side]?.round !== state.round) planned[side] = rules.copy(state)
      const times = (met.get(kind) ?? 0) + 1
      met.set(kind, times)
      const list = kept.get(kind) ?? []
      kept.set(kind, list)
      const most = mostOf(kind)
      const place = times <= most ? times - 1 : Math.floor(drawn() * times)
      if (place < most) {
        const before = planned[side]?.round === state.round ? planned[side] : null
        const question = { rules, scenario, log: log.slice(), state: rules.copy(state), side, kind, planned: before }
        list[place] = { order, question }
      }
    }
    const command = answer(rules, state, decision, next)
    log.push(command)
    rules.applyLegal(state, command)
  }
  return [...kept.values()]
    .flat()
    .sort((a, b) => a.order - b.order)
    .map(({ question }) => question)
}

const started = (state: GameState): number | null => {
  const top = state.stack.at(-1)
  return top?.step === 'planning' ? (top['started'] as number | null) : null
}

const dialOf = (rules: Engine, ship: Ship): readonly ManoeuvreKey[] =>
  (rules.catalog.chassis[ship.chassis]?.dial ?? []).map(({ bearing, speed }) => manoeuvreKey(bearing, speed))

/** The other side's ships with a dial that lies face down, or that is being set (PLAN-1, PLAN-4). */
export const unseenBy = (rules: Engine, state: GameState, side: Side): readonly Ship[] => {
  const planning = started(state) !== null
  return state.ships.filter(
    ship =>
      ship.side === opponent(side) &&
      !ship.revealed &&
      dialOf(rules, ship).length > 0 &&
      (ship.dial !== null || (planning && ship.status === 'play')),
  )
}

/** Another world that a side cannot tell from the first: the other side's dials are other ones, or not yet set. Counts the changes. */
export function otherwise(rules: Engine, state: GameState, side: Side, next: Random): [GameState, number] {
  const world = rules.copy(state)
  const begun = started(world)
  let changes = 0
  for (const ship of unseenBy(rules, world, side)) {
    const others: (ManoeuvreKey | null)[] = dialOf(rules, ship).filter(key => key !== ship.dial)
    if (begun !== null && ship.dial !== null) others.push(null)
    ship.dial = pick(next, others)
    changes += 1
  }
  // How many dials are set is counted in Planning, and nobody is told.
  if (begun !== null) world.at = begun + world.ships.filter(({ dial }) => dial !== null).length
  return [world, changes]
}

/** The same moment of a match with other dice: its whole damage deck and every die to come are other ones. */
export function otherDice({ rules, scenario, log }: Question, seed: string): GameState {
  const nobody = { decide: () => Promise.reject(new Error('nobody is asked')) }
  const players = { first: nobody, second: nobody }
  return rules.copy(createMatch({ engine: rules, scenario, seed, players, prefix: log }).state)
}

/** What may not be looked at: whatever is done with it throws. */
export const poison = (what: string): never => {
  const trip = (): never => {
    throw new Error(`${what} was looked at`)
  }
  const traps = ['get', 'set', 'has', 'ownKeys', 'getOwnPropertyDescriptor', 'getPrototypeOf', 'deleteProperty']
  return new Proxy({}, Object.fromEntries(traps.map(trap => [trap, trip]))) as never
}

/** The world with poison in the place of every hidden dial. */
export function poisoned(rules: Engine, state: GameState, side: Side): [GameState, number] {
  const world = rules.copy(state)
  const hidden = unseenBy(rules, world, side)
  for (const ship of hidden) ship.dial = poison(`the dial of ${ship.id}`)
  return [world, hidden.length]
}

/** What an answer may depend on beside the view. */
export type Mind = {
  readonly level: LevelId
  readonly seed: string
  readonly nodes: number
  readonly style: PlayStyle
  readonly notes: Notes | null
}

/** A mind for a number: styles and nodes by turns, no notes. */
export const mindOf = (level: LevelId, number: number): Mind => ({
  level,
  seed: `mind-${number}`,
  nodes: [12, 20, 30, 45][number % 4]!,
  style: PLAY_STYLES[number % PLAY_STYLES.length]!,
  notes: null,
})

/** What a level answers to the side's question in a view, and the nodes it took. */
export function answerOf(
  engine: Engine,
  view: GameState,
  side: Side,
  { level, seed, nodes, style, notes }: Mind,
): Thought & { readonly used: number } {
  const decision = view.open.find(open => open.player === side)
  if (!decision) throw new Error(`${side} is asked nothing`)
  const work = { used: 0, limit: nodes }
  const thought = thinkThrough(level, {
    engine,
    view,
    decision,
    rng: rngOf(seed),
    work,
    notes,
    style,
    candidates: null,
  })
  return { ...thought, used: work.used }
}
