/**
 * A heuristic player after the best-known one of its kind, from its description: whole-number priorities for manoeuvres, actions and
 * targets, no dice. `aggressor` keeps its known errors, `aggressor-plus` mends them. See README.md.
 */
import type { Command, Decision, Engine, GameState } from '../../src/rules/index.ts'
import { agilityOf, attackDiceOf, diceTotal } from '../../src/rules/index.ts'
import { type Position, positionOf, type Unit, unitById } from '../model/position.ts'
import { bandOfShot, isObstructed, measureShot, NONE, shotBy } from '../model/shot-odds.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import { aggressorDials, FAITHFUL, MENDED, type Script } from './aggressor-dials.ts'
import { quarryOf } from './goals.ts'
import { common, protection, scanOf, settle } from './shared-policy.ts'
import { apart, canShoot, enemiesOf, shotsAt } from './visibility.ts'

type Act = Extract<Command, { type: 'act' }>
type Attack = Extract<Command, { type: 'attack' }>

/** How much a lock on an enemy is worth having: in arc, not touched, near, dear. */
const lockWorth = (position: Position, unit: Unit, target: Unit): number => {
  const { touching } = position.game.state
  const touched = touching.some(pair => pair.includes(unit.ship.id) && pair.includes(target.ship.id))
  return (
    (canShoot(position, unit, unit.start, target, target.start) ? 1000 : 0) +
    (touched ? 0 : 500) +
    (apart(unit, unit.start, target, target.start) <= 300 ? 250 : 0) +
    target.points
  )
}

/** The priority of an action; 0: never. */
const priorityOf = (position: Position, script: Script, unit: Unit, act: Act): number => {
  const { on, by } = shotsAt(position, unit, unit.start)
  switch (act.action) {
    case 'repair':
      return 90
    case 'focus':
      return on > 0 ? 50 : 20
    case 'evade': {
      const dying = unit.hull === 1 && by > 0 && agilityOf(position.game, unit.ship) > 0
      return dying ? 80 : script.looksAhead ? 1 : 0
    }
    case 'target-lock': {
      const target = unitById(position, act.target)
      if (!target || unit.ship.lock) return 0
      if (unit.guns.some(gun => gun.needsLock)) return 55
      return script.looksAhead && canShoot(position, unit, unit.start, target, target.start) ? 45 : 0
    }
    // It never rolls, and does what a mission or a card offers by rules of its own; its list is closed.
    default:
      return 0
  }
}

const chooseAct = (
  position: Position,
  script: Script,
  unit: Unit,
  commands: readonly Command[],
): Command | undefined => {
  const protect = protection(position, commands)
  if (protect) return protect
  let best: { act: Act; priority: number; lock: number } | null = null
  for (const act of commands) {
    if (act.type !== 'act') continue
    const priority = priorityOf(position, script, unit, act)
    const target = act.action === 'target-lock' ? unitById(position, act.target) : undefined
    const lock = target ? lockWorth(position, unit, target) : 0
    if (priority <= 0 || (best && (priority < best.priority || (priority === best.priority && lock <= best.lock))))
      continue
    best = { act, priority, lock }
  }
  return best?.act ?? commands.find(command => command.type === 'pass')
}

/** The script's quarry comes before everything that a formula says. */
const QUARRY = 100_000

/** The priority of an attack: the share of the target's points it takes, by rough averages. */
const attackPriority = (position: Position, script: Script, unit: Unit, attack: Attack): number => {
  const target = unitById(position, attack.target)
  if (!target) return Number.NEGATIVE_INFINITY
  const gun = unit.guns.find(({ id }) => id === attack.weapon)
  const shot = gun ? shotBy(gun, measureShot(position, unit, unit.start, target, target.start)) : NONE
  const band = shot === NONE ? 1 : bandOfShot(shot)
  const frame = {
    step: 'attack',
    attacker: unit.ship.id,
    defender: target.ship.id,
    weapon: attack.weapon,
    band,
    obstructed: isObstructed(shot),
  }
  const primary = attack.weapon === 'primary'
  const dice = diceTotal(attackDiceOf(position.game, unit.ship, frame))
  const focus = unit.ship.focus > 0
  const lock = unit.ship.lock?.target === target.ship.id
  const hits = dice * (focus && lock ? 0.938 : focus || lock ? 0.75 : 0.5)
  // The faithful one gives the die of range 3 to the wrong weapons, and takes an evade token for a weakness.
  const far = band === 3 && primary === script.looksAhead ? 1 : 0
  const agility = agilityOf(position.game, target.ship) + far + (isObstructed(shot) ? 1 : 0)
  const evades = agility * (target.ship.focus > 0 ? 0.625 : 0.375)
  const token = target.ship.evade > 0 && agility > 0
  const stopped = token ? (script.looksAhead ? evades + 1 : Math.min(1, evades)) : evades
  const points = target.hull + target.shields
  const damage = hits - stopped
  const impact = (damage / points) * (damage > points ? 2 : 1)
  const crit = dice * (lock && !focus ? 0.1875 : 0.125)
  const wanted = target === quarryOf(position, unit) ? QUARRY : 0
  return wanted + Math.trunc(1000 * impact + 100 * crit + target.points)
}

const chooseShot = (
  position: Position,
  script: Script,
  unit: Unit,
  commands: readonly Command[],
): Command | undefined => {
  // The nearest first, so that it is taken among equals.
  const near = new Map(
    enemiesOf(position, unit).map(enemy => [enemy.ship.id, apart(unit, unit.start, enemy, enemy.start)]),
  )
  const attacks = commands
    .filter((command): command is Attack => command.type === 'attack')
    .map(attack => ({
      attack,
      mm: near.get(attack.target) ?? 0,
      worth: attackPriority(position, script, unit, attack),
    }))
  return attacks.reduce<(typeof attacks)[number] | undefined>(
    (best, one) => (!best || one.worth > best.worth || (one.worth === best.worth && one.mm < best.mm) ? one : best),
    undefined,
  )?.attack
}

const answer = (
  position: Position,
  script: Script,
  decision: Decision,
  commands: readonly Command[],
): Command | undefined => {
  const unit = 'ship' in decision ? unitById(position, decision.ship) : undefined
  if (unit && decision.kind === 'dial') {
    const wanted = aggressorDials(position, script).get(unit.ship.id)
    return commands.find(command => command.type === 'setDial' && command.manoeuvre === wanted)
  }
  if (unit && decision.kind === 'action') return chooseAct(position, script, unit, commands)
  if (unit && decision.kind === 'attack') return scanOf(commands) ?? chooseShot(position, script, unit, commands)
  return common(position, decision, commands)
}

/** A player with a script of its own: its answer is legal, and the same for the same view, decision and numbers. */
const thinkAs = (script: Script) =>
  function* think(engine: Engine, view: GameState, decision: Decision, rng: Rng, work: Work): Thinking<Command> {
    work.used += 1
    yield work
    const commands = engine.legal(view, decision)
    if (decision.player === 'chance') return commands[0]!
    const placed = settle(engine, view, decision, commands, rng)
    if (placed) return placed
    const position = positionOf(engine.catalog, view, decision, decision.side)
    return answer(position, script, decision, commands) ?? commands[0]!
  }

/** As described, errors and all. */
export const thinkAggressor = thinkAs(FAITHFUL)

/** The same with its errors mended and the later weights. */
export const thinkAggressorPlus = thinkAs(MENDED)
