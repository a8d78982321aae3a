/** What is printed on a ship's card, as it is drawn. */
import type { Arc } from '../geometry/index.ts'
import type { Catalog } from '../playback/measure.ts'

/** What is printed on a ship's card, whatever happens to it; `attack`: 0 for one that cannot. */
export type Printed = { readonly arcs: readonly Arc[]; readonly attack: number; readonly agility: number }

/** The printed numbers and arcs of a chassis; one that the catalogue does not know has none. */
export function printedOf(catalog: Catalog, chassis: string): Printed {
  const { arcs = [], primaries = [], agility = 0 } = catalog.chassis[chassis] ?? {}
  return { arcs, attack: primaries[0]?.attack ?? 0, agility }
}
