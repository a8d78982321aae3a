/** What the second edition says, in German. */
export const edition2: Readonly<Record<string, string>> = {
  'faction.scum': 'Abschaum',
  'faction.republic': 'Republik',
  'faction.separatist': 'Separatisten',
  'chassis.t65xwing': 'T-65-X-Flügler',
  'chassis.tielnfighter': 'TIE/ln-Jäger',
  'chassis.gauntletfighter': 'Gauntlet-Jäger',
  'weapon.tail': 'Heckwaffe',

  'bearing.stationary': 'Stillstand',
  'bearing.slip-bank-left': 'Slip mit der Drehschablone links',
  'bearing.slip-bank-right': 'Slip mit der Drehschablone rechts',
  'bearing.slip-turn-left': 'Slip mit der Wendeschablone links',
  'bearing.slip-turn-right': 'Slip mit der Wendeschablone rechts',

  'token.calculate': 'Berechnung',
  'token.reinforce-fore': 'Verstärkung vorn',
  'token.reinforce-aft': 'Verstärkung hinten',
  'token.jam': 'Störsignal',
  'token.disarm': 'Entwaffnung',
  'token.strain': 'Anstrengung',
  'token.deplete': 'Erschöpfung',
  'token.ion': 'Ionen',
  'token.foils-closed': 'S-Flügel geschlossen',
  'token.force': 'Macht',

  'pilot.lukeskywalker': 'Luke Skywalker',
  'pilot.lukeskywalker.ability': 'Wird er zum Verteidiger, darf er vor dem Würfeln 1 Machtladung zurückgewinnen.',
  'pilot.jekporkins': 'Jek Porkins',
  'pilot.jekporkins.ability':
    'Nach Erhalt eines Stressmarkers darf er ihn entfernen und einen Angriffswürfel werfen: Ein Treffer ist 1 Schaden.',
  'pilot.redsquadronveteran': 'Veteran der Rot-Staffel',
  'pilot.bluesquadronescort': 'Eskorte der Blau-Staffel',
  'pilot.idenversio': 'Iden Versio',
  'pilot.idenversio.ability':
    'Bevor ein befreundeter TIE/ln in Reichweite 0–1 Schaden nähme, darf die Ladung allen davon verhindern.',
  'pilot.valenrudor': 'Valen Rudor',
  'pilot.valenrudor.ability':
    'Nachdem sich ein befreundetes Schiff in Reichweite 0–1 verteidigt hat, darf er eine Aktion durchführen.',
  'pilot.nightbeast': '„Nachtbestie“',
  'pilot.nightbeast.ability':
    'Nachdem er ein blaues Manöver vollständig ausgeführt hat, darf er eine Fokussierung durchführen.',
  'pilot.blacksquadronace': 'Ass der Schwarz-Staffel',
  'pilot.obsidiansquadronpilot': 'Pilot der Obsidian-Staffel',
  'pilot.academypilot': 'Pilot der Akademie',
  'pilot.chopper-gauntletfighter': '„Chopper“',
  'pilot.chopper-gauntletfighter.ability':
    'Zu Beginn der Kampfphase erhält jedes feindliche Schiff in Reichweite 0 2 Störsignalmarker.',
  'pilot.ezrabridger-gauntletfighter': 'Ezra Bridger',
  'pilot.ezrabridger-gauntletfighter.ability':
    'Unter Stress macht 1 Machtladung bei Angriff oder Verteidigung aus bis zu zwei Fokus-Ergebnissen Treffer oder Ausweichen.',
  'pilot.mandalorianresistancepilot': 'Mandalorianischer Widerstandspilot',
  'pilot.captainhark': 'Captain Hark',
  'pilot.garsaxon': 'Gar Saxon',
  'pilot.imperialsupercommando': 'Imperialer Superkommando-Soldat',
  'pilot.maul': 'Maul',
  'pilot.rookkast': 'Rook Kast',
  'pilot.rookkast.ability':
    'Vor dem Kampf darf sie einen Anstrengungsmarker nehmen. Angestrengt macht ein Primärangriff aus einer Leerseite oder einem Fokus einen Treffer.',
  'pilot.shadowcollectiveoperator': 'Agent des Schattenkollektivs',
  'pilot.bokatankryze': 'Bo-Katan Kryze',
  'pilot.niteowlliberator': 'Befreier der Nachteulen',
  'pilot.bokatankryze-separatistalliance': 'Bo-Katan Kryze',
  'pilot.previzsla': 'Pre Vizsla',
  'pilot.previzsla.ability':
    'Greift er ein Schiff mit gleicher oder höherer Initiative an, bringen 2 Ladungen einen Angriffswürfel mehr.',
  'pilot.deathwatchwarrior': 'Krieger der Death Watch',

  'upgrade.predator.name': 'Jagdinstinkt',
  'upgrade.predator.ability':
    'Ein Primärangriff auf einen Verteidiger im Volltrefferwinkel darf einen Angriffswürfel neu würfeln.',
  'upgrade.outmaneuver.name': 'Ausmanövrieren',
  'upgrade.outmaneuver.ability':
    'Bei einem Angriff nach vorn von außerhalb der Feuerwinkel des Verteidigers wirft dieser einen Würfel weniger.',
  'upgrade.elusive.name': 'Schwer zu fassen',
  'upgrade.elusive.ability':
    'Bei der Verteidigung darf die Ladung einen Würfel neu werfen. Ein vollständig ausgeführtes rotes Manöver bringt sie zurück.',
  'upgrade.servomotorsfoils.name': 'Servomotor-S-Flügel',
  'upgrade.servomotorsfoils.ability':
    'Vor dem Aufdecken des Rades dürfen sie geöffnet oder geschlossen werden. Geschlossen: Primärangriffe werfen einen Würfel weniger; Schub ist möglich, und auf Fokussierung darf ein roter Schub folgen.',
  'upgrade.heightenedperception.name': 'Erhöhte Wahrnehmung',
  'upgrade.heightenedperception.ability':
    'Zu Beginn der Kampfphase darf 1 Machtladung ausgegeben werden, um in dieser Runde mit Initiative 7 zu kämpfen.',
  'upgrade.protontorpedoes.name': 'Protonen-Torpedos',
  'upgrade.protontorpedoes.ability':
    'Angriff mit 4 Würfeln in Reichweite 2–3 auf ein erfasstes Schiff. Kostet eine Ladung, die Zielerfassung bleibt; ein Treffer darf zum kritischen Treffer werden.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability':
    'Nach dem Aufdecken des Rades darf eine Ladung 1 Schild zurückbringen; das Schiff erhält einen Entwaffnungsmarker.',
  'upgrade.hullupgrade.name': 'Verbesserte Hülle',
  'upgrade.hullupgrade.ability': 'Der Hüllenwert ist um eins höher.',
  'upgrade.veterantailgunner.name': 'Kampferprobter Heckschütze',
  'upgrade.veterantailgunner.ability': 'Auf einen Primärangriff nach vorn darf ein Bonusangriff nach hinten folgen.',
  'upgrade.overtunedmodulators.name': 'Übersteuerte Modulatoren',
  'upgrade.overtunedmodulators.ability':
    'Ohne Stress in der Systemphase: Eine Ladung bringt 3 Berechnungsmarker. Ist sie ausgegeben, hinterlässt jeder grüne Marker, der in der Endphase geht, einen Anstrengungsmarker.',

  'damage.panickedpilot.name': 'Panischer Pilot',
  'damage.panickedpilot.text': 'Sofort: 2 Stressmarker erhalten. Danach umgedreht.',
  'damage.blindedpilot.name': 'Geblendeter Pilot',
  'damage.blindedpilot.text': 'Eigene Angriffswürfel ändert nur noch die Macht. Aktion: diese Karte umdrehen.',
  'damage.woundedpilot.name': 'Verwundeter Pilot',
  'damage.woundedpilot.text':
    'Nach jeder Aktion einen Angriffswürfel werfen: Treffer oder kritischer Treffer bringt 1 Stressmarker. Aktion: diese Karte umdrehen.',
  'damage.stunnedpilot.name': 'Benommener Pilot',
  'damage.stunnedpilot.text': 'Nach einem Manöver durch oder auf ein Hindernis 1 Schaden nehmen.',
  'damage.consolefire.name': 'Brand in der Konsole',
  'damage.consolefire.text':
    'Bevor dieses Schiff kämpft, einen Angriffswürfel werfen: Ein Treffer ist 1 Schaden. Aktion: löschen (diese Karte umdrehen).',
  'damage.damagedengine.name': 'Triebwerksschaden',
  'damage.damagedengine.text': 'Wendemanöver nach links und rechts sind eine Stufe schwerer.',
  'damage.weaponsfailure.name': 'Waffenausfall',
  'damage.weaponsfailure.text':
    'Angriffe dieses Schiffes werfen einen Angriffswürfel weniger. Aktion: diese Karte umdrehen.',
  'damage.hullbreach.name': 'Hüllenbruch',
  'damage.hullbreach.text': 'Normaler Schaden wird kritischer Schaden. Aktion: abdichten (diese Karte umdrehen).',
  'damage.structuraldamage.name': 'Strukturschaden',
  'damage.structuraldamage.text': 'Bei der Verteidigung einen Verteidigungswürfel weniger werfen.',
  'damage.damagedsensorarray.name': 'Beschädigte Sensoren',
  'damage.damagedsensorarray.text':
    'Nur Fokussierung und Aktionen auf Schadenskarten sind möglich. Aktion: diese Karte umdrehen.',
  'damage.loosestabilizer.name': 'Lockerer Stabilisator',
  'damage.loosestabilizer.text':
    'Nach einem Manöver, das nicht geradeaus führt, 1 Schaden nehmen; danach umgedreht. Aktion: befestigen (diese Karte umdrehen).',
  'damage.disabledpowerregulator.name': 'Ausgefallener Energieregler',
  'damage.disabledpowerregulator.text':
    'Bevor dieses Schiff kämpft, erhält es 1 Ionenmarker. Umgedreht, nachdem es ionisiert geflogen ist.',
  'damage.fuelleak.name': 'Treibstoffleck',
  'damage.fuelleak.text':
    'Nach dem nächsten kritischen Schaden 1 Schaden nehmen; danach umgedreht. Aktion: stopfen (diese Karte umdrehen).',
  'damage.directhit.name': 'Volltreffer!',
  'damage.directhit.text': 'Sofort: 1 Schaden nehmen. Danach umgedreht.',

  'mission.standard.name': 'Kurvenkampf',
  'mission.standard.short': 'Vollständiges Spiel',
  'mission.standard.briefing.1':
    'Ein Gauntlet breitet die Flügel aus, und wer ihm begegnet, sollte nicht vor ihm sein.',
  'mission.standard.briefing.2':
    'Jede Seite bringt Schnellbau-Karten gleicher Bedrohung. Sechs Asteroiden sind immer im Spiel, und wer zuerst kommt, wird in jeder Runde ausgewürfelt.',
  'mission.standard.goal.first': 'Alle gegnerischen Schiffe zerstören',
  'mission.standard.goal.second': 'Alle gegnerischen Schiffe zerstören',
  'mission.standard.won.first': 'Kein Schiff mehr: {{side}}.',
  'mission.standard.won.second': 'Kein Schiff mehr: {{side}}.',
  'mission.standard.forces.first': 'Ein Veteran der Rot-Staffel und eine Eskorte der Blau-Staffel in T-65-X-Flüglern',
  'mission.standard.forces.second':
    'Ein Imperialer Superkommando-Soldat in einem Gauntlet-Jäger und ein Ass der Schwarz-Staffel in einem TIE/ln-Jäger',
  'mission.standard.rule.obstacles':
    'Sechs Asteroiden werden vor den Schiffen abwechselnd gelegt, keiner in Reichweite 1 eines anderen oder in Reichweite 1 oder 2 eines Randes.',
}
