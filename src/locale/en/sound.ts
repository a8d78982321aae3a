/** Sound: its settings and its key. */
export const sound = {
  'ui.sound': 'Sound',
  'ui.sound.mute': 'Mute',
  'ui.sound.on': 'Sound on',
  'ui.sound.note': 'Nothing is told by sound alone.',
  'ui.sound.effects': 'Shots, hits, dice',
  'ui.sound.engines': 'Engines and room',
  'ui.sound.interface': 'Keys',
  'ui.sound.broken':
    'There is no sound here: this browser’s sound output is missing or did not start. The game goes on without it.',
}
