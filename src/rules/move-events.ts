/** What is told of ships that move: manoeuvres, and actions that take them elsewhere. */
import type { BoostBearing, Pose } from '../geometry/index.ts'
import type { Difficulty, Face, ManoeuvreKey, ShipId } from './state.ts'

/** The facts of `events.ts` about moves. */
export type MoveFacts =
  | {
      readonly type: 'manoeuvreExecuted'
      readonly ship: ShipId
      readonly manoeuvre: ManoeuvreKey
      /** null: no colour (the shuttle). */
      readonly difficulty: Difficulty | null
      readonly from: Pose
      readonly to: Pose
      /** How far along the path it got, and the length of the whole path, mm: `settle`'s and `travel`'s numbers. */
      readonly s: number
      readonly length: number
      readonly overlapped: readonly ShipId[]
      readonly touching: readonly ShipId[]
      /** The obstacles it hit, nearest to the start first (OBST-6). */
      readonly obstacles: readonly string[]
      /** It was not turned at its end (OVERLAP-6, TFA-OVERLAP-1, TFA-OVERLAP-2). */
      readonly endTurnCancelled: boolean
      /** How far a Tallon Roll slid ahead along the template's end, mm; left out: it was none, or not turned (TFA-TALLON-2). */
      readonly slide?: number
    }
  | { readonly type: 'moveDeclined'; readonly ship: ShipId }
  | {
      readonly type: 'barrelRolled'
      readonly ship: ShipId
      readonly side: 'left' | 'right'
      readonly slide: number
      /** Of its template; left out, 1. */
      readonly speed?: number
      readonly from: Pose
      readonly to: Pose
    }
  | {
      readonly type: 'boosted'
      readonly ship: ShipId
      readonly bearing: BoostBearing
      readonly from: Pose
      readonly to: Pose
    }
  /** The die for an obstacle that was hit, and the damage it shows (OBST-8); `friend`: it was a ship of the own side (SE-OVERLAP-1). */
  | {
      readonly type: 'obstacleRolled'
      readonly ship: ShipId
      readonly obstacle: string
      readonly friend?: true
      readonly site: string
      readonly face: Face
      readonly hits: number
      readonly crits: number
    }
