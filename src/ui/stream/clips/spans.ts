/** Which stretch of a film a clip is of, and what it is made into: plain reckoning. */
import type { Chapter } from '../../../playback/timeline.ts'

/** A stretch of film, seconds. */
export type Span = { readonly from: number; readonly to: number }

/** The shapes of a clip, pixels. */
export const SIZES = {
  '720p': { width: 1280, height: 720 },
  '1080p': { width: 1920, height: 1080 },
  tall: { width: 1080, height: 1920 },
  square: { width: 1080, height: 1080 },
  small: { width: 640, height: 360 },
} as const
export type Size = { readonly width: number; readonly height: number }
export type SizeName = keyof typeof SIZES
export const SIZE_NAMES = Object.keys(SIZES) as readonly SizeName[]

/** A size of somebody's own, as an address asks for it: `clip=1600x900`; even, 160 … 3840 each way. null: none, or none that can be. */
export const ownSize = (query: string): Size | null => {
  const found = /^(\d{3,4})x(\d{3,4})$/.exec(new URLSearchParams(query).get('clip') ?? '')
  const [width, height] = [Number(found?.[1]), Number(found?.[2])]
  return [width, height].every(side => side >= 160 && side <= 3840 && side % 2 === 0) ? { width, height } : null
}

export const RATES = [30, 60] as const
/** Film seconds to a second of the clip. */
export const CLIP_SPEEDS = [0.25, 0.5, 1, 2, 4] as const

/** The stretches that are offered: the last so many seconds, and what is going on. */
export const PRESETS = [15, 30, 60, 'round', 'attack'] as const
export type Preset = (typeof PRESETS)[number]

/** The shortest clip, seconds of film. */
export const SHORTEST = 0.5
/** The heaviest clip that is made, bytes: it is put together in memory. */
export const HEAVIEST = 1_000_000_000

/** A chapter that holds `now`, to the start of the next of a kind that ends it; null: there is none. */
const within = (chapters: readonly Chapter[], now: number, end: number, kind: 'round' | 'attack'): Span | null => {
  const ends = kind === 'round' ? ['round', 'end'] : ['round', 'phase', 'attack', 'end']
  const at = chapters.findLastIndex(one => one.kind === kind && one.start <= now)
  const start = chapters[at]
  if (!start) return null
  const next = chapters.slice(at + 1).find(one => ends.includes(one.kind) && one.start > start.start)
  return { from: start.start, to: Math.min(end, next?.start ?? end) }
}

/** The stretch of a preset at a moment of a film that may be shown up to `end`; null: there is none, or it is too short. */
export const spanOf = (preset: Preset, chapters: readonly Chapter[], now: number, end: number): Span | null => {
  const span =
    typeof preset === 'number'
      ? { from: Math.max(0, now - preset), to: Math.min(now, end) }
      : within(chapters, now, end, preset)
  return span && span.to - span.from >= SHORTEST ? span : null
}

/** Bits a second for a picture of that size: enough for stars and sparks. */
export const bitrateOf = (width: number, height: number, fps: number): number =>
  Math.round(width * height * (fps > 30 ? 5.5 : 3.6))

/** Bits of sound a second. */
export const SOUND_BITRATE = 160_000

/** A part of a file's name: what no file system minds. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)

/** A moment for the name of a file: 1m05s. */
export const stamp = (seconds: number): string =>
  `${Math.floor(seconds / 60)}m${String(Math.floor(seconds % 60)).padStart(2, '0')}s`

/** A moment as a person writes it: minutes and seconds with tenths. */
export const clock = (seconds: number): string => {
  const tenths = Math.round(seconds * 10)
  const minutes = Math.floor(tenths / 600)
  const rest = tenths - minutes * 600
  return `${minutes}:${String(Math.floor(rest / 10)).padStart(2, '0')}.${rest % 10}`
}

/** A file's name: koiogran-political-escort-round-3-seed-abc-1m05s.webm; no seed: it is not told yet. */
export const fileName = (mission: string, round: number, seed: string, what: string, ending: string): string =>
  `${['koiogran', plain(mission), `round-${round}`, seed && `seed-${plain(seed)}`, plain(what)].filter(Boolean).join('-')}.${ending}`
