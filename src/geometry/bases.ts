/** The sizes of what lies on the table: bases, templates, and where arc lines meet a base’s edge. All in mm. */
import type { Base } from './types.ts'

/** The small ship base in mm. */
export const smallBase: Base = { length: 40, width: 40 }

/** The large ship base in mm. */
export const largeBase: Base = { length: 80, width: 80 }

/** Length in mm of the straight template of speed 1; speed n is n times as long. */
export const straightUnit = 40

/** Width in mm of every manoeuvre template. */
export const templateWidth = 20

/** Where the printed arc lines cross the front edge, in mm from its middle; the last entry serves bases of other sizes. */
const arcCrossings: readonly { base: Base | null; inset: number }[] = [
  { base: smallBase, inset: 3 },
  { base: largeBase, inset: 3.95 },
  { base: null, inset: 3 },
]

/** Half the width in mm that the printed front arc spans on the base's front edge (ARC-1). */
export const arcHalfWidth = (base: Base): number => {
  const entry = arcCrossings.find(e => !e.base || (e.base.length === base.length && e.base.width === base.width))!
  return base.width / 2 - entry.inset
}

/** Half the opening in degrees of the front arc on second-edition cardboard; the last entry serves bases of other sizes (SE-ARC-1). */
const secondOpenings: readonly { length: number | null; degrees: number }[] = [
  { length: largeBase.length, degrees: 41.76 },
  { length: null, degrees: 40.62 },
]

/** Half the opening of the front arc that is printed on second-edition cardboard for a base, degrees (SE-ARC-1). */
export const secondOpening = (base: Base): number =>
  secondOpenings.find(({ length }) => length === null || length === base.length)!.degrees

/** Half the width in mm of the range ruler, and so of the bullseye strip (SE-ARC-2). */
export const bullseyeHalfWidth = 7.4

/** Whether a base is bigger than the small one: its barrel roll lays the template's long side against it. */
export const isBig = (base: Base): boolean => base.length > smallBase.length
