/** For those who listen, look closely or see colours otherwise: palettes, size of the text, trouble. */
export const reach: Readonly<Record<string, string>> = {
  'ui.mirror': 'Spelplanen i ord',
  'ui.palette': 'Färger',
  'ui.palette.classic': 'Klassisk',
  'ui.palette.classic.note': 'Gröna, vita och röda manövrer',
  'ui.palette.cvd': 'Färgblind',
  'ui.palette.cvd.note': 'Blått, vitt och orange',
  'ui.palette.mono': 'Enfärgad',
  'ui.palette.mono.note': 'Enbart former och streck',
  'ui.motion': 'Rörelse',
  'ui.motion.auto': 'Som systemet',
  'ui.motion.reduced': 'Mindre',
  'ui.motion.full': 'Fullständig',
  'ui.motion.note':
    'Mindre: kameran klipper, tärningarna ligger genast, inget skakar. En strid behåller det den började med.',
  'ui.text': 'Textstorlek',
  'ui.text.size': '{{size}} %',
  'ui.shortcuts': 'Bokstäver som kortkommandon',
  'ui.shortcuts.note': 'Av: bara Tab, pilar, Enter, blanksteg och Escape gäller',
  'ui.shortcuts.own': 'Välj tangenter',
  'ui.shortcuts.flat':
    'På den platta planen följer kameratangenten filmen eller visar hela mattan; stilens tangent gör inget.',
  'ui.trouble.region': 'Den här delen av skärmen slutade fungera ({{what}}). Striden fortsätter.',
  'ui.trouble.resume': 'Fortsätt från autosparning',
  'ui.trouble.copy': 'Kopiera rapport',
  'ui.trouble.copied': 'Rapporten är kopierad. Den innehåller striden och webbläsarens namn, inget annat.',
}
