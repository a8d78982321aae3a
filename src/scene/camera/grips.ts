/** What drag, pinch and wheel do in each camera mode, and how far each goes. */
import { Box3, Vector3 } from 'three'
import { FLOOR } from './clear.ts'

/** How the hand holds something: what a drag does to it, and how far that goes. Mm and degrees. */
export type Grip = {
  /** What one finger or the left button does; with Shift, and with another button, it slides. */
  readonly one: 'turn' | 'slide'
  readonly slides: 'SCREEN_PAN' | 'TRUCK' | 'NONE'
  readonly two: 'TOUCH_DOLLY_SCREEN_PAN' | 'TOUCH_DOLLY_TRUCK' | 'TOUCH_DOLLY'
  /** Degrees that a pixel turns, through a field of so many. */
  readonly turn: (fov: number) => number
  /** Mm that a pixel slides; null: as much as it covers. */
  readonly slide: number | null
  /** Whether the wheel draws to what is under the pointer. */
  readonly toCursor: boolean
  /** The wheel moves the place itself, along the look. */
  readonly flies: boolean
  readonly distance: readonly [least: number, most: number]
  readonly polar: readonly [least: number, most: number]
  /** To either side. */
  readonly around: number
  /** Where the place may be. */
  readonly room: Box3
}

/** How far from the middle of the table an eye that flies may be, mm. */
const FAR = 1700
/** How far from an eye that flies the hand holds it, mm: by the wheel it flies a share of that. */
const ARM = 320

/** What is looked at lies over the table; it keeps its height by itself. */
const TABLE = new Box3(new Vector3(-600, -FAR, -600), new Vector3(600, FAR, 600))

const orbit: Grip = {
  one: 'turn',
  slides: 'SCREEN_PAN',
  two: 'TOUCH_DOLLY_SCREEN_PAN',
  turn: () => 0.28,
  slide: null,
  toCursor: true,
  flies: false,
  distance: [110, 6000],
  polar: [0, 86],
  around: Number.POSITIVE_INFINITY,
  room: TABLE,
}

/** Degrees a pixel looks about, through a window of 40°: as if the world were held. */
const LOOK = 0.16

export const GRIPS = {
  /** A camera goes around what it looks at. */
  orbit,
  /** A plan is moved and never turned. */
  plan: { ...orbit, one: 'slide' },
  /** A pilot's head: straight ahead at 0 and 90; the distance is how far the window is opened. */
  head: {
    ...orbit,
    slides: 'NONE',
    two: 'TOUCH_DOLLY',
    turn: () => LOOK,
    toCursor: false,
    distance: [0.35, 1.5],
    polar: [40, 140],
    around: 150,
  },
  /** An eye that flies: the place is the eye, seen from behind along its look. */
  flight: {
    ...orbit,
    slides: 'TRUCK',
    two: 'TOUCH_DOLLY_TRUCK',
    turn: fov => (-LOOK * fov) / 40,
    slide: 0.8,
    toCursor: false,
    flies: true,
    distance: [ARM, ARM],
    polar: [1, 170],
    room: new Box3(new Vector3(-FAR, FLOOR, -FAR), new Vector3(FAR, FAR, FAR)),
  },
} as const satisfies Record<string, Grip>

/** A notch of the wheel, a hundred pixels, draws a seventh nearer. */
export const wheelSpeed = 0.88

/** What a hand holds: a place, and how it is seen from afar; mm and degrees, as in a shot. */
export type Held = {
  readonly target: Vector3
  readonly distance: number
  readonly azimuth: number
  readonly polar: number
}

/** An eye that flies, as the hand holds it. */
export const heldEye = (target: Vector3, azimuth: number, polar: number): Held => ({
  target,
  distance: ARM,
  azimuth,
  polar,
})
