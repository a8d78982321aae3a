/** Decisions within a round: each choice carried out on a line, and the round played on over what is still hidden. */
import type { Command, Decision } from '../../src/rules/index.ts'
import { cargoOf, never, rolledTo } from '../../src/rules/index.ts'
import { chooseModification, type Outlook } from '../baselines/greedy-dice.ts'
import { fightRound, shoot, shotOn } from '../model/fight.ts'
import { playRound } from '../model/playout.ts'
import { copyState, living, type PlayoutState } from '../model/playout-state.ts'
import { placeAt } from '../model/pose-table.ts'
import { type Gun, positionOf, type Unit, unitById } from '../model/position.ts'
import { contextOn, ledBy, type Plan, type SearchContext } from '../model/search-context.ts'
import { costOf } from '../model/shots.ts'
import { firstChance } from '../objectives/value.ts'
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

type Act = Extract<Command, { type: 'act' }>

const untouched = (context: SearchContext, playout: PlayoutState, at: number): void => {
  const { length } = context.units
  for (let other = 0; other < length; other++) {
    playout.touching[at * length + other] = 0
    playout.touching[other * length + at] = 0
  }
}

/** Carries an action out on a line. Repairs are another context's business. */
const perform = (context: SearchContext, playout: PlayoutState, unit: Unit, act: Act): void => {
  const at = unit.index
  playout.acts[at] = 0
  switch (act.action) {
    case 'focus':
      playout.focus[at]! += 1
      break
    case 'evade':
      playout.evade[at]! += 1
      break
    case 'barrel-roll':
      playout.place[at] = placeAt(
        context.poseTable,
        unit,
        rolledTo(context.position.game, unit.ship, act.side, act.slide),
      )
      untouched(context, playout, at)
      break
    case 'target-lock':
      playout.lock[at] = unitById(context.position, act.target)?.index ?? -1
      break
    case 'mission': {
      const target = unitById(context.position, act.target)
      if (target) playout.evade[target.index]! += 1
      break
    }
    case 'card': {
      const card = unit.cards.indexOf(act.card)
      if (card >= 0) playout.cards[at]! |= 1 << card
      break
    }
    case 'repair':
      break
    default:
      never(act, 'action')
  }
}

/** The context with a face-up damage card of a ship turned down; its numbers are made anew. */
const repaired = (context: SearchContext, unit: Unit, card: string, decision: Decision): SearchContext => {
  const { state, catalog } = context.position.game
  const at = unit.ship.damage.findIndex(other => other.faceUp && other.kind === card)
  const damage = unit.ship.damage.map((other, index) => (index === at ? { ...other, faceUp: false } : other))
  const ships = state.ships.map(ship => (ship.id === unit.ship.id ? { ...ship, damage } : ship))
  return contextOn(positionOf(catalog, { ...state, ships }, decision, context.position.side), context.style)
}

const EIGHTHS = { hit: 3, crit: 1, focus: 2, blank: 2 } as const

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
    if (command.type === 'act' && command.action === 'repair') {
      const faces = context.position.game.catalog.damage[command.card]?.repair?.faces ?? null
      const chance = faces ? faces.reduce((sum, face) => sum + EIGHTHS[face as keyof typeof EIGHTHS] / 8, 0) : 1
      const mended = repaired(context, unit, command.card, decision)
      mended.start.acts[unit.index] = 0
      win = chance * meanFrom(mended, mended.start, ahead, work)
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
    const plans = unit
      ? ahead.map(({ plan, share }) => ({
          share,
          plan: plan.map((other, index) => (index === unit.index ? option : other)),
        }))
      : ahead
    weighed.push({ command, win: meanFrom(context, context.start, plans, work) })
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
  const outlook = (attacker: Unit, defender: Unit): Outlook => {
    const known = new Map<string, number>()
    return (points, mine, theirs) => {
      const key = `${points}/${mine.focus}/${mine.lock}/${theirs.focus}/${theirs.evade}`
      let worth = known.get(key)
      if (worth === undefined) {
        const playout = copyState(context.start, context.scratch[0]!)
        playout.fights[attacker.index] = 0
        const first = defender.index * context.most
        playout.health.fill(0, first, first + context.most)
        playout.health[first + Math.max(0, defender.shields + defender.hull - points)] = 1
        playout.focus[attacker.index] = mine.focus
        if (!mine.lock) playout.lock[attacker.index] = -1
        playout.focus[defender.index] = theirs.focus
        playout.evade[defender.index] = theirs.evade
        // With nothing left to think with, the rest of the round is left out.
        if (work.used < work.limit) {
          work.used += 1
          fightRound(context, playout)
        }
        worth = own(context, firstChance(context, playout))
        known.set(key, worth)
      }
      return worth
    }
  }
  return yield* chooseModification(context.position, dice, commands, work, outlook)
}

/** One of the choices that are as good as the best. */
export const bestOf = (weighed: readonly Weighed[], rng: Rng, close = 0): Weighed => {
  let best = weighed[0]!
  for (const one of weighed) if (one.win > best.win) best = one
  const good = weighed.filter(one => one.win >= best.win - close)
  return good[Math.floor(rng() * good.length)] ?? best
}
