/** What a person has chosen once for all battles, remembered in the browser. */
import { create } from 'zustand'
import type { Bus, Volumes } from '../audio/buses.ts'
import { LANGUAGES, type Language } from '../locale/languages.ts'
import { PACES, type Pace } from '../playback/clock.ts'
import { type OwnKeys, ownKeysIn } from './commands/own-keys.ts'
import { fieldsIn, keep, recall } from './parts/remembered.ts'

export const STYLES = ['tabletop', 'cinematic'] as const
/** How the stage shows a battle: miniatures on a table, or ships alone in the dark. */
export type Style = (typeof STYLES)[number]
export const PICTURE_QUALITIES = ['auto', 'low', 'med', 'high'] as const
/** What the picture may cost; `auto` measures and eases it. */
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

export const PALETTES = ['classic', 'cvd', 'mono'] as const
/** The colours of page and table: the game's own, some that everybody can tell apart, or none. */
export type Palette = (typeof PALETTES)[number]
export const MOTIONS = ['auto', 'reduced', 'full'] as const
/** How much may move: as the system wishes it, or whatever it wishes. */
export type Motion = (typeof MOTIONS)[number]
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const
/** How large text is, percent of what the browser would have it. */
export type TextSize = (typeof TEXT_SIZES)[number]

/** A language, or whatever of ours the browser would like best. */
export type LanguageChoice = 'auto' | Language

export type Settings = {
  readonly language: LanguageChoice
  /** Dials are chosen by eye, as at a table: no previews and no measuring in Planning (PLAN-6). */
  readonly tableMode: boolean
  /** Questions whose answer changes nothing are not asked: dice that nothing can help, who of equals goes first where all end alike. */
  readonly passIdle: boolean
  readonly style: Style
  readonly quality: PictureQuality
  /** The flat board in the place of the stage. */
  readonly flat: boolean
  readonly palette: Palette
  readonly text: TextSize
  readonly motion: Motion
  /** How fast films run (`instant` where a person plays). */
  readonly speed: Pace
  /** Single letters and signs are keys of the game (WCAG 2.1.4). */
  readonly shortcuts: boolean
  /** Keys of the game that are not as at first. */
  readonly keys: OwnKeys
  readonly muted: boolean
  /** How loud each kind of sound is, 0 … 1. */
  readonly volumes: Volumes
}

const STORED = 'koiogran.settings'
const STANDARD: Settings = {
  language: 'auto',
  tableMode: false,
  passIdle: true,
  style: 'tabletop',
  quality: 'auto',
  flat: false,
  palette: 'classic',
  text: 100,
  motion: 'auto',
  speed: 1,
  shortcuts: true,
  keys: {},
  muted: false,
  volumes: { effects: 0.8, engines: 0.7, interface: 0.6 },
}

const isVolume = (value: unknown): value is number => typeof value === 'number' && value >= 0 && value <= 1

/** The volumes in something stored; what is none is as it comes. */
function volumesIn(stored: unknown): Volumes {
  const found: { readonly [key: string]: unknown } = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const one = (bus: Bus): number => {
    const value = found[bus]
    return isVolume(value) ? value : STANDARD.volumes[bus]
  }
  return { effects: one('effects'), engines: one('engines'), interface: one('interface') }
}

/** The settings in a stored text; whatever is missing or no setting is as it comes. */
export function readSettings(text: string | null): Settings {
  const found = fieldsIn(text)
  return {
    language: LANGUAGES.find(one => one === found['language']) ?? STANDARD.language,
    tableMode: found['tableMode'] === true,
    passIdle: found['passIdle'] !== false,
    style: STYLES.find(one => one === found['style']) ?? STANDARD.style,
    quality: PICTURE_QUALITIES.find(one => one === found['quality']) ?? STANDARD.quality,
    flat: found['flat'] === true,
    palette: PALETTES.find(one => one === found['palette']) ?? STANDARD.palette,
    text: TEXT_SIZES.find(one => one === found['text']) ?? STANDARD.text,
    motion: MOTIONS.find(one => one === found['motion']) ?? STANDARD.motion,
    speed: PACES.find(one => one === found['speed']) ?? STANDARD.speed,
    shortcuts: found['shortcuts'] !== false,
    keys: ownKeysIn(found['keys']),
    muted: found['muted'] === true,
    volumes: volumesIn(found['volumes']),
  }
}

export const useSettings = create<Settings>(() => readSettings(recall(STORED)))

type Look = Pick<Settings, 'style' | 'quality' | 'palette'>
type Address = { readonly [key in keyof Look | 'motion']: Settings[key] | null }
const UNASKED: Address = { style: null, quality: null, palette: null, motion: null }
/** What the address asks of the picture: for this visit, until something else is chosen. */
const useAddress = create<Address>(() => UNASKED)

/** Takes what the address asks for; null: nothing. It is not remembered. */
export function askFor(asked: Partial<Address>): void {
  useAddress.setState({ ...UNASKED, ...asked })
}

const lookOf = (asked: Address, chosen: Look): Look => ({
  style: asked.style ?? chosen.style,
  quality: asked.quality ?? chosen.quality,
  palette: asked.palette ?? chosen.palette,
})

/** How the picture looks now: what was chosen in this visit, else what the address asks for, else what is remembered. */
export const look = (): Look => lookOf(useAddress.getState(), useSettings.getState())

/** The same for a component, which is rendered anew when it changes. */
export function useLook(): Look {
  const style = useSettings(state => state.style)
  const quality = useSettings(state => state.quality)
  const palette = useSettings(state => state.palette)
  return lookOf(useAddress(), { style, quality, palette })
}

/** How much may move: what was chosen in this visit, else what the address asks for, else what is remembered. */
export function useMotion(): Motion {
  const chosen = useSettings(state => state.motion)
  return useAddress(state => state.motion) ?? chosen
}

/** Whether it is the address that says how much may move, not the person or the system. */
export const motionIsAsked = (): boolean => useAddress.getState().motion !== null

/** Changes settings, for now and for the next visit. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  if (change.style) useAddress.setState({ style: null })
  if (change.quality) useAddress.setState({ quality: null })
  if (change.palette) useAddress.setState({ palette: null })
  if (change.motion) useAddress.setState({ motion: null })
  keep(STORED, JSON.stringify(useSettings.getState()))
}

/** The other style, from now on. */
export function switchStyle(): void {
  changeSettings({ style: look().style === 'tabletop' ? 'cinematic' : 'tabletop' })
}
