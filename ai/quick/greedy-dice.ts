/** Modifying dice: every way to spend tokens weighed by the exact chances of what comes of it. */
import type { AttackInPlay, Command, FaceCounts } from '../../src/rules/index.ts'
import {
  type CardModifier,
  cardModifiers,
  defenceDiceOf,
  diceTotal,
  facesOf,
  mayModify,
  multisets,
  rollProbability,
} from '../../src/rules/index.ts'
import { damageOf } from '../../src/rules/odds-damage.ts'
import { type Position, type Unit, unitById } from '../model/position.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { Choice } from '../thought.ts'
import type { Outlook } from './dice-outlook.ts'
import { type Counts, countsOf, paid, type Tokens, through, turned, without, worthRerolling } from './dice-pools.ts'

/** The mean worth of final pools, over the damage cards that may be turned up. */
const settleUp = (
  position: Position,
  defender: Unit,
  attack: Counts,
  evades: number,
  worth: (points: number) => number,
): number => {
  const left = through(attack, evades)
  const soft = defender.critsCountAsHits
  const hits = soft ? left.hits + left.crits : left.hits
  const damage = damageOf(
    hits,
    soft ? 0 : left.crits,
    defender.shields,
    defender.hull,
    position.mix[defender.ship.side],
  )
  return damage.reduce((sum, chance, points) => (chance > 0 ? sum + chance * worth(points) : sum), 0)
}

type Scene = {
  readonly position: Position
  readonly attacker: Unit
  readonly defender: Unit
  readonly frame: AttackInPlay
  readonly outlook: Outlook
  /** Cards of either side that may turn dice of its own pool at no cost, those used already left out (CARD-4). */
  readonly cards: readonly CardModifier[]
  readonly guards: readonly CardModifier[]
  /** The attacker may spend focus on its dice (CONFLICT-2). */
  readonly mayFocus: boolean
}

/** The worth of an attack pool as it lies, the defence still to be rolled; the defender spends what helps it. */
const defended = (scene: Scene, attack: Counts, mine: Tokens): number => {
  const { position, defender, frame, outlook } = scene
  const dice = diceTotal(defenceDiceOf(position.game, defender.ship, frame))
  const evade = defender.ship.evade > 0 ? 1 : 0
  const focus = defender.ship.focus
  let sum = 0
  for (const faces of multisets(facesOf('defence'), dice)) {
    let pool: Counts = { hit: 0, crit: 0, blank: 0, evade: 0, focus: 0 }
    for (const face of faces) pool = { ...pool, [face]: pool[face] + 1 }
    for (const card of scene.guards) pool = turned(pool, card)
    const evades = pool.evade
    const eyes = pool.focus
    let open = attack.hit + attack.crit - evades
    const useFocus = open > evade && eyes > 0 && focus > 0
    if (useFocus) open -= eyes
    const useEvade = open > 0 && evade > 0
    const cancels = evades + (useFocus ? eyes : 0) + (useEvade ? 1 : 0)
    const left = { focus: focus - (useFocus ? 1 : 0), evade: defender.ship.evade - (useEvade ? 1 : 0) }
    sum +=
      rollProbability('defence', faces) *
      settleUp(position, defender, attack, cancels, points => outlook(points, mine, left))
  }
  return sum
}

/** The best that can be made of an attack pool without rerolls: cards used, focus spent or kept. */
const finished = (scene: Scene, attack: Counts, mine: Tokens): number => {
  // What a card turns costs nothing and comes first; focus may still be spent on what is left.
  const pool = scene.cards.reduce(turned, attack)
  const kept = defended(scene, pool, mine)
  if (!scene.mayFocus || mine.focus === 0 || pool.focus === 0) return kept
  const spent = { ...pool, hit: pool.hit + pool.focus, focus: 0 }
  return Math.max(kept, defended(scene, spent, { ...mine, focus: mine.focus - 1 }))
}

/** The mean worth after rerolling some dice of a pool, the lock spent or kept. */
const rerolled = (scene: Scene, attack: Counts, reroll: FaceCounts, mine: Tokens): number => {
  const kept = { ...attack }
  let dice = 0
  for (const face of ['hit', 'crit', 'focus', 'blank'] as const) {
    kept[face] -= reroll[face] ?? 0
    dice += reroll[face] ?? 0
  }
  let sum = 0
  for (const faces of multisets(facesOf('attack'), dice)) {
    const pool = { ...kept }
    for (const face of faces) pool[face] += 1
    sum += rollProbability('attack', faces) * finished(scene, pool, mine)
  }
  return sum
}

/** What an attacker's card is worth, with the dice it picks up, if any. */
const byCard = (
  scene: Scene,
  card: CardModifier,
  attack: Counts,
  reroll: FaceCounts | undefined,
  mine: Tokens,
): number => {
  const rest = { ...scene, cards: without(scene.cards, card.effect) }
  const { left, price } = paid(card, mine)
  const worth = reroll ? rerolled(rest, attack, reroll, left) : finished(rest, turned(attack, card), left)
  // A hair more than the same by a token: what costs nothing goes first.
  return worth - price + FREE
}

function* modifyAttack(scene: Scene, commands: readonly Command[], work: Work): Thinking<Choice> {
  const { attacker, defender, frame } = scene
  const attack = countsOf(frame.attack)
  const mine: Tokens = { focus: attacker.ship.focus, lock: attacker.ship.lock?.target === defender.ship.id }
  const choices: { command: Command; win: number }[] = []
  let best: { command: Command; worth: number } | null = null
  for (const command of commands) {
    let worth = Number.NEGATIVE_INFINITY
    if (command.type === 'pass') worth = defended(scene, attack, mine)
    else if (command.type === 'modify' && command.effect === 'focus') {
      const spent = { ...attack, hit: attack.hit + attack.focus, focus: 0 }
      worth = finished(scene, spent, { ...mine, focus: mine.focus - 1 })
    } else if (command.type === 'modify' && command.effect === 'target-lock') {
      const { reroll = {} } = command
      if (worthRerolling(frame.attack, reroll)) worth = rerolled(scene, attack, reroll, { ...mine, lock: false })
    } else if (command.type === 'modify') {
      const { effect, reroll } = command
      const card = cardModifiers(scene.position.game, frame, 'attack', attacker.ship).find(one => one.effect === effect)
      if (card) worth = byCard(scene, card, attack, reroll, mine)
    }
    if (worth > Number.NEGATIVE_INFINITY) choices.push({ command, win: worth })
    if (!best || worth > best.worth) best = { command, worth }
    yield work
  }
  return { command: best!.command, choices }
}

/** What tips the scales between equals towards a card that costs nothing. */
const FREE = 1e-9

/** Every choice of some of a list, the small ones first. */
const subsets = (list: readonly string[]): readonly (readonly string[])[] =>
  Array.from({ length: 1 << list.length }, (_, mask) => list.filter((_one, n) => (mask >> n) & 1)).sort(
    (a, b) => a.length - b.length,
  )

/** What the defence is worth with the dice that a card rolls again, and nothing else spent but what cancels most. */
const guardedAgain = (scene: Scene, card: CardModifier, reroll: FaceCounts, attack: Counts, mine: Tokens): number => {
  const { position, defender, frame, outlook } = scene
  const kept = { ...countsOf(frame.defence) }
  let dice = 0
  for (const face of facesOf('defence')) {
    kept[face] -= reroll[face] ?? 0
    dice += reroll[face] ?? 0
  }
  const theirs = { focus: defender.ship.focus, evade: defender.ship.evade }
  let sum = 0
  for (const faces of multisets(facesOf('defence'), dice)) {
    const pool = { ...kept }
    for (const face of faces) pool[face] += 1
    const chance = rollProbability('defence', faces)
    sum += chance * settleUp(position, defender, attack, pool.evade, points => outlook(points, mine, theirs))
  }
  return sum - paid(card, { focus: 0, lock: false }).price
}

function* modifyDefence(scene: Scene, commands: readonly Command[], work: Work): Thinking<Choice> {
  const { position, attacker, defender, frame, outlook } = scene
  const attack = countsOf(frame.attack)
  const mine: Tokens = { focus: attacker.ship.focus, lock: attacker.ship.lock?.target === defender.ship.id }
  const has = (effect: string): boolean =>
    commands.some(command => command.type === 'modify' && command.effect === effect)
  // Cards first, then focus for what is left, then evades: in this order everything helps most.
  const means = [...scene.guards.map(({ effect }) => effect), 'focus', 'evade'].filter(has)
  // What must be used comes before a pass.
  const stepOf = (effect: string | undefined): Command =>
    commands.find(command => command.type === 'modify' && command.effect === effect) ??
    commands.find(command => command.type === 'pass') ??
    commands[0]!
  // What begins with a step is worth the best of how it may go on.
  const steps = new Map<Command, number>()
  let best: { spend: readonly string[]; worth: number } | null = null
  for (const spend of subsets(means)) {
    let pool = countsOf(frame.defence)
    for (const card of scene.guards) if (spend.includes(card.effect)) pool = turned(pool, card)
    const focus = spend.includes('focus')
    const evade = spend.includes('evade')
    const evades = pool.evade + (focus ? pool.focus : 0) + (evade ? 1 : 0)
    const left = { focus: defender.ship.focus - (focus ? 1 : 0), evade: defender.ship.evade - (evade ? 1 : 0) }
    const free = spend.length - (focus ? 1 : 0) - (evade ? 1 : 0)
    const worth = settleUp(position, defender, attack, evades, points => outlook(points, mine, left)) + free * 1e-10
    const step = stepOf(spend[0])
    steps.set(step, Math.max(worth, steps.get(step) ?? worth))
    if (!best || worth > best.worth + 1e-12) best = { spend, worth }
    yield work
  }
  let again: { command: Command; worth: number } | null = null
  for (const command of commands) {
    if (command.type !== 'modify' || !command.reroll) continue
    const card = cardModifiers(position.game, frame, 'defence', defender.ship).find(
      one => one.effect === command.effect,
    )
    if (!card) continue
    const worth = guardedAgain(scene, card, command.reroll, attack, mine)
    steps.set(command, worth)
    if (!again || worth > again.worth) again = { command, worth }
    yield work
  }
  const command = again && again.worth > (best?.worth ?? 0) ? again.command : stepOf(best?.spend[0])
  return { command, choices: [...steps].map(([step, win]) => ({ command: step, win })) }
}

/**
 * The best way to go on modifying the dice of the attack under way, and what each is worth (COMBAT-3, COMBAT-5). `outlook`: what the rest of the round is
 * worth.
 */
export function* chooseModification(
  position: Position,
  dice: 'attack' | 'defence',
  commands: readonly Command[],
  work: Work,
  outlook: (attacker: Unit, defender: Unit) => Outlook,
): Thinking<Choice> {
  const frame = position.game.state.stack.find(other => other.step === 'attack') as AttackInPlay | undefined
  const attacker = frame && unitById(position, frame.attacker)
  const defender = frame && unitById(position, frame.defender)
  if (!frame || !attacker || !defender) return { command: commands[0]!, choices: [] }
  const { game } = position
  const unused = ({ effect, modifier }: CardModifier): boolean =>
    !frame.used.includes(effect) && !modifier.costs?.length && !modifier.reroll
  const scene: Scene = {
    position,
    attacker,
    defender,
    frame,
    outlook: outlook(attacker, defender),
    cards: cardModifiers(game, frame, 'attack', attacker.ship).filter(unused),
    guards: cardModifiers(game, frame, 'defence', defender.ship).filter(unused),
    mayFocus: mayModify(game, frame, 'focus'),
  }
  return yield* dice === 'attack' ? modifyAttack(scene, commands, work) : modifyDefence(scene, commands, work)
}
