/** What a simulator says of a round, in the terms of an exact count. */
import type { Engine, GameState, ManoeuvreKey, ShipId } from '../../src/rules/index.ts'
import type { RoundPlan } from './usual-policy.ts'

/** The dials of everybody. */
export type Dials = Readonly<Record<ShipId, ManoeuvreKey>>

/** Points that a ship loses on average in the round, and how likely it is destroyed. */
export type Loss = { readonly ship: ShipId; readonly damage: number; readonly destroyed: number }

/** What a simulator foresees, and what it took everybody to do: the exact count then plays the same plan. */
export type Foreseen = { readonly ships: readonly Loss[]; readonly plan: RoundPlan }

/** A simulator of a round: the state is at the start of Planning, all dials are known. It may choose actions and targets itself. */
export type Forecast = (engine: Engine, state: GameState, dials: Dials) => Foreseen
