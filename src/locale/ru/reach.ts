/** For those who listen, look closely or see colours otherwise: palettes, size of the text, trouble. */
export const reach: Readonly<Record<string, string>> = {
  'ui.mirror': 'Поле словами',
  'ui.palette': 'Цвета',
  'ui.palette.classic': 'Обычные',
  'ui.palette.classic.note': 'Диски зелёные, белые и красные',
  'ui.palette.cvd': 'Для дальтоников',
  'ui.palette.cvd.note': 'Синий, белый и оранжевый',
  'ui.palette.mono': 'Один цвет',
  'ui.palette.mono.note': 'Только формы и штрихи',
  'ui.motion': 'Движение',
  'ui.motion.auto': 'Как в системе',
  'ui.motion.reduced': 'Меньше',
  'ui.motion.full': 'Полное',
  'ui.motion.note':
    'Меньше: камера переключается резко, кубики лежат сразу, ничего не дрожит. Начатый бой остаётся каким был.',
  'ui.text': 'Размер текста',
  'ui.text.size': '{{size}}\u00a0%',
  'ui.shortcuts': 'Буквы как клавиши',
  'ui.shortcuts.note': 'Выкл.: действуют только Tab, стрелки, Enter, пробел и Escape',
  'ui.shortcuts.own': 'Выбрать клавиши',
  'ui.shortcuts.flat':
    'На плоском поле клавиша камеры следит за фильмом или показывает всё поле, а клавиша стиля ничего не делает.',
  'ui.trouble.region': 'Эта часть экрана перестала работать ({{what}}). Бой продолжается.',
  'ui.trouble.resume': 'Продолжить с автосохранения',
  'ui.trouble.copy': 'Копировать отчёт',
  'ui.trouble.copied': 'Отчёт скопирован. В нём бой и название браузера, больше ничего.',
}
