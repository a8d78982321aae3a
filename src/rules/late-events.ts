/** Facts that only sets which come late know: charges, ships that turn where they lie, cards that go: a part of `GameEvent`. */
import type { Pose } from '../geometry/index.ts'
import type { ShipId } from './state.ts'

export type LateFacts =
  /** Charges of a card were spent or came back; `left`: how many there are now. */
  | { readonly type: 'chargesChanged'; readonly ship: ShipId; readonly card: string; readonly left: number }
  /** A ship was turned where it lies (SE-ROTATE-1). */
  | { readonly type: 'shipTurned'; readonly ship: ShipId; readonly from: Pose; readonly to: Pose }
  /** A damage card that lay face down is gone (SE-DAMAGE-2). */
  | { readonly type: 'hullMended'; readonly ship: ShipId; readonly hullLeft: number }
