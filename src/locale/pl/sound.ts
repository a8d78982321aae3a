/** Sound: its settings and its key. */
export const sound: Readonly<Record<string, string>> = {
  'ui.sound': 'Dźwięk',
  'ui.sound.mute': 'Wycisz',
  'ui.sound.on': 'Włącz dźwięk',
  'ui.sound.note': 'Wszystko, co słychać, także widać.',
  'ui.sound.effects': 'Strzały, trafienia, kości',
  'ui.sound.engines': 'Silniki i otoczenie',
  'ui.sound.interface': 'Przyciski',
  'ui.sound.broken':
    'Dźwięk nie działa: w tej przeglądarce brak wyjścia dźwięku albo się nie uruchomiło. Gra toczy się dalej bez niego.',
}
