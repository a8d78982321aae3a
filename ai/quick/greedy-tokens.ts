/** Obstacles, satellites and edges at setup: what stands in the enemy's way, lies far from it, or leaves the own side room. */
import { type Path, sweeps, travel } from '../../src/geometry/index.ts'
import {
  type Command,
  cargoOf,
  type Decision,
  type Edge,
  type Engine,
  type GameState,
  hostile,
  kindOf,
  obstaclesOf,
  outlineAt,
  type Side,
} from '../../src/rules/index.ts'
import { endFrom, staysOn } from '../model/landing.ts'
import type { PlaceTerm } from '../model/objective.ts'
import { type Position, positionOf, type Unit } from '../model/position.ts'
import { disabledOf } from '../objectives/asteroid-run.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { Choice } from '../thought.ts'
import { pick } from './greedy-dials.ts'
import { chosenFrom, refinements, type Scored, scoredBy } from './local-refinement.ts'

type Placing = Extract<Command, { type: 'placeToken' }>
type Outline = ReturnType<typeof outlineAt>
type Point = { readonly x: number; readonly y: number }

const distance = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y))

type Lane = { readonly path: Path; readonly weight: number }

/** The ways that a unit may fly in its next one or two moves, the sooner the heavier. */
const lanesOf = (position: Position, unit: Unit, deep: boolean): Lane[] => {
  const lanes: Lane[] = []
  for (const option of unit.options) {
    const path = travel(unit.base, unit.start, option)
    if (!staysOn(position, unit.base, path.end)) continue
    lanes.push({ path, weight: 1 / unit.options.length })
    if (!deep) continue
    const end = endFrom(position, unit, option, unit.start)
    for (const next of unit.options) {
      const later = travel(unit.base, end, next)
      if (staysOn(position, unit.base, later.end))
        lanes.push({ path: later, weight: 0.7 / (unit.options.length * unit.options.length) })
    }
  }
  return lanes
}

const blocked = (lanes: readonly Lane[], outline: Outline): number =>
  lanes.reduce((sum, { path, weight }) => {
    const { template, base } = sweeps(path, path.reach, outline)
    return template || base ? sum + weight : sum
  }, 0)

/** How good a token's place is for the side that puts it there, part by part. */
type Worth = (at: Placing, outline: Outline) => readonly PlaceTerm[]

/** In the way of a hunted ship, out of the way of its hunters; close, so that it matters soon. */
const inTheWay = (position: Position, prey: Unit): Worth => {
  const lanes = lanesOf(position, prey, true)
  const own = position.units.filter(unit => hostile(unit, prey)).flatMap(unit => lanesOf(position, unit, false))
  const home = position.game.state.sides
  // Ways out lead to the players' edges, not to the sides: what lies ahead and behind counts more than what lies aside.
  const upright = home.first.home === 'north' || home.first.home === 'south'
  return (at, outline) => {
    const aside = upright ? Math.abs(at.x - prey.start.x) : Math.abs(at.y - prey.start.y)
    return [
      ['hinders', blocked(lanes, outline) - distance(at, prey.start) / 2000 - aside / 4000],
      ['lets-pass', -blocked(own, outline)],
    ]
  }
}

/** Spread out over the middle; each side leaves more room where it starts. */
const aroundTheMiddle = (engine: Engine, state: GameState, side: Side): Worth => {
  const { home } = state.sides[side]
  const inwards = { north: -1, south: 1, east: -1, west: 1 }[home]
  const along = home === 'north' || home === 'south' ? 'y' : 'x'
  return at => {
    const crowd = obstaclesOf({ catalog: engine.catalog, state }).reduce(
      (sum, other) => sum + Math.max(0, 1 - distance(at, other) / 250),
      0,
    )
    return [
      ['own-room', (0.3 * inwards * at[along]) / 300],
      ['spread', -Math.abs(distance(at, { x: 0, y: 0 }) - 160) / 600 - crowd],
    ]
  }
}

/** Far from the ships that want it, near a side edge where it is hard to fly over, and far from its kind. */
const outOfReach = (engine: Engine, state: GameState, side: Side): Worth => {
  const hunters = state.ships.filter(ship => ship.side !== side && ship.pose)
  const others = cargoOf({ catalog: engine.catalog, state }).filter(one => one.ship === null)
  const { width } = state.mat
  return at => {
    const away = hunters.reduce((sum, ship) => sum + distance(at, ship.pose!), 0) / Math.max(1, hunters.length)
    const apart = others.reduce((sum, other) => sum + distance(at, other), 0) / Math.max(1, others.length)
    return [
      ['out-of-reach', away / 900 + 0.25 * (Math.abs(at.x) / (width / 2))],
      ['apart', 0.5 * (apart / 300)],
    ]
  }
}

/** The token and the place worth most to the side that puts it down (OBST-2, MISSION-2-SETUP-5, MISSION-3-SETUP-3). */
export function* chooseToken(
  engine: Engine,
  view: GameState,
  decision: Extract<Decision, { kind: 'token' }>,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Choice> {
  const position = positionOf(engine.catalog, { ...view, phase: 'planning' }, decision, decision.side)
  const prey =
    kindOf(engine.catalog, decision.what).obstacle && view.memory['disabled'] !== undefined
      ? disabledOf(position)
      : undefined
  const worthOf: Worth = kindOf(engine.catalog, decision.what).carried
    ? outOfReach(engine, view, decision.side)
    : prey
      ? inTheWay(position, prey)
      : aroundTheMiddle(engine, view, decision.side)
  const judged = (at: Placing): Scored<Placing> => {
    work.used += 1
    return scoredBy(at, worthOf(at, outlineAt(position.game, at.token, at)))
  }
  const limit = Math.max(24, work.limit)
  const placings = commands.filter((command): command is Placing => command.type === 'placeToken')
  const stride = Math.max(1, Math.ceil(placings.length / Math.max(8, limit / 2)))
  const scored: Scored<Placing>[] = []
  for (let n = Math.floor(rng() * stride); n < placings.length; n += stride) {
    scored.push(judged(placings[n]!))
    if (n % 16 === 0) yield work
  }
  if (scored.length === 0) return { command: commands[0]!, choices: [] }
  let best = pick(scored, rng, 0.01)
  for (let improved = true; improved && work.used < limit; ) {
    improved = false
    for (const command of refinements(best.command, [40, 12, 3], [30])) {
      if (work.used >= limit) break
      if (engine.isLegal(view, command) !== true) continue
      const tried = judged(command)
      yield work
      if (tried.worth <= best.worth + 1e-9) continue
      best = tried
      improved = true
    }
  }
  return chosenFrom(best, scored)
}

/** How much lies before an edge: the ships that start there have it in their way. */
const cluttered = (engine: Engine, view: GameState, edge: Edge): number => {
  const { width, height } = view.mat
  const depth = ({ x, y }: Point): number =>
    edge === 'north'
      ? height / 2 - y
      : edge === 'south'
        ? height / 2 + y
        : edge === 'east'
          ? width / 2 - x
          : width / 2 + x
  return obstaclesOf({ catalog: engine.catalog, state: view }).reduce(
    (sum, rock) => sum + Math.max(0, 1 - (depth(rock) - 200) / 300),
    0,
  )
}

/** How much room an edge has before it, 1 where nothing lies there (OBST-4). */
export const edgeWorth = (engine: Engine, view: GameState, edge: Edge): number =>
  1 / (1 + cluttered(engine, view, edge))
