/** The slots of the set's upgrades: a card of two slots is in the one that it is called by. */

const SLOTS: Readonly<Record<string, readonly string[]>> = {
  talent: ['predator', 'outmaneuver', 'elusive', 'enduring'],
  force: ['instinctiveaim', 'heightenedperception', 'shatteringshot'],
  astromech: ['r2d2', 'r3astromech', 'r5astromech', 'r5d8'],
  torpedo: ['protontorpedoes'],
  modification: ['hullupgrade', 'shieldupgrade', 'afterburners', 'dropseatbay'],
  configuration: ['servomotorsfoils', 'swivelwing', 'combatboardingtube'],
  gunner: ['veterantailgunner'],
  illicit: ['overtunedmodulators'],
  title: ['gauntlet', 'nightbrother'],
  device: ['blazerbomb', 'concussionbombs'],
  crew: [
    ...['clanwrencommandos', 'deathwatchcommandos', 'imperialsupercommandos'],
    ...['mandaloriansupercommandos', 'niteowlcommandos'],
  ],
}

/** The slot of an upgrade that the set prints, whether it is in the game or not. Throws for any other word. */
export function slotOf(upgrade: string): string {
  const found = Object.entries(SLOTS).find(([, cards]) => cards.includes(upgrade))
  if (!found) throw new Error(`no upgrade of the set: ${upgrade}`)
  return found[0]
}
