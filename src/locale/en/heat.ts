/** What is said of where the enemy may fire. The same keys in the same order in every language. */
export const HEAT = {
  'ui.heat.closed': 'Not while dials are set: you plan by eye.',
  'ui.heat.none': 'Nobody can fire.',
  'ui.heat.ahead_one': 'one ship, wherever its dial may lead',
  'ui.heat.ahead_other': '{{count}} ships, wherever their dials may lead',
  'ui.heat.now_one': 'one ship, as it stands now',
  'ui.heat.now_other': '{{count}} ships, as they stand now',
  'ui.heat.of': 'Fire: {{who}}',
  'ui.heat.steps': 'How to read it',
  'ui.heat.reach': 'in reach',
  'ui.heat.unit': 'attack dice on average',
  'ui.heat.dice': 'dice',
  'ui.heat.here': 'here: under fire from {{many}} of {{all}}, {{dice}} dice',
  'ui.heat.there': 'then: under fire from {{many}} of {{all}}, {{dice}} dice',
}
