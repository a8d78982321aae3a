/** What the interface adds to the table: plain data made by ui, drawn by scene beside the Picture. Lengths in mm. */
import type { Base, Bearing, Pose, Vec } from '../geometry/index.ts'
import type { ShipId, Side, TokenKind } from '../rules/index.ts'

/** `maybe`: depends on what is hidden yet; `bad`: illegal, or off the mat. */
export type Tone = 'plain' | 'good' | 'bad' | 'maybe'

/** A ship where it might be. */
export type Ghost = {
  readonly id: string
  readonly chassis: string
  readonly pose: Pose
  readonly base: Base
  readonly tone: Tone
}

/** A manoeuvre template that is being considered. */
export type TemplateMark = {
  readonly base: Base
  readonly from: Pose
  readonly bearing: Bearing
  readonly speed: number
  readonly tone: Tone
}

/** A part of the mat, e.g. where a ship may be put down; `bright`: it is what is shown, and not only where something may be. */
export type ZoneMark = { readonly points: readonly Vec[]; readonly tone: Tone; readonly bright?: true }

/** A measured line. */
export type LineMark = { readonly from: Vec; readonly to: Vec; readonly band: 1 | 2 | 3; readonly tone: Tone }

/** An obstacle or a mission token where it might be put; `polygon` is its outline there, on the mat. */
export type TokenMark = {
  readonly what: TokenKind
  /** Its id: an obstacle's is that of its shape. */
  readonly token: string
  readonly pose: Pose
  readonly polygon: readonly Vec[]
  readonly legal: boolean
}

/** A place where a ship is predicted to end its move: `share` of its plans, 0 … 1, told as `percent`; `rank` 0: the likeliest of the ship. */
export type EndMark = {
  readonly key: string
  readonly ship: ShipId
  readonly side: Side
  readonly base: Base
  readonly from: Vec
  readonly pose: Pose
  readonly share: number
  readonly percent: number
  readonly rank: number
}

/** A row of pieces of the mat side by side: between two rows of points of equal number. */
export type Strip = { readonly near: readonly Vec[]; readonly far: readonly Vec[] }

/** Where at least so many attack dice are to be expected: its outlines (holes too), its area in strips, places for its figure. */
export type HeatLevel = {
  readonly dice: number
  /** How strongly it is laid upon the step before, 0 … 1: the more dice, the fuller all of them together. */
  readonly ink: number
  readonly rings: readonly (readonly Vec[])[]
  readonly strips: readonly Strip[]
  /** For each ring that is long enough, but of a hole. */
  readonly spots: readonly (readonly Vec[])[]
}

/** Where one side may fire, in steps: the first is all that it can reach at all. A new object for every change. */
export type HeatMark = { readonly levels: readonly HeatLevel[] }

/** From so many mm to a pixel on a table is a phone's: one figure for each kind of line of a heat map is enough. */
export const PHONE_PIXEL = 2

/**
 * What a viewer may have drawn on the table beside what the game shows: firing arcs of all ships, rings of range around one
 * ship, where ships are predicted to end, where the enemy may fire, distances from one ship, where its dial could lead, who can shoot
 * whom, and the obstacles that lie in a measured line.
 */
export const OVERLAYS = ['arcs', 'bands', 'forecast', 'heat', 'lines', 'obstruction', 'templates', 'threats'] as const
export type Overlay = (typeof OVERLAYS)[number]

export type Marks = {
  readonly selected: ShipId | null
  readonly hovered: ShipId | null
  /** Ships that may be chosen now. */
  readonly targets: readonly ShipId[]
  /** Ships whose firing arc is drawn. */
  readonly arcs: readonly ShipId[]
  readonly ghosts: readonly Ghost[]
  readonly templates: readonly TemplateMark[]
  readonly zone: readonly ZoneMark[] | null
  readonly lines: readonly LineMark[]
  /** A token about to be put on the mat. */
  readonly token: TokenMark | null
  /** Obstacles and satellites that are lit: hit by the manoeuvre being considered, or to be chosen. */
  readonly struck: readonly string[]
  /** Ships that the film's camera should hold together; none: it looks where the film proposes. */
  readonly frame: readonly ShipId[]
  /** What is drawn on the viewer's wish. */
  readonly overlays: readonly Overlay[]
  /** Where ships are predicted to end, as long as that may be known. */
  readonly ends: readonly EndMark[]
  /** Where the enemy may fire. */
  readonly heat: HeatMark | null
  /** One looks out of a cockpit: the sight is drawn, and a box around whoever the ship has in it. */
  readonly sight: boolean
  /** Ships seen from afar have their ids beside them: somebody plays, and lists and orders name them by these. */
  readonly names: boolean
}

/** Nothing marked. */
export const NO_MARKS: Marks = {
  selected: null,
  hovered: null,
  targets: [],
  arcs: [],
  ghosts: [],
  templates: [],
  zone: null,
  lines: [],
  token: null,
  struck: [],
  frame: [],
  overlays: [],
  ends: [],
  heat: null,
  sight: false,
  names: false,
}
