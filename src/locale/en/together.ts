/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER = {
  'ui.together.turn': '{{side}}: your dials',
  'ui.together.note': 'Hand the screen over. The other side looks away until these dials are laid.',
  'ui.together.here': '{{side}}: we have it',
}
