/** Sound: its settings and its key. */
export const sound: Readonly<Record<string, string>> = {
  'ui.sound': 'Звук',
  'ui.sound.mute': 'Без звука',
  'ui.sound.on': 'Звук включён',
  'ui.sound.note': 'Только звуком ничего не сообщается.',
  'ui.sound.effects': 'Выстрелы, попадания, кубики',
  'ui.sound.engines': 'Двигатели и фон',
  'ui.sound.interface': 'Кнопки',
  'ui.sound.broken':
    'Звука не будет: в этом браузере его вывода нет или он не запустился. Игра продолжается без звука.',
}
