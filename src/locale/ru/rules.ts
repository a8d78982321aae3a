/** The rulebook's reader and table mode. The rules themselves are docs/rulebook.md. */
export const rules: Readonly<Record<string, string>> = {
  'ui.rules': 'Правила',
  'ui.rules.note': 'Все правила по номерам, с примерами',
  'ui.rules.why': 'Почему? Правило {{rules}}',
  'ui.rules.whyShort': 'почему?',
  'ui.rules.loading': 'Загружаем правила',
  'ui.rules.failed':
    'Не удалось загрузить правила. Проверьте, что страница ещё доступна, и попробуйте снова; если не поможет, перезагрузите её после боя.',
  'ui.rules.search': 'Поиск по словам или номеру',
  'ui.rules.contents': 'Содержание',
  'ui.rules.page': 'Страница',
  'ui.rules.asked': 'На чём это основано',
  'ui.rules.examples': 'Примеры',
  'ui.rules.found_one': '{{count}} место',
  'ui.rules.found_few': '{{count}} места',
  'ui.rules.found_many': '{{count}} мест',
  'ui.rules.found_other': '{{count}} места',
  'ui.rules.shown': 'Показаны первые места: {{shown}} из {{all}}',
  'ui.rules.none': 'Всех этих слов нет нигде. Попробуйте меньше слов или номер, например COMBAT-3.',
  'ui.rules.unknown': 'Правила {{rule}} нет. Поищите его или выберите раздел.',
  'ui.rules.front.round': 'Раунд',
  'ui.rules.front.asked': 'Часто ищут',
  'ui.rules.front.phase.5': 'Все тайно выставляют диски манёвров.',
  'ui.rules.front.phase.7': 'Корабли летят, начиная с низшего мастерства пилота, и каждый выполняет действие.',
  'ui.rules.front.phase.10': 'Корабли стреляют, начиная с высшего мастерства пилота.',
  'ui.rules.front.phase.11': 'Жетоны концентрации и уклонения снимаются; победил ли кто-нибудь?',

  'ui.table': 'Настольный режим',
  'ui.table.note':
    'Диски выбирают на глаз: при планировании не видно ни ходов, ни угроз, ни дистанций. Во всех боях, пока не выключите.',
  'ui.table.on': 'Настольный режим всё ещё включён: планирование без предпросмотра. Выключить его можно в меню боя.',
  'ui.passIdle': 'Пропускать то, что ничего не меняет',
  'ui.passIdle.note':
    'Игра не спрашивает о кубиках, которым ничто не поможет, и о том, кто из равных летит первым, если итог один.',
  'ui.table.forecast': 'Настольный режим: ходы планируют на глаз.',
  'ui.result.table': 'Планирование на глаз, в настольном режиме.',
  'ui.result.previews': 'Планирование с предпросмотром.',
}
