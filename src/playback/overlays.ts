/**
 * What a viewer wished to have drawn on the mat, as plain data: measured by `measure.ts`, laid out here, drawn by the stage and by the flat
 * board. Lengths in mm on the mat; `pixel` is how many of them one pixel of the screen covers.
 */
import { headingTo, obstructed, type Segment, type Vec } from '../geometry/index.ts'
import type { Catalog, Side } from '../rules/index.ts'
import { hostile } from '../rules/index.ts'
import { fadedEnds, type Lead, leadsOf } from './leads-and-ends.ts'
import type { EndMark, Marks } from './marks.ts'
import { apart, type Distance, inArc, lookedAt, type Sighting, shipsInPlay, sightings, subjectOf } from './measure.ts'
import { obstaclesIn } from './objects.ts'
import type { Picture, ShipPicture } from './picture.ts'

/** Colours of the overlays, by their names in the page's `colours.css`; they are those of the scene's palette. */
export type Ink = 'first' | 'second' | 'amber' | 'shield' | 'type' | 'easy' | 'alarm' | 'heat'

/** How the line of each range is broken, pixels on and off, so that it is told without a colour: whole, long strokes, short ones. */
export const STROKES = { 1: null, 2: [17, 8], 3: [6, 7] } as const
export const BANDS = [1, 2, 3] as const

/** A measured line with ticks at its ends and at each range. */
export type Ruled = {
  readonly key: string
  /** Whose it is: of the open decision, wished for, or the attack's own. */
  readonly of: 'mark' | 'wish' | 'attack'
  readonly line: Segment
  readonly mm: number
  /** null: beyond range 3. */
  readonly band: 1 | 2 | 3 | null
  /** `dots`: no shot, out of the arc; `broken`: something obstructs it. */
  readonly look: 'whole' | 'broken' | 'dots'
  readonly ink: Ink
  readonly opacity: number
}

/** An arrow from shooter to target. */
export type Threat = {
  readonly key: string
  /** Whose arrow it is. */
  readonly side: Side
  readonly line: Segment
  readonly mm: number
  readonly band: 1 | 2 | 3
  readonly obstructed: boolean
  /** Why it may not shoot all the same. */
  readonly bar: Sighting['bar']
  /** The target has the shooter in sight too: two arrows lie beside each other. */
  readonly mutual: boolean
  /** One looks at another ship, and this is no concern of hers. */
  readonly faint: boolean
}

/** An obstacle that lies in measured lines, and where they cross it: a cross each, `turn` degrees from north. */
export type Crossed = {
  readonly id: string
  readonly polygon: readonly Vec[]
  readonly crosses: readonly (Vec & { readonly turn: number })[]
}

/** The length of an arrow's head, mm: 8 pixels, and near by a fifth of a base. */
export const headOf = (pixel: number): number => Math.max(9, pixel * 8)

const lengthOf = ({ from, to }: Segment): number =>
  Math.sqrt((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y))

/** The heading of a line, degrees. */
export const turnOf = ({ from, to }: Segment): number => headingTo(to.x - from.x, to.y - from.y)

/** The place so many mm along a line, and so many to the right of its way. */
export function along(line: Segment, mm: number, aside = 0): Vec {
  const { from, to } = line
  const length = lengthOf(line) || 1
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length]
  return { x: from.x + x * mm + y * aside, y: from.y + y * mm - x * aside }
}

/** Every distance from a ship to its enemies: to the part in its arc where there is one (RANGE-6), else all around, which is no shot. */
function distancesOf(
  catalog: Catalog,
  picture: Picture,
  ship: ShipPicture,
): readonly (Distance & { readonly shot: boolean })[] {
  const enemies = shipsInPlay(picture).filter(other => hostile(other, ship))
  return enemies.map(other => {
    const shot = inArc(catalog, picture, ship, other)
    return { ...(shot ?? apart(picture, ship, other)), shot: shot !== null }
  })
}

/** All measured lines: of the attack being shown, of the open decision, and those wished for from one ship. */
export function ruledOf(catalog: Catalog, picture: Picture, marks: Marks): readonly Ruled[] {
  const { ruler } = picture
  const found: Ruled[] = []
  for (const { from, to, band, tone } of marks.lines) {
    const key = `mark/${from.x}/${from.y}/${to.x}/${to.y}`
    const ink = tone === 'good' ? 'easy' : tone === 'bad' ? 'alarm' : tone === 'maybe' ? 'amber' : 'type'
    found.push({
      key,
      of: 'mark',
      line: { from, to },
      mm: lengthOf({ from, to }),
      band,
      look: 'whole',
      ink,
      opacity: 0.9,
    })
  }
  const subject = marks.overlays.includes('lines') ? subjectOf(picture, marks) : null
  const distances = subject ? distancesOf(catalog, picture, subject) : []
  for (const { from, to, line, mm, band, shot, obstructed: broken } of distances) {
    // The attack's own ruler lies there.
    if (ruler?.attacker === from && ruler.defender === to) continue
    const look = shot ? (broken ? 'broken' : 'whole') : 'dots'
    found.push({
      key: `line/${to}`,
      of: 'wish',
      line,
      mm,
      band,
      look,
      ink: shot ? 'amber' : 'type',
      opacity: shot ? 1 : 0.75,
    })
  }
  if (ruler) {
    const { from, to, band, opacity } = ruler
    const look = ruler.obstructed ? 'broken' : 'whole'
    found.push({
      key: 'ruler',
      of: 'attack',
      line: { from, to },
      mm: lengthOf(ruler),
      band,
      look,
      ink: 'amber',
      opacity,
    })
  }
  return found
}

/** Who can shoot whom, as arrows (ARC-4) with heads so many mm long: those that answer each other side by side, those of a ship one looks at strong. */
export function threatsOf(catalog: Catalog, picture: Picture, marks: Marks, head: number): readonly Threat[] {
  if (!marks.overlays.includes('threats')) return []
  const seen = sightings(catalog, picture)
  const looked = [marks.selected, marks.hovered].filter(id => seen.some(one => one.from === id || one.to === id))
  return seen.map(({ from, to, line, mm, band, obstructed: broken, bar }) => {
    const mutual = seen.some(other => other.from === to && other.to === from)
    const aside = mutual ? head / 2 : 0
    const side = picture.ships.find(ship => ship.id === from)?.side ?? 'first'
    const shifted = { from: along(line, 0, aside), to: along(line, mm, aside) }
    const faint = looked.length > 0 && !looked.includes(from) && !looked.includes(to)
    return { key: `${from}/${to}`, side, line: shifted, mm, band, obstructed: broken, bar, mutual, faint }
  })
}

/** The lines that an obstacle may lie in, as far as they are drawn: of shots, not of mere distances. */
function shotsOf(catalog: Catalog, picture: Picture, marks: Marks): readonly Segment[] {
  const ruled = ruledOf(catalog, picture, marks).filter(one => one.look !== 'dots' && one.opacity > 0.5)
  const seen = marks.overlays.includes('threats') ? sightings(catalog, picture) : []
  return [...ruled, ...seen].map(one => one.line)
}

/** Crosses on a line that an obstacle lies in stand 13 pixels apart, and never less than 10 mm. */
const stepOf = (pixel: number): number => Math.max(10, pixel * 13)

/** The obstacles that lie in a measured line, by the rules' own question about a ruler (OBST-11). */
export function crossedOf(catalog: Catalog, picture: Picture, marks: Marks, pixel: number): readonly Crossed[] {
  if (!marks.overlays.includes('obstruction')) return []
  const lines = shotsOf(catalog, picture, marks)
  const lies = (segment: Segment, polygon: readonly Vec[]) =>
    obstructed({ mm: 0, band: null, segments: [segment] }, [polygon])
  return obstaclesIn(picture).flatMap(({ id, polygon, presence }) => {
    if (presence <= 0.5) return []
    const through = lines.filter(line => lies(line, polygon))
    const crosses = through.flatMap(line => {
      const many = Math.ceil(lengthOf(line) / stepOf(pixel))
      const piece = lengthOf(line) / many
      const turn = turnOf(line)
      return Array.from({ length: many }, (_, n) => n * piece)
        .filter(mm => lies({ from: along(line, mm), to: along(line, mm + piece) }, polygon))
        .map(mm => ({ ...along(line, mm + piece / 2), turn }))
    })
    return through.length > 0 ? [{ id, polygon, crosses }] : []
  })
}

/** Whose firing arc is drawn, from where a move that is looked at would end, and how strongly: the order's ships, the attacker, or all. */
export function arcsOf(picture: Picture, marks: Marks): readonly { ship: ShipPicture; opacity: number }[] {
  const all = marks.overlays.includes('arcs')
  const strength = (ship: ShipPicture): number => {
    if (marks.arcs.includes(ship.id)) return 1
    if (all) return 0.75
    return picture.arc?.ship === ship.id ? picture.arc.opacity : 0
  }
  return shipsInPlay(picture).flatMap(ship => {
    const opacity = strength(ship)
    return opacity > 0 ? [{ ship: lookedAt(ship, picture, marks), opacity }] : []
  })
}

/** The ship around which rings of range, or the ends of its dial, are drawn; null: not wished, or nobody it could be. */
export function subjectFor(wish: 'bands' | 'templates', picture: Picture, marks: Marks): ShipPicture | null {
  const ship = marks.overlays.includes(wish) ? subjectOf(picture, marks) : null
  return ship && wish === 'bands' ? lookedAt(ship, picture, marks) : ship
}

/** All that is drawn on the mat for whoever measures, in the order in which it lies. */
export type Overlays = {
  readonly arcs: ReturnType<typeof arcsOf>
  /** The ship around which the ranges lie. */
  readonly ringed: ShipPicture | null
  readonly leads: readonly Lead[]
  readonly ends: readonly EndMark[]
  readonly isFaded: (end: EndMark) => boolean
  readonly ruled: readonly Ruled[]
  readonly threats: readonly Threat[]
  readonly crossed: readonly Crossed[]
}

/** The display list of a picture and its marks; `head`: the length of an arrow's head, mm. */
export const overlaysOf = (
  catalog: Catalog,
  picture: Picture,
  marks: Marks,
  pixel: number,
  head = headOf(pixel),
): Overlays => ({
  arcs: arcsOf(picture, marks),
  ringed: subjectFor('bands', picture, marks),
  leads: leadsOf(catalog, subjectFor('templates', picture, marks)),
  // The likeliest are drawn last, over all others.
  ends: marks.ends.toReversed(),
  isFaded: fadedEnds(marks),
  ruled: ruledOf(catalog, picture, marks),
  threats: threatsOf(catalog, picture, marks, head),
  crossed: crossedOf(catalog, picture, marks, pixel),
})
