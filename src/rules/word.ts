/** The declarative words that cards, missions and objects on the mat are made of, and whom they are for. */
import type { ActionColour, SetupZone } from './catalog.ts'
import type { ActionName } from './commands.ts'
import type { Token } from './events.ts'
import type { AttackFace, ManoeuvreKey, ShipId, Side } from './state.ts'
import type { RuleId } from './text.ts'

/**
 * Ships in play other than the one that has the card, no farther from it than a range band; 0: in contact. Of an object that speaks: all
 * that are no farther from its outline; 0: that lie on it. Friend and enemy of what nobody owns is none.
 */
export type Targets = { readonly whose: 'friendly' | 'hostile' | 'any'; readonly within: 0 | 1 | 2 | 3 }

/**
 * One way to drop an object: the template, between which guides of the ship it is laid, and which guides of the object meet its far end.
 */
export type DropOption = {
  readonly template: ManoeuvreKey
  readonly from: 'front' | 'rear'
  readonly guides: 'front' | 'rear'
}

/** The declarative words an effect is made of; they are carried out in order. */
export type Word =
  /** Points of damage, and of critical damage after them. */
  | { readonly do: 'suffer'; readonly damage: number; readonly critical?: number }
  /** The words are carried out on each of some ships, or on one of them that whoever has the card chooses. */
  | { readonly do: 'each'; readonly of: Targets; readonly words: readonly Word[] }
  | { readonly do: 'choose'; readonly of: Targets; readonly words: readonly Word[] }
  /** Roll 1 attack die; on one of `faces` carry out `words`. */
  | { readonly do: 'rollDie'; readonly faces: readonly AttackFace[]; readonly words: readonly Word[] }
  | { readonly do: 'gainToken'; readonly token: Token; readonly count: number }
  /** Back to the supply, never more than there are. */
  | { readonly do: 'loseToken'; readonly token: Token; readonly count: number }
  | { readonly do: 'turnDown' }
  /** One shield token back, never above the shield value (SETUP-9). */
  | { readonly do: 'regainShield' }
  /** The card's effect lasts to the end of the round: its id stands in the ship's `lasting`. */
  | { readonly do: 'lastThisRound' }
  /** The mission counts one more of something. */
  | { readonly do: 'count'; readonly what: string; readonly rule: RuleId }
  /** A ship that the mission marked is as any other again, which it remembers as `noting`. */
  | { readonly do: 'unmark'; readonly what: string; readonly noting: string; readonly rule: RuleId }
  | { readonly do: 'discardWeapon' }
  /** `colour`: in which they are performed; left out: white. */
  | { readonly do: 'freeAction'; readonly actions: readonly ActionName[]; readonly colour?: ActionColour }
  /** Damage cards are dealt face down: shields do not help (SE-DAMAGE-1). */
  | { readonly do: 'dealCards'; readonly count: number }
  /** A damage card that lies face down is turned up and resolved, at random if there are several (SE-DAMAGE-2). */
  | { readonly do: 'expose' }
  /** A damage card is turned down, or discarded if it lies face down (SE-DAMAGE-2). */
  | { readonly do: 'repair' }
  | { readonly do: 'spendCharge'; readonly count: number }
  /** Charges of the card come back, never more than it had at first. */
  | { readonly do: 'gainCharge'; readonly count: number }
  /** The ship may perform an action, as its bar and its cards have it. */
  | { readonly do: 'grantAction' }
  /** The damage that a ship is about to suffer is prevented, all of it. */
  | { readonly do: 'preventDamage'; readonly ship: ShipId }
  /** Another attack, with one of some weapons or with any (SE-BONUS-1). */
  | { readonly do: 'bonusAttack'; readonly weapons?: readonly string[] }
  /** The ship is turned where it lies, if it overlaps none so (SE-ROTATE-1). */
  | { readonly do: 'turn'; readonly degrees: 90 | -90 | 180 }
  | {
      readonly do: 'offerManoeuvre'
      readonly chassis: string
      readonly options: readonly ManoeuvreKey[]
      readonly rule: RuleId
    }
  | {
      readonly do: 'offerReinforcements'
      readonly side: Side
      readonly pilot: string
      readonly zone: SetupZone
      readonly rule: RuleId
    }
  | { readonly do: 'win'; readonly side: Side }
  /**
   * The ship drops an object in one of some ways, one a ship in a System phase; then come `words`, and not where it found no place. `may`:
   * it need not.
   */
  | {
      readonly do: 'drop'
      readonly token: string
      readonly options: readonly DropOption[]
      readonly may?: true
      readonly words: readonly Word[]
    }
  /** The card is discarded (UPG-3). */
  | { readonly do: 'discard' }
  /** The object that speaks moves by one of some templates, which its owner chooses. */
  | { readonly do: 'moveObject'; readonly templates: readonly ManoeuvreKey[]; readonly may?: true }
  /** The object that speaks goes off; while it is fused a marker goes instead. */
  | { readonly do: 'detonate' }
  /** The object that speaks loses a fuse marker; without one it goes itself. */
  | { readonly do: 'burnDown' }
  /** As many fuse markers lie on the object that speaks. */
  | { readonly do: 'setFuse'; readonly markers: number }
  | { readonly do: 'removeObject' }
  /** Another object is laid, its middle so far ahead of that of the one that speaks, mm. */
  | { readonly do: 'leaveObject'; readonly token: string; readonly ahead: number }
