/** A table player: sector, ring and a die choose its manoeuvres, a fixed list its actions, a fixed rule its targets. */
import type { Command, Decision, Engine, GameState } from '../../src/rules/index.ts'
import { actionModel } from '../model/action-models.ts'
import { type Position, positionOf, type Unit, unitById } from '../model/position.ts'
import { flown } from '../quick/flown.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import { goalOf, quarryOf } from './goals.ts'
import { common, protection, scanOf, settle } from './shared-policy.ts'
import { tableDial, targetOf } from './table-dials.ts'
import { distance, liesOver, shotsAt } from './visibility.ts'

type Act = Extract<Command, { type: 'act' }>

/** Barrel rolls and boosts with what is seen from their ends. */
const rollsOf = (position: Position, unit: Unit, acts: readonly Act[]) =>
  acts.flatMap(act => {
    const pose = actionModel(act.action).endsAt?.(position.game, unit.ship, act)
    return pose ? [{ act, pose, ...shotsAt(position, unit, pose) }] : []
  })

/** The first of the list that applies. See README.md. */
const chooseAct = (position: Position, unit: Unit, commands: readonly Command[]): Command | undefined => {
  const acts = commands.filter((command): command is Act => command.type === 'act')
  const by = (action: Act['action']): Act | undefined => acts.find(act => act.action === action)
  const repair = by('repair')
  if (repair) return repair
  const protect = protection(position, commands)
  if (protect) return protect
  const rolls = rollsOf(position, unit, acts)
  const goal = goalOf(position, unit)
  if (goal.kind === 'take') {
    const over = liesOver(unit, unit.start, goal.marker.polygon)
    const onto = rolls.find(({ pose }) => liesOver(unit, pose, goal.marker.polygon))
    if (onto && !over) return onto.act
    if (over) return by('evade') ?? by('focus')
  }
  const now = shotsAt(position, unit, unit.start)
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
  const target = targetOf(position, unit)
  const lock = acts.find(act => act.action === 'target-lock' && act.target === target?.ship.id)
  if (lock && unit.ship.lock === null) return lock
  return by('evade') ?? focus ?? by('target-lock')
}

/** The quarry where it can be shot, then who is locked, then the nearest; with the weapon that throws most where it may fire. */
const chooseShot = (position: Position, unit: Unit, commands: readonly Command[]): Command | undefined => {
  const quarry = quarryOf(position, unit)
  let best: { command: Command; rank: number } | null = null
  for (const command of commands) {
    const target = command.type === 'attack' ? unitById(position, command.target) : undefined
    if (command.type !== 'attack' || !target) continue
    const wanted = target === quarry ? 100_000 : unit.ship.lock?.target === target.ship.id ? 10_000 : 0
    const rank = wanted - distance(unit.start, target.start) + (command.weapon === 'primary' ? 0 : 0.5)
    if (!best || rank > best.rank) best = { command, rank }
  }
  return best?.command
}

const answer = (
  position: Position,
  decision: Decision,
  commands: readonly Command[],
  rng: Rng,
): Command | undefined => {
  const unit = 'ship' in decision ? unitById(position, decision.ship) : undefined
  if (unit && decision.kind === 'dial') return flown(commands, tableDial(position, unit, rng))
  if (unit && decision.kind === 'action')
    return chooseAct(position, unit, commands) ?? commands.find(command => command.type === 'pass')
  if (unit && decision.kind === 'attack') return scanOf(commands) ?? chooseShot(position, unit, commands)
  return common(position, decision, commands)
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
  return answer(positionOf(engine.catalog, view, decision, decision.side), decision, commands, rng) ?? commands[0]!
}
