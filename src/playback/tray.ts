/** The dice tray: each die keeps its place while effects turn, add or reroll dice, though a pool is an unordered list. */
import type { Die, Face } from '../rules/index.ts'
import type { DicePicture, DiePicture } from './picture.ts'
import { scatter, seedOf } from './tools.ts'

/** An empty tray between two ships. */
export function emptyTray(attacker: string | null, defender: string | null): DicePicture {
  return {
    attack: [],
    defence: [],
    attacker,
    defender,
    attackTerms: [],
    defenceTerms: [],
    card: null,
    obstacle: null,
    opacity: 1,
  }
}

/** A die lying in the tray; `spin` seeds its tumble. */
export function lying(die: Die, site: string, index: number): DiePicture {
  return {
    face: die.face,
    roll: 1,
    spin: scatter(seedOf(site), index),
    rerolled: die.rerolled,
    added: die.added,
    cancelled: false,
    flip: null,
    cast: null,
    opacity: 1,
  }
}

/** A pool as it lies after its roll. */
export function layOut(pool: readonly Die[], site: string): DiePicture[] {
  return pool.map((die, index) => lying(die, site, index))
}

/** Whether the tray shows exactly this pool. */
export function shows(tray: readonly DiePicture[], pool: readonly Die[]): boolean {
  if (tray.length !== pool.length) return false
  const left = pool.slice()
  return tray.every(die => takeOut(left, other => same(other, die)) !== null)
}

/** Takes the first match out of a list; null if there is none. */
function takeOut<T>(list: T[], match: (item: T) => boolean): T | null {
  const index = list.findIndex(match)
  return index < 0 ? null : list.splice(index, 1)[0]!
}

function same(a: { face: Face; rerolled: boolean; added: boolean }, b: typeof a): boolean {
  return a.face === b.face && a.rerolled === b.rerolled && a.added === b.added
}

/** What became of each die of the tray, in its place, added ones last. */
export type Change =
  | { readonly how: 'kept'; readonly die: DiePicture }
  | { readonly how: 'changed' | 'rerolled' | 'added'; readonly from: Face | null; readonly die: DiePicture }

/**
 * Pairs the dice of the tray with the pool after an effect: dice that look the same stay; the rest are turned to the
 * faces that are left; what remains of the pool is new.
 */
export function changes(
  tray: readonly DiePicture[],
  after: readonly Die[],
  how: 'reroll' | 'change' | 'add',
  site: string,
): Change[] {
  const left = after.slice()
  const kept = tray.map(die => takeOut(left, other => same(other, die)) !== null)
  const result = tray.map((die, index): Change => {
    if (kept[index]) return { how: 'kept', die }
    const next = takeOut(left, other => !other.added || die.added)
    if (!next) return { how: 'kept', die }
    const turned = { ...die, face: next.face, rerolled: next.rerolled, added: next.added }
    if (how !== 'reroll') return { how: 'changed', from: die.face, die: turned }
    return { how: 'rerolled', from: die.face, die: { ...turned, spin: scatter(seedOf(site), index) } }
  })
  for (const [index, die] of left.entries()) {
    result.push({ how: 'added', from: null, die: lying(die, site, tray.length + index) })
  }
  return result
}

/** Cancels dice (COMBAT-6.3, COMBAT-6.4): hits first, then crits; where crits count as hits they follow the hits. */
export function cancel(
  tray: readonly DiePicture[],
  cancelled: { readonly hits: number; readonly crits: number },
): DiePicture[] {
  let hits = cancelled.hits
  let crits = cancelled.crits
  const first = tray.map(die => {
    if (die.face === 'hit' && hits > 0) {
      hits -= 1
      return { ...die, cancelled: true }
    }
    return die
  })
  crits += hits
  return first.map(die => {
    if (die.face === 'crit' && crits > 0) {
      crits -= 1
      return { ...die, cancelled: true }
    }
    return die
  })
}
