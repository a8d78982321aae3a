/** Where ships could go, and where they are predicted to, laid out to be drawn. Lengths in mm on the mat. */
import { bearingRow, placePolygon, templateOutline, type Vec, wayOf } from '../geometry/index.ts'
import type { Catalog } from '../rules/index.ts'
import type { EndMark, Marks } from './marks.ts'
import { type Option, optionsOf } from './measure.ts'
import type { ShipPicture } from './picture.ts'

/** Where a manoeuvre of a dial would lead: the template's outline, the nose of the base at its end, and where its sign stands. */
export type Lead = {
  readonly key: string
  readonly bearing: Option['bearing']
  readonly speed: number
  readonly difficulty: Option['difficulty']
  readonly outline: readonly Vec[]
  readonly nose: readonly Vec[]
  readonly sign: Vec
  /** It turns back at its end, where the straight one of its speed ends too: its sign is its bearing's, beside that one's. */
  readonly back: boolean
}

/** Where each manoeuvre of a ship's dial could lead it; none of nobody's, and none while it flies. */
export function leadsOf(catalog: Catalog, ship: ShipPicture | null): readonly Lead[] {
  if (!ship || ship.thrust > 0) return []
  return optionsOf(catalog, ship).map(({ base, from, bearing, speed, difficulty, to }) => {
    const { width: w, length: l } = base
    const way = wayOf(base, from, { bearing, speed })
    const back = bearingRow(bearing).endTurn !== 0
    const nose = [
      { x: -w * 0.24, y: l * 0.3 },
      { x: 0, y: l * 0.5 },
      { x: w * 0.24, y: l * 0.3 },
    ]
    return {
      key: `${bearing}/${speed}`,
      bearing,
      speed,
      difficulty,
      outline: templateOutline(way, way.reach),
      nose: placePolygon(nose, to),
      sign: back ? placePolygon([{ x: -0.75 * w, y: 0 }], to)[0]! : to,
      back,
    }
  })
}

/** The nose of a base where a ship is predicted to end. */
export const endNose = ({ base, pose }: EndMark): readonly Vec[] => {
  const front = base.length / 2
  const nose = [
    { x: -6, y: front + 3 },
    { x: 0, y: front + 10 },
    { x: 6, y: front + 3 },
  ]
  return placePolygon(nose, pose)
}

/** How wide the edge of a predicted end is by its rank among the ship's, pixels: the likelier the bolder. */
export const endWidth = (rank: number): number => [3, 1.7][rank] ?? 0.9

/** How full a predicted end is, 0 … 1. */
export const endFill = (share: number): number => 0.08 + 0.62 * share

/** Whether an end steps back, because one looks at another ship of those that have ends. */
export function fadedEnds({ ends, selected, hovered }: Marks): (end: EndMark) => boolean {
  const looked = [hovered, selected].find(id => ends.some(end => end.ship === id))
  return end => looked !== undefined && end.ship !== looked
}
