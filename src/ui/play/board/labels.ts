/** Figures on the flat board, set where they cover as little as can be: each has places it may stand at, the best first. */
import { corners, placePolygon, type Segment, type Vec } from '../../../geometry/index.ts'
import { fadedEnds } from '../../../playback/leads-and-ends.ts'
import { type Marks, PHONE_PIXEL } from '../../../playback/marks.ts'
import {
  along,
  arcsOf,
  BANDS,
  type Crossed,
  type Ink,
  type Ruled,
  subjectFor,
  type Threat,
} from '../../../playback/overlays.ts'
import type { Picture, ShipPicture } from '../../../playback/picture.ts'
import { pipsOf } from '../../../playback/pips.ts'
import type { Catalog } from '../../../rules/index.ts'
import { arcRow } from './shapes.ts'

/** A part of the board along its axes, mm on the mat. */
export type Box = { readonly left: number; readonly right: number; readonly bottom: number; readonly top: number }

export type Label = {
  readonly key: string
  readonly text: string
  /** A small line under it; none: ''. */
  readonly under: string
  readonly ink: Ink
  readonly opacity: number
  /** On a dark disc, or a bare figure. */
  readonly disc: boolean
  readonly spots: readonly Vec[]
  /** Left out where every place is taken: what it says can be seen otherwise. */
  readonly spare: boolean
  /** What it speaks of: to where a thin line leads from all but the first `near` of its places. */
  readonly foot: Vec | null
  readonly near: number
}
export type Placed = Label & { readonly at: Vec }

/** No text on the board is smaller, pixels. */
export const LEAST_TEXT = 12

/** A ship's name is no larger, however near it is, pixels. */
const NEAR_TEXT = 17

/** Sizes in pixels: a disc's radius, the height of the line under it, the width of one of its letters; a bare figure. */
export const DISC = 9
export const UNDER = 15
const LETTER = 6.2
const FIGURE = { width: 9, height: 14 }

/** How wide the plate under a disc is, pixels. */
export const plateWidth = (under: string): number => under.length * LETTER + 8

/** How wide a plate is that bears more than a figure or two. */
export const pillWidth = (text: string): number => text.length * FIGURE.width * 0.8 + 8

/** More than fits on a disc. */
export const isPill = ({ disc, text }: Pick<Label, 'disc' | 'text'>): boolean => disc && text.length > 2

/** What a label covers when it stands at a place, where one pixel covers `pixel` mm. */
export function boxOf(label: Label, { x, y }: Vec, pixel: number): Box {
  const { disc, under, text } = label
  const plate = isPill(label) ? pillWidth(text) / 2 : DISC
  const half = (disc ? Math.max(plate, under ? plateWidth(under) / 2 : 0) : FIGURE.width / 2) * pixel
  const up = (disc ? DISC : FIGURE.height / 2) * pixel
  return { left: x - half, right: x + half, top: y + up, bottom: y - up - (under ? UNDER * pixel : 0) }
}

/** The area that two boxes share, mm². */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom))

const areaOf = (box: Box): number => shared(box, box)

type Lying = Pick<ShipPicture, 'id' | 'base' | 'pose' | 'presence'>
type Whole = Lying & Parameters<typeof pipsOf>[0]

/** Half a dot of hull or shields, mm, and the least it is on the screen, pixels. */
const DOT = 2.8
const LEAST_DOT = 2

/** How many times their size the dots of hull and shields have, so that they can be told on a small board. */
export const dotScale = (pixel: number): number => Math.max(1, (LEAST_DOT * pixel) / DOT)

/** What the dots of a ship's hull and shields cover, where they lie. */
function dotBoxes(ship: Whole, pixel: number): readonly Box[] {
  const grown = dotScale(pixel)
  const at = placePolygon(
    pipsOf(ship, grown).map(({ right, ahead }) => ({ x: right, y: ahead })),
    ship.pose,
  )
  const half = DOT * grown
  return at.map(({ x, y }) => ({ left: x - half, right: x + half, bottom: y - half, top: y + half }))
}

/** What a ship's id and skill cover under its base (`side` −1) or over it (1), whichever way it is turned. */
function nameBox({ base, pose }: Lying, pixel: number, side: -1 | 1): Box {
  const high = nameSize(pixel)
  const y = pose.y + (side * (Math.hypot(base.width, base.length) + high)) / 2
  return { left: pose.x - high * 1.2, right: pose.x + high * 1.2, top: y + high / 2, bottom: y - high / 2 }
}

/** The upright box about points. */
function around(points: readonly Vec[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) }
}

/** The upright box about a base. */
const baseBox = (ship: Lying): Box => around(corners(ship))

/** A rock that lies in what is measured. */
type Rock = Pick<Crossed, 'polygon'>

/**
 * Where the ids and skills of all ships stand: under the base, or over it where they would lie on another's base or name, on any dots, or on
 * one of the rocks.
 */
export function nameBoxes(
  ships: readonly Whole[],
  pixel: number,
  rocks: readonly Rock[] = [],
): ReadonlyMap<string, Box> {
  const there = ships.filter(({ presence }) => presence > 0)
  const bases = there.map(ship => ({ ship, box: baseBox(ship) }))
  const dots = there.flatMap(ship => dotBoxes(ship, pixel))
  const stones = rocks.map(({ polygon }) => around(polygon))
  const names = new Map<string, Box>()
  for (const ship of there) {
    const others = [
      ...bases.flatMap(one => (one.ship === ship ? [] : [one.box])),
      ...dots,
      ...stones,
      ...names.values(),
    ]
    const covered = (box: Box): number => others.reduce((sum, other) => sum + shared(box, other), 0)
    const [under, over] = [nameBox(ship, pixel, -1), nameBox(ship, pixel, 1)]
    names.set(ship.id, covered(over) < covered(under) ? over : under)
  }
  return names
}

/** The height of a ship's id and skill, mm: about half a base, and from the least of all text to a little more from near by. */
const nameSize = (pixel: number): number => Math.max(LEAST_TEXT * pixel, Math.min(19, NEAR_TEXT * pixel))

/**
 * How a ship's tokens stand beside it, clear of its base and of its dots whichever way it is turned, mm: half of one, how far the column is
 * from the middle, its top, and each below the last.
 */
export function columnOf(ship: Whole, pixel: number) {
  const { width, length } = ship.base
  const size = Math.max(4.5, 3.5 * pixel)
  const grown = dotScale(pixel)
  const dots = Math.max(...pipsOf(ship, grown).map(({ right, ahead }) => Math.hypot(right, ahead) + DOT * grown))
  const aside = Math.max(Math.hypot(width, length) / 2, dots) + size + 1.5
  return { size, aside, top: 16, step: 2.4 * size } as const
}

/** What a ship's tokens cover: what it has to its right, what marks it or it carries to its left. */
function tokenBoxes(ship: ShipPicture, pixel: number): readonly Box[] {
  const { size, aside, top, step } = columnOf(ship, pixel)
  const others = ship.tokens.reduce((sum, { count }) => sum + count, 0)
  const many = [ship.focus + ship.evade + ship.stress + others, ship.marks.length + ship.carries.length] as const
  return many.flatMap((count, side) => {
    if (count === 0) return []
    const x = ship.pose.x + (side === 0 ? aside : -aside)
    const y = ship.pose.y + top
    return [{ left: x - size, right: x + size, top: y + size, bottom: y - step * (count - 1) - size }]
  })
}

/** What no figure should cover: ships, their names, their dots and their tokens, and the rocks that lie in what is measured. */
export function takenBy(picture: Picture, pixel: number, crossed: readonly Rock[] = []): readonly Box[] {
  const there = picture.ships.filter(({ presence }) => presence > 0)
  const names = nameBoxes(there, pixel, crossed).values()
  const beside = there.flatMap(ship => [...dotBoxes(ship, pixel), ...tokenBoxes(ship, pixel)])
  return [...there.map(baseBox), ...crossed.map(({ polygon }) => around(polygon)), ...names, ...beside]
}

type Side = {
  readonly label: Label
  readonly at: Vec
  readonly index: number
  readonly box: Box
  readonly covers: number
}

/** The place where a label covers least of what is taken and sticks out least, as a share of its own area. */
function sideOf(label: Label, full: readonly Box[], view: Box, pixel: number): Side | null {
  let best: Side | null = null
  for (const [index, at] of label.spots.entries()) {
    const box = boxOf(label, at, pixel)
    const outside = areaOf(box) - shared(box, view)
    const covers = full.reduce((sum, other) => sum + shared(box, other), 4 * outside) / areaOf(box)
    if (best && covers >= best.covers) continue
    best = { label, at, index, box, covers }
    if (covers === 0) break
  }
  return best
}

/** So much of a label may lie on something before it does without its words, and a spare one stays away. */
const CROWDED = 0.1
const FULL = 0.25

/** Sets labels one after another, the first ones first. */
export function place(labels: readonly Label[], taken: readonly Box[], view: Box, pixel: number): readonly Placed[] {
  const full = [...taken]
  return labels.flatMap(label => {
    let side = sideOf(label, full, view, pixel)
    if (side && side.covers > CROWDED && label.under) {
      const short = sideOf({ ...label, under: '' }, full, view, pixel)
      if (short && short.covers < side.covers) side = short
    }
    if (!side || (label.spare && side.covers > FULL)) return []
    full.push(side.box)
    return [{ ...side.label, at: side.at, foot: side.index < label.near ? null : label.foot }]
  })
}

/**
 * Places on a line, where it is long enough to be seen on both sides of a disc, and then beside it, ever farther off in
 * pixels; `near`: how many of them are on it.
 */
function spotsAlong(line: Segment, mm: number, pixel: number): Pick<Label, 'spots' | 'near'> {
  const on = mm > 3 * DISC * pixel ? [0.5, 0.62, 0.74, 0.38, 0.26].map(share => along(line, mm * share)) : []
  const beside = [20, 32, 46, 62].flatMap(away =>
    [0.5, 0.75, 0.25].flatMap(share => [-1, 1].map(side => along(line, mm * share, side * away * pixel))),
  )
  return { spots: [...on, ...beside], near: on.length }
}

/** The figures of measured lines: the range, and the distance in words under it; the last line, the attack's, chooses first. */
export const ruledLabels = (ruled: readonly Ruled[], pixel: number, words: (mm: number) => string): readonly Label[] =>
  ruled.toReversed().map(({ key, line, mm, band, look, ink, opacity }) => ({
    key,
    text: band === null ? '>3' : String(band),
    under: words(mm),
    ink,
    opacity,
    disc: true,
    ...spotsAlong(line, mm, pixel),
    spare: look === 'dots',
    foot: along(line, mm / 2),
  }))

const PLAIN = { under: '', opacity: 1, foot: null, near: 0 } as const

/** On an arrow no longer than that, in pixels, a disc would hide it. */
const SHORT = 35

/** The ranges of arrows; of two that answer each other each is nearer to its shooter. */
export const threatLabels = (threats: readonly Threat[], pixel: number): readonly Label[] =>
  threats.flatMap(({ key, side, line, mm, band, bar, mutual, faint }) => {
    if (bar || faint || mm <= SHORT * pixel) return []
    const shares = mutual ? [0.34, 0.42, 0.26, 0.2] : [0.5, 0.4, 0.6, 0.3, 0.7]
    const spots = shares.map(share => along(line, mm * share))
    return [{ ...PLAIN, key, text: String(band), ink: side, disc: true, spots, spare: true }]
  })

/** The figures on rings of range: one before the ship, and one behind it where there is room. */
export const ringLabels = (picture: Picture, marks: Marks): readonly Label[] => {
  const ship = subjectFor('bands', picture, marks)
  if (!ship) return []
  return [0, 180].flatMap(way =>
    BANDS.map((band): Label => {
      // Steps of 15° all around, `way` in the middle.
      const row = arcRow(ship, { from: way - 180, to: way + 180, origin: 'centre' }, band * 100, 24)
      const spots = [15, 9, 12, 18, 6, ...(way === 0 ? [21, 3, 0] : [])].map(at => row[at]!)
      const key = `ring/${way}/${band}`
      return { ...PLAIN, key, text: String(band), ink: 'shield', disc: true, spots, spare: way > 0 }
    }),
  )
}

/** So many arcs may bear figures: of more nobody could tell whose they are, and their strokes say it too. */
const FIGURED = 4

/** The figures in firing arcs: each range's near its far edge. */
export const arcLabels = (catalog: Catalog, picture: Picture, marks: Marks, pixel: number): readonly Label[] => {
  const arcs = arcsOf(picture, marks)
  const asked = arcs.filter(({ ship }) => ship.id === picture.arc?.ship || marks.arcs.includes(ship.id))
  return (arcs.length > FIGURED ? asked : arcs).flatMap(({ ship, opacity }) =>
    (catalog.chassis[ship.chassis]?.arcs ?? []).flatMap(arc =>
      BANDS.map((band): Label => {
        const row = arcRow(ship, arc, band * 100 - Math.max(14, 10 * pixel), 8)
        const spots = [4, 3, 5, 2, 6].map(at => row[at]!)
        const key = `arc/${ship.id}/${arc.from}/${band}`
        return { ...PLAIN, key, text: String(band), ink: ship.side, opacity, disc: false, spots, spare: true }
      }),
    ),
  )
}

/** So many of a ship's ends bear a figure; what is less likely shows only how faint it is. */
const TOLD = 3

/** How likely each predicted end is: upon it, or beside it where that is taken. */
export const endLabels = (marks: Marks, pixel: number, words: (percent: number) => string): readonly Label[] => {
  const faded = fadedEnds(marks)
  return marks.ends
    .filter(end => end.rank < TOLD && !faded(end))
    .toSorted((a, b) => b.share - a.share)
    .map(({ key, pose, percent, side }): Label => {
      const beside = [26, 40].flatMap(away =>
        [90, 270, 0, 180, 45, 135, 225, 315].map(turn => {
          const angle = (turn * Math.PI) / 180
          return { x: pose.x + Math.sin(angle) * away * pixel, y: pose.y + Math.cos(angle) * away * pixel }
        }),
      )
      const text = words(percent)
      return {
        ...PLAIN,
        key: `end/${key}`,
        text,
        ink: side,
        disc: true,
        spots: [pose, ...beside],
        near: 1,
        spare: false,
        foot: pose,
      }
    })
}

/** The dice of each line where the enemy may fire, on the line itself. */
export const heatLabels = ({ heat }: Marks, pixel: number): readonly Label[] =>
  (heat?.levels ?? [])
    .filter(({ dice }) => dice >= 1)
    // The hottest choose first.
    .toReversed()
    .flatMap(({ dice, spots }) =>
      spots
        .filter((_, ring) => pixel < PHONE_PIXEL || ring === 0)
        .map((places, ring): Label => {
          const key = `heat/${dice}/${ring}`
          return { ...PLAIN, key, text: String(dice), ink: 'heat', disc: true, spots: places, spare: true }
        }),
    )
