/** Powtórki. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Powtórka',
  'ui.director.end': 'Zakończ powtórkę',
}
