/** Повторы. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Повтор',
  'ui.director.end': 'Закончить повтор',
  'ui.director.key': 'Shift R',
  'ui.director.key.does': 'последняя атака ещё раз, медленно и с другой стороны; Esc — закончить',
}
