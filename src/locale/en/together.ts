/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER = {
  'ui.together.turn': '{{side}}: your dials',
  'ui.together.note': 'Hand the screen over. The other side looks away until these dials are laid.',
  'ui.together.here': '{{side}}: we have it',
  'ui.seats.member': 'Member {{number}}',
  'ui.seats.person': 'A person here',
  'ui.seats.computer': 'Computer: {{level}}',
  'ui.seats.name': 'Name of {{member}}',
  'ui.seats.name.short': 'Name',
  'ui.seats.add': 'One more member',
  'ui.seats.remove': '{{member}} leaves the table',
  'ui.seats.most': 'Three members a side at most.',
  'ui.seats.few_one': 'One ship, so one member: another would have none to fly. Squads of points bring more.',
  'ui.seats.few_other': '{{count}} ships, so {{count}} members: another would have none to fly.',
  'ui.seats.lacking_one':
    'There is one ship on this side, so nobody can share it. Fly the other side, or with squads of points.',
  'ui.seats.lacking_other': 'There are {{count}} ships on this side: not one for everybody.',
  'ui.seats.ships': 'Who flies which ship',
  'ui.seats.shared':
    'You share this screen: dials are set one after another, and it asks to be handed over in between. Nothing counts for the record.',
  'ui.seats.advised': 'Hints and forecasts',
  'ui.seats.advised.note': 'Only if everybody at this screen agrees',
}
