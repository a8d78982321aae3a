import { MathUtils, type PerspectiveCamera, Vector3 } from 'three'
import type { Take } from '../../playback/director/take.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { NO_INSETS } from '../part.ts'
import { cockpitShot, eyesOf, flightShot, followShot, headTurn, targetShot } from './aboard.ts'
import { comeAboard, keepClear, middleOf } from './clear.ts'
import { direction, type Shot } from './fit.ts'
import { createFreeFlight } from './free-flight.ts'
import { listenToHand, listenToStick } from './hand.ts'
import { type Led, ledBy } from './led.ts'
import { eyeOf, freeOf, halfHeight, inFree, setLens, type View } from './lens.ts'
import { createGliding, lookOf, shotFrom } from './look.ts'
import { sameMode, sameProposal, sameView, sameWanted } from './same.ts'
import { type CameraMode, heldBy, proposedShot, tableShot, topShot, type Wanted } from './shots.ts'
import { aboardOf, sightOf } from './sight.ts'
import { pull, rest, rests, type Spring } from './springs.ts'

export type { View } from './lens.ts'

/** Seconds in which the camera has come most of the way: slow for the film's, quick for the viewer's own wish. */
const GLIDE = { auto: 0.85, hurry: 0.3, own: 0.32, follow: 0.35, aboard: 0.4, head: 0.5 }
/** Degrees a pixel of the hand turns the camera; looking about it turns the other way, as if the world were held. */
const TURN = 0.28
const LOOK = 0.16
/** How far the camera may be from what it looks at, mm. */
const NEAR = { least: 110, most: 6000 }

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

/** Who leads `auto`: the director, where no question wants to be seen; null: the film's own proposals. */
const takeOf = ({ take = null, wanted }: RigFrame): Take | null =>
  wanted.frame.length === 0 && !wanted.whole ? take : null

/** Whether `auto` is led to the same by two frames. */
const sameLead = (a: RigFrame, b: RigFrame): boolean => {
  const take = takeOf(a)
  const other = takeOf(b)
  if (take?.start !== other?.start) return false
  return (take !== null || sameProposal(a.picture.camera, b.picture.camera)) && sameWanted(a.wanted, b.wanted)
}

export type Rig = {
  /** Brings the camera to the frame; true while it still glides. */
  update(mode: CameraMode, frame: RigFrame, dt: number): boolean
  /** Mm per pixel at the target. */
  pixel(): number
  azimuth(): number
  dispose(): void
}

/**
 * The camera: glides to shots, and gives way to the viewer's hand. A drag, pinch or wheel takes it over; in `auto` the film
 * gets it back with its next proposal, in the other modes when a mode is chosen. Aboard a ship the hand turns the head, on
 * the plan it moves and does not turn, in free flight it flies. The camera is never inside a model or below the mat.
 * `calm`: every move is a cut.
 */
export const createRig = (camera: PerspectiveCamera, element: HTMLElement, moved: () => void, calm: boolean): Rig => {
  const look = createGliding()
  const head: Spring[] = [0, 0].map(() => ({ value: 0, speed: 0 }))
  const flight = createFreeFlight()
  const turned = { around: 0, down: 0, zoom: 1 }
  let shown: Shot = shotFrom([0, 0, 0, 6, 0, 45, 24, 0])
  let mode: CameraMode = { kind: 'auto' }
  let view: View = { width: 1, height: 1, ...NO_INSETS }
  let picture: Picture | null = null
  let placed = false
  let byHand = false
  let before: RigFrame | null = null
  let aboard: string | null = null
  let settling: Shot | null = null
  const led: Led = ledBy(moved)

  const mmPerPixel = () => (2 * halfHeight(shown)) / freeOf(view).height
  /** The hand moves the look itself: the camera is the viewer's from now on. */
  const take = (change: (shot: Shot) => Shot) => {
    byHand = true
    const next = change(shown)
    next.target.clamp(new Vector3(-600, -20, -600), new Vector3(600, 200, 600))
    shown = next
    look.put(lookOf(shown))
    moved()
  }
  const slide = (shot: Shot, dx: number, dy: number): Shot => {
    // Over the mat, whichever way the camera leans.
    const back = direction(shot.azimuth, 90)
    const right = direction(shot.azimuth + 90, 90)
    const lean = Math.max(0.35, Math.cos(shot.polar * MathUtils.DEG2RAD))
    const scale = mmPerPixel()
    const target = shot.target
      .clone()
      .addScaledVector(right, -dx * scale)
      .addScaledVector(back, (-dy * scale) / lean)
    return { ...shot, target }
  }
  const stopHand = listenToHand(element, {
    turn: (dx, dy) => {
      if (mode.kind === 'cockpit') {
        turned.around = MathUtils.clamp(turned.around - dx * LOOK, -150, 150)
        turned.down = MathUtils.clamp(turned.down - dy * LOOK, -50, 50)
        moved()
      } else if (mode.kind === 'free') {
        flight.turn(-dx * LOOK, -dy * LOOK)
        moved()
      } else if (mode.kind === 'top') take(shot => slide(shot, dx, dy))
      else
        take(shot => ({
          ...shot,
          azimuth: shot.azimuth - dx * TURN,
          polar: MathUtils.clamp(shot.polar - dy * TURN, 0, 86),
        }))
    },
    move: (dx, dy) => {
      if (mode.kind === 'cockpit') return
      if (mode.kind === 'free') {
        flight.move(-dx * 0.8, dy * 0.8, 0)
        moved()
      } else take(shot => slide(shot, dx, dy))
    },
    zoom: (factor, x, y) => {
      if (factor === 1) return
      if (mode.kind === 'cockpit') {
        turned.zoom = MathUtils.clamp(turned.zoom / factor, 0.35, 1.5)
        moved()
      } else if (mode.kind === 'free') {
        flight.move(0, 0, Math.log(factor) * 320)
        moved()
      } else
        take(shot => {
          const distance = MathUtils.clamp(shot.distance / factor, NEAR.least, NEAR.most)
          const share = 1 - distance / shot.distance
          // What lies under the pointer stays there.
          const free = freeOf(view)
          const off = slide(shot, -(x - view.left - free.width / 2) * share, -(y - view.top - free.height / 2) * share)
          return { ...off, distance }
        })
    },
  })
  const { stick, stop: stopStick } = listenToStick(element, () => mode.kind === 'free', moved)

  /** The head of whoever is aboard turns to the target; true while it turns. */
  const turnHead = (now: Picture, id: string, dt: number): boolean => {
    const ship = now.ships.find(one => one.id === id)
    const target = now.ships.find(one => one.id === sightOf(now, id)) ?? null
    if (!ship) return false
    const { around, down } = headTurn(ship, target)
    let moving = false
    for (const [at, goal] of [around, down].entries()) {
      const spring = head[at]!
      if (calm || dt <= 0) rest(spring, goal)
      else pull(spring, goal, GLIDE.head, dt)
      if (rests(spring, goal, 0.02)) rest(spring, goal)
      else moving = true
    }
    return moving
  }

  const shotFor = (now: Picture, aspect: number, wanted: Wanted): Shot | null => {
    if (mode.kind === 'top') return topShot(aspect, wanted.home, now.mat)
    if (mode.kind === 'auto') return proposedShot(now.camera, now, aspect, { ...wanted, calm })
    if (mode.kind === 'follow' || mode.kind === 'target') {
      const ship = aboardOf(now, mode.ship, aboard)
      aboard = ship?.id ?? null
      if (!ship) return tableShot(aspect, wanted.home, now.mat)
      const sight = mode.kind === 'target' ? sightOf(now, ship.id) : null
      const target = now.ships.find(one => one.id === sight)
      return target ? targetShot(ship, target, aspect) : followShot(ship, aspect)
    }
    return placed ? settling : tableShot(aspect, wanted.home, now.mat)
  }
  /** Where a camera that comes from a cockpit, a plan or a flight may be taken in hand: not too near, low or steep. */
  const inHand = (): Shot => {
    const half = Math.max(halfHeight(shown), 110)
    const target = shown.target.clone().clamp(new Vector3(-500, 0, -500), new Vector3(500, 60, 500))
    const distance = half / Math.tan(12 * MathUtils.DEG2RAD)
    return { target, distance, azimuth: shown.azimuth, polar: MathUtils.clamp(shown.polar, 30, 74), fov: 24 }
  }

  const show = (shot: Shot, own: ShipPicture | null) => {
    shown = shot
    if (shot.flat || !picture) return setLens(camera, shot, view)
    const wish = eyeOf(shot)
    const eye = keepClear(own ? comeAboard(wish.clone(), eyesOf(own)) : wish.clone(), picture, own?.id)
    setLens(camera, shot, view, eye.distanceToSquared(wish) > 1e-6 ? eye : null)
  }

  /** Aboard a ship the camera is fixed to it: what it is off by when it comes aboard it loses on the way. */
  const ride = (now: Picture, changed: boolean, jump: boolean, dt: number): boolean => {
    const ship = mode.kind === 'cockpit' ? aboardOf(now, mode.ship, aboard) : null
    if (!ship) return false
    const boards = changed || ship.id !== aboard
    aboard = ship.id
    if (boards) Object.assign(turned, { around: 0, down: 0, zoom: 1 })
    const turning = turnHead(now, ship.id, boards ? 0 : dt)
    const [around, down] = head.map(spring => spring.value) as [number, number]
    const pose = { around: around + turned.around, down: down + turned.down }
    const goal = lookOf(cockpitShot(ship, pose, calm, turned.zoom))
    if (jump) look.put(goal)
    if (boards || jump) look.fix(goal)
    const coming = look.follow(goal, GLIDE.aboard, dt)
    show(shotFrom(look.now()), ship)
    return coming || turning
  }

  const soar = (now: Picture, changed: boolean, dt: number): boolean => {
    if (changed) {
      flight.begin(shown, now)
      look.fix(lookOf(flightShot(flight.pose)))
    }
    const moving = flight.fly(stick(), dt, calm, now)
    const goal = lookOf(flightShot(flight.pose))
    if (calm) look.put(goal)
    if (calm) look.fix(goal)
    const coming = look.follow(goal, GLIDE.own, dt)
    show(shotFrom(look.now()), null)
    return moving || coming
  }

  return {
    update: (nextMode, frame, dt) => {
      const changed = !before || !sameMode(nextMode, mode)
      // Who chooses the same mode again gets it back from the hand.
      if (!before || nextMode !== mode || (mode.kind === 'auto' && !sameLead(before, frame))) byHand = false
      const jump = !before || calm || !sameView(frame.view, view)
      before = frame
      picture = frame.picture
      view = frame.view
      mode = nextMode
      const free = freeOf(view)
      const aspect = free.width / free.height
      const { wanted } = frame
      const take = mode.kind === 'auto' ? takeOf(frame) : null
      if (changed) settling = mode.kind === 'orbit' && placed ? inHand() : null
      if (mode.kind === 'cockpit' && aboardOf(picture, mode.ship, aboard)) {
        const riding = ride(picture, changed, jump, dt)
        placed = true
        return riding
      }
      if (mode.kind === 'free') {
        // A flight needs somewhere to start.
        const starts = !placed
        if (starts) show(tableShot(aspect, wanted.home, picture.mat), null)
        placed = true
        return soar(picture, changed || starts, dt)
      }
      const { aloft = false, tray = true } = frame
      const told = take && !byHand ? led(take, picture, { aspect, home: wanted.home ?? 0, calm, aloft, tray }) : null
      if (told) {
        placed = true
        look.put(lookOf(told))
        show(told, null)
        return false
      }
      const shot = byHand ? null : shotFor(picture, aspect, wanted)
      if (!shot) {
        // By hand, or wherever it was: but a ship may have come too near.
        show(mode.kind === 'top' ? { ...shown, flat: true } : { ...shown, flat: false, roll: 0 }, null)
        return false
      }
      placed = true
      const goal = lookOf(shot)
      if (jump) look.put(goal)
      const held = mode.kind === 'auto' ? heldBy(picture.camera, wanted) : []
      const ships = picture.ships.filter(ship => held.includes(ship.id) && ship.presence > 0)
      const inside = inFree(
        camera,
        ships.map(ship => middleOf(ship)),
        view,
        0.94,
      )
      const time =
        mode.kind === 'auto'
          ? inside
            ? GLIDE.auto
            : GLIDE.hurry
          : mode.kind === 'top' || mode.kind === 'orbit'
            ? GLIDE.own
            : GLIDE.follow
      const gliding = jump ? false : look.glide(goal, time, dt)
      show({ ...shotFrom(look.now()), flat: shot.flat === true && !gliding }, null)
      return gliding
    },
    pixel: mmPerPixel,
    azimuth: () => shown.azimuth,
    dispose: () => {
      stopHand()
      stopStick()
    },
  }
}
