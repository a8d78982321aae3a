/** Executing a manoeuvre: along the template, back when bases overlap, off the mat when it flees (ACT-4, OVERLAP-*, FLEE-*). */
import {
  asFlown,
  type Bearing,
  corners,
  endsSideways,
  fledOver,
  freeSlides,
  type Manoeuvre,
  overlapsPolygon,
  type Path,
  type Polygon,
  polygonGap,
  type Settled,
  type Stops,
  settle,
  sweeps,
  travel,
} from '../geometry/index.ts'
import type { Catalog, Game } from './catalog.ts'
import { anyListens, escapeOf, ignoresObstacles, openWindow } from './effects.ts'
import { lateOf } from './later/late.ts'
import type { ObjectKind } from './object-kind.ts'
import { kindOf, looseOf, obstaclesOf } from './objects.ts'
import { emit } from './run.ts'
import { speaksIn } from './spoken.ts'
import type { Difficulty, Edge, ManoeuvreKey, MatObject, Ship } from './state.ts'
import { checkElimination, leave } from './steps/leave.ts'
import type { Met } from './steps/objects.ts'
import type { RuleId } from './text.ts'
import { bodyOf, chassisOf, manoeuvre, manoeuvreKey, otherBodies } from './values.ts'

/** What a ship ran into: whether it overlapped a ship, the obstacles it hit, whether its base lies on one of them. */
export type Moved = {
  readonly overlapped: boolean
  readonly obstacles: readonly string[]
  readonly onObstacle: boolean
  /** Whether obstacles cost it its action, where they say so themselves; left out: any that it hit does (OBST-7). */
  readonly skips?: boolean
  /** Of the ships that it overlapped those that it met first; left out where nothing hangs on that. */
  readonly first?: readonly string[]
  /** What lies there and has something to say to that, or of which somebody else has; left out: nothing. */
  readonly met?: readonly Met[]
}

/**
 * The obstacles that a ship hits on its way to s: those under the travelled part of the template or under its final base, nearest to
 * its start first (OBST-6, A-12). One that ignores them hits none, even if it lies on one of them.
 */
export function obstaclesHit(
  game: Game,
  ship: Ship,
  path: Path,
  s: number,
): Pick<Moved, 'obstacles' | 'onObstacle' | 'skips'> {
  const obstacles = obstaclesOf(game)
  if (obstacles.length === 0) return NOTHING_HIT
  const hits: { id: string; mm: number; base: boolean; own: ObjectKind['own'] }[] = []
  const start = corners({ base: path.base, pose: path.start })
  for (const { id, kind, polygon } of obstacles) {
    const { template, base } = sweeps(path, s, polygon)
    if (template || base) hits.push({ id, mm: polygonGap(start, polygon), base, own: kindOf(game.catalog, kind).own })
  }
  hits.sort((a, b) => a.mm - b.mm || (a.id < b.id ? -1 : 1))
  const ignored = hits.length > 0 && ignoresObstacles(game, ship)
  const found = { obstacles: ignored ? [] : hits.map(hit => hit.id), onObstacle: hits.some(hit => hit.base) }
  if (!hits.some(({ own }) => own)) return found
  return { ...found, skips: !ignored && hits.some(({ base, own }) => own?.skips !== 'on' || base) }
}

/**
 * What speaks when a ship goes over it by a manoeuvre, nearest to its start first, and when its base lies on it in the end. Of obstacles those
 * that were hit are asked alone.
 */
function metFlying(game: Game, ship: Ship, path: Path, s: number, hits: readonly string[]): Met[] {
  if (!meetingsSpeak(game)) return NOBODY_MET
  const near = [...obstaclesOf(game).filter(({ id }) => hits.includes(id)), ...looseOf(game)]
  if (near.length === 0) return NOBODY_MET
  const start = corners({ base: path.base, pose: path.start })
  const found = near
    .map(object => ({ object, ...sweeps(path, s, object.polygon) }))
    .filter(({ template, base }) => template || base)
    .map(hit => ({ ...hit, mm: polygonGap(start, hit.object.polygon) }))
  found.sort((a, b) => a.mm - b.mm || (a.object.id < b.object.id ? -1 : 1))
  return found.flatMap(({ object, base }) => heard(game, ship, object, base))
}

/** The same of an action that moved the ship over a template; `template`: what it is that tells whether that meets an outline. */
export function metOnTheWay(game: Game, ship: Ship, template: () => (polygon: Polygon) => boolean): Met[] {
  const loose = looseOf(game)
  if (loose.length === 0 || !meetingsSpeak(game)) return NOBODY_MET
  const body = bodyOf(game.catalog, ship)
  const over = template()
  return loose.flatMap(object => {
    const base = overlapsPolygon(body, object.polygon)
    return base || over(object.polygon) ? heard(game, ship, object, base) : []
  })
}

const NOBODY_MET: Met[] = []

/** Whether any card or object of the set has something to say to whoever runs into something. */
const meetingsSpeak = ({ catalog }: Game): boolean =>
  speaksIn(catalog, 'objectSwept') || speaksIn(catalog, 'objectOverlapped')

/** The windows about something that a ship ran into, in which anybody would speak. */
function heard(game: Game, ship: Ship, { id: object, kind }: MatObject, base: boolean): Met[] {
  const windows = base ? (['objectSwept', 'objectOverlapped'] as const) : (['objectSwept'] as const)
  return windows
    .filter(window => anyListens(game, window, { ship: ship.id, object, kind }))
    .map(window => ({ object, window }))
}

const NOTHING_HIT = { obstacles: [], onObstacle: false }

type Figure = { readonly turned: readonly RuleId[]; readonly cancelled: readonly RuleId[] }
const NO_FIGURE: Figure = { turned: [], cancelled: [] }
const LOOP: Figure = { turned: ['TFA-SLOOP-1'], cancelled: ['TFA-OVERLAP-1'] }
const ROLL: Figure = { turned: ['TFA-TALLON-1', 'TFA-TALLON-2'], cancelled: ['TFA-OVERLAP-2'] }
/** Only its heading is turned back, wherever it ends (GAUNT-SLIP-4). */
const SLIP: Figure = { turned: ['GAUNT-SLIP-3', 'GAUNT-SLIP-5'], cancelled: [] }

/** By which rules a manoeuvre is turned at its end, and is not where it overlaps a ship. */
const FIGURES: Readonly<Record<Bearing, Figure>> = {
  straight: NO_FIGURE,
  'bank-left': NO_FIGURE,
  'bank-right': NO_FIGURE,
  'turn-left': NO_FIGURE,
  'turn-right': NO_FIGURE,
  koiogran: { turned: [], cancelled: ['OVERLAP-6'] },
  'segnor-left': LOOP,
  'segnor-right': LOOP,
  'tallon-left': ROLL,
  'tallon-right': ROLL,
  stationary: { turned: ['SE-STATION-1'], cancelled: [] },
  'slip-bank-left': SLIP,
  'slip-bank-right': SLIP,
  'slip-turn-left': SLIP,
  'slip-turn-right': SLIP,
}

/** How far a manoeuvre of a ship may slide at its end, if that is a Tallon Roll; the least first, none where it cannot be rolled (TFA-OVERLAP-2). */
export const slidesOf = ({ catalog, state }: Game, ship: Ship, key: ManoeuvreKey): readonly number[] => {
  const { bearing, speed } = manoeuvre(key)
  if (!endsSideways(bearing)) return NO_SLIDES
  const path = travel(chassisOf(catalog, ship).base, ship.pose!, { bearing, speed })
  return freeSlides(path, otherBodies(catalog, state, ship.id), stopsOf(catalog))
}

/** Where Tallon Rolls may stop along the template's end (TFA-TALLON-2, SE-TALLON-1). */
export const stopsOf = ({ layer }: Pick<Catalog, 'layer'>): Stops => (layer?.rollsToThree ? 'three' : 'every-mm')

const NO_SLIDES: readonly number[] = []

/**
 * Moves a ship by a manoeuvre: the template of exactly that bearing and speed, no other side and no free choice (MOVE-1, MOVE-2),
 * turns it by 0°, 45°, 90° or 180° (MAN-3, MAN-4, MAN-5, MAN-6), or by what its figure adds (FIGURES). Only the final place counts, what is flown through does not
 * (THRU-1): of what lies there ships alone stop it (SE-OVERLAP-3), and overlapped ships neither move nor suffer (OVERLAP-4). On an obstacle it stays where it landed (OBST-9). It lets the
 * ship flee if its base ends partly outside (FLEE-1, FLEE-2). `slide`: where a Tallon Roll stops. Gives what it ran into.
 */
export function move(
  game: Game,
  ship: Ship,
  { bearing, speed, slide }: Manoeuvre & { readonly slide?: number | undefined },
  difficulty: Difficulty | null,
): Moved {
  const { state, catalog } = game
  const { base } = chassisOf(catalog, ship)
  const from = { ...ship.pose! }
  const way = travel(base, from, { bearing, speed })
  const end = settle(way, otherBodies(catalog, state, ship.id), slide, stopsOf(catalog))
  const path = asFlown(way, end)
  ship.pose = { ...end.pose }
  if (catalog.layer?.adjacency !== 'contact') touch(game, ship, from, end.blockers.touching)
  const overlapped = end.blockers.overlapped.length > 0
  const endTurnCancelled = end.endTurnCancelled ?? false
  const hit = obstaclesHit(game, ship, path, end.s)
  emit(game, {
    type: 'manoeuvreExecuted',
    ship: ship.id,
    manoeuvre: manoeuvreKey(bearing, speed),
    difficulty,
    from,
    to: { ...end.pose },
    s: end.s,
    length: path.length,
    overlapped: end.blockers.overlapped,
    touching: end.blockers.touching,
    obstacles: hit.obstacles,
    endTurnCancelled,
    ...(end.slide === undefined ? {} : { slide: end.slide }),
    rules: [
      'ACT-4',
      ...(endTurnCancelled ? [] : FIGURES[bearing].turned),
      ...(overlapped ? ['OVERLAP-1', 'OVERLAP-2', 'OVERLAP-3'] : []),
      ...(endTurnCancelled ? FIGURES[bearing].cancelled : []),
      ...(hit.obstacles.length > 0 ? ['OBST-6'] : []),
      ...(hit.onObstacle ? ['OBST-9'] : []),
    ],
  })
  flee(game, ship)
  const met = ship.status === 'play' ? metFlying(game, ship, path, end.s, hit.obstacles) : NOBODY_MET
  const first = overlapped && lateOf(game) ? { first: firstOf(end.blockers) } : {}
  return met.length > 0 ? { overlapped, ...hit, ...first, met } : { overlapped, ...hit, ...first }
}

/** Of the ships that a ship overlapped those that it met first: where it has come to rest against several, all of them. */
const firstOf = ({ overlapped, touching }: Settled['blockers']): readonly string[] =>
  touching.length > 0 ? touching : overlapped.slice(0, 1)

/** Who touches whom after a move: only ships overlapped on the way and in contact at the end (OVERLAP-7). */
function touch(
  game: Game,
  ship: Ship,
  from: { x: number; y: number; heading: number },
  touching: readonly string[],
): void {
  const { state } = game
  const pose = ship.pose!
  const moved = pose.x !== from.x || pose.y !== from.y || pose.heading !== from.heading
  if (moved) untouch(game, ship)
  for (const other of touching) {
    const pair: [string, string] = ship.id < other ? [ship.id, other] : [other, ship.id]
    if (!state.touching.some(known => known[0] === pair[0] && known[1] === pair[1])) state.touching.push(pair)
  }
  state.touching.sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : 1))
}

/** Ends every touching of a ship, as when its pose changes (OVERLAP-7). */
export function untouch(game: Game, ship: Ship): void {
  game.state.touching = game.state.touching.filter(pair => pair[0] !== ship.id && pair[1] !== ship.id)
}

/** The edge a ship flees over, if its base is partly outside: the deepest; on an equal depth not a player's edge (FLEE-1). */
export function fleeEdge(game: Game, ship: Ship): Edge | null {
  const { state } = game
  const body = bodyOf(game.catalog, ship)
  const out = fledOver(body.base, body.pose, state.mat)
  const deepest = out[0]
  if (!deepest) return null
  const homes = [state.sides.first.home, state.sides.second.home]
  const equal = out.filter(other => other.depth >= deepest.depth - 1e-6)
  return (equal.find(other => !homes.includes(other.edge)) ?? deepest).edge
}

function flee(game: Game, ship: Ship): void {
  const edge = fleeEdge(game, ship)
  if (!edge) return
  // Destroyed, unless the mission says otherwise (FLEE-2, CONFLICT-3).
  const rightly = escapeOf(game, ship, edge)
  const escaped = rightly !== null
  const pose = { ...ship.pose! }
  leave(game, ship, 'fled', !escaped)
  emit(game, {
    type: 'shipFled',
    ship: ship.id,
    side: ship.side,
    edge,
    escaped,
    pose,
    rules: rightly ? ['FLEE-1', 'MISSION-GEN-6', ...rightly.rules] : ['FLEE-1', 'FLEE-2'],
  })
  openWindow(game, 'shipFled', { ship: ship.id, edge, escaped })
  // Who has got away is not lost: what that means the mission says.
  if (!escaped) checkElimination(game)
}
