/** The rulebook's reader and table mode. The rules themselves are docs/rulebook.md. */
export const rules = {
  'ui.rules': 'Rulebook',
  'ui.rules.note': 'Every rule by number, with examples',
  'ui.rules.why': 'Why? Rule {{rules}}',
  'ui.rules.whyShort': 'why?',
  'ui.rules.loading': 'Fetching the rulebook',
  'ui.rules.failed':
    'The rulebook could not be loaded. Check that the page is still reachable and try again; if it stays so, load the page anew after the battle.',
  'ui.rules.search': 'Search by words or number',
  'ui.rules.contents': 'Contents',
  'ui.rules.page': 'Page',
  'ui.rules.asked': 'This rests on',
  'ui.rules.examples': 'Examples',
  'ui.rules.found_one': '{{count}} place',
  'ui.rules.found_other': '{{count}} places',
  'ui.rules.shown': 'The first {{shown}} of {{all}} places',
  'ui.rules.none': 'Nothing holds all of these words. Try fewer, or a number such as COMBAT-3.',
  'ui.rules.unknown': 'There is no rule {{rule}}. Search for it, or pick a section.',
  'ui.rules.front.round': 'A round',
  'ui.rules.front.asked': 'Often looked up',
  'ui.rules.front.phase.5': 'Everybody sets dials in secret.',
  'ui.rules.front.phase.7': 'Ships fly, the lowest pilot skill first, and each takes an action.',
  'ui.rules.front.phase.10': 'Ships fire, the highest pilot skill first.',
  'ui.rules.front.phase.11': 'Focus and evade tokens go; who has won?',

  'ui.table': 'Table mode',
  'ui.table.note':
    'Dials are chosen by eye: no previews of moves, threats or ranges while planning. In all battles, until you turn it off.',
  'ui.table.on': 'Table mode is on, as you left it: no previews while planning. The battle’s menu turns it off.',
  'ui.passIdle': 'Pass what changes nothing',
  'ui.passIdle.note':
    'You are not asked about dice that nothing can help, nor which of equal pilots moves first where all end alike.',
  'ui.table.forecast': 'Table mode: moves are planned by eye.',
  'ui.result.table': 'Planned by eye, in table mode.',
  'ui.result.previews': 'Planned with previews.',
}
