/** What the search's line of play says of a round, told so that the exact count can play the same. */

import type { Unit } from '../../ai/evaluate/table.ts'
import { actRound } from '../../ai/search/act.ts'
import { type Board, boardOf, type Plan } from '../../ai/search/board.ts'
import { fightRound } from '../../ai/search/fight.ts'
import { flyRound } from '../../ai/search/fly.ts'
import { copyLine, type Line, pointsLeft } from '../../ai/search/line.ts'
import { EDGES } from '../../ai/search/places.ts'
import { playLine } from '../../ai/search/round.ts'
import type { Pose } from '../../src/geometry/index.ts'
import {
  type ActionChoice,
  type Edge,
  type Engine,
  type GameState,
  rolledTo,
  type ShipId,
  type Shot,
} from '../../src/rules/index.ts'
import type { Dials, Forecast, Loss } from './forecast.ts'

/** Where a line of play leaves everybody after all moves and actions. */
export type Lie = {
  readonly ship: ShipId
  /** null: off the mat. */
  readonly pose: Pose | null
  readonly fled: Edge | null
  readonly touching: readonly ShipId[]
}

const boardFor = (engine: Engine, state: GameState): Board => boardOf(engine.catalog, state, state.open[0]!, 'first')

const planOf = (board: Board, dials: Dials): Plan =>
  board.units.map(unit => unit.dial.find(option => option.key === dials[unit.ship.id]) ?? null)

const flown = (board: Board, dials: Dials, line: Line): Line => {
  copyLine(board.start, line)
  flyRound(board, line, planOf(board, dials))
  return line
}

/** The barrel roll that leads from one place to another. Throws if none does. */
const rollBetween = (board: Board, unit: Unit, from: number, to: number): ActionChoice => {
  const { poses } = board.places
  const ship = { ...unit.ship, pose: poses[from]! }
  const end = poses[to]!
  for (const side of ['left', 'right'] as const) {
    for (let slide = -40; slide <= 40; slide += 1) {
      const pose = rolledTo(board.table.game, ship, side, slide)
      if (pose.x === end.x && pose.y === end.y && pose.heading === end.heading)
        return { action: 'barrel-roll', side, slide }
    }
  }
  throw new Error(`no barrel roll takes ${unit.ship.id} there`)
}

/** The action that a unit took, by what it has more than before; null if it took none. */
const actionOf = (board: Board, unit: Unit, before: Line, after: Line): ActionChoice | null => {
  const at = unit.index
  if (after.place[at] !== before.place[at]) return rollBetween(board, unit, before.place[at]!, after.place[at]!)
  if (after.focus[at]! > before.focus[at]!) return { action: 'focus' }
  if (after.evade[at]! > before.evade[at]!) return { action: 'evade' }
  if (after.lock[at] !== before.lock[at])
    return { action: 'target-lock', target: board.units[after.lock[at]!]!.ship.id }
  const card = unit.cards.find((_card, n) => ((after.cards[at]! ^ before.cards[at]!) >> n) & 1)
  return card ? { action: 'card', card } : null
}

/** Where the search lets everybody come to lie, and the actions that it lets them take on the way. */
export const searchLies = (
  engine: Engine,
  state: GameState,
  dials: Dials,
): { readonly lies: readonly Lie[]; readonly actions: Readonly<Record<ShipId, ActionChoice>> } => {
  const board = boardFor(engine, state)
  const before = flown(board, dials, board.scratch[1]!)
  const after = copyLine(before, board.scratch[2]!)
  actRound(board, after)
  const actions: Record<ShipId, ActionChoice> = {}
  for (const unit of board.units) {
    const action = actionOf(board, unit, before, after)
    if (action) actions[unit.ship.id] = action
  }
  const { length } = board.units
  const lies = board.units.map((unit): Lie => {
    const place = after.place[unit.index]!
    const edge = after.fled[unit.index]!
    return {
      ship: unit.ship.id,
      pose: place === 0 ? null : board.places.poses[place]!,
      fled: edge === 0 ? null : EDGES[edge - 1]!,
      touching: board.units
        .filter(other => after.touching[unit.index * length + other.index])
        .map(({ ship }) => ship.id),
    }
  })
  return { lies, actions }
}

/** A line of play of the search, with the actions and targets that it chooses when it thinks. */
export const searchForecast: Forecast = (engine, state, dials) => {
  const board = boardFor(engine, state)
  const { actions } = searchLies(engine, state, dials)
  const line = copyLine(board.start, board.scratch[0]!)
  playLine(board, line, planOf(board, dials))
  const told = flown(board, dials, board.scratch[1]!)
  actRound(board, told)
  const targets: Record<ShipId, Shot[]> = {}
  for (const { ship } of board.units) targets[ship.id] = []
  fightRound(board, told, (unit, aim) => {
    targets[unit.ship.id] = [{ target: aim.target.ship.id, weapon: aim.gun.id }]
  })
  const ships = board.units.map((unit): Loss => {
    const first = unit.index * board.most
    for (let points = 0; points < board.most; points++)
      if (line.health[first + points] !== told.health[first + points]) throw new Error('the fight is told wrongly')
    const left = line.fled[unit.index] ? unit.shields + unit.hull : pointsLeft(board, line, unit.index)
    return { ship: unit.ship.id, damage: unit.shields + unit.hull - left, destroyed: line.health[first]! }
  })
  return { ships, plan: { dials, actions, targets } }
}
