/** Every sound there is, by name: how it is made, and in how many kinds so that the ear does not hear the same one twice. */
import type { CueKind } from '../../playback/cues.ts'
import {
  arrive,
  bed,
  engineHowl,
  engineRoar,
  engineScream,
  engineShuttle,
  engineSurge,
  flybyHowl,
  flybyRoar,
  hall,
  leave,
} from './flight.ts'
import { crit, explosion, hull, scrape, shield } from './hits.ts'
import { laserBark, laserCrack, laserRing, laserShriek, torpedo } from './lasers.ts'
import { levelled } from './loudness.ts'
import { defeat, lock, roundStart, victory } from './signals.ts'
import { card, dialClick, dialReveal, dice, diceStop, press, refuse, toggle, token } from './table.ts'

export type Recipe = {
  /** Samples at `RATE` a second, a pure function of the seed. */
  readonly make: (seed: number) => Float32Array<ArrayBuffer>
  /** So many of it are kept. */
  readonly variants: number
  /** The loudness of its loudest tenth of a second in the middle of the table, dB (see `loudest`). */
  readonly loud: number
}

/** Sounds heard for a cue; engines and ships that go by are of their make. */
type Cued = Exclude<CueKind, 'engine' | 'flyby'>
/** Sounds of the interface. */
const CLICKS = ['press', 'toggle', 'refuse'] as const
export type Click = (typeof CLICKS)[number]
/** Sounds without an end. */
export const LOOPS = ['engineRoar', 'engineHowl', 'engineShuttle', 'engineSurge', 'engineScream', 'bed'] as const
export type Loop = (typeof LOOPS)[number]
export type SoundName = Cued | Click | Loop | 'flybyRoar' | 'flybyHowl'

/** In the order in which they are wanted: what a first minute needs comes first. */
export const SOUNDS: Readonly<Record<SoundName, Recipe>> = {
  press: { make: press, variants: 1, loud: -33 },
  toggle: { make: toggle, variants: 1, loud: -32 },
  refuse: { make: refuse, variants: 1, loud: -29 },
  token: { make: token, variants: 3, loud: -25 },
  roundStart: { make: roundStart, variants: 1, loud: -24 },
  bed: { make: bed, variants: 1, loud: -45 },
  dialClick: { make: dialClick, variants: 3, loud: -28 },
  dialReveal: { make: dialReveal, variants: 2, loud: -26 },
  engineRoar: { make: engineRoar, variants: 1, loud: -23 },
  flybyRoar: { make: flybyRoar, variants: 2, loud: -21 },
  engineHowl: { make: engineHowl, variants: 1, loud: -24 },
  flybyHowl: { make: flybyHowl, variants: 2, loud: -21 },
  dice: { make: dice, variants: 3, loud: -21 },
  diceStop: { make: diceStop, variants: 4, loud: -23 },
  laserRing: { make: laserRing, variants: 3, loud: -16 },
  laserShriek: { make: laserShriek, variants: 3, loud: -16.5 },
  lock: { make: lock, variants: 1, loud: -23 },
  card: { make: card, variants: 2, loud: -26 },
  shield: { make: shield, variants: 2, loud: -18 },
  hull: { make: hull, variants: 3, loud: -16 },
  crit: { make: crit, variants: 2, loud: -13 },
  explosion: { make: explosion, variants: 2, loud: -11 },
  torpedo: { make: torpedo, variants: 2, loud: -17 },
  scrape: { make: scrape, variants: 2, loud: -20 },
  engineShuttle: { make: engineShuttle, variants: 1, loud: -23 },
  arrive: { make: arrive, variants: 1, loud: -17 },
  leave: { make: leave, variants: 1, loud: -17 },
  victory: { make: victory, variants: 1, loud: -16 },
  defeat: { make: defeat, variants: 1, loud: -17 },
  engineSurge: { make: engineSurge, variants: 1, loud: -23 },
  engineScream: { make: engineScream, variants: 1, loud: -24 },
  laserCrack: { make: laserCrack, variants: 3, loud: -16 },
  laserBark: { make: laserBark, variants: 3, loud: -16.5 },
}

/** The samples of one variant of a sound. */
export function samplesOf(name: SoundName, variant: number): Float32Array<ArrayBuffer> {
  const { make, loud } = SOUNDS[name]
  return levelled(make(variant * 7919 + 11), loud)
}

/** The hall's answer for the left and the right ear. */
export function hallOf(): readonly [Float32Array<ArrayBuffer>, Float32Array<ArrayBuffer>] {
  return [hall(5), hall(6)]
}
