/** What was chosen last in the campaign, remembered in the browser. */
import { create } from 'zustand'
import type { PlayerSeat } from '../../rules/index.ts'

export type Choices = {
  /** All missions may be flown, whatever was won. */
  readonly openAll: boolean
  readonly side: PlayerSeat
  /** null: the usual one. */
  readonly level: string | null
}

const STORED = 'koiogran.campaign'

/** The choices in a stored text; whatever is missing or no choice is as it comes. */
export function readChoices(text: string | null): Choices {
  let stored: { readonly [key: string]: unknown } = {}
  try {
    const found: unknown = JSON.parse(text ?? '{}')
    if (typeof found === 'object' && found !== null) stored = { ...found }
  } catch {
    // No choice was kept.
  }
  const { openAll, side, level } = stored
  return {
    openAll: openAll === true,
    side: side === 'imperial' ? 'imperial' : 'rebel',
    level: typeof level === 'string' && /^[a-z-]{1,32}$/.test(level) ? level : null,
  }
}

/** What the browser remembers; it may refuse to. */
function remembered(): Choices {
  try {
    return readChoices(localStorage.getItem(STORED))
  } catch {
    return readChoices(null)
  }
}

export const useChoices = create<Choices>(() => remembered())

/** Chooses, for now and for the next visit. */
export function choose(change: Partial<Choices>): void {
  useChoices.setState(change)
  try {
    localStorage.setItem(STORED, JSON.stringify(useChoices.getState()))
  } catch {
    // A browser that keeps nothing forgets it.
  }
}
