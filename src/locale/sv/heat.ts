/** What is said of where the enemy may fire. The same keys in the same order in every language. */
export const HEAT: Readonly<Record<string, string>> = {
  'ui.heat.closed': 'Inte medan skivorna ställs in: du planerar på ögonmått.',
  'ui.heat.none': 'Ingen kan skjuta.',
  'ui.heat.ahead_one': 'ett skepp, vart dess skiva än kan leda',
  'ui.heat.ahead_other': '{{count}} skepp, vart deras skivor än kan leda',
  'ui.heat.now_one': 'ett skepp, där det står nu',
  'ui.heat.now_other': '{{count}} skepp, där de står nu',
  'ui.heat.of': 'Eld: {{who}}',
  'ui.heat.steps': 'Så läser du det',
  'ui.heat.reach': 'inom räckhåll',
  'ui.heat.unit': 'anfallstärningar i snitt',
  'ui.heat.dice': 'tärningar',
  'ui.heat.here': 'här: under eld från {{many}} av {{all}}, {{dice}} tärningar',
  'ui.heat.there': 'sedan: under eld från {{many}} av {{all}}, {{dice}} tärningar',
}
