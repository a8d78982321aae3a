/** The rulebook's reader and table mode. The rules themselves are docs/rulebook.md. */
export const rules: Readonly<Record<string, string>> = {
  'ui.rules': 'Regelheft',
  'ui.rules.note': 'Jede Regel mit Nummer und Beispielen',
  'ui.rules.why': 'Warum? Regel {{rules}}',
  'ui.rules.whyShort': 'warum?',
  'ui.rules.loading': 'Das Regelheft wird geholt',
  'ui.rules.failed':
    'Das Regelheft ließ sich nicht laden. Prüfe, ob die Seite noch erreichbar ist, und versuch es noch einmal; hilft das nicht, lade die Seite nach dem Gefecht neu.',
  'ui.rules.search': 'Suche nach Wörtern oder Nummer',
  'ui.rules.contents': 'Inhalt',
  'ui.rules.page': 'Seite',
  'ui.rules.asked': 'Das beruht auf',
  'ui.rules.examples': 'Beispiele',
  'ui.rules.found_one': '{{count}} Stelle',
  'ui.rules.found_other': '{{count}} Stellen',
  'ui.rules.shown': 'Die ersten {{shown}} von {{all}} Stellen',
  'ui.rules.none': 'Nirgends kommen alle diese Wörter vor. Nimm weniger oder eine Nummer wie COMBAT-3.',
  'ui.rules.unknown': 'Eine Regel {{rule}} gibt es nicht. Such danach oder wähle einen Abschnitt.',
  'ui.rules.front.round': 'Eine Runde',
  'ui.rules.front.asked': 'Oft nachgeschlagen',
  'ui.rules.front.phase.5': 'Alle stellen ihre Räder verdeckt ein.',
  'ui.rules.front.phase.7': 'Schiffe fliegen, der niedrigste Pilotenwert zuerst, und jedes führt eine Aktion aus.',
  'ui.rules.front.phase.10': 'Schiffe feuern, der höchste Pilotenwert zuerst.',
  'ui.rules.front.phase.11': 'Fokus- und Ausweichmarker gehen; hat jemand gewonnen?',

  'ui.table': 'Tischmodus',
  'ui.table.note':
    'Räder werden nach Augenmaß eingestellt: bei der Planung keine Vorschau auf Züge, Bedrohungen oder Reichweiten. In allen Gefechten, bis du es ausschaltest.',
  'ui.table.on':
    'Der Tischmodus ist noch eingeschaltet: keine Vorschau bei der Planung. Im Menü des Gefechts lässt er sich ausschalten.',
  'ui.passIdle': 'Übergehen, was nichts ändert',
  'ui.passIdle.note':
    'Du wirst nicht nach Würfeln gefragt, denen nichts hilft, und nicht, wer von Gleichen zuerst fliegt, wenn alle gleich ankommen.',
  'ui.table.forecast': 'Tischmodus: Züge werden nach Augenmaß geplant.',
  'ui.result.table': 'Nach Augenmaß geplant, im Tischmodus.',
  'ui.result.previews': 'Mit Vorschau geplant.',
}
