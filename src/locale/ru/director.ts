/** Повторы. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Повтор',
  'ui.director.end': 'Закончить повтор',
}
