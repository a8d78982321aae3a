/** A table player: sector, ring and a die choose its manoeuvres, a fixed list its actions, a fixed rule its targets. */
import type { Command, Decision, Engine, GameState } from '../../src/rules/index.ts'
import { rolledTo } from '../../src/rules/index.ts'
import type { Rng } from '../evaluate/rng.ts'
import type { Thinking, Work } from '../evaluate/round.ts'
import { type Table, tableOf, type Unit, unitById } from '../evaluate/table.ts'
import { goalOf, quarryOf } from './goals.ts'
import { common, flown, protection, scanOf, settle } from './manners.ts'
import { distance, liesOver, shotsAt } from './sights.ts'
import { tableDial, targetOf } from './table-dials.ts'

type Act = Extract<Command, { type: 'act' }>

/** Barrel rolls with what is seen from their ends. */
const rollsOf = (table: Table, unit: Unit, acts: readonly Act[]) =>
  acts.flatMap(act => {
    if (act.action !== 'barrel-roll') return []
    const pose = rolledTo(table.game, unit.ship, act.side, act.slide)
    return [{ act, pose, ...shotsAt(table, unit, pose) }]
  })

/** The first of the list that applies. See README.md. */
const chooseAct = (table: Table, unit: Unit, commands: readonly Command[]): Command | undefined => {
  const acts = commands.filter((command): command is Act => command.type === 'act')
  const by = (action: Act['action']): Act | undefined => acts.find(act => act.action === action)
  const repair = by('repair')
  if (repair) return repair
  const protect = protection(table, commands)
  if (protect) return protect
  const rolls = rollsOf(table, unit, acts)
  const goal = goalOf(table, unit)
  if (goal.kind === 'take') {
    const over = liesOver(unit, unit.start, goal.marker.polygon)
    const onto = rolls.find(({ pose }) => liesOver(unit, pose, goal.marker.polygon))
    if (onto && !over) return onto.act
    if (over) return by('evade') ?? by('focus')
  }
  const now = shotsAt(table, unit, unit.start)
  const away = rolls.find(roll => roll.by === 0)
  if (now.by > 0) {
    const both = rolls.find(roll => roll.by === 0 && roll.on > 0)
    if (both) return both.act
  }
  const gain = rolls.find(roll => roll.on > 0)
  if (now.on === 0 && gain) return gain.act
  const focus = by('focus')
  if (now.on > 0 && focus) return focus
  if (now.by > 0 && away) return away.act
  const target = targetOf(table, unit)
  const lock = acts.find(act => act.action === 'target-lock' && act.target === target?.ship.id)
  if (lock && unit.ship.lock === null) return lock
  return by('evade') ?? focus ?? by('target-lock')
}

/** The quarry where it can be shot, then who is locked, then the nearest; with the weapon that throws most where it may fire. */
const chooseShot = (table: Table, unit: Unit, commands: readonly Command[]): Command | undefined => {
  const quarry = quarryOf(table, unit)
  let best: { command: Command; rank: number } | null = null
  for (const command of commands) {
    const target = command.type === 'attack' ? unitById(table, command.target) : undefined
    if (command.type !== 'attack' || !target) continue
    const wanted = target === quarry ? 100_000 : unit.ship.lock?.target === target.ship.id ? 10_000 : 0
    const rank = wanted - distance(unit.start, target.start) + (command.weapon === 'primary' ? 0 : 0.5)
    if (!best || rank > best.rank) best = { command, rank }
  }
  return best?.command
}

const answer = (table: Table, decision: Decision, commands: readonly Command[], rng: Rng): Command | undefined => {
  const unit = 'ship' in decision ? unitById(table, decision.ship) : undefined
  if (unit && decision.kind === 'dial') return flown(commands, tableDial(table, unit, rng))
  if (unit && decision.kind === 'action')
    return chooseAct(table, unit, commands) ?? commands.find(command => command.type === 'pass')
  if (unit && decision.kind === 'attack') return scanOf(commands) ?? chooseShot(table, unit, commands)
  return common(table, decision, commands)
}

/** Answers a decision by the table; the command is legal. Same view, decision and numbers: same command. */
export function* thinkTable(
  engine: Engine,
  view: GameState,
  decision: Decision,
  rng: Rng,
  work: Work,
): Thinking<Command> {
  work.used += 1
  yield work
  const commands = engine.legal(view, decision)
  if (decision.player === 'chance') return commands[0]!
  const placed = settle(engine, view, decision, commands, rng)
  if (placed) return placed
  return answer(tableOf(engine.catalog, view, decision, decision.side), decision, commands, rng) ?? commands[0]!
}
