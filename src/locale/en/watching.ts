/** What those read who watch: captions that teach, the glossary, the film's line, taking over, questions before the answer. `[id:words]` is a term of the glossary. */
export const WATCHING = {
  'ui.watching.captions': 'Captions: {{level}}',
  'ui.watching.captions.choose': 'Captions',
  'ui.watching.captions.off': 'off',
  'ui.watching.captions.brief': 'brief',
  'ui.watching.captions.teach': 'with reasons',
  'ui.watching.line': 'Timeline',
  'ui.watching.tick.attack': 'An attack',
  'ui.watching.line.at': 'Round {{round}}, {{phase}}',
  'ui.watching.line.show': 'Show the timeline',
  'ui.watching.line.hide': 'Hide the timeline',
  'ui.watching.chapters': 'Chapters',
  'ui.watching.chapter.blood': 'First blood: {{ship}}',
  'ui.watching.chapter.crit': 'First critical hit: {{ship}}',
  'ui.watching.chapter.destroyed': '{{ship}} destroyed',
  'ui.watching.chapter.objectTaken.satellite': '{{ship}} scans a satellite',
  'ui.watching.chapter.objectsLost.satellite': '{{ship}} loses its data',
  'ui.watching.chapter.shipUnmarked.disabled': '{{ship}} repaired',
  'ui.watching.chapter.shipFled': '{{ship}} leaves the battle',
  'ui.watching.take': 'Take over from here',
  'ui.watching.take.of.rebel': 'Fly the Rebels from here',
  'ui.watching.take.of.imperial': 'Fly the Empire from here',
  'ui.watching.take.of': 'Fly from here: {{side}}',
  'ui.watching.take.note':
    'A battle of your own begins at this side’s last decision before this moment. What you are watching stays as it is.',
  'ui.watching.take.level': 'Against',
  'ui.watching.take.failed': 'This battle cannot be taken over: {{why}}',
  'ui.watching.guess': 'Ask me first',
  'ui.watching.guess.note': 'The film stops before dials and dice and asks what will come.',
  'ui.watching.guess.dial': 'Which manoeuvre will {{ship}} fly?',
  'ui.watching.guess.attack': '{{attacker}} attacks {{defender}}: how much damage?',
  'ui.watching.guess.none': 'none',
  'ui.watching.guess.more': '{{amount}} or more',
  'ui.watching.guess.skip': 'Just show me',
  'ui.watching.guess.stop': 'Stop asking',
  'ui.watching.guess.right': 'Well seen: {{answer}}',
  'ui.watching.guess.wrong': 'It was: {{answer}}',
  'ui.watching.glossary': 'Glossary',
  'ui.watching.glossary.search': 'Search the glossary',
  'ui.watching.glossary.none': 'No term fits.',
  'ui.watching.key.steps': '← →',
  'ui.watching.key.steps.does': 'on the timeline: an event, with Shift a phase, with Ctrl a round; Home, End',

  'ui.watching.teach.gameStarted': 'Each side has a goal of its own: the [mission:mission] says who wins.',
  'ui.watching.teach.meet.arc':
    'This is a ship: it stands on a square [base:base] and fires only at what lies in the wedge ahead of it, its [arc:firing arc].',
  'ui.watching.teach.meet.values':
    'Dots beside a [base:base] count what a ship has left: first its [hull:hull], then its [shield:shields]; pale ones are lost. The list of ships says it too.',
  'ui.watching.teach.shipPlaced.setup': 'Ships are placed one by one, lowest [skill:pilot skill] first.',
  'ui.watching.teach.shipPlaced.reinforcement':
    'The [mission:mission] brings a new ship for one that was lost: a [reinforcement:reinforcement].',
  'ui.watching.teach.reinforcementImpossible':
    'A [reinforcement:reinforcement] needs a model in the box and room at its edge.',
  'ui.watching.teach.tokenPlaced.asteroid':
    'Flying through an [obstacle:asteroid] costs the [action:action] and may hurt; shots across it are [obstructed:obstructed].',
  'ui.watching.teach.tokenPlaced.satellite':
    'An Imperial ship on a satellite may [scan:scan] it instead of attacking; then the data must get home.',
  'ui.watching.teach.tokenPlaced.comrade': 'Both sides want it aboard and home over their own [edge:edge].',
  'ui.watching.teach.tokenImpossible': 'Tokens must keep their distance, so no place was left for this one.',
  'ui.watching.teach.edgesChosen': 'Each side sets up at its own [edge:edge]; the other two belong to nobody.',
  'ui.watching.teach.initiativeRolled':
    'Squads of equal points: an attack die says who chooses. A [hit:hit] or [crit:critical hit], and its roller does.',
  'ui.watching.teach.initiativeChosen':
    'The side of the cheaper squad chose: at equal [skill:pilot skill] the side with [initiative:initiative] flies and fires first.',
  'ui.watching.teach.shipMarked.disabled':
    'A disabled ship flies [manoeuvre:manoeuvres] of [speed:speed] 1 or 2 only, until round 5.',
  'ui.watching.teach.shipUnmarked.disabled':
    'Repaired: its whole [dial:dial] is open again, and now it may [flee:get away].',
  'ui.watching.teach.counted.tracking':
    'The [mission:mission] counts rounds: in round 5 the disabled ship works again.',
  'ui.watching.teach.roundStarted': 'Every [round:round] has four phases: planning, activation, combat and end.',
  'ui.watching.teach.phaseStarted.setup': 'Before the first [round:round] the table is laid and the ships are placed.',
  'ui.watching.teach.phaseStarted.planning':
    'Every ship gets a [manoeuvre:manoeuvre] on its [dial:dial], face down: nobody knows what the other side plans.',
  'ui.watching.teach.phaseStarted.system':
    'Once all dials are set, and before any ship moves, cards may lay objects on the mat.',
  'ui.watching.teach.phaseStarted.activation':
    'The lowest [skill:pilot skill] flies first: better pilots react to what they have seen.',
  'ui.watching.teach.phaseStarted.combat':
    'The highest [skill:pilot skill] fires first and may destroy an enemy before it answers.',
  'ui.watching.teach.phaseStarted.end':
    'Unused [focus:focus] and [evade:evade] tokens are gone; [stress:stress] and [lock:target locks] stay.',
  'ui.watching.teach.dialRevealed.straight':
    'A [straight:straight]: the ship flies on ahead along its [template:template]; the number is its [speed:speed].',
  'ui.watching.teach.dialRevealed.bank':
    'A [bank:bank] is a gentle curve: the ship follows its [template:template] and ends turned by 45°.',
  'ui.watching.teach.dialRevealed.turn':
    'A [turn:turn] is a tight curve: the ship follows its [template:template] and ends turned by 90°.',
  'ui.watching.teach.dialRevealed.koiogran':
    'A [koiogran:Koiogran turn]: straight ahead along the [template:template], then the ship is turned right round, by 180°.',
  'ui.watching.teach.dialRevealed.segnor':
    "A [segnor:Segnor's Loop]: gently round along the [template:template] of a bank, then the ship is turned right round, by 180°.",
  'ui.watching.teach.dialRevealed.tallon':
    'A [tallon:Tallon Roll]: round along the [template:template] of a turn, then a quarter turn more to the same side.',
  'ui.watching.teach.dialRevealed.green':
    'Green [manoeuvre:manoeuvres] are easy: a stressed pilot sheds a [stress:stress] token after one.',
  'ui.watching.teach.dialRevealed.white':
    'White [manoeuvre:manoeuvres] are plain: they neither bring [stress:stress] nor take it away.',
  'ui.watching.teach.dialRevealed.red':
    'Red [manoeuvre:manoeuvres] are hard: they bring a [stress:stress] token, and no [action:action] follows.',
  'ui.watching.teach.manoeuvreReplaced':
    'A pilot under [stress:stress] must not fly red, so the opponent chooses another [manoeuvre:manoeuvre].',
  'ui.watching.teach.manoeuvreExecuted.moved':
    'The ship follows its [template:template] from the front of its [base:base], then may take an [action:action].',
  'ui.watching.teach.manoeuvreExecuted.bumped':
    'Ships cannot share a place: on an [overlap:overlap] the ship backs up along the [template:template] and loses its [action:action].',
  'ui.watching.teach.manoeuvreExecuted.koiogran':
    'With no room at the end a [koiogran:Koiogran turn] becomes a straight, and the ship does not turn round.',
  'ui.watching.teach.manoeuvreExecuted.segnor':
    "With no room at the end a [segnor:Segnor's Loop] becomes a bank, and the ship does not turn round.",
  'ui.watching.teach.manoeuvreExecuted.tallon':
    'With no room at the end a [tallon:Tallon Roll] becomes a turn, and the ship turns no further.',
  'ui.watching.teach.manoeuvreExecuted.slid':
    'After its quarter turn a [tallon:Tallon Roll] may [slide:slide] along the end of the [template:template]: its pilot picked this place.',
  'ui.watching.teach.manoeuvreExecuted.grazed':
    'Template or [base:base] touched an [obstacle:obstacle]: the [action:action] is lost, and a die is rolled for damage.',
  'ui.watching.teach.obstacleRolled':
    'One attack die: a [hit:hit] is damage, a [crit:critical hit] critical damage, everything else is luck.',
  'ui.watching.teach.moveDeclined': 'The [mission:mission] lets this ship stay where it is.',
  'ui.watching.teach.boosted':
    'A [boost:boost] carries the ship ahead by a [template:template] of speed 1; it is no [manoeuvre:manoeuvre].',
  'ui.watching.teach.boosted.straight':
    'The straight of speed 1 goes between the front guides: one length of the [base:base] ahead, and the [arc:arc] reaches further.',
  'ui.watching.teach.boosted.bank':
    'Along the [bank:bank] of speed 1 the ship ends turned by 45°: its [arc:arc] swings with it.',
  'ui.watching.teach.boosted.turn': 'Only a few may [boost:boost] along a [turn:turn]: the ship ends turned by 90°.',
  'ui.watching.teach.tokenGained.stress':
    'A ship with [stress:stress] takes no [action:actions] and flies no red [manoeuvre:manoeuvres].',
  'ui.watching.teach.tokenGained.other': 'A token beside a ship reminds of what holds for it until it is taken away.',
  'ui.watching.teach.tokenRemoved.green':
    'A green [manoeuvre:manoeuvre] takes one [stress:stress] token away; without any, [action:actions] are allowed again.',
  'ui.watching.teach.lockAcquired':
    'A [lock:target lock] can be spent in an attack on that ship to [reroll:reroll] dice.',
  'ui.watching.teach.actionPerformed.focus':
    'A [focus:focus] token turns focus results into [hit:hits] when attacking, into [evade:evades] when defending.',
  'ui.watching.teach.actionPerformed.evade':
    'An [evade:evade] token cancels one [hit:hit] for sure; unused, it is gone at the end of the [round:round].',
  'ui.watching.teach.actionPerformed.barrel-roll':
    'A [roll:barrel roll] shifts the ship sideways: into an [arc:arc], or out of one.',
  'ui.watching.teach.actionPerformed.mission': 'The [mission:mission] offers this ship an [action:action] of its own.',
  'ui.watching.teach.actionPerformed.mission.protect':
    'A close escort gives the shuttle an [evade:evade] token in place of its own [action:action].',
  'ui.watching.teach.actionPerformed.repair':
    'An [action:action] is spent to turn a [crit:critical] [card:damage card] down again.',
  'ui.watching.teach.actionPerformed.card': 'An [upgrade:upgrade] card may offer an [action:action] of its own.',
  'ui.watching.teach.actionSkipped.stressed':
    'Pilots under [stress:stress] take no [action:actions]; a green [manoeuvre:manoeuvre] helps.',
  'ui.watching.teach.actionSkipped.overlap':
    'Whoever would [overlap:overlap] another ship loses the [action:action] of that move.',
  'ui.watching.teach.actionSkipped.obstacle':
    'Whoever hits an [obstacle:obstacle] loses the [action:action] of that move.',
  'ui.watching.teach.attackDeclared':
    'The target lies in the [arc:firing arc] within [range:range] 3; at range 1 the attacker rolls one die more, at 3 the defender.',
  'ui.watching.teach.attackDeclared.obstructed':
    'An [obstacle:obstacle] lies in the line of fire: [obstructed:obstructed], so the defender rolls one die more.',
  'ui.watching.teach.attackDeclared.card':
    'A [secondary:secondary weapon] has its own dice, [range:ranges] and price; range brings no extra dice.',
  'ui.watching.teach.objectTaken.satellite': 'A [scan:scan] takes the place of the ship’s attack.',
  'ui.watching.teach.objectTaken.comrade': 'To take it aboard takes the place of the ship’s attack.',
  'ui.watching.teach.objectsLost.satellite': 'With the ship its [scan:scanned] data is gone for good.',
  'ui.watching.teach.objectFell.comrade': 'The comrade can be taken aboard again, by either side.',
  'ui.watching.teach.objectPlaced': 'What is dropped lies at the end of a template, behind the ship.',
  'ui.watching.teach.objectMoved': 'Some objects on the mat move by a template, as ships do.',
  'ui.watching.teach.fuseChanged': 'While a fuse marker lies on it, it does not detonate.',
  'ui.watching.teach.objectDetonated': 'A detonation strikes friend and foe alike, as far as it reaches.',
  'ui.watching.teach.objectRemoved': 'It is gone from the mat, and in nobody’s way any more.',
  'ui.watching.teach.attackSkipped.no-target':
    'No enemy lies in the [arc:firing arc] within [range:range] 3, or only one that touches this ship.',
  'ui.watching.teach.attackSkipped.obstacle': 'A ship whose [base:base] lies on an [obstacle:obstacle] cannot attack.',
  'ui.watching.teach.attackSkipped.effect': 'A card or the [mission:mission] forbids this ship to attack.',
  'ui.watching.teach.diceRolled.attack': 'As many red dice as the [weapon:weapon value], one more at [range:range] 1.',
  'ui.watching.teach.diceRolled.defence':
    'As many green dice as the [agility:agility], one more at [range:range] 3 or if [obstructed:obstructed].',
  'ui.watching.teach.diceModified.focus.attack':
    'A [focus:focus] token is spent: every focus result becomes a [hit:hit].',
  'ui.watching.teach.diceModified.focus.defence':
    'A [focus:focus] token is spent: every focus result becomes an [evade:evade].',
  'ui.watching.teach.diceModified.evade': 'An [evade:evade] token is spent: one evade is added to the roll.',
  'ui.watching.teach.diceModified.target-lock':
    'The [lock:target lock] is spent: dice of the attacker’s choice are [reroll:rerolled], each once.',
  'ui.watching.teach.diceModified.pilot': 'Named pilots have abilities that break the rules in their own way.',
  'ui.watching.teach.diceModified.card': 'A card changes this roll; its text says when it may.',
  'ui.watching.teach.resultsCompared.hit': 'Every [evade:evade] cancels a [hit:hit]; what is left over is damage.',
  'ui.watching.teach.resultsCompared.crit':
    'Evades cancel plain [hit:hits] first, so a [crit:critical hit] gets through more easily.',
  'ui.watching.teach.resultsCompared.evaded':
    'There were at least as many [evade:evades] as [hit:hits]: nothing gets through.',
  'ui.watching.teach.resultsCompared.miss': 'No die shows a [hit:hit], so there is nothing to evade.',
  'ui.watching.teach.attackFizzled': 'Cards took the last attack die: there is nothing to roll.',
  'ui.watching.teach.shieldLost': '[shield:Shields] go first: each takes one damage, a [crit:critical hit] too.',
  'ui.watching.teach.shieldRegained': 'No ship ever has more [shield:shields] than it began with.',
  'ui.watching.teach.damageDiscarded': 'The card is discarded as it is dealt: neither damage nor effect.',
  'ui.watching.teach.damageDealt.faceDown':
    'Without [shield:shields] each damage is a [card:damage card], face down: one point of [hull:hull] less.',
  'ui.watching.teach.damageDealt.faceUp':
    'Without [shield:shields] a [crit:critical hit] is a [card:damage card] face up: one damage, and its text holds.',
  'ui.watching.teach.damageTurnedDown.repaired':
    'Turned down, the [card:card] is still damage, but its text no longer holds.',
  'ui.watching.teach.cardRolled': 'The [card:damage card] asks for a die: it decides what the card does now.',
  'ui.watching.teach.effectBegan': 'This holds until the [round:round] is over.',
  'ui.watching.teach.cardTriggered': 'The text of a card comes into play by itself.',
  'ui.watching.teach.shipKept':
    'Ships of equal [skill:pilot skill] fire at the same time: this one still has its attack.',
  'ui.watching.teach.shipDestroyed': 'As many [card:damage cards] as [hull:hull] points: the ship is out at once.',
  'ui.watching.teach.shipFled.escaped':
    'The [mission:mission] lets this ship [flee:leave over this edge]: it counts as saved.',
  'ui.watching.teach.shipFled.lost':
    'A [base:base] that sticks out over the edge has [flee:fled]: it counts as destroyed.',
  'ui.watching.teach.gameEnded.goal': 'The goal of the [mission:mission] is reached, and the battle is over.',
  'ui.watching.teach.gameEnded.destroyed': 'The other side has no ship left, and the battle is over.',
  'ui.watching.teach.gameEnded.limit': 'Battles among computers end after a fixed number of [round:rounds].',
  'ui.watching.teach.gameEnded.conceded': 'The other side gave the battle up, and it is over.',
  'ui.watching.teach.gameEnded.draw': 'Both sides lost their last ship at once, or time ran out.',

  'ui.watching.term.round': 'Round',
  'ui.watching.term.round.means':
    'Planning, activation, combat and end, one after the other; then the next round begins.',
  'ui.watching.term.planning': 'Planning phase',
  'ui.watching.term.planning.means': 'Both sides set a dial for each of their ships, in secret and at the same time.',
  'ui.watching.term.activation': 'Activation phase',
  'ui.watching.term.activation.means': 'Dials are turned up and ships fly, one by one, lowest pilot skill first.',
  'ui.watching.term.combat': 'Combat phase',
  'ui.watching.term.combat.means': 'Every ship may attack once, highest pilot skill first.',
  'ui.watching.term.end': 'End phase',
  'ui.watching.term.end.means': 'Focus and evade tokens that were not used are removed. Stress and target locks stay.',
  'ui.watching.term.initiative': 'Initiative',
  'ui.watching.term.initiative.means':
    'At equal pilot skill the side with initiative comes first, in flying and in firing.',
  'ui.watching.term.skill': 'Pilot skill',
  'ui.watching.term.skill.means': 'From 1 to 9, orange on the card. Low flies first, high fires first.',
  'ui.watching.term.dial': 'Dial',
  'ui.watching.term.dial.means':
    'The disc on which a ship’s manoeuvre is set in secret. It shows all that this ship can fly.',
  'ui.watching.term.manoeuvre': 'Manoeuvre',
  'ui.watching.term.manoeuvre.means': 'A bearing and a speed, in green, white or red. Every ship flies one each round.',
  'ui.watching.term.speed': 'Speed',
  'ui.watching.term.speed.means': 'How far a manoeuvre goes: from 1 to 5 lengths of a base.',
  'ui.watching.term.difficulty': 'Difficulty',
  'ui.watching.term.difficulty.means':
    'The colour of a manoeuvre: green sheds stress, white does nothing, red brings stress.',
  'ui.watching.term.straight': 'Straight',
  'ui.watching.term.straight.means': 'Straight ahead, at any speed the dial has.',
  'ui.watching.term.bank': 'Bank',
  'ui.watching.term.bank.means': 'A gentle curve: the ship ends turned by 45°.',
  'ui.watching.term.turn': 'Turn',
  'ui.watching.term.turn.means': 'A tight curve: the ship ends turned by 90°.',
  'ui.watching.term.koiogran': 'Koiogran turn (K-turn)',
  'ui.watching.term.koiogran.means':
    'Straight ahead and then about by 180°: back towards the enemy, at the price of stress.',
  'ui.watching.term.segnor': "Segnor's Loop",
  'ui.watching.term.segnor.means':
    'Along a bank, then round by 180°: back at the enemy and to one side, at the price of stress.',
  'ui.watching.term.tallon': 'Tallon Roll',
  'ui.watching.term.tallon.means':
    "Along a turn, then a quarter turn more: facing back, shifted a little along the template's end as its pilot likes.",
  'ui.watching.term.slide': 'Slide',
  'ui.watching.term.slide.means':
    'At the end of a Tallon Roll the ship may be shifted ahead or back, as long as its side still covers the template’s end.',
  'ui.watching.term.template': 'Template',
  'ui.watching.term.template.means': 'The strip of cardboard along which a ship flies its manoeuvre.',
  'ui.watching.term.base': 'Base',
  'ui.watching.term.base.means': 'The square of 4 cm under the model. Everything is measured from it.',
  'ui.watching.term.overlap': 'Overlap',
  'ui.watching.term.overlap.means':
    'The base would end on another one. The ship backs up until it fits and loses its action.',
  'ui.watching.term.blocked': 'Turn blocked',
  'ui.watching.term.blocked.means':
    'With a ship in the way a Koiogran turn, a Segnor’s Loop or a Tallon Roll falls back to the plain straight, bank or turn: the ship backs up and does not turn round.',
  'ui.watching.term.flee': 'Fleeing',
  'ui.watching.term.flee.means':
    'Part of the base lies over the edge after a manoeuvre: the ship is out of the battle.',
  'ui.watching.term.action': 'Action',
  'ui.watching.term.action.means':
    'After its manoeuvre a ship may do one thing of its action bar: focus, evade, lock a target, roll.',
  'ui.watching.term.free': 'Free action',
  'ui.watching.term.free.means': 'An action that a card gives besides the usual one. Stress forbids it too.',
  'ui.watching.term.focus': 'Focus',
  'ui.watching.term.focus.means':
    'A token to spend: all focus results of a roll become hits, or evades. Gone at the end of the round.',
  'ui.watching.term.evade': 'Evade',
  'ui.watching.term.evade.means':
    'A result that cancels a hit, and the token that adds one such result to a defence roll.',
  'ui.watching.term.lock': 'Target lock',
  'ui.watching.term.lock.means':
    'Marks an enemy within range 3. Spent in an attack on it, it lets the attacker reroll dice.',
  'ui.watching.term.reroll': 'Reroll',
  'ui.watching.term.reroll.means': 'Dice are picked up and rolled again. No die is rerolled twice.',
  'ui.watching.term.roll': 'Barrel roll',
  'ui.watching.term.roll.means': 'An action that moves the ship sideways by a template of speed 1; its heading stays.',
  'ui.watching.term.boost': 'Boost',
  'ui.watching.term.boost.means': 'An action that moves the ship ahead by a straight or bank template of speed 1.',
  'ui.watching.term.stress': 'Stress',
  'ui.watching.term.stress.means':
    'A token of strain: no actions, no red manoeuvres, until a green manoeuvre takes it away.',
  'ui.watching.term.arc': 'Firing arc',
  'ui.watching.term.arc.means': 'The wedge ahead of a ship, printed on its base. Only what lies in it can be shot at.',
  'ui.watching.term.range': 'Range',
  'ui.watching.term.range.means': 'Three bands of 10 cm. Range 1: one attack die more. Range 3: one defence die more.',
  'ui.watching.term.weapon': 'Weapon value',
  'ui.watching.term.weapon.means': 'How many red dice the primary weapon rolls.',
  'ui.watching.term.secondary': 'Secondary weapon',
  'ui.watching.term.secondary.means':
    'A weapon on an upgrade card, such as torpedoes, with its own dice and conditions.',
  'ui.watching.term.agility': 'Agility',
  'ui.watching.term.agility.means': 'How many green dice a ship rolls when it is attacked.',
  'ui.watching.term.hit': 'Hit',
  'ui.watching.term.hit.means': 'A result of a red die: one damage, unless an evade cancels it.',
  'ui.watching.term.crit': 'Critical hit',
  'ui.watching.term.crit.means': 'A hit whose damage card is dealt face up, if no shield takes it. Cancelled last.',
  'ui.watching.term.obstructed': 'Obstructed',
  'ui.watching.term.obstructed.means': 'The shortest line of fire crosses an obstacle: one defence die more.',
  'ui.watching.term.shield': 'Shield',
  'ui.watching.term.shield.means': 'Takes one damage, critical or not, before the hull suffers any.',
  'ui.watching.term.hull': 'Hull',
  'ui.watching.term.hull.means': 'With as many damage cards as hull points the ship is destroyed.',
  'ui.watching.term.card': 'Damage card',
  'ui.watching.term.card.means': 'Face down it is one damage. Face up it is critical: its text holds as well.',
  'ui.watching.term.obstacle': 'Obstacle',
  'ui.watching.term.obstacle.means':
    'Asteroids. Whoever flies through one loses the action and rolls for damage; whoever lies on one cannot attack.',
  'ui.watching.term.edge': 'Edge',
  'ui.watching.term.edge.means': 'The side of the mat nearest to a player. Ships begin there.',
  'ui.watching.term.mission': 'Mission',
  'ui.watching.term.mission.means': 'Its own set-up, forces, special rules and goals for either side.',
  'ui.watching.term.reinforcement': 'Reinforcement',
  'ui.watching.term.reinforcement.means': 'A new ship that some missions bring for one that was destroyed.',
  'ui.watching.term.scan': 'Scan',
  'ui.watching.term.scan.means': 'In Mission 3 an Imperial ship takes a satellite’s data in place of an attack.',
  'ui.watching.term.upgrade': 'Upgrade',
  'ui.watching.term.upgrade.means': 'A card bought for a ship: a weapon, a droid, a pilot’s talent.',
  'ui.watching.term.points': 'Squad points',
  'ui.watching.term.points.means': 'What ships and upgrades cost. Both sides may spend the same, often 100.',
}
