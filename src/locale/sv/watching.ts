/** For those who watch: captions that teach, the glossary, the film’s line, taking over, questions before the answer. */
export const WATCHING: Readonly<Record<string, string>> = {
  'ui.watching.captions': 'Textning: {{level}}',
  'ui.watching.captions.choose': 'Textning',
  'ui.watching.captions.off': 'av',
  'ui.watching.captions.brief': 'kort',
  'ui.watching.captions.teach': 'med förklaring',
  'ui.watching.line': 'Tidslinje',
  'ui.watching.tick.attack': 'En attack',
  'ui.watching.line.at': 'Omgång {{round}}, {{phase}}',
  'ui.watching.line.show': 'Visa tidslinjen',
  'ui.watching.line.hide': 'Dölj tidslinjen',
  'ui.watching.chapters': 'Kapitel',
  'ui.watching.chapter.blood': 'Första skadan: {{ship}}',
  'ui.watching.chapter.crit': 'Första kritiska träffen: {{ship}}',
  'ui.watching.chapter.destroyed': '{{ship}} förstörs',
  'ui.watching.chapter.objectTaken.satellite': '{{ship}} skannar en satellit',
  'ui.watching.chapter.objectsLost.satellite': '{{ship}} förlorar sina data',
  'ui.watching.chapter.shipUnmarked.disabled': '{{ship}} är reparerad',
  'ui.watching.chapter.shipFled': '{{ship}} lämnar striden',
  'ui.watching.take': 'Ta över härifrån',
  'ui.watching.take.of.rebel': 'Flyg Rebellerna härifrån',
  'ui.watching.take.of.imperial': 'Flyg Imperiet härifrån',
  'ui.watching.take.of': 'Flyg härifrån: {{side}}',
  'ui.watching.take.note':
    'En egen strid börjar vid den sidans senaste beslut före det här ögonblicket. Det du tittar på förblir som det är.',
  'ui.watching.take.level': 'Mot',
  'ui.watching.take.failed': 'Den här striden går inte att ta över: {{why}}',
  'ui.watching.guess': 'Fråga mig först',
  'ui.watching.guess.note': 'Filmen stannar före manöverskivor och tärningar och frågar vad som kommer.',
  'ui.watching.guess.dial': 'Vilken manöver flyger {{ship}}?',
  'ui.watching.guess.attack': '{{attacker}} anfaller {{defender}}: hur mycket skada?',
  'ui.watching.guess.none': 'ingen',
  'ui.watching.guess.more': '{{amount}} eller mer',
  'ui.watching.guess.skip': 'Visa bara',
  'ui.watching.guess.stop': 'Sluta fråga',
  'ui.watching.guess.right': 'Bra sett: {{answer}}',
  'ui.watching.guess.wrong': 'Det blev: {{answer}}',
  'ui.watching.glossary': 'Ordlista',
  'ui.watching.glossary.search': 'Sök i ordlistan',
  'ui.watching.glossary.none': 'Inget ord passar.',
  'ui.watching.key.steps': '← →',
  'ui.watching.key.steps.does': 'på tidslinjen: en händelse, med Skift en fas, med Ctrl en omgång; Home, End',

  'ui.watching.teach.gameStarted': 'Varje sida har ett eget mål: [mission:uppdraget] säger vem som vinner.',
  'ui.watching.teach.meet.arc':
    'Det här är ett skepp: det står på en kvadratisk [base:bas] och skjuter bara på det som ligger i kilen framför, dess [arc:skottvinkel].',
  'ui.watching.teach.meet.values':
    'Prickar bredvid [base:basen] räknar vad ett skepp har kvar: först [hull:skrov], sedan [shield:sköldar]; bleka är förlorade. Skeppslistan säger det också.',
  'ui.watching.teach.shipPlaced.setup': 'Skeppen placeras ut ett i taget, lägst [skill:pilotskicklighet] först.',
  'ui.watching.teach.shipPlaced.reinforcement':
    '[mission:Uppdraget] ger ett nytt skepp för ett som gått förlorat: en [reinforcement:förstärkning].',
  'ui.watching.teach.reinforcementImpossible':
    'En [reinforcement:förstärkning] kräver en modell i lådan och plats vid sin kant.',
  'ui.watching.teach.tokenPlaced.asteroid':
    'Den som flyger genom en [obstacle:asteroid] mister sin [action:handling] och kan ta skada; skott över den är [obstructed:blockerade].',
  'ui.watching.teach.tokenPlaced.satellite':
    'Ett imperieskepp på en satellit får [scan:skanna] den i stället för att anfalla; sedan ska data hem.',
  'ui.watching.teach.tokenPlaced.comrade': 'Båda sidor vill få kamraten ombord och hem över sin egen [edge:kant].',
  'ui.watching.teach.tokenImpossible': 'Brickor måste hålla avstånd, och för den här fanns ingen plats kvar.',
  'ui.watching.teach.edgesChosen': 'Varje sida ställer upp vid sin egen [edge:kant]; de två andra är ingens.',
  'ui.watching.teach.initiativeRolled':
    'Lika många poäng: en anfallstärning säger vem som väljer. Vid [hit:träff] eller [crit:kritisk träff] är det den som slog.',
  'ui.watching.teach.initiativeChosen':
    'Sidan med den billigare divisionen valde: vid lika [skill:pilotskicklighet] flyger och skjuter den med [initiative:initiativ] först.',
  'ui.watching.teach.shipMarked.disabled':
    'Ett skadat skepp flyger bara [manoeuvre:manövrar] med [speed:hastighet] 1 eller 2, till omgång 5.',
  'ui.watching.teach.shipUnmarked.disabled':
    'Reparerat: hela [dial:manöverskivan] är fri igen, och nu får skeppet [flee:ge sig av].',
  'ui.watching.teach.counted.tracking':
    '[mission:Uppdraget] räknar omgångar: i omgång 5 fungerar det skadade skeppet igen.',
  'ui.watching.teach.roundStarted': 'Varje [round:omgång] har fyra faser: planering, aktivering, strid och avslut.',
  'ui.watching.teach.phaseStarted.setup': 'Före den första [round:omgången] dukas bordet och skeppen ställs ut.',
  'ui.watching.teach.phaseStarted.planning':
    'Varje skepp får en [manoeuvre:manöver] på sin [dial:skiva], med bildsidan nedåt: ingen vet vad den andra sidan tänker.',
  'ui.watching.teach.phaseStarted.system':
    'När alla skivor är ställda, och innan något skepp flyger, får kort lägga föremål på mattan.',
  'ui.watching.teach.phaseStarted.activation':
    'Lägst [skill:pilotskicklighet] flyger först: bättre piloter svarar på det de har sett.',
  'ui.watching.teach.phaseStarted.combat':
    'Högst [skill:pilotskicklighet] skjuter först och kan förstöra fienden innan den svarar.',
  'ui.watching.teach.phaseStarted.end':
    'Oanvända [focus:fokus-] och [evade:väjningsbrickor] försvinner; [stress:stress] och [lock:mållåsningar] är kvar.',
  'ui.watching.teach.dialRevealed.straight':
    '[straight:Rakt fram]: skeppet flyger framåt längs sin [template:mall]; siffran är [speed:hastigheten].',
  'ui.watching.teach.dialRevealed.bank':
    'En [bank:flack kurva]: skeppet följer sin [template:mall] och slutar vridet 45°.',
  'ui.watching.teach.dialRevealed.turn':
    'En [turn:sväng] är en snäv kurva: skeppet följer sin [template:mall] och slutar vridet 90°.',
  'ui.watching.teach.dialRevealed.koiogran':
    'En [koiogran:Koiogran-sväng]: rakt fram längs [template:mallen], sedan vänds skeppet helt om, 180°.',
  'ui.watching.teach.dialRevealed.segnor':
    'En [segnor:Segnor-loop]: mjukt runt längs [template:mallen], sedan vänds skeppet helt om, 180°.',
  'ui.watching.teach.dialRevealed.tallon':
    'En [tallon:Tallon-roll]: tvärt runt längs [template:mallen], sedan ett kvarts varv till åt samma håll.',
  'ui.watching.teach.dialRevealed.green':
    'Gröna [manoeuvre:manövrar] är lätta: efter en sådan blir en stressad pilot av med en [stress:stressbricka].',
  'ui.watching.teach.dialRevealed.white':
    'Vita [manoeuvre:manövrar] är vanliga: de varken ger eller tar bort [stress:stress].',
  'ui.watching.teach.dialRevealed.red':
    'Röda [manoeuvre:manövrar] är svåra: de ger en [stress:stressbricka], och ingen [action:handling] följer.',
  'ui.watching.teach.manoeuvreReplaced':
    'En pilot med [stress:stress] får inte flyga rött, så motståndaren väljer en annan [manoeuvre:manöver].',
  'ui.watching.teach.manoeuvreExecuted.moved':
    'Skeppet följer sin [template:mall] från [base:basens] framkant och får sedan utföra en [action:handling].',
  'ui.watching.teach.manoeuvreExecuted.bumped':
    'Två skepp får inte plats på samma ställe: vid [overlap:överlappning] backar skeppet längs [template:mallen] och mister sin [action:handling].',
  'ui.watching.teach.manoeuvreExecuted.koiogran':
    'Utan plats i slutet blir en [koiogran:Koiogran-sväng] rakt fram, och skeppet vänder inte.',
  'ui.watching.teach.manoeuvreExecuted.segnor':
    'Utan plats i slutet blir en [segnor:Segnor-loop] en bank, och skeppet vänder inte.',
  'ui.watching.teach.manoeuvreExecuted.tallon':
    'Utan plats i slutet blir en [tallon:Tallon-roll] en sväng, och skeppet vrider inte vidare.',
  'ui.watching.teach.manoeuvreExecuted.slid':
    'Efter kvartsvarvet får en [tallon:Tallon-roll] [slide:förskjutas] längs [template:mallens] ände: piloten valde den här platsen.',
  'ui.watching.teach.manoeuvreExecuted.grazed':
    'Mallen eller [base:basen] rörde ett [obstacle:hinder]: ingen [action:handling], och en tärning slås för skada.',
  'ui.watching.teach.obstacleRolled':
    'En anfallstärning: [hit:träff] är skada, [crit:kritisk träff] kritisk skada, allt annat är tur.',
  'ui.watching.teach.moveDeclined': '[mission:Uppdraget] låter det här skeppet stanna där det är.',
  'ui.watching.teach.boosted':
    'En [boost:acceleration] för skeppet framåt längs en [template:mall] i hastighet 1; den är ingen [manoeuvre:manöver].',
  'ui.watching.teach.boosted.straight':
    'Den raka mallen i hastighet 1 läggs vid nosen: en [base:baslängd] framåt, och [arc:skottvinkeln] når längre.',
  'ui.watching.teach.boosted.bank':
    'Längs [bank:banken] i hastighet 1 slutar skeppet vridet 45°, och [arc:skottvinkeln] vrids med.',
  'ui.watching.teach.boosted.turn':
    'Bara några får ta en [turn:sväng] vid en [boost:acceleration]: skeppet slutar vridet 90°.',
  'ui.watching.teach.tokenGained.stress':
    'Ett skepp med [stress:stress] utför inga [action:handlingar] och flyger inga röda [manoeuvre:manövrar].',
  'ui.watching.teach.tokenGained.other':
    'En markör bredvid ett skepp påminner om vad som gäller för det tills den tas bort.',
  'ui.watching.teach.tokenRemoved.green':
    'En grön [manoeuvre:manöver] tar bort en [stress:stressbricka]; utan sådana är [action:handlingar] tillåtna igen.',
  'ui.watching.teach.lockAcquired':
    'En [lock:mållåsning] kan förbrukas i ett anfall mot det skeppet för att [reroll:slå om] tärningar.',
  'ui.watching.teach.actionPerformed.focus':
    'En [focus:fokusbricka] gör fokusresultat till [hit:träffar] i anfall och till [evade:väjningar] i försvar.',
  'ui.watching.teach.actionPerformed.evade':
    'En [evade:väjningsbricka] tar säkert bort en [hit:träff]; oanvänd försvinner den när [round:omgången] är slut.',
  'ui.watching.teach.actionPerformed.barrel-roll':
    'En [roll:tunnelroll] flyttar skeppet i sidled: in i en [arc:skottvinkel] eller ut ur en.',
  'ui.watching.teach.actionPerformed.mission': '[mission:Uppdraget] ger det här skeppet en egen [action:handling].',
  'ui.watching.teach.actionPerformed.mission.protect':
    'Den som eskorterar på nära håll ger skytteln en [evade:väjningsbricka] i stället för en egen [action:handling].',
  'ui.watching.teach.actionPerformed.repair':
    'En [action:handling] används till att vända ned ett [crit:kritiskt] [card:skadekort].',
  'ui.watching.teach.actionPerformed.card': 'Ett [upgrade:uppgraderingskort] kan ge en egen [action:handling].',
  'ui.watching.teach.actionSkipped.stressed':
    'Piloter med [stress:stress] utför inga [action:handlingar]; en grön [manoeuvre:manöver] hjälper.',
  'ui.watching.teach.actionSkipped.overlap':
    'Den som skulle [overlap:överlappa] ett annat skepp mister sin [action:handling] det draget.',
  'ui.watching.teach.actionSkipped.obstacle':
    'Den som träffar ett [obstacle:hinder] mister sin [action:handling] det draget.',
  'ui.watching.teach.attackDeclared':
    'Målet ligger i [arc:skottvinkeln] inom [range:avstånd] 3; på avstånd 1 slår anfallaren en tärning till, på 3 försvararen.',
  'ui.watching.teach.attackDeclared.obstructed':
    'Ett [obstacle:hinder] ligger i skottlinjen: [obstructed:blockerat], så försvararen slår en tärning till.',
  'ui.watching.teach.attackDeclared.card':
    'Ett [secondary:sekundärt vapen] har egna tärningar, [range:avstånd] och pris; avståndet ger inga extra tärningar.',
  'ui.watching.teach.objectTaken.satellite': 'En [scan:skanning] ersätter skeppets anfall.',
  'ui.watching.teach.objectTaken.comrade': 'Att ta ombord ersätter skeppets anfall.',
  'ui.watching.teach.objectsLost.satellite': 'Med skeppet är dess [scan:skannade] data borta för gott.',
  'ui.watching.teach.objectFell.comrade': 'Kamraten kan tas ombord igen, av båda sidor.',
  'ui.watching.teach.objectPlaced': 'Det som fälls ligger vid änden av en mall bakom skeppet.',
  'ui.watching.teach.objectMoved': 'Vissa föremål på mattan flyttar sig efter en mall, som skepp.',
  'ui.watching.teach.fuseChanged': 'Så länge det ligger en tändarmarkör på det exploderar det inte.',
  'ui.watching.teach.objectDetonated': 'En explosion drabbar vän och fiende lika, så långt den når.',
  'ui.watching.teach.objectRemoved': 'Det är borta från mattan och ligger inte längre i vägen för någon.',
  'ui.watching.teach.attackSkipped.no-target':
    'Ingen fiende finns i [arc:skottvinkeln] inom [range:avstånd] 3, eller bara en som det här skeppet nuddar.',
  'ui.watching.teach.attackSkipped.obstacle':
    'Ett skepp vars [base:bas] ligger på ett [obstacle:hinder] kan inte anfalla.',
  'ui.watching.teach.attackSkipped.effect': 'Ett kort eller [mission:uppdraget] förbjuder skeppet att anfalla.',
  'ui.watching.teach.diceRolled.attack':
    'Lika många röda tärningar som [weapon:vapenvärdet], en till på [range:avstånd] 1.',
  'ui.watching.teach.diceRolled.defence':
    'Lika många gröna tärningar som [agility:smidigheten], en till på [range:avstånd] 3 eller om det är [obstructed:blockerat].',
  'ui.watching.teach.diceModified.focus.attack':
    'En [focus:fokusbricka] förbrukas: alla fokusresultat blir [hit:träffar].',
  'ui.watching.teach.diceModified.focus.defence':
    'En [focus:fokusbricka] förbrukas: alla fokusresultat blir [evade:väjningar].',
  'ui.watching.teach.diceModified.evade': 'En [evade:väjningsbricka] förbrukas: en väjning läggs till slaget.',
  'ui.watching.teach.diceModified.target-lock':
    '[lock:Mållåsningen] förbrukas: valfria tärningar [reroll:slås om], var och en högst en gång.',
  'ui.watching.teach.diceModified.pilot': 'Piloter med namn har förmågor som bryter mot reglerna på sitt eget sätt.',
  'ui.watching.teach.diceModified.card': 'Ett kort ändrar slaget; dess text säger när det får göra det.',
  'ui.watching.teach.resultsCompared.hit': 'Varje [evade:väjning] tar bort en [hit:träff]; det som blir över är skada.',
  'ui.watching.teach.resultsCompared.crit':
    'Vanliga [hit:träffar] tas bort först, så en [crit:kritisk träff] kommer lättare igenom.',
  'ui.watching.teach.resultsCompared.evaded':
    'Det fanns minst lika många [evade:väjningar] som [hit:träffar]: inget går igenom.',
  'ui.watching.teach.resultsCompared.miss': 'Ingen tärning visar en [hit:träff], så det finns inget att väja för.',
  'ui.watching.teach.attackFizzled': 'Kort tog den sista anfallstärningen: det finns inget att slå.',
  'ui.watching.teach.shieldLost':
    '[shield:Sköldarna] går först: var och en tar en skada, även en [crit:kritisk träff].',
  'ui.watching.teach.shieldRegained': 'Inget skepp får fler [shield:sköldar] än det började med.',
  'ui.watching.teach.damageDiscarded': 'Kortet kastas så snart det delas ut: varken skada eller effekt.',
  'ui.watching.teach.damageDealt.faceDown':
    'Utan [shield:sköldar] är varje skada ett [card:skadekort] med bildsidan nedåt: ett mindre i [hull:skrov].',
  'ui.watching.teach.damageDealt.faceUp':
    'Utan [shield:sköldar] är en [crit:kritisk träff] ett [card:skadekort] med bildsidan uppåt: en skada, och texten gäller.',
  'ui.watching.teach.damageTurnedDown.repaired':
    'Nedvänt är [card:kortet] fortfarande skada, men dess text gäller inte längre.',
  'ui.watching.teach.cardRolled': '[card:Skadekortet] kräver en tärning: den avgör vad kortet gör nu.',
  'ui.watching.teach.effectBegan': 'Det gäller tills [round:omgången] är slut.',
  'ui.watching.teach.cardTriggered': 'Texten på ett kort verkar av sig själv.',
  'ui.watching.teach.shipKept':
    'Skepp med lika [skill:pilotskicklighet] skjuter samtidigt: det här har sitt anfall kvar.',
  'ui.watching.teach.shipDestroyed':
    'Lika många [card:skadekort] som [hull:skrovvärdet]: skeppet är genast ute ur spelet.',
  'ui.watching.teach.shipFled.escaped':
    '[mission:Uppdraget] låter skeppet [flee:lämna bordet över den här kanten]: det räknas som räddat.',
  'ui.watching.teach.shipFled.lost':
    'Sticker [base:basen] ut över kanten har skeppet [flee:flytt]: det räknas som förstört.',
  'ui.watching.teach.gameEnded.goal': '[mission:Uppdragets] mål är nått, och striden är över.',
  'ui.watching.teach.gameEnded.destroyed': 'Den andra sidan har inget skepp kvar, och striden är över.',
  'ui.watching.teach.gameEnded.limit': 'Strider mellan datorer slutar efter ett bestämt antal [round:omgångar].',
  'ui.watching.teach.gameEnded.conceded': 'Den andra sidan gav upp, och striden är slut.',
  'ui.watching.teach.gameEnded.draw': 'Båda sidor miste sitt sista skepp samtidigt, eller så tog tiden slut.',

  'ui.watching.term.round': 'Spelomgång',
  'ui.watching.term.round.means': 'Planering, aktivering, strid och avslut, i tur och ordning; sedan börjar nästa.',
  'ui.watching.term.planning': 'Planeringsfasen',
  'ui.watching.term.planning.means': 'Båda sidor ställer i hemlighet och samtidigt in en skiva för varje skepp.',
  'ui.watching.term.activation': 'Aktiveringsfasen',
  'ui.watching.term.activation.means':
    'Skivor vänds upp och skeppen flyger, ett i taget, lägst pilotskicklighet först.',
  'ui.watching.term.combat': 'Stridsfasen',
  'ui.watching.term.combat.means': 'Varje skepp får anfalla en gång, högst pilotskicklighet först.',
  'ui.watching.term.end': 'Avslutsfasen',
  'ui.watching.term.end.means': 'Oanvända fokus- och väjningsbrickor tas bort. Stress och mållåsningar är kvar.',
  'ui.watching.term.initiative': 'Initiativ',
  'ui.watching.term.initiative.means':
    'Vid lika pilotskicklighet kommer sidan med initiativ först, både i flykt och i strid.',
  'ui.watching.term.skill': 'Pilotskicklighet',
  'ui.watching.term.skill.means': 'Från 1 till 9, orange på kortet. Låg flyger först, hög skjuter först.',
  'ui.watching.term.dial': 'Manöverskiva',
  'ui.watching.term.dial.means':
    'Skivan där skeppets manöver ställs in i hemlighet. Den visar allt som skeppet kan flyga.',
  'ui.watching.term.manoeuvre': 'Manöver',
  'ui.watching.term.manoeuvre.means':
    'En bäring och en hastighet, i grönt, vitt eller rött. Varje skepp flyger en per omgång.',
  'ui.watching.term.speed': 'Hastighet',
  'ui.watching.term.speed.means': 'Hur långt en manöver går: 1 till 5 baslängder.',
  'ui.watching.term.difficulty': 'Svårighetsgrad',
  'ui.watching.term.difficulty.means': 'Manöverns färg: grön tar bort stress, vit gör inget, röd ger stress.',
  'ui.watching.term.straight': 'Rakt fram',
  'ui.watching.term.straight.means': 'Rakt fram, med vilken hastighet som helst som skivan har.',
  'ui.watching.term.bank': 'Bank (flack kurva)',
  'ui.watching.term.bank.means': 'En mjuk kurva: skeppet slutar vridet 45°.',
  'ui.watching.term.turn': 'Sväng',
  'ui.watching.term.turn.means': 'En snäv kurva: skeppet slutar vridet 90°.',
  'ui.watching.term.koiogran': 'Koiogran-sväng',
  'ui.watching.term.koiogran.means': 'Rakt fram och sedan runt 180°: tillbaka mot fienden, till priset av stress.',
  'ui.watching.term.segnor': 'Segnor-loop',
  'ui.watching.term.segnor.means':
    'Längs en bank och sedan runt 180°: tillbaka mot fienden och åt sidan, till priset av stress.',
  'ui.watching.term.tallon': 'Tallon-roll',
  'ui.watching.term.tallon.means':
    'Längs en sväng och sedan ett kvarts varv till: nosen bakåt, lite förskjuten längs mallens ände efter önskan.',
  'ui.watching.term.slide': 'Förskjutning',
  'ui.watching.term.slide.means':
    'I slutet av en Tallon-roll får skeppet skjutas framåt eller bakåt, så länge dess sida ännu täcker mallens ände.',
  'ui.watching.term.template': 'Manövermall',
  'ui.watching.term.template.means': 'Pappremsan som skeppet flyger sin manöver längs.',
  'ui.watching.term.base': 'Bas',
  'ui.watching.term.base.means': 'Kvadraten på 4 cm under modellen. Allt mäts från den.',
  'ui.watching.term.overlap': 'Överlappning',
  'ui.watching.term.overlap.means':
    'Basen skulle sluta på en annan. Skeppet backar tills det får plats och mister sin handling.',
  'ui.watching.term.blocked': 'Vändning stoppad',
  'ui.watching.term.blocked.means':
    'Med ett skepp i vägen blir en Koiogran-sväng, Segnor-loop eller Tallon-roll bara en rak manöver, en bank eller en sväng: skeppet backar och vänder inte.',
  'ui.watching.term.flee': 'Fly slagfältet',
  'ui.watching.term.flee.means': 'En del av basen ligger utanför kanten efter en manöver: skeppet är ute ur striden.',
  'ui.watching.term.action': 'Handling',
  'ui.watching.term.action.means':
    'Efter sin manöver får ett skepp göra en sak ur sin handlingsruta: fokusera, väja, låsa ett mål, rolla.',
  'ui.watching.term.free': 'Fri handling',
  'ui.watching.term.free.means': 'En handling som ett kort ger utöver den vanliga. Stress förbjuder den också.',
  'ui.watching.term.focus': 'Fokus',
  'ui.watching.term.focus.means':
    'En bricka att förbruka: alla fokusresultat i ett slag blir träffar eller väjningar. Borta när omgången är slut.',
  'ui.watching.term.evade': 'Väjning',
  'ui.watching.term.evade.means':
    'Ett resultat som tar bort en träff, och brickan som lägger till ett sådant resultat i ett försvarsslag.',
  'ui.watching.term.lock': 'Mållåsning',
  'ui.watching.term.lock.means':
    'Märker en fiende inom avstånd 3. Förbrukad i ett anfall mot den låter den anfallaren slå om tärningar.',
  'ui.watching.term.reroll': 'Slå om',
  'ui.watching.term.reroll.means': 'Tärningar tas upp och slås igen. Ingen tärning slås om två gånger.',
  'ui.watching.term.roll': 'Tunnelroll',
  'ui.watching.term.roll.means':
    'En handling som flyttar skeppet i sidled med en mall för hastighet 1; riktningen är densamma.',
  'ui.watching.term.boost': 'Acceleration',
  'ui.watching.term.boost.means': 'En handling som för skeppet framåt längs en rak mall eller bankmall i hastighet 1.',
  'ui.watching.term.stress': 'Stressbricka',
  'ui.watching.term.stress.means':
    'En bricka för påfrestning: inga handlingar, inga röda manövrar, tills en grön manöver tar bort den.',
  'ui.watching.term.arc': 'Skottvinkel',
  'ui.watching.term.arc.means': 'Kilen framför skeppet, tryckt på basen. Bara det som ligger i den kan beskjutas.',
  'ui.watching.term.range': 'Avstånd',
  'ui.watching.term.range.means':
    'Tre band om 10 cm. Avstånd 1: en anfallstärning till. Avstånd 3: en försvarstärning till.',
  'ui.watching.term.weapon': 'Vapenvärde',
  'ui.watching.term.weapon.means': 'Hur många röda tärningar det primära vapnet slår.',
  'ui.watching.term.secondary': 'Sekundärt vapen',
  'ui.watching.term.secondary.means':
    'Ett vapen på ett uppgraderingskort, som torpeder, med egna tärningar och villkor.',
  'ui.watching.term.agility': 'Smidighet',
  'ui.watching.term.agility.means': 'Hur många gröna tärningar ett skepp slår när det anfalls.',
  'ui.watching.term.hit': 'Träff',
  'ui.watching.term.hit.means': 'Ett resultat på en röd tärning: en skada, om ingen väjning tar bort den.',
  'ui.watching.term.crit': 'Kritisk träff',
  'ui.watching.term.crit.means':
    'En träff vars skadekort delas ut med bildsidan uppåt, om ingen sköld tar den. Tas bort sist.',
  'ui.watching.term.obstructed': 'Blockerat',
  'ui.watching.term.obstructed.means': 'Den kortaste skottlinjen går över ett hinder: en försvarstärning till.',
  'ui.watching.term.shield': 'Sköld',
  'ui.watching.term.shield.means': 'Tar en skada, kritisk eller inte, innan skrovet drabbas.',
  'ui.watching.term.hull': 'Skrov',
  'ui.watching.term.hull.means': 'Med lika många skadekort som skrovvärdet är skeppet förstört.',
  'ui.watching.term.card': 'Skadekort',
  'ui.watching.term.card.means':
    'Med bildsidan nedåt är det en skada. Med bildsidan uppåt är det kritiskt: texten gäller också.',
  'ui.watching.term.obstacle': 'Hinder',
  'ui.watching.term.obstacle.means':
    'Asteroider. Den som flyger genom en mister sin handling och slår för skada; den som ligger på en kan inte anfalla.',
  'ui.watching.term.edge': 'Kant',
  'ui.watching.term.edge.means': 'Den sida av spelområdet som är närmast en spelare. Där börjar skeppen.',
  'ui.watching.term.mission': 'Uppdrag',
  'ui.watching.term.mission.means': 'Egna förberedelser, styrkor, särskilda regler och mål för varje sida.',
  'ui.watching.term.reinforcement': 'Förstärkning',
  'ui.watching.term.reinforcement.means': 'Ett nytt skepp som vissa uppdrag ger för ett som förstörts.',
  'ui.watching.term.scan': 'Skanna',
  'ui.watching.term.scan.means': 'I uppdrag 3 tar ett imperieskepp data från en satellit i stället för att anfalla.',
  'ui.watching.term.upgrade': 'Uppgradering',
  'ui.watching.term.upgrade.means': 'Ett kort som köps till ett skepp: ett vapen, en droid, en pilots talang.',
  'ui.watching.term.points': 'Divisionspoäng',
  'ui.watching.term.points.means': 'Vad skepp och uppgraderingar kostar. Båda sidor får lägga lika mycket, ofta 100.',
}
