/** What happened to objects on the mat in play: they came, moved, burned, went off and went. */
import type { Pose, Vec } from '../geometry/index.ts'
import type { TokenKind } from './decisions.ts'
import type { ManoeuvreKey, ShipId, Side } from './state.ts'

export type ObjectFacts =
  /** Something came onto the mat in play: a ship dropped it, by a card or null, or it was left behind by `from`, another object. */
  | {
      readonly type: 'objectPlaced'
      readonly object: string
      readonly kind: TokenKind
      readonly obstacle: boolean
      readonly side: Side | null
      readonly ship: ShipId | null
      readonly card: string | null
      readonly from: string | null
      readonly pose: Pose
      readonly polygon: readonly Vec[]
      /** Fuse markers on it. */
      readonly fuse: number
    }
  /** Something on the mat moved by a template. `stopped`: a ship was in its way, and it got no farther; `polygon`: its outline now. */
  | {
      readonly type: 'objectMoved'
      readonly object: string
      readonly kind: TokenKind
      readonly manoeuvre: ManoeuvreKey
      readonly from: Pose
      readonly to: Pose
      readonly polygon: readonly Vec[]
      readonly stopped: boolean
    }
  /** A fuse marker went, or some were laid; `left`: how many there are now. */
  | { readonly type: 'fuseChanged'; readonly object: string; readonly kind: TokenKind; readonly left: number }
  /** It goes off; what it does to whom comes after, and it is removed last. */
  | { readonly type: 'objectDetonated'; readonly object: string; readonly kind: TokenKind; readonly pose: Pose }
  /** It is no longer on the mat: it went off, burned down, left the mat, or was taken away by what it did. */
  | {
      readonly type: 'objectRemoved'
      readonly object: string
      readonly kind: TokenKind
      readonly why: 'detonated' | 'burned' | 'left' | 'spent'
    }
