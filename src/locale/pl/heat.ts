/** What is said of where the enemy may fire. The same keys in the same order in every language. */
export const HEAT: Readonly<Record<string, string>> = {
  'ui.heat.closed': 'Nie podczas ustawiania wskaźników: planujesz na oko.',
  'ui.heat.none': 'Nikt nie może strzelać.',
  'ui.heat.ahead_one': 'jeden statek, dokądkolwiek zaprowadzi go wskaźnik',
  'ui.heat.ahead_few': '{{count}} statki, dokądkolwiek zaprowadzą je wskaźniki',
  'ui.heat.ahead_many': '{{count}} statków, dokądkolwiek zaprowadzą je wskaźniki',
  'ui.heat.ahead_other': '{{count}} statku, dokądkolwiek zaprowadzą je wskaźniki',
  'ui.heat.now_one': 'jeden statek, tam gdzie stoi teraz',
  'ui.heat.now_few': '{{count}} statki, tam gdzie stoją teraz',
  'ui.heat.now_many': '{{count}} statków, tam gdzie stoją teraz',
  'ui.heat.now_other': '{{count}} statku, tam gdzie stoją teraz',
  'ui.heat.of': 'Ogień: {{who}}',
  'ui.heat.steps': 'Jak to czytać',
  'ui.heat.reach': 'w zasięgu',
  'ui.heat.unit': 'kości ataku średnio',
  'ui.heat.here': 'tutaj: od {{many}} z {{all}}, kości: {{dice}}',
  'ui.heat.there': 'potem: od {{many}} z {{all}}, kości: {{dice}}',
}
