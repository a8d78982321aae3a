/** Rivals that play by habit: dials and targets of their own, a mission goal where there is one, and for the rest what the scripts do. */
import type { Command, Decision } from '../../../src/rules/index.ts'
import type { Ask } from '../../ask.ts'
import { land } from '../../model/landing.ts'
import { type Option, type Position, positionOf, type Unit, unitById } from '../../model/position.ts'
import { goalOf } from '../../scripts/goals.ts'
import { wayFor } from '../../scripts/script-path.ts'
import { common, protection, scanOf, settle } from '../../scripts/shared-policy.ts'
import { calm, hasRoom, onward, shotsAt, stressedBy } from '../../scripts/visibility.ts'
import type { Thinking } from '../../thinking.ts'
import type { Thought } from '../../thought.ts'

/** What makes a rival itself. */
export type Habit = {
  /** How much a ship that fights likes to end a manoeuvre at a place. */
  readonly likes: (position: Position, unit: Unit, option: Option) => number
  /** Whom a ship would rather shoot at: the more, the rather. */
  readonly aims: (position: Position, unit: Unit, target: Unit) => number
}

/** What nobody wants: to leave the mat, to have to next round, to fly into a ship, over a rock, under stress. */
const LOST = -1e6
const CORNERED = -1e4
const BUMP = -120
const ROCK = -300
const STRESS = -25

/** Where a ship ends among all others that fly straight on; and what is bad about that. */
const endOf = (position: Position, unit: Unit, option: Option): number => {
  const others = position.units.map(other => (other.side === unit.side ? other.start : onward(position, other)))
  const { pose, flees, bumped, hits } = land(position, unit, option, others)
  if (flees) return LOST
  const stressed = stressedBy(unit, option)
  const room = hasRoom(position, unit, pose, stressed) ? 0 : CORNERED
  return room + (bumped ? BUMP : 0) + ROCK * hits + (option.difficulty === 'red' ? STRESS : 0)
}

const dialOf = ({ likes }: Habit, position: Position, unit: Unit): Option => {
  const goal = goalOf(position, unit)
  const options = calm(unit.options, unit.ship.stress > 0)
  const option = goal.kind === 'fight' ? null : wayFor(position, unit, unit.options, goal)
  if (option) return option
  let best = { option: options[0]!, worth: Number.NEGATIVE_INFINITY }
  for (const option of options) {
    const worth = endOf(position, unit, option) + likes(position, unit, option)
    if (worth > best.worth) best = { option, worth }
  }
  return best.option
}

/** Focus with a shot; evade under fire; a lock where nothing else is to be had. */
const actionOf = (position: Position, unit: Unit, commands: readonly Command[]): Command | undefined => {
  const by = (name: string) => commands.find(command => command.type === 'act' && command.action === name)
  const { on, by: fire } = shotsAt(position, unit, unit.start)
  const kept = on > 0 || fire === 0 ? by('focus') : (by('evade') ?? by('focus'))
  return by('repair') ?? protection(position, commands) ?? kept ?? by('target-lock') ?? by('evade')
}

const attackOf = (
  { aims }: Habit,
  position: Position,
  unit: Unit,
  commands: readonly Command[],
): Command | undefined => {
  let best: { readonly command: Command; readonly worth: number } | null = null
  for (const command of commands) {
    const target = command.type === 'attack' ? unitById(position, command.target) : undefined
    if (command.type !== 'attack' || !target) continue
    const worth = aims(position, unit, target) + (command.weapon === 'primary' ? 0 : 0.01)
    if (!best || worth > best.worth) best = { command, worth }
  }
  return best?.command
}

const answer = (
  habit: Habit,
  position: Position,
  decision: Decision,
  commands: readonly Command[],
): Command | undefined => {
  const unit = 'ship' in decision ? unitById(position, decision.ship) : undefined
  if (unit && decision.kind === 'dial') {
    const { key } = dialOf(habit, position, unit)
    return commands.find(command => command.type === 'setDial' && command.manoeuvre === key)
  }
  if (unit && decision.kind === 'action')
    return actionOf(position, unit, commands) ?? commands.find(({ type }) => type === 'pass')
  if (unit && decision.kind === 'attack') return scanOf(commands) ?? attackOf(habit, position, unit, commands)
  return common(position, decision, commands)
}

/** A player of a habit: legal, and the same for the same view, decision and numbers. */
export const byHabit = (habit: Habit) =>
  function* think({ engine, view, decision, rng, work }: Ask): Thinking<Thought> {
    work.used += 1
    yield work
    const commands = engine.legal(view, decision)
    const plain = { notes: null, explanation: null }
    if (decision.player === 'chance') return { command: commands[0]!, ...plain }
    const placed = settle(engine, view, decision, commands, rng)
    if (placed) return { command: placed, ...plain }
    const position = positionOf(engine.catalog, view, decision, decision.side)
    return { command: answer(habit, position, decision, commands) ?? commands[0]!, ...plain }
  }
