/** The choice of a language. Each language is called by the name it gives itself (`languages.ts` one folder up). */
export const languages: Readonly<Record<string, string>> = {
  'ui.language': 'Språk',
  'ui.language.auto': 'Som i webbläsaren: {{language}}',
  'ui.language.failed': '{{language}}: språket kunde inte laddas. Texterna är på engelska så länge.',
  'ui.language.part': '{{language}}: en del texter gick inte att läsa in. De är på engelska så länge.',
  'ui.rules.english': 'Själva reglerna är på engelska.',
}
