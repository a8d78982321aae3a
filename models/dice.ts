/** Which face of a die lies where, shared by its model and whoever must show a result. */
import type { Vec } from './kit/vec.ts'

/** A printed face of a die, by the rules' names. */
export type DieFace = 'hit' | 'crit' | 'focus' | 'evade' | 'blank'
/** Where a face lies on the unrotated model: its outward normal, and the direction that points up the symbol. */
export type FacePlace = { face: DieFace; normal: Vec; up: Vec }

/** Distance from the die's centre to each face, millimetres: a die at rest stands this high above the table. */
export const DIE_INRADIUS = 7
/** Rounding of edges and corners, millimetres. */
export const DIE_ROUNDING = 1.3

const THIRD = 1 / Math.sqrt(3)
const SIXTH = 1 / Math.sqrt(6)

/** Face i of an octahedron: bit 0 turns x, bit 1 y, bit 2 z negative, so faces i and 7 − i are opposite; `up` runs towards the y corner. */
const spot = (i: number, face: DieFace): FacePlace => {
  const [x, y, z] = [i & 1 ? -1 : 1, i & 2 ? -1 : 1, i & 4 ? -1 : 1]
  return { face, normal: [x * THIRD, y * THIRD, z * THIRD], up: [-x * SIXTH, y * 2 * SIXTH, -z * SIXTH] }
}

const ATTACK = ['hit', 'focus', 'blank', 'crit', 'hit', 'blank', 'focus', 'hit'] as const
const DEFENCE = ['evade', 'blank', 'focus', 'evade', 'blank', 'evade', 'focus', 'blank'] as const

/** The faces of the red attack die: three hits, a crit, two focus, two blanks; index = face number. */
export const ATTACK_DIE: readonly FacePlace[] = ATTACK.map((face, i) => spot(i, face))
/** The faces of the green defence die: three evades, two focus, three blanks; index = face number. */
export const DEFENCE_DIE: readonly FacePlace[] = DEFENCE.map((face, i) => spot(i, face))
