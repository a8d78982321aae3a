/** What a mission is about, before it is flown: its story, what each side brings, its special rules. The same keys in the same order in every language. */
export const BRIEFINGS: Readonly<Record<string, string>> = {
  'mission.political-escort.briefing.1':
    'Ein Senator, der besser geschwiegen hätte, hat Beweise dafür an Bord, was das Imperium einer Bergbaukolonie angetan hat. Seine Raumfähre ist langsam und unbewaffnet, und ihm läuft die Zeit davon. Nur ein einziger X-Wing war nah genug, um dem Notruf zu folgen.',
  'mission.political-escort.briefing.2':
    'Zwei TIE-Fighter des Wachgeschwaders riegeln die andere Seite ab. Kommt die Fähre an ihnen vorbei, kann sie springen; wenn nicht, wird nie jemand von dieser Kolonie gehört haben.',
  'mission.political-escort.forces.first': 'Ein Pilot der Rot-Staffel im X-Wing und die Raumfähre',
  'mission.political-escort.forces.second': 'Zwei Piloten der Akademie in TIE-Fightern',
  'mission.political-escort.rule.move':
    'Zu Beginn jeder Aktivierungsphase dürfen die Rebellen die Raumfähre bewegen: Geradeaus 2 oder Drehmanöver 1. Sie schießt nie und führt keine Aktionen durch.',
  'mission.political-escort.rule.protect':
    'Beschützen: Ein Rebellenschiff in Reichweite 1 der Raumfähre darf seine Aktion nutzen, um ihr einen Ausweichmarker zu geben. In jedem Angriff darf einer ausgegeben werden; in der Endphase verfallen alle.',
  'mission.political-escort.rule.reinforce':
    'Für jedes imperiale Schiff, das in einer Runde verloren geht, darf in der Endphase ein neuer Pilot der Akademie am Rand des Imperiums erscheinen.',
  'mission.political-escort.rule.damage':
    'Die Raumfähre hat Wendigkeit 2 und Hülle 6. Kritische Treffer zählen bei ihr als normale Treffer. Verlässt sie die Matte über einen anderen Rand, ist sie zerstört.',
  'mission.asteroid-run.briefing.1':
    'Auf dem Weg zu einem Treffen, von dem niemand wissen sollte, ist Luke Skywalker in einen Hinterhalt geraten. Ein Glückstreffer hat seinen halben Antrieb zerlegt, und die einzige Deckung weit und breit ist ein Feld aus zerborstenem Fels.',
  'mission.asteroid-run.briefing.2':
    'Sein Droide braucht vier Runden, um das Triebwerk zu flicken. Zwei der besten imperialen Piloten sind schon zwischen den Felsen, weitere sind unterwegs, und sie wissen genau, wie langsam er ist.',
  'mission.asteroid-run.forces.first': 'Luke Skywalker mit Entschlossenheit im X-Wing',
  'mission.asteroid-run.forces.second':
    '„Nachtbestie“ und „Mauler Mithel“, dieser mit Treffsicherheit, in TIE-Fightern',
  'mission.asteroid-run.rule.setup':
    'Das Imperium stellt zuerst auf, in Reichweite 1 vom eigenen oder vom Rand der Rebellen. Die Rebellen folgen in der Mitte, weiter als Reichweite 3 von beiden. Dann legt das Imperium sechs Asteroiden.',
  'mission.asteroid-run.rule.disabled':
    'Bis Runde 5 fliegt das deaktivierte Schiff nur Manöver mit Geschwindigkeit 1 und 2. Verlässt es vorher die Matte, ist es zerstört.',
  'mission.asteroid-run.rule.exit':
    'Ab Runde 5 ist es repariert und entkommt über den Rand der Rebellen oder des Imperiums – nicht über die Seiten.',
  'mission.asteroid-run.rule.asteroids':
    'Wer durch einen Asteroiden fliegt oder auf einem endet, verliert die Aktion und wirft einen Würfel für Schaden; von dort aus ist kein Angriff möglich. Ein Schuss darüber hinweg bringt dem Verteidiger einen Würfel.',
  'mission.asteroid-run.rule.reinforce':
    'Für jedes imperiale Schiff, das in einer Runde verloren geht, darf in der Endphase ein neuer Pilot der Akademie am Rand des Imperiums oder der Rebellen erscheinen.',
  'mission.dark-whispers.briefing.1':
    'Über einer Welt, die auf keiner Karte steht, tragen Satelliten weiter, was die Zellen der Rebellen einander zuflüstern. Eine imperiale Patrouille hat sie entdeckt und ist klug genug, erst zuzuhören und dann zu schießen.',
  'mission.dark-whispers.briefing.2':
    'Bringt auch nur ein TIE-Fighter die Aufnahmen nach Hause, ist jede Zelle im Sektor verloren. Im Weg stehen ihm ein X-Wing-Pilot, zwei Torpedorohre und jeder Anfänger, der sich wecken lässt.',
  'mission.dark-whispers.forces.first': 'Ein Pilot der Rot-Staffel mit Protonentorpedos und R2-F2 im X-Wing',
  'mission.dark-whispers.forces.second':
    'Ein Pilot der Schwarz-Staffel mit Entschlossenheit und ein Pilot der Obsidian-Staffel in TIE-Fightern',
  'mission.dark-whispers.rule.setup':
    'Das Imperium stellt in Reichweite 1 von seinem Rand auf. Dann legen die Rebellen die Satelliten in Reichweite 2 und 3 von ihrem Rand, nicht in Reichweite 1 der Seiten und jeden in Reichweite 2–3 eines anderen; ihre Schiffe folgen in Reichweite 1.',
  'mission.dark-whispers.rule.scan':
    'Ist ein imperiales Schiff in der Kampfphase dran und steht über einem Satelliten, darf es ihn scannen, statt anzugreifen. Das geht auch durch ein Rebellenschiff hindurch, das dort steht und das es berührt.',
  'mission.dark-whispers.rule.home':
    'Sind alle gescannt, gewinnt ein Schiff mit Daten an Bord, indem es die Matte über den Rand des Imperiums verlässt. Jedes andere Schiff, das die Matte verlässt, ist zerstört.',
  'mission.dark-whispers.rule.lost':
    'Satelliten auf der Karte eines zerstörten Schiffs sind verloren. Sind es alle, gewinnen die Rebellen.',
  'mission.dark-whispers.rule.reinforce':
    'Für jedes Rebellenschiff, das in einer Runde verloren geht, darf in der Endphase ein neuer Anfängerpilot am Rand der Rebellen erscheinen.',
  'mission.standard.briefing.1':
    'Kein Konvoi, kein Geheimnis, nichts nach Hause zu bringen: Zwei Staffeln treffen aufeinander, weil eine von ihnen weichen muss. So wird das Spiel an Vereinsabenden gespielt.',
  'mission.standard.briefing.2':
    'Nimm die vorgegebenen Streitkräfte, bau eine Staffel mit beliebig vielen Punkten oder lass das Los entscheiden. Ob mit Asteroiden und an einem größeren Tisch, liegt bei dir.',
  'mission.standard.forces.first': 'Luke Skywalker im X-Wing',
  'mission.standard.forces.second': '„Nachtbestie“ und ein Pilot der Obsidian-Staffel in TIE-Fightern',
  'mission.standard.rule.obstacles':
    'Asteroiden, falls gewünscht, werden abwechselnd vor den Schiffen gelegt, keiner in Reichweite 1 oder 2 eines Randes. Es beginnt: {{second}}. Danach wählt einen Rand und lässt den gegenüber übrig: {{first}}.',
  'mission.standard.rule.setup':
    'Schiffe werden in Reichweite 1 vom eigenen Rand aufgestellt, der niedrigste Pilotenwert zuerst. Bei gleichem Wert beginnt die Seite mit der Initiative.',
  'mission.standard.rule.initiative':
    'Die Seite, die weniger Kommandopunkte ausgegeben hat, hat die Initiative; bei Gleichstand und mit den vorgegebenen Streitkräften: {{second}}.',
  'mission.standard.rule.fled':
    'Ein Schiff, das die Matte verlässt, ist zerstört. Wer zuletzt noch Schiffe hat, gewinnt.',
}
