/**
 * Rules that need no code and test of their own, each with the reason. An entry that has gained both is stale and fails the
 * conformance table: delete it here.
 */

/** physical: only hands on a table do it. organisational: people agree on it, or the text explains itself. */
export type Exemption = { readonly kind: 'physical' | 'organisational'; readonly reason: string }

const physical = (reason: string): Exemption => ({ kind: 'physical', reason })
const organisational = (reason: string): Exemption => ({ kind: 'organisational', reason })

/** The exempt rules by id. */
export const EXEMPT: Readonly<Record<string, Exemption>> = {
  'GEN-5': physical('assembling plastic; the arc of a base is fixed to its front by its data'),
  'GEN-7': organisational('which optional rules are used is agreed before the game'),
  'GEN-8': organisational('says what the text takes for granted'),
  'COMP-2': physical('says what each piece of cardboard is for'),
  'COMP-4': physical('says where a printed ship card shows what'),
  'COMP-5': physical('says where a printed upgrade card shows what'),
  'COMP-8': physical('tokens of the game never run out'),
  'SETUP-1': organisational('the players agree who plays which side; the menu only records it'),
  'SETUP-3': physical('assembling plastic'),
  'ACT-6': physical('putting template and dial away; nothing of the state depends on it'),
  'DISPUTE-1': physical('the computer decides every position and distance exactly'),
  'DISPUTE-2': physical('the computer decides every position and distance exactly'),
  'THRU-2': physical('an estimate by hand and eye; the end position is computed exactly'),
  'OVERLAP-8': physical('models that bump into each other; only bases count'),
  'MISSION-1-SETUP-3': physical("a spare card under the shuttle's damage cards; the shuttle keeps its own list"),
}
