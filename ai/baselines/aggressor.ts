/**
 * A heuristic player after the best-known one of its kind, from its description: whole-number priorities for manoeuvres, actions and
 * targets, no dice. `aggressor` keeps its known errors, `aggressor-plus` mends them. See README.md.
 */
import type { Command, Decision, Engine, GameState } from '../../src/rules/index.ts'
import { agilityOf, attackDiceOf, diceTotal, never } from '../../src/rules/index.ts'
import type { Rng } from '../evaluate/rng.ts'
import type { Thinking, Work } from '../evaluate/round.ts'
import { measureShot } from '../evaluate/shots.ts'
import { type Table, tableOf, type Unit, unitById } from '../evaluate/table.ts'
import { aggressorDials, FAITHFUL, MENDED, type Temper } from './aggressor-dials.ts'
import { quarryOf } from './goals.ts'
import { common, protection, scanOf, settle } from './manners.ts'
import { apart, canShoot, enemiesOf, shotsAt } from './sights.ts'

type Act = Extract<Command, { type: 'act' }>
type Attack = Extract<Command, { type: 'attack' }>

/** How much a lock on an enemy is worth having: in arc, not touched, near, dear. */
const lockWorth = (table: Table, unit: Unit, target: Unit): number => {
  const { touching } = table.game.state
  const touched = touching.some(pair => pair.includes(unit.ship.id) && pair.includes(target.ship.id))
  return (
    (canShoot(table, unit, unit.start, target, target.start) ? 1000 : 0) +
    (touched ? 0 : 500) +
    (apart(unit, unit.start, target, target.start) <= 300 ? 250 : 0) +
    target.points
  )
}

/** The priority of an action; 0: never. */
const priorityOf = (table: Table, temper: Temper, unit: Unit, act: Act): number => {
  const { on, by } = shotsAt(table, unit, unit.start)
  switch (act.action) {
    case 'repair':
      return 90
    case 'focus':
      return on > 0 ? 50 : 20
    case 'evade': {
      const dying = unit.hull === 1 && by > 0 && agilityOf(table.game, unit.ship) > 0
      return dying ? 80 : temper.looksAhead ? 1 : 0
    }
    case 'target-lock': {
      const target = unitById(table, act.target)
      if (!target || unit.ship.lock) return 0
      if (unit.guns.some(gun => gun.needsLock)) return 55
      return temper.looksAhead && canShoot(table, unit, unit.start, target, target.start) ? 45 : 0
    }
    // It never rolls, and does what a mission or a card offers by rules of its own.
    case 'barrel-roll':
    case 'mission':
    case 'card':
      return 0
    default:
      return never(act, 'action')
  }
}

const chooseAct = (table: Table, temper: Temper, unit: Unit, commands: readonly Command[]): Command | undefined => {
  const protect = protection(table, commands)
  if (protect) return protect
  let best: { act: Act; priority: number; lock: number } | null = null
  for (const act of commands) {
    if (act.type !== 'act') continue
    const priority = priorityOf(table, temper, unit, act)
    const target = act.action === 'target-lock' ? unitById(table, act.target) : undefined
    const lock = target ? lockWorth(table, unit, target) : 0
    if (priority <= 0 || (best && (priority < best.priority || (priority === best.priority && lock <= best.lock))))
      continue
    best = { act, priority, lock }
  }
  return best?.act ?? commands.find(command => command.type === 'pass')
}

/** The script's quarry comes before everything that a formula says. */
const QUARRY = 100_000

/** The priority of an attack: the share of the target's points it takes, by rough averages. */
const attackPriority = (table: Table, temper: Temper, unit: Unit, attack: Attack): number => {
  const target = unitById(table, attack.target)
  if (!target) return Number.NEGATIVE_INFINITY
  const shot = measureShot(table, unit, unit.start, target, target.start)
  const band = Math.max(1, shot & 3) as 1 | 2 | 3
  const frame = {
    step: 'attack',
    attacker: unit.ship.id,
    defender: target.ship.id,
    weapon: attack.weapon,
    band,
    obstructed: shot > 3,
  }
  const primary = attack.weapon === 'primary'
  const dice = diceTotal(attackDiceOf(table.game, unit.ship, frame))
  const focus = unit.ship.focus > 0
  const lock = unit.ship.lock?.target === target.ship.id
  const hits = dice * (focus && lock ? 0.938 : focus || lock ? 0.75 : 0.5)
  // The faithful one gives the die of range 3 to the wrong weapons, and takes an evade token for a weakness.
  const far = band === 3 && primary === temper.looksAhead ? 1 : 0
  const agility = agilityOf(table.game, target.ship) + far + (shot > 3 ? 1 : 0)
  const evades = agility * (target.ship.focus > 0 ? 0.625 : 0.375)
  const token = target.ship.evade > 0 && agility > 0
  const stopped = token ? (temper.looksAhead ? evades + 1 : Math.min(1, evades)) : evades
  const points = target.hull + target.shields
  const damage = hits - stopped
  const impact = (damage / points) * (damage > points ? 2 : 1)
  const crit = dice * (lock && !focus ? 0.1875 : 0.125)
  const wanted = target === quarryOf(table, unit) ? QUARRY : 0
  return wanted + Math.trunc(1000 * impact + 100 * crit + target.points)
}

const chooseShot = (table: Table, temper: Temper, unit: Unit, commands: readonly Command[]): Command | undefined => {
  // The nearest first, so that it is taken among equals.
  const near = new Map(
    enemiesOf(table, unit).map(enemy => [enemy.ship.id, apart(unit, unit.start, enemy, enemy.start)]),
  )
  const attacks = commands
    .filter((command): command is Attack => command.type === 'attack')
    .map(attack => ({ attack, mm: near.get(attack.target) ?? 0, worth: attackPriority(table, temper, unit, attack) }))
  return attacks.reduce<(typeof attacks)[number] | undefined>(
    (best, one) => (!best || one.worth > best.worth || (one.worth === best.worth && one.mm < best.mm) ? one : best),
    undefined,
  )?.attack
}

const answer = (
  table: Table,
  temper: Temper,
  decision: Decision,
  commands: readonly Command[],
): Command | undefined => {
  const unit = 'ship' in decision ? unitById(table, decision.ship) : undefined
  if (unit && decision.kind === 'dial') {
    const wanted = aggressorDials(table, temper).get(unit.ship.id)
    return commands.find(command => command.type === 'setDial' && command.manoeuvre === wanted)
  }
  if (unit && decision.kind === 'action') return chooseAct(table, temper, unit, commands)
  if (unit && decision.kind === 'attack') return scanOf(commands) ?? chooseShot(table, temper, unit, commands)
  return common(table, decision, commands)
}

/** A player with a temper: its answer is legal, and the same for the same view, decision and numbers. */
const thinkAs = (temper: Temper) =>
  function* think(engine: Engine, view: GameState, decision: Decision, rng: Rng, work: Work): Thinking<Command> {
    work.used += 1
    yield work
    const commands = engine.legal(view, decision)
    if (decision.player === 'chance') return commands[0]!
    const placed = settle(engine, view, decision, commands, rng)
    if (placed) return placed
    const table = tableOf(engine.catalog, view, decision, decision.side)
    return answer(table, temper, decision, commands) ?? commands[0]!
  }

/** As described, errors and all. */
export const thinkAggressor = thinkAs(FAITHFUL)

/** The same with its errors mended and the later weights. */
export const thinkAggressorPlus = thinkAs(MENDED)
