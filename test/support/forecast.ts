/** What a simulator says of a round, in the terms of an exact count; and today's evaluator told so. */
import { actRound } from '../../ai/evaluate/acts.ts'
import { aimOf, fightRound, shoot } from '../../ai/evaluate/fight.ts'
import { alive, flyRound, type Sim, startSim } from '../../ai/evaluate/sim.ts'
import { type Option, type Position, positionOf, type Unit } from '../../ai/model/position.ts'
import type { ActionChoice, Engine, GameState, ManoeuvreKey, ShipId, Shot } from '../../src/rules/index.ts'
import type { RoundPlan } from './usual-policy.ts'

/** The dials of everybody. */
export type Dials = Readonly<Record<ShipId, ManoeuvreKey>>

/** Points that a ship loses on average in the round, and how likely it is destroyed. */
export type Loss = { readonly ship: ShipId; readonly damage: number; readonly destroyed: number }

/** What a simulator foresees, and what it took everybody to do: the exact count then plays the same plan. */
export type Foreseen = { readonly ships: readonly Loss[]; readonly plan: RoundPlan }

/** A simulator of a round: the state is at the start of Planning, all dials are known. It may choose actions and targets itself. */
export type Forecast = (engine: Engine, state: GameState, dials: Dials) => Foreseen

const optionsOf = (position: Position, dials: Dials): (Option | null)[] =>
  position.units.map(unit => unit.dial.find(option => option.key === dials[unit.ship.id]) ?? null)

/** The action that a unit took, by what it has more than before; null if it took none. */
const actionOf = (position: Position, unit: Unit, before: Sim, after: Sim): ActionChoice | null => {
  const at = unit.index
  if (after.focus[at]! > before.focus[at]!) return { action: 'focus' }
  if (after.evade[at]! > before.evade[at]!) return { action: 'evade' }
  if (after.lock[at]! !== before.lock[at]!) {
    return { action: 'target-lock', target: position.units[after.lock[at]!]!.ship.id }
  }
  const card = unit.cards.find((_card, n) => ((after.cards[at]! ^ before.cards[at]!) >> n) & 1)
  return card ? { action: 'card', card } : null
}

/** Fights the round as `fightRound` does, and tells whom each unit shot at. In place. */
const fightTold = (position: Position, sim: Sim): Record<ShipId, Shot[]> => {
  const targets: Record<ShipId, Shot[]> = {}
  const first = position.game.state.initiative
  const order = position.units
    .filter(unit => unit.fights && unit.skill !== null)
    .sort((a, b) => b.skill! - a.skill! || (a.side === b.side ? a.index - b.index : a.side === first ? -1 : 1))
  const standing = new Map<Unit, number>()
  order.forEach((unit, at) => {
    if (at === 0 || order[at - 1]!.skill !== unit.skill) {
      for (const equal of order) if (equal.skill === unit.skill) standing.set(equal, alive(sim, equal))
    }
    targets[unit.ship.id] = []
    const aim = standing.get(unit)! > 0 && sim.poses[unit.index] ? aimOf(position, sim, unit) : null
    if (!aim) return
    targets[unit.ship.id] = [{ target: aim.target.ship.id, weapon: aim.gun.id }]
    shoot(position, sim, unit, aim, standing.get(unit)!)
  })
  return targets
}

/** A line of play of `ai/evaluate`: it chooses actions and targets as it does when it thinks. Throws if its fight cannot be told. */
export const evaluateForecast: Forecast = (engine, state, dials) => {
  const position = positionOf(engine.catalog, state, state.open[0]!, 'first')
  const plan = optionsOf(position, dials)
  const flown = (): Sim => {
    const sim = startSim(position)
    flyRound(position, sim, plan, null)
    return sim
  }
  const before = flown()
  const sim = flown()
  actRound(position, sim)
  const shadow = flown()
  actRound(position, shadow)
  const actions: Record<ShipId, ActionChoice> = {}
  for (const unit of position.units) {
    const action = actionOf(position, unit, before, sim)
    if (action) actions[unit.ship.id] = action
  }
  fightRound(position, sim, null)
  const targets = fightTold(position, shadow)
  const ships = position.units.map((unit): Loss => {
    const health = [...sim.health[unit.index]!]
    if (health.some((chance, p) => chance !== shadow.health[unit.index]![p]))
      throw new Error('the fight is told wrongly')
    const left = health.reduce((sum, chance, p) => sum + chance * p, 0)
    return { ship: unit.ship.id, damage: unit.shields + unit.hull - left, destroyed: health[0]! }
  })
  return { ships, plan: { dials, actions, targets } }
}
