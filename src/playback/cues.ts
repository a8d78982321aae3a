/**
 * What a film sounds like, as plain data: each beat says what is heard in it and when. Who plays sounds reads the cues
 * that start between two moments, or those of a Picture when it enters the film in the middle.
 */
import type { Vec } from '../geometry/index.ts'
import type { ShipId } from '../rules/index.ts'
import type { Picture } from './picture.ts'
import { scatter, shipIn } from './tools.ts'

/** Everything that can be heard. */
export const CUE_KINDS = [
  'engine',
  'flyby',
  'laserRing',
  'laserShriek',
  'laserCrack',
  'laserBark',
  'torpedo',
  'shield',
  'hull',
  'crit',
  'explosion',
  'dice',
  'diceStop',
  'dialClick',
  'dialReveal',
  'token',
  'lock',
  'card',
  'scrape',
  'arrive',
  'leave',
  'victory',
  'defeat',
  'roundStart',
] as const
export type CueKind = (typeof CUE_KINDS)[number]

/** One sound. It starts and ends within its beat; what rings on after that is the sound's own business. */
export type Cue = {
  readonly kind: CueKind
  /** Film time when it starts, seconds. */
  readonly at: number
  /** Seconds of film. */
  readonly duration: number
  /** How loud beside others of its kind, 0 … 1. */
  readonly gain: number
  /** Where on the mat, mm; null: everywhere. */
  readonly where: Vec | null
  /** Whose sound it is: it moves with that ship. */
  readonly ship: ShipId | null
  /** A whole number of its own: sounds of one kind need not be alike. */
  readonly seed: number
}

/** A sound as a beat declares it: `at` seconds after the beat's start; a ship's place is filled in. */
export type Heard = Pick<Cue, 'kind' | 'at' | 'duration'> & Partial<Pick<Cue, 'gain' | 'where' | 'ship'>>

/** Cues of a beat from `start` on that takes `duration` seconds: in order, held within it, each with a place and a seed. */
export function cuesOf(
  heard: readonly Heard[],
  beat: {
    readonly start: number
    readonly duration: number
    readonly seed: number
    readonly before: Picture
    readonly after: Picture
  },
): Cue[] {
  const end = beat.start + beat.duration
  const made = heard.flatMap(({ kind, at, duration, gain = 1, ship = null, where }, index): Cue[] => {
    const from = beat.start + Math.max(0, at)
    if (from >= end) return []
    const pose = ship === null ? undefined : (shipIn(beat.before, ship) ?? shipIn(beat.after, ship))?.pose
    return [
      {
        kind,
        at: from,
        duration: Math.max(0, Math.min(duration, end - from)),
        gain: Math.max(0, Math.min(1, gain)),
        where: where ? { x: where.x, y: where.y } : pose ? { x: pose.x, y: pose.y } : null,
        ship,
        seed: scatter(beat.seed, 977 + index),
      },
    ]
  })
  return made
    .map((cue, index) => ({ cue, index }))
    .sort((a, b) => a.cue.at - b.cue.at || a.index - b.index)
    .map(({ cue }) => cue)
}

/** The cues that can be heard at film time t, of a list of them. */
export function audible(cues: readonly Cue[], t: number): readonly Cue[] {
  const now = cues.filter(cue => cue.at <= t && t < cue.at + cue.duration)
  return now.length > 0 ? now : SILENCE
}

/** No sound: one list for all pictures without any. */
export const SILENCE: readonly Cue[] = []

/** A token, a card or a base is put on the table `at` seconds into the beat. */
export function tap(kind: 'token' | 'card' | 'lock' | 'shield', at: number, ship: ShipId | null, gain = 1): Heard {
  return { kind, at, duration: 0.3, ship, gain }
}
