/** Battles with the cards of the second edition, for the tests of them. */
import { buildCatalog } from '../../src/content/build.ts'
import { edition2 } from '../../src/content/edition2/index.ts'
import type { Scenario } from '../../src/rules/index.ts'
import { type Battle, battle, type Lying, type Setting } from './battle.ts'

export const edition2Catalog = buildCatalog(edition2)

/** A battle among them; the first side is first player. */
export const edition2Battle = <Name extends string>(
  settings: Record<Name, Setting>,
  options: { readonly obstacles?: Readonly<Record<string, Lying>>; readonly factions?: Scenario['factions'] } = {},
) => battle(settings, { catalog: edition2Catalog, initiative: 'first', ...options }) as unknown as Battle
