/** How a cue is played: which sound, how fast, how loud, how long; and which of many are played at all. Plain functions. */
import { lookOf } from '../looks/index.ts'
import type { Cue, CueKind } from '../playback/cues.ts'
import type { Bus } from './buses.ts'
import type { SoundName } from './synth/sounds.ts'

type Manner = {
  readonly bus: Bus
  /** How much of it the hall answers, 0 … 1. */
  readonly hall: number
  /** Real seconds between two of the kind; what comes sooner is left out. */
  readonly spacing: number
  /** How many of the kind may sound at once. */
  readonly most: number
  /** What is kept when there is too much: the higher stays. */
  readonly rank: number
  /** From this speed of the film on it is left out. */
  readonly until: number
  /** It fills its cue: played faster or slower as the film is, and over with it. */
  readonly fits?: true
  /** It is joined in the middle by a viewer who comes late. */
  readonly joined?: true
}

const manner = (bus: Bus, hall: number, spacing: number, most: number, rank: number, until: number): Manner => ({
  bus,
  hall,
  spacing,
  most,
  rank,
  until,
})

/** Of every kind but engines, which are loops. Nothing shorter than a tenth of a second follows itself at once, but shots and dice. */
export const MANNERS: Readonly<Record<Exclude<CueKind, 'engine'>, Manner>> = {
  flyby: { ...manner('engines', 0.25, 0.25, 3, 4, 9), fits: true, joined: true },
  laserRing: manner('effects', 0.22, 0.06, 5, 6, 9),
  laserShriek: manner('effects', 0.22, 0.06, 5, 6, 9),
  laserCrack: manner('effects', 0.22, 0.06, 5, 6, 9),
  laserBark: manner('effects', 0.22, 0.06, 5, 6, 9),
  torpedo: { ...manner('effects', 0.3, 0.08, 3, 7, 9), fits: true, joined: true },
  shield: manner('effects', 0.25, 0.07, 3, 7, 9),
  hull: manner('effects', 0.25, 0.07, 3, 7, 9),
  crit: manner('effects', 0.3, 0.1, 2, 8, 9),
  explosion: { ...manner('effects', 0.4, 0.12, 3, 9, 9), joined: true },
  dice: { ...manner('effects', 0.05, 0.15, 2, 5, 9), fits: true },
  diceStop: manner('effects', 0.05, 0.03, 4, 3, 3),
  dialClick: manner('effects', 0.04, 0.07, 2, 2, 3),
  dialReveal: manner('effects', 0.06, 0.1, 2, 4, 5),
  token: manner('effects', 0.05, 0.07, 3, 3, 5),
  lock: manner('effects', 0.1, 0.2, 2, 5, 9),
  card: manner('effects', 0.05, 0.1, 2, 3, 5),
  scrape: { ...manner('effects', 0.2, 0.15, 2, 6, 9), fits: true },
  arrive: { ...manner('engines', 0.35, 0.15, 3, 6, 9), fits: true, joined: true },
  leave: { ...manner('engines', 0.3, 0.2, 2, 6, 9), fits: true, joined: true },
  victory: { ...manner('effects', 0.3, 1, 1, 10, 9), joined: true },
  defeat: { ...manner('effects', 0.3, 1, 1, 10, 9), joined: true },
  roundStart: manner('effects', 0.35, 0.4, 1, 5, 9),
}

/** The sound of a cue; a ship that goes by sounds as its chassis does, and like some other where nobody knows it. */
export function soundOf(kind: Exclude<CueKind, 'engine'>, chassis: string | undefined): SoundName {
  if (kind !== 'flyby') return kind
  return chassis === undefined ? 'flybyRoar' : lookOf(chassis).sounds.flyby
}

export type Rendering = {
  readonly variant: number
  /** How fast the samples run: 1 as they were made. */
  readonly rate: number
  readonly gain: number
  /** Real seconds after which it fades; null: when it has ended. */
  readonly seconds: number | null
  /** Where in the sample it starts, seconds. */
  readonly offset: number
}

/** In slow motion things sound heavier; a faster film is left at its pitch. */
const pace = (speed: number): number => (speed < 1 ? Math.max(0.6, 0.4 + 0.6 * Math.sqrt(speed)) : 1)

/**
 * How a cue is played of a sound that lasts `natural` seconds and has `variants`, at a film speed, `late` seconds of film after
 * its start. Twins are told apart by the cue's seed: another variant, and a hair of pitch.
 */
export function renderingOf(
  cue: Cue,
  sound: { readonly natural: number; readonly variants: number },
  speed: number,
  late = 0,
): Rendering {
  const kind = cue.kind === 'engine' ? 'flyby' : cue.kind
  const { fits } = MANNERS[kind]
  const whole = cue.duration / speed
  const hair = 1 + (((cue.seed >>> 8) % 1000) / 1000 - 0.5) * 0.05
  // Dice keep their pitch however fast they are thrown: a die is as large as it is.
  const stretch = fits && kind !== 'dice' ? sound.natural / Math.max(0.05, whole) : pace(speed)
  const rate = Math.max(0.7, Math.min(1.4, stretch)) * hair
  return {
    variant: (cue.seed >>> 0) % sound.variants,
    rate,
    gain: cue.gain,
    seconds: fits ? Math.max(0.06, whole - late / speed) : null,
    offset: Math.min(sound.natural, (late / speed) * rate),
  }
}

/** A sound that is being heard: its kind and the real second at which it started. */
export type Sounding = { readonly kind: CueKind; readonly started: number; readonly rank: number }

/** More than this and nobody hears the single sound. */
export const MOST_VOICES = 20

/**
 * Whether a cue of a kind may start now, beside what sounds: null: no; otherwise those that must make room for it (mostly
 * none). `last` is when one of its kind started last.
 */
export function admission<S extends Sounding>(
  kind: Exclude<CueKind, 'engine'>,
  now: number,
  speed: number,
  sounding: readonly S[],
  last: number,
): readonly S[] | null {
  const { spacing, most, rank, until } = MANNERS[kind]
  if (speed >= until || now - last < spacing) return null
  const oldest = (list: readonly S[]): S => list.reduce((a, b) => (b.started < a.started ? b : a))
  const alike = sounding.filter(one => one.kind === kind)
  const leaving = alike.length >= most ? [oldest(alike)] : []
  if (sounding.length - leaving.length < MOST_VOICES) return leaving
  const lowest = sounding.reduce((least, one) => Math.min(least, one.rank), Number.POSITIVE_INFINITY)
  if (lowest > rank) return null
  return [...leaving, oldest(sounding.filter(one => one.rank === lowest))]
}
