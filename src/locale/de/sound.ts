/** Sound: its settings and its key. */
export const sound: Readonly<Record<string, string>> = {
  'ui.sound': 'Ton',
  'ui.sound.mute': 'Stumm',
  'ui.sound.on': 'Ton an',
  'ui.sound.note': 'Nichts wird nur durch Töne mitgeteilt.',
  'ui.sound.effects': 'Schüsse, Treffer, Würfel',
  'ui.sound.engines': 'Triebwerke und Raum',
  'ui.sound.interface': 'Bedienung',
  'ui.sound.broken':
    'Hier gibt es keinen Ton: Die Tonausgabe des Browsers fehlt oder ist nicht angelaufen. Das Spiel geht ohne Ton weiter.',
}
