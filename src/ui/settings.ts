/** What a person has chosen once for all battles, remembered in the browser. */
import { create } from 'zustand'
import type { Bus, Volumes } from '../audio/buses.ts'

export const STYLES = ['tabletop', 'cinematic'] as const
/** How the stage shows a battle: miniatures on a table, or ships alone in the dark. */
export type Style = (typeof STYLES)[number]
export const PICTURE_QUALITIES = ['auto', 'low', 'med', 'high'] as const
/** What the picture may cost; `auto` measures and eases it. */
export type PictureQuality = (typeof PICTURE_QUALITIES)[number]

export type Settings = {
  /** Dials are chosen by eye, as at a table: no previews and no measuring in Planning (PLAN-6). */
  readonly tableMode: boolean
  readonly style: Style
  readonly quality: PictureQuality
  readonly muted: boolean
  /** How loud each kind of sound is, 0 … 1. */
  readonly volumes: Volumes
}

const STORED = 'koiogran.settings'
const STANDARD: Settings = {
  tableMode: false,
  style: 'tabletop',
  quality: 'auto',
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
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    const found: { readonly [key: string]: unknown } =
      typeof stored === 'object' && stored !== null ? { ...stored } : {}
    return {
      tableMode: found['tableMode'] === true,
      style: STYLES.find(one => one === found['style']) ?? STANDARD.style,
      quality: PICTURE_QUALITIES.find(one => one === found['quality']) ?? STANDARD.quality,
      muted: found['muted'] === true,
      volumes: volumesIn(found['volumes']),
    }
  } catch {
    return STANDARD
  }
}

/** What the browser remembers; it may refuse to. */
function remembered(): Settings {
  try {
    return readSettings(localStorage.getItem(STORED))
  } catch {
    return STANDARD
  }
}

export const useSettings = create<Settings>(() => remembered())

type Look = Pick<Settings, 'style' | 'quality'>
/** What the address asks of the picture: for this visit, until something else is chosen. */
const useAddress = create<{ readonly [key in keyof Look]: Look[key] | null }>(() => ({ style: null, quality: null }))

/** Takes what the address asks for; null: nothing. It is not remembered. */
export function askFor(style: Style | null, quality: PictureQuality | null): void {
  useAddress.setState({ style, quality })
}

/** How the picture looks now: what was chosen in this visit, else what the address asks for, else what is remembered. */
export function look(): Look {
  const { style, quality } = useAddress.getState()
  const settings = useSettings.getState()
  return { style: style ?? settings.style, quality: quality ?? settings.quality }
}

/** The same for a component, which is rendered anew when it changes. */
export function useLook(): Look {
  const style = useSettings(state => state.style)
  const quality = useSettings(state => state.quality)
  const asked = useAddress()
  return { style: asked.style ?? style, quality: asked.quality ?? quality }
}

/** Changes settings, for now and for the next visit. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  if (change.style) useAddress.setState({ style: null })
  if (change.quality) useAddress.setState({ quality: null })
  try {
    localStorage.setItem(STORED, JSON.stringify(useSettings.getState()))
  } catch {
    // A browser that keeps nothing plays on with the choice of this visit.
  }
}

/** The other style, from now on. */
export function switchStyle(): void {
  changeSettings({ style: look().style === 'tabletop' ? 'cinematic' : 'tabletop' })
}
