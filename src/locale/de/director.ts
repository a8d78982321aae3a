/** Sofortwiederholungen. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Zeitlupe',
  'ui.director.end': 'Zeitlupe beenden',
}
