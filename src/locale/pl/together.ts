/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: wasze wskaźniki',
  'ui.together.note': 'Przekażcie ekran. Druga strona nie patrzy, dopóki te wskaźniki nie zostaną zatwierdzone.',
  'ui.together.here': '{{side}}: mamy go',
}
