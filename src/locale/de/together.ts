/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: eure Räder',
  'ui.together.note': 'Gebt den Bildschirm weiter. Die andere Seite schaut weg, bis diese Räder bestätigt sind.',
  'ui.together.here': '{{side}}: wir haben ihn',
}
