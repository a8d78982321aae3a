/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: eure Räder',
  'ui.together.note': 'Gebt den Bildschirm weiter. Alle anderen schauen weg, bis diese Räder bestätigt sind.',
  'ui.together.here': '{{side}}: wir haben ihn',
  'ui.together.turn.of': '{{side}}: deine Räder',
  'ui.together.mine': '{{side}}: ich habe ihn',
  'ui.together.cover': 'Verdecken',
  'ui.team.you': 'Du',
  'ui.team.player': 'Spieler {{number}}',
  'ui.team.leads': 'führt',
  'ui.team.watches': 'schaut zu',
  'ui.seats.member': 'Mitglied {{number}}',
  'ui.seats.person': 'Eine Person hier',
  'ui.seats.computer': 'Computer ({{level}})',
  'ui.seats.name': 'Name: {{member}}',
  'ui.seats.name.short': 'Name',
  'ui.seats.add': 'Noch ein Mitglied',
  'ui.seats.remove': '{{member}} verlässt den Tisch',
  'ui.seats.most': 'Höchstens drei Mitglieder pro Seite.',
  'ui.seats.few_one':
    'Ein Schiff, also ein Mitglied: Ein weiteres hätte keins zu fliegen. Staffeln nach Punkten bringen mehr mit.',
  'ui.seats.few_other': '{{count}} Schiffe, also {{count}} Mitglieder: Ein weiteres hätte keins zu fliegen.',
  'ui.seats.lacking_one':
    'Diese Seite hat ein einziges Schiff, das niemand teilen kann. Fliegt die andere Seite oder mit Staffeln nach Punkten.',
  'ui.seats.lacking_other': 'Diese Seite hat {{count}} Schiffe: nicht für jedes Mitglied eins.',
  'ui.seats.ships': 'Wer fliegt welches Schiff',
  'ui.seats.shared':
    'Ihr teilt euch diesen Bildschirm: Die Räder werden nacheinander eingestellt, und dazwischen wird er weitergegeben. Nichts zählt für die Bilanz.',
  'ui.seats.advised': 'Tipps und Vorhersagen',
  'ui.seats.advised.note': 'Nur wenn alle an diesem Bildschirm einverstanden sind',
}
