/** Battles that are kept: what menu and battle say of them. */
export const kept: Readonly<Record<string, string>> = {
  'ui.battles.title': 'Gespeicherte Gefechte',
  'ui.battles.titleNote': 'Weiterspielen oder noch einmal ansehen',
  'ui.battles.continue': 'Weiter',
  'ui.battles.loading': 'Deine Gefechte werden gesucht',
  'ui.battles.asFile': 'Als Datei speichern',
  'ui.battles.copy': 'Unter einem Namen speichern',
  'ui.battles.notice': 'Dieses Gefecht geht an einer früheren Stelle weiter',
  'ui.battles.playOn': 'Von dort weiterspielen',
  'ui.quit.lasting': 'Es bleibt gespeichert: „Weiter“ im Hauptmenü bringt dich zu dieser Entscheidung zurück.',
  'ui.quit.memory':
    'Dieser Browser bewahrt es nicht auf: Es bleibt, bis die Seite geschlossen wird. Speichere es als Datei, wenn du es länger behalten willst.',
  'ui.concede': 'Aufgeben',
  'ui.concede.of': '{{side}}: aufgeben',
  'ui.concede.title': 'Das Gefecht aufgeben?',
  'ui.concede.text': 'Das Gefecht endet sofort, und die andere Seite gewinnt. Es zählt als verloren.',
  'ui.unkept': 'Nicht gespeichert: als Datei sichern',
  'ui.unkept.note':
    'Dieser Browser bewahrt das Gefecht gerade nicht auf: Er hat keinen Platz oder antwortet nicht. Nach jeder Entscheidung wird es wieder versucht. Bis dahin überlebt nur eine Datei diese Seite.',
  'ui.unkept.copy': 'Dieser Browser bewahrt es gerade nicht auf. Versuche es noch einmal oder speichere es als Datei.',
  'ui.unkept.shelved': 'Dieser Browser bewahrt es gerade nicht auf: Es bleibt, bis die Seite geschlossen wird.',
  'save.none': 'Das ist kein gespeichertes Gefecht dieses Spiels, oder ein Teil davon fehlt.',
  'save.changed': 'Das gespeicherte Gefecht wurde beschädigt oder verändert: Seine Prüfsumme stimmt nicht.',
  'save.later': 'Eine neuere Version des Spiels hat dieses Gefecht gespeichert. Es blieb unangetastet.',
  'save.too-big': 'Die Datei ist größer als jedes gespeicherte Gefecht.',
  'save.unread':
    'Der Browser gibt dieses Gefecht gerade nicht heraus. Versuche es noch einmal oder lade die Seite neu.',
  'ui.message.undo': 'Rückgängig',
  'ui.squads.delete': 'Löschen',
}
