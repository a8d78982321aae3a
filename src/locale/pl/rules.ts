/** The rulebook's reader and table mode. The rules themselves are docs/rulebook.md. */
export const rules: Readonly<Record<string, string>> = {
  'ui.rules': 'Zasady',
  'ui.rules.note': 'Wszystkie zasady z numerami i przykładami',
  'ui.rules.why': 'Dlaczego? Zasada {{rules}}',
  'ui.rules.whyShort': 'dlaczego?',
  'ui.rules.loading': 'Wczytuję zasady',
  'ui.rules.failed':
    'Nie udało się wczytać zasad. Sprawdź, czy strona jest nadal dostępna, i spróbuj ponownie; jeśli to nie pomoże, odśwież stronę po bitwie.',
  'ui.rules.search': 'Szukaj słów lub numeru',
  'ui.rules.contents': 'Spis treści',
  'ui.rules.page': 'Strona',
  'ui.rules.asked': 'Podstawa',
  'ui.rules.examples': 'Przykłady',
  'ui.rules.found_one': '{{count}} miejsce',
  'ui.rules.found_few': '{{count}} miejsca',
  'ui.rules.found_many': '{{count}} miejsc',
  'ui.rules.found_other': '{{count}} miejsca',
  'ui.rules.shown': 'Pierwsze miejsca: {{shown}} z {{all}}',
  'ui.rules.none': 'Nigdzie nie ma wszystkich tych słów. Wpisz mniej albo numer, na przykład COMBAT-3.',
  'ui.rules.unknown': 'Nie ma zasady {{rule}}. Poszukaj jej albo wybierz rozdział.',
  'ui.rules.front.round': 'Runda',
  'ui.rules.front.asked': 'Często szukane',
  'ui.rules.front.phase.5': 'Wszyscy po kryjomu ustawiają tarcze.',
  'ui.rules.front.phase.7': 'Statki lecą, najpierw najniższa umiejętność pilota, i każdy wykonuje akcję.',
  'ui.rules.front.phase.10': 'Statki strzelają, najpierw najwyższa umiejętność pilota.',
  'ui.rules.front.phase.11': 'Znikają żetony skupienia i uniku; czy ktoś wygrał?',

  'ui.table': 'Tryb stołowy',
  'ui.table.note':
    'Manewry wybierasz na oko: w planowaniu bez podglądu ruchów, zagrożeń i zasięgów. We wszystkich bitwach, aż go wyłączysz.',
  'ui.table.on': 'Tryb stołowy jest nadal włączony: planujesz bez podglądu. Wyłączysz go w menu bitwy.',
  'ui.passIdle': 'Pomijaj to, co nic nie zmienia',
  'ui.passIdle.note':
    'Gra nie pyta o kości, którym nic nie pomoże, ani o to, kto z równych pilotów rusza pierwszy, gdy wszyscy skończą tak samo.',
  'ui.table.forecast': 'Tryb stołowy: ruchy planujesz na oko.',
  'ui.result.table': 'Planowane na oko, w trybie stołowym.',
  'ui.result.previews': 'Planowane z podglądem.',
}
