/** What each quality draws, and how much of it a slow or bare machine is spared. */
import type { Means } from './machine.ts'
import type { Relief } from './pace.ts'
import type { Quality } from './part.ts'

/** What a quality costs: pixels, shadows, smoothing, light that spills, and the size of what is painted at start-up. */
export type Settings = {
  readonly dpr: number
  readonly shadow: number
  readonly antialias: boolean
  readonly bloom: boolean
  /** Fire and smoke end softly where they meet a hull. */
  readonly soft: boolean
  /** How many events at a time light what is near them. */
  readonly flares: number
  readonly mat: number
  readonly cards: number
  /** Whether models wear their maps whole, or as small as they come first. */
  readonly wholeMaps: boolean
  /** How many stars there are around a battle in space. */
  readonly stars: number
  /** Texels along an edge of what ships mirror of the room, 0: nothing. Without a graphics card large ones take seconds. */
  readonly mirrored: number
  /** Samples along a slanting texture: dear without a graphics card. */
  readonly anisotropy: number
}

const LOW: Settings = {
  dpr: 1,
  shadow: 0,
  antialias: false,
  bloom: false,
  soft: false,
  flares: 0,
  mat: 1024,
  cards: 1024,
  wholeMaps: false,
  stars: 24_000,
  mirrored: 64,
  anisotropy: 1,
}
const MED: Settings = {
  dpr: 1.5,
  shadow: 1024,
  antialias: true,
  bloom: false,
  soft: true,
  flares: 4,
  mat: 2048,
  cards: 2048,
  wholeMaps: true,
  stars: 60_000,
  mirrored: 256,
  anisotropy: 4,
}
const HIGH: Settings = {
  dpr: 2,
  shadow: 2048,
  antialias: true,
  bloom: true,
  soft: true,
  flares: 4,
  mat: 2048,
  cards: 2048,
  wholeMaps: true,
  stars: 60_000,
  mirrored: 256,
  anisotropy: 16,
}

/**
 * The settings of a quality on a screen of that pixel ratio. `auto` begins with everything and is eased by what it measures; on a machine
 * without a graphics card what is painted at start-up is that of the least. What needs brightness beyond white is left out where none can be drawn.
 */
export const settingsOf = (quality: Quality | 'auto', screen: number, { bare, floats }: Means): Settings => {
  const settings = quality === 'auto' ? (bare ? LOW : HIGH) : { low: LOW, med: MED, high: HIGH }[quality]
  // A room is mirrored by hundreds of samples to a texel: without a card that is the better part of a second before the first picture.
  const dark = !floats || (bare && settings === LOW)
  return {
    ...settings,
    dpr: Math.min(settings.dpr, screen),
    bloom: settings.bloom && floats,
    mirrored: dark ? 0 : settings.mirrored,
  }
}

/** The settings as far as a relief leaves them; what is painted once stays as it is. */
export const eased = (settings: Settings, { share, shadows, effects }: Relief): Settings => ({
  ...settings,
  dpr: settings.dpr * share,
  shadow: shadows ? settings.shadow : 0,
  bloom: settings.bloom && effects,
})
