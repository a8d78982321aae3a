/** What lies on the mat is made of: tokens of cardboard, and what their kinds are to the rules – rows of content. */
import type { Vec } from '../geometry/index.ts'
import type { Reaction } from './catalog.ts'
import type { TokenKind } from './decisions.ts'
import type { RuleId } from './text.ts'
import type { MomentOf, ObjectWindow } from './windows.ts'

/** A token of cardboard: its kind, and its outline in its own axes, x right, y ahead, mm. */
export type TokenShape = { readonly id: string; readonly what: TokenKind; readonly outline: readonly Vec[] }

/** What a kind of object on the mat is to the rules. */
export type ObjectKind = {
  readonly id: TokenKind
  /** It lies in the way: whoever hits it rolls a die, whoever lies on it does not fire, and it obstructs (OBST-6 … OBST-11). */
  readonly obstacle: boolean
  /** The rules by which a ship takes it onto its card, and loses it; `falls`: it lies on the mat again where the lost ship was. null: nobody takes it. */
  readonly carried: { readonly taken: RuleId; readonly lost: RuleId; readonly falls?: true } | null
  /** The rules of where it lies, beside that of the step that puts it down; and those of how far it keeps from others. */
  readonly placing: readonly RuleId[]
  readonly spacing: readonly RuleId[]
  /**
   * An obstacle whose `reactions` say what it does to ships, in place of the die of OBST-8. `skips`: who goes over it, or who ends on it, takes
   * no action; `fires`: who lies on it may attack all the same.
   */
  readonly own?: { readonly skips: 'over' | 'on'; readonly fires?: true }
  /** It belongs to the side that lays it in the setup, as what a ship drops belongs to the ship's. */
  readonly owned?: true
  /** No ship is put down or rolled onto it, and where it moves it stops short of ships. */
  readonly blocks?: true
  /** No ship can lock it. */
  readonly unlockable?: true
  /** Fuse markers that lie on it when it comes. */
  readonly fuse?: number
  /**
   * What it does, as a card that lies on the mat: its words are for the ship that the window names, and for others as far from it as they
   * say.
   */
  readonly reactions?: { readonly [W in ObjectWindow]?: Reaction<MomentOf<W>> }
}
