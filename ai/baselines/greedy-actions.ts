/** Actions and targets: each legal choice carried out on the table and the round played on from there. */
import type { Command, Decision, Ship } from '../../src/rules/index.ts'
import { cargoOf, never, rolledTo } from '../../src/rules/index.ts'
import { fightRound, shoot } from '../evaluate/fight.ts'
import { judge, priority } from '../evaluate/objective.ts'
import type { Rng } from '../evaluate/rng.ts'
import { forecast, meanOver, type Plan, type Thinking, usual, type Work } from '../evaluate/round.ts'
import { costOf, NONE, shotBetween } from '../evaluate/shots.ts'
import { alive, startSim } from '../evaluate/sim.ts'
import { type Table, tableOf, type Unit, unitById } from '../evaluate/table.ts'
import { pick } from './greedy-dials.ts'

const LINES = 5
/** What any action is worth over none. */
const SOMETHING = 1e-5

/** The table with some fields of one ship changed; its action is done. */
const withShip = (table: Table, unit: Unit, change: Partial<Ship>): Table => {
  const ship = { ...unit.ship, ...change }
  const changed: Unit = { ...unit, ship, start: ship.pose ?? unit.start, acts: unit.acts && ship.id !== unit.ship.id }
  return { ...table, units: table.units.map(other => (other === unit ? changed : other)) }
}

/** Nothing more to do for the ship that acts. */
const done = (table: Table, unit: Unit): Table => ({
  ...table,
  units: table.units.map(other => (other === unit ? { ...unit, acts: false } : other)),
})

/** The table with a face-up damage card of a ship turned down; its numbers are made anew. */
const repaired = (table: Table, unit: Unit, card: string, decision: Decision): Table => {
  const { state, catalog } = table.game
  const at = unit.ship.damage.findIndex(other => other.faceUp && other.kind === card)
  const damage = unit.ship.damage.map((other, index) => (index === at ? { ...other, faceUp: false } : other))
  const ships = state.ships.map(ship => (ship.id === unit.ship.id ? { ...ship, damage } : ship))
  const again = tableOf(catalog, { ...state, ships }, decision, table.side)
  return done(again, unitById(again, unit.ship.id)!)
}

type Act = Extract<Command, { type: 'act' }>

/** What an action makes of the table: each result with its chance. */
const resultsOf = (
  table: Table,
  unit: Unit,
  act: Act,
  decision: Decision,
): readonly { chance: number; table: Table }[] => {
  const certain = (result: Table) => [{ chance: 1, table: result }]
  const { ship } = unit
  switch (act.action) {
    case 'focus':
      return certain(withShip(table, unit, { focus: ship.focus + 1 }))
    case 'evade':
      return certain(withShip(table, unit, { evade: ship.evade + 1 }))
    case 'barrel-roll':
      return certain(withShip(table, unit, { pose: rolledTo(table.game, ship, act.side, act.slide) }))
    case 'target-lock':
      return certain(withShip(table, unit, { lock: { target: act.target, letter: '' } }))
    case 'mission': {
      const target = unitById(table, act.target)
      if (!target) return certain(done(table, unit))
      return certain(withShip(done(table, unit), target, { evade: target.ship.evade + 1 }))
    }
    case 'card':
      return certain(withShip(table, unit, { lasting: [...ship.lasting, act.card] }))
    case 'repair': {
      const faces = table.game.catalog.damage[act.card]?.repair?.faces ?? null
      const eighths = { hit: 3, crit: 1, focus: 2, blank: 2 }
      const chance = faces ? faces.reduce((sum, face) => sum + eighths[face] / 8, 0) : 1
      return [
        { chance, table: repaired(table, unit, act.card, decision) },
        { chance: 1 - chance, table: done(table, unit) },
      ]
    }
    default:
      return never(act, 'action')
  }
}

/** The action whose results are worth most against what is still to be flown. */
export function* chooseAction(
  table: Table,
  decision: Extract<Decision, { kind: 'action' }>,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Command> {
  const unit = unitById(table, decision.ship)
  if (!unit) return commands[0]!
  const lines = Math.max(1, Math.min(LINES, Math.floor((work.limit - 32) / commands.length)))
  const scenarios = yield* forecast(table, rng, work, lines)
  const plan: Plan = table.units.map(other => (other.side === table.side ? usual(table, other) : null))
  const scored: { command: Command; worth: number }[] = []
  for (const command of commands) {
    // Between equals something is done: who knows what it is good for.
    let worth = command.type === 'act' ? SOMETHING : 0
    const results =
      command.type === 'act' ? resultsOf(table, unit, command, decision) : [{ chance: 1, table: done(table, unit) }]
    for (const result of results) {
      if (result.chance > 0) worth += result.chance * meanOver(result.table, scenarios, plan, work)
    }
    scored.push({ command, worth })
    yield work
  }
  return pick(scored, rng, 0).command
}

/** The worth of an attack, a scan, or neither: the target's chances by the exact odds, then the rest of the round. */
const worthOf = (table: Table, unit: Unit, command: Command, work: Work): number => {
  work.used += 1
  const after: Table = {
    ...table,
    units: table.units.map(other => (other === unit ? { ...unit, fights: false } : other)),
  }
  const sim = startSim(after)
  const attacker = after.units[unit.index]!
  let cost = 0
  if (command.type === 'scan') {
    const marker = cargoOf(table.game).findIndex(other => other.id === command.marker)
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
  table: Table,
  decision: Extract<Decision, { kind: 'attack' }>,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Command> {
  const unit = unitById(table, decision.ship)
  if (!unit) return commands[0]!
  const scored: { command: Command; worth: number }[] = []
  for (const command of commands) {
    scored.push({ command, worth: worthOf(table, unit, command, work) })
    yield work
  }
  return pick(scored, rng, 0).command
}
