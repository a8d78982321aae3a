/** Actions and targets: each legal choice carried out on the table and the round played on from there. */
import type { Command, Decision, Ship } from '../../src/rules/index.ts'
import { cargoOf, never, rolledTo } from '../../src/rules/index.ts'
import { fightRound, shoot } from '../evaluate/fight.ts'
import { forecast, meanOver } from '../evaluate/round.ts'
import { alive, startSim } from '../evaluate/sim.ts'
import { usual } from '../model/default-plan.ts'
import { type Position, positionOf, type Unit, unitById } from '../model/position.ts'
import type { Plan } from '../model/search-context.ts'
import { costOf, NONE, shotBetween } from '../model/shots.ts'
import { judge, priority } from '../objectives/index.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import { pick } from './greedy-dials.ts'

const LINES = 5
/** What any action is worth over none. */
const SOMETHING = 1e-5

/** The table with some fields of one ship changed; its action is done. */
const withShip = (position: Position, unit: Unit, change: Partial<Ship>): Position => {
  const ship = { ...unit.ship, ...change }
  const changed: Unit = { ...unit, ship, start: ship.pose ?? unit.start, acts: unit.acts && ship.id !== unit.ship.id }
  return { ...position, units: position.units.map(other => (other === unit ? changed : other)) }
}

/** Nothing more to do for the ship that acts. */
const done = (position: Position, unit: Unit): Position => ({
  ...position,
  units: position.units.map(other => (other === unit ? { ...unit, acts: false } : other)),
})

/** The table with a face-up damage card of a ship turned down; its numbers are made anew. */
const repaired = (position: Position, unit: Unit, card: string, decision: Decision): Position => {
  const { state, catalog } = position.game
  const at = unit.ship.damage.findIndex(other => other.faceUp && other.kind === card)
  const damage = unit.ship.damage.map((other, index) => (index === at ? { ...other, faceUp: false } : other))
  const ships = state.ships.map(ship => (ship.id === unit.ship.id ? { ...ship, damage } : ship))
  const again = positionOf(catalog, { ...state, ships }, decision, position.side)
  return done(again, unitById(again, unit.ship.id)!)
}

type Act = Extract<Command, { type: 'act' }>

/** What an action makes of the table: each result with its chance. */
const resultsOf = (
  position: Position,
  unit: Unit,
  act: Act,
  decision: Decision,
): readonly { chance: number; table: Position }[] => {
  const certain = (result: Position) => [{ chance: 1, table: result }]
  const { ship } = unit
  switch (act.action) {
    case 'focus':
      return certain(withShip(position, unit, { focus: ship.focus + 1 }))
    case 'evade':
      return certain(withShip(position, unit, { evade: ship.evade + 1 }))
    case 'barrel-roll':
      return certain(withShip(position, unit, { pose: rolledTo(position.game, ship, act.side, act.slide) }))
    case 'target-lock':
      return certain(withShip(position, unit, { lock: { target: act.target, letter: '' } }))
    case 'mission': {
      const target = unitById(position, act.target)
      if (!target) return certain(done(position, unit))
      return certain(withShip(done(position, unit), target, { evade: target.ship.evade + 1 }))
    }
    case 'card':
      return certain(withShip(position, unit, { lasting: [...ship.lasting, act.card] }))
    case 'repair': {
      const faces = position.game.catalog.damage[act.card]?.repair?.faces ?? null
      const eighths = { hit: 3, crit: 1, focus: 2, blank: 2 }
      const chance = faces ? faces.reduce((sum, face) => sum + eighths[face] / 8, 0) : 1
      return [
        { chance, table: repaired(position, unit, act.card, decision) },
        { chance: 1 - chance, table: done(position, unit) },
      ]
    }
    default:
      return never(act, 'action')
  }
}

/** The action whose results are worth most against what is still to be flown. */
export function* chooseAction(
  position: Position,
  decision: Extract<Decision, { kind: 'action' }>,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Command> {
  const unit = unitById(position, decision.ship)
  if (!unit) return commands[0]!
  const lines = Math.max(1, Math.min(LINES, Math.floor((work.limit - 32) / commands.length)))
  const scenarios = yield* forecast(position, rng, work, lines)
  const plan: Plan = position.units.map(other => (other.side === position.side ? usual(position, other) : null))
  const scored: { command: Command; worth: number }[] = []
  for (const command of commands) {
    // Between equals something is done: who knows what it is good for.
    let worth = command.type === 'act' ? SOMETHING : 0
    const results =
      command.type === 'act'
        ? resultsOf(position, unit, command, decision)
        : [{ chance: 1, table: done(position, unit) }]
    for (const result of results) {
      if (result.chance > 0) worth += result.chance * meanOver(result.table, scenarios, plan, work)
    }
    scored.push({ command, worth })
    yield work
  }
  return pick(scored, rng, 0).command
}

/** The worth of an attack, a scan, or neither: the target's chances by the exact odds, then the rest of the round. */
const worthOf = (position: Position, unit: Unit, command: Command, work: Work): number => {
  work.used += 1
  const after: Position = {
    ...position,
    units: position.units.map(other => (other === unit ? { ...unit, fights: false } : other)),
  }
  const sim = startSim(after)
  const attacker = after.units[unit.index]!
  let cost = 0
  if (command.type === 'scan') {
    const marker = cargoOf(position.game).findIndex(other => other.id === command.marker)
    if (marker >= 0) sim.taken[marker] = unit.index
  }
  const target = command.type === 'attack' ? unitById(after, command.target) : undefined
  if (command.type === 'attack' && target) {
    const gun = unit.guns.find(other => other.id === command.weapon) ?? unit.guns[0]!
    const shot = shotBetween(after, attacker, attacker.start, target, target.start)
    cost = costOf(gun) * priority(after, target)
    if (shot !== NONE) shoot(after, sim, attacker, { target, gun, shot }, unit.ship.kept ? 1 : alive(sim, unit))
  }
  fightRound(after, sim, null)
  return judge(after, sim) - cost
}

/** The target and weapon worth most (COMBAT-1.1, COMBAT-1.5), or a satellite to scan instead (MISSION-3-SCAN-1). */
export function* chooseAttack(
  position: Position,
  decision: Extract<Decision, { kind: 'attack' }>,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Command> {
  const unit = unitById(position, decision.ship)
  if (!unit) return commands[0]!
  const scored: { command: Command; worth: number }[] = []
  for (const command of commands) {
    scored.push({ command, worth: worthOf(position, unit, command, work) })
    yield work
  }
  return pick(scored, rng, 0).command
}
