/** Ships, pilots, upgrades and damage cards, in the game's own words. */
export const cards: Readonly<Record<string, string>> = {
  'chassis.xwing': 'X-Wing',
  'chassis.tiefighter': 'TIE-Fighter',
  'chassis.senatorshuttle': 'Raumfähre des Senators',

  'pilot.lukeskywalker': 'Luke Skywalker',
  'pilot.lukeskywalker.ability': 'Verteidigt er sich, darf er eines seiner Fokus-Ergebnisse in ein Ausweichen ändern.',
  'pilot.biggsdarklighter': 'Biggs Darklighter',
  'pilot.biggsdarklighter.ability':
    'Feinde dürfen kein anderes befreundetes Schiff in Reichweite 1 um ihn als Ziel bestimmen, solange sie ihn bestimmen könnten.',
  'pilot.redsquadronpilot': 'Pilot der Rot-Staffel',
  'pilot.redsquadronpilot.ability': 'Keine Fähigkeit.',
  'pilot.rookiepilot': 'Anfängerpilot',
  'pilot.rookiepilot.ability': 'Keine Fähigkeit.',
  'pilot.maulermithel': '„Mauler Mithel“',
  'pilot.maulermithel.ability':
    'Greift in Reichweite 1 mit einem Würfel mehr an, zusätzlich zum Bonus für diese Reichweite.',
  'pilot.darkcurse': '„Dark Curse“',
  'pilot.darkcurse.ability':
    'Verteidigt er sich, kann der Angreifer weder Fokusmarker ausgeben noch Angriffswürfel neu würfeln.',
  'pilot.nightbeast': '„Nachtbestie“',
  'pilot.nightbeast.ability': 'Nach einem grünen Manöver darf er eine freie Fokussierung durchführen.',
  'pilot.blacksquadronpilot': 'Pilot der Schwarz-Staffel',
  'pilot.blacksquadronpilot.ability': 'Keine Fähigkeit.',
  'pilot.obsidiansquadronpilot': 'Pilot der Obsidian-Staffel',
  'pilot.obsidiansquadronpilot.ability': 'Keine Fähigkeit.',
  'pilot.academypilot': 'Pilot der Akademie',
  'pilot.academypilot.ability': 'Keine Fähigkeit.',

  'upgrade.determination.name': 'Entschlossenheit',
  'upgrade.determination.ability':
    'Eine offene Schadenskarte, die den Piloten trifft, wird sofort wirkungslos abgelegt. Karten, die das Schiff treffen, bleiben.',
  'upgrade.marksmanship.name': 'Treffsicherheit',
  'upgrade.marksmanship.ability':
    'Aktion: Bei Angriffen in dieser Runde wird ein Fokus-Ergebnis zu einem kritischen Treffer, alle anderen werden zu Treffern.',
  'upgrade.protontorpedoes.name': 'Protonentorpedos',
  'upgrade.protontorpedoes.ability':
    'Angriff mit 4 Würfeln in Reichweite 2–3. Kostet die Zielerfassung auf den Verteidiger und diese Karte; ein Fokus-Ergebnis darf zu einem kritischen Treffer werden.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability': 'Nach einem grünen Manöver darf ein verlorener Schild wiederhergestellt werden.',
  'upgrade.r2f2.name': 'R2-F2',
  'upgrade.r2f2.ability': 'Aktion: Die Wendigkeit ist bis zum Ende der Runde um eins höher.',

  'damage.blindedpilot.name': 'Geblendeter Pilot',
  'damage.blindedpilot.text':
    'Beim nächsten Angriff wirft dieses Schiff keine Angriffswürfel. Danach wird die Karte verdeckt.',
  'damage.damagedcockpit.name': 'Cockpitschaden',
  'damage.damagedcockpit.text': 'Ab der nächsten Runde gilt der Pilotenwert als 0.',
  'damage.injuredpilot.name': 'Verletzter Pilot',
  'damage.injuredpilot.text': 'Die Pilotenfähigkeit und alle Elite-Aufwertungen fallen aus.',
  'damage.stunnedpilot.name': 'Benommener Pilot',
  'damage.stunnedpilot.text':
    'Nach einem Manöver, das an einem anderen Schiff oder auf einem Hindernis endet: 1 Schaden.',
  'damage.consolefire.name': 'Konsolenbrand',
  'damage.consolefire.text':
    'Zu Beginn jeder Kampfphase einen Angriffswürfel werfen: Treffer bedeutet 1 Schaden. Aktion: löschen (Karte verdecken).',
  'damage.damagedengine.name': 'Triebwerksschaden',
  'damage.damagedengine.text': 'Alle Wendemanöver dieses Schiffs, links wie rechts, sind rot.',
  'damage.damagedsensorarray.name': 'Sensorenausfall',
  'damage.damagedsensorarray.text':
    'Die Aktionen der Aktionsleiste sind nicht möglich. Aktion: einen Angriffswürfel werfen; bei Treffer wird die Karte verdeckt.',
  'damage.minorexplosion.name': 'Schwache Explosion',
  'damage.minorexplosion.text':
    'Sofort einen Angriffswürfel werfen: Treffer bedeutet 1 Schaden. Danach wird die Karte verdeckt.',
  'damage.minorhullbreach.name': 'Hüllenbruch',
  'damage.minorhullbreach.text': 'Nach jedem roten Manöver einen Angriffswürfel werfen: Treffer bedeutet 1 Schaden.',
  'damage.munitionsfailure.name': 'Ladehemmung',
  'damage.munitionsfailure.text': 'Sofort eine ausgerüstete Sekundärwaffe ablegen. Danach wird die Karte verdeckt.',
  'damage.structuraldamage.name': 'Strukturschäden',
  'damage.structuraldamage.text':
    'Die Wendigkeit ist um eins niedriger. Aktion: einen Angriffswürfel werfen; bei Treffer wird die Karte verdeckt.',
  'damage.thrustcontrolfire.name': 'Schubreglerbrand',
  'damage.thrustcontrolfire.text': 'Sofort 1 Stressmarker. Danach wird die Karte verdeckt.',
  'damage.weaponmalfunction.name': 'Waffenfehlfunktion',
  'damage.weaponmalfunction.text':
    'Die Primärwaffe ist um eins schwächer. Aktion: einen Angriffswürfel werfen; bei Treffer oder kritischem Treffer wird die Karte verdeckt.',
  'damage.directhit.name': 'Volltreffer!',
  'damage.directhit.text': 'Zählt als 2 Schaden, solange sie offen liegt.',
  'ui.modify.cost.token': 'Kostet Marker „{{token}}“: {{count}}.',
  'ui.modify.cost.lock': 'Kostet die Zielerfassung.',
  'ui.modify.cost.card': 'Die Karte wird abgelegt.',
  'ui.modify.cost.damage': 'Kostet Schaden: {{count}}.',
  'ui.modify.cost.charge': 'Kostet Ladungen der Karte: {{count}}.',
  'ui.modify.again': 'Gewählte Würfel werden noch einmal geworfen, höchstens {{count}}.',
}
