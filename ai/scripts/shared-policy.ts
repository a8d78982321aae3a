/** What all scripted players decide alike: setup, reinforcements, who goes first, the opponent's pick, cards, dice. */
import type { Command, Decision, Engine, GameState } from '../../src/rules/index.ts'
import { land } from '../model/landing.ts'
import { escapesNow } from '../model/leaving.ts'
import { type Option, type Position, type Unit, unitById } from '../model/position.ts'
import { chooseSpot } from '../quick/drop-choice.ts'
import { flown } from '../quick/flown.ts'
import { initiativeWorth } from '../quick/initiative-choice.ts'
import type { Rng } from '../rng.ts'
import { goalOf, quarryOf } from './goals.ts'
import { wayFor } from './script-path.ts'
import { callShip, freestEdge, placeShip, placeToken } from './script-setup.ts'
import { spend } from './spend.ts'
import { canShoot, distance, enemiesOf, nearestTo } from './visibility.ts'

/** Who of some own ships comes first: the one nearest to its quarry, or to any enemy. */
const foremost = (position: Position, ships: readonly string[]): string => {
  const far = (id: string): number => {
    const unit = unitById(position, id)
    const target = unit && (quarryOf(position, unit) ?? nearestTo(enemiesOf(position, unit), unit.start))
    return unit && target ? distance(unit.start, target.start) : 10_000
  }
  return ships.reduce((best, id) => (far(id) < far(best) ? id : best), ships[0]!)
}

/** How bad a manoeuvre is for the enemy that must fly it. */
const harm = (position: Position, unit: Unit, option: Option): number => {
  const landing = land(
    position,
    unit,
    option,
    position.units.map(other => other.start),
  )
  if (landing.flees) return escapesNow(position, unit, landing.flees) ? -1000 : 1000
  let worth = 100 * landing.hits + (landing.onRock ? 20 : 0)
  for (const other of enemiesOf(position, unit)) {
    if (canShoot(position, other, other.start, unit, landing.pose)) worth += 20
    if (canShoot(position, unit, landing.pose, other, other.start)) worth -= 15
  }
  return worth
}

/** Setup decisions, which need no table. */
export const settle = (
  engine: Engine,
  view: GameState,
  decision: Decision,
  commands: readonly Command[],
  rng: Rng,
): Command | undefined => {
  switch (decision.kind) {
    case 'place':
      return placeShip(engine, view, decision, commands)
    case 'reinforce':
      return callShip(engine, view, decision, commands)
    case 'token':
      return placeToken(engine, view, decision, commands, rng)
    case 'edge': {
      const edge = freestEdge(engine, view, decision.edges)
      return commands.find(command => command.type === 'chooseEdge' && command.edge === edge)
    }
    case 'initiative':
      return commands.find(command => initiativeWorth(command, decision.side) > 0)
    default:
      return undefined
  }
}

/** The other decisions that every script answers alike; undefined for a kind that it answers itself. */
export const common = (position: Position, decision: Decision, commands: readonly Command[]): Command | undefined => {
  switch (decision.kind) {
    case 'manoeuvre': {
      const unit = unitById(position, decision.ship)
      if (!unit) return undefined
      const offered = unit.options.filter(option => decision.options.includes(option.key))
      if (decision.why === 'stressed') {
        const worst = offered.reduce((a, b) => (harm(position, unit, b) > harm(position, unit, a) ? b : a), offered[0]!)
        return flown(commands, worst)
      }
      const goal = goalOf(position, unit)
      return goal.kind === 'fight' ? undefined : flown(commands, wayFor(position, unit, offered, goal))
    }
    case 'order': {
      const ship = foremost(position, decision.ships)
      return commands.find(command => command.type === 'chooseShip' && command.ship === ship)
    }
    case 'ship': {
      // The sturdiest is the disabled one.
      const sturdy = (id: string): number => {
        const unit = unitById(position, id)
        return unit ? unit.hull + unit.shields + unit.points / 100 : 0
      }
      const ship = decision.ships.reduce((a, b) => (sturdy(b) > sturdy(a) ? b : a), decision.ships[0]!)
      return commands.find(command => command.type === 'chooseShip' && command.ship === ship)
    }
    case 'modify':
      return spend(position, decision, commands)
    case 'effect':
      return commands.find(command => command.type === 'useEffect')
    case 'spot':
      return chooseSpot(position, decision, commands)
    default:
      return undefined
  }
}

/** The scan offered with an attack, before any attack (MISSION-3-SCAN-1). */
export const scanOf = (commands: readonly Command[]): Command | undefined =>
  commands.find(command => command.type === 'scan')

/** The mission action that gives the shuttle an evade token, when somebody could shoot it and it has none (MISSION-1-PROTECT-1). */
export const protection = (position: Position, commands: readonly Command[]): Command | undefined => {
  const protect = commands.find(command => command.type === 'act' && command.action === 'mission')
  if (protect?.type !== 'act' || protect.action !== 'mission') return undefined
  const ward = unitById(position, protect.target)
  if (!ward || ward.ship.evade > 0) return undefined
  return enemiesOf(position, ward).some(enemy => canShoot(position, enemy, enemy.start, ward, ward.start))
    ? protect
    : undefined
}
