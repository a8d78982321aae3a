/** Repriser. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Repris',
  'ui.director.end': 'Avsluta reprisen',
}
