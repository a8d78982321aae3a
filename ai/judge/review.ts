/** The review of a battle that is over: its course, each round's swing by its causes (`reviewed.ts` says what they mean), its decisions. */
import { gameOf } from '../../src/content/index.ts'
import {
  type Catalog,
  type Command,
  type Engine,
  type GameEvent,
  type GameState,
  type Scenario,
  type Ship,
  SIDES,
  type Side,
  sideOf,
} from '../../src/rules/index.ts'
import { chanceBy, decidedBy, type Question, settled } from './decision-review.ts'
import { dialDecided } from './dial-review.ts'
import { chanceAfter } from './open-game.ts'
import type { Decided, Parts, Reviewed } from './reviewed.ts'
import { flownFrom, type OtherDial, type Planned, planRound } from './round-game.ts'

type Sums = Record<Side, { -readonly [part in keyof Parts]: number }>

/** The round under review. `now`: the first side’s chance when it was last known. */
type Round = {
  readonly at: number
  readonly round: number
  readonly planned: Planned
  readonly parts: Sums
  /** Ships that have gone since it began, as they last lay. */
  readonly gone: Ship[]
  /** Dials that have not been flown yet. */
  readonly waiting: Map<string, OtherDial>
  now: number
  /** Dice have fallen since, or cards. */
  thrown: boolean
  /** Whose choice it was since, and the chance by it before any die fell, where that is known. */
  chosen: { readonly side: Side; readonly by: number | null } | null
}

/** Nothing yet: the command is still being looked at. */
export const PAUSE: readonly Reviewed[] = []

/** A change of the first side’s chance, entered for both sides. */
const enter = ({ parts }: Round, part: keyof Parts, side: Side, change: number): void => {
  parts[side][part] += side === 'first' ? change : -change
}

/** Yields between its steps, so that whoever goes through a review can rest. */
function* begin(
  game: Engine,
  state: GameState,
  at: number,
  commands: readonly Command[],
): Generator<typeof PAUSE, Round> {
  const steps = planRound(game, state, flownFrom(game, state, commands, at))
  let step = steps.next()
  for (; !step.done; step = steps.next()) yield PAUSE
  const { planned, others } = step.value
  const { before, flown, hoped } = planned
  const round: Round = {
    at,
    round: state.round,
    planned,
    parts: { first: { plan: 0, read: 0, dice: 0 }, second: { plan: 0, read: 0, dice: 0 } },
    gone: [],
    waiting: new Map(others.map(other => [other.ship, other])),
    now: flown,
    thrown: false,
    chosen: null,
  }
  for (const side of SIDES) {
    enter(round, 'plan', side, hoped[side] - before)
    enter(round, 'read', side, flown - hoped[side])
  }
  return round
}

/** Enters what has changed up to here, by whose choice it was and by the dice. */
const settle = (round: Round, now: number): void => {
  const { chosen, thrown } = round
  const by = !chosen ? round.now : thrown ? (chosen.by ?? round.now) : now
  for (const side of SIDES) {
    if (chosen) enter(round, side === chosen.side ? 'plan' : 'read', side, by - round.now)
    enter(round, 'dice', side, now - by)
  }
  round.now = now
  round.thrown = false
  round.chosen = null
}

/** Within a round these are no choices of a side: dials, and what is done about dice that have fallen. */
const PART_OF_ELSE: readonly string[] = ['dial', 'modify', 'roll', 'draw', 'name']

/** Reviews a battle, in small steps: after each command what was found by it, and `PAUSE` between the steps of one. Throws a refusal for a battle that cannot be. */
export function* reviewOf(scenario: Scenario, commands: readonly Command[]): Generator<readonly Reviewed[]> {
  const game = gameOf(scenario.set)
  const state = game.newGame(scenario)
  let round: Round | null = null
  for (const [at, command] of commands.entries()) {
    const found: Reviewed[] = []
    const asked = state.open.find(({ player }) => player === command.player) ?? state.open[0]!
    if (asked.kind === 'dial' && round === null) {
      round = yield* begin(game, state, at, commands)
      found.push({ what: 'point', at, round: state.round, first: round.planned.before })
    }
    if (round && command.player !== 'chance' && !PART_OF_ELSE.includes(asked.kind)) {
      const weighed = asked.kind === 'action' || asked.kind === 'attack'
      const decided = weighed ? decidedBy(game, state, at, asked as Question, command, round.planned) : null
      if (decided) found.push({ what: 'decision', round: round.round, ...decided })
      const mission = asked.kind === 'manoeuvre' && asked.why === 'mission'
      const open = { game, state, gone: round.gone }
      if (settled(open) !== null && !mission)
        round.chosen = {
          side: sideOf(state, command.player),
          by: weighed ? chanceBy(open, asked as Question, command) : null,
        }
    }
    const before = round && game.copy(state)
    const events: GameEvent[] = []
    game.apply(state, command, events)
    if (round && before) {
      round.thrown ||= command.player === 'chance'
      for (const decided of dialsFlown(game.catalog, before, events, round))
        found.push({ what: 'decision', ...decided })
      const open = { game, state, gone: round.gone }
      const over = isOver(state, round)
      const now = over ? chanceAfter(open, round.round) : settled(open)
      if (now !== null) {
        settle(round, now)
        found.push({ what: 'point', at: at + 1, round: round.round, first: now })
      }
      if (over && now !== null) {
        const { planned, parts } = round
        found.push({ what: 'swing', at: round.at, round: round.round, before: planned.before, after: now, parts })
        round = null
      }
    }
    yield found
  }
}

/** Nothing of a round is left but what its mission does in the End phase: nobody's doing. */
const isOver = (state: GameState, { round }: Round): boolean =>
  state.result !== null || state.round !== round || (state.phase === 'end' && state.open[0]?.player !== 'chance')

/** The dials that were flown by these events, and who has gone; `before` lies as the table did, and is moved along. */
function* dialsFlown(
  catalog: Catalog,
  before: GameState,
  events: readonly GameEvent[],
  round: Round,
): Generator<Decided> {
  const move = (id: string, pose: Ship['pose']): void => {
    before.ships = before.ships.map(ship => (ship.id === id ? { ...ship, pose } : ship))
  }
  for (const event of events) {
    if (event.type === 'manoeuvreExecuted') {
      const other = round.waiting.get(event.ship)
      if (other) yield dialDecided(catalog, before, round.round, round.at, other, event.to)
      round.waiting.delete(event.ship)
      move(event.ship, event.to)
    }
    if (event.type === 'barrelRolled' || event.type === 'boosted') move(event.ship, event.to)
    if (event.type === 'shipDestroyed' || event.type === 'shipFled') {
      const ship = before.ships.find(({ id }) => id === event.ship)
      if (ship?.pose) round.gone.push(ship)
      move(event.ship, null)
    }
  }
}
