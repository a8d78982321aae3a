/** What the search's line of play says of a round, told so that the exact count can play the same. */

import { actRound } from '../../ai/model/act.ts'
import { fightRound } from '../../ai/model/fight.ts'
import { flyRound } from '../../ai/model/fly.ts'
import { type Plan, planBy } from '../../ai/model/plan.ts'
import { playRound } from '../../ai/model/playout.ts'
import { copyState, type PlayoutState, pointsLeft } from '../../ai/model/playout-state.ts'
import type { Unit } from '../../ai/model/position.ts'
import type { SearchContext } from '../../ai/model/search-context.ts'
import { contextOf } from '../../ai/objectives/index.ts'
import { EDGES, type Pose } from '../../src/geometry/index.ts'
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

const boardFor = (engine: Engine, state: GameState): SearchContext =>
  contextOf(engine.catalog, state, state.open[0]!, 'first')

const planOf = (context: SearchContext, dials: Dials): Plan =>
  planBy(context.units, unit => unit.dial.find(option => option.key === dials[unit.ship.id]))

const flown = (context: SearchContext, dials: Dials, playout: PlayoutState): PlayoutState => {
  copyState(context.start, playout)
  flyRound(context, playout, planOf(context, dials))
  return playout
}

/** The barrel roll that leads from one place to another. Throws if none does. */
const rollBetween = (context: SearchContext, unit: Unit, from: number, to: number): ActionChoice => {
  const { poses } = context.poseTable
  const ship = { ...unit.ship, pose: poses[from]! }
  const end = poses[to]!
  for (const side of ['left', 'right'] as const) {
    for (let slide = -40; slide <= 40; slide += 1) {
      const pose = rolledTo(context.position.game, ship, side, slide)
      if (pose.x === end.x && pose.y === end.y && pose.heading === end.heading)
        return { action: 'barrel-roll', side, slide }
    }
  }
  throw new Error(`no barrel roll takes ${unit.ship.id} there`)
}

/** The action that a unit took, by what it has more than before; null if it took none. */
const actionOf = (
  context: SearchContext,
  unit: Unit,
  before: PlayoutState,
  after: PlayoutState,
): ActionChoice | null => {
  const at = unit.index
  if (after.place[at] !== before.place[at]) return rollBetween(context, unit, before.place[at]!, after.place[at]!)
  if (after.focus[at]! > before.focus[at]!) return { action: 'focus' }
  if (after.evade[at]! > before.evade[at]!) return { action: 'evade' }
  if (after.lock[at] !== before.lock[at])
    return { action: 'target-lock', target: context.units[after.lock[at]!]!.ship.id }
  const card = unit.cards.find((_card, n) => ((after.cards[at]! ^ before.cards[at]!) >> n) & 1)
  return card ? { action: 'card', card } : null
}

/** Where the search lets everybody come to lie, and the actions that it lets them take on the way. */
export const searchLies = (
  engine: Engine,
  state: GameState,
  dials: Dials,
): { readonly lies: readonly Lie[]; readonly actions: Readonly<Record<ShipId, ActionChoice>> } => {
  const context = boardFor(engine, state)
  const before = flown(context, dials, context.scratch[1]!)
  const after = copyState(before, context.scratch[2]!)
  actRound(context, after)
  const actions: Record<ShipId, ActionChoice> = {}
  for (const unit of context.units) {
    const action = actionOf(context, unit, before, after)
    if (action) actions[unit.ship.id] = action
  }
  const { length } = context.units
  const lies = context.units.map((unit): Lie => {
    const place = after.place[unit.index]!
    const edge = after.fled[unit.index]!
    return {
      ship: unit.ship.id,
      pose: place === 0 ? null : context.poseTable.poses[place]!,
      fled: edge === 0 ? null : EDGES[edge - 1]!,
      touching: context.units
        .filter(other => after.touching[unit.index * length + other.index])
        .map(({ ship }) => ship.id),
    }
  })
  return { lies, actions }
}

/** A line of play of the search, with the actions and targets that it chooses when it thinks. */
export const searchForecast: Forecast = (engine, state, dials) => {
  const context = boardFor(engine, state)
  const { actions } = searchLies(engine, state, dials)
  const playout = copyState(context.start, context.scratch[0]!)
  playRound(context, playout, planOf(context, dials))
  const told = flown(context, dials, context.scratch[1]!)
  actRound(context, told)
  const targets: Record<ShipId, Shot[]> = {}
  for (const { ship } of context.units) targets[ship.id] = []
  fightRound(context, told, (unit, aim) => {
    targets[unit.ship.id] = [{ target: aim.target.ship.id, weapon: aim.gun.id }]
  })
  const ships = context.units.map((unit): Loss => {
    const first = unit.index * context.most
    for (let points = 0; points < context.most; points++)
      if (playout.health[first + points] !== told.health[first + points]) throw new Error('the fight is told wrongly')
    const left = playout.fled[unit.index] ? unit.shields + unit.hull : pointsLeft(context, playout, unit.index)
    return { ship: unit.ship.id, damage: unit.shields + unit.hull - left, destroyed: playout.health[first]! }
  })
  return { ships, plan: { dials, actions, targets } }
}
