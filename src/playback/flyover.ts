/** A flight over a table on which nothing happens: a camera that goes from place to place, each shown for a while. */
import { cosDegrees, sinDegrees, type Vec } from '../geometry/index.ts'
import type { Take, Waypoint } from './director/take.ts'
import { type Marks, NO_MARKS } from './marks.ts'
import type { Picture } from './picture.ts'

/** What is lit at a place: parts of the mat, ships and tokens, by their ids. */
export type Light = {
  readonly zones: readonly (readonly Vec[])[]
  readonly ships: readonly string[]
  readonly tokens: readonly string[]
}

/** A stop of the flight: what is lit, how long it is shown, seconds; `whole`: the table is seen whole. */
export type Stop = { readonly lights: readonly Light[]; readonly seconds: number; readonly whole: boolean }

export type Flyover = {
  /** Seconds in all. */
  readonly duration: number
  /** Which stop is shown. */
  readonly at: number
  /** It has come to its end. */
  readonly over: boolean
  /** What is lit now; the same object while the stop is the same. */
  readonly marks: Marks
  picture(): Picture
  take(): Take
  /** Calls when another stop is shown, it is over, or it runs or rests. */
  subscribe(listener: () => void): () => void
  onTick(listener: () => void): () => void
  readonly moving: boolean
  tick(dt: number): boolean
  run(on: boolean): void
  /** To the beginning of a stop; behind the last one it is over. */
  go(stop: number): void
}

/** Where the camera looks from, stop by stop: degrees off the own edge and from straight above; of the whole table steeper. */
const ANGLES = [
  { turn: -14, polar: 57 },
  { turn: 26, polar: 57 },
  { turn: -30, polar: 60 },
  { turn: 18, polar: 50 },
] as const
const WHOLE = { turn: 0, polar: 46 } as const
/** How much of the mat around a lit ship or token is seen with it, mm. */
const ROOM = 115
/** How far the light around a lit token reaches, mm. */
const GLOW = 44
/** Longest step of a tick, seconds. */
const LONGEST = 0.5

const around = ({ x, y }: Vec): readonly Vec[] => [
  { x: x - ROOM, y },
  { x: x + ROOM, y },
  { x, y: y - ROOM },
  { x, y: y + ROOM },
]

/** What a camera must hold to show what is lit. */
function pointsOf({ ships, objects, mat }: Picture, { lights, whole }: Stop): readonly Vec[] {
  const lit = lights.flatMap(({ zones, ships: ids, tokens }) => [
    ...zones.flat(),
    ...ships.filter(({ id }) => ids.includes(id)).flatMap(({ pose }) => around(pose)),
    ...objects.filter(({ id }) => tokens.includes(id)).flatMap(({ pose }) => around(pose)),
  ])
  if (!whole && lit.length > 0) return lit
  const [w, h] = [mat.width / 2, mat.height / 2]
  return [-w, w].flatMap(x => [-h, h].map(y => ({ x, y })))
}

/** The light around a token. */
const glowOf = ({ x, y }: Vec): readonly Vec[] =>
  Array.from({ length: 32 }, (_, n) => n * 11.25).map(turn => ({
    x: x + GLOW * sinDegrees(turn),
    y: y + GLOW * cosDegrees(turn),
  }))

const marksOf = ({ objects }: Picture, { lights }: Stop): Marks => {
  const lit = objects.filter(({ id }) => lights.some(({ tokens }) => tokens.includes(id)))
  const zones = [...lights.flatMap(light => light.zones), ...lit.map(({ pose }) => glowOf(pose))]
  return {
    ...NO_MARKS,
    zone: zones.length > 0 ? zones.map(points => ({ points, tone: 'maybe' as const, bright: true as const })) : null,
    targets: lights.flatMap(({ ships }) => ships),
    struck: lights.flatMap(({ tokens }) => tokens),
  }
}

/** The flight over a table as it lies in a picture; it rests at its first stop until it is told to run. */
export function createFlyover(table: Picture, stops: readonly Stop[]): Flyover {
  const opening: Picture = { ...table, t: 0, phase: 'activation', caption: null, camera: { shot: 'table' } }
  const begins = stops.map((_, n) => stops.slice(0, n).reduce((sum, { seconds }) => sum + seconds, 0))
  const duration = stops.reduce((sum, { seconds }) => sum + seconds, 0)
  const way = stops.map((stop, n): Waypoint => {
    const angle = stop.whole ? WHOLE : ANGLES[n % ANGLES.length]!
    return { ...angle, points: pointsOf(opening, stop), start: begins[n]! }
  })
  const marks = stops.map(stop => marksOf(opening, stop))
  const take: Take = { kind: 'wide', ships: [], side: 1, manner: 'broadcast', start: 0, beat: 0, seed: 0, opening, way }
  const listeners = new Set<() => void>()
  const ticks = new Set<() => void>()
  let t = 0
  let at = 0
  let running = false
  let shown = opening
  const tell = (all: ReadonlySet<() => void>) => {
    for (const listener of [...all]) listener()
  }
  const to = (time: number) => {
    t = Math.min(duration, Math.max(0, time))
    shown = { ...opening, t }
    const before = at
    const over = t >= duration
    at = Math.max(
      0,
      begins.findLastIndex(start => start <= t),
    )
    if (at !== before || over) tell(listeners)
  }
  const hear = (all: Set<() => void>) => (listener: () => void) => {
    all.add(listener)
    return () => all.delete(listener)
  }
  return {
    duration,
    get at() {
      return at
    },
    get over() {
      return t >= duration
    },
    get marks() {
      return marks[at] ?? NO_MARKS
    },
    picture: () => shown,
    take: () => take,
    subscribe: hear(listeners),
    onTick: hear(ticks),
    get moving() {
      return running && t < duration
    },
    tick(dt) {
      if (running && t < duration) to(t + Math.min(dt, LONGEST))
      tell(ticks)
      return running && t < duration
    },
    run(on) {
      if (running === on) return
      running = on
      tell(listeners)
    },
    go(stop) {
      to(begins[stop] ?? duration)
      tell(ticks)
      tell(listeners)
    },
  }
}
