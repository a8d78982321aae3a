/** What the set prints and this game does not have, with the reason: builds are flown without such cards at the same threat (SE-BUILD-1). */

/**
 * epic: for Epic battles alone. devices: it drops bombs or remotes, which are not in the game. locks: it needs two locks of one ship. rules: it
 * asks for a moment or a change that the rules have no word for.
 */
export type WhyAbsent = 'epic' | 'devices' | 'locks' | 'rules'

/** By the id of an upgrade or a pilot. A pilot who is named here is flown by nobody. */
export const absent: Readonly<Record<string, WhyAbsent>> = {
  combatboardingtube: 'epic',
  blazerbomb: 'devices',
  concussionbombs: 'devices',
  clanwrencommandos: 'devices',
  deathwatchcommandos: 'devices',
  imperialsupercommandos: 'devices',
  mandaloriansupercommandos: 'devices',
  niteowlcommandos: 'devices',
  // It only changes how commandos are dropped.
  dropseatbay: 'devices',
  r3astromech: 'locks',

  // A choice of turns.
  swivelwing: 'rules',
  // A die that is added; which results are cancelled first.
  shatteringshot: 'rules',
  enduring: 'rules',
  // A shield value; actions while stressed; a second action on one card; a choice of tokens.
  shieldupgrade: 'rules',
  afterburners: 'rules',
  r5astromech: 'rules',
  r5d8: 'rules',
  gauntlet: 'rules',
  nightbrother: 'rules',
  instinctiveaim: 'rules',

  // Another ship’s attack, action or activation, a manoeuvre flown in the place of another.
  captainhark: 'rules',
  garsaxon: 'rules',
  maul: 'rules',
  bokatankryze: 'rules',
  'bokatankryze-separatistalliance': 'rules',
}
