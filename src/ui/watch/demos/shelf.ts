/** The demos there are, in the order in which they teach: `npm run demos` writes them. */
import type { Side } from '../../../rules/index.ts'
import shelf from './shelf.json' with { type: 'json' }

/** A moment of a demo as a small drawing: mm, x to the east and y to the south. */
export type Still = {
  /** What part of it is seen: left, top, width, height. */
  readonly box: readonly number[]
  /** Width and height of the mat around 0, 0. */
  readonly mat: readonly number[]
  readonly ships: readonly {
    readonly side: Side
    readonly chassis: string
    /** Where it is, and its heading in degrees. */
    readonly at: readonly number[]
    /** Width and length of its base. */
    readonly size: readonly number[]
  }[]
  /** Outlines of obstacles and satellites. */
  readonly rocks: readonly string[]
  /** The outline of the template, and the line a ship flew along it. */
  readonly template?: string
  /** A shot, from x, y to x, y. */
  readonly shot?: readonly number[]
  /** What the ships of a set look like that comes late, by chassis. */
  readonly outlines?: Readonly<Record<string, string>>
  /** An explosion. */
  readonly blast?: readonly number[]
}

/** A demo on the shelf. */
export type ShelfEntry = {
  readonly id: string
  /** Left out: the box's. */
  readonly set?: string
  /** The mission that is flown. */
  readonly mission: string
  /** Squad points of each side; 0: the printed forces. */
  readonly points: number
  /** Length of its film, seconds. */
  readonly seconds: number
  readonly still: Still
}

export const SHELF = shelf as unknown as readonly ShelfEntry[]
