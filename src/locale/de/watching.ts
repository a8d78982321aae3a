/** For those who watch: captions that teach, the glossary, the film’s line, taking over, questions before the answer. */
export const WATCHING: Readonly<Record<string, string>> = {
  'ui.watching.captions': 'Untertitel: {{level}}',
  'ui.watching.captions.choose': 'Untertitel',
  'ui.watching.captions.off': 'aus',
  'ui.watching.captions.brief': 'kurz',
  'ui.watching.captions.teach': 'mit Gründen',
  'ui.watching.line': 'Zeitleiste',
  'ui.watching.tick.attack': 'Ein Angriff',
  'ui.watching.line.at': 'Runde {{round}}, {{phase}}',
  'ui.watching.line.show': 'Zeitleiste zeigen',
  'ui.watching.line.hide': 'Zeitleiste verbergen',
  'ui.watching.chapters': 'Kapitel',
  'ui.watching.chapter.blood': 'Der erste Schaden: {{ship}}',
  'ui.watching.chapter.crit': 'Erster kritischer Treffer: {{ship}}',
  'ui.watching.chapter.destroyed': '{{ship}} zerstört',
  'ui.watching.chapter.objectTaken.satellite': '{{ship}} scannt einen Satelliten',
  'ui.watching.chapter.objectsLost.satellite': '{{ship}} verliert die Daten',
  'ui.watching.chapter.shipUnmarked.disabled': '{{ship}} repariert',
  'ui.watching.chapter.shipFled': '{{ship}} verlässt das Gefecht',
  'ui.watching.take': 'Ab hier übernehmen',
  'ui.watching.take.of.rebel': 'Ab hier die Rebellen fliegen',
  'ui.watching.take.of.imperial': 'Ab hier das Imperium fliegen',
  'ui.watching.take.of': 'Ab hier fliegen: {{side}}',
  'ui.watching.take.note':
    'Ein eigenes Gefecht beginnt bei der letzten Entscheidung dieser Seite vor diesem Augenblick. Was du siehst, bleibt, wie es ist.',
  'ui.watching.take.level': 'Gegen',
  'ui.watching.take.failed': 'Dieses Gefecht lässt sich nicht übernehmen: {{why}}',
  'ui.watching.guess': 'Frag mich vorher',
  'ui.watching.guess.note': 'Der Film hält vor Rädern und Würfeln an und fragt, was kommt.',
  'ui.watching.guess.dial': 'Welches Manöver fliegt {{ship}}?',
  'ui.watching.guess.attack': '{{attacker}} greift an: {{defender}}. Wie viel Schaden?',
  'ui.watching.guess.none': 'keiner',
  'ui.watching.guess.more': '{{amount}} oder mehr',
  'ui.watching.guess.skip': 'Zeig es einfach',
  'ui.watching.guess.stop': 'Nicht mehr fragen',
  'ui.watching.guess.right': 'Gut gesehen: {{answer}}',
  'ui.watching.guess.wrong': 'Es war: {{answer}}',
  'ui.watching.glossary': 'Glossar',
  'ui.watching.glossary.search': 'Im Glossar suchen',
  'ui.watching.glossary.none': 'Kein Begriff passt.',
  'ui.watching.key.steps': '← →',
  'ui.watching.key.steps.does':
    'auf der Zeitleiste: ein Ereignis, mit Umschalt eine Phase, mit Strg eine Runde; Pos 1, Ende',

  'ui.watching.teach.gameStarted': 'Jede Seite hat ihr eigenes Ziel: Die [mission:Mission] sagt, wer gewinnt.',
  'ui.watching.teach.meet.arc':
    'Das ist ein Schiff: Es steht auf einer quadratischen [base:Basis] und schießt nur auf das, was im Keil davor liegt, seinem [arc:Feuerwinkel].',
  'ui.watching.teach.meet.values':
    'Punkte neben der [base:Basis] zählen, was ein Schiff noch hat: erst [hull:Hülle], dann [shield:Schilde]; blasse sind verloren. Auch die Schiffsliste sagt es.',
  'ui.watching.teach.shipPlaced.setup':
    'Die Schiffe kommen einzeln aufs Feld, der niedrigste [skill:Pilotenwert] zuerst.',
  'ui.watching.teach.shipPlaced.reinforcement':
    'Die [mission:Mission] bringt für ein verlorenes Schiff ein neues: eine [reinforcement:Verstärkung].',
  'ui.watching.teach.reinforcementImpossible':
    'Eine [reinforcement:Verstärkung] braucht ein Modell in der Schachtel und Platz an ihrem Rand.',
  'ui.watching.teach.tokenPlaced.asteroid':
    'Wer durch einen [obstacle:Asteroiden] fliegt, verliert die [action:Aktion] und riskiert Schaden; Schüsse darüber sind [obstructed:versperrt].',
  'ui.watching.teach.tokenPlaced.satellite':
    'Ein imperiales Schiff auf einem Satelliten darf ihn [scan:scannen], statt anzugreifen; dann müssen die Daten heim.',
  'ui.watching.teach.tokenPlaced.comrade':
    'Beide Seiten wollen ihn an Bord und über den eigenen [edge:Rand] heimbringen.',
  'ui.watching.teach.tokenImpossible': 'Marker müssen Abstand halten; für diesen war kein Platz mehr.',
  'ui.watching.teach.edgesChosen': 'Jede Seite stellt an ihrem [edge:Rand] auf; die zwei anderen gehören niemandem.',
  'ui.watching.teach.initiativeRolled':
    'Gleich viele Punkte: Ein Angriffswürfel sagt, wer wählt. Bei [hit:Treffer] oder [crit:kritischem Treffer] ist es, wer gewürfelt hat.',
  'ui.watching.teach.initiativeChosen':
    'Die Seite mit der billigeren Staffel hat gewählt: Bei gleicher [skill:Pilotenfertigkeit] fliegt und schießt zuerst, wer die [initiative:Initiative] hat.',
  'ui.watching.teach.shipMarked.disabled':
    'Ein beschädigtes Schiff fliegt bis Runde 5 nur [manoeuvre:Manöver] mit [speed:Geschwindigkeit] 1 oder 2.',
  'ui.watching.teach.shipUnmarked.disabled':
    'Repariert: Das ganze [dial:Rad] ist wieder frei, und jetzt darf es [flee:entkommen].',
  'ui.watching.teach.counted.tracking':
    'Die [mission:Mission] zählt Runden: In Runde 5 fliegt das beschädigte Schiff wieder.',
  'ui.watching.teach.roundStarted': 'Jede [round:Runde] hat vier Phasen: Planung, Aktivierung, Kampf und Ende.',
  'ui.watching.teach.phaseStarted.setup': 'Vor der ersten [round:Runde] werden Tisch und Schiffe aufgebaut.',
  'ui.watching.teach.phaseStarted.planning':
    'Jedes Schiff bekommt verdeckt ein [manoeuvre:Manöver] auf seinem [dial:Rad]: Niemand kennt den Plan der anderen Seite.',
  'ui.watching.teach.phaseStarted.system':
    'Sind alle Räder eingestellt, können Karten Objekte auf die Matte legen, bevor ein Schiff fliegt.',
  'ui.watching.teach.phaseStarted.activation':
    'Der niedrigste [skill:Pilotenwert] fliegt zuerst: Bessere Piloten reagieren auf das, was sie sehen.',
  'ui.watching.teach.phaseStarted.combat':
    'Der höchste [skill:Pilotenwert] schießt zuerst und zerstört den Gegner vielleicht, bevor er antwortet.',
  'ui.watching.teach.phaseStarted.end':
    'Unbenutzte [focus:Fokus-] und [evade:Ausweichmarker] verfallen; [stress:Stress] und [lock:Zielerfassungen] bleiben.',
  'ui.watching.teach.dialRevealed.straight':
    '[straight:Geradeaus]: Das Schiff fliegt entlang seiner [template:Schablone] nach vorn; die Zahl ist die [speed:Geschwindigkeit].',
  'ui.watching.teach.dialRevealed.bank':
    'Ein [bank:Drehmanöver] ist eine sanfte Kurve: Das Schiff folgt der [template:Schablone] und steht am Ende um 45° gedreht.',
  'ui.watching.teach.dialRevealed.turn':
    'Ein [turn:Wendemanöver] ist eine enge Kurve: Das Schiff folgt der [template:Schablone] und steht am Ende um 90° gedreht.',
  'ui.watching.teach.dialRevealed.koiogran':
    'Eine [koiogran:Koiogran-Wende]: geradeaus entlang der [template:Schablone], dann wird das Schiff ganz umgedreht, um 180°.',
  'ui.watching.teach.dialRevealed.segnor':
    'Ein [segnor:Segnor-Looping]: sanft herum entlang der [template:Schablone], dann wird das Schiff ganz umgedreht, um 180°.',
  'ui.watching.teach.dialRevealed.tallon':
    'Eine [tallon:Tallon-Rolle]: eng herum entlang der [template:Schablone], dann noch eine Vierteldrehung zur selben Seite.',
  'ui.watching.teach.dialRevealed.green':
    'Grüne [manoeuvre:Manöver] sind leicht: Wer Stress hat, baut danach einen [stress:Stressmarker] ab.',
  'ui.watching.teach.dialRevealed.white':
    'Weiße [manoeuvre:Manöver] sind gewöhnlich: Sie bringen keinen [stress:Stress] und nehmen keinen.',
  'ui.watching.teach.dialRevealed.red':
    'Rote [manoeuvre:Manöver] sind schwer: Sie bringen einen [stress:Stressmarker], und es folgt keine [action:Aktion].',
  'ui.watching.teach.manoeuvreReplaced':
    'Unter [stress:Stress] fliegt niemand rot: Der Gegner wählt ein anderes [manoeuvre:Manöver].',
  'ui.watching.teach.manoeuvreExecuted.moved':
    'Das Schiff folgt seiner [template:Schablone] von der Vorderkante der [base:Basis]; danach darf es eine [action:Aktion] ausführen.',
  'ui.watching.teach.manoeuvreExecuted.bumped':
    'Zwei Schiffe passen nicht auf einen Platz: Bei [overlap:Überschneidung] rückt das Schiff auf der [template:Schablone] zurück und verliert die [action:Aktion].',
  'ui.watching.teach.manoeuvreExecuted.koiogran':
    'Ohne Platz am Ende wird aus der [koiogran:Koiogran-Wende] ein Geradeaus, und das Schiff dreht nicht um.',
  'ui.watching.teach.manoeuvreExecuted.segnor':
    'Ohne Platz am Ende wird aus dem [segnor:Segnor-Looping] ein Drehmanöver, und das Schiff dreht nicht um.',
  'ui.watching.teach.manoeuvreExecuted.tallon':
    'Ohne Platz am Ende wird aus der [tallon:Tallon-Rolle] ein Wendemanöver, und das Schiff dreht nicht weiter.',
  'ui.watching.teach.manoeuvreExecuted.slid':
    'Nach ihrer Vierteldrehung darf eine [tallon:Tallon-Rolle] am Ende der [template:Schablone] [slide:verschoben] werden: Diesen Platz hat der Pilot gewählt.',
  'ui.watching.teach.manoeuvreExecuted.grazed':
    'Schablone oder [base:Basis] berührt ein [obstacle:Hindernis]: Die [action:Aktion] entfällt, ein Würfel entscheidet über Schaden.',
  'ui.watching.teach.obstacleRolled':
    'Ein Angriffswürfel: [hit:Treffer] ist Schaden, [crit:kritischer Treffer] kritischer Schaden, alles andere Glück.',
  'ui.watching.teach.moveDeclined': 'Die [mission:Mission] erlaubt diesem Schiff, stehen zu bleiben.',
  'ui.watching.teach.boosted':
    'Ein [boost:Schub] bringt das Schiff um eine [template:Schablone] der Geschwindigkeit 1 voran; er ist kein [manoeuvre:Manöver].',
  'ui.watching.teach.boosted.straight':
    'Die Gerade der Geschwindigkeit 1 liegt an der Bugkante: eine Länge der [base:Basis] voraus, und der [arc:Feuerwinkel] reicht weiter.',
  'ui.watching.teach.boosted.bank':
    'Entlang eines [bank:Drehmanövers] der Geschwindigkeit 1 endet das Schiff um 45° gedreht; sein [arc:Feuerwinkel] dreht mit.',
  'ui.watching.teach.boosted.turn':
    'Nur wenige dürfen beim [boost:Schub] ein [turn:Wendemanöver] nehmen: Das Schiff endet um 90° gedreht.',
  'ui.watching.teach.tokenGained.stress':
    'Ein Schiff unter [stress:Stress] führt keine [action:Aktion] aus und fliegt keine roten [manoeuvre:Manöver].',
  'ui.watching.teach.tokenGained.other':
    'Ein Marker neben einem Schiff erinnert an das, was für es gilt, bis er weggenommen wird.',
  'ui.watching.teach.tokenRemoved.green':
    'Ein grünes [manoeuvre:Manöver] nimmt einen [stress:Stressmarker] weg; ohne solche sind [action:Aktionen] wieder erlaubt.',
  'ui.watching.teach.lockAcquired':
    'Eine [lock:Zielerfassung] lässt sich im Angriff auf dieses Schiff ausgeben, um Würfel [reroll:neu zu werfen].',
  'ui.watching.teach.actionPerformed.focus':
    'Ein [focus:Fokusmarker] macht Fokus-Ergebnisse beim Angriff zu [hit:Treffern], bei der Verteidigung zu [evade:Ausweichen].',
  'ui.watching.teach.actionPerformed.evade':
    'Ein [evade:Ausweichmarker] hebt sicher einen [hit:Treffer] auf; unbenutzt verfällt er am Ende der [round:Runde].',
  'ui.watching.teach.actionPerformed.barrel-roll':
    'Eine [roll:Fassrolle] versetzt das Schiff zur Seite: in einen [arc:Feuerwinkel] oder aus einem heraus.',
  'ui.watching.teach.actionPerformed.mission':
    'Die [mission:Mission] bietet diesem Schiff eine eigene [action:Aktion].',
  'ui.watching.teach.actionPerformed.mission.protect':
    'Wer nahe fliegt, gibt der Fähre einen [evade:Ausweichmarker], statt selbst eine [action:Aktion] zu nutzen.',
  'ui.watching.teach.actionPerformed.repair':
    'Eine [action:Aktion] dreht eine offene [card:Schadenskarte] wieder um: Sie war [crit:kritisch].',
  'ui.watching.teach.actionPerformed.card': 'Eine [upgrade:Aufwertungskarte] kann eine eigene [action:Aktion] bieten.',
  'ui.watching.teach.actionSkipped.stressed':
    'Unter [stress:Stress] gibt es keine [action:Aktion]; ein grünes [manoeuvre:Manöver] hilft.',
  'ui.watching.teach.actionSkipped.overlap':
    'Wer sich mit einem anderen Schiff [overlap:überschneiden] würde, verliert die [action:Aktion] dieses Zugs.',
  'ui.watching.teach.actionSkipped.obstacle':
    'Wer ein [obstacle:Hindernis] trifft, verliert die [action:Aktion] dieses Zugs.',
  'ui.watching.teach.attackDeclared':
    'Das Ziel liegt im [arc:Feuerwinkel] und in [range:Reichweite] 1 bis 3; bei 1 wirft der Angreifer einen Würfel mehr, bei 3 der Verteidiger.',
  'ui.watching.teach.attackDeclared.obstructed':
    'In der Schusslinie liegt ein [obstacle:Hindernis]: [obstructed:versperrt], also ein Verteidigungswürfel mehr.',
  'ui.watching.teach.attackDeclared.card':
    'Eine [secondary:Sekundärwaffe] hat eigene Würfel, [range:Reichweiten] und Kosten; die Reichweite bringt keine Zusatzwürfel.',
  'ui.watching.teach.objectTaken.satellite': 'Ein [scan:Scan] tritt an die Stelle des Angriffs.',
  'ui.watching.teach.objectTaken.comrade': 'An Bord zu nehmen tritt an die Stelle des Angriffs.',
  'ui.watching.teach.objectsLost.satellite': 'Mit dem Schiff sind auch die [scan:gescannten] Daten verloren.',
  'ui.watching.teach.objectFell.comrade': 'Der Kamerad kann wieder an Bord genommen werden, von beiden Seiten.',
  'ui.watching.teach.objectPlaced': 'Was abgeworfen wird, liegt am Ende einer Schablone hinter dem Schiff.',
  'ui.watching.teach.objectMoved': 'Manche Objekte auf der Matte bewegen sich wie Schiffe, mit einer Schablone.',
  'ui.watching.teach.fuseChanged': 'Solange ein Zünder darauf liegt, explodiert es nicht.',
  'ui.watching.teach.objectDetonated': 'Eine Explosion trifft Freund und Feind, so weit sie reicht.',
  'ui.watching.teach.objectRemoved': 'Es ist von der Matte verschwunden und niemandem mehr im Weg.',
  'ui.watching.teach.attackSkipped.no-target':
    'Im [arc:Feuerwinkel] liegt kein Gegner innerhalb von [range:Reichweite] 3, oder nur einer, der dieses Schiff berührt.',
  'ui.watching.teach.attackSkipped.obstacle':
    'Wessen [base:Basis] auf einem [obstacle:Hindernis] liegt, kann nicht angreifen.',
  'ui.watching.teach.attackSkipped.effect':
    'Eine Karte oder die [mission:Mission] verbietet diesem Schiff den Angriff.',
  'ui.watching.teach.diceRolled.attack':
    'So viele rote Würfel wie der [weapon:Waffenwert], einer mehr bei [range:Reichweite] 1.',
  'ui.watching.teach.diceRolled.defence':
    'So viele grüne Würfel wie die [agility:Wendigkeit], einer mehr bei [range:Reichweite] 3 oder wenn [obstructed:versperrt].',
  'ui.watching.teach.diceModified.focus.attack':
    'Ein [focus:Fokusmarker] wird ausgegeben: Alle Fokus-Ergebnisse werden zu [hit:Treffern].',
  'ui.watching.teach.diceModified.focus.defence':
    'Ein [focus:Fokusmarker] wird ausgegeben: Alle Fokus-Ergebnisse werden zu [evade:Ausweichen].',
  'ui.watching.teach.diceModified.evade':
    'Ein [evade:Ausweichmarker] wird ausgegeben: Der Wurf bekommt ein Ausweichen dazu.',
  'ui.watching.teach.diceModified.target-lock':
    'Die [lock:Zielerfassung] wird ausgegeben: Beliebige Würfel werden [reroll:neu geworfen], jeder einmal.',
  'ui.watching.teach.diceModified.pilot': 'Piloten mit Namen haben Fähigkeiten, die Regeln auf ihre Weise brechen.',
  'ui.watching.teach.diceModified.card': 'Eine Karte ändert diesen Wurf; ihr Text sagt, wann sie das darf.',
  'ui.watching.teach.resultsCompared.hit':
    'Jedes [evade:Ausweichen] hebt einen [hit:Treffer] auf; was übrig bleibt, ist Schaden.',
  'ui.watching.teach.resultsCompared.crit':
    'Zuerst werden gewöhnliche [hit:Treffer] aufgehoben; ein [crit:kritischer Treffer] kommt eher durch.',
  'ui.watching.teach.resultsCompared.evaded':
    'Es gab mindestens so viele [evade:Ausweichen] wie [hit:Treffer]: Nichts kommt durch.',
  'ui.watching.teach.resultsCompared.miss': 'Kein Würfel zeigt einen [hit:Treffer]; es gibt nichts abzuwehren.',
  'ui.watching.teach.attackFizzled': 'Karten haben den letzten Angriffswürfel genommen: Es wird nicht gewürfelt.',
  'ui.watching.teach.shieldLost':
    'Zuerst fallen die [shield:Schilde]: Jeder fängt einen Schaden ab, auch einen [crit:kritischen Treffer].',
  'ui.watching.teach.shieldRegained': 'Mehr [shield:Schilde] als am Anfang hat ein Schiff nie.',
  'ui.watching.teach.damageDiscarded': 'Die Karte wird sofort abgelegt: weder Schaden noch Wirkung.',
  'ui.watching.teach.damageDealt.faceDown':
    'Ohne [shield:Schilde] ist jeder Schaden eine verdeckte [card:Schadenskarte]: ein [hull:Hüllenpunkt] weniger.',
  'ui.watching.teach.damageDealt.faceUp':
    'Ohne [shield:Schilde] ist ein [crit:kritischer Treffer] eine offene [card:Schadenskarte]: ein Schaden, und ihr Text gilt.',
  'ui.watching.teach.damageTurnedDown.repaired':
    'Umgedreht ist die [card:Karte] noch immer Schaden, doch ihr Text gilt nicht mehr.',
  'ui.watching.teach.cardRolled': 'Die [card:Schadenskarte] verlangt einen Würfel: Er entscheidet, was sie jetzt tut.',
  'ui.watching.teach.effectBegan': 'Das gilt, bis die [round:Runde] vorbei ist.',
  'ui.watching.teach.cardTriggered': 'Der Text einer Karte wirkt von selbst.',
  'ui.watching.teach.shipKept':
    'Schiffe mit gleichem [skill:Pilotenwert] schießen gleichzeitig: Dieses hat seinen Angriff noch.',
  'ui.watching.teach.shipDestroyed':
    'So viele [card:Schadenskarten] wie [hull:Hüllenpunkte]: Das Schiff ist sofort aus dem Spiel.',
  'ui.watching.teach.shipFled.escaped':
    'Die [mission:Mission] lässt dieses Schiff [flee:über diesen Rand entkommen]: Es gilt als gerettet.',
  'ui.watching.teach.shipFled.lost':
    'Ragt die [base:Basis] über den Rand, ist das Schiff [flee:geflohen]: Es gilt als zerstört.',
  'ui.watching.teach.gameEnded.goal': 'Das Ziel der [mission:Mission] ist erreicht, das Gefecht ist vorbei.',
  'ui.watching.teach.gameEnded.destroyed': 'Die andere Seite hat kein Schiff mehr, das Gefecht ist vorbei.',
  'ui.watching.teach.gameEnded.limit': 'Gefechte unter Computern enden nach einer festen Zahl von [round:Runden].',
  'ui.watching.teach.gameEnded.conceded': 'Die andere Seite hat aufgegeben, und das Gefecht ist vorbei.',
  'ui.watching.teach.gameEnded.draw': 'Beide Seiten verloren ihr letztes Schiff zugleich, oder die Zeit war um.',

  'ui.watching.term.round': 'Runde',
  'ui.watching.term.round.means':
    'Planung, Aktivierung, Kampf und Ende, eins nach dem anderen; dann beginnt die nächste.',
  'ui.watching.term.planning': 'Planungsphase',
  'ui.watching.term.planning.means': 'Beide Seiten stellen gleichzeitig und verdeckt für jedes Schiff ein Rad ein.',
  'ui.watching.term.activation': 'Aktivierungsphase',
  'ui.watching.term.activation.means':
    'Räder werden aufgedeckt und die Schiffe fliegen, eins nach dem anderen, der niedrigste Pilotenwert zuerst.',
  'ui.watching.term.combat': 'Kampfphase',
  'ui.watching.term.combat.means': 'Jedes Schiff darf einmal angreifen, der höchste Pilotenwert zuerst.',
  'ui.watching.term.end': 'Endphase',
  'ui.watching.term.end.means':
    'Unbenutzte Fokus- und Ausweichmarker werden entfernt. Stress und Zielerfassungen bleiben.',
  'ui.watching.term.initiative': 'Initiative',
  'ui.watching.term.initiative.means':
    'Bei gleichem Pilotenwert kommt die Seite mit Initiative zuerst, beim Fliegen wie beim Schießen.',
  'ui.watching.term.skill': 'Pilotenwert',
  'ui.watching.term.skill.means': 'Von 1 bis 9, orange auf der Karte. Niedrig fliegt zuerst, hoch schießt zuerst.',
  'ui.watching.term.dial': 'Manöverrad',
  'ui.watching.term.dial.means':
    'Auf dieser Scheibe wird das Manöver eines Schiffs verdeckt eingestellt. Sie zeigt alles, was es fliegen kann.',
  'ui.watching.term.manoeuvre': 'Manöver',
  'ui.watching.term.manoeuvre.means':
    'Eine Flugrichtung und eine Geschwindigkeit, grün, weiß oder rot. Jedes Schiff fliegt eins pro Runde.',
  'ui.watching.term.speed': 'Geschwindigkeit',
  'ui.watching.term.speed.means': 'Wie weit ein Manöver führt: 1 bis 5 Längen einer Basis.',
  'ui.watching.term.difficulty': 'Schwierigkeit',
  'ui.watching.term.difficulty.means':
    'Die Farbe eines Manövers: Grün baut Stress ab, Weiß tut nichts, Rot bringt Stress.',
  'ui.watching.term.straight': 'Geradeaus',
  'ui.watching.term.straight.means': 'Geradeaus, mit jeder Geschwindigkeit, die das Rad hat.',
  'ui.watching.term.bank': 'Drehmanöver',
  'ui.watching.term.bank.means': 'Eine sanfte Kurve: Am Ende ist das Schiff um 45° gedreht.',
  'ui.watching.term.turn': 'Wendemanöver',
  'ui.watching.term.turn.means': 'Eine enge Kurve: Am Ende ist das Schiff um 90° gedreht.',
  'ui.watching.term.koiogran': 'Koiogran-Wende',
  'ui.watching.term.koiogran.means':
    'Geradeaus und dann um 180° herum: wieder auf den Gegner zu, um den Preis von Stress.',
  'ui.watching.term.segnor': 'Segnor-Looping',
  'ui.watching.term.segnor.means':
    'Entlang einer sanften Kurve, dann um 180° herum: zurück zum Feind und zur Seite, um den Preis von Stress.',
  'ui.watching.term.tallon': 'Tallon-Rolle',
  'ui.watching.term.tallon.means':
    'Entlang einer engen Kurve, dann eine Vierteldrehung mehr: mit dem Bug zurück, am Ende der Schablone nach Wunsch etwas verschoben.',
  'ui.watching.term.slide': 'Verschieben',
  'ui.watching.term.slide.means':
    'Am Ende einer Tallon-Rolle darf das Schiff vor oder zurück gerückt werden, solange seine Seite das Ende der Schablone noch ganz deckt.',
  'ui.watching.term.template': 'Manöverschablone',
  'ui.watching.term.template.means': 'Der Pappstreifen, an dem entlang ein Schiff sein Manöver fliegt.',
  'ui.watching.term.base': 'Basis',
  'ui.watching.term.base.means': 'Das Quadrat von 4 cm unter dem Modell. Von ihm aus wird alles gemessen.',
  'ui.watching.term.overlap': 'Überschneidung',
  'ui.watching.term.overlap.means':
    'Die Basis würde auf einer anderen enden. Das Schiff rückt zurück, bis es passt, und verliert die Aktion.',
  'ui.watching.term.blocked': 'Umdrehen blockiert',
  'ui.watching.term.blocked.means':
    'Steht ein Schiff im Weg, bleibt von Koiogran-Wende, Segnor-Looping oder Tallon-Rolle nur die Gerade, das Dreh- oder das Wendemanöver: Das Schiff weicht zurück und dreht nicht um.',
  'ui.watching.term.flee': 'Flucht',
  'ui.watching.term.flee.means':
    'Nach einem Manöver ragt ein Teil der Basis über den Rand: Das Schiff ist aus dem Gefecht.',
  'ui.watching.term.action': 'Aktion',
  'ui.watching.term.action.means':
    'Nach dem Manöver darf ein Schiff eines aus seiner Aktionsleiste tun: fokussieren, ausweichen, ein Ziel erfassen, rollen.',
  'ui.watching.term.free': 'Freie Aktion',
  'ui.watching.term.free.means': 'Eine Aktion, die eine Karte zusätzlich gewährt. Auch sie ist unter Stress verboten.',
  'ui.watching.term.focus': 'Fokussierung',
  'ui.watching.term.focus.means':
    'Ein Marker zum Ausgeben: Alle Fokus-Ergebnisse eines Wurfs werden zu Treffern oder Ausweichen. Am Ende der Runde verfällt er.',
  'ui.watching.term.evade': 'Ausweichen',
  'ui.watching.term.evade.means':
    'Ein Ergebnis, das einen Treffer aufhebt, und der Marker, der einem Verteidigungswurf ein solches Ergebnis hinzufügt.',
  'ui.watching.term.lock': 'Zielerfassung',
  'ui.watching.term.lock.means':
    'Markiert einen Gegner bis Reichweite 3. Im Angriff auf ihn ausgegeben, lässt sie den Angreifer Würfel neu werfen.',
  'ui.watching.term.reroll': 'Neu würfeln',
  'ui.watching.term.reroll.means': 'Würfel werden aufgenommen und noch einmal geworfen, keiner mehr als einmal.',
  'ui.watching.term.roll': 'Fassrolle',
  'ui.watching.term.roll.means':
    'Eine Aktion, die das Schiff um eine Schablone mit Geschwindigkeit 1 zur Seite versetzt; die Richtung bleibt.',
  'ui.watching.term.boost': 'Schub',
  'ui.watching.term.boost.means':
    'Eine Aktion, die das Schiff um eine gerade oder sanft gebogene Schablone der Geschwindigkeit 1 voranbringt.',
  'ui.watching.term.stress': 'Stressmarker',
  'ui.watching.term.stress.means':
    'Ein Zeichen der Anspannung: keine Aktionen, keine roten Manöver, bis ein grünes Manöver ihn nimmt.',
  'ui.watching.term.arc': 'Feuerwinkel',
  'ui.watching.term.arc.means':
    'Der Keil vor dem Schiff, auf die Basis gedruckt. Nur was darin liegt, kann beschossen werden.',
  'ui.watching.term.range': 'Reichweite',
  'ui.watching.term.range.means':
    'Drei Abschnitte von je 10 cm. Reichweite 1: ein Angriffswürfel mehr. Reichweite 3: ein Verteidigungswürfel mehr.',
  'ui.watching.term.weapon': 'Waffenwert',
  'ui.watching.term.weapon.means': 'Wie viele rote Würfel die Primärwaffe wirft.',
  'ui.watching.term.secondary': 'Sekundärwaffe',
  'ui.watching.term.secondary.means':
    'Eine Waffe auf einer Aufwertungskarte, etwa Torpedos, mit eigenen Würfeln und Bedingungen.',
  'ui.watching.term.agility': 'Wendigkeit',
  'ui.watching.term.agility.means': 'Wie viele grüne Würfel ein Schiff wirft, wenn es angegriffen wird.',
  'ui.watching.term.hit': 'Treffer',
  'ui.watching.term.hit.means': 'Ein Ergebnis eines roten Würfels: ein Schaden, falls ihn kein Ausweichen aufhebt.',
  'ui.watching.term.crit': 'Kritischer Treffer',
  'ui.watching.term.crit.means':
    'Ein Treffer, dessen Schadenskarte offen liegt, wenn ihn kein Schild fängt. Er wird zuletzt aufgehoben.',
  'ui.watching.term.obstructed': 'Versperrt',
  'ui.watching.term.obstructed.means':
    'Die kürzeste Schusslinie führt über ein Hindernis: ein Verteidigungswürfel mehr.',
  'ui.watching.term.shield': 'Schild',
  'ui.watching.term.shield.means': 'Fängt einen Schaden ab, kritisch oder nicht, bevor die Hülle leidet.',
  'ui.watching.term.hull': 'Hülle',
  'ui.watching.term.hull.means': 'Bei so vielen Schadenskarten wie Hüllenpunkten ist das Schiff zerstört.',
  'ui.watching.term.card': 'Schadenskarte',
  'ui.watching.term.card.means': 'Verdeckt ist sie ein Schaden. Offen ist sie kritisch: Auch ihr Text gilt.',
  'ui.watching.term.obstacle': 'Hindernis',
  'ui.watching.term.obstacle.means':
    'Asteroiden. Wer hindurchfliegt, verliert die Aktion und würfelt um Schaden; wer darauf liegt, kann nicht angreifen.',
  'ui.watching.term.edge': 'Rand',
  'ui.watching.term.edge.means':
    'Die Seite der Spielfläche, die einem Spieler am nächsten ist. Dort beginnen seine Schiffe.',
  'ui.watching.term.mission': 'Auftrag (Mission)',
  'ui.watching.term.mission.means': 'Eigener Aufbau, eigene Streitkräfte, Sonderregeln und Ziele für jede Seite.',
  'ui.watching.term.reinforcement': 'Verstärkung',
  'ui.watching.term.reinforcement.means': 'Ein neues Schiff, das manche Missionen für ein zerstörtes bringen.',
  'ui.watching.term.scan': 'Scannen',
  'ui.watching.term.scan.means':
    'In Mission 3 nimmt ein imperiales Schiff statt eines Angriffs die Daten eines Satelliten.',
  'ui.watching.term.upgrade': 'Aufwertung',
  'ui.watching.term.upgrade.means':
    'Eine Karte, die man für ein Schiff kauft: eine Waffe, ein Droide, ein Talent des Piloten.',
  'ui.watching.term.points': 'Kommandopunkte',
  'ui.watching.term.points.means':
    'Was Schiffe und Aufwertungen kosten. Beide Seiten dürfen gleich viele ausgeben, oft 100.',
}
