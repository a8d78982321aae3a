/** What a tour of duty is made of, as data: missions in order, who flies, what the way one ended changes in the next, and how it may end. */
import type { Side } from '../../rules/index.ts'

/** A pilot of our own, who flies the card that a mission prints. */
export type TourPilot = {
  readonly id: string
  /** A drawn sign, by its name. */
  readonly insignia: string
  /** The colour of sign and livery, sRGB as `#rrggbb`. */
  readonly colour: string
  /** Of the astromech. */
  readonly second?: string
  /** How much of the ship wears the colour, 1 … 5. */
  readonly bars: number
}

/** One change of what a mission prints: never of a die. `slot` counts a side's ships in printed order, from 0. */
export type Change =
  /** One more ship. */
  | { readonly change: 'ship'; readonly side: Side; readonly pilot: string; readonly upgrades: readonly string[] }
  /** Another card flies a ship, with these upgrades. */
  | {
      readonly change: 'pilot'
      readonly side: Side
      readonly slot: number
      readonly pilot: string
      readonly upgrades: readonly string[]
    }
  /** A ship comes with damage cards face down. */
  | { readonly change: 'damage'; readonly side: Side; readonly slot: number; readonly cards: number }
  /** So many obstacles lie there. */
  | { readonly change: 'obstacles'; readonly count: number }
  /** A ship without a pilot has shields. */
  | { readonly change: 'shields'; readonly chassis: string; readonly count: number }

/** A condition that holds in one mission, in one printed-style sentence, and whom it favours. */
export type TourCondition = {
  readonly id: string
  readonly favours: Side
  readonly changes: readonly Change[]
  /** Nothing brings it any more; a tour that it holds in is flown on with it. */
  readonly retired?: true
}

/** When an outcome is reached; all that is said must hold. */
export type OutcomeTest = {
  /** This side won the mission. */
  readonly won?: Side
  /** A ship without a pilot has at least so much hull left, by chassis. */
  readonly hull?: { readonly chassis: string; readonly least: number }
  /** At least so many ships of a side were lost. */
  readonly lost?: { readonly side: Side; readonly least: number }
}

/** A way in which a mission ends, and the condition that it brings to the next. */
export type TourOutcome = { readonly id: string; readonly when: OutcomeTest; readonly brings: string | null }

/** A mission of a tour. */
export type TourLegData = {
  readonly mission: string
  /** The first that holds counts, so the last one has no test. */
  readonly outcomes: readonly TourOutcome[]
}

/** How a tour ends for who flew it: with at least so many missions won, the first that holds. */
export type TourEnding = { readonly id: string; readonly wins: number }

/** A place where something is put down. */
type Place = { readonly x: number; readonly y: number; readonly heading: number }

/** What is lit on a table: home edges, ships of a side, tokens of a kind, or the way of a ship without a pilot to an edge. */
export type Lit =
  | { readonly lit: 'edges'; readonly of: readonly Side[] }
  | { readonly lit: 'ships'; readonly of: Side }
  | { readonly lit: 'tokens'; readonly what: string }
  | { readonly lit: 'way'; readonly chassis: string; readonly to: Side }

/** A mission's table as its briefing shows it: one way to lay it, and the places that matter. */
export type BriefedTable = {
  /** Where each side's ships might stand and tokens might lie, in the order in which they are put down. */
  readonly laid: { readonly [side in Side]: readonly Place[] } & { readonly tokens: readonly Place[] }
  /** In the order in which they are shown; `tour.place.<mission>.<id>` tells of each. */
  readonly places: readonly (Lit & { readonly id: string })[]
}

/** One side of a tour. */
export type TourSide = {
  /** In the order in which they fly; whoever has no ship in a mission is a reserve. */
  readonly pilots: readonly TourPilot[]
  /** Pilot cards by rising skill: a step up leads from the printed one to the next. */
  readonly ladder: readonly string[]
  /** What a step up costs, in experience: more for a side that brings more ships, each of which earns some. */
  readonly step: number
  /** Repair points at the start. */
  readonly store: number
  /** What its ground crews paint for a ship that was shot down. */
  readonly mark: 'bars' | 'cross'
}

export type TourData = {
  readonly id: string
  /** Of which set its missions are; left out: the box's. */
  readonly set?: string
  readonly legs: readonly TourLegData[]
  readonly conditions: readonly TourCondition[]
  /** Conditions of which the seed draws one for the first mission. */
  readonly openings: readonly string[]
  readonly endings: readonly TourEnding[]
  readonly sides: Readonly<Record<Side, TourSide>>
}
