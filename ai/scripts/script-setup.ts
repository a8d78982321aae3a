/** Where the scripted players put ships and tokens down: a row ahead of the freest lane; mission by mission in README.md. */
import {
  type Command,
  cargoOf,
  type Decision,
  type Edge,
  type Engine,
  type GameState,
  kindOf,
  obstaclesOf,
  opponent,
  type Side,
} from '../../src/rules/index.ts'
import { HEADINGS, off } from '../model/path-to-edge.ts'
import type { Rng } from '../rng.ts'
import { bearingOf, distance } from './visibility.ts'

type Placed = Extract<Command, { type: 'place' }>
type Called = Extract<Command, { type: 'reinforce' }>
type Point = { readonly x: number; readonly y: number }

/** From one ship of a row to the next, and from the front row to the one behind, mm. */
const STEP = 60
const RANKS = 60
const HALF = 20
/** Lanes looked at, the breadth of the mat apart in all. */
const LANES = 91

const upright = (edge: Edge): boolean => edge === 'north' || edge === 'south'
const tenth = (value: number): number => Math.round(value * 10) / 10 + 0
const inward = (edge: Edge): number => (HEADINGS[edge] + 180) % 360

/** The point so far along an edge from its middle, and so deep in from it. */
const pointAt = ({ mat }: GameState, edge: Edge, along: number, deep: number): Point => {
  const [x, y] = [mat.width / 2 - deep, mat.height / 2 - deep]
  const spots = { north: { x: along, y }, south: { x: along, y: -y }, east: { x, y: along }, west: { x: -x, y: along } }
  return { x: tenth(spots[edge].x), y: tenth(spots[edge].y) }
}

/** How deep in from an edge a point lies. */
const depthFrom = ({ mat }: GameState, edge: Edge, { x, y }: Point): number =>
  ({ north: mat.height / 2 - y, south: mat.height / 2 + y, east: mat.width / 2 - x, west: mat.width / 2 + x })[edge]

/** The middle of the widest run of lanes from an edge to the middle of the mat that no obstacle lies in; the first of equals. */
const freestLane = (engine: Engine, state: GameState, edge: Edge): number => {
  const { mat } = state
  const [breadth, reach] = upright(edge) ? [mat.width, mat.height / 2] : [mat.height, mat.width / 2]
  const near = obstaclesOf({ catalog: engine.catalog, state }).filter(({ polygon }) =>
    polygon.some(corner => depthFrom(state, edge, corner) < reach),
  )
  const spans = near.map(({ polygon }) => {
    const along = polygon.map(corner => (upright(edge) ? corner.x : corner.y))
    return { from: Math.min(...along), to: Math.max(...along) }
  })
  const laneAt = (n: number): number => (n / (LANES - 1) - 0.5) * breadth
  let best = { from: 0, lanes: 0 }
  let run = 0
  for (let n = 0; n < LANES; n += 1) {
    const lane = laneAt(n)
    run = spans.some(({ from, to }) => from <= lane && lane <= to) ? 0 : run + 1
    if (run > best.lanes) best = { from: n - run + 1, lanes: run }
  }
  return laneAt(best.from + (best.lanes - 1) / 2)
}

/** Beside what already lies in the middle: right, left, farther right … */
const beside = (n: number): number => (n % 2 === 0 ? 1 : -1) * (80 + STEP * Math.floor(n / 2))

/** Where the next ship of a side should lie. */
const wish = (
  engine: Engine,
  state: GameState,
  decision: Extract<Decision, { kind: 'place' }>,
): Point & { heading: number } => {
  const { side, zone } = decision
  const own = state.ships.filter(ship => ship.side === side && ship.pilot !== null)
  const placed = own.filter(ship => ship.pose !== null).length
  const { band, edges } = zone
  if (band === 'beyond') return { x: 0, y: tenth(STEP * placed), heading: 90 }
  const edge = edges[placed % edges.length]!
  const [n, all] = [Math.floor(placed / edges.length), Math.ceil(own.length / edges.length)]
  const deep = 100 * band - HALF
  const laidOut = (along: number, back = 0) => ({ ...pointAt(state, edge, along, deep - back), heading: inward(edge) })
  const middle = state.ships.find(ship => ship.side === side && ship.pilot === null && ship.pose !== null)
  if (middle) return laidOut(beside(n))
  const free = state.objects.filter(one => one.ship === null && kindOf(engine.catalog, one.kind).carried)
  const centre =
    free.length > 0 ? free.reduce((sum, marker) => sum + marker.x, 0) / free.length : freestLane(engine, state, edge)
  const front = all < 4 ? all : Math.ceil(all / 2)
  const breadth = upright(edge) ? state.mat.width : state.mat.height
  const half = ((front - 1) / 2) * STEP
  const most = Math.max(0, breadth / 2 - half - 2 * HALF)
  const left = Math.max(-most, Math.min(most, centre)) - half
  const shift = n >= front && all % 2 === 1 ? STEP / 2 : 0
  return laidOut(left + STEP * (n % front) + shift, n < front ? 0 : RANKS)
}

/** A place for the next ship: where it should lie, or the legal place of the lattice nearest to that. */
export const placeShip = (
  engine: Engine,
  view: GameState,
  decision: Extract<Decision, { kind: 'place' }>,
  commands: readonly Command[],
): Command => {
  const at = wish(engine, view, decision)
  const ship = decision.ships[0]!
  const exact: Placed = { type: 'place', player: decision.player, at: decision.at, ship, ...at }
  if (engine.isLegal(view, exact) === true) return exact
  const far = (place: Placed): number => distance(place, at) + 0.5 * off(place.heading, at.heading)
  const places = commands.filter((command): command is Placed => command.type === 'place' && command.ship === ship)
  return places.reduce<Command>(
    (best, place) => (best.type !== 'place' || far(place) < far(best) ? place : best),
    commands[0]!,
  )
}

/** What a fresh ship is wanted for: the shuttle, the disabled ship, who carries data, a satellite, any enemy. */
const wanted = (engine: Engine, view: GameState, side: Side): Point | null => {
  const enemies = view.ships.filter(ship => ship.side === opponent(side) && ship.status === 'play' && ship.pose)
  const carried = view.objects.map(one => one.ship)
  const ship =
    enemies.find(other => other.pilot === null || other.id === view.memory['disabled']) ??
    enemies.find(other => carried.includes(other.id))
  return (
    ship?.pose ??
    cargoOf({ catalog: engine.catalog, state: view }).find(one => one.ship === null) ??
    enemies[0]?.pose ??
    null
  )
}

/** Range at which a fresh ship likes to be, mm from middle to middle. */
const STRIKING = 240
const OUTWARD = 500

/** A place for a reinforcement, never declined: about two ranges off what it is wanted for, facing it. */
export const callShip = (
  engine: Engine,
  view: GameState,
  decision: Extract<Decision, { kind: 'reinforce' }>,
  commands: readonly Command[],
): Command => {
  const aim = wanted(engine, view, decision.side)
  const { edges } = decision.zone
  const cost = (place: Called): number => {
    const edge = edges.reduce((a, b) => (depthFrom(view, b, place) < depthFrom(view, a, place) ? b : a), edges[0]!)
    const turned = off(place.heading, inward(edge))
    const out = turned > 60 ? OUTWARD : turned / 10
    if (!aim) return out
    return out + Math.abs(distance(place, aim) - STRIKING) + 2 * Math.abs(bearingOf({ ...place }, aim))
  }
  const places = commands.filter((command): command is Called => command.type === 'reinforce')
  return places.reduce<Command>(
    (best, place) => (best.type !== 'reinforce' || cost(place) < cost(best) ? place : best),
    commands[0]!,
  )
}

/** A place for a token: obstacles by lot, or close about the disabled ship; satellites far from those who want them. */
export const placeToken = (
  engine: Engine,
  view: GameState,
  decision: Extract<Decision, { kind: 'token' }>,
  commands: readonly Command[],
  rng: Rng,
): Command => {
  const places = commands.filter(command => command.type === 'placeToken')
  const lot = places[Math.floor(rng() * places.length)] ?? commands[0]!
  const { carried } = kindOf(engine.catalog, decision.what)
  const prey = view.ships.find(ship => ship.id === view.memory['disabled'])?.pose
  const enemies = view.ships.filter(ship => ship.side === opponent(decision.side) && ship.pose)
  const cost = (at: Point): number => {
    if (carried) {
      return -enemies.reduce((sum, ship) => sum + distance(at, ship.pose!), 0) / Math.max(1, enemies.length)
    }
    return prey ? distance(at, prey) + 0.5 * Math.abs(at.x - prey.x) : 0
  }
  if (!carried && !prey) return lot
  let best = lot
  for (const place of places) if (best.type !== 'placeToken' || cost(place) < cost(best)) best = place
  return best
}

/** The edge with the fewest obstacles within half the mat; the first of equals. */
export const freestEdge = (engine: Engine, view: GameState, edges: readonly Edge[]): Edge => {
  const crowd = (edge: Edge): number =>
    obstaclesOf({ catalog: engine.catalog, state: view }).filter(
      rock => depthFrom(view, edge, rock) < view.mat.height / 2,
    ).length
  return edges.reduce((best, edge) => (crowd(edge) < crowd(best) ? edge : best), edges[0]!)
}
