/** The rest of a setup, put down as somebody sensible would: so that a place can be judged by the battle that begins from it. */
import { cosDegrees, sinDegrees } from '../../src/geometry/index.ts'
import {
  type Command,
  chassisOf,
  type Decision,
  type Engine,
  type GameState,
  opponent,
  type PlayerSeat,
  type Ship,
} from '../../src/rules/index.ts'
import { callShip, placeShip, placeToken } from '../baselines/formation.ts'
import { type Form, middleOf, rowAt, slotOf } from './setup-forms.ts'

/** What the seat that thinks means to do with its other ships, and how the other side answers: facing it, from the middle, far from it. */
export type Rest = { readonly seat: PlayerSeat; readonly form: Form | null; readonly reply: number }

const REPLIES = [1, 0, -1] as const

/** Aside, when a place is taken: mm along the edge. */
const ASIDE = [0, 20, -20, 45, -45, 80, -80, 130, -130] as const

const lying = (state: GameState, seat: PlayerSeat): number =>
  state.ships.filter(ship => ship.seat === seat && ship.pilot !== null && ship.status === 'play').length

const placed = (
  engine: Engine,
  state: GameState,
  decision: Extract<Decision, { kind: 'place' }>,
  rest: Rest,
): Command => {
  const { seat, at, ships, zone } = decision
  const [edge, other] = zone.edges
  const { band } = zone
  if (band !== 'beyond' && edge && !other && zone.lateral === undefined) {
    const all = state.ships.filter(ship => ship.seat === seat && ship.pilot !== null).length
    const wish = REPLIES[rest.reply % REPLIES.length]! * middleOf(state, opponent(seat), edge)
    const form = seat === rest.seat && rest.form ? rest.form : rowAt(state, edge, band, wish, all)
    for (const shift of ASIDE) {
      const pose = slotOf(state, { ...form, along: form.along + shift }, lying(state, seat))
      const command: Command = { type: 'place', seat, at, ship: ships[0]!, ...pose }
      if (engine.isLegal(state, command) === true) return command
    }
  }
  return placeShip(engine, state, decision, engine.legal(state, decision))
}

const AROUND = [0, 180, 30, 330, 150, 210, 60, 300, 120, 240, 90, 270] as const
const RINGS = [150, 170, 190, 220, 260, 310, 370] as const

/** An asteroid as near as may be to the hunted ship, ahead and behind first; null where there is no such place. */
const beset = (
  engine: Engine,
  state: GameState,
  { seat, at, tokens }: Extract<Decision, { kind: 'token' }>,
): Command | null => {
  const prey = state.ships.find(ship => ship.id === state.memory['disabled'])?.pose
  if (!prey) return null
  for (const ring of RINGS) {
    for (const turn of AROUND) {
      const bearing = prey.heading + turn
      const x = Math.round(prey.x + ring * sinDegrees(bearing)) + 0
      const y = Math.round(prey.y + ring * cosDegrees(bearing)) + 0
      const command: Command = { type: 'placeToken', seat, at, token: tokens[0]!, x, y, heading: 0 }
      if (engine.isLegal(state, command) === true) return command
    }
  }
  return null
}

/** What a ship can take when nothing has happened to it yet. */
const sturdiness = (engine: Engine, ship: Ship): number => {
  const { shields, hull } = chassisOf(engine.catalog, ship)
  return shields + hull
}

const settled = (engine: Engine, state: GameState, decision: Decision, rest: Rest): Command | null => {
  switch (decision.kind) {
    case 'place':
      return placed(engine, state, decision, rest)
    case 'reinforce':
      return callShip(state, decision, engine.legal(state, decision))
    case 'token':
      return beset(engine, state, decision) ?? placeToken(state, decision, engine.legal(state, decision), () => 0)
    case 'edge':
      return engine.legal(state, decision)[0] ?? null
    case 'ship': {
      const able = state.ships.filter(({ id }) => decision.ships.includes(id))
      const prize = able.reduce((best, ship) => (sturdiness(engine, ship) > sturdiness(engine, best) ? ship : best))
      return { type: 'chooseShip', seat: decision.seat, at: decision.at, ship: prize.id }
    }
    default:
      return null
  }
}

/** More answers than any setup needs. */
const MOST = 60

/**
 * The state in which the first dial is to be set after a command, everything between put down as the rest says, and that decision; null
 * if the rules ask for something else. Made from a view, which is not changed.
 */
export const battleAfter = (
  engine: Engine,
  view: GameState,
  command: Command,
  rest: Rest,
): { readonly state: GameState; readonly decision: Decision } | null => {
  const state = engine.copy(view)
  let next: Command | null = command
  for (let n = 0; n < MOST && next; n++) {
    engine.applyLegal(state, next)
    const decision = engine.open(state)[0]
    if (!decision || decision.seat === 'chance') return null
    if (decision.kind === 'dial') return { state, decision }
    next = settled(engine, state, decision, rest)
  }
  return null
}
