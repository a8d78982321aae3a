/** Ships, pilots, upgrades, damage cards and missions, in the game's own words. */
export const cards: Readonly<Record<string, string>> = {
  'chassis.xwing': 'X-wing',
  'chassis.tiefighter': 'TIE fighter',
  'chassis.senatorshuttle': 'Senator’s shuttle',

  'pilot.lukeskywalker': 'Luke Skywalker',
  'pilot.lukeskywalker.ability': 'While he defends, one focus result of his may be turned into an evade.',
  'pilot.biggsdarklighter': 'Biggs Darklighter',
  'pilot.biggsdarklighter.ability':
    'Enemies cannot pick another friendly ship at range 1 of him as their target while they could pick him.',
  'pilot.redsquadronpilot': 'Red Squadron Pilot',
  'pilot.redsquadronpilot.ability': 'No ability.',
  'pilot.rookiepilot': 'Rookie Pilot',
  'pilot.rookiepilot.ability': 'No ability.',
  'pilot.maulermithel': '“Mauler Mithel”',
  'pilot.maulermithel.ability': 'Attacks at range 1 with one die more, on top of the bonus for that range.',
  'pilot.darkcurse': '“Dark Curse”',
  'pilot.darkcurse.ability': 'While he defends, the attacker can neither spend focus tokens nor reroll attack dice.',
  'pilot.nightbeast': '“Night Beast”',
  'pilot.nightbeast.ability': 'After a green manoeuvre he may take a focus action for free.',
  'pilot.blacksquadronpilot': 'Black Squadron Pilot',
  'pilot.blacksquadronpilot.ability': 'No ability.',
  'pilot.obsidiansquadronpilot': 'Obsidian Squadron Pilot',
  'pilot.obsidiansquadronpilot.ability': 'No ability.',
  'pilot.academypilot': 'Academy Pilot',
  'pilot.academypilot.ability': 'No ability.',

  'upgrade.determination.name': 'Determination',
  'upgrade.determination.ability':
    'A face-up damage card that hits the pilot is discarded at once and does nothing. Cards that hit the ship stay.',
  'upgrade.marksmanship.name': 'Marksmanship',
  'upgrade.marksmanship.ability':
    'Action: in attacks of this round one focus result becomes a critical hit and all the others become hits.',
  'upgrade.protontorpedoes.name': 'Proton Torpedoes',
  'upgrade.protontorpedoes.ability':
    'Attack with 4 dice at range 2–3. Costs the target lock on the defender and this card; one focus result may become a critical hit.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability': 'After a green manoeuvre one lost shield may be regained.',
  'upgrade.r2f2.name': 'R2-F2',
  'upgrade.r2f2.ability': 'Action: agility is one higher until the end of the round.',

  'damage.blindedpilot.name': 'Blinded Pilot',
  'damage.blindedpilot.text': 'The next attack of this ship rolls no attack dice. Turned face down after it.',
  'damage.damagedcockpit.name': 'Damaged Cockpit',
  'damage.damagedcockpit.text': 'From the next round on, pilot skill counts as 0.',
  'damage.injuredpilot.name': 'Injured Pilot',
  'damage.injuredpilot.text': 'The pilot’s ability and all elite upgrades are switched off.',
  'damage.stunnedpilot.name': 'Stunned Pilot',
  'damage.stunnedpilot.text': 'After a manoeuvre that ends against another ship or on an obstacle, suffer 1 damage.',
  'damage.consolefire.name': 'Console Fire',
  'damage.consolefire.text':
    'At the start of each Combat phase roll one attack die: a hit is 1 damage. Action: put it out (turn this face down).',
  'damage.damagedengine.name': 'Damaged Engine',
  'damage.damagedengine.text': 'All turns of this ship, left and right, are red.',
  'damage.damagedsensorarray.name': 'Damaged Sensor Array',
  'damage.damagedsensorarray.text':
    'The actions of the action bar cannot be performed. Action: roll one attack die, a hit turns this face down.',
  'damage.minorexplosion.name': 'Minor Explosion',
  'damage.minorexplosion.text': 'At once: roll one attack die, a hit is 1 damage. Then turned face down.',
  'damage.minorhullbreach.name': 'Minor Hull Breach',
  'damage.minorhullbreach.text': 'After each red manoeuvre roll one attack die: a hit is 1 damage.',
  'damage.munitionsfailure.name': 'Munitions Failure',
  'damage.munitionsfailure.text': 'At once: discard one equipped secondary weapon. Then turned face down.',
  'damage.structuraldamage.name': 'Structural Damage',
  'damage.structuraldamage.text': 'Agility is one lower. Action: roll one attack die, a hit turns this face down.',
  'damage.thrustcontrolfire.name': 'Thrust Control Fire',
  'damage.thrustcontrolfire.text': 'At once: receive 1 stress token. Then turned face down.',
  'damage.weaponmalfunction.name': 'Weapon Malfunction',
  'damage.weaponmalfunction.text':
    'The primary weapon is one lower. Action: roll one attack die, a hit or critical hit turns this face down.',
  'damage.directhit.name': 'Direct Hit',
  'damage.directhit.text': 'Counts as 2 damage while face up.',

  'mission.political-escort.name': 'Political Escort',
  'mission.political-escort.short': 'Mission 1',
  'mission.political-escort.briefing.1':
    'A senator who should have kept quiet is carrying proof of what the Empire did to a mining colony. Her courier shuttle is slow, unarmed and out of time. One X-wing was near enough to answer.',
  'mission.political-escort.briefing.2':
    'Two TIE fighters from the picket hold the far side. If the shuttle gets past them she can jump; if not, nobody will ever have heard of that colony.',
  'mission.political-escort.goal.rebel': 'Bring the shuttle over the Imperial edge',
  'mission.political-escort.goal.imperial': 'Destroy the senator’s shuttle',
  'mission.political-escort.won.rebel': 'The shuttle has got away over the Imperial edge.',
  'mission.political-escort.won.imperial': 'The senator’s shuttle is lost.',
  'mission.political-escort.forces.rebel': 'Red Squadron Pilot in an X-wing, and the shuttle',
  'mission.political-escort.forces.imperial': 'Two Academy Pilots in TIE fighters',
  'mission.political-escort.rule.move':
    'At the start of each Activation phase the Rebels may move the shuttle: 2 straight or 1 bank. It never shoots and takes no actions.',
  'mission.political-escort.rule.protect':
    'Protect: a Rebel ship at range 1 of the shuttle may spend its action to give it an evade token. One may be spent in each attack; all leave in the End phase.',
  'mission.political-escort.rule.reinforce':
    'For every Imperial ship lost in a round, one fresh Academy Pilot may enter at the Imperial edge in the End phase.',
  'mission.political-escort.rule.damage':
    'The shuttle has agility 2 and hull 6. Critical hits are plain hits to it. Leaving over any other edge destroys it.',

  'mission.standard.name': 'Dogfight',
  'mission.standard.short': 'Standard game',
  'mission.standard.goal.rebel': 'Destroy every Imperial ship',
  'mission.standard.goal.imperial': 'Destroy every Rebel ship',
  'mission.standard.won.rebel': 'No Imperial ship is left.',
  'mission.standard.won.imperial': 'No Rebel ship is left.',
}
