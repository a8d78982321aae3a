/** The strokes that everything on the mat is drawn with: lines, dashes, signs, words, badges, rulers. */
import { contains, type Vec } from '../../geometry/index.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { ink } from '../palette.ts'
import type { Frame } from '../part.ts'
import type { Sheet } from '../parts/sheet.ts'
import { circle } from '../shapes.ts'

/** Mm above the mat: areas lie low, lines over them. */
export const LOW = 0.5
export const HIGH = 1.2

/** What everything on the overlay's sheet is drawn with; `hair`: the width of a hairline, mm. */
export type Draw = {
  readonly sheet: Sheet
  readonly glyphs: GlyphSheet
  readonly frame: Frame
  readonly hair: number
}

/** A sign that faces the viewer, `size` mm high. */
export const sign = (draw: Draw, glyph: string, at: Vec, size: number, colour: string, alpha: number, height = HIGH) =>
  draw.sheet.print(draw.glyphs.cell(glyph), at, -draw.frame.azimuth, size, size, height, ink(colour, alpha))

/** A place so many mm to the right of another and above it, as the viewer sees the mat. */
export const seenFrom = ({ frame }: Draw, at: Vec, right: number, up: number): Vec => {
  const angle = (frame.azimuth * Math.PI) / 180
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  return { x: at.x + right * cos - up * sin, y: at.y + right * sin + up * cos }
}

/** How wide a letter is set, by its height: M, W and % are broad, a space is narrow. */
export const spacing = (letter: string): number => (/[MW%]/.test(letter) ? 0.6 : letter === ' ' ? 0.26 : 0.45)

/** A row of figures and capital letters about a place, facing the viewer. */
export const words = (draw: Draw, text: string, at: Vec, size: number, colour: string, alpha: number) => {
  let x = -[...text].reduce((sum, letter) => sum + spacing(letter) * size, 0) / 2
  for (const letter of text) {
    const wide = spacing(letter) * size
    if (letter !== ' ') sign(draw, letter, seenFrom(draw, at, x + wide / 2, 0), size, colour, alpha)
    x += wide
  }
}

/** A number on a dark disc that keeps its size on the screen, turned to the viewer; a small line of words under it. */
export const badge = (draw: Draw, text: string, at: Vec, colour: string, alpha: number, under = '') => {
  const radius = Math.max(8, draw.frame.pixel * 13)
  if (under) {
    const size = radius * 1.25
    const half = size * (0.25 + [...under].reduce((sum, letter) => sum + spacing(letter), 0) / 2)
    const plate = [
      [-half, -radius * 0.9],
      [half, -radius * 0.9],
      [half, -radius * 2.4],
      [-half, -radius * 2.4],
    ].map(([x = 0, y = 0]) => seenFrom(draw, at, x, y))
    draw.sheet.area(plate, HIGH, ink('#07090e', 0.86 * alpha))
    // Its letters begin where the disc ends.
    words(draw, under, seenFrom(draw, at, 0, -radius * 1.75), size, 'paper', alpha)
  }
  draw.sheet.area(circle(at, radius), HIGH, ink('#07090e', 0.9 * alpha))
  draw.sheet.line(circle(at, radius), draw.hair, HIGH, ink(colour, alpha), true)
  if (text.length === 1) sign(draw, text, at, radius * 1.7, colour, alpha)
  else words(draw, text, at, radius * 1.4, colour, alpha)
}

/** The place so many mm along a straight line. */
export const along = (from: Vec, to: Vec, mm: number): Vec => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: from.x + ((to.x - from.x) * mm) / length, y: from.y + ((to.y - from.y) * mm) / length }
}

/** The place so many mm to the right of the way along a line. */
export const asideOf = (from: Vec, to: Vec, at: Vec, mm: number): Vec => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return { x: at.x + ((to.y - from.y) * mm) / length, y: at.y - ((to.x - from.x) * mm) / length }
}

/** Mm that a pixel covers where strokes are as long as they are drawn; wide views get longer ones. */
const USUAL = 0.75

/** The strokes of a pattern that is told in pixels, mm on and off; null: whole. */
export const strokesOf = (pattern: readonly [number, number] | null): readonly [number, number] | null =>
  pattern && [pattern[0] * USUAL, pattern[1] * USUAL]

/** A row of points as a line of strokes, so many mm on and off; null: whole. Wide views get longer strokes. */
export const strokes = (
  draw: Draw,
  points: readonly Vec[],
  pattern: readonly [number, number] | null,
  width: number,
  colour: string,
  alpha: number,
  height = LOW,
) => {
  const { sheet, hair, frame } = draw
  if (!pattern) return sheet.line(points, hair * width, height, ink(colour, alpha))
  const stretch = Math.max(1, frame.pixel / USUAL)
  const on = pattern[0] * stretch
  const period = on + pattern[1] * stretch
  let gone = 0
  for (let at = 0; at + 1 < points.length; at++) {
    const from = points[at]!
    const to = points[at + 1]!
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    let start = -(gone % period)
    for (; start < length; start += period) {
      const a = Math.max(0, start)
      const b = Math.min(length, start + on)
      if (b > a) sheet.line([along(from, to, a), along(from, to, b)], hair * width, height, ink(colour, alpha))
    }
    gone += length
  }
}

/** The part of a line that lies in a polygon, as places along it in mm, an end that is inside included; null when none does. */
export const within = (from: Vec, to: Vec, polygon: readonly Vec[]): readonly [number, number] | null => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const cuts: number[] = []
  if (contains(polygon, from.x, from.y)) cuts.push(0)
  if (contains(polygon, to.x, to.y)) cuts.push(length)
  polygon.forEach((a, at) => {
    const b = polygon[(at + 1) % polygon.length]!
    const across = (to.x - from.x) * (b.y - a.y) - (to.y - from.y) * (b.x - a.x)
    if (Math.abs(across) < 1e-12) return
    const t = ((a.x - from.x) * (b.y - a.y) - (a.y - from.y) * (b.x - a.x)) / across
    const u = ((a.x - from.x) * (to.y - from.y) - (a.y - from.y) * (to.x - from.x)) / across
    if (t >= 0 && t <= 1 && u >= 0 && u <= 1) cuts.push(t * length)
  })
  if (cuts.length === 0) return null
  return [Math.min(...cuts), Math.max(...cuts)]
}

/** The share of a line that is farthest from rocks on it, which would hide what is written there: its middle, if there are none. */
export const clearShare = (from: Vec, to: Vec, polygons: readonly (readonly Vec[])[]): number => {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const cuts = polygons.flatMap(polygon => {
    const cut = within(from, to, polygon)
    return cut ? [cut] : []
  })
  cuts.sort((a, b) => a[0] - b[0])
  let best = { middle: length / 2, long: 0 }
  let free = 0
  for (const [start, end] of [...cuts, [length, length] as const]) {
    if (start - free > best.long) best = { middle: (start + free) / 2, long: start - free }
    free = Math.max(free, end)
  }
  return length > 0 ? best.middle / length : 0.5
}

/** A measured line with ticks at its ends and at each range; `broken`: something obstructs it. Its badge is at a share of it. */
export const ruler = (
  draw: Draw,
  { from, to }: { readonly from: Vec; readonly to: Vec },
  {
    band,
    colour,
    alpha,
    broken,
    under,
    share = 0.5,
  }: {
    readonly band: string
    readonly colour: string
    readonly alpha: number
    readonly broken: boolean
    readonly under?: string
    readonly share?: number
  },
) => {
  const { sheet, hair } = draw
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  sheet.line([from, to], hair * 5, HIGH, ink('#05070c', 0.55 * alpha))
  strokes(draw, [from, to], broken ? [8, 6] : null, 2, colour, alpha, HIGH)
  const tick = (mm: number, half: number) => {
    const middle = along(from, to, mm)
    const ends = [asideOf(from, to, middle, half), asideOf(from, to, middle, -half)]
    sheet.line(ends, hair * 1.5, HIGH, ink(colour, alpha))
  }
  for (let mm = 100; mm < length; mm += 100) tick(mm, 7)
  tick(0, 4)
  tick(length, 4)
  badge(draw, band, along(from, to, length * share), colour, alpha, under)
}
