/** The inside of a cockpit around a pilot’s view: a TIE’s round window, an X-wing’s canopy, and their instruments. */
import { MathUtils, Quaternion, Vector3 } from 'three'
import type { Vec } from '../../geometry/index.ts'
import { type Look, lookOf } from '../../looks/index.ts'
import type { ShipPicture } from '../../playback/picture.ts'
import { freeOf } from '../camera/lens.ts'
import { type Ink, ink } from '../palette.ts'
import type { Frame } from '../part.ts'
import { circle } from '../shapes.ts'
import { keyFrom } from './lamps.ts'

/** What a cockpit is drawn with, in pixels: x to the right and y up from the middle of what panels leave free. */
export type Pen = {
  readonly area: (points: readonly Vec[], ink: Ink) => void
  /** A strip between two rows of points, from one ink to the other. */
  readonly strip: (near: readonly Vec[], far: readonly Vec[], nearInk: Ink, farInk: Ink) => void
  readonly line: (points: readonly Vec[], width: number, ink: Ink, closed?: boolean) => void
}

/**
 * The view about the middle, pixels: half of what panels leave free; half as wide as it may be where both sides are alike;
 * and a way that leads out of the view from anywhere.
 */
type Room = {
  readonly w: number
  readonly h: number
  readonly side: number
  readonly far: number
}

/** Where light comes from, as a direction in the picture: the longer, the more it comes from the side. */
type Sun = { readonly x: number; readonly y: number }

/** The metal inside: a ball is cold and dark, a canopy warm and worn. */
const METAL = { ball: '#76838d', canopy: '#8d8678' } as const
const DEEP = '#0a0d12'
const SUN = '#ffe6c4'
const SKY = '#8fb6ff'
/** How much brighter metal is that looks straight into the sun, and how blue from the sky what looks away. */
const LIT = 1.36
const SHADE = 0.014

const turn = new Quaternion()
const way = new Vector3()

const sunOf = ({ camera, style, home }: Frame): Sun => {
  keyFrom(style, home, way).applyQuaternion(turn.copy(camera.quaternion).invert())
  return { x: way.x, y: way.y }
}

/** Metal that looks into a direction of the picture; `base`: how bright it is where neither sun nor sky reaches it. */
const metal = (colour: string, sun: Sun, x: number, y: number, base: number): Ink => {
  const towards = x * sun.x + y * sun.y
  const [r, g, b] = ink(colour, 1, base)
  const warm = ink(SUN, 1, Math.max(0, towards) * LIT)
  const cold = ink(SKY, 1, Math.max(0, -towards) * SHADE)
  return [r * (1 + warm[0]), g * (1 + warm[1]), b * (1 + warm[2]) + cold[2], 1]
}

const dim = ([r, g, b, a]: Ink, share: number): Ink => [r * share, g * share, b * share, a]

/** A beam of the frame from one place to another: dark in the middle, its edges lit as they face the light. */
const beam = (pen: Pen, colour: string, sun: Sun, from: Vec, to: Vec, wide: readonly [number, number]) => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const aside = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  const at = (end: 0 | 1, share: number): Vec => {
    const place = end === 0 ? from : to
    return { x: place.x + aside.x * wide[end] * share, y: place.y + aside.y * wide[end] * share }
  }
  const row = (share: number) => [at(0, share), at(1, share)]
  const flat = metal(colour, sun, 0, 0, 0.1)
  const [left, right] = [metal(colour, sun, aside.x, aside.y, 0.3), metal(colour, sun, -aside.x, -aside.y, 0.3)]
  pen.strip(row(1), row(0.45), left, flat)
  pen.strip(row(0.45), row(-0.45), flat, dim(flat, 0.7))
  pen.strip(row(-0.45), row(-1), dim(flat, 0.7), right)
  pen.line(row(1), 1.1, dim(left, 1.5))
  pen.line(row(-1), 1.1, dim(right, 1.5))
}

/** Shields and hull that a ship has left, as lamps in a row or a column: what is lost is dark. */
const lamps = (pen: Pen, own: ShipPicture, middle: Vec, size: number, upright = false) => {
  const all = [
    ...Array.from({ length: own.maxShields }, (_, n) => ({ colour: 'shield', lit: n < own.shields })),
    ...Array.from({ length: own.maxHull }, (_, n) => ({ colour: 'hull', lit: n < own.hull })),
  ]
  all.forEach(({ colour, lit }, n) => {
    const along = (n - (all.length - 1) / 2) * size * (upright ? 1.25 : 1.7)
    const [x, y] = upright ? [middle.x, middle.y - along] : [middle.x + along, middle.y]
    const corner = (dx: number, dy: number): Vec => ({ x: x + dx * size * 0.6, y: y + dy * size * 0.4 })
    const box = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
    pen.area(box, lit ? ink(colour, 0.9, 0.8) : ink('#11161c'))
    pen.line(box, 1, ink(colour, lit ? 0.9 : 0.35), true)
  })
}

/** A round instrument: a dark glass, ticks about it and a hand. Nobody reads it. */
const dial = (pen: Pen, at: Vec, radius: number, colour: string, sun: Sun, hand: number) => {
  pen.area(circle(at, radius * 1.16, 24), metal(colour, sun, 0, 0, 0.2))
  pen.area(circle(at, radius, 24), ink('#030507'))
  for (let n = 0; n < 11; n++) {
    const angle = ((n - 5) * Math.PI) / 6.5
    const [s, c] = [Math.sin(angle), Math.cos(angle)]
    const place = (share: number): Vec => ({ x: at.x + s * radius * share, y: at.y + c * radius * share })
    pen.line([place(0.74), place(0.92)], n % 5 === 0 ? 1.6 : 1, ink(n > 8 ? 'bad' : 'amber', 0.75))
  }
  const angle = hand * 2.2
  pen.line(
    [at, { x: at.x + Math.sin(angle) * radius * 0.66, y: at.y + Math.cos(angle) * radius * 0.66 }],
    1.6,
    ink('paper', 0.85),
  )
}

const STEPS = [0, 1, 2, 3, 4, 5, 6, 7] as const
/** How much farther out the corners of an octagon are than the middles of its sides. */
const CORNER = 1 / Math.cos(Math.PI / 8)

/** The round window of a TIE: an octagon in the hull as wide as the view, eight spokes, and the ring in the middle. */
const octagon = (pen: Pen, own: ShipPicture, room: Room, sun: Sun) => {
  const colour = METAL.ball
  // As round as the view allows; on a narrow one its sides are the view's own.
  const rx = Math.max(room.w, Math.min(room.side * 0.94, room.h * 1.9))
  const ry = room.h * 0.985
  const u = Math.min(rx, ry)
  /** A corner of the octagon at a share of its size, `more` pixels farther out. */
  const corner = (at: number, share: number, more = 0): Vec => {
    const angle = ((at + 0.5) * Math.PI) / 4
    const [s, c] = [Math.sin(angle) * CORNER, Math.cos(angle) * CORNER]
    return { x: s * (rx * share + more), y: c * (ry * share + more) }
  }
  /** The way out through the middle of a side. */
  const facing = (at: number): Vec => {
    const angle = (Math.PI / 4) * (at + 1)
    return { x: Math.sin(angle), y: Math.cos(angle) }
  }
  const side = (at: number, share: number, more = 0) => [corner(at, share, more), corner(at + 1, share, more)]
  const lip = u * 0.035
  for (const at of STEPS) beam(pen, colour, sun, corner(at, 0.42), corner(at, 1, lip), [u * 0.011, u * 0.021])
  for (const at of STEPS) beam(pen, colour, sun, corner(at, 0.42), corner(at + 1, 0.42), [u * 0.011, u * 0.011])
  for (const at of STEPS) {
    const { x, y } = facing(at)
    // The bevel looks inwards: what is opposite to the sun is lit. It is one lip wide; the plate around it ends at 3.4 lips,
    // joints between them are dark, and so is the ball behind.
    const bevel = metal(colour, sun, -x, -y, 0.34)
    const plate = metal(colour, sun, -x * 0.3, -y * 0.3, 0.15)
    pen.strip(side(at, 0.86), side(at, 1), ink('#000000', 0), ink('#000000', 0.4))
    pen.strip(side(at, 1), side(at, 1, lip), bevel, dim(bevel, 0.45))
    pen.strip(side(at, 1, lip), side(at, 1, lip * 1.2), ink(DEEP), ink(DEEP))
    pen.strip(side(at, 1, lip * 1.2), side(at, 1, lip * 3.4), plate, dim(plate, 0.6))
    pen.strip(side(at, 1, lip * 3.4), side(at, 1, lip * 3.7), ink(DEEP), ink(DEEP))
    pen.strip(side(at, 1, lip * 3.7), side(at, 1, room.far), dim(plate, 0.5), ink(DEEP))
    pen.line(side(at, 1), 1.6, dim(bevel, 1.7))
    pen.line(side(at, 1, lip * 1.2), 1, dim(plate, 1.6))
  }
  for (const at of STEPS) {
    const bolt = (share: number): Vec => {
      const [a, b] = side(at, 1, lip * 2.3) as [Vec, Vec]
      return { x: MathUtils.lerp(a.x, b.x, share), y: MathUtils.lerp(a.y, b.y, share) }
    }
    for (const share of [0.08, 0.36, 0.64, 0.92]) {
      pen.area(circle(bolt(share), lip * 0.34, 8), metal(colour, sun, 0, 0, 0.3))
      pen.area(circle(bolt(share), lip * 0.2, 8), ink(DEEP))
    }
    pen.line([corner(at, 1, lip * 1.3), corner(at, 1, room.far * 0.6)], 1.4, ink('#05070a', 0.9))
  }
  // The instruments are on the plate at the right: at the left lie the panels of the page, below the captions.
  const x = rx + lip * 2.3
  for (const up of [-1, 1]) dial(pen, { x, y: up * u * 0.22 }, lip * 0.9, colour, sun, up * 0.35)
  lamps(pen, own, { x, y: 0 }, u * 0.026, true)
}

/**
 * The struts of an X-wing's canopy: a bow overhead, two posts that lean together, the sill with its instruments. Heights are
 * shares of half the view, widths of as much or of less where it is wide.
 */
const canopy = (pen: Pen, own: ShipPicture, room: Room, sun: Sun) => {
  const { w, h, far } = room
  const colour = METAL.canopy
  const u = Math.min(w, h * 1.5)
  for (const side of [-1, 1]) {
    const [low, high] = [
      { x: side * u * 1.01, y: -h * 0.82 },
      { x: side * u * 0.52, y: h * 1.03 },
    ]
    beam(pen, colour, sun, low, high, [u * 0.046, u * 0.024])
  }
  const edge: Vec[] = [
    { x: -far, y: -h * 0.66 },
    { x: -u * 0.56, y: -h * 0.71 },
    { x: -u * 0.27, y: -h * 0.79 },
    { x: u * 0.27, y: -h * 0.79 },
    { x: u * 0.56, y: -h * 0.71 },
    { x: far, y: -h * 0.66 },
  ]
  const down = (more: number) => edge.map(({ x, y }) => ({ x, y: y - more }))
  const pad = metal(colour, sun, 0, 1, 0.22)
  const plate = metal(colour, sun, 0, 0.4, 0.13)
  const pads = h * 0.045
  pen.strip(edge, down(pads), pad, dim(pad, 0.35))
  pen.strip(down(pads), down(pads * 1.15), ink(DEEP), ink(DEEP))
  pen.strip(down(pads * 1.15), down(pads * 6), plate, ink(DEEP))
  pen.strip(down(pads * 6), down(far), ink(DEEP), ink(DEEP))
  pen.line(edge, 1.8, dim(pad, 1.8))
  const bow: Vec[] = [
    { x: -far, y: h * 0.9 },
    { x: -u * 0.52, y: h * 0.955 },
    { x: u * 0.52, y: h * 0.955 },
    { x: far, y: h * 0.9 },
  ]
  const up = (more: number) => bow.map(({ x, y }) => ({ x, y: y + more }))
  const roof = metal(colour, sun, 0, -1, 0.24)
  pen.strip(bow, up(h * 0.035), roof, dim(roof, 0.4))
  pen.strip(up(h * 0.035), up(far), dim(roof, 0.3), ink(DEEP))
  pen.line(bow, 1.6, dim(roof, 1.8))
  for (const side of [-1, 1]) {
    dial(pen, { x: side * u * 0.36, y: -h * 0.875 }, h * 0.052, colour, sun, side * 0.3)
    dial(pen, { x: side * u * 0.475, y: -h * 0.855 }, h * 0.04, colour, sun, -side * 0.5)
  }
  lamps(pen, own, { x: 0, y: -h * 0.885 }, u * 0.034)
}

/** What is around a window, by its kind. */
const FRAMES = { ball: octagon, canopy } as const satisfies Record<Look['cockpit'], typeof canopy>

/** The inside of the cockpit that the view is out of, lit by the light of the style as it comes in at the window. */
export const drawCockpit = (pen: Pen, own: ShipPicture, frame: Frame): void => {
  const { view } = frame
  const free = freeOf(view)
  const [w, h] = [free.width / 2, free.height / 2]
  const room = { w, h, side: w + Math.min(view.left, view.right), far: view.width + view.height }
  FRAMES[lookOf(own.chassis).cockpit](pen, own, room, sunOf(frame))
}
