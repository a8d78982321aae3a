/** What the second edition says: its factions, ships, cards and battle, in the game’s own words. */
export const edition2: Readonly<Record<string, string>> = {
  'faction.scum': 'Scum',
  'faction.republic': 'Republic',
  'faction.separatist': 'Separatists',
  'chassis.t65xwing': 'T-65 X-wing',
  'chassis.tielnfighter': 'TIE/ln Fighter',
  'chassis.gauntletfighter': 'Gauntlet Fighter',
  'weapon.tail': 'rear guns',

  'bearing.stationary': 'stationary',
  'bearing.slip-bank-left': 'slip on the bank, left',
  'bearing.slip-bank-right': 'slip on the bank, right',
  'bearing.slip-turn-left': 'slip on the turn, left',
  'bearing.slip-turn-right': 'slip on the turn, right',

  'token.calculate': 'calculate',
  'token.reinforce-fore': 'reinforce, fore',
  'token.reinforce-aft': 'reinforce, aft',
  'token.jam': 'jam',
  'token.disarm': 'disarm',
  'token.strain': 'strain',
  'token.deplete': 'deplete',
  'token.ion': 'ion',
  'token.foils-closed': 'S-foils closed',
  'token.force': 'Force',

  'pilot.lukeskywalker': 'Luke Skywalker',
  'pilot.lukeskywalker.ability': 'When he becomes the defender, before dice are rolled, he may recover 1 Force.',
  'pilot.jekporkins': 'Jek Porkins',
  'pilot.jekporkins.ability':
    'After receiving a stress token he may remove it and roll one attack die: a hit is 1 damage.',
  'pilot.redsquadronveteran': 'Red Squadron Veteran',
  'pilot.bluesquadronescort': 'Blue Squadron Escort',
  'pilot.idenversio': 'Iden Versio',
  'pilot.idenversio.ability':
    'Before a friendly TIE/ln at range 0–1 would suffer damage, the charge may be spent to prevent all of it.',
  'pilot.valenrudor': 'Valen Rudor',
  'pilot.valenrudor.ability': 'After a friendly ship at range 0–1 has defended, he may perform an action.',
  'pilot.nightbeast': '“Night Beast”',
  'pilot.nightbeast.ability': 'After fully executing a blue manoeuvre he may perform a focus action.',
  'pilot.blacksquadronace': 'Black Squadron Ace',
  'pilot.obsidiansquadronpilot': 'Obsidian Squadron Pilot',
  'pilot.academypilot': 'Academy Pilot',
  'pilot.chopper-gauntletfighter': '“Chopper”',
  'pilot.chopper-gauntletfighter.ability': 'At the start of combat each enemy ship at range 0 gains 2 jam tokens.',
  'pilot.ezrabridger-gauntletfighter': 'Ezra Bridger',
  'pilot.ezrabridger-gauntletfighter.ability':
    'While stressed, attacking or defending, 1 Force turns up to two focus results into hits or evades.',
  'pilot.mandalorianresistancepilot': 'Mandalorian Resistance Pilot',
  'pilot.captainhark': 'Captain Hark',
  'pilot.garsaxon': 'Gar Saxon',
  'pilot.imperialsupercommando': 'Imperial Super Commando',
  'pilot.maul': 'Maul',
  'pilot.rookkast': 'Rook Kast',
  'pilot.rookkast.ability':
    'Before engaging she may gain a strain token. While strained, a primary attack may turn one blank or focus into a hit.',
  'pilot.shadowcollectiveoperator': 'Shadow Collective Operator',
  'pilot.bokatankryze': 'Bo-Katan Kryze',
  'pilot.niteowlliberator': 'Nite Owl Liberator',
  'pilot.bokatankryze-separatistalliance': 'Bo-Katan Kryze',
  'pilot.previzsla': 'Pre Vizsla',
  'pilot.previzsla.ability':
    'Attacking a ship of equal or higher initiative, 2 charges may be spent for one attack die more.',
  'pilot.deathwatchwarrior': 'Death Watch Warrior',

  'upgrade.predator.name': 'Predator',
  'upgrade.predator.ability': 'A primary attack on a defender in the bullseye arc may reroll one attack die.',
  'upgrade.outmaneuver.name': 'Outmanoeuvre',
  'upgrade.outmaneuver.ability':
    'In an attack ahead from outside the defender’s firing arcs, the defender rolls one die less.',
  'upgrade.elusive.name': 'Elusive',
  'upgrade.elusive.ability':
    'Defending, the charge may reroll one die. A red manoeuvre, fully executed, brings it back.',
  'upgrade.servomotorsfoils.name': 'Servomotor S-foils',
  'upgrade.servomotorsfoils.ability':
    'Before the dial is revealed they may be opened or closed. Closed: primary attacks roll one die less; the ship may boost, and a red boost may follow a focus.',
  'upgrade.heightenedperception.name': 'Heightened Perception',
  'upgrade.heightenedperception.ability':
    'At the start of combat 1 Force may be spent to engage at initiative 7 this round.',
  'upgrade.protontorpedoes.name': 'Proton Torpedoes',
  'upgrade.protontorpedoes.ability':
    'Attack with 4 dice at range 2–3 on a locked ship. Costs a charge, the lock stays; one hit may become a critical hit.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability':
    'After the dial is revealed a charge may be spent to recover 1 shield; the ship gains a disarm token.',
  'upgrade.hullupgrade.name': 'Hull Upgrade',
  'upgrade.hullupgrade.ability': 'The hull value is one higher.',
  'upgrade.veterantailgunner.name': 'Veteran Tail Gunner',
  'upgrade.veterantailgunner.ability': 'After a primary attack ahead, a bonus attack astern may follow.',
  'upgrade.overtunedmodulators.name': 'Overtuned Modulators',
  'upgrade.overtunedmodulators.ability':
    'Unstressed, in the System phase: a charge brings 3 calculate tokens. With the charge spent, each green token that goes in the End phase leaves a strain token.',

  'damage.panickedpilot.name': 'Panicked Pilot',
  'damage.panickedpilot.text': 'At once: gain 2 stress tokens. Then turned face down.',
  'damage.blindedpilot.name': 'Blinded Pilot',
  'damage.blindedpilot.text':
    'The own attack dice can be changed by nothing but the Force. Action: turn this face down.',
  'damage.woundedpilot.name': 'Wounded Pilot',
  'damage.woundedpilot.text':
    'After each action roll one attack die: a hit or critical hit is 1 stress token. Action: turn this face down.',
  'damage.stunnedpilot.name': 'Stunned Pilot',
  'damage.stunnedpilot.text': 'After a manoeuvre through or onto an obstacle, suffer 1 damage.',
  'damage.consolefire.name': 'Console Fire',
  'damage.consolefire.text':
    'Before this ship engages roll one attack die: a hit is 1 damage. Action: put it out (turn this face down).',
  'damage.damagedengine.name': 'Damaged Engine',
  'damage.damagedengine.text': 'Turns, left and right, are one step harder.',
  'damage.weaponsfailure.name': 'Weapons Failure',
  'damage.weaponsfailure.text': 'Attacks of this ship roll one attack die less. Action: turn this face down.',
  'damage.hullbreach.name': 'Hull Breach',
  'damage.hullbreach.text': 'Normal damage becomes critical damage. Action: seal it (turn this face down).',
  'damage.structuraldamage.name': 'Structural Damage',
  'damage.structuraldamage.text': 'Defending, roll one defence die less.',
  'damage.damagedsensorarray.name': 'Damaged Sensor Array',
  'damage.damagedsensorarray.text':
    'Only focus, and actions printed on damage cards, can be performed. Action: turn this face down.',
  'damage.loosestabilizer.name': 'Loose Stabilizer',
  'damage.loosestabilizer.text':
    'After a manoeuvre that is not a straight, suffer 1 damage; then turned face down. Action: fasten it (turn this face down).',
  'damage.disabledpowerregulator.name': 'Disabled Power Regulator',
  'damage.disabledpowerregulator.text':
    'Before this ship engages it gains 1 ion token. Turned face down after it has flown as an ionised ship.',
  'damage.fuelleak.name': 'Fuel Leak',
  'damage.fuelleak.text':
    'After the next critical damage suffer 1 damage; then turned face down. Action: plug it (turn this face down).',
  'damage.directhit.name': 'Direct Hit!',
  'damage.directhit.text': 'At once: suffer 1 damage. Then turned face down.',

  'mission.standard.name': 'Dogfight',
  'mission.standard.short': 'Full game',
  'mission.standard.briefing.1': 'A Gauntlet unfolds its wings, and whoever meets it had better not be ahead of it.',
  'mission.standard.briefing.2':
    'Each side fields quick builds of the same threat. Six asteroids are always in play, and who goes first is rolled for in every round.',
  'mission.standard.goal.first': 'Destroy every enemy ship',
  'mission.standard.goal.second': 'Destroy every enemy ship',
  'mission.standard.won.first': 'No ship is left: {{side}}.',
  'mission.standard.won.second': 'No ship is left: {{side}}.',
  'mission.standard.forces.first': 'A Red Squadron Veteran and a Blue Squadron Escort in T-65 X-wings',
  'mission.standard.forces.second':
    'An Imperial Super Commando in a Gauntlet Fighter and a Black Squadron Ace in a TIE/ln Fighter',
  'mission.standard.rule.obstacles':
    'Six asteroids are laid in turns before the ships, none at range 1 of another or at range 1 or 2 of an edge.',
}
