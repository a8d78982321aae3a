/** What a set brings of rules that only sets which come late are played by: rows that the core asks for by name, so that their code comes with the set. */
import type { ActionRow } from '../actions/row.ts'
import type { Game } from '../catalog.ts'
import type { ActionName } from '../commands.ts'

/** The actions whose rows come late. */
export type LateAction = 'calculate' | 'reinforce' | 'coordinate' | 'jam'
export type LateRows = { readonly [Name in LateAction & ActionName]: ActionRow<Name> }

export type Late = {
  readonly actions: LateRows
}

/** The rules that came with the set of a game, if any did. */
export const lateOf = ({ catalog }: Pick<Game, 'catalog'>): Late | undefined => catalog.layer?.late
