import type { Quality } from './part.ts'

/** What a quality costs: pixels, shadows, smoothing, light that spills, and the size of what is painted at start-up. */
export type Settings = {
  readonly dpr: number
  readonly shadow: number
  readonly antialias: boolean
  readonly bloom: boolean
  readonly mat: number
  readonly cards: number
  /** Samples along a slanting texture: dear without a graphics card. */
  readonly anisotropy: number
}

/** The settings of a quality on a screen of that pixel ratio. */
export const settingsOf = (quality: Quality, screen: number): Settings => {
  if (quality === 'low')
    return {
      dpr: Math.min(1, screen),
      shadow: 0,
      antialias: false,
      bloom: false,
      mat: 1024,
      cards: 1024,
      anisotropy: 1,
    }
  if (quality === 'med')
    return {
      dpr: Math.min(1.5, screen),
      shadow: 1024,
      antialias: true,
      bloom: false,
      mat: 2048,
      cards: 2048,
      anisotropy: 4,
    }
  return {
    dpr: Math.min(2, screen),
    shadow: 2048,
    antialias: true,
    bloom: true,
    mat: 2048,
    cards: 2048,
    anisotropy: 16,
  }
}
