/** Actions and targets: each legal choice carried out and the round played on from there. */
import { type Command, cargoOf, type Decision } from '../../src/rules/index.ts'
import { perform, remade } from '../model/carry-out.ts'
import { usual } from '../model/default-plan.ts'
import { fightRound, shoot, shotOn } from '../model/fight.ts'
import { planBy } from '../model/plan.ts'
import { copyState, living } from '../model/playout-state.ts'
import { type Unit, unitById } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { costOf } from '../model/shot-odds.ts'
import { contextOn } from '../objectives/index.ts'
import { worthTo } from '../objectives/outcome-worth.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import { pick } from './greedy-dials.ts'
import { forecast, meanOver } from './greedy-forecast.ts'

const LINES = 5
/** What any action is worth over none. */
const SOMETHING = 1e-5

/** The action whose results are worth most against what is still to be flown. */
export function* chooseAction(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'action' }>,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Command> {
  const { position } = context
  const unit = unitById(position, decision.ship)
  if (!unit) return commands[0]!
  const lines = Math.max(1, Math.min(LINES, Math.floor((work.limit - 32) / commands.length)))
  const scenarios = yield* forecast(context, rng, work, lines)
  const plan = planBy(position.units, other => (other.side === position.side ? usual(position, other) : null))
  const playout = context.scratch[1]!
  const scored: { command: Command; worth: number }[] = []
  for (const command of commands) {
    copyState(context.start, playout)
    playout.acts[unit.index] = 0
    // Between equals something is done: who knows what it is good for.
    let worth = command.type === 'act' ? SOMETHING : 0
    const made = command.type === 'act' ? remade(position, unit, command, decision) : null
    if (made) {
      const { chance } = made
      const then = contextOn(made.position)
      then.start.acts[unit.index] = 0
      worth += chance * meanOver(then, scenarios, plan, work)
      if (chance < 1) worth += (1 - chance) * meanOver(context, scenarios, plan, work, playout)
    } else {
      if (command.type === 'act') perform(context, playout, unit, command)
      worth += meanOver(context, scenarios, plan, work, playout)
    }
    scored.push({ command, worth })
    yield work
  }
  return pick(scored, rng, 0).command
}

/** The worth of an attack, a scan, or neither: the target's chances by the exact odds, then the rest of the round. */
const worthOf = (context: SearchContext, unit: Unit, command: Command, work: Work): number => {
  work.used += 1
  const { position } = context
  const playout = copyState(context.start, context.scratch[0]!)
  playout.fights[unit.index] = 0
  let cost = 0
  if (command.type === 'scan') {
    const marker = cargoOf(position.game).findIndex(other => other.id === command.marker)
    if (marker >= 0) playout.taken[marker] = unit.index
  }
  const target = command.type === 'attack' ? unitById(position, command.target) : undefined
  if (command.type === 'attack' && target) {
    const gun = unit.guns.find(other => other.id === command.weapon) ?? unit.guns[0]!
    const shot = shotOn(context, playout, unit, target)
    cost = costOf(gun) * context.priorities[target.index]!
    if (shot > 0)
      shoot(context, playout, unit, { target, gun, shot }, unit.ship.kept ? 1 : living(context, playout, unit.index))
  }
  fightRound(context, playout)
  return worthTo(position.side, context, playout) - cost
}

/** The target and weapon worth most (COMBAT-1.1, COMBAT-1.5), or a satellite to scan instead (MISSION-3-SCAN-1). */
export function* chooseAttack(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'attack' }>,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Command> {
  const unit = unitById(context.position, decision.ship)
  if (!unit) return commands[0]!
  const scored: { command: Command; worth: number }[] = []
  for (const command of commands) {
    scored.push({ command, worth: worthOf(context, unit, command, work) })
    yield work
  }
  return pick(scored, rng, 0).command
}
