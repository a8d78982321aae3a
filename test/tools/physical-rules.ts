/**
 * Rules within the scope of the conformance table that need no code and test of their own, each with the reason.
 * An entry that has gained both is stale and fails the table: delete it here.
 */

/** physical: only hands on a table do it. organisational: people agree on it. later: needs cards or games to come. */
export type Exemption = { readonly kind: 'physical' | 'organisational' | 'later'; readonly reason: string }

const physical = (reason: string): Exemption => ({ kind: 'physical', reason })
const organisational = (reason: string): Exemption => ({ kind: 'organisational', reason })
const later = (reason: string): Exemption => ({ kind: 'later', reason })

/** The exempt rules by id. */
export const EXEMPT: Readonly<Record<string, Exemption>> = {
  'GEN-5': physical('assembling plastic; the arc of a base is fixed to its front by its data'),
  'GEN-7': organisational('which optional rules are used is agreed before the game'),
  'GEN-8': organisational('says what the text takes for granted'),
  'COMP-1': organisational('the list of what lies in the box'),
  'COMP-2': physical('says what each piece of cardboard is for'),
  'COMP-4': physical('says where a printed ship card shows what'),
  'COMP-5': later('the layout of upgrade cards, which no ship of Mission 1 carries'),
  'COMP-8': physical('tokens of the game never run out'),
  'COMP-9': physical('dice of the game never run out'),
  'SETUP-1': organisational('the players agree who plays which side; the menu only records it'),
  'SETUP-2': later('the fixed forces of the standard game; a mission brings its own (MISSION-GEN-2)'),
  'SETUP-3': physical('assembling plastic'),
  'AREA-1': organisational('the choice of a table; the size of the mat is AREA-4'),
  'AREA-2': organisational('an agreement on a larger table'),
  'AREA-3': organisational('an agreement on a larger table'),
  'PLAN-6': later('a setting to play without the previews of moves and ranges; today they are always there'),
  'ACT-6': physical('putting template and dial away; nothing of the state depends on it'),
  'ACTION-TL-8': later('secondary weapons'),
  'RANGE-8': later('points to the cards of secondary weapons and pilots'),
  'COMBAT-3.5': later('no damage card modifies attack dice; arises with pilots and upgrades'),
  'COMBAT-5.5': later('no damage card modifies defence dice; arises with pilots and upgrades'),
  'DISPUTE-1': physical('the computer decides every position and distance exactly'),
  'DISPUTE-2': physical('the computer decides every position and distance exactly'),
  'THRU-2': physical('an estimate by hand and eye; the end position is computed exactly'),
  'OVERLAP-8': physical('models that bump into each other; only bases count'),
  'MISSION-GEN-7': later('squads in missions'),
  'MISSION-GEN-8': later('squads in missions'),
  'MISSION-1-SETUP-3': physical("a spare card under the shuttle's damage cards; the shuttle keeps its own list"),
}
