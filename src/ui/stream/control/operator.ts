/** What whoever runs the broadcast has set: it stays from one battle to the next, as long as the page is open. */
import { create } from 'zustand'
import type { Side } from '../../../rules/index.ts'
import type { Lower } from '../verbs.ts'

export type Operator = {
  /** Who flies each side; '': nobody is named. */
  readonly names: Readonly<Record<Side, string>>
  readonly lower: Lower
  /** Own words for the lower third; both empty: the game's. */
  readonly own: { readonly title: string; readonly line: string }
}

export const useOperator = create<Operator>(() => ({
  names: { first: '', second: '' },
  lower: 'auto',
  own: { title: '', line: '' },
}))
