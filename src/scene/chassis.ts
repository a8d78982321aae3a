import { catalog } from '../content/index.ts'
import type { Arc } from '../geometry/index.ts'

/** What is printed on a ship's card, whatever happens to it. */
export type Printed = { readonly arcs: readonly Arc[]; readonly attack: number; readonly agility: number }

/** The printed numbers and arcs of a chassis; a chassis nobody knows has none. */
export const printedOf = (chassis: string): Printed => catalog.chassis[chassis] ?? { arcs: [], attack: 0, agility: 0 }
