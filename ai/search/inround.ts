/** Decisions within a round: each choice carried out on a line, and the round played on over what is still hidden. */
import type { Command, Decision } from '../../src/rules/index.ts'
import { cargoOf } from '../../src/rules/index.ts'
import { perform, remade } from '../model/carry-out.ts'
import { fightRound, shoot, shotOn } from '../model/fight.ts'
import { type Plan, withOption } from '../model/plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState, living, type PlayoutState } from '../model/playout-state.ts'
import { type Gun, type Unit, unitById } from '../model/position.ts'
import { ledBy, type SearchContext } from '../model/search-context.ts'
import { costOf } from '../model/shot-odds.ts'
import { contextOn } from '../objectives/index.ts'
import { firstChance } from '../objectives/value.ts'
import { outlookOver } from '../quick/dice-outlook.ts'
import { chooseModification } from '../quick/greedy-dice.ts'
import { fewSlides, slidOn } from '../quick/slide-choice.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { Choice } from '../thought.ts'

/** What may still be flown: whole plans, and how likely each is. */
export type Ahead = readonly { readonly plan: Plan; readonly share: number }[]

/** A choice, and the own chance to win by it. */
export type Weighed = Choice['choices'][number]

const own = (context: SearchContext, first: number): number => (context.position.side === 'first' ? first : 1 - first)

/** The mean chance to win from a line over what may be flown, the likeliest first, as far as the budget goes. */
const meanFrom = (context: SearchContext, from: PlayoutState, ahead: Ahead, work: Work): number => {
  let sum = 0
  let met = 0
  for (const { plan, share } of ahead) {
    if (met > 0 && work.used >= work.limit) break
    work.used += 1
    const playout = copyState(from, context.scratch[0]!)
    playRound(context, playout, plan)
    sum += share * own(context, firstChance(context, playout))
    met += share
  }
  return sum / met
}

/** The budget is spent and there is something to answer. */
const spent = (work: Work, weighed: readonly Weighed[]): boolean => work.used >= work.limit && weighed.length > 0

/** What any action is worth over none. */
const SOMETHING = 1e-6

/** The chance to win by each action that is offered. */
export function* weighActions(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'action' }>,
  commands: readonly Command[],
  ahead: Ahead,
  work: Work,
): Thinking<readonly Weighed[]> {
  const unit = unitById(context.position, decision.ship)
  if (!unit) return commands.map(command => ({ command, win: 0.5 }))
  const playout = context.scratch[1]!
  const weighed: Weighed[] = []
  for (const command of commands) {
    if (spent(work, weighed)) break
    copyState(context.start, playout)
    playout.acts[unit.index] = 0
    let win = 0
    const made = command.type === 'act' ? remade(context.position, unit, command, decision) : null
    if (made) {
      const { chance } = made
      const then = contextOn(made.position, context.style)
      then.start.acts[unit.index] = 0
      win = chance * meanFrom(then, then.start, ahead, work)
      if (chance < 1) win += (1 - chance) * meanFrom(context, playout, ahead, work)
    } else {
      if (command.type === 'act') perform(context, playout, unit, command)
      win = meanFrom(context, playout, ahead, work)
    }
    weighed.push({ command, win: command.type === 'act' ? win + SOMETHING : win })
    yield work
  }
  return weighed
}

/** The chance to win by an attack and the rest of the round after it. `sparing`: the attacker's focus and lock are kept. */
const fired = (context: SearchContext, unit: Unit, target: Unit, gun: Gun, sparing: boolean): number => {
  const playout = copyState(context.start, context.scratch[0]!)
  const { index } = unit
  playout.fights[index] = 0
  const [focus, lock] = [playout.focus[index]!, playout.lock[index]!]
  if (sparing) {
    playout.focus[index] = 0
    playout.lock[index] = -1
  }
  const shot = shotOn(context, playout, unit, target)
  if (shot > 0)
    shoot(context, playout, unit, { target, gun, shot }, unit.ship.kept ? 1 : living(context, playout, index))
  if (sparing) {
    playout.focus[index] = focus
    playout.lock[index] = lock
  }
  fightRound(context, playout)
  return own(context, firstChance(context, playout)) - costOf(gun) * context.priorities[target.index]!
}

/** The chance to win by each target and weapon, by a scan, or by none. Tokens need not be spent: an attack is worth the better of both. */
export function* weighAttacks(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'attack' }>,
  commands: readonly Command[],
  work: Work,
): Thinking<readonly Weighed[]> {
  const { position } = context
  const unit = unitById(position, decision.ship)
  if (!unit) return commands.map(command => ({ command, win: 0.5 }))
  const weighed: Weighed[] = []
  for (const command of commands) {
    if (spent(work, weighed)) break
    work.used += 1
    const target = command.type === 'attack' ? unitById(position, command.target) : undefined
    if (command.type === 'attack' && target) {
      const gun = unit.guns.find(other => other.id === command.weapon) ?? unit.guns[0]!
      let win = fired(context, unit, target, gun, false)
      const { focus, lock } = context.start
      if (!gun.spendsLock && (focus[unit.index]! > 0 || lock[unit.index] === target.index)) {
        work.used += 1
        win = Math.max(win, fired(context, unit, target, gun, true))
      }
      weighed.push({ command, win })
    } else {
      const playout = copyState(context.start, context.scratch[0]!)
      playout.fights[unit.index] = 0
      if (command.type === 'scan') {
        const marker = cargoOf(position.game).findIndex(other => other.id === command.marker)
        if (marker >= 0) playout.taken[marker] = unit.index
      }
      fightRound(context, playout)
      weighed.push({ command, win: own(context, firstChance(context, playout)) })
    }
    yield work
  }
  return weighed
}

/** The chance to win with each ship going first among its equals. */
export function* weighOrders(
  context: SearchContext,
  commands: readonly Command[],
  ahead: Ahead,
  work: Work,
): Thinking<readonly Weighed[]> {
  const weighed: Weighed[] = []
  for (const command of commands) {
    if (spent(work, weighed)) break
    const unit = command.type === 'chooseShip' ? unitById(context.position, command.ship) : undefined
    const led = unit ? ledBy(context, unit) : context
    weighed.push({ command, win: meanFrom(led, led.start, ahead, work) })
    yield work
  }
  return weighed
}

/** The chance to win by each manoeuvre that the mission offers, or that a stressed enemy may be made to fly (STRESS-3). */
export function* weighMoves(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'manoeuvre' }>,
  commands: readonly Command[],
  ahead: Ahead,
  work: Work,
): Thinking<readonly Weighed[]> {
  const unit = unitById(context.position, decision.ship)
  const weighed: Weighed[] = []
  for (const command of commands) {
    if (spent(work, weighed)) break
    const key = command.type === 'chooseManoeuvre' ? command.manoeuvre : null
    const option = unit?.dial.find(other => other.key === key) ?? null
    const plans = unit ? ahead.map(({ plan, share }) => ({ share, plan: withOption(plan, unit, option) })) : ahead
    weighed.push({ command, win: meanFrom(context, context.start, plans, work) })
    yield work
  }
  return weighed
}

/** The chance to win by a few of the places where a Tallon Roll may stop (TFA-TALLON-2). */
export function* weighSlides(
  context: SearchContext,
  decision: Extract<Decision, { kind: 'slide' }>,
  commands: readonly Command[],
  ahead: Ahead,
  work: Work,
): Thinking<readonly Weighed[]> {
  const weighed: Weighed[] = []
  for (const command of fewSlides(commands)) {
    if (spent(work, weighed)) break
    const playout = slidOn(context, context.scratch[1]!, command, decision.manoeuvre)
    weighed.push({ command, win: meanFrom(context, playout, ahead, work) })
    yield work
  }
  return weighed
}

/** The ways to modify the dice of the attack under way, and the one to take: each weighed by what comes of it in the rest of the round. */
export function* chooseDice(
  context: SearchContext,
  dice: 'attack' | 'defence',
  commands: readonly Command[],
  work: Work,
): Thinking<Choice> {
  const outlook = outlookOver(context, playout => own(context, firstChance(context, playout)), work)
  return yield* chooseModification(context.position, dice, commands, work, outlook)
}

/** One of the choices that are as good as the best. */
export const bestOf = (weighed: readonly Weighed[], rng: Rng, close = 0): Weighed => {
  let best = weighed[0]!
  for (const one of weighed) if (one.win > best.win) best = one
  const good = weighed.filter(one => one.win >= best.win - close)
  return good[Math.floor(rng() * good.length)] ?? best
}
