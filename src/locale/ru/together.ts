/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: ваши диски',
  'ui.together.note': 'Передайте экран. Другая сторона не смотрит, пока эти диски не закреплены.',
  'ui.together.here': '{{side}}: экран у нас',
}
