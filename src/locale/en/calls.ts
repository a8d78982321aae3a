/** What members of a side call to each other, and the mission for them. The same keys in the same order in every language. */
export const CALLS = {
  'call.take': 'I take {{ship}}.',
  'call.behind': 'Stay behind me.',
  'call.behind.of': 'Stay behind {{ship}}.',
  'call.left': 'I go left.',
  'call.left.of': '{{ship}} goes left.',
  'call.right': 'I go right.',
  'call.right.of': '{{ship}} goes right.',
  'call.help': 'Help me!',
  'call.help.of': 'Help {{ship}}!',
  'call.ok': 'Understood.',
  'call.ok.of': 'Understood: {{ship}}.',
  'refusal.call-nobody': '“{{player}}” plays no part in this battle.',
  'refusal.call-late': 'That round is not being played.',
  'refusal.call-alone': 'There is nobody else on that side to call to.',
  'refusal.call-twice': 'One call a round: yours has been heard.',
  'refusal.call-no-enemy': 'That is no enemy ship on the mat.',
  'refusal.call-not-yours': 'That ship is not yours, or not on the mat.',
  'mission.four-hands.briefing.1':
    'Four X-wings against seven TIE fighters, and on each side two who share them. What they call to each other everybody hears; what they have on their dials nobody knows.',
  'mission.four-hands.briefing.2':
    'Luke Skywalker leads one pair, and Biggs Darklighter draws the fire in the other. “Mauler Mithel” brings three cadets, a Black Squadron Pilot the rest.',
  'mission.four-hands.forces.first':
    'Luke Skywalker with R2-D2 and a Rookie Pilot; Biggs Darklighter and a Rookie Pilot',
  'mission.four-hands.forces.second':
    '“Mauler Mithel” with Marksmanship and three Academy Pilots; a Black Squadron Pilot with Determination and two Obsidian Squadron Pilots',
  'mission.four-hands.rule.share':
    'Each member flies its own ships alone, and nobody else’s dials are shown before they are revealed. What is the whole side’s to decide is for its first member with a ship left.',
  'mission.four-hands.rule.calls': 'Once a round each member may call something to its mates. Both sides hear it.',
}
