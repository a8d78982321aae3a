/** Where the rulebook is open, if it is. One for the whole application: menus and battles open the same book. */
import { create } from 'zustand'

/** A place in the book: a rule or group by id, a section (at an anchor in it), a search, or the list of sections. */
export type Place =
  | { readonly at: 'contents' }
  | { readonly at: 'rule'; readonly id: string }
  | { readonly at: 'section'; readonly section: number; readonly anchor: string | null }
  | { readonly at: 'search'; readonly query: string }

export type RulesState = {
  readonly open: boolean
  /** The rules that the reader was opened for. */
  readonly asked: readonly string[]
  /** The places gone through, the present one last; never empty while open. */
  readonly trail: readonly Place[]
}

/** Places remembered to go back to. */
const LONGEST_TRAIL = 100

export const useRules = create<RulesState>(() => ({ open: false, asked: [], trail: [] }))

/** Opens the book at the first of some rules, or at its contents. */
export function openRules(ids: readonly string[] = []): void {
  const first = ids[0]
  useRules.setState({ open: true, asked: ids, trail: [first ? { at: 'rule', id: first } : { at: 'contents' }] })
}

export const closeRules = (): void => useRules.setState({ open: false, asked: [], trail: [] })

/** On to another place. A search that goes on replaces itself, so that one step back leaves it. */
export function goTo(place: Place): void {
  const { trail } = useRules.getState()
  const goesOn = place.at === 'search' && trail.at(-1)?.at === 'search'
  useRules.setState({ trail: [...(goesOn ? trail.slice(0, -1) : trail), place].slice(-LONGEST_TRAIL) })
}

/** Back to the place before; at the first one nothing happens. */
export function goBack(): void {
  const { trail } = useRules.getState()
  if (trail.length > 1) useRules.setState({ trail: trail.slice(0, -1) })
}
