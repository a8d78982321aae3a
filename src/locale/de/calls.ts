/** What members of a side call to each other, and the mission for them. The same keys in the same order in every language. */
export const CALLS: Readonly<Record<string, string>> = {
  'call.take': 'Ich nehme {{ship}}.',
  'call.behind': 'Bleib hinter mir.',
  'call.behind.of': 'Bleib hinter {{ship}}.',
  'call.left': 'Ich fliege nach links.',
  'call.left.of': '{{ship}} fliegt nach links.',
  'call.right': 'Ich fliege nach rechts.',
  'call.right.of': '{{ship}} fliegt nach rechts.',
  'call.help': 'Hilf mir!',
  'call.help.of': 'Hilf {{ship}}!',
  'call.ok': 'Verstanden.',
  'call.ok.of': 'Verstanden: {{ship}}.',
  'refusal.call-nobody': '„{{player}}“ spielt in diesem Gefecht nicht mit.',
  'refusal.call-late': 'Diese Runde wird gerade nicht gespielt.',
  'refusal.call-alone': 'Auf dieser Seite ist sonst niemand, dem man etwas zurufen könnte.',
  'refusal.call-twice': 'Ein Zuruf je Runde: Deiner wurde schon gehört.',
  'refusal.call-no-enemy': 'Das ist kein feindliches Schiff auf der Matte.',
  'refusal.call-not-yours': 'Dieses Schiff gehört dir nicht, oder es ist nicht auf der Matte.',
  'mission.four-hands.briefing.1':
    'Vier X-Wings gegen sieben TIE-Fighter, und auf jeder Seite zwei, die sie sich teilen. Was sie einander zurufen, hören alle; was auf ihren Rädern steht, weiß niemand.',
  'mission.four-hands.briefing.2':
    'Luke Skywalker führt das eine Paar, im anderen zieht Biggs Darklighter das Feuer auf sich. „Mauler Mithel“ bringt drei Kadetten mit, ein Pilot der Schwarz-Staffel den Rest.',
  'mission.four-hands.forces.first':
    'Luke Skywalker mit R2-D2 und ein Anfängerpilot; Biggs Darklighter und ein Anfängerpilot',
  'mission.four-hands.forces.second':
    '„Mauler Mithel“ mit Treffsicherheit und drei Piloten der Akademie; ein Pilot der Schwarz-Staffel mit Entschlossenheit und zwei Piloten der Obsidian-Staffel',
  'mission.four-hands.rule.share':
    'Jedes Mitglied fliegt nur die eigenen Schiffe; die Räder der anderen sieht es erst, wenn sie aufgedeckt werden. Was die ganze Seite angeht, entscheidet ihr erstes Mitglied, das noch ein Schiff hat.',
  'mission.four-hands.rule.calls':
    'Einmal je Runde darf jedes Mitglied den anderen etwas zurufen. Beide Seiten hören es.',
}
