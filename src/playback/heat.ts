/** Where one side may fire, as a map of the mat: the attack dice to be expected at every place, and its contours. Pure; mm on the mat. */
import { contains, type Mat, type RangeBand, reachOf, type Vec } from '../geometry/index.ts'
import { type Contour, contour, type Heights } from './contours.ts'
import type { Fire } from './fire.ts'
import type { HeatLevel, HeatMark } from './marks.ts'

/** Between two points of the map, mm. */
const STEP = 12
/** From so many dice on a contour is drawn; the first is drawn around whatever is in reach at all. */
export const HEAT_STEPS = [0, 0.5, 1, 2, 3, 4, 6, 8] as const

/** Points in rows from the south-west corner of the mat: the dice to be expected at each, and from how many ships any. */
export type HeatMap = {
  readonly columns: number
  readonly rows: number
  readonly mat: Mat
  readonly dice: Float32Array
  readonly many: Uint8Array
}

/** A map on which nobody fires yet. */
export function blankHeat(mat: Mat): HeatMap {
  const columns = Math.ceil(mat.width / STEP) + 1
  const rows = Math.ceil(mat.height / STEP) + 1
  const size = columns * rows
  return { columns, rows, mat, dice: new Float32Array(size), many: new Uint8Array(size) }
}

/** Farther from its middle than this a base reaches nothing: range 3, and half a base. */
const reachFrom = ({ base }: Fire): number => 301 + (base.width + base.length) / 2

/** Adds what one ship may fire from; every pose counts alike. One of the map's slices: about a millisecond. */
export function addFire(map: HeatMap, fire: Fire): void {
  const { columns, rows, mat, dice, many } = map
  const [dx, dy] = [mat.width / (columns - 1), mat.height / (rows - 1)]
  const far = reachFrom(fire)
  const shares = fire.dice.map(value => value / fire.poses.length)
  const bears = new Uint8Array(dice.length)
  for (const pose of fire.poses) {
    const reach = reachOf(fire.base, pose, fire.arcs)
    const [left, right] = [pose.x - far, pose.x + far].map(x => (x + mat.width / 2) / dx)
    const [low, high] = [pose.y - far, pose.y + far].map(y => (y + mat.height / 2) / dy)
    const last = Math.min(columns - 1, Math.floor(right!))
    const top = Math.min(rows - 1, Math.floor(high!))
    for (let row = Math.max(0, Math.ceil(low!)); row <= top; row++) {
      const y = row * dy - mat.height / 2
      for (let column = Math.max(0, Math.ceil(left!)); column <= last; column++) {
        const band: 0 | RangeBand = reach(column * dx - mat.width / 2, y)
        if (band === 0) continue
        const at = row * columns + column
        dice[at]! += shares[band - 1]!
        bears[at] = 1
      }
    }
  }
  for (let at = 0; at < bears.length; at++) many[at]! += bears[at]!
}

/** Every point with a little of its neighbours: arcs that cross make no stairs, and lines lie calm. */
function calmed({ columns, rows, dice }: HeatMap): Float32Array {
  const mix = (from: Float32Array, step: number, along: (at: number) => number, last: number): Float32Array =>
    from.map((value, at) => {
      const place = along(at)
      const before = place > 0 ? from[at - step]! : value
      const after = place < last ? from[at + step]! : value
      return value / 2 + (before + after) / 4
    })
  const flat = mix(dice, 1, at => at % columns, columns - 1)
  return mix(flat, columns, at => Math.floor(at / columns), rows - 1)
}

/** A ring shorter than this is a speck that says nothing, one shorter than that has no room for a figure; mm. */
const SPECK = 110
const WORTH = 160
/** Places for a figure are so many, all around. */
const PLACES = 12
/** No figure stands nearer to the mat's edge, mm. */
const EDGE = 20

/** How long a ring is, and whether it goes round a hole: the area lies to the left of its way. */
function measured(ring: readonly Vec[]): { readonly length: number; readonly hole: boolean } {
  let length = 0
  let area = 0
  ring.forEach(({ x, y }, at) => {
    const next = ring[(at + 1) % ring.length]!
    length += Math.sqrt((next.x - x) * (next.x - x) + (next.y - y) * (next.y - y))
    area += x * next.y - next.x * y
  })
  return { length, hole: area < 0 }
}

/** The area on which a map is so high, without specks: islands that say nothing go under, holes as small are filled. */
export function cleared(map: Heights, level: number): Contour {
  const drawn = contour(map, level)
  const specks = drawn.rings.map(ring => ({ ring, ...measured(ring) })).filter(({ length }) => length < SPECK)
  if (specks.length === 0) return drawn
  // The shorter lies within the longer, where one does.
  specks.sort((a, b) => a.length - b.length)
  const { columns, rows, mat } = map
  const values = Float32Array.from(map.values)
  // A hair inwards: what lies on the mat's edge lies within the rings that run along it.
  const [dx, dy] = [mat.width / (columns - 1), mat.height / (rows - 1)].map(step => step * (1 - 1e-6))
  for (const { ring, hole } of specks)
    for (let at = 0; at < values.length; at++) {
      const [column, row] = [at % columns, Math.floor(at / columns)]
      if (contains(ring, (column - (columns - 1) / 2) * dx!, (row - (rows - 1) / 2) * dy!))
        values[at] = hole ? level : level - 1
    }
  return contour({ ...map, values }, level)
}

/** `area`: how many points of the map have so many dice. */
type Step = Omit<HeatLevel, 'ink'> & { readonly area: number }

/** One step of the map; null where nobody fires so much. `height`: where on the map its line runs. */
function levelOf(map: HeatMap, dice: Float32Array, from: number, height: number): Step | null {
  const { columns, rows, mat, many } = map
  const { rings, strips } = cleared(
    { columns, rows, mat, values: from === 0 ? many : dice },
    from === 0 ? 0.5 : Math.max(0.25, height),
  )
  const inside = ({ x, y }: Vec) => Math.abs(x) < mat.width / 2 - EDGE && Math.abs(y) < mat.height / 2 - EDGE
  const spots = rings
    .map(ring => ({ ring, ...measured(ring) }))
    .filter(({ hole, length }) => !hole && length >= WORTH)
    .map(({ ring }) =>
      Array.from({ length: PLACES }, (_, n) => ring[Math.floor((n * ring.length) / PLACES)]!).filter(inside),
    )
    .filter(places => places.length > 0)
  let area = 0
  for (const [at, value] of map.dice.entries()) if (from === 0 ? many[at]! > 0 : value >= from) area += 1
  return rings.length > 0 ? { dice: from, rings, strips, spots, area } : null
}

/** The map of what some ships may fire from, a small piece of work at a time, and in the end its steps, each within the one before. */
export function* drawHeat(fires: readonly Fire[], mat: Mat): Generator<void, HeatMark> {
  const map = blankHeat(mat)
  for (const fire of fires) {
    addFire(map, fire)
    yield
  }
  const dice = calmed(map)
  // Where all stand, dice are whole: a line runs in the middle between what is and what is not, on the edge of an arc.
  const whole = fires.every(({ stands }) => stands)
  const steps: Step[] = []
  for (const from of HEAT_STEPS) {
    const step = levelOf(map, dice, from, whole ? from - 0.5 : from)
    if (!step) break
    steps.push(step)
    yield
  }
  return { levels: parted(steps, whole) }
}

/** A step of which the next leaves less than this is not drawn: their lines would run side by side. */
const WORTH_A_LINE = 0.15
/** How strong all that can be reached is, and each step upon it. */
const REACH_INK = 0.05
const STEP_INK = 0.13

/**
 * The steps that can be told apart, each as strong as all those together that it stands for. As long as somebody flies the outline of all
 * that is in reach stays: beyond it nobody can fire.
 */
function parted(steps: readonly Step[], whole: boolean): readonly HeatLevel[] {
  const levels: HeatLevel[] = []
  let clear = 1
  for (const [at, { area, ...step }] of steps.entries()) {
    clear *= 1 - (step.dice === 0 ? REACH_INK : STEP_INK)
    const next = steps[at + 1]
    if (next && (whole || step.dice > 0) && next.area > (1 - WORTH_A_LINE) * area) continue
    levels.push({ ...step, ink: 1 - clear })
    clear = 1
  }
  return levels
}
