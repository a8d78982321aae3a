/** Decisions within a round: each choice carried out on a line, and the round played on over what is still hidden. */
import type { Command, Decision } from '../../src/rules/index.ts'
import { cargoOf, never, rolledTo } from '../../src/rules/index.ts'
import { chooseModification, type Outlook } from '../baselines/greedy-dice.ts'
import type { Rng } from '../evaluate/rng.ts'
import type { Thinking, Work } from '../evaluate/round.ts'
import { costOf } from '../evaluate/shots.ts'
import { type Gun, tableOf, type Unit, unitById } from '../evaluate/table.ts'
import type { Choice } from '../thought.ts'
import { type Board, boardOn, ledBy, type Plan } from './board.ts'
import { fightRound, shoot, shotOn } from './fight.ts'
import { copyLine, type Line, living } from './line.ts'
import { placeAt } from './places.ts'
import { playLine } from './round.ts'
import { firstChance } from './value.ts'

/** What may still be flown: whole plans, and how likely each is. */
export type Ahead = readonly { readonly plan: Plan; readonly share: number }[]

/** A choice, and the own chance to win by it. */
export type Weighed = Choice['choices'][number]

const own = (board: Board, first: number): number => (board.table.side === 'first' ? first : 1 - first)

/** The mean chance to win from a line over what may be flown, the likeliest first, as far as the budget goes. */
const meanFrom = (board: Board, from: Line, ahead: Ahead, work: Work): number => {
  let sum = 0
  let met = 0
  for (const { plan, share } of ahead) {
    if (met > 0 && work.used >= work.limit) break
    work.used += 1
    const line = copyLine(from, board.scratch[0]!)
    playLine(board, line, plan)
    sum += share * own(board, firstChance(board, line))
    met += share
  }
  return sum / met
}

/** The budget is spent and there is something to answer. */
const spent = (work: Work, weighed: readonly Weighed[]): boolean => work.used >= work.limit && weighed.length > 0

type Act = Extract<Command, { type: 'act' }>

const untouched = (board: Board, line: Line, at: number): void => {
  const { length } = board.units
  for (let other = 0; other < length; other++) {
    line.touching[at * length + other] = 0
    line.touching[other * length + at] = 0
  }
}

/** Carries an action out on a line. Repairs are another board's business. */
const perform = (board: Board, line: Line, unit: Unit, act: Act): void => {
  const at = unit.index
  line.acts[at] = 0
  switch (act.action) {
    case 'focus':
      line.focus[at]! += 1
      break
    case 'evade':
      line.evade[at]! += 1
      break
    case 'barrel-roll':
      line.place[at] = placeAt(board.places, unit, rolledTo(board.table.game, unit.ship, act.side, act.slide))
      untouched(board, line, at)
      break
    case 'target-lock':
      line.lock[at] = unitById(board.table, act.target)?.index ?? -1
      break
    case 'mission': {
      const target = unitById(board.table, act.target)
      if (target) line.evade[target.index]! += 1
      break
    }
    case 'card': {
      const card = unit.cards.indexOf(act.card)
      if (card >= 0) line.cards[at]! |= 1 << card
      break
    }
    case 'repair':
      break
    default:
      never(act, 'action')
  }
}

/** The board with a face-up damage card of a ship turned down; its numbers are made anew. */
const repaired = (board: Board, unit: Unit, card: string, decision: Decision): Board => {
  const { state, catalog } = board.table.game
  const at = unit.ship.damage.findIndex(other => other.faceUp && other.kind === card)
  const damage = unit.ship.damage.map((other, index) => (index === at ? { ...other, faceUp: false } : other))
  const ships = state.ships.map(ship => (ship.id === unit.ship.id ? { ...ship, damage } : ship))
  return boardOn(tableOf(catalog, { ...state, ships }, decision, board.table.side), board.temper)
}

const EIGHTHS = { hit: 3, crit: 1, focus: 2, blank: 2 } as const

/** What any action is worth over none. */
const SOMETHING = 1e-6

/** The chance to win by each action that is offered. */
export function* weighActions(
  board: Board,
  decision: Extract<Decision, { kind: 'action' }>,
  commands: readonly Command[],
  ahead: Ahead,
  work: Work,
): Thinking<readonly Weighed[]> {
  const unit = unitById(board.table, decision.ship)
  if (!unit) return commands.map(command => ({ command, win: 0.5 }))
  const line = board.scratch[1]!
  const weighed: Weighed[] = []
  for (const command of commands) {
    if (spent(work, weighed)) break
    copyLine(board.start, line)
    line.acts[unit.index] = 0
    let win = 0
    if (command.type === 'act' && command.action === 'repair') {
      const faces = board.table.game.catalog.damage[command.card]?.repair?.faces ?? null
      const chance = faces ? faces.reduce((sum, face) => sum + EIGHTHS[face as keyof typeof EIGHTHS] / 8, 0) : 1
      const mended = repaired(board, unit, command.card, decision)
      mended.start.acts[unit.index] = 0
      win = chance * meanFrom(mended, mended.start, ahead, work)
      if (chance < 1) win += (1 - chance) * meanFrom(board, line, ahead, work)
    } else {
      if (command.type === 'act') perform(board, line, unit, command)
      win = meanFrom(board, line, ahead, work)
    }
    weighed.push({ command, win: command.type === 'act' ? win + SOMETHING : win })
    yield work
  }
  return weighed
}

/** The chance to win by an attack and the rest of the round after it. `sparing`: the attacker's focus and lock are kept. */
const fired = (board: Board, unit: Unit, target: Unit, gun: Gun, sparing: boolean): number => {
  const line = copyLine(board.start, board.scratch[0]!)
  const { index } = unit
  line.fights[index] = 0
  const [focus, lock] = [line.focus[index]!, line.lock[index]!]
  if (sparing) {
    line.focus[index] = 0
    line.lock[index] = -1
  }
  const shot = shotOn(board, line, unit, target)
  if (shot > 0) shoot(board, line, unit, { target, gun, shot }, unit.ship.kept ? 1 : living(board, line, index))
  if (sparing) {
    line.focus[index] = focus
    line.lock[index] = lock
  }
  fightRound(board, line)
  return own(board, firstChance(board, line)) - costOf(gun) * board.priorities[target.index]!
}

/** The chance to win by each target and weapon, by a scan, or by none. Tokens need not be spent: an attack is worth the better of both. */
export function* weighAttacks(
  board: Board,
  decision: Extract<Decision, { kind: 'attack' }>,
  commands: readonly Command[],
  work: Work,
): Thinking<readonly Weighed[]> {
  const { table } = board
  const unit = unitById(table, decision.ship)
  if (!unit) return commands.map(command => ({ command, win: 0.5 }))
  const weighed: Weighed[] = []
  for (const command of commands) {
    if (spent(work, weighed)) break
    work.used += 1
    const target = command.type === 'attack' ? unitById(table, command.target) : undefined
    if (command.type === 'attack' && target) {
      const gun = unit.guns.find(other => other.id === command.weapon) ?? unit.guns[0]!
      let win = fired(board, unit, target, gun, false)
      const { focus, lock } = board.start
      if (!gun.spendsLock && (focus[unit.index]! > 0 || lock[unit.index] === target.index)) {
        work.used += 1
        win = Math.max(win, fired(board, unit, target, gun, true))
      }
      weighed.push({ command, win })
    } else {
      const line = copyLine(board.start, board.scratch[0]!)
      line.fights[unit.index] = 0
      if (command.type === 'scan') {
        const marker = cargoOf(table.game).findIndex(other => other.id === command.marker)
        if (marker >= 0) line.taken[marker] = unit.index
      }
      fightRound(board, line)
      weighed.push({ command, win: own(board, firstChance(board, line)) })
    }
    yield work
  }
  return weighed
}

/** The chance to win with each ship going first among its equals. */
export function* weighOrders(
  board: Board,
  commands: readonly Command[],
  ahead: Ahead,
  work: Work,
): Thinking<readonly Weighed[]> {
  const weighed: Weighed[] = []
  for (const command of commands) {
    if (spent(work, weighed)) break
    const unit = command.type === 'chooseShip' ? unitById(board.table, command.ship) : undefined
    const led = unit ? ledBy(board, unit) : board
    weighed.push({ command, win: meanFrom(led, led.start, ahead, work) })
    yield work
  }
  return weighed
}

/** The chance to win by each manoeuvre that the mission offers, or that a stressed enemy may be made to fly (STRESS-3). */
export function* weighMoves(
  board: Board,
  decision: Extract<Decision, { kind: 'manoeuvre' }>,
  commands: readonly Command[],
  ahead: Ahead,
  work: Work,
): Thinking<readonly Weighed[]> {
  const unit = unitById(board.table, decision.ship)
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
    weighed.push({ command, win: meanFrom(board, board.start, plans, work) })
    yield work
  }
  return weighed
}

/** The ways to modify the dice of the attack under way, and the one to take: each weighed by what comes of it in the rest of the round. */
export function* chooseDice(
  board: Board,
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
        const line = copyLine(board.start, board.scratch[0]!)
        line.fights[attacker.index] = 0
        const first = defender.index * board.most
        line.health.fill(0, first, first + board.most)
        line.health[first + Math.max(0, defender.shields + defender.hull - points)] = 1
        line.focus[attacker.index] = mine.focus
        if (!mine.lock) line.lock[attacker.index] = -1
        line.focus[defender.index] = theirs.focus
        line.evade[defender.index] = theirs.evade
        // With nothing left to think with, the rest of the round is left out.
        if (work.used < work.limit) {
          work.used += 1
          fightRound(board, line)
        }
        worth = own(board, firstChance(board, line))
        known.set(key, worth)
      }
      return worth
    }
  }
  return yield* chooseModification(board.table, dice, commands, work, outlook)
}

/** One of the choices that are as good as the best. */
export const bestOf = (weighed: readonly Weighed[], rng: Rng, close = 0): Weighed => {
  let best = weighed[0]!
  for (const one of weighed) if (one.win > best.win) best = one
  const good = weighed.filter(one => one.win >= best.win - close)
  return good[Math.floor(rng() * good.length)] ?? best
}
