/** What a mission is about, before it is flown: its story, what each side brings, its special rules. The same keys in the same order in every language. */
export const BRIEFINGS = {
  'mission.political-escort.briefing.1':
    'A senator who should have kept quiet is carrying proof of what the Empire did to a mining colony. Her courier shuttle is slow, unarmed and out of time. One X-wing was near enough to answer.',
  'mission.political-escort.briefing.2':
    'Two TIE fighters from the picket hold the far side. If the shuttle gets past them she can jump; if not, nobody will ever have heard of that colony.',
  'mission.political-escort.forces.first': 'Red Squadron Pilot in an X-wing, and the shuttle',
  'mission.political-escort.forces.second': 'Two Academy Pilots in TIE fighters',
  'mission.political-escort.rule.move':
    'At the start of each Activation phase the Rebels may move the shuttle: 2 straight or 1 bank. It never shoots and takes no actions.',
  'mission.political-escort.rule.protect':
    'Protect: a Rebel ship at range 1 of the shuttle may spend its action to give it an evade token. One may be spent in each attack; all leave in the End phase.',
  'mission.political-escort.rule.reinforce':
    'For every Imperial ship lost in a round, one fresh Academy Pilot may enter at the Imperial edge in the End phase.',
  'mission.political-escort.rule.damage':
    'The shuttle has agility 2 and hull 6. Critical hits are plain hits to it. Leaving over any other edge destroys it.',
  'mission.asteroid-run.briefing.1':
    'Luke Skywalker was ambushed on his way to a meeting that nobody was to know of. A lucky burst took half his drive, and the only cover for light-minutes around is a drift of broken rock.',
  'mission.asteroid-run.briefing.2':
    'His droid needs four rounds to patch the engine. Two of the best Imperial pilots are already among the rocks, more are on their way, and they know exactly how slow he is.',
  'mission.asteroid-run.forces.first': 'Luke Skywalker with Determination in an X-wing',
  'mission.asteroid-run.forces.second': '“Night Beast”, and “Mauler Mithel” with Marksmanship, in TIE fighters',
  'mission.asteroid-run.rule.setup':
    'The Empire sets up first, at range 1 of either home edge. The Rebels follow in the middle, beyond range 3 of both. Then the Empire lays six asteroids.',
  'mission.asteroid-run.rule.disabled':
    'Until round 5 the disabled ship flies only manoeuvres of speed 1 and 2. Leaving the mat before that destroys it.',
  'mission.asteroid-run.rule.exit':
    'From round 5 on it is repaired and gets away over the Rebel or the Imperial edge – not over the sides.',
  'mission.asteroid-run.rule.asteroids':
    'Who flies through an asteroid or ends on one loses the action and rolls a die for damage; on it there is no attack. A shot across one gives the defender a die.',
  'mission.asteroid-run.rule.reinforce':
    'For every Imperial ship lost in a round, one fresh Academy Pilot may enter at either home edge in the End phase.',
  'mission.dark-whispers.briefing.1':
    'The satellites over a world that is on no chart carry what the Rebel cells whisper to each other. An Imperial patrol has found them, and is clever enough to listen before it shoots.',
  'mission.dark-whispers.briefing.2':
    'If one TIE fighter brings the recordings home, every cell in the sector is lost. An X-wing pilot, two torpedo tubes and whatever rookies can be woken stand in the way.',
  'mission.dark-whispers.forces.first': 'Red Squadron Pilot with Proton Torpedoes and R2-F2 in an X-wing',
  'mission.dark-whispers.forces.second':
    'Black Squadron Pilot with Determination, and Obsidian Squadron Pilot, in TIE fighters',
  'mission.dark-whispers.rule.setup':
    'The Empire sets up at range 1 of its edge. Then the Rebels lay the satellites at range 2 and 3 of theirs, not at range 1 of the sides and each at range 2–3 of another; their ships follow at range 1.',
  'mission.dark-whispers.rule.scan':
    'On its turn in the Combat phase an Imperial ship above a satellite may scan it instead of attacking. It may also do so through a Rebel ship that lies there and that it touches.',
  'mission.dark-whispers.rule.home':
    'When all are scanned, a ship that carries one wins by leaving over the Imperial edge. Any other ship that leaves the mat is destroyed.',
  'mission.dark-whispers.rule.lost':
    'Satellites on the card of a destroyed ship are lost. When all of them are, the Rebels win.',
  'mission.dark-whispers.rule.reinforce':
    'For every Rebel ship lost in a round, one fresh Rookie Pilot may enter at the Rebel edge in the End phase.',
  'mission.standard.briefing.1':
    'No convoy, no secret, nothing to bring home: two squadrons meet because one of them has to go. This is the game as it is played on club evenings.',
  'mission.standard.briefing.2':
    'Take the printed forces, build a squad to any number of points or let chance pick one. Asteroids and a larger table are yours to choose.',
  'mission.standard.forces.first': 'Luke Skywalker in an X-wing',
  'mission.standard.forces.second': '“Night Beast” and an Obsidian Squadron Pilot in TIE fighters',
  'mission.standard.rule.obstacles':
    'Asteroids, if there are any, are laid in turns before the ships, none at range 1 or 2 of an edge. Lays first: {{second}}. Then picks an edge, and leaves the opposite one: {{first}}.',
  'mission.standard.rule.setup':
    'Ships are set up at range 1 of their own edge, the lowest pilot skill first. With equal skill the side with initiative begins.',
  'mission.standard.rule.initiative':
    'The side that spent fewer squad points has initiative; with equal points, and with the printed forces: {{second}}.',
  'mission.standard.rule.fled': 'A ship that leaves the mat is destroyed. The last side with ships wins.',
}
