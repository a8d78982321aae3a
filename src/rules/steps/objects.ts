/** Objects that come onto the mat in play, move there, go off and go; and what ships run into (CARD-2, OBST-6, TEAM-7). */
import {
  aheadOf,
  type Base,
  carryPolygon,
  EPS,
  extentOf,
  overlapsPolygon,
  type Pose,
  placePolygon,
  polygonGap,
  quantise,
  settle,
  templateEnd,
  travel,
  type Vec,
} from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import type { Spot } from '../decisions.ts'
import { openWindow } from '../effects.ts'
import type { EventOf } from '../events.ts'
import { blockersOf, kindOf, objectOf } from '../objects.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import type { Frame, GameState, ManoeuvreKey, MatObject, Ship, Side } from '../state.ts'
import { chassisOf, manoeuvre, otherBodies, shipOf } from '../values.ts'
import type { DropOption } from '../word.ts'
import { removeLock } from './tokens.ts'

/** The token of an id; throws for one that no content knows. */
function tokenOf({ catalog }: Game, id: string) {
  const token = catalog.tokens[id]
  if (!token) throw new Error(`no token ${id}`)
  return token
}

const liesInside = ({ mat }: GameState, polygon: readonly Vec[]): boolean =>
  polygon.every(({ x, y }) => Math.abs(x) <= mat.width / 2 + EPS && Math.abs(y) <= mat.height / 2 + EPS)

/** Whether a ship, or something else that blocks, lies where an outline would. */
function isBlocked(game: Game, polygon: readonly Vec[], except: string | null): boolean {
  return (
    otherBodies(game.catalog, game.state, null).some(body => overlapsPolygon(body, polygon)) ||
    blockersOf(game).some(other => other.id !== except && polygonGap(other.polygon, polygon) === 0)
  )
}

/** Where a ship may drop a token: wholly on the mat, under ships unless it blocks; nowhere if it has dropped one in this System phase. */
export function dropSpots(game: Game, ship: Ship, token: string, options: readonly DropOption[]): Spot[] {
  const { state, catalog } = game
  const { outline, what } = tokenOf(game, token)
  const dropped = state.objects.some(({ owner }) => owner?.ship === ship.id && owner.round === state.round)
  if (state.phase === 'system' && dropped) return []
  const reach = extentOf(outline, { x: 0, y: 0, heading: 0 })
  return options.flatMap(({ template, from, guides }): Spot[] => {
    const end = templateEnd(chassisOf(catalog, ship).base, ship.pose!, manoeuvre(template), from)
    const middle = aheadOf(end, guides === 'front' ? reach.front : reach.rear)
    const pose = quantise({ ...middle, heading: end.heading + (guides === 'front' ? 180 : 0) })
    const polygon = placePolygon(outline, pose)
    if (!liesInside(state, polygon)) return []
    if (kindOf(catalog, what).blocks && isBlocked(game, polygon, null)) return []
    return [{ id: guides === 'front' ? template : `${template} rear`, template, guides, pose, polygon }]
  })
}

/** Where something on the mat would move to, as a ship by its front guides; what blocks stops short of ships, and stays where only something else is in the way. */
export function moveSpots(
  game: Game,
  object: MatObject,
  templates: readonly ManoeuvreKey[],
): (Spot & { stopped: boolean })[] {
  const { x, y, heading, polygon } = object
  const from: Pose = { x, y, heading }
  const { front, rear, left, right } = extentOf(polygon, from)
  const base: Base = { length: front + rear, width: 2 * Math.max(left, right) }
  const shift = (front - rear) / 2
  const blocks = kindOf(game.catalog, object.kind).blocks === true
  return templates.map(template => {
    const path = travel(base, aheadOf(from, shift), manoeuvre(template))
    const end = blocks ? settle(path, otherBodies(game.catalog, game.state, null)) : null
    const there = quantise(aheadOf(end?.pose ?? path.end, -shift))
    const rests = blocks && isBlocked(game, carryPolygon(polygon, from, there), object.id)
    const pose = rests ? from : there
    const stopped = rests || (end?.blockers.overlapped.length ?? 0) > 0
    return { id: template, template, guides: 'front', pose, polygon: carryPolygon(polygon, from, pose), stopped }
  })
}

type Laying = {
  readonly token: string
  readonly pose: Pose
  readonly side: Side | null
  readonly ship: string | null
  readonly card: string | null
  readonly from: string | null
}

/** How many objects have been laid so far: what the setup laid has smaller numbers. */
const laidIn = ({ laid, objects }: GameState): number => laid ?? objects.length

/** Lays a token onto the mat in play. */
export function layObject(game: Game, { token, pose, side, ship, card, from }: Laying): void {
  const { state, catalog } = game
  const { outline, what: kind } = tokenOf(game, token)
  const { obstacle, fuse = 0, placing } = kindOf(catalog, kind)
  state.laid = laidIn(state) + 1
  const id = `${kind}-${state.laid}`
  const polygon = placePolygon(outline, pose)
  const object: MatObject = {
    id,
    kind,
    ship: null,
    ...pose,
    polygon,
    ...(side === null ? {} : { owner: { side, ship, round: state.round } }),
    ...(fuse === 0 ? {} : { fuse }),
  }
  state.objects = [...state.objects, object]
  const rules = ['CARD-2', ...placing]
  const by = from === null ? ship : null
  emit(game, {
    type: 'objectPlaced',
    object: id,
    kind,
    obstacle,
    side,
    ship: by,
    card,
    from,
    pose,
    polygon,
    fuse,
    rules,
  })
  openWindow(game, 'objectPlaced', { ship: shipInPlay(state, ship), object: id, kind })
}

const shipInPlay = ({ ships }: GameState, id: string | null): string | null =>
  ships.find(ship => ship.id === id)?.status === 'play' ? id : null

/** Puts something else in the place of an object. The lists of a state are never changed in place. */
function replaceObject({ state }: Game, object: MatObject, change: Partial<MatObject>): void {
  state.objects = state.objects.map(one => (one.id === object.id ? { ...one, ...change } : one))
}

/** Moves something on the mat; whose outline ends partly outside is removed, as a ship that flees (FLEE-1). */
export function moveTo(
  game: Game,
  object: MatObject,
  { template, pose, polygon, stopped }: Spot & { stopped: boolean },
): void {
  const { id, kind, x, y, heading } = object
  replaceObject(game, object, { ...pose, polygon })
  emit(game, {
    type: 'objectMoved',
    object: id,
    kind,
    manoeuvre: template,
    from: { x, y, heading },
    to: pose,
    polygon,
    stopped,
    rules: stopped ? ['CARD-2', 'OVERLAP-2'] : ['CARD-2'],
  })
  if (liesInside(game.state, polygon)) openWindow(game, 'objectPlaced', { ship: null, object: id, kind })
  else removeObject(game, object, 'left', ['FLEE-1'])
}

/** Takes something off the mat. */
export function removeObject(
  game: Game,
  { id, kind }: MatObject,
  why: EventOf<'objectRemoved'>['why'],
  rules: readonly string[] = ['CARD-2'],
): void {
  const { state } = game
  state.laid = laidIn(state)
  state.objects = state.objects.filter(one => one.id !== id)
  emit(game, { type: 'objectRemoved', object: id, kind, why, rules })
  for (const ship of state.ships) if (ship.lock?.target === id) removeLock(game, ship, 'left', ['ACTION-TL-7'])
}

/** Lays so many fuse markers onto something. */
export function setFuse(game: Game, object: MatObject, left: number): void {
  replaceObject(game, object, { fuse: left })
  emit(game, { type: 'fuseChanged', object: object.id, kind: object.kind, left, rules: ['CARD-2'] })
}

type DetonationFrame = Frame & { object: string; stage: 'bang' | 'gone' }

/** Something goes off: whoever listens speaks, it itself last, and then it is gone. */
const detonation = step<DetonationFrame>((game, frame) => {
  const object = objectOf(game.state, frame.object)
  if (!object || frame.stage === 'gone') {
    pop(game)
    if (object) removeObject(game, object, 'detonated')
    return
  }
  frame.stage = 'gone'
  const { id, kind, x, y, heading } = object
  emit(game, { type: 'objectDetonated', object: id, kind, pose: { x, y, heading }, rules: ['CARD-2'] })
  openWindow(game, 'objectDetonates', { ship: null, object: id, kind })
})

/** Sets something off. */
export const detonate = (game: Game, object: MatObject): void =>
  push<DetonationFrame>(game, { step: 'detonation', object: object.id, stage: 'bang' })

export type Met = { readonly object: string; readonly window: 'objectSwept' | 'objectOverlapped' }
type MeetFrame = Frame & { ship: string; met: Met[] }

/** What a ship ran into speaks, one after the other, as long as both are there. */
const meeting = step<MeetFrame>((game, frame) => {
  const next = frame.met.shift()
  if (!next || shipOf(game.state, frame.ship).status !== 'play') {
    pop(game)
    return
  }
  const object = objectOf(game.state, next.object)
  if (object) openWindow(game, next.window, { ship: frame.ship, object: object.id, kind: object.kind })
})

/** Lets speak what a ship ran into. */
export function meet(game: Game, ship: Ship, met: readonly Met[] = []): void {
  if (met.length > 0) push<MeetFrame>(game, { step: 'meeting', ship: ship.id, met: [...met] })
}

export const objectSteps: Record<string, Step> = { detonation, meeting }
