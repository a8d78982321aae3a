/** Sound: its settings and its key. */
export const sound: Readonly<Record<string, string>> = {
  'ui.sound': 'Ljud',
  'ui.sound.mute': 'Ljud av',
  'ui.sound.on': 'Ljud på',
  'ui.sound.note': 'Inget berättas enbart med ljud.',
  'ui.sound.effects': 'Skott, träffar, tärningar',
  'ui.sound.engines': 'Motorer och rymd',
  'ui.sound.interface': 'Knappar',
  'ui.sound.broken':
    'Här finns inget ljud: webbläsarens ljudutgång saknas eller startade inte. Spelet fortsätter utan.',
}
