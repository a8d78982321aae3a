/** The choice of a language. Each language is called by the name it gives itself (`languages.ts` one folder up). */
export const languages: Readonly<Record<string, string>> = {
  'ui.language': 'Język',
  'ui.language.auto': 'Jak w przeglądarce: {{language}}',
  'ui.language.failed': '{{language}}: tego języka nie udało się wczytać. Na razie teksty są po angielsku.',
  'ui.language.part': '{{language}}: części tekstów nie udało się wczytać. Na razie są po angielsku.',
  'ui.rules.english': 'Same zasady są po angielsku.',
}
