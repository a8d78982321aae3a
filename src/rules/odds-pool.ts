/**
 * What cards make of a pool of dice before tokens are spent on it: rerolls of so many dice, faces turned (DICE-3 … 5). Exact: every split of
 * the faces is counted. They are used as most players would: what is worth nothing is rolled again, and no result is turned into a worse one.
 */
import type { DiceChange, Modifier } from './catalog.ts'
import { ATTACK_EIGHTHS, DEFENCE_EIGHTHS, facesOf } from './dice.ts'
import type { Face } from './state.ts'

/** What one modifier does to a pool, at no cost that odds would weigh. */
export type PoolCard = Pick<Modifier, 'changes' | 'reroll' | 'must'>

type Kind = 'attack' | 'defence'
type Counts = Record<Face, number>

/** A pool with its faces counted, and how likely it is. */
export type PoolOutcome = { readonly counts: Readonly<Counts>; readonly probability: number }

/** What a result is worth to whoever rolled it; more is better. */
const WORTH: Readonly<Record<Face, number>> = { blank: 0, focus: 1, hit: 2, evade: 2, crit: 3 }

const EIGHTHS: Readonly<Record<Kind, Readonly<Partial<Record<Face, number>>>>> = {
  attack: ATTACK_EIGHTHS,
  defence: DEFENCE_EIGHTHS,
}

const none = (): Counts => ({ hit: 0, crit: 0, focus: 0, blank: 0, evade: 0 })

/** Visits every way in which some dice of a kind can fall. */
function eachFall(kind: Kind, dice: number, visit: (fall: Counts, probability: number) => void): void {
  const faces = facesOf(kind)
  const fall = none()
  const place = (index: number, left: number, probability: number): void => {
    const face = faces[index]!
    const chance = EIGHTHS[kind][face]! / 8
    if (index === faces.length - 1) {
      fall[face] = left
      let rest = probability
      for (let n = 0; n < left; n += 1) rest *= chance
      visit(fall, rest)
      fall[face] = 0
      return
    }
    // Chance of n dice of this face, and in how many ways they may be among those left.
    let so = probability
    for (let n = 0; n <= left; n += 1) {
      fall[face] = n
      place(index + 1, left - n, so)
      so *= (chance * (left - n)) / (n + 1)
    }
    fall[face] = 0
  }
  place(0, dice, 1)
}

const better = ({ from, to }: DiceChange): boolean => WORTH[to] > WORTH[from]

/** How many dice of a face the cards will turn into something better. */
const wantedAs = (cards: readonly PoolCard[], face: Face): number =>
  cards
    .flatMap(({ changes = [] }) => changes)
    .reduce((sum, change) => (change.from === face && better(change) ? sum + (change.most ?? Infinity) : sum), 0)

/** Picks dice of a pool up: those worth nothing, of the faces that may be; the rest, too, where as many as can be must. Returns how many. */
function pick(
  fresh: Counts,
  { faces, most }: NonNullable<Modifier['reroll']>,
  wasted: (face: Face) => number,
  must: boolean,
): number {
  let left = most ?? Infinity
  let picked = 0
  const take = (face: Face, dice: number): void => {
    const taken = Math.min(left, dice)
    fresh[face] -= taken
    left -= taken
    picked += taken
  }
  const worst = [...faces].sort((a, b) => WORTH[a] - WORTH[b])
  for (const face of worst) take(face, wasted(face))
  if (must) for (const face of worst) take(face, fresh[face])
  return picked
}

/** Turns the faces of a pool as the cards say. */
function turn(pool: Counts, cards: readonly PoolCard[]): void {
  for (const { changes = [], must } of cards)
    for (const change of changes) {
      if (!must && !better(change)) continue
      const dice = Math.min(pool[change.from], change.most ?? Infinity)
      pool[change.from] -= dice
      pool[change.to] += dice
    }
}

/**
 * The pools that some dice end as, tokens left out of account. `focus`: a focus token waits for FOCUS results; `lock`: a target lock
 * rerolls what the cards leave of dice that are worth nothing (COMBAT-3.3). No die is rolled again twice (DICE-5).
 */
export function poolOutcomes(
  kind: Kind,
  dice: number,
  cards: readonly PoolCard[],
  focus: boolean,
  lock: boolean,
): readonly PoolOutcome[] {
  const found = new Map<string, { counts: Counts; probability: number }>()
  const add = (counts: Counts, probability: number): void => {
    const key = `${counts.hit} ${counts.crit} ${counts.focus} ${counts.blank} ${counts.evade}`
    const known = found.get(key)
    if (known) known.probability += probability
    else found.set(key, { counts: { ...counts }, probability })
  }
  const eyes = wantedAs(cards, 'focus')
  const blanks = wantedAs(cards, 'blank')
  eachFall(kind, dice, (fall, probability) => {
    const fresh = { ...fall }
    const wasted = (face: Face): number => {
      if (face === 'blank') return Math.max(0, fresh.blank - blanks)
      return face === 'focus' && !focus ? Math.max(0, fresh.focus - eyes) : 0
    }
    let again = 0
    for (const { reroll, must } of cards) if (reroll) again += pick(fresh, reroll, wasted, must === true)
    if (lock) again += pick(fresh, { faces: facesOf(kind), most: null }, wasted, false)
    eachFall(kind, again, (rolled, chance) => {
      const pool = none()
      for (const face of facesOf(kind)) pool[face] = fresh[face] + rolled[face]
      turn(pool, cards)
      add(pool, probability * chance)
    })
  })
  return [...found.values()]
}
