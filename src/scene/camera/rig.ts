/** Who leads the camera – film, director, ship or viewer –, and how it gets from one to the next. */
import type { PerspectiveCamera } from 'three'
import type { Take } from '../../playback/director/take.ts'
import type { Catalog } from '../../playback/measure.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { NO_INSETS } from '../part.ts'
import { eyesOf, followShot, targetShot } from './aboard.ts'
import { comeAboard, keepClear, middleOf } from './clear.ts'
import type { Shot } from './fit.ts'
import { AT_REST, type FlightKeys } from './flight-input.ts'
import { createFreeFlight, fly } from './free-flight.ts'
import { GRIPS } from './grips.ts'
import { ledBy } from './led.ts'
import { aspectOf, eyeOf, inFree, mmPerPixel, setLens, type View } from './lens.ts'
import { createGliding, type Look, lookOf, shotFrom } from './look.ts'
import type { PointerGestures } from './pointer-gestures.ts'
import { sameMode, sameProposal, sameView, sameWanted } from './same.ts'
import { createSeat } from './seat.ts'
import { type CameraMode, handy, heldBy, proposedShot, tableShot, topShot, type Wanted } from './shots.ts'
import { aboardOf, sightOf } from './sight.ts'

export type { View } from './lens.ts'

/** Seconds in which the camera has come most of the way: slow for the film's, quick for the viewer's own wish. */
const GLIDE = { auto: 0.85, hurry: 0.3, own: 0.32, follow: 0.35 }

/**
 * `take`: the director's, which leads `auto` where no question wants to be seen; `aloft`: every ship flies at its own height;
 * `tray`: false where no dice are shown.
 */
export type RigFrame = {
  readonly picture: Picture
  readonly view: View
  readonly wanted: Wanted
  readonly take?: Take | null
  readonly aloft?: boolean
  readonly tray?: boolean
}

/** Who leads `auto`: the director, where no question wants to be seen, or a way over the table; null: the film's own proposals. */
const takeOf = ({ take = null, wanted }: RigFrame): Take | null =>
  take?.way || (wanted.frame.length === 0 && !wanted.whole) ? take : null

/** Whether `auto` is led to the same by two frames. */
const sameLead = (a: RigFrame, b: RigFrame): boolean => {
  const take = takeOf(a)
  const other = takeOf(b)
  if (take?.start !== other?.start) return false
  return (take !== null || sameProposal(a.picture.camera, b.picture.camera)) && sameWanted(a.wanted, b.wanted)
}

/** `calm`: every move is a cut; `catalog`: what is printed of the ships that are followed; `flight`: the keys that fly a free camera. */
export type RigOptions = { readonly calm: boolean; readonly catalog: Catalog; readonly flight?: FlightKeys | undefined }

/** What a camera does now, and in which view. */
type Standing = { mode: CameraMode; shot: Shot; view: View }

export type Rig = {
  /** Brings the camera to the frame; true while it still glides. */
  update(mode: CameraMode, frame: RigFrame, dt: number): boolean
  /** Mm per pixel at the target. */
  pixel(): number
  azimuth(): number
  /** How far from the camera its target is, mm. */
  distance(): number
  dispose(): void
}

/** Where a mode wants the camera, which looks from `own` in the modes that have a ship; null: where it is. */
const shotFor = (
  mode: CameraMode,
  { picture, wanted }: RigFrame,
  aspect: number,
  own: ShipPicture | null,
  { calm, catalog }: RigOptions,
): Shot | null => {
  if (mode.kind === 'top') return topShot(aspect, wanted.home, picture.mat)
  if (mode.kind === 'auto') return proposedShot(picture.camera, picture, aspect, { ...wanted, calm })
  if (mode.kind !== 'follow' && mode.kind !== 'target') return null
  if (!own) return tableShot(aspect, wanted.home, picture.mat)
  const sight = mode.kind === 'target' ? sightOf(catalog, picture, own.id) : null
  const target = picture.ships.find(one => one.id === sight)
  return target ? targetShot(own, target, aspect) : followShot(own, aspect)
}

/** How long the camera glides to the shot of a mode; in `auto` it hurries while what it must show is not in the view. */
const glideOf = (mode: CameraMode, camera: PerspectiveCamera, { picture, wanted, view }: RigFrame): number => {
  if (mode.kind === 'top' || mode.kind === 'orbit') return GLIDE.own
  if (mode.kind !== 'auto') return GLIDE.follow
  const held = heldBy(picture.camera, wanted)
  const ships = picture.ships.filter(ship => held.includes(ship.id) && ship.presence > 0)
  const middles = ships.map(ship => middleOf(ship))
  return inFree(camera, middles, view, 0.94) ? GLIDE.auto : GLIDE.hurry
}

/** Brings a camera to a shot, beside what is in its way; `own`: out of whose cockpit it looks. */
const moveCamera = (camera: PerspectiveCamera, shot: Shot, view: View, picture: Picture, own: ShipPicture | null) => {
  if (shot.flat) return setLens(camera, shot, view)
  const wish = eyeOf(shot)
  const eye = keepClear(own ? comeAboard(wish.clone(), eyesOf(own)) : wish.clone(), picture, own?.id)
  setLens(camera, shot, view, eye.distanceToSquared(wish) > 1e-6 ? eye : null)
}

/**
 * The camera: glides to shots, and gives way to the viewer's hand. A drag, pinch or wheel takes it over; in `auto` the film
 * gets it back with its next proposal, in the other modes when a mode is chosen. Aboard a ship, on the plan and in free
 * flight the hand does other things (`grips.ts`). The camera is never inside a model or below the mat.
 */
export const createRig = (
  camera: PerspectiveCamera,
  gestures: PointerGestures,
  moved: () => void,
  options: RigOptions,
): Rig => {
  const { calm, catalog, flight: keys } = options
  const look = createGliding()
  const seat = createSeat(look, gestures, calm, catalog)
  const flight = createFreeFlight(gestures)
  const led = ledBy(moved)
  const leave = keys?.heed(moved)
  const now: Standing = {
    mode: { kind: 'auto' },
    shot: shotFrom([0, 0, 0, 6, 0, 45, 24, 0]),
    view: { width: 1, height: 1, ...NO_INSETS },
  }
  let before: RigFrame | null = null
  /** The camera is the viewer's: by a drag, or because a head or an eye is led that are always in the hand. */
  let byHand = false
  let inHand = false
  let aboard: string | null = null
  let settling: Shot | null = null

  let reached: Look = []
  const takeHold = () => {
    reached = look.now()
    gestures.hold(now.shot, now.mode.kind === 'top' ? GRIPS.plan : GRIPS.orbit, now.view, now.shot.fov)
  }
  gestures.onMove = moved
  // It finds the camera where it is: a head or an eye that flies is in it already, and so is what it has moved itself.
  gestures.onReach = () => {
    if (byHand || inHand || gestures.pulls) gestures.fit(now.view)
    else takeHold()
  }

  const show = (shot: Shot, picture: Picture, own: ShipPicture | null = null) => {
    now.shot = shot
    moveCamera(camera, shot, now.view, picture, own)
  }

  /** To the shot of a take, or gliding to that of the mode; or it stays in the hand. */
  const goOn = (frame: RigFrame, first: boolean, jump: boolean, dt: number): boolean => {
    const { picture, view, wanted, aloft = false, tray = true } = frame
    const { mode } = now
    const aspect = aspectOf(view)
    if (!byHand && gestures.pulls) {
      byHand = true
      // Where the camera has glided on since it was reached for, the hand goes on from where it is.
      if (look.now().some((value, at) => value !== reached[at])) takeHold()
    }
    const take = mode.kind === 'auto' && !byHand ? takeOf(frame) : null
    const told = take && led(take, picture, { aspect, home: wanted.home ?? 0, calm, aloft, tray })
    if (told) {
      look.put(lookOf(told))
      show(told, picture)
      return false
    }
    const own = 'ship' in mode && !byHand ? aboardOf(picture, mode.ship, aboard) : null
    if (own) aboard = own.id
    const start = first ? tableShot(aspect, wanted.home, picture.mat) : settling
    if (byHand) {
      now.shot = { ...now.shot, ...gestures.held() }
      look.put(lookOf(now.shot))
    }
    const shot = byHand ? null : (shotFor(mode, frame, aspect, own, options) ?? start)
    if (!shot) {
      // By hand, or wherever it was: but a ship may have come too near.
      show(mode.kind === 'top' ? { ...now.shot, flat: true } : { ...now.shot, flat: false, roll: 0 }, picture)
      return byHand && gestures.moving
    }
    const goal = lookOf(shot)
    if (jump) look.put(goal)
    const gliding = !jump && look.glide(goal, glideOf(mode, camera, frame), dt)
    show({ ...shotFrom(look.now()), flat: shot.flat === true && !gliding }, picture)
    return gliding
  }

  const update = (mode: CameraMode, frame: RigFrame, dt: number): boolean => {
    const { picture, view } = frame
    const first = before === null
    const changed = first || !sameMode(mode, now.mode)
    // Who chooses the same mode again gets it back from the hand.
    const pilot = mode.kind === 'cockpit' ? aboardOf(picture, mode.ship, aboard) : null
    const leads = pilot !== null || mode.kind === 'free'
    const back = !before || mode !== now.mode || (mode.kind === 'auto' && !sameLead(before, frame))
    if ((byHand && back) || (inHand && !leads)) gestures.letGo()
    if (back) byHand = false
    inHand = leads
    const jump = first || calm || !sameView(view, now.view)
    before = frame
    now.mode = mode
    now.view = view
    if (changed) settling = mode.kind === 'orbit' && !first ? handy(now.shot) : null
    if (pilot) {
      const boards = changed || pilot.id !== aboard
      aboard = pilot.id
      const riding = seat.ride(pilot, picture, view, boards, jump, dt)
      show(shotFrom(look.now()), picture, pilot)
      return riding
    }
    if (mode.kind === 'free') {
      // A flight needs somewhere to start.
      if (first) show(tableShot(aspectOf(view), frame.wanted.home, picture.mat), picture)
      const moving = fly(
        flight,
        look,
        { input: keys?.input() ?? AT_REST, picture, view, calm, begins: changed ? now.shot : null },
        dt,
      )
      show(shotFrom(look.now()), picture)
      return moving
    }
    return goOn(frame, first, jump, dt)
  }

  return {
    update,
    pixel: () => mmPerPixel(now.shot, now.view),
    azimuth: () => now.shot.azimuth,
    distance: () => now.shot.distance,
    dispose: () => {
      gestures.onMove = gestures.onReach = () => {}
      leave?.()
    },
  }
}
