/** What uncancelled results cost a ship: shields first, then cards, some of which weigh more (DAMAGE-2, DAMAGE-3, DESTROY-1). */
import type { DamageKind } from './catalog.ts'
import type { DeckKinds } from './decks.ts'
import { ATTACK_EIGHTHS } from './dice.ts'

/** What the next cards turned face up may cost: groups of equal cards with the chance of each number of points. */
export type FaceUpMix = {
  readonly groups: readonly { readonly cards: number; readonly points: readonly number[] }[]
  /** Normal damage is dealt face up, too. */
  readonly all?: true
}

/** Points that one card of a kind costs when it is dealt face up, by chance: its count and what it makes suffer at once. */
const pointsOf = (kind: DamageKind): number[] => {
  const own = kind.counts ?? 1
  const points = [...new Array<number>(own).fill(0), 1]
  const words = kind.effects?.reactions?.cardDealtFaceUp?.do ?? []
  for (const word of typeof words === 'function' ? [] : words) {
    if (word.do === 'suffer') points.unshift(...new Array<number>(word.damage + (word.critical ?? 0)).fill(0))
    if (word.do !== 'rollDie') continue
    const chance = word.faces.reduce((sum, face) => sum + ATTACK_EIGHTHS[face] / 8, 0)
    const more = word.words.reduce(
      (sum, next) => sum + (next.do === 'suffer' ? next.damage + (next.critical ?? 0) : 0),
      0,
    )
    if (more === 0) continue
    const before = [...points]
    points.push(...new Array<number>(more).fill(0))
    for (let n = 0; n < points.length; n++) {
      points[n] = (1 - chance) * (before[n] ?? 0) + chance * (before[n - more] ?? 0)
    }
  }
  return points
}

/** The same, found once for a kind, and as a text that is alike for kinds that hurt alike. */
const known = new WeakMap<DamageKind, { readonly points: readonly number[]; readonly key: string }>()
const hurtOf = (kind: DamageKind): { readonly points: readonly number[]; readonly key: string } => {
  let hurt = known.get(kind)
  if (!hurt) {
    const points = pointsOf(kind)
    hurt = { points, key: points.join() }
    known.set(kind, hurt)
  }
  return hurt
}

/** A card that only counts. */
const PLAIN = { points: [0, 1], key: '0,1' }
/** One that is thrown away at once. */
const REFUSED = { points: [1], key: '1' }

/**
 * How the unseen cards of the current shuffle of a deck hurt when turned face up (DESTROY-1: some count for 2). `refuses`: a card that the ship
 * throws away at once; `all`: normal damage is dealt face up, too.
 */
export const faceUpMix = (
  kinds: DeckKinds,
  unseen: Readonly<Record<string, number>>,
  refuses: (kind: DamageKind) => boolean = () => false,
  all = false,
): FaceUpMix => {
  const groups = new Map<string, { cards: number; points: readonly number[] }>()
  for (const id of Object.keys(unseen).sort()) {
    const cards = unseen[id]!
    if (cards <= 0) continue
    const kind = kinds[id]
    const { points, key } = !kind ? PLAIN : refuses(kind) ? REFUSED : hurtOf(kind)
    const group = groups.get(key)
    if (group) group.cards += cards
    else groups.set(key, { cards, points })
  }
  return { groups: [...groups.values()], ...(all ? { all } : {}) }
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
export const addDamage = (
  damage: number[],
  hits: number,
  crits: number,
  probability: number,
  shields: number,
  mix: FaceUpMix | undefined,
): void => {
  const most = damage.length - 1
  const faceUp = mix?.all
    ? Math.max(0, hits + crits - Math.max(0, shields))
    : Math.max(0, crits - Math.max(0, shields - hits))
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
