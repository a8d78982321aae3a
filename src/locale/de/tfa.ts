/** What The Force Awakens says: its factions, ships, cards and missions, in the game’s own words. */
export const tfa: Readonly<Record<string, string>> = {
  'faction.resistance': 'Widerstand',
  'faction.firstorder': 'Erste Ordnung',
  'chassis.t70xwing': 'T-70-X-Flügler',
  'chassis.tiefofighter': 'TIE/EO-Jäger',
  'chassis.cargo': 'Frachtcontainer',

  'pilot.poedameron': 'Poe Dameron',
  'pilot.poedameron.ability':
    'Solange er einen Fokusmarker hat, darf eines seiner Fokus-Ergebnisse im Angriff zu einem Treffer, in der Verteidigung zu einem Ausweichen werden. Den Marker behält er.',
  'pilot.blueace': '„Ass Blau“',
  'pilot.blueace.ability': 'Ein Schub darf auch den engen Wenden mit Geschwindigkeit 1 folgen.',
  'pilot.redsquadronveteran': 'Veteran der Roten Staffel',
  'pilot.bluesquadronnovice': 'Anfängerpilot der Blauen Staffel',
  'pilot.omegaace': '„Ass Omega“',
  'pilot.omegaace.ability':
    'Im Angriff dürfen ein Fokusmarker und die Zielerfassung auf den Verteidiger abgegeben werden: Dann ist jedes Ergebnis ein kritischer Treffer, auch Leerseiten.',
  'pilot.epsilonleader': '„Epsilon Eins“',
  'pilot.epsilonleader.ability':
    'Zu Beginn des Kampfes verlieren es selbst und jedes befreundete Schiff in Reichweite 1 einen Stressmarker.',
  'pilot.zetaace': '„Ass Zeta“',
  'pilot.zetaace.ability': 'Eine Fassrolle darf die Gerade mit Geschwindigkeit 2 statt der mit 1 nehmen.',
  'pilot.omegasquadronpilot': 'Pilot der Omega-Staffel',
  'pilot.zetasquadronpilot': 'Pilot der Zeta-Staffel',
  'pilot.epsilonsquadronpilot': 'Pilot der Epsilon-Staffel',

  'upgrade.wired.name': 'Aufgedreht',
  'upgrade.wired.ability':
    'Unter Stress dürfen im Angriff wie in der Verteidigung beliebig viele eigene Fokus-Ergebnisse neu geworfen werden.',
  'upgrade.protontorpedoes.name': 'Protonentorpedos',
  'upgrade.protontorpedoes.ability':
    'Angriff mit 4 Würfeln in Reichweite 2–3. Kostet die Zielerfassung auf den Verteidiger und diese Karte; ein Fokus-Ergebnis darf zu einem kritischen Treffer werden.',
  'upgrade.bb8.name': 'BB-8',
  'upgrade.bb8.ability':
    'Wird ein grünes Manöver aufgedeckt, darf das Schiff vor dem Flug eine kostenlose Fassrolle ausführen.',
  'upgrade.r5x3.name': 'R5-X3',
  'upgrade.r5x3.ability':
    'Vor dem Aufdecken des Rads darf diese Karte abgelegt werden: Bis zum Ende der Runde hindern und beschädigen Hindernisse das Schiff nicht und verdecken keinen seiner Angriffe.',
  'upgrade.weaponsguidance.name': 'Zielführung',
  'upgrade.weaponsguidance.ability':
    'Im Angriff darf ein Fokusmarker abgegeben werden: Eine Leerseite wird zu einem Treffer.',

  'damage.blindedpilot.name': 'Geblendeter Pilot',
  'damage.blindedpilot.text':
    'Das Schiff kann nicht angreifen. Nach seiner nächsten Gelegenheit zum Angriff wird die Karte verdeckt.',
  'damage.shakenpilot.name': 'Verstörter Pilot',
  'damage.shakenpilot.text':
    'Auf das Rad darf kein Geradeaus-Manöver. Wird verdeckt, sobald das nächste Rad aufgedeckt wird.',
  'damage.damagedcockpit.name': 'Cockpitschaden',
  'damage.damagedcockpit.text': 'Ab der nächsten Runde gilt der Pilotenwert als 0.',
  'damage.stunnedpilot.name': 'Benommener Pilot',
  'damage.stunnedpilot.text':
    'Nach einem Manöver, das in Berührung mit einem Schiff oder auf einem Hindernis endet: 1 Schaden.',
  'damage.consolefire.name': 'Konsolenbrand',
  'damage.consolefire.text':
    'Zu Beginn jeder Kampfphase einen Angriffswürfel werfen: Treffer bedeutet 1 Schaden. Aktion: löschen (Karte verdecken).',
  'damage.damagedengine.name': 'Triebwerksschaden',
  'damage.damagedengine.text':
    'Alle Wenden dieses Schiffs, links wie rechts, sind rot. Tallonrollen und Segnor-Loopings behalten ihre Farbe.',
  'damage.majorexplosion.name': 'Schwere Explosion',
  'damage.majorexplosion.text':
    'Sofort einen Angriffswürfel werfen: Treffer bedeutet 1 kritischen Schaden. Danach wird die Karte verdeckt.',
  'damage.weaponsfailure.name': 'Waffenausfall',
  'damage.weaponsfailure.text':
    'Angriffe dieses Schiffs werfen einen Angriffswürfel weniger. Aktion: einen Angriffswürfel werfen; bei Treffer oder kritischem Treffer wird die Karte verdeckt.',
  'damage.majorhullbreach.name': 'Schwerer Hüllenbruch',
  'damage.majorhullbreach.text':
    'Ab der nächsten Runde bekommt dieses Schiff jede Schadenskarte offen. Aktion: abdichten (Karte verdecken).',
  'damage.structuraldamage.name': 'Strukturschäden',
  'damage.structuraldamage.text':
    'Die Wendigkeit ist um eins niedriger. Aktion: einen Angriffswürfel werfen; bei Treffer oder kritischem Treffer wird die Karte verdeckt.',
  'damage.damagedsensorarray.name': 'Sensorenausfall',
  'damage.damagedsensorarray.text':
    'Nur Aktionen von Schadenskarten sind möglich. Aktion: einen Angriffswürfel werfen; bei Treffer oder kritischem Treffer wird die Karte verdeckt.',
  'damage.loosestabilizer.name': 'Lockerer Stabilisator',
  'damage.loosestabilizer.text': 'Nach jedem weißen Manöver 1 Stressmarker. Aktion: befestigen (Karte verdecken).',
  'damage.thrustcontrolfire.name': 'Schubreglerbrand',
  'damage.thrustcontrolfire.text': 'Sofort 1 Stressmarker. Danach wird die Karte verdeckt.',
  'damage.directhit.name': 'Volltreffer!',
  'damage.directhit.text': 'Zählt als 2 Schaden, solange sie offen liegt.',

  'mission.first-flight.name': 'Erster Flug',
  'mission.first-flight.short': 'Einführungsspiel',
  'mission.first-flight.briefing.1':
    'Ein Anfänger im T-70 auf seiner ersten Patrouille, zwei TIE/EO, die ihm entgegenkommen, und dazwischen nichts als Dunkelheit.',
  'mission.first-flight.briefing.2':
    'Fliegen und schießen, sonst nichts: keine Aktionen, keine Felsen, kein kritischer Schaden. Koiogran-Wende, Segnor-Looping und Tallon-Rolle gibt es von der ersten Runde an.',
  'mission.first-flight.goal.first': 'Beide TIE/EO zerstören',
  'mission.first-flight.goal.second': 'Den T-70 zerstören',
  'mission.first-flight.won.first': 'Kein Schiff mehr: {{side}}.',
  'mission.first-flight.won.second': 'Kein Schiff mehr: {{side}}.',
  'mission.first-flight.forces.first': 'Ein Anfängerpilot der Blauen Staffel in einem T-70-X-Flügler',
  'mission.first-flight.forces.second': 'Ein Pilot der Zeta-Staffel und ein Pilot der Epsilon-Staffel in TIE/EO-Jägern',
  'mission.first-flight.rule.setup': 'Die Schiffe stehen einander an festen Plätzen gegenüber.',
  'mission.first-flight.rule.order':
    'Epsilon bewegt sich zuerst, dann der Anfänger, dann Zeta; geschossen wird in umgekehrter Reihenfolge.',
  'mission.first-flight.rule.combat':
    'Es gibt keine Aktionen, und die Reichweite bringt keine Würfel. Jeder verbliebene Treffer, auch ein kritischer, ist 1 verdeckter Schaden, und ein zerstörtes Schiff ist sofort weg.',
  'mission.first-flight.rule.shields': 'TIE/EO haben hier keine Schilde; der T-70 hat seine drei.',
  'mission.first-flight.rule.stress':
    'Rote Manöver bringen Stress, grüne nehmen ihn ab, und unter Stress fliegt niemand rot. Wer die Matte verlässt, ist zerstört.',
  'mission.lesson-4.name': 'Lektion 4: Schub und besondere Wenden',
  'mission.lesson-4.short': 'Lektion 4',
  'mission.lesson-4.goal.first': 'Beide TIE/fo abschießen oder fünf Runden durchhalten',
  'mission.lesson-4.goal.second': 'Die T-70 zerstören',
  'mission.lesson-4.won.first': 'Die Lektion ist geflogen.',
  'mission.lesson-4.won.second': 'Die T-70 ist verloren.',
  'mission.standard.name': 'Kurvenkampf',
  'mission.standard.short': 'Vollständiges Spiel',
  'mission.standard.briefing.1':
    'Dreißig Jahre später, und derselbe Himmel: Zwei Verbände treffen zwischen den Felsen aufeinander, und einer von ihnen muss weichen.',
  'mission.standard.briefing.2':
    'Nimm, was eine Schachtel enthält, bau eine Staffel mit beliebig vielen Punkten oder lass das Los entscheiden. Sechs Asteroiden sind immer im Spiel.',
  'mission.standard.goal.first': 'Alle gegnerischen Schiffe zerstören',
  'mission.standard.goal.second': 'Alle gegnerischen Schiffe zerstören',
  'mission.standard.won.first': 'Kein Schiff mehr: {{side}}.',
  'mission.standard.won.second': 'Kein Schiff mehr: {{side}}.',
  'mission.standard.forces.first': 'Poe Dameron in einem T-70-X-Flügler',
  'mission.standard.forces.second': '„Ass Omega“ und ein Pilot der Zeta-Staffel in TIE/EO-Jägern',
  'mission.standard.rule.obstacles':
    'Sechs Asteroiden werden abwechselnd vor den Schiffen gelegt, keiner in Reichweite 1 eines anderen oder in Reichweite 1 oder 2 eines Randes.',
  'mission.standard.rule.initiative':
    'Die Seite, die weniger Kommandopunkte ausgegeben hat, bestimmt, wer die Initiative hat.',
  'mission.last-line.name': 'Letzte Linie',
  'mission.last-line.short': 'Eine eigene Mission',
  'mission.last-line.briefing.1':
    'Vier Container sind alles, was von einem Konvoi übrig ist, und ein Veteran ist alles, was von seinem Geleit übrig ist.',
  'mission.last-line.briefing.2':
    'Zwei TIE/fo kommen sie holen. Ein Schlepper ist neun Runden entfernt: Bis dahin müssen mindestens zwei Container noch da sein oder die Jäger fort.',
  'mission.last-line.goal.first': 'Bis zum Ende von Runde 9 zwei Container halten oder beide Jäger zerstören',
  'mission.last-line.goal.second': 'Drei der vier Container zerstören',
  'mission.last-line.won.first': 'Die Fracht ist gerettet: {{side}}.',
  'mission.last-line.won.second': 'Drei Container sind fort: {{side}}.',
  'mission.last-line.forces.first':
    'Ein Veteran der Roten Staffel mit Protonentorpedos, BB-8 und Zielführung, dazu vier Container',
  'mission.last-line.forces.second': '„Ass Omega“ und ein Pilot der Zeta-Staffel in TIE/fo',
  'mission.last-line.rule.setup':
    'Drei Asteroiden liegen an festen Orten. Zuerst stehen die Jäger, dann die Container: zwei im Band von Reichweite 2, zwei in dem von Reichweite 3, weiter als Reichweite 1 auseinander; zuletzt kommt die T-70.',
  'mission.last-line.rule.cargo':
    'Ein Container hat Hülle 4 und Wendigkeit 0. Er bewegt sich nicht und schießt nicht, ist im Weg wie ein Schiff, und kritische Treffer zählen als Treffer.',
  'mission.last-line.rule.time': 'Wer die Matte verlässt, ist zerstört. Mit dem Ende von Runde 9 ist es vorbei.',
  'mission.comrade-in-arms.name': 'Waffenbrüder',
  'mission.comrade-in-arms.short': 'Eine eigene Mission',
  'mission.comrade-in-arms.briefing.1':
    'Jemand, der zu viel weiß, treibt in einer Rettungskapsel zwischen den Felsen, und beide Seiten haben den Ruf gehört.',
  'mission.comrade-in-arms.briefing.2':
    'Flieg über die Kapsel, nimm sie auf, statt zu schießen, und bring sie über den eigenen Rand heim.',
  'mission.comrade-in-arms.goal.first': 'Den Kameraden über den eigenen Rand bringen oder alle Feinde zerstören',
  'mission.comrade-in-arms.goal.second':
    'Den Kameraden über den eigenen Rand bringen, alle Feinde zerstören oder bis zum Ende von Runde 12 niemanden entkommen lassen',
  'mission.comrade-in-arms.won.first': 'Der Kamerad ist daheim: {{side}}.',
  'mission.comrade-in-arms.won.second': 'Der Kamerad gehört ihnen: {{side}}.',
  'mission.comrade-in-arms.forces.first': 'Poe Dameron mit R5-X3, Aufgedreht und Zielführung in einem T-70',
  'mission.comrade-in-arms.forces.second': '„Epsilon Eins“ und ein Pilot der Omega-Staffel in TIE/fo',
  'mission.comrade-in-arms.rule.setup':
    'Der Kamerad liegt in der Mitte der Matte. Die sechs Asteroiden werden abwechselnd um ihn gelegt, dann stehen die Schiffe in Reichweite 1 ihres Randes.',
  'mission.comrade-in-arms.rule.take':
    'Ein Schiff, dessen Base auf dem Kameraden liegt, darf ihn an Bord nehmen, statt anzugreifen.',
  'mission.comrade-in-arms.rule.carry':
    'Wer ihn trägt, fliegt kein rotes Manöver und entkommt mit ihm nur über den eigenen Rand.',
  'mission.comrade-in-arms.rule.fall': 'Geht der Träger verloren, liegt der Kamerad dort, wo er war.',
  'mission.comrade-in-arms.rule.time': 'Mit dem Ende von Runde 12 hat die zweite Seite gewonnen.',

  'squad.resistance-box': 'Poe allein',
  'squad.resistance-box.note':
    'Alles, was eine Schachtel für den Widerstand enthält: ein Ass, das kein Felsen aufhält.',
  'squad.resistance-flight': 'Vier T-70',
  'squad.resistance-flight.note': 'Vier robuste Jäger ohne eine Karte: schlicht fliegen, schlicht schießen.',
  'squad.resistance-aces': 'Poes Verband',
  'squad.resistance-aces.note': 'Poe führt, „Ass Blau“ schlüpft um die Felsen, ein Veteran trägt Torpedos.',
  'squad.resistance-torpedoes': 'Torpedoanflug',
  'squad.resistance-torpedoes.note':
    'In den ersten Runden Ziele erfassen; drei Torpedos in Reichweite 2 oder 3 beenden die meisten Diskussionen.',
  'squad.first-order-box': 'Omega und Zeta',
  'squad.first-order-box.note':
    'Alles, was eine Schachtel für die Erste Ordnung enthält: ein Ass mit Zielerfassung und ein Flügelmann.',
  'squad.first-order-swarm': 'Sechs TIE/EO',
  'squad.first-order-swarm.note':
    'Sechs Schilde, sechs Geschütze: Die Asse warten auf das, was die anderen übrig lassen.',
  'squad.first-order-zeta': 'Zeta-Staffel',
  'squad.first-order-zeta.note': 'Ein Pilotenwert, eine Stimme: Alle sechs fliegen und feuern zusammen.',
  'squad.first-order-aces': 'Die Fünf des Anführers',
  'squad.first-order-aces.note':
    '„Epsilon Eins“ nimmt seinen Freunden den Stress; dreht hart und bleibt in seiner Nähe.',
}
