/** Where ships are predicted to end their moves, as light on the mat. */
import type { Vec } from '../../geometry/index.ts'
import { endFill, endNose, endWidth } from '../../playback/leads-and-ends.ts'
import type { Overlays } from '../../playback/overlays.ts'
import { ink } from '../palette.ts'
import { baseOutline } from '../shapes.ts'
import { type Draw, HIGH, LOW, seenFrom, spacing, strokes, words } from './draw.ts'

/** So many of a ship's ends bear a figure. */
const LABELLED = 3

/** A share in percent on a dark plate that keeps its size on the screen. */
const share = (draw: Draw, text: string, at: Vec, size: number, colour: string) => {
  const half = size * (0.2 + [...text].reduce((sum, letter) => sum + spacing(letter), 0) / 2)
  const plate = [
    [-half, size * 0.6],
    [half, size * 0.6],
    [half, -size * 0.6],
    [-half, -size * 0.6],
  ].map(([x = 0, y = 0]) => seenFrom(draw, at, x, y))
  draw.sheet.area(plate, HIGH, ink('#07090e', 0.88))
  draw.sheet.line(plate, draw.hair, HIGH, ink(colour, 0.9), true)
  words(draw, text, at, size, 'paper', 1)
}

/** From so many mm to a pixel on there is no room for more than the figure. */
const SMALL = 1.9

/** Places for a figure: upon the end, then about it, in heights of the figure as the viewer sees the mat. */
const SPOTS = [
  [0, 0],
  [0, 1.5],
  [0, -1.5],
  [2, 0],
  [-2, 0],
  [0, 3],
  [0, -3],
] as const

/** Bases where ships may end: the likelier the fuller, a line from where each flies, and how likely the first three are. */
export const drawEnds = (draw: Draw, { ends, isFaded }: Overlays) => {
  const { sheet, hair, frame } = draw
  for (const end of ends) {
    const { pose, base, from, rank, side: colour } = end
    const alpha = isFaded(end) ? 0.3 : 1
    strokes(draw, [from, pose], [1.8, 5], 1.2, colour, 0.8 * alpha)
    const outline = baseOutline(pose, base, 0)
    sheet.area(outline, LOW, ink('#05070c', 0.3 * alpha))
    sheet.area(outline, LOW + 0.1, ink(colour, endFill(end.share) * alpha))
    sheet.line(outline, hair * endWidth(rank), HIGH, ink(colour, 0.95 * alpha), true)
    sheet.line(endNose(end), hair * 2, HIGH, ink(colour, 0.95 * alpha))
  }
  // The likeliest choose their places first.
  const small = frame.pixel > SMALL
  const size = Math.max(11, frame.pixel * (small ? 14 : 17))
  const taken: Vec[] = frame.picture.ships.filter(ship => ship.presence > 0).map(ship => ship.pose)
  const labelled = ends.filter(end => end.rank < LABELLED && !isFaded(end)).toSorted((a, b) => b.share - a.share)
  for (const end of labelled) {
    const spots = SPOTS.map(([right, up]) => seenFrom(draw, end.pose, right * size, up * size))
    const free = (at: Vec) => taken.every(other => Math.hypot(at.x - other.x, at.y - other.y) > size * 1.35)
    const at = spots.find(free) ?? spots[0]!
    taken.push(at)
    const colour = end.side
    if (at !== spots[0]) sheet.line([end.pose, at], hair, HIGH, ink(colour, 0.8))
    share(draw, `${end.percent}${small ? '' : '%'}`, at, size, colour)
  }
}
