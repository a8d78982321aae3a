/** What is said of where the enemy may fire. The same keys in the same order in every language. */
export const HEAT: Readonly<Record<string, string>> = {
  'ui.heat.closed': 'Не при выборе дисков: планируют на глаз.',
  'ui.heat.none': 'Никто не может стрелять.',
  'ui.heat.ahead_one': '{{count}} корабль, куда бы ни привёл его диск',
  'ui.heat.ahead_few': '{{count}} корабля, куда бы ни привели их диски',
  'ui.heat.ahead_many': '{{count}} кораблей, куда бы ни привели их диски',
  'ui.heat.ahead_other': '{{count}} корабля, куда бы ни привели их диски',
  'ui.heat.now_one': '{{count}} корабль, как он стоит сейчас',
  'ui.heat.now_few': '{{count}} корабля, как они стоят сейчас',
  'ui.heat.now_many': '{{count}} кораблей, как они стоят сейчас',
  'ui.heat.now_other': '{{count}} корабля, как они стоят сейчас',
  'ui.heat.of': 'Огонь: {{who}}',
  'ui.heat.steps': 'Как это читать',
  'ui.heat.reach': 'досягаемо',
  'ui.heat.unit': 'кубиков атаки в среднем',
  'ui.heat.here': 'здесь: от {{many}} из {{all}}, кубиков: {{dice}}',
  'ui.heat.there': 'затем: от {{many}} из {{all}}, кубиков: {{dice}}',
}
