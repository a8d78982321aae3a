/** Powtórki. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Powtórka',
  'ui.director.end': 'Zakończ powtórkę',
  'ui.director.key': 'Shift + R',
  'ui.director.key.does': 'ostatni atak jeszcze raz, powoli i z innej strony; Esc kończy',
}
