/** What was chosen last in the campaign, remembered in the browser. */
import { create } from 'zustand'
import type { Side } from '../../rules/index.ts'
import { sideCalled } from '../factions.ts'
import { fieldsIn, keep, recall } from '../parts/remembered.ts'

export type Choices = {
  /** All missions may be flown, whatever was won. */
  readonly openAll: boolean
  readonly side: Side
  /** null: the usual one. */
  readonly level: string | null
}

const STORED = 'koiogran.campaign'

/** The choices in a stored text; whatever is missing or no choice is as it comes. */
export function readChoices(text: string | null): Choices {
  const { openAll, side, level } = fieldsIn(text)
  return {
    openAll: openAll === true,
    // It may have been kept under a faction's id, from before sides had ids of their own.
    side: (typeof side === 'string' && sideCalled(side)) || 'first',
    level: typeof level === 'string' && /^[a-z-]{1,32}$/.test(level) ? level : null,
  }
}

export const useChoices = create<Choices>(() => readChoices(recall(STORED)))

/** Chooses, for now and for the next visit. */
export function choose(change: Partial<Choices>): void {
  useChoices.setState(change)
  keep(STORED, JSON.stringify(useChoices.getState()))
}
