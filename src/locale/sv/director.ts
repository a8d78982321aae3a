/** Repriser. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Repris',
  'ui.director.end': 'Avsluta reprisen',
  'ui.director.key': 'Skift R',
  'ui.director.key.does': 'den senaste attacken igen, långsamt och från ett annat håll; Esc avslutar',
}
