/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: ваши диски',
  'ui.together.note': 'Передайте экран. Другая сторона не смотрит, пока эти диски не закреплены.',
  'ui.together.here': '{{side}}: экран у нас',
  'ui.seats.member': 'Участник {{number}}',
  'ui.seats.person': 'Человек за экраном',
  'ui.seats.computer': 'Компьютер: {{level}}',
  'ui.seats.name': 'Имя: {{member}}',
  'ui.seats.name.short': 'Имя',
  'ui.seats.add': 'Ещё один участник',
  'ui.seats.remove': '{{member}} покидает стол',
  'ui.seats.most': 'Не больше трёх участников на стороне.',
  'ui.seats.few_one':
    '{{count}} корабль – значит, {{count}} участник: ещё одному не на чем было бы лететь. Эскадрильи на очки приводят больше.',
  'ui.seats.few_few': '{{count}} корабля – значит, {{count}} участника: ещё одному не на чем было бы лететь.',
  'ui.seats.few_many': '{{count}} кораблей – значит, {{count}} участников: ещё одному не на чем было бы лететь.',
  'ui.seats.few_other': '{{count}} корабля – значит, {{count}} участника: ещё одному не на чем было бы лететь.',
  'ui.seats.lacking_one':
    'На этой стороне {{count}} корабль, и поделить его нельзя. Возьмите другую сторону или эскадрильи на очки.',
  'ui.seats.lacking_few': 'На этой стороне {{count}} корабля: на всех не хватит.',
  'ui.seats.lacking_many': 'На этой стороне {{count}} кораблей: на всех не хватит.',
  'ui.seats.lacking_other': 'На этой стороне {{count}} корабля: на всех не хватит.',
  'ui.seats.ships': 'Кто ведёт какой корабль',
  'ui.seats.shared':
    'Вы делите этот экран: диски выставляют по очереди, а между ними экран передают. В статистику ничего не идёт.',
  'ui.seats.advised': 'Подсказки и прогнозы',
  'ui.seats.advised.note': 'Только если согласны все за этим экраном',
}
