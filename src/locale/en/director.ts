/** Instant replays. */
export const DIRECTOR: Readonly<Record<string, string>> = {
  'ui.director.again': 'Replay',
  'ui.director.end': 'End the replay',
  'ui.director.key': 'Shift R',
  'ui.director.key.does': 'the last attack again, slowly and from another side; Esc ends it',
}
