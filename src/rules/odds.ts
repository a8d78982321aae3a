/**
 * The exact result distribution of one attack (COMBAT-2 … 7), tokens and the damage deck included. No sampling: every
 * combination of faces is counted. The one source of odds for the interface, the opponents, hints and captions.
 *
 * The tokens are used as most players would: the attacker spends a lock to reroll blanks (and focus results when it has
 * no focus token), then focus if a focus result is left; the defender spends an evade if that stops everything, else
 * focus if a focus result is there, else evades, and nothing when no damage would come through.
 */
import type { Catalog, DamageKind } from './catalog.ts'

/** The dice of the game: chance of each face, in eighths. */
export const ATTACK_EIGHTHS = { hit: 3, crit: 1, focus: 2, blank: 2 } as const
export const DEFENCE_EIGHTHS = { evade: 3, focus: 2, blank: 3 } as const

/** What the next cards turned face up may cost: groups of equal cards with the chance of each number of points. */
export type FaceUpMix = {
  readonly groups: readonly { readonly cards: number; readonly points: readonly number[] }[]
}

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
  /** Without it every card counts for 1. */
  readonly deck?: FaceUpMix
}

/** Uncancelled results after Compare Results, and how likely they are. */
export type Uncancelled = { readonly hits: number; readonly crits: number; readonly probability: number }

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
  readonly spends: { readonly attackFocus: number; readonly defenceFocus: number; readonly evade: number }
}

type Comparison = { readonly uncancelled: readonly Uncancelled[]; readonly spends: Odds['spends'] }

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

/** Chance that one attack die ends as hit, as crit, and shows a focus result when the focus token may be spent. */
const attackDie = (focus: boolean, lock: boolean): { hit: number; crit: number; focus: number } => {
  const hit = ATTACK_EIGHTHS.hit / 8
  const crit = ATTACK_EIGHTHS.crit / 8
  const eye = ATTACK_EIGHTHS.focus / 8
  const blank = ATTACK_EIGHTHS.blank / 8
  const again = lock ? (focus ? blank : blank + eye) : 0
  return {
    hit: hit + again * hit,
    crit: crit + again * crit,
    focus: (lock && !focus ? 0 : eye) + again * eye,
  }
}

const compareAll = (
  attackDice: number,
  focus: boolean,
  lock: boolean,
  defenceDice: number,
  defenceFocus: boolean,
  evades: number,
  critsCountAsHits: boolean,
): Comparison => {
  const die = attackDie(focus, lock)
  const wide = attackDice + 1
  const left = new Float64Array(wide * wide)
  const spends = { attackFocus: focus ? 1 - power(1 - die.focus, attackDice) : 0, defenceFocus: 0, evade: 0 }
  eachSplit(attackDice, die.hit + (focus ? die.focus : 0), die.crit, (rawHits, rawCrits, pAttack) => {
    const hits = critsCountAsHits ? rawHits + rawCrits : rawHits
    const crits = critsCountAsHits ? 0 : rawCrits
    eachSplit(defenceDice, DEFENCE_EIGHTHS.evade / 8, DEFENCE_EIGHTHS.focus / 8, (evade, eyes, pDefence) => {
      const p = pAttack * pDefence
      let open = hits + crits - evade
      let cancels = evade
      if (open > 0) {
        if (open > evades && defenceFocus && eyes > 0) {
          spends.defenceFocus += p
          cancels += eyes
          open -= eyes
        }
        const spent = Math.min(evades, Math.max(0, open))
        if (spent > 0) spends.evade += p
        cancels += spent
      }
      const hitsLeft = Math.max(0, hits - cancels)
      const critsLeft = Math.max(0, crits - Math.max(0, cancels - hits))
      left[hitsLeft * wide + critsLeft]! += p
    })
  })
  const uncancelled: Uncancelled[] = []
  for (let hits = 0; hits < wide; hits++) {
    for (let crits = 0; crits < wide; crits++) {
      const probability = left[hits * wide + crits]!
      if (probability > 0) uncancelled.push({ hits, crits, probability })
    }
  }
  return { uncancelled, spends }
}

const comparisons = new Map<number, Comparison>()

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
  const key = ((attackDice * 64 + defenceDice) * 64 + evades) * 16 + flags
  let found = comparisons.get(key)
  if (!found) {
    found = compareAll(attackDice, focus, lock, defenceDice, defenceFocus, evades, input.critsCountAsHits ?? false)
    comparisons.set(key, found)
  }
  return found
}

/** Points that one card of a kind costs when it is dealt face up, by chance: its count and what it makes suffer at once. */
const pointsOf = (kind: DamageKind | undefined): number[] => {
  const own = kind?.counts ?? 1
  const points = [...new Array<number>(own).fill(0), 1]
  const words = kind?.effects?.reactions?.cardDealtFaceUp?.do ?? []
  for (const word of typeof words === 'function' ? [] : words) {
    if (word.do === 'suffer') points.unshift(...new Array<number>(word.damage).fill(0))
    if (word.do !== 'rollDie') continue
    const chance = word.faces.reduce((sum, face) => sum + ATTACK_EIGHTHS[face] / 8, 0)
    const more = word.words.reduce((sum, next) => sum + (next.do === 'suffer' ? next.damage : 0), 0)
    if (more === 0) continue
    const before = [...points]
    points.push(...new Array<number>(more).fill(0))
    for (let n = 0; n < points.length; n++) {
      points[n] = (1 - chance) * (before[n] ?? 0) + chance * (before[n - more] ?? 0)
    }
  }
  return points
}

/** How the unseen cards of the current shuffle hurt when turned face up (DESTROY-1: some count for 2). */
export const faceUpMix = (catalog: Catalog, unseen: Readonly<Record<string, number>>): FaceUpMix => {
  const groups = new Map<string, { cards: number; points: number[] }>()
  for (const id of Object.keys(unseen).sort()) {
    const cards = unseen[id]!
    if (cards <= 0) continue
    const points = pointsOf(catalog.damage[id])
    const key = points.join()
    const group = groups.get(key)
    if (group) group.cards += cards
    else groups.set(key, { cards, points })
  }
  return { groups: [...groups.values()] }
}

const faceUpMemo = new WeakMap<FaceUpMix, (readonly number[])[]>()

/** Chance of each number of points that `draws` cards turned face up cost, drawn without putting back. */
const faceUpPoints = (mix: FaceUpMix, draws: number): readonly number[] => {
  const memo = faceUpMemo.get(mix) ?? []
  faceUpMemo.set(mix, memo)
  const known = memo[draws]
  if (known) return known
  const total: number[] = []
  const left = mix.groups.map(group => group.cards)
  const draw = (still: number, points: number, probability: number): void => {
    const cards = left.reduce((sum, n) => sum + n, 0)
    if (still === 0 || cards === 0) {
      total[points + still] = (total[points + still] ?? 0) + probability
      return
    }
    mix.groups.forEach((group, g) => {
      if (left[g]! === 0) return
      const chance = (probability * left[g]!) / cards
      left[g]! -= 1
      group.points.forEach((p, n) => {
        if (p > 0) draw(still - 1, points + n, chance * p)
      })
      left[g]! += 1
    })
  }
  draw(draws, 0, 1)
  const result = Array.from(total, p => p ?? 0)
  memo[draws] = result
  return result
}

/** Adds to `damage` the chance of each number of points that uncancelled results cost (DAMAGE-2, DAMAGE-3). */
const addDamage = (
  damage: number[],
  hits: number,
  crits: number,
  probability: number,
  shields: number,
  mix: FaceUpMix | undefined,
): void => {
  const most = damage.length - 1
  const faceUp = Math.max(0, crits - Math.max(0, shields - hits))
  if (faceUp === 0 || !mix) {
    damage[Math.min(most, hits + crits)]! += probability
    return
  }
  const plain = hits + crits - faceUp
  faceUpPoints(mix, faceUp).forEach((p, n) => {
    damage[Math.min(most, plain + n)]! += probability * p
  })
}

/** Chance of losing each number of points, given uncancelled hits and crits for certain (DAMAGE-2, DAMAGE-3). */
export const damageOf = (
  hits: number,
  crits: number,
  shields: number,
  hull: number,
  deck?: FaceUpMix,
): readonly number[] => {
  const damage = new Array<number>(Math.max(0, shields) + Math.max(0, hull) + 1).fill(0)
  addDamage(damage, hits, crits, 1, shields, deck)
  return damage
}

/** The exact odds of one attack (COMBAT-2.5 … 7.1). No dice, no damage (COMBAT-2.4). */
export const attackOdds = (input: OddsInput): Odds => {
  const { uncancelled, spends } = comparison(input)
  const damage = new Array<number>(Math.max(0, input.shields) + Math.max(0, input.hull) + 1).fill(0)
  let pHit = 0
  for (const { hits, crits, probability } of uncancelled) {
    if (hits + crits > 0) pHit += probability
    addDamage(damage, hits, crits, probability, input.shields, input.deck)
  }
  const expectedDamage = damage.reduce((sum, p, n) => sum + p * n, 0)
  return { pHit, expectedDamage, pDestroy: damage[damage.length - 1]!, uncancelled, damage, spends }
}
