/** What The Force Awakens says: its factions, ships, cards and missions, in the game’s own words. */
export const tfa: Readonly<Record<string, string>> = {
  'faction.resistance': 'Resistance',
  'faction.firstorder': 'First Order',
  'chassis.t70xwing': 'T-70 X-wing',
  'chassis.tiefofighter': 'TIE/fo Fighter',
  'chassis.cargo': 'Container',

  'pilot.poedameron': 'Poe Dameron',
  'pilot.poedameron.ability':
    'While he has a focus token, one focus result of his becomes a hit when he attacks, or an evade when he defends. He keeps the token.',
  'pilot.blueace': '“Blue Ace”',
  'pilot.blueace.ability': 'A boost may also go along the turns at speed 1.',
  'pilot.redsquadronveteran': 'Red Squadron Veteran',
  'pilot.bluesquadronnovice': 'Blue Squadron Novice',
  'pilot.omegaace': '“Omega Ace”',
  'pilot.omegaace.ability':
    'Attacking, a focus token and the lock on the defender may be spent: then every result is a critical hit, blanks too.',
  'pilot.epsilonleader': '“Epsilon Leader”',
  'pilot.epsilonleader.ability': 'At the start of combat it and each friendly ship at range 1 lose one stress token.',
  'pilot.zetaace': '“Zeta Ace”',
  'pilot.zetaace.ability': 'A barrel roll may use the straight of speed 2 in place of that of speed 1.',
  'pilot.omegasquadronpilot': 'Omega Squadron Pilot',
  'pilot.zetasquadronpilot': 'Zeta Squadron Pilot',
  'pilot.epsilonsquadronpilot': 'Epsilon Squadron Pilot',

  'upgrade.wired.name': 'Wired',
  'upgrade.wired.ability': 'While stressed, attacking or defending, any of the own focus results may be rolled again.',
  'upgrade.protontorpedoes.name': 'Proton Torpedoes',
  'upgrade.protontorpedoes.ability':
    'Attack with 4 dice at range 2–3. Costs the target lock on the defender and this card; one focus result may become a critical hit.',
  'upgrade.bb8.name': 'BB-8',
  'upgrade.bb8.ability': 'When a green manoeuvre is revealed, the ship may perform a free barrel roll before it flies.',
  'upgrade.r5x3.name': 'R5-X3',
  'upgrade.r5x3.ability':
    'Before the dial is revealed this card may be discarded: to the end of the round obstacles neither hinder nor hurt the ship, and none obstructs its attacks.',
  'upgrade.weaponsguidance.name': 'Weapons Guidance',
  'upgrade.weaponsguidance.ability': 'Attacking, a focus token may be spent to turn one blank into a hit.',

  'damage.blindedpilot.name': 'Blinded Pilot',
  'damage.blindedpilot.text':
    'The ship cannot attack. Turned face down after its next opportunity to attack, used or not.',
  'damage.shakenpilot.name': 'Shaken Pilot',
  'damage.shakenpilot.text':
    'No straight manoeuvre may be put on the dial. Turned face down when the next dial is revealed.',
  'damage.damagedcockpit.name': 'Damaged Cockpit',
  'damage.damagedcockpit.text': 'From the next round on, pilot skill counts as 0.',
  'damage.stunnedpilot.name': 'Stunned Pilot',
  'damage.stunnedpilot.text': 'After a manoeuvre that ends touching a ship or on an obstacle, suffer 1 damage.',
  'damage.consolefire.name': 'Console Fire',
  'damage.consolefire.text':
    'At the start of each Combat phase roll one attack die: a hit is 1 damage. Action: put it out (turn this face down).',
  'damage.damagedengine.name': 'Damaged Engine',
  'damage.damagedengine.text':
    'All turns of this ship, left and right, are red. Tallon Rolls and Segnor’s Loops keep their colour.',
  'damage.majorexplosion.name': 'Major Explosion',
  'damage.majorexplosion.text': 'At once: roll one attack die, a hit is 1 critical damage. Then turned face down.',
  'damage.weaponsfailure.name': 'Weapons Failure',
  'damage.weaponsfailure.text':
    'Attacks of this ship roll one attack die less. Action: roll one attack die, a hit or critical hit turns this face down.',
  'damage.majorhullbreach.name': 'Major Hull Breach',
  'damage.majorhullbreach.text':
    'From the next round on, every damage card of this ship is dealt face up. Action: seal it (turn this face down).',
  'damage.structuraldamage.name': 'Structural Damage',
  'damage.structuraldamage.text':
    'Agility is one lower. Action: roll one attack die, a hit or critical hit turns this face down.',
  'damage.damagedsensorarray.name': 'Damaged Sensor Array',
  'damage.damagedsensorarray.text':
    'Only actions printed on damage cards can be performed. Action: roll one attack die, a hit or critical hit turns this face down.',
  'damage.loosestabilizer.name': 'Loose Stabilizer',
  'damage.loosestabilizer.text':
    'Receive 1 stress token after each white manoeuvre. Action: fasten it (turn this face down).',
  'damage.thrustcontrolfire.name': 'Thrust Control Fire',
  'damage.thrustcontrolfire.text': 'At once: receive 1 stress token. Then turned face down.',
  'damage.directhit.name': 'Direct Hit!',
  'damage.directhit.text': 'Counts as 2 damage while face up.',

  'mission.first-flight.name': 'First Flight',
  'mission.first-flight.short': 'Introduction game',
  'mission.first-flight.briefing.1':
    'A novice in a T-70 on a first patrol, two TIE/fo coming the other way, and nothing between them but the dark.',
  'mission.first-flight.briefing.2':
    'Fly and shoot, and nothing else: no actions, no rocks, no critical damage. Koiogran turns, Segnor’s Loops and Tallon Rolls are there from the first round on.',
  'mission.first-flight.goal.first': 'Destroy both TIE/fo',
  'mission.first-flight.goal.second': 'Destroy the T-70',
  'mission.first-flight.won.first': 'No ship is left: {{side}}.',
  'mission.first-flight.won.second': 'No ship is left: {{side}}.',
  'mission.first-flight.forces.first': 'A Blue Squadron Novice in a T-70 X-wing',
  'mission.first-flight.forces.second': 'A Zeta Squadron Pilot and an Epsilon Squadron Pilot in TIE/fo Fighters',
  'mission.first-flight.rule.setup': 'The ships stand face to face at places of their own.',
  'mission.first-flight.rule.order': 'Epsilon moves first, then the novice, then Zeta; they fire the other way round.',
  'mission.first-flight.rule.combat':
    'There are no actions, and range brings no dice. Each hit or critical hit left is 1 damage face down, and a destroyed ship is gone at once.',
  'mission.first-flight.rule.shields': 'TIE/fo have no shields here; the T-70 has its three.',
  'mission.first-flight.rule.stress':
    'Red manoeuvres give stress, green ones take it off, and under stress none is red. Whoever leaves the mat is destroyed.',
  'mission.lesson-4.name': 'Lesson 4: Boosts and special turns',
  'mission.lesson-4.short': 'Lesson 4',
  'mission.lesson-4.goal.first': 'Shoot down both TIE/fo, or last five rounds',
  'mission.lesson-4.goal.second': 'Destroy the T-70',
  'mission.lesson-4.won.first': 'The lesson has been flown.',
  'mission.lesson-4.won.second': 'The T-70 is lost.',
  'mission.standard.name': 'Dogfight',
  'mission.standard.short': 'Full game',
  'mission.standard.briefing.1':
    'Thirty years on, and the same sky: two flights meet among the rocks, and one of them has to go.',
  'mission.standard.briefing.2':
    'Take what one box holds, build a squad to any number of points or let chance pick one. Six asteroids are always in play.',
  'mission.standard.goal.first': 'Destroy every enemy ship',
  'mission.standard.goal.second': 'Destroy every enemy ship',
  'mission.standard.won.first': 'No ship is left: {{side}}.',
  'mission.standard.won.second': 'No ship is left: {{side}}.',
  'mission.standard.forces.first': 'Poe Dameron in a T-70 X-wing',
  'mission.standard.forces.second': '“Omega Ace” and a Zeta Squadron Pilot in TIE/fo Fighters',
  'mission.standard.rule.obstacles':
    'Six asteroids are laid in turns before the ships, none at range 1 of another or at range 1 or 2 of an edge.',
  'mission.standard.rule.initiative': 'The side that spent fewer squad points decides who has initiative.',
  'mission.last-line.name': 'Last Line',
  'mission.last-line.short': 'A mission of our own',
  'mission.last-line.briefing.1':
    'Four containers are all that is left of a convoy, and one veteran is all that is left of its escort.',
  'mission.last-line.briefing.2':
    'Two TIE/fo come for them. A tug is nine rounds away: until then at least two containers must still be there, or the hunters gone.',
  'mission.last-line.goal.first': 'Hold out to the end of round 9 with two containers, or destroy both hunters',
  'mission.last-line.goal.second': 'Destroy three of the four containers',
  'mission.last-line.won.first': 'The cargo is saved: {{side}}.',
  'mission.last-line.won.second': 'Three containers are gone: {{side}}.',
  'mission.last-line.forces.first':
    'A Red Squadron Veteran with Proton Torpedoes, BB-8 and Weapons Guidance, and four containers',
  'mission.last-line.forces.second': '“Omega Ace” and a Zeta Squadron Pilot in TIE/fo Fighters',
  'mission.last-line.rule.setup':
    'Three asteroids lie in places of their own. The hunters are set up first, then the containers, two in the band of range 2 and two in that of range 3, more than range 1 apart; the T-70 comes last.',
  'mission.last-line.rule.cargo':
    'A container has 4 hull and agility 0. It neither moves nor fires, is in the way as a ship is, and takes critical hits as hits.',
  'mission.last-line.rule.time': 'Whoever leaves the mat is destroyed. With the end of round 9 it is over.',
  'mission.comrade-in-arms.name': 'Comrade in Arms',
  'mission.comrade-in-arms.short': 'A mission of our own',
  'mission.comrade-in-arms.briefing.1':
    'Somebody who knows too much drifts among the rocks in an escape pod, and both sides have heard the call.',
  'mission.comrade-in-arms.briefing.2':
    'Fly over the pod, take it aboard instead of firing, and bring it home over your own edge.',
  'mission.comrade-in-arms.goal.first': 'Bring the comrade over your own edge, or destroy every enemy ship',
  'mission.comrade-in-arms.goal.second':
    'Bring the comrade over your own edge, destroy every enemy ship, or let nobody get away by the end of round 12',
  'mission.comrade-in-arms.won.first': 'The comrade is home: {{side}}.',
  'mission.comrade-in-arms.won.second': 'The comrade is theirs: {{side}}.',
  'mission.comrade-in-arms.forces.first': 'Poe Dameron with R5-X3, Wired and Weapons Guidance in a T-70 X-wing',
  'mission.comrade-in-arms.forces.second': '“Epsilon Leader” and an Omega Squadron Pilot in TIE/fo Fighters',
  'mission.comrade-in-arms.rule.setup':
    'The comrade lies in the middle of the mat. The six asteroids are laid in turns around it, then the ships are set up at range 1 of their own edge.',
  'mission.comrade-in-arms.rule.take': 'A ship whose base lies on the comrade may take it aboard instead of attacking.',
  'mission.comrade-in-arms.rule.carry':
    'Whoever carries it flies no red manoeuvre, and gets away with it over the own edge only.',
  'mission.comrade-in-arms.rule.fall': 'If the carrier is lost, the comrade lies where it was.',
  'mission.comrade-in-arms.rule.time': 'With the end of round 12 the second side has won.',

  'squad.resistance-box': 'Poe Alone',
  'squad.resistance-box.note': 'All that one box holds for the Resistance: one ace, and rocks that do not stop him.',
  'squad.resistance-flight': 'Four T-70',
  'squad.resistance-flight.note': 'Four sturdy fighters without a card: plain flying, plain shooting.',
  'squad.resistance-aces': 'Poe’s Flight',
  'squad.resistance-aces.note': 'Poe leads, “Blue Ace” slips around the rocks, a veteran carries torpedoes.',
  'squad.resistance-torpedoes': 'Torpedo Run',
  'squad.resistance-torpedoes.note': 'Lock on in the first rounds; three torpedoes at range 2 or 3 end most arguments.',
  'squad.first-order-box': 'Omega and Zeta',
  'squad.first-order-box.note': 'All that one box holds for the First Order: an ace with a lock, and a wingman.',
  'squad.first-order-swarm': 'Six TIE/fo',
  'squad.first-order-swarm.note': 'Six shields, six guns: let the aces wait for what the others leave.',
  'squad.first-order-zeta': 'Zeta Squadron',
  'squad.first-order-zeta.note': 'One skill, one voice: all six move and fire together.',
  'squad.first-order-aces': 'Leader’s Five',
  'squad.first-order-aces.note': '“Epsilon Leader” takes the stress off his friends; turn hard, and stay near him.',
}
