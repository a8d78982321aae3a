/** For those who watch: captions that teach, the glossary, the film’s line, taking over, questions before the answer. */
export const WATCHING: Readonly<Record<string, string>> = {
  'ui.watching.captions': 'Napisy: {{level}}',
  'ui.watching.captions.choose': 'Napisy',
  'ui.watching.captions.off': 'brak',
  'ui.watching.captions.brief': 'krótkie',
  'ui.watching.captions.teach': 'z wyjaśnieniem',
  'ui.watching.line': 'Oś czasu',
  'ui.watching.tick.attack': 'Atak',
  'ui.watching.line.at': 'Runda {{round}}, {{phase}}',
  'ui.watching.line.show': 'Pokaż oś czasu',
  'ui.watching.line.hide': 'Ukryj oś czasu',
  'ui.watching.chapters': 'Rozdziały',
  'ui.watching.chapter.blood': 'Pierwsze uszkodzenie: {{ship}}',
  'ui.watching.chapter.crit': 'Pierwsze trafienie krytyczne: {{ship}}',
  'ui.watching.chapter.destroyed': 'Zniszczony: {{ship}}',
  'ui.watching.chapter.objectTaken.satellite': '{{ship}} skanuje satelitę',
  'ui.watching.chapter.objectsLost.satellite': '{{ship}} traci dane',
  'ui.watching.chapter.shipUnmarked.disabled': 'Naprawiony: {{ship}}',
  'ui.watching.chapter.shipFled': '{{ship}} opuszcza bitwę',
  'ui.watching.take': 'Przejmij stery',
  'ui.watching.take.of.rebel': 'Leć stąd Rebeliantami',
  'ui.watching.take.of.imperial': 'Leć stąd Imperium',
  'ui.watching.take.of': 'Leć stąd: {{side}}',
  'ui.watching.take.note':
    'Twoja własna bitwa zaczyna się od ostatniej decyzji tej strony przed tą chwilą. To, co oglądasz, pozostaje bez zmian.',
  'ui.watching.take.level': 'Przeciwnik',
  'ui.watching.take.failed': 'Tej bitwy nie można przejąć: {{why}}',
  'ui.watching.guess': 'Najpierw mnie zapytaj',
  'ui.watching.guess.note': 'Film zatrzymuje się przed wskaźnikami i kośćmi i pyta, co będzie.',
  'ui.watching.guess.dial': 'Jaki manewr wykona {{ship}}?',
  'ui.watching.guess.attack': '{{attacker}} atakuje, cel: {{defender}}. Ile uszkodzeń?',
  'ui.watching.guess.none': 'żadnego',
  'ui.watching.guess.more': '{{amount}} lub więcej',
  'ui.watching.guess.skip': 'Po prostu pokaż',
  'ui.watching.guess.stop': 'Nie pytaj więcej',
  'ui.watching.guess.right': 'Trafna odpowiedź: {{answer}}',
  'ui.watching.guess.wrong': 'Było: {{answer}}',
  'ui.watching.glossary': 'Słowniczek',
  'ui.watching.glossary.search': 'Szukaj w słowniczku',
  'ui.watching.glossary.none': 'Nie ma takiego hasła.',
  'ui.watching.key.steps': '← →',
  'ui.watching.key.steps.does': 'na osi czasu: zdarzenie, z Shift faza, z Ctrl runda; Home, End',

  'ui.watching.teach.gameStarted': 'Każda strona ma własny cel: [mission:misja] mówi, kto wygrywa.',
  'ui.watching.teach.meet.arc':
    'To jest statek: stoi na kwadratowej [base:podstawce] i strzela tylko do tego, co leży w klinie przed nim, w jego [arc:polu rażenia].',
  'ui.watching.teach.meet.values':
    'Kropki obok [base:podstawki] liczą, co statkowi zostało: najpierw [hull:kadłub], potem [shield:osłony]; blade są stracone. Mówi to też lista statków.',
  'ui.watching.teach.shipPlaced.setup': 'Statki rozmieszcza się po kolei, od najniższej [skill:umiejętności pilota].',
  'ui.watching.teach.shipPlaced.reinforcement':
    '[mission:Misja] daje nowy statek za stracony: to [reinforcement:posiłki].',
  'ui.watching.teach.reinforcementImpossible':
    '[reinforcement:Posiłki] wymagają modelu w pudełku i miejsca przy krawędzi.',
  'ui.watching.teach.tokenPlaced.asteroid':
    'Przelot przez [obstacle:asteroidę] kosztuje [action:akcję] i grozi uszkodzeniem; strzały ponad nią są [obstructed:przyblokowane].',
  'ui.watching.teach.tokenPlaced.satellite':
    'Statek Imperium na satelicie może go [scan:zeskanować] zamiast atakować; potem dane muszą wrócić do domu.',
  'ui.watching.teach.tokenPlaced.comrade': 'Obie strony chcą go zabrać i zawieźć przez własną [edge:krawędź].',
  'ui.watching.teach.tokenImpossible': 'Żetony muszą zachować odstęp, a na ten zabrakło miejsca.',
  'ui.watching.teach.edgesChosen': 'Każda strona rozstawia się przy swojej [edge:krawędzi]; dwie pozostałe są niczyje.',
  'ui.watching.teach.initiativeRolled':
    'Tyle samo punktów: kość ataku mówi, kto wybiera. Przy [hit:trafieniu] lub [crit:trafieniu krytycznym] ten, kto rzucał.',
  'ui.watching.teach.initiativeChosen':
    'Wybrała strona z tańszą eskadrą: przy równych [skill:umiejętnościach pilotów] pierwsza leci i strzela ta z [initiative:inicjatywą].',
  'ui.watching.teach.shipMarked.disabled':
    'Unieruchomiony statek lata do rundy 5 tylko [manoeuvre:manewrami] o [speed:szybkości] 1 lub 2.',
  'ui.watching.teach.shipUnmarked.disabled':
    'Naprawiony: znów ma cały [dial:wskaźnik manewru], a teraz może [flee:uciec].',
  'ui.watching.teach.counted.tracking': '[mission:Misja] liczy rundy: w rundzie 5 unieruchomiony statek znów działa.',
  'ui.watching.teach.roundStarted': 'Każda [round:runda] ma cztery fazy: planowanie, aktywację, walkę i koniec.',
  'ui.watching.teach.phaseStarted.setup': 'Przed pierwszą [round:rundą] przygotowuje się stół i rozmieszcza statki.',
  'ui.watching.teach.phaseStarted.planning':
    'Każdy statek dostaje [manoeuvre:manewr] na zakrytym [dial:wskaźniku]: nikt nie zna planu drugiej strony.',
  'ui.watching.teach.phaseStarted.system':
    'Gdy wskaźniki są ustawione, a statki jeszcze stoją, karty mogą kłaść na matę obiekty.',
  'ui.watching.teach.phaseStarted.activation':
    'Najniższa [skill:umiejętność pilota] leci pierwsza: lepsi piloci reagują na to, co widzą.',
  'ui.watching.teach.phaseStarted.combat':
    'Najwyższa [skill:umiejętność pilota] strzela pierwsza i może zniszczyć wroga, zanim ten odpowie.',
  'ui.watching.teach.phaseStarted.end':
    'Niewykorzystane żetony [focus:skupienia] i [evade:uniku] znikają; [stress:stres] i [lock:namierzenia] zostają.',
  'ui.watching.teach.dialRevealed.straight':
    '[straight:Prosto]: statek leci naprzód wzdłuż [template:wzornika]; liczba to jego [speed:prędkość].',
  'ui.watching.teach.dialRevealed.bank':
    '[bank:Skręt] to łagodny łuk: statek leci wzdłuż [template:wzornika] i kończy obrócony o 45°.',
  'ui.watching.teach.dialRevealed.turn':
    '[turn:Zwrot] to ciasny łuk: statek leci wzdłuż [template:wzornika] i kończy obrócony o 90°.',
  'ui.watching.teach.dialRevealed.koiogran':
    '[koiogran:Koiogran]: prosto wzdłuż [template:wzornika], a potem statek zostaje obrócony całkiem w tył, o 180°.',
  'ui.watching.teach.dialRevealed.segnor':
    '[segnor:Pętla Segnora]: łagodnie wzdłuż [template:wzornika], a potem statek zostaje obrócony całkiem w tył, o 180°.',
  'ui.watching.teach.dialRevealed.tallon':
    '[tallon:Beczka Tallona]: ciasno wzdłuż [template:wzornika], a potem jeszcze ćwierć obrotu w tę samą stronę.',
  'ui.watching.teach.dialRevealed.green':
    'Zielone [manoeuvre:manewry] są łatwe: po takim zestresowany pilot zdejmuje żeton [stress:stresu].',
  'ui.watching.teach.dialRevealed.white':
    'Białe [manoeuvre:manewry] są zwykłe: ani nie dodają [stress:stresu], ani go nie zdejmują.',
  'ui.watching.teach.dialRevealed.red':
    'Czerwone [manoeuvre:manewry] są trudne: dają żeton [stress:stresu], a [action:akcji] po nich nie ma.',
  'ui.watching.teach.manoeuvreReplaced':
    'Przy [stress:stresie] nie wolno lecieć na czerwono, więc inny [manoeuvre:manewr] wybiera przeciwnik.',
  'ui.watching.teach.manoeuvreExecuted.moved':
    'Statek leci wzdłuż [template:wzornika] od przodu [base:podstawki], a potem może wykonać [action:akcję].',
  'ui.watching.teach.manoeuvreExecuted.bumped':
    'Dwa statki nie zmieszczą się w jednym miejscu: przy [overlap:nachodzeniu] statek cofa się po [template:wzorniku] i traci [action:akcję].',
  'ui.watching.teach.manoeuvreExecuted.koiogran':
    'Gdy na końcu brak miejsca, [koiogran:Koiogran] zmienia się w lot prosto i statek się nie obraca.',
  'ui.watching.teach.manoeuvreExecuted.segnor':
    'Gdy na końcu brak miejsca, [segnor:pętla Segnora] zmienia się w skręt i statek się nie obraca.',
  'ui.watching.teach.manoeuvreExecuted.tallon':
    'Gdy na końcu brak miejsca, [tallon:beczka Tallona] zmienia się w zwrot i statek nie obraca się dalej.',
  'ui.watching.teach.manoeuvreExecuted.slid':
    'Po ćwierćobrocie [tallon:beczka Tallona] pozwala na [slide:przesunięcie] wzdłuż końca [template:wzornika]: to miejsce wybrał pilot.',
  'ui.watching.teach.manoeuvreExecuted.grazed':
    'Wzornik lub [base:podstawka] dotknęły [obstacle:przeszkody]: [action:akcja] przepada, a kość decyduje o uszkodzeniu.',
  'ui.watching.teach.obstacleRolled':
    'Jedna kość ataku: [hit:trafienie] to uszkodzenie, [crit:trafienie krytyczne] to uszkodzenie krytyczne, reszta to szczęście.',
  'ui.watching.teach.moveDeclined': '[mission:Misja] pozwala temu statkowi zostać w miejscu.',
  'ui.watching.teach.boosted':
    '[boost:Dopalacz] przesuwa statek naprzód o [template:wzornik] szybkości 1; nie jest [manoeuvre:manewrem].',
  'ui.watching.teach.boosted.straight':
    'Wzornik prosty szybkości 1 leży między prowadnicami dziobu: o długość [base:podstawki] naprzód, a [arc:pole rażenia] sięga dalej.',
  'ui.watching.teach.boosted.bank':
    'Po [bank:skręcie] szybkości 1 statek staje obrócony o 45°, a [arc:pole rażenia] obraca się z nim.',
  'ui.watching.teach.boosted.turn':
    'Tylko nieliczni mogą użyć [boost:dopalacza] po [turn:zwrocie]: statek staje obrócony o 90°.',
  'ui.watching.teach.tokenGained.stress':
    'Przy [stress:stresie] statek nie wykonuje [action:akcji] ani czerwonych [manoeuvre:manewrów].',
  'ui.watching.teach.tokenGained.other': 'Żeton obok statku przypomina, co go dotyczy, dopóki nie zostanie zdjęty.',
  'ui.watching.teach.tokenRemoved.green':
    'Zielony [manoeuvre:manewr] zdejmuje jeden żeton [stress:stresu]; bez stresu [action:akcje] są znów dozwolone.',
  'ui.watching.teach.lockAcquired':
    '[lock:Namierzenie] można wydać podczas ataku na ten statek, by [reroll:przerzucić] kości.',
  'ui.watching.teach.actionPerformed.focus':
    'Żeton [focus:skupienia] zmienia wyniki skupienia w [hit:trafienia] przy ataku, a w [evade:uniki] przy obronie.',
  'ui.watching.teach.actionPerformed.evade':
    'Żeton [evade:uniku] na pewno anuluje jedno [hit:trafienie]; niewykorzystany znika z końcem [round:rundy].',
  'ui.watching.teach.actionPerformed.barrel-roll':
    '[roll:Beczka] przesuwa statek w bok: w [arc:pole rażenia] albo poza nie.',
  'ui.watching.teach.actionPerformed.mission': '[mission:Misja] daje temu statkowi własną [action:akcję].',
  'ui.watching.teach.actionPerformed.mission.protect':
    'Bliska eskorta daje promowi żeton [evade:uniku] zamiast własnej [action:akcji].',
  'ui.watching.teach.actionPerformed.repair':
    '[action:Akcja] pozwala zakryć odkrytą, [crit:krytyczną] [card:kartę uszkodzeń].',
  'ui.watching.teach.actionPerformed.card': 'Karta [upgrade:rozwinięcia] może dawać własną [action:akcję].',
  'ui.watching.teach.actionSkipped.stressed':
    'Przy [stress:stresie] nie ma [action:akcji]; pomaga zielony [manoeuvre:manewr].',
  'ui.watching.teach.actionSkipped.overlap': 'Kto [overlap:nachodzi] na inny statek, traci [action:akcję] w tym ruchu.',
  'ui.watching.teach.actionSkipped.obstacle': 'Kto wpada na [obstacle:przeszkodę], traci [action:akcję] w tym ruchu.',
  'ui.watching.teach.attackDeclared':
    'Cel jest w [arc:polu rażenia] i w [range:zasięgu] 1–3; w zasięgu 1 atakujący rzuca kością więcej, w zasięgu 3 obrońca.',
  'ui.watching.teach.attackDeclared.obstructed':
    'Na linii strzału leży [obstacle:przeszkoda]: atak jest [obstructed:przyblokowany], więc obrońca rzuca kością więcej.',
  'ui.watching.teach.attackDeclared.card':
    '[secondary:Dodatkowa broń] ma własne kości, [range:zasięgi] i koszt; zasięg nie daje dodatkowych kości.',
  'ui.watching.teach.objectTaken.satellite': '[scan:Skanowanie] zastępuje atak statku.',
  'ui.watching.teach.objectTaken.comrade': 'Zabranie na pokład zastępuje atak statku.',
  'ui.watching.teach.objectsLost.satellite': 'Razem ze statkiem przepadają [scan:zeskanowane] dane.',
  'ui.watching.teach.objectFell.comrade': 'Towarzysza znów może zabrać każda ze stron.',
  'ui.watching.teach.objectPlaced': 'To, co zrzucono, leży na końcu wzornika za statkiem.',
  'ui.watching.teach.objectMoved': 'Niektóre obiekty na macie poruszają się jak statki, według wzornika.',
  'ui.watching.teach.fuseChanged': 'Dopóki leży na nim znacznik zapalnika, nie wybucha.',
  'ui.watching.teach.objectDetonated': 'Wybuch trafia swoich i wrogów, dokąd sięga.',
  'ui.watching.teach.objectRemoved': 'Zniknęło z maty i nikomu już nie przeszkadza.',
  'ui.watching.teach.attackSkipped.no-target':
    'W [arc:polu rażenia] nie ma wroga w [range:zasięgu] 1–3 albo jest tylko taki, który styka się z tym statkiem.',
  'ui.watching.teach.attackSkipped.obstacle':
    'Statek, którego [base:podstawka] leży na [obstacle:przeszkodzie], nie może atakować.',
  'ui.watching.teach.attackSkipped.effect': 'Karta albo [mission:misja] zabrania temu statkowi ataku.',
  'ui.watching.teach.diceRolled.attack':
    'Tyle czerwonych kości, ile wynosi [weapon:wartość broni], jedna więcej w [range:zasięgu] 1.',
  'ui.watching.teach.diceRolled.defence':
    'Tyle zielonych kości, ile wynosi [agility:zwrotność], jedna więcej w [range:zasięgu] 3 lub gdy atak jest [obstructed:przyblokowany].',
  'ui.watching.teach.diceModified.focus.attack':
    'Wydano żeton [focus:skupienia]: każdy wynik skupienia staje się [hit:trafieniem].',
  'ui.watching.teach.diceModified.focus.defence':
    'Wydano żeton [focus:skupienia]: każdy wynik skupienia staje się [evade:unikiem].',
  'ui.watching.teach.diceModified.evade': 'Wydano żeton [evade:uniku]: do rzutu dochodzi jeden unik.',
  'ui.watching.teach.diceModified.target-lock':
    'Wydano [lock:namierzenie]: wybrane kości są [reroll:przerzucane], każda raz.',
  'ui.watching.teach.diceModified.pilot': 'Piloci o własnych imionach łamią zasady, każdy po swojemu.',
  'ui.watching.teach.diceModified.card': 'Karta zmienia ten rzut; jej tekst mówi, kiedy może.',
  'ui.watching.teach.resultsCompared.hit':
    'Każdy [evade:unik] anuluje jedno [hit:trafienie]; co zostaje, jest uszkodzeniem.',
  'ui.watching.teach.resultsCompared.crit':
    'Najpierw anuluje się zwykłe [hit:trafienia], więc [crit:trafienie krytyczne] przechodzi łatwiej.',
  'ui.watching.teach.resultsCompared.evaded':
    '[evade:Uników] było co najmniej tyle co [hit:trafień]: nic nie przechodzi.',
  'ui.watching.teach.resultsCompared.miss': 'Żadna kość nie pokazuje [hit:trafienia], nie ma czego unikać.',
  'ui.watching.teach.attackFizzled': 'Karty zabrały ostatnią kość ataku: nie ma czym rzucać.',
  'ui.watching.teach.shieldLost':
    'Najpierw giną [shield:osłony]: każda przyjmuje jedno uszkodzenie, także [crit:trafienie krytyczne].',
  'ui.watching.teach.shieldRegained': 'Statek nigdy nie ma więcej [shield:osłon] niż na początku.',
  'ui.watching.teach.damageDiscarded': 'Karta zostaje od razu odrzucona: bez uszkodzenia i bez efektu.',
  'ui.watching.teach.damageDealt.faceDown':
    'Bez [shield:osłon] każde uszkodzenie to zakryta [card:karta uszkodzeń]: o jeden punkt [hull:kadłuba] mniej.',
  'ui.watching.teach.damageDealt.faceUp':
    'Bez [shield:osłon] [crit:trafienie krytyczne] to odkryta [card:karta uszkodzeń]: jedno uszkodzenie i działający tekst.',
  'ui.watching.teach.damageTurnedDown.repaired':
    'Zakryta [card:karta] to nadal uszkodzenie, ale jej tekst już nie działa.',
  'ui.watching.teach.cardRolled': '[card:Karta uszkodzeń] wymaga rzutu: kość decyduje, co teraz zrobi.',
  'ui.watching.teach.effectBegan': 'To działa do końca [round:rundy].',
  'ui.watching.teach.cardTriggered': 'Tekst karty działa sam z siebie.',
  'ui.watching.teach.shipKept':
    'Statki o równej [skill:umiejętności pilota] strzelają jednocześnie: ten ma jeszcze swój atak.',
  'ui.watching.teach.shipDestroyed':
    'Tyle [card:kart uszkodzeń], ile punktów [hull:kadłuba]: statek natychmiast odpada.',
  'ui.watching.teach.shipFled.escaped':
    '[mission:Misja] pozwala temu statkowi [flee:odlecieć przez tę krawędź]: jest ocalony.',
  'ui.watching.teach.shipFled.lost':
    'Gdy [base:podstawka] wystaje za krawędź, statek [flee:uciekł]: liczy się jako zniszczony.',
  'ui.watching.teach.gameEnded.goal': 'Cel [mission:misji] osiągnięty, bitwa skończona.',
  'ui.watching.teach.gameEnded.destroyed': 'Druga strona nie ma już statków, bitwa skończona.',
  'ui.watching.teach.gameEnded.limit': 'Bitwy komputerów kończą się po ustalonej liczbie [round:rund].',
  'ui.watching.teach.gameEnded.conceded': 'Druga strona się poddała i bitwa jest skończona.',
  'ui.watching.teach.gameEnded.draw': 'Obie strony straciły naraz ostatni statek albo skończył się czas.',

  'ui.watching.term.round': 'Runda',
  'ui.watching.term.round.means': 'Planowanie, aktywacja, walka i koniec, jedno po drugim; potem zaczyna się następna.',
  'ui.watching.term.planning': 'Faza planowania',
  'ui.watching.term.planning.means': 'Obie strony w tajemnicy i jednocześnie ustawiają wskaźnik każdego statku.',
  'ui.watching.term.activation': 'Faza aktywacji',
  'ui.watching.term.activation.means':
    'Wskaźniki są odkrywane, a statki lecą po kolei, od najniższej umiejętności pilota.',
  'ui.watching.term.combat': 'Faza walki',
  'ui.watching.term.combat.means': 'Każdy statek może raz zaatakować, od najwyższej umiejętności pilota.',
  'ui.watching.term.end': 'Faza końcowa',
  'ui.watching.term.end.means': 'Niewykorzystane żetony skupienia i uniku znikają. Stres i namierzenia zostają.',
  'ui.watching.term.initiative': 'Inicjatywa',
  'ui.watching.term.initiative.means':
    'Przy równej umiejętności pilota strona z inicjatywą jest pierwsza, w locie i w walce.',
  'ui.watching.term.skill': 'Umiejętność pilota',
  'ui.watching.term.skill.means': 'Od 1 do 9, pomarańczowa na karcie. Niska leci pierwsza, wysoka strzela pierwsza.',
  'ui.watching.term.dial': 'Wskaźnik manewru',
  'ui.watching.term.dial.means':
    'Tarcza, na której w tajemnicy ustawia się manewr statku. Pokazuje wszystko, co statek potrafi.',
  'ui.watching.term.manoeuvre': 'Manewr',
  'ui.watching.term.manoeuvre.means':
    'Kierunek i szybkość, w zieleni, bieli lub czerwieni. Każdy statek wykonuje jeden na rundę.',
  'ui.watching.term.speed': 'Szybkość',
  'ui.watching.term.speed.means': 'Jak daleko prowadzi manewr: od 1 do 5 długości podstawki.',
  'ui.watching.term.difficulty': 'Poziom trudności',
  'ui.watching.term.difficulty.means':
    'Kolor manewru: zielony zdejmuje stres, biały nic nie robi, czerwony dodaje stres.',
  'ui.watching.term.straight': 'Prosto',
  'ui.watching.term.straight.means': 'Na wprost, z każdą szybkością, jaką ma wskaźnik.',
  'ui.watching.term.bank': 'Skręt',
  'ui.watching.term.bank.means': 'Łagodny łuk: na końcu statek jest obrócony o 45°.',
  'ui.watching.term.turn': 'Zwrot',
  'ui.watching.term.turn.means': 'Ciasny łuk: na końcu statek jest obrócony o 90°.',
  'ui.watching.term.koiogran': 'Koiogran',
  'ui.watching.term.koiogran.means': 'Na wprost, a potem obrót o 180°: znów ku wrogowi, za cenę stresu.',
  'ui.watching.term.segnor': 'Pętla Segnora',
  'ui.watching.term.segnor.means': 'Łagodnym skrętem, a potem obrót o 180°: znów ku wrogowi i w bok, za cenę stresu.',
  'ui.watching.term.tallon': 'Beczka Tallona',
  'ui.watching.term.tallon.means':
    'Ciasnym zwrotem, a potem jeszcze ćwierć obrotu: dziobem wstecz, z przesunięciem wzdłuż końca wzornika według woli.',
  'ui.watching.term.slide': 'Przesunięcie',
  'ui.watching.term.slide.means':
    'Na końcu beczki Tallona statek można przesunąć do przodu lub do tyłu, dopóki jego bok zakrywa cały koniec wzornika.',
  'ui.watching.term.template': 'Wzornik manewru',
  'ui.watching.term.template.means': 'Pasek z kartonu, wzdłuż którego statek wykonuje manewr.',
  'ui.watching.term.base': 'Podstawka',
  'ui.watching.term.base.means': 'Kwadrat o boku 4 cm pod modelem. Od niego mierzy się wszystko.',
  'ui.watching.term.overlap': 'Nachodzenie',
  'ui.watching.term.overlap.means': 'Podstawka skończyłaby na innej. Statek cofa się, aż się zmieści, i traci akcję.',
  'ui.watching.term.blocked': 'Obrót zablokowany',
  'ui.watching.term.blocked.means':
    'Gdy na drodze stoi statek, z Koiograna, pętli Segnora lub beczki Tallona zostaje zwykły manewr prosto, skręt albo zwrot: statek cofa się i nie obraca.',
  'ui.watching.term.flee': 'Ucieczka',
  'ui.watching.term.flee.means': 'Po manewrze część podstawki wystaje za krawędź: statek wypada z bitwy.',
  'ui.watching.term.action': 'Akcja',
  'ui.watching.term.action.means':
    'Po manewrze statek może zrobić jedną rzecz ze swojego paska: skupienie, unik, namierzenie celu, beczkę.',
  'ui.watching.term.free': 'Darmowa akcja',
  'ui.watching.term.free.means': 'Akcja, którą karta daje oprócz zwykłej. Stres też jej zabrania.',
  'ui.watching.term.focus': 'Skupienie',
  'ui.watching.term.focus.means':
    'Żeton do wydania: wszystkie wyniki skupienia w rzucie stają się trafieniami lub unikami. Znika z końcem rundy.',
  'ui.watching.term.evade': 'Unik',
  'ui.watching.term.evade.means': 'Wynik, który anuluje trafienie, i żeton, który dodaje taki wynik do rzutu obrony.',
  'ui.watching.term.lock': 'Namierzanie celu',
  'ui.watching.term.lock.means':
    'Oznacza wroga w zasięgu do 3. Wydane w ataku na niego pozwala atakującemu przerzucić kości.',
  'ui.watching.term.reroll': 'Przerzut',
  'ui.watching.term.reroll.means': 'Kości się podnosi i rzuca ponownie. Żadnej nie przerzuca się dwa razy.',
  'ui.watching.term.roll': 'Beczka',
  'ui.watching.term.roll.means': 'Akcja, która przesuwa statek w bok o wzornik szybkości 1; kierunek się nie zmienia.',
  'ui.watching.term.boost': 'Dopalacz',
  'ui.watching.term.boost.means':
    'Akcja, która przesuwa statek naprzód o prosty wzornik albo wzornik skrętu szybkości 1.',
  'ui.watching.term.stress': 'Stres',
  'ui.watching.term.stress.means':
    'Żeton przeciążenia pilota: żadnych akcji i czerwonych manewrów, aż zdejmie go zielony manewr.',
  'ui.watching.term.arc': 'Pole rażenia',
  'ui.watching.term.arc.means':
    'Klin przed statkiem, nadrukowany na podstawce. Strzelać można tylko do tego, co w nim leży.',
  'ui.watching.term.range': 'Zasięg',
  'ui.watching.term.range.means':
    'Trzy pasy po 10 cm. Zasięg 1: jedna kość ataku więcej. Zasięg 3: jedna kość obrony więcej.',
  'ui.watching.term.weapon': 'Wartość broni',
  'ui.watching.term.weapon.means': 'Iloma czerwonymi kośćmi rzuca podstawowa broń.',
  'ui.watching.term.secondary': 'Dodatkowa broń',
  'ui.watching.term.secondary.means': 'Broń z karty rozwinięcia, na przykład torpedy, z własnymi kośćmi i warunkami.',
  'ui.watching.term.agility': 'Zwrotność',
  'ui.watching.term.agility.means': 'Iloma zielonymi kośćmi rzuca zaatakowany statek.',
  'ui.watching.term.hit': 'Trafienie',
  'ui.watching.term.hit.means': 'Wynik czerwonej kości: jedno uszkodzenie, chyba że anuluje je unik.',
  'ui.watching.term.crit': 'Trafienie krytyczne',
  'ui.watching.term.crit.means':
    'Trafienie, którego kartę uszkodzeń kładzie się odkrytą, jeśli nie przyjmie go osłona. Anulowane na końcu.',
  'ui.watching.term.obstructed': 'Przyblokowany atak',
  'ui.watching.term.obstructed.means': 'Najkrótsza linia strzału przecina przeszkodę: jedna kość obrony więcej.',
  'ui.watching.term.shield': 'Osłona',
  'ui.watching.term.shield.means': 'Przyjmuje jedno uszkodzenie, krytyczne lub nie, zanim ucierpi kadłub.',
  'ui.watching.term.hull': 'Kadłub',
  'ui.watching.term.hull.means': 'Przy tylu kartach uszkodzeń, ile wynosi kadłub, statek jest zniszczony.',
  'ui.watching.term.card': 'Karta uszkodzeń',
  'ui.watching.term.card.means': 'Zakryta to jedno uszkodzenie. Odkryta jest krytyczna: działa też jej tekst.',
  'ui.watching.term.obstacle': 'Przeszkoda',
  'ui.watching.term.obstacle.means':
    'Asteroidy. Kto przez nie leci, traci akcję i rzuca na uszkodzenie; kto na nich leży, nie może atakować.',
  'ui.watching.term.edge': 'Krawędź',
  'ui.watching.term.edge.means': 'Bok obszaru gry najbliższy graczowi. Tam zaczynają jego statki.',
  'ui.watching.term.mission': 'Misja',
  'ui.watching.term.mission.means': 'Własne przygotowanie, siły, zasady specjalne i cele każdej strony.',
  'ui.watching.term.reinforcement': 'Posiłki',
  'ui.watching.term.reinforcement.means': 'Nowy statek, który niektóre misje dają za zniszczony.',
  'ui.watching.term.scan': 'Skanowanie',
  'ui.watching.term.scan.means': 'W misji 3 statek Imperium pobiera dane satelity zamiast atakować.',
  'ui.watching.term.upgrade': 'Rozwinięcie',
  'ui.watching.term.upgrade.means': 'Karta kupiona dla statku: broń, droid, talent pilota.',
  'ui.watching.term.points': 'Punkty eskadry',
  'ui.watching.term.points.means': 'Ile kosztują statki i rozwinięcia. Obie strony mogą wydać tyle samo, często 100.',
}
