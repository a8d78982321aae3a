/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: era skivor',
  'ui.together.note': 'Lämna över skärmen. Den andra sidan tittar bort tills de här skivorna är låsta.',
  'ui.together.here': '{{side}}: vi har den',
}
