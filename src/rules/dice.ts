/** Pools of dice: lists of `{ face, rerolled, added }` in canonical order, so that equal pools are equal data. */

import type { FaceCounts } from './commands.ts'
import type { AttackFace, DefenceFace, Die, Face } from './state.ts'

/** The eight sides of the red die (COMP-3). */
export const ATTACK_SIDES = [
  'hit',
  'hit',
  'hit',
  'crit',
  'focus',
  'focus',
  'blank',
  'blank',
] as const satisfies AttackFace[]
/** The eight sides of the green die (COMP-3). */
export const DEFENCE_SIDES = [
  'evade',
  'evade',
  'evade',
  'focus',
  'focus',
  'blank',
  'blank',
  'blank',
] as const satisfies DefenceFace[]

/** Chance of each face of a red die, in eighths. */
export const ATTACK_EIGHTHS = { hit: 3, crit: 1, focus: 2, blank: 2 } as const
/** Chance of each face of a green die, in eighths. */
export const DEFENCE_EIGHTHS = { evade: 3, focus: 2, blank: 3 } as const

const FACE_ORDER: readonly Face[] = ['crit', 'hit', 'evade', 'focus', 'blank']

/** The eight sides of a die by its kind. */
export function sidesOf(dice: 'attack' | 'defence'): readonly Face[] {
  return dice === 'attack' ? ATTACK_SIDES : DEFENCE_SIDES
}

/** The different faces of a die, in canonical order. */
export function facesOf(dice: 'attack' | 'defence'): readonly Face[] {
  return dice === 'attack' ? ['crit', 'hit', 'focus', 'blank'] : ['evade', 'focus', 'blank']
}

const rank = (die: Die): number => FACE_ORDER.indexOf(die.face) * 4 + (die.rerolled ? 2 : 0) + (die.added ? 1 : 0)

/** The same dice in canonical order. */
export function canonical(pool: readonly Die[]): Die[] {
  return [...pool].sort((a, b) => rank(a) - rank(b))
}

/** Faces in canonical order. */
export function sortFaces(faces: readonly Face[]): Face[] {
  return [...faces].sort((a, b) => FACE_ORDER.indexOf(a) - FACE_ORDER.indexOf(b))
}

/** A pool of freshly rolled dice. */
export function rolled(faces: readonly Face[], rerolled = false): Die[] {
  return canonical(faces.map(face => ({ face, rerolled, added: false })))
}

/** How many dice show a face. */
export function count(pool: readonly Die[], face: Face): number {
  let n = 0
  for (const die of pool) if (die.face === face) n += 1
  return n
}

/** Dice that an effect may still reroll, by face: not rerolled before, not added (DICE-5, DICE-2). */
export function rerollable(pool: readonly Die[]): FaceCounts {
  const counts: Partial<Record<Face, number>> = {}
  for (const die of pool) if (!die.rerolled && !die.added) counts[die.face] = (counts[die.face] ?? 0) + 1
  return counts
}

/** A choice of faces with nothing in it but dice of the pools, in canonical order. */
export function named(counts: FaceCounts): FaceCounts {
  const clean: Partial<Record<Face, number>> = {}
  for (const face of FACE_ORDER) if (counts[face]) clean[face] = counts[face]
  return clean
}

/** How many dice a choice of faces names. */
export function total(counts: FaceCounts): number {
  let n = 0
  for (const face of FACE_ORDER) n += counts[face] ?? 0
  return n
}

/** The pool without the dice picked up for a reroll; only dice that may be rerolled are taken (DICE-4, DICE-5). */
export function without(pool: readonly Die[], counts: FaceCounts): Die[] {
  const left: Partial<Record<Face, number>> = { ...counts }
  return pool.filter(die => {
    const wanted = left[die.face] ?? 0
    if (wanted === 0 || die.rerolled || die.added) return true
    left[die.face] = wanted - 1
    return false
  })
}

/** Dice showing `from` turned to `to`, at most so many; null: all of them (DICE-3). Dice that a reroll could still help are turned last. */
export function changed(pool: readonly Die[], from: Face, to: Face, most: number | null = null): Die[] {
  let left = most ?? pool.length
  const fixedFirst = [...pool].sort((a, b) => Number(b.rerolled || b.added) - Number(a.rerolled || a.added))
  return canonical(
    fixedFirst.map(die => {
      if (die.face !== from || left === 0) return die
      left -= 1
      return { ...die, face: to }
    }),
  )
}
