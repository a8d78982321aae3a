/** What is said of where the enemy may fire. The same keys in the same order in every language. */
export const HEAT: Readonly<Record<string, string>> = {
  'ui.heat.closed': 'Nicht, solange Räder eingestellt werden: Geplant wird nach Augenmaß.',
  'ui.heat.none': 'Niemand kann schießen.',
  'ui.heat.ahead_one': 'ein Schiff, wohin sein Rad es führen kann',
  'ui.heat.ahead_other': '{{count}} Schiffe, wohin ihre Räder sie führen können',
  'ui.heat.now_one': 'ein Schiff, wo es jetzt steht',
  'ui.heat.now_other': '{{count}} Schiffe, wo sie jetzt stehen',
  'ui.heat.of': 'Feuer: {{who}}',
  'ui.heat.steps': 'So liest man es',
  'ui.heat.reach': 'erreichbar',
  'ui.heat.unit': 'Angriffswürfel im Mittel',
  'ui.heat.dice': 'Würfel',
  'ui.heat.here': 'hier: unter Feuer von {{many}} von {{all}}, {{dice}} Würfel',
  'ui.heat.there': 'dann: unter Feuer von {{many}} von {{all}}, {{dice}} Würfel',
}
