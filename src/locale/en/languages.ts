/** The choice of a language. Each language is called by the name it gives itself (`languages.ts` one folder up). */
export const languages = {
  'ui.language': 'Language',
  'ui.language.auto': 'As in the browser: {{language}}',
  'ui.language.failed': '{{language}}: this language could not be loaded. The texts are in English for now.',
  'ui.language.part': '{{language}}: some texts could not be loaded. They are in English for now.',
  'ui.rules.english': 'The rules themselves are in English.',
}
