/** The rulebook's reader and table mode. The rules themselves are docs/rulebook.md. */
export const rules: Readonly<Record<string, string>> = {
  'ui.rules': 'Regelbok',
  'ui.rules.note': 'Varje regel med nummer och exempel',
  'ui.rules.why': 'Varför? Regel {{rules}}',
  'ui.rules.whyShort': 'varför?',
  'ui.rules.loading': 'Hämtar regelboken',
  'ui.rules.failed':
    'Regelboken kunde inte laddas. Kontrollera att sidan fortfarande går att nå och försök igen; hjälper inte det, ladda om sidan efter striden.',
  'ui.rules.search': 'Sök på ord eller nummer',
  'ui.rules.contents': 'Innehåll',
  'ui.rules.page': 'Sida',
  'ui.rules.asked': 'Det här bygger på',
  'ui.rules.examples': 'Exempel',
  'ui.rules.found_one': '{{count}} ställe',
  'ui.rules.found_other': '{{count}} ställen',
  'ui.rules.shown': 'De första {{shown}} av {{all}} ställen',
  'ui.rules.none': 'Inget ställe innehåller alla de orden. Pröva med färre, eller ett nummer som COMBAT-3.',
  'ui.rules.unknown': 'Det finns ingen regel {{rule}}. Sök efter den eller välj ett avsnitt.',
  'ui.rules.front.round': 'En omgång',
  'ui.rules.front.asked': 'Slås ofta upp',
  'ui.rules.front.phase.5': 'Alla ställer in sina rattar i hemlighet.',
  'ui.rules.front.phase.7': 'Skeppen flyger, lägst pilotskicklighet först, och vart och ett utför en handling.',
  'ui.rules.front.phase.10': 'Skeppen skjuter, högst pilotskicklighet först.',
  'ui.rules.front.phase.11': 'Fokus- och väjningsmarkörer försvinner; har någon vunnit?',

  'ui.table': 'Bordsläge',
  'ui.table.note':
    'Manövrer väljs på ögonmått: inga förhandsvisningar av drag, hot eller avstånd under planeringen. I alla strider, tills du slår av det.',
  'ui.table.on': 'Bordsläget är fortfarande på: inga förhandsvisningar under planeringen. Det slås av i stridens meny.',
  'ui.passIdle': 'Hoppa över det som inget ändrar',
  'ui.passIdle.note':
    'Du tillfrågas inte om tärningar som inget kan hjälpa, och inte om vem av lika piloter som flyger först när alla ändå hamnar likadant.',
  'ui.table.forecast': 'Bordsläge: drag planeras på ögonmått.',
  'ui.result.table': 'Planerat på ögonmått, i bordsläge.',
  'ui.result.previews': 'Planerat med förhandsvisning.',
}
