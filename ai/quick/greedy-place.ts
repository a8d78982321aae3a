/** Placing ships at setup and as reinforcements: the best of the lattice, then slid and turned while that helps. */
import type { Pose } from '../../src/geometry/index.ts'
import {
  type Command,
  createShip,
  type Decision,
  type Engine,
  type GameState,
  type Ship,
} from '../../src/rules/index.ts'
import { type Position, positionOf, unitById } from '../model/position.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { Choice } from '../thought.ts'
import { pick } from './greedy-dials.ts'
import { chosenFrom, refinements, type Scored, scoredBy } from './local-refinement.ts'
import { placementTerms } from './setup-placement.ts'

type Placing = Extract<Command, { type: 'place' | 'reinforce' }>
type Asked = Extract<Decision, { kind: 'place' | 'reinforce' }>

/** The ship that a command would put down, as it would lie. */
const laid = (engine: Engine, view: GameState, { side }: Asked, command: Placing): Ship => {
  const pose: Pose = { x: command.x, y: command.y, heading: command.heading }
  if (command.type === 'place') {
    const ship = view.ships.find(other => other.id === command.ship)!
    return { ...ship, status: 'play', pose }
  }
  const fresh = createShip(engine.catalog, view.ships, side, { pilot: command.pilot, upgrades: [] }, command.player)
  return { ...fresh, status: 'play', pose }
}

/** The table with the ship put down; everybody is about to plan the next round. */
const tableWith = (
  engine: Engine,
  view: GameState,
  decision: Asked,
  command: Placing,
  before: Position | null,
): { table: Position; id: string } => {
  const ship = laid(engine, view, decision, command)
  const others = view.ships.filter(other => other.id !== ship.id)
  const next = { ...view, phase: 'planning' as const, ships: [...others, ship] }
  return { table: positionOf(engine.catalog, next, decision, decision.side, before), id: ship.id }
}

/** With so many ships on the mat a place costs far more than a line of a small battle: fewer are looked at. */
const CROWD = 4
const CROWDED = 1400

/** A placement for the ship to be put down; a reinforcement is never declined. */
export function* choosePlacement(
  engine: Engine,
  view: GameState,
  decision: Asked,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Choice> {
  const others = view.ships.filter(ship => ship.status === 'play').length
  const limit = Math.max(24, others < CROWD ? work.limit : Math.min(work.limit, Math.floor(CROWDED / others)))
  let before: Position | null = null
  const judged = (command: Placing): Scored<Placing> => {
    work.used += 1
    const { table: position, id } = tableWith(engine, view, decision, command, before)
    before = position
    const unit = unitById(position, id)
    return scoredBy(command, unit ? placementTerms(position, unit) : [])
  }
  const placings = commands.filter(
    (command): command is Placing => command.type === 'place' || command.type === 'reinforce',
  )
  // The lattice is thinned out evenly where the budget asks for it.
  const stride = Math.max(1, Math.ceil(placings.length / Math.max(8, limit / 2)))
  const start = Math.floor(rng() * stride)
  const scored: Scored<Placing>[] = []
  for (let n = start; n < placings.length; n += stride) {
    scored.push(judged(placings[n]!))
    yield work
  }
  if (scored.length === 0) return { command: commands[0]!, choices: [] }
  let best = pick(scored, rng, 0.01)
  for (let improved = true; improved && work.used < limit; ) {
    improved = false
    for (const command of refinements(best.command, [40, 10, 2, 0.1], [20, 5])) {
      if (work.used >= limit) break
      if (engine.isLegal(view, command) !== true) continue
      const tried = judged(command)
      yield work
      if (tried.worth > best.worth + 1e-9) {
        best = tried
        improved = true
      }
    }
  }
  return chosenFrom(best, scored)
}
