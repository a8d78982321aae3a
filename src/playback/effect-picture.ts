/** What flashes by in a picture: shots, blows, blasts, sparks, rings. */
import type { Pose, Vec } from '../geometry/index.ts'
import type { ShipId } from '../rules/index.ts'

/** Something that flashes by; `progress` runs 0 → 1. `seed` makes its look reproducible. */
export type EffectPicture =
  | {
      readonly kind: 'bolt'
      readonly from: ShipId
      readonly to: ShipId
      readonly hit: boolean
      readonly index: number
      readonly colour: 'red' | 'green'
      readonly progress: number
      readonly seed: number
    }
  | {
      readonly kind: 'shield'
      readonly ship: ShipId
      /** From whom the blow came; null: from nobody. */
      readonly from: ShipId | null
      readonly progress: number
      readonly seed: number
    }
  | {
      readonly kind: 'spark'
      readonly ship: ShipId
      readonly from: ShipId | null
      readonly crit: boolean
      /** It may light the view. */
      readonly flash: boolean
      readonly progress: number
      readonly seed: number
    }
  | {
      readonly kind: 'explosion'
      readonly at: Pose
      /** mm over the end of the ship's peg. */
      readonly lift: number
      readonly ship: ShipId
      readonly flash: boolean
      readonly progress: number
      readonly seed: number
    }
  /** Something on the mat goes off. */
  | {
      readonly kind: 'blast'
      readonly object: string
      readonly at: Vec
      readonly progress: number
      readonly seed: number
    }
  /** A torpedo on its way. */
  | {
      readonly kind: 'torpedo'
      readonly from: ShipId
      readonly to: ShipId
      readonly hit: boolean
      readonly flash: boolean
      readonly index: number
      readonly progress: number
      readonly seed: number
    }
  /** A bolt strikes home: on a shield, or on metal. */
  | {
      readonly kind: 'impact'
      readonly from: ShipId
      readonly ship: ShipId
      readonly on: 'shield' | 'hull'
      readonly index: number
      readonly progress: number
      readonly seed: number
    }
  /** A hull scrapes over a rock. */
  | {
      readonly kind: 'scrape'
      readonly ship: ShipId
      readonly at: Vec
      /** mm that its ship flies over the end of its peg. */
      readonly lift: number
      readonly progress: number
      readonly seed: number
    }
  /** A ship reads a satellite's data: a beam between them. */
  | { readonly kind: 'scan'; readonly ship: ShipId; readonly at: Vec; readonly progress: number; readonly seed: number }
  | {
      readonly kind: 'ring'
      readonly ship: ShipId
      readonly what: 'focus' | 'evade' | 'lock' | 'stress' | 'protect' | 'repair' | 'shield' | 'boost'
      readonly progress: number
      readonly seed: number
    }
