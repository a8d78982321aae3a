/** What a person has chosen once for all battles, remembered in the browser. */
import { create } from 'zustand'

export type Settings = {
  /** Dials are chosen by eye, as at a table: no previews and no measuring in Planning (PLAN-6). */
  readonly tableMode: boolean
}

const STORED = 'koiogran.settings'
const STANDARD: Settings = { tableMode: false }

/** The settings in a stored text; whatever is missing or no setting is as it comes. */
export function readSettings(text: string | null): Settings {
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    const tableMode = typeof found === 'object' && found !== null && 'tableMode' in found && found.tableMode === true
    return { tableMode }
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

/** Changes settings, for now and for the next visit. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change)
  try {
    localStorage.setItem(STORED, JSON.stringify(useSettings.getState()))
  } catch {
    // A browser that keeps nothing plays on with the choice of this visit.
  }
}
