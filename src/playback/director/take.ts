/** A take: one set-up of the director's camera, from its start to the start of the next. Plain data. */
import type { Vec } from '../../geometry/index.ts'
import type { ShipId } from '../../rules/index.ts'
import type { Picture } from '../picture.ts'

/**
 * `wide`: everybody in play (rounds begin, a phase goes by); `plan`: everybody, from high above (dials are set);
 * `chase`: behind one ship; `shoulder`: past the attacker at the defender; `pair`: both from the side; `reverse`: past the
 * defender at the attacker; `dice`: both low in the view, the dice large above them; `blast`: a ship explodes.
 */
export type TakeKind = 'wide' | 'plan' | 'chase' | 'shoulder' | 'pair' | 'reverse' | 'dice' | 'blast'

/** Longer, lower and slower, for a film that is only looked at, or as a broadcast cuts. */
export type Manner = 'broadcast' | 'cinematic'

/** What a take shows and from where. */
export type Setup = {
  readonly kind: TakeKind
  /** Whom it is about: attacker and defender, the ship that moves, nobody in particular. */
  readonly ships: readonly ShipId[]
  /** On which side of the line from the first ship to the second the camera stands: 1 its right, −1 its left. */
  readonly side: 1 | -1
}

/** A place that a camera flies to: what it holds there, from where it looks, and when, film time, it sets out for it. */
export type Waypoint = {
  readonly points: readonly Vec[]
  /** Degrees off the viewer's own edge, and from straight above. */
  readonly turn: number
  readonly polar: number
  readonly start: number
}

export type Take = Setup & {
  readonly manner: Manner
  /** Film time, seconds. */
  readonly start: number
  /** The beat that it starts with. */
  readonly beat: number
  /** A whole number of its own. */
  readonly seed: number
  /** What is visible as it starts: a camera that knows it needs nothing of what came before. */
  readonly opening: Picture
  /** It flies from place to place over the table, whatever its kind; left out: it does not. */
  readonly way?: readonly Waypoint[]
}

/** Whether two set-ups show the same in the same way. */
export const sameSetup = (a: Setup, b: Setup): boolean =>
  a.kind === b.kind &&
  a.side === b.side &&
  a.ships.length === b.ships.length &&
  a.ships.every((id, i) => id === b.ships[i])

/** Who leads the camera of a film, and its clock. */
export type Director = {
  /** The take at a moment of the film; null: nobody leads, the camera goes where the picture proposes. */
  at(t: number): Take | null
  /** How much film goes by in a second of the clock at a moment, at a film's speed: 1, less in slow motion. */
  rate(t: number, speed: number): number
}
