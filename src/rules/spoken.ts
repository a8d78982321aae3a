/** What the cards of a catalogue speak of at all: most questions need no card to be asked. */
import type { ShipToken } from './card-types.ts'
import type { Catalog, Effects } from './catalog.ts'
import { speakingTokens } from './ship-tokens.ts'
import type { Window } from './windows.ts'

/** The names under which any card of a catalogue says something. */
type Spoken = {
  readonly windows: ReadonlySet<string>
  readonly values: ReadonlySet<string>
  readonly permissions: ReadonlySet<string>
  readonly tokens: readonly ShipToken[]
}
const known = new WeakMap<Catalog, Spoken>()
/** Whoever plays asks of one catalogue thousands of times running. */
let last: { readonly catalog: Catalog; readonly spoken: Spoken } | null = null

/** The names under which any card of a catalogue says something, found once: of others nobody has to be asked. */
export function spokenIn(catalog: Catalog): Spoken {
  if (last?.catalog === catalog) return last.spoken
  let spoken = known.get(catalog)
  if (!spoken) {
    const { pilots, upgrades, damage, decks, shipTokens, missions, kinds } = catalog
    const rows = [pilots, upgrades, damage, ...Object.values(decks), shipTokens, missions].flatMap(row =>
      Object.values<{ readonly effects?: Effects }>(row),
    )
    const effects = rows.flatMap(row => row.effects ?? [])
    const names = (of: readonly (object | undefined)[]) => new Set(of.flatMap(one => Object.keys(one ?? {})))
    spoken = {
      windows: names([...effects, ...Object.values(kinds)].map(({ reactions }) => reactions)),
      values: names(effects.map(({ values }) => values)),
      permissions: names(effects.map(({ permissions }) => permissions)),
      tokens: speakingTokens(catalog),
    }
    known.set(catalog, spoken)
  }
  last = { catalog, spoken }
  return spoken
}

/** Whether any card of a catalogue, or any object of it, speaks in a window. */
export const speaksIn = (catalog: Catalog, window: Window): boolean => spokenIn(catalog).windows.has(window)
