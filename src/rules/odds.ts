/**
 * The exact result distribution of one attack (COMBAT-2 … 7), tokens and the damage deck included. No sampling: every
 * combination of faces is counted. The one source of odds for the interface, the opponents, hints and captions.
 *
 * The tokens are used as most players would: the attacker spends a lock to reroll blanks (and focus results when it has
 * no focus token), then focus if a focus result is left; the defender spends an evade if that stops everything, else
 * focus if a focus result is there, else evades, and nothing when no damage would come through.
 */
import { ATTACK_EIGHTHS, DEFENCE_EIGHTHS } from './dice.ts'
import { addDamage, type FaceUpMix } from './odds-damage.ts'
import { type PoolCard, poolOutcomes } from './odds-pool.ts'

/** FOCUS results that cards turn at no cost (COMBAT-3.5, COMBAT-5.5): so many to CRIT, so many more to HIT; to EVADE. */
export type Turned = { readonly crits: number; readonly hits: number; readonly evades: number }

/** One attack as odds see it. `hull` is what is left of it, damage cards already taken off. */
export type OddsInput = {
  readonly attackDice: number
  readonly attackTokens: { readonly focus: number; readonly lock: boolean }
  readonly defenceDice: number
  /** `evade`: how many may be spent in this attack. */
  readonly defenceTokens: { readonly focus: number; readonly evade: number }
  readonly shields: number
  readonly hull: number
  /** CRIT results count as HIT (MISSION-1-SHUTTLE-5, COMP-10). */
  readonly critsCountAsHits?: boolean
  readonly turned?: Turned
  /** What cards do to each pool where that is more than to turn FOCUS results; `turned` is left out then. */
  readonly cards?: { readonly attack: readonly PoolCard[]; readonly defence: readonly PoolCard[] }
  /** Without it every card counts for 1. */
  readonly deck?: FaceUpMix
}

/** Uncancelled results after Compare Results, and how likely they are. */
export type Uncancelled = { readonly hits: number; readonly crits: number; readonly probability: number }

export type Spends = { readonly attackFocus: number; readonly defenceFocus: number; readonly evade: number }

export type Odds = {
  /** At least one uncancelled result (COMBAT-6.5). */
  readonly pHit: number
  /** Points of shields and hull lost, what is left being the most. */
  readonly expectedDamage: number
  readonly pDestroy: number
  readonly uncancelled: readonly Uncancelled[]
  /** Chance of losing exactly n points; the last entry, n = shields + hull, is the ship's end. */
  readonly damage: readonly number[]
  /** Chance that each token is spent. */
  readonly spends: Spends
  /** Chance that each token is spent in an attack that destroys the defender. */
  readonly spentOnEnd: Spends
}

/** `spentWith`: the chance of each uncancelled result with each token spent. */
type Comparison = {
  readonly uncancelled: readonly Uncancelled[]
  readonly spends: Spends
  readonly spentWith: readonly Spends[]
}

const CHOOSE: number[][] = []
/** Binomial coefficient n over k for dice pools. */
const choose = (n: number, k: number): number => {
  for (let row = CHOOSE.length; row <= n; row++) {
    const above = CHOOSE[row - 1]
    CHOOSE.push(Array.from({ length: row + 1 }, (_, i) => (above?.[i - 1] ?? 0) + (above?.[i] ?? (row === 0 ? 1 : 0))))
  }
  return CHOOSE[n]![k]!
}

const power = (base: number, exponent: number): number => {
  let value = 1
  for (let i = 0; i < exponent; i++) value *= base
  return value
}

/** Visits every split of n dice over two named faces and a rest: f(first, second, probability). */
const eachSplit = (n: number, p: number, q: number, visit: (a: number, b: number, probability: number) => void) => {
  for (let a = 0; a <= n; a++) {
    for (let b = 0; a + b <= n; b++) {
      const probability = choose(n, a) * choose(n - a, b) * power(p, a) * power(q, b) * power(1 - p - q, n - a - b)
      if (probability > 0) visit(a, b, probability)
    }
  }
}

/** Chance that one attack die ends as hit, as crit, and as focus. A lock rerolls blanks, and focus results where nothing turns them. */
const attackDie = (keepsFocus: boolean, lock: boolean): { hit: number; crit: number; focus: number } => {
  const hit = ATTACK_EIGHTHS.hit / 8
  const crit = ATTACK_EIGHTHS.crit / 8
  const eye = ATTACK_EIGHTHS.focus / 8
  const blank = ATTACK_EIGHTHS.blank / 8
  const again = lock ? (keepsFocus ? blank : blank + eye) : 0
  return {
    hit: hit + again * hit,
    crit: crit + again * crit,
    focus: (lock && !keepsFocus ? 0 : eye) + again * eye,
  }
}

type Results = { readonly hits: number; readonly crits: number; readonly spent: boolean }

/** The attack's final results and how likely they are: f(results, probability). */
const eachAttack = (
  dice: number,
  focus: boolean,
  lock: boolean,
  turned: Turned,
  visit: (results: Results, probability: number) => void,
): void => {
  const die = attackDie(focus || turned.hits > 0, lock)
  eachSplit(dice, die.hit, die.crit, (hits, crits, p) => {
    const rest = dice - hits - crits
    const eye = die.focus === 0 ? 0 : die.focus / (1 - die.hit - die.crit)
    eachSplit(rest, eye, 0, (eyes, _none, pEyes) => {
      const toCrit = Math.min(eyes, turned.crits)
      const toHit = Math.min(eyes - toCrit, turned.hits)
      const spent = focus && eyes > toCrit + toHit
      visit({ hits: hits + (spent ? eyes - toCrit : toHit), crits: crits + toCrit, spent }, p * pEyes)
    })
  })
}

/** The defence's results after its cards and how likely they are: f(EVADE results, FOCUS results left, probability). */
const eachDefence = (
  dice: number,
  turned: Turned,
  visit: (evades: number, eyes: number, probability: number) => void,
): void =>
  eachSplit(dice, DEFENCE_EIGHTHS.evade / 8, DEFENCE_EIGHTHS.focus / 8, (evade, eyes, probability) => {
    const free = Math.min(eyes, turned.evades)
    visit(evade + free, eyes - free, probability)
  })

type Rolls = {
  readonly attack: (visit: (results: Results, probability: number) => void) => void
  readonly defence: (visit: (evades: number, eyes: number, probability: number) => void) => void
}

/** The rolls of pools that cards do more to than turn FOCUS results. */
const rollsWith = (
  attackDice: number,
  focus: boolean,
  lock: boolean,
  defenceDice: number,
  defenceFocus: boolean,
  cards: NonNullable<OddsInput['cards']>,
): Rolls => {
  const attacks = poolOutcomes('attack', attackDice, cards.attack, focus, lock)
  const defences = poolOutcomes('defence', defenceDice, cards.defence, defenceFocus, false)
  return {
    attack(visit) {
      for (const { counts, probability } of attacks) {
        const spent = focus && counts.focus > 0
        visit({ hits: counts.hit + (spent ? counts.focus : 0), crits: counts.crit, spent }, probability)
      }
    },
    defence(visit) {
      for (const { counts, probability } of defences) visit(counts.evade, counts.focus, probability)
    },
  }
}

const compareAll = (
  attackDice: number,
  defenceFocus: boolean,
  evades: number,
  critsCountAsHits: boolean,
  rolls: Rolls,
): Comparison => {
  const wide = attackDice + 1
  const left = new Float64Array(wide * wide)
  const spends = { attackFocus: 0, defenceFocus: 0, evade: 0 }
  const attackFocus = new Float64Array(wide * wide)
  const guardFocus = new Float64Array(wide * wide)
  const evaded = new Float64Array(wide * wide)
  rolls.attack((results, pAttack) => {
    if (results.spent) spends.attackFocus += pAttack
    const hits = critsCountAsHits ? results.hits + results.crits : results.hits
    const crits = critsCountAsHits ? 0 : results.crits
    rolls.defence((evade, eyesLeft, pDefence) => {
      const p = pAttack * pDefence
      let cancels = evade
      let open = hits + crits - cancels
      let turns = false
      let stops = false
      if (open > 0) {
        if (open > evades && defenceFocus && eyesLeft > 0) {
          turns = true
          spends.defenceFocus += p
          cancels += eyesLeft
          open -= eyesLeft
        }
        const spent = Math.min(evades, Math.max(0, open))
        stops = spent > 0
        if (stops) spends.evade += p
        cancels += spent
      }
      const hitsLeft = Math.max(0, hits - cancels)
      const critsLeft = Math.max(0, crits - Math.max(0, cancels - hits))
      const at = hitsLeft * wide + critsLeft
      left[at]! += p
      if (results.spent) attackFocus[at]! += p
      if (turns) guardFocus[at]! += p
      if (stops) evaded[at]! += p
    })
  })
  const uncancelled: Uncancelled[] = []
  const spentWith: Spends[] = []
  for (let hits = 0; hits < wide; hits++) {
    for (let crits = 0; crits < wide; crits++) {
      const at = hits * wide + crits
      const probability = left[at]!
      if (probability === 0) continue
      uncancelled.push({ hits, crits, probability })
      spentWith.push({ attackFocus: attackFocus[at]!, defenceFocus: guardFocus[at]!, evade: evaded[at]! })
    }
  }
  return { uncancelled, spends, spentWith }
}

const NOTHING_TURNED: Turned = { crits: 0, hits: 0, evades: 0 }
const comparisons = new Map<number | string, Comparison>()

/** The distribution of uncancelled hits and crits of an attack; memoised by its small whole numbers. */
const comparison = (input: OddsInput): Comparison => {
  const attackDice = Math.max(0, input.attackDice)
  const defenceDice = Math.max(0, input.defenceDice)
  const focus = input.attackTokens.focus > 0
  const lock = input.attackTokens.lock
  const defenceFocus = input.defenceTokens.focus > 0
  // More evades than attack dice stop no more.
  const evades = Math.max(0, Math.min(input.defenceTokens.evade, attackDice))
  const flags = (focus ? 1 : 0) + (lock ? 2 : 0) + (defenceFocus ? 4 : 0) + (input.critsCountAsHits ? 8 : 0)
  const turned = input.turned ?? NOTHING_TURNED
  // More than every die shows is all of them.
  const crits = Math.min(turned.crits, attackDice)
  const hits = Math.min(turned.hits, attackDice)
  const free = Math.min(turned.evades, defenceDice)
  const plain = (((((attackDice * 64 + defenceDice) * 64 + evades) * 16 + flags) * 64 + crits) * 64 + hits) * 64 + free
  const { cards } = input
  const key = cards ? `${plain} ${JSON.stringify(cards)}` : plain
  let found = comparisons.get(key)
  if (!found) {
    const all = { crits, hits, evades: free }
    const rolls: Rolls = cards
      ? rollsWith(attackDice, focus, lock, defenceDice, defenceFocus, cards)
      : {
          attack: visit => eachAttack(attackDice, focus, lock, all, visit),
          defence: visit => eachDefence(defenceDice, all, visit),
        }
    found = compareAll(attackDice, defenceFocus, evades, input.critsCountAsHits ?? false, rolls)
    comparisons.set(key, found)
  }
  return found
}

/** The exact odds of one attack (COMBAT-2.5 … 7.1). No dice, no damage (COMBAT-2.4). */
export const attackOdds = (input: OddsInput): Odds => {
  const { uncancelled, spends, spentWith } = comparison(input)
  const damage = new Array<number>(Math.max(0, input.shields) + Math.max(0, input.hull) + 1).fill(0)
  let pHit = 0
  const last = damage.length - 1
  const spentOnEnd = { attackFocus: 0, defenceFocus: 0, evade: 0 }
  for (const [n, { hits, crits, probability }] of uncancelled.entries()) {
    if (hits + crits > 0) pHit += probability
    const before = damage[last]!
    addDamage(damage, hits, crits, probability, input.shields, input.deck)
    const ends = (damage[last]! - before) / probability
    spentOnEnd.attackFocus += ends * spentWith[n]!.attackFocus
    spentOnEnd.defenceFocus += ends * spentWith[n]!.defenceFocus
    spentOnEnd.evade += ends * spentWith[n]!.evade
  }
  const expectedDamage = damage.reduce((sum, p, n) => sum + p * n, 0)
  return { pHit, expectedDamage, pDestroy: damage[last]!, uncancelled, damage, spends, spentOnEnd }
}
