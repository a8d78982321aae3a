/** The choice of a language. Each language is called by the name it gives itself (`languages.ts` one folder up). */
export const languages: Readonly<Record<string, string>> = {
  'ui.language': 'Язык',
  'ui.language.auto': 'Как в браузере: {{language}}',
  'ui.language.failed': '{{language}}: этот язык не загрузился. Пока тексты на английском.',
  'ui.language.part': '{{language}}: часть текстов загрузить не удалось. Пока они на английском.',
  'ui.rules.english': 'Сами правила — на английском.',
}
