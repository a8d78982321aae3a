/** Sofortwiederholungen. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Zeitlupe',
  'ui.director.end': 'Zeitlupe beenden',
  'ui.director.key': 'Umschalt R',
  'ui.director.key.does': 'der letzte Angriff noch einmal, langsam und von einer anderen Seite; Esc beendet das',
}
