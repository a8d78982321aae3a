/** The classes of a side in the overlays: its own, and that of its faction while no other side flies for it (docs/streaming.md). */
import type { Side } from '../../../rules/index.ts'

export const sideClass = (side: Side, factions: Readonly<Record<Side, string>>): string =>
  factions.first === factions.second ? `kg-${side}` : `kg-${side} kg-${factions[side]}`
