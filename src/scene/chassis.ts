import type { Arc } from '../geometry/index.ts'
import type { Catalog } from '../playback/measure.ts'

/** What is printed on a ship's card, whatever happens to it. */
export type Printed = { readonly arcs: readonly Arc[]; readonly attack: number; readonly agility: number }

/** The printed numbers and arcs of a chassis; one that the catalogue does not know has none. */
export const printedOf = (catalog: Catalog, chassis: string): Printed =>
  catalog.chassis[chassis] ?? { arcs: [], attack: 0, agility: 0 }
