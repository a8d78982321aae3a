/** The choice of a language. Each language is called by the name it gives itself (`languages.ts` one folder up). */
export const languages: Readonly<Record<string, string>> = {
  'ui.language': 'Sprache',
  'ui.language.auto': 'Wie im Browser: {{language}}',
  'ui.language.failed': '{{language}}: Diese Sprache ließ sich nicht laden. Die Texte sind vorerst auf Englisch.',
  'ui.language.part': '{{language}}: Einige Texte konnten nicht geladen werden. Sie stehen vorerst auf Englisch da.',
  'ui.rules.english': 'Die Regeln selbst sind auf Englisch.',
}
