import { Group, MathUtils, type Vector3 } from 'three'
import { catalog } from '../../content/index.ts'
import type { Vec } from '../../geometry/index.ts'
import { apart, inArc } from '../../playback/measure.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { middleOf } from '../camera/clear.ts'
import { freeOf } from '../camera/lens.ts'
import { aboardOf, sightOf } from '../camera/sight.ts'
import { spacing } from '../overlay/draw.ts'
import type { GlyphSheet } from '../paint/glyphs.ts'
import { ink } from '../palette.ts'
import type { Frame, Part } from '../part.ts'
import { circle } from '../shapes.ts'
import { toScene } from '../space.ts'
import { createSheet } from './sheet.ts'

/** The sight hangs this far before the camera, in scene units; it is reckoned in pixels from the middle of the free view. */
const NEAR = 400
const SOLID = '#04060a'
const EDGE = '#2a3442'

/** Everything is drawn in pixels, x to the right and y up from the middle of what panels leave free. */
type Pen = {
  readonly line: (points: readonly Vec[], width: number, colour: string, alpha: number, closed?: boolean) => void
  readonly area: (points: readonly Vec[], colour: string, alpha: number) => void
  readonly words: (text: string, at: Vec, size: number, colour: string, alpha: number) => void
}

/** The lamps and scales of a dashboard, dim: nobody reads them. */
const gauges = (pen: Pen, { x, y }: Vec, u: number) => {
  const lamps = ['amber', 'good', 'amber', 'bad', 'good', 'shield', 'amber', 'good'] as const
  lamps.forEach((colour, at) => {
    const left = x + (at - 3.5) * u * 0.052
    const top = y + (at % 3 === 0 ? 5 : 0)
    pen.area(
      [
        [-4, -2],
        [4, -2],
        [4, 2],
        [-4, 2],
      ].map(([dx = 0, dy = 0]) => ({ x: left + dx, y: top + dy })),
      colour,
      0.55,
    )
  })
  for (const side of [-1, 1])
    for (let at = 0; at < 9; at++) {
      const far = x + side * u * (0.3 + at * 0.022)
      pen.line(
        [
          { x: far, y: y - 4 },
          { x: far, y: y + (at % 4 === 0 ? 8 : 3) },
        ],
        1,
        'imperial',
        0.4,
      )
    }
}

/** The struts of an X-wing's canopy: a bow overhead, two posts that lean together, the sill with its hump. */
const canopy = (pen: Pen, w: number, h: number, full: { readonly w: number; readonly h: number }) => {
  const u = Math.min(w, h * 1.5)
  const post = (side: number): Vec[] => [
    { x: side * u * 0.955, y: -h * 0.8 },
    { x: side * u * 0.5, y: h * 1.02 },
    { x: side * u * 0.545, y: h * 1.02 },
    { x: side * u * 1.07, y: -h * 0.8 },
  ]
  const sill: Vec[] = [
    { x: -full.w, y: -h * 0.66 },
    { x: -u * 0.5, y: -h * 0.72 },
    { x: -u * 0.24, y: -h * 0.8 },
    { x: u * 0.24, y: -h * 0.8 },
    { x: u * 0.5, y: -h * 0.72 },
    { x: full.w, y: -h * 0.66 },
    { x: full.w, y: -full.h },
    { x: -full.w, y: -full.h },
  ]
  const bow: Vec[] = [
    { x: -full.w, y: h * 0.93 },
    { x: -u * 0.5, y: h * 0.965 },
    { x: u * 0.5, y: h * 0.965 },
    { x: full.w, y: h * 0.93 },
    { x: full.w, y: full.h },
    { x: -full.w, y: full.h },
  ]
  for (const shape of [post(-1), post(1), sill, bow]) pen.area(shape, SOLID, 1)
  gauges(pen, { x: 0, y: -h * 0.9 }, u)
  for (const side of [-1, 1]) {
    const [a, b, c, d] = post(side) as [Vec, Vec, Vec, Vec]
    pen.line([a, b], 1.6, EDGE, 1)
    pen.line([d, c], 1, EDGE, 0.6)
  }
  pen.line(sill.slice(0, 6), 1.6, EDGE, 1)
  pen.line(bow.slice(0, 4), 1.6, EDGE, 1)
}

/** The round window of a TIE: an octagon in the hull, its spokes, and the ring in the middle. */
const window = (pen: Pen, w: number, h: number, full: { readonly w: number; readonly h: number }) => {
  const radius = Math.min(h * 1.18, w * 1.05)
  const corner = (at: number, far: number): Vec => {
    const angle = ((at + 0.5) * Math.PI) / 4
    return { x: Math.sin(angle) * far, y: Math.cos(angle) * far }
  }
  const out = Math.hypot(full.w, full.h) * 1.5
  for (let at = 0; at < 8; at++) {
    pen.area([corner(at, radius), corner(at + 1, radius), corner(at + 1, out), corner(at, out)], SOLID, 0.97)
    const [inner, outer] = [corner(at, radius * 0.5), corner(at, radius)]
    const aside = { x: -(outer.y - inner.y), y: outer.x - inner.x }
    const wide = 0.018
    pen.area(
      [
        { x: inner.x + aside.x * wide, y: inner.y + aside.y * wide },
        { x: outer.x + aside.x * wide * 1.5, y: outer.y + aside.y * wide * 1.5 },
        { x: outer.x - aside.x * wide * 1.5, y: outer.y - aside.y * wide * 1.5 },
        { x: inner.x - aside.x * wide, y: inner.y - aside.y * wide },
      ],
      SOLID,
      0.96,
    )
  }
  const ring = (far: number) => Array.from({ length: 8 }, (_, at) => corner(at, far))
  pen.line(ring(radius), 2, EDGE, 1, true)
  pen.line(ring(radius * 0.5), radius * 0.018, SOLID, 0.96, true)
  pen.line(ring(radius * 0.492), 1, EDGE, 0.9, true)
}

/** Cross hairs: a gap in the middle, so that nothing covers what is aimed at. */
const hairs = (pen: Pen, size: number) => {
  for (let at = 0; at < 4; at++) {
    const angle = (at * Math.PI) / 2
    const ends = [size * 0.5, size].map(far => ({ x: Math.sin(angle) * far, y: Math.cos(angle) * far }))
    pen.line(ends, 1.5, 'amber', 0.75)
  }
  pen.line(circle({ x: 0, y: 0 }, size * 0.5, 40), 1.1, 'amber', 0.5, true)
}

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

/** A box around whom the pilot has in the sight, with its range; an arrow at the edge while it is out of view. */
const box = (pen: Pen, frame: Frame, own: ShipPicture, target: ShipPicture) => {
  const free = freeOf(frame.view)
  const half = { x: free.width / 2 - 34, y: free.height / 2 - 46 }
  const middle = middleOf(target)
  const here = spot(frame, middle)
  const shot = inArc(catalog, frame.picture, own, target)
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
    return
  }
  const away = frame.camera.position.distanceTo(middle)
  const pixels =
    free.height / 2 / Math.tan(((frame.camera.fov / 2) * Math.PI) / 180) / (frame.view.height / free.height)
  const size = MathUtils.clamp(
    ((target.base.width / 2 + 8) / away) * pixels * (frame.view.height / free.height),
    20,
    free.height * 0.34,
  )
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
    pen.line(corner, 4.5, SOLID, 0.5)
    pen.line(corner, 2.2, colour, 1)
  }
  // Locked: a diamond over the box, so that it is told by its shape.
  if (locked) pen.line(circle({ x: here.x, y: here.y + size + 12 }, 7, 4), 2, 'amber', 1, true)
  const words = `${target.id.toUpperCase()}  ${band ? `R${band}  ` : ''}${Math.round(mm)} MM`
  pen.words(words, { x: here.x, y: here.y - size - 15 }, 19, colour, 1)
}

/** In the dark the overlays lie far below the ships: threads tie them to where their bases are. */
const threads = (pen: Pen, frame: Frame) => {
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

/** What a pilot sees before the world: the window's frame, cross hairs, the target's box; and threads from ships to the mat where there is none. */
export const createSight = (glyphs: GlyphSheet): Part => {
  const object = new Group()
  const sheet = createSheet(glyphs.texture, glyphs.cell('fill'), false, 60)
  sheet.object.material.depthTest = false
  sheet.object.rotation.x = Math.PI / 2
  object.add(sheet.object)
  const pen: Pen = {
    line: (points, width, colour, alpha, closed = false) => sheet.line(points, width, 0, ink(colour, alpha), closed),
    area: (points, colour, alpha) => sheet.area(points, 0, ink(colour, alpha)),
    words: (text, at, size, colour, alpha) => {
      const whole = [...text].reduce((sum, letter) => sum + spacing(letter) * size, 0)
      const plate = [
        [-1, -1],
        [1, -1],
        [1, 1],
        [-1, 1],
      ].map(([x = 0, y = 0]) => ({ x: at.x + x * (whole / 2 + 6), y: at.y + y * size * 0.55 }))
      sheet.area(plate, 0, ink(SOLID, 0.75 * alpha))
      let x = at.x - whole / 2
      for (const letter of text) {
        const wide = spacing(letter) * size
        if (letter !== ' ')
          sheet.print(glyphs.cell(letter), { x: x + wide / 2, y: at.y }, 0, size, size, 0, ink(colour, alpha))
        x += wide
      }
    },
  }
  let aboard: string | null = null
  return {
    object,
    update: frame => {
      const { camera, view, marks, picture } = frame
      const own = marks.sight ? aboardOf(picture, marks.selected, aboard) : null
      aboard = own?.id ?? null
      const tied = frame.style === 'cinematic' && speaks(frame)
      object.visible = own !== null || tied
      if (!object.visible) return
      object.position.copy(camera.position)
      object.quaternion.copy(camera.quaternion)
      object.translateZ(-NEAR)
      // One unit is one pixel.
      object.scale.setScalar((2 * NEAR * Math.tan((camera.fov / 2) * MathUtils.DEG2RAD)) / view.height)
      sheet.begin()
      if (tied) threads(pen, frame)
      if (own) {
        const free = freeOf(view)
        const full = { w: view.width, h: view.height }
        const frameOf = own.faction === 'imperial' ? window : canopy
        const target = picture.ships.find(ship => ship.id === sightOf(picture, own.id))
        if (target) box(pen, frame, own, target)
        hairs(pen, 22)
        frameOf(pen, free.width / 2, free.height / 2, full)
      }
      sheet.end()
    },
    dispose: sheet.dispose,
  }
}
