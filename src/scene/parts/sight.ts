/** What a pilot aims with: cross hairs, a box around the target, its range; and the pens that a cockpit is drawn with. */
import { MathUtils, type Vector3 } from 'three'
import type { Vec } from '../../geometry/index.ts'
import { apart, inArc } from '../../playback/measure.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { middleOf } from '../camera/clear.ts'
import { freeOf } from '../camera/lens.ts'
import { spacing } from '../overlay/draw.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { ink } from '../palette.ts'
import type { Frame } from '../part.ts'
import { circle } from '../shapes.ts'
import { toScene } from '../space.ts'
import type { Pen as CockpitPen } from './cockpit.ts'
import type { Sheet } from './sheet.ts'

const SOLID = '#04060a'

/** Everything is drawn in pixels, x to the right and y up from the middle of what panels leave free. */
type Pen = {
  readonly line: (points: readonly Vec[], width: number, colour: string, alpha: number, closed?: boolean) => void
  readonly area: (points: readonly Vec[], colour: string, alpha: number) => void
  /** Figures and capital letters about a place. */
  readonly words: (text: string, at: Vec, size: number, colour: string, alpha: number) => void
  readonly width: (text: string, size: number) => number
}

/** Half the size of the cross hairs, pixels. */
export const HAIRS = 22

/** Cross hairs: a gap in the middle, so that nothing covers what is aimed at. */
export const hairs = (pen: Pen, size: number) => {
  pen.area(circle({ x: 0, y: 0 }, 1.8, 8), 'amber', 0.9)
  for (let at = 0; at < 4; at++) {
    const angle = (at * Math.PI) / 2
    const ends = [size * 0.5, size].map(far => ({ x: Math.sin(angle) * far, y: Math.cos(angle) * far }))
    pen.line(ends, 1.5, 'amber', 0.75)
  }
  pen.line(circle({ x: 0, y: 0 }, size * 0.5, 40), 1.1, 'amber', 0.5, true)
}

/** How much wider than half its base a ship's box is, mm: cannons and wings reach over it. */
const AROUND = 4

/** A ship's place in the view; `before`: it is before the camera. */
const spot = (frame: Frame, at: Vector3): Vec & { readonly before: boolean } => {
  const { view } = frame
  const free = freeOf(view)
  const depth = at.clone().applyMatrix4(frame.camera.matrixWorldInverse).z
  const seen = at.clone().project(frame.camera)
  const x = ((seen.x + 1) / 2) * view.width - view.left - free.width / 2
  const y = -(((1 - seen.y) / 2) * view.height - view.top - free.height / 2)
  return { x, y, before: depth < 0 }
}

/**
 * A box around whom the pilot has in the sight, with its range; an arrow at the edge while it is out of view. True where it
 * lies over the middle of the view.
 */
export const box = (pen: Pen, frame: Frame, own: ShipPicture, target: ShipPicture): boolean => {
  const free = freeOf(frame.view)
  const half = { x: free.width / 2 - 34, y: free.height / 2 - 46 }
  const middle = middleOf(target)
  const here = spot(frame, middle)
  const shot = inArc(frame.catalog, frame.picture, own, target)
  const { mm, band } = shot ?? apart(frame.picture, own, target)
  const locked = own.lock?.target === target.id
  const colour = shot && band ? 'amber' : 'paper'
  const inside = here.before && Math.abs(here.x) < half.x && Math.abs(here.y) < half.y
  if (!inside) {
    const turn = here.before ? 1 : -1
    const angle = Math.atan2(here.x * turn, here.y * turn)
    const reach = Math.min(
      half.x / Math.max(0.01, Math.abs(Math.sin(angle))),
      half.y / Math.max(0.01, Math.abs(Math.cos(angle))),
    )
    const point = (far: number, side: number): Vec => ({
      x: Math.sin(angle) * (reach - far) + Math.cos(angle) * side,
      y: Math.cos(angle) * (reach - far) - Math.sin(angle) * side,
    })
    pen.line([point(16, 12), point(0, 0), point(16, -12)], 3, 'amber', 1)
    return false
  }
  const away = frame.camera.position.distanceTo(middle)
  const pixels = frame.view.height / 2 / Math.tan((frame.camera.fov / 2) * MathUtils.DEG2RAD)
  const size = MathUtils.clamp(((target.base.width / 2 + AROUND) / away) * pixels, 20, free.height * 0.34)
  const arm = Math.max(8, size * 0.36)
  for (const [sx, sy] of [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const) {
    const corner = [
      { x: here.x + sx * (size - arm), y: here.y + sy * size },
      { x: here.x + sx * size, y: here.y + sy * size },
      { x: here.x + sx * size, y: here.y + sy * (size - arm) },
    ]
    pen.line(corner, 5.5, SOLID, 0.55)
    pen.line(corner, 2.6, colour, 1)
  }
  // Locked: a diamond over the box, so that it is told by its shape.
  if (locked) {
    pen.line(circle({ x: here.x, y: here.y + size + 13 }, 8, 4), 4.5, SOLID, 0.55, true)
    pen.line(circle({ x: here.x, y: here.y + size + 13 }, 8, 4), 2.2, 'amber', 1, true)
  }
  const covers = Math.abs(here.x) < size + HAIRS && Math.abs(here.y) < size + HAIRS
  label(pen, here, size, covers, [target.id.toUpperCase(), band, `${Math.round(mm)} MM`], colour)
  return covers
}

/** Height of a label's letters, pixels. */
const LETTERS = 20

/** Whose box it is, how many range bands away – a figure in a ring, as on the ruler – and how many mm: under the box, and under the cross hairs where these are drawn there. */
const label = (
  pen: Pen,
  here: Vec,
  size: number,
  covers: boolean,
  [id, band, mm]: readonly [string, number | null, string],
  colour: string,
) => {
  const ring = band === null ? 0 : LETTERS * 1.5
  const [left, right] = [pen.width(id, LETTERS), pen.width(mm, LETTERS)]
  const whole = left + ring + right + LETTERS * 0.8
  const under = here.y - size - LETTERS
  const meets = Math.abs(here.x) < whole / 2 + HAIRS + 10 && Math.abs(under) < LETTERS + HAIRS
  const y = meets && !covers ? -LETTERS - HAIRS : under
  let x = here.x - whole / 2
  const [w, h] = [whole / 2 + 7, LETTERS * 0.68]
  const plate = [
    { x: here.x - w, y: y - h },
    { x: here.x + w, y: y - h },
    { x: here.x + w, y: y + h },
    { x: here.x - w, y: y + h },
  ]
  pen.area(plate, SOLID, 0.82)
  pen.line([plate[0]!, plate[1]!], 1.5, colour, 0.9)
  pen.words(id, { x: x + left / 2, y }, LETTERS, 'paper', 1)
  x += left + LETTERS * 0.4
  if (band !== null) {
    const middle = { x: x + ring / 2, y }
    pen.area(circle(middle, LETTERS * 0.56, 20), colour, 1)
    pen.words(String(band), middle, LETTERS * 0.94, SOLID, 1)
    x += ring
  }
  pen.words(mm, { x: x + LETTERS * 0.4 + right / 2, y }, LETTERS, colour, 1)
}

/** In the dark the overlays lie far below the ships: threads tie them to where their bases are. */
export const threads = (pen: Pen, frame: Frame) => {
  for (const ship of frame.picture.ships) {
    if (ship.presence < 0.5) continue
    const top = spot(frame, middleOf(ship))
    const foot = spot(frame, toScene(ship.pose, 1))
    if (top.before && foot.before) pen.line([foot, top], 1, 'paper', 0.35)
  }
}

/** Something on the mat is measured or considered now. */
export const speaks = ({ picture, marks }: Frame): boolean =>
  (picture.ruler !== null && picture.ruler.opacity > 0.05) ||
  marks.overlays.some(one => one !== 'obstruction') ||
  marks.arcs.length + marks.ghosts.length + marks.templates.length + marks.lines.length > 0

const wideOf = (text: string, size: number) => [...text].reduce((sum, letter) => sum + spacing(letter) * size, 0)

/** What the sight is drawn with on its sheet. */
export const penOf = (sheet: Sheet, glyphs: GlyphSheet): Pen => ({
  line: (points, wide, colour, alpha, closed = false) => sheet.line(points, wide, 0, ink(colour, alpha), closed),
  area: (points, colour, alpha) => sheet.area(points, 0, ink(colour, alpha)),
  width: wideOf,
  words: (text, at, size, colour, alpha) => {
    let x = at.x - wideOf(text, size) / 2
    for (const letter of text) {
      const wide = spacing(letter) * size
      if (letter !== ' ')
        sheet.print(glyphs.cell(letter), { x: x + wide / 2, y: at.y }, 0, size, size, 0, ink(colour, alpha))
      x += wide
    }
  },
})
/** What a cockpit is drawn with on the same sheet. */
export const insidePenOf = (sheet: Sheet): CockpitPen => ({
  area: (points, colour) => sheet.area(points, 0, colour),
  strip: (near, far, from, to) => sheet.band(near, far, 0, from, to),
  line: (points, wide, colour, closed = false) => sheet.line(points, wide, 0, colour, closed),
})
