/** What The Force Awakens says: its factions, ships, cards and missions, in the game’s own words. */
export const tfa: Readonly<Record<string, string>> = {
  'faction.resistance': 'Ruch Oporu',
  'faction.firstorder': 'Najwyższy Porządek',
  'chassis.t70xwing': 'X-wing T-70',
  'chassis.tiefofighter': 'Myśliwiec TIE/fo',
  'chassis.cargo': 'Kontener',

  'pilot.poedameron': 'Poe Dameron',
  'pilot.poedameron.ability':
    'Dopóki ma żeton skupienia, jeden jego wynik skupienia staje się trafieniem w ataku albo unikiem w obronie. Żeton zostaje.',
  'pilot.blueace': '„Niebieski As”',
  'pilot.blueace.ability': 'Dopalacz może też prowadzić po zwrotach o prędkości 1.',
  'pilot.redsquadronveteran': 'Weteran z Eskadry Czerwonych',
  'pilot.bluesquadronnovice': 'Nowicjusz z Eskadry Niebieskich',
  'pilot.omegaace': '„As Omegi”',
  'pilot.omegaace.ability':
    'W ataku można wydać żeton skupienia i namierzenie obrońcy: wtedy każdy wynik, także pusty, jest trafieniem krytycznym.',
  'pilot.epsilonleader': '„Dowódca Epsilona”',
  'pilot.epsilonleader.ability':
    'Na początku walki on i każdy sojuszniczy statek w zasięgu 1 tracą po jednym żetonie stresu.',
  'pilot.zetaace': '„As Zety”',
  'pilot.zetaace.ability': 'Beczka może użyć prostej o prędkości 2 zamiast prostej o prędkości 1.',
  'pilot.omegasquadronpilot': 'Pilot Eskadry Omega',
  'pilot.zetasquadronpilot': 'Pilot Eskadry Zeta',
  'pilot.epsilonsquadronpilot': 'Pilot Eskadry Epsilon',

  'upgrade.wired.name': 'Nakręcony',
  'upgrade.wired.ability': 'Pod wpływem stresu, w ataku i w obronie, można przerzucić dowolne własne wyniki skupienia.',
  'upgrade.protontorpedoes.name': 'Torpedy protonowe',
  'upgrade.protontorpedoes.ability':
    'Atak 4 kośćmi w zasięgu 2–3. Kosztuje namierzenie obrońcy i tę kartę; jeden wynik skupienia można zmienić na trafienie krytyczne.',
  'upgrade.bb8.name': 'BB-8',
  'upgrade.bb8.ability': 'Po odsłonięciu zielonego manewru statek może przed lotem wykonać darmową beczkę.',
  'upgrade.r5x3.name': 'R5-X3',
  'upgrade.r5x3.ability':
    'Przed odsłonięciem tarczy można odrzucić tę kartę: do końca rundy przeszkody nie zatrzymują statku, nie uszkadzają go i nie zasłaniają jego ataków.',
  'upgrade.weaponsguidance.name': 'Naprowadzanie broni',
  'upgrade.weaponsguidance.ability': 'W ataku można wydać żeton skupienia: jeden pusty wynik staje się trafieniem.',

  'damage.blindedpilot.name': 'Oślepiony pilot',
  'damage.blindedpilot.text': 'Statek nie może atakować. Po jego najbliższej okazji do ataku zakryj tę kartę.',
  'damage.shakenpilot.name': 'Przerażony pilot',
  'damage.shakenpilot.text':
    'Na tarczy nie wolno ustawić manewru na wprost. Zakryj tę kartę przy następnym odsłonięciu tarczy.',
  'damage.damagedcockpit.name': 'Uszkodzony kokpit',
  'damage.damagedcockpit.text': 'Od następnej rundy umiejętność pilota liczy się jako 0.',
  'damage.stunnedpilot.name': 'Ogłuszony pilot',
  'damage.stunnedpilot.text':
    'Po manewrze zakończonym w styku ze statkiem lub na przeszkodzie statek otrzymuje 1 uszkodzenie.',
  'damage.consolefire.name': 'Pożar konsoli',
  'damage.consolefire.text':
    'Na początku każdej fazy walki rzuć kością ataku: trafienie to 1 uszkodzenie. Akcja: ugaś pożar (zakryj tę kartę).',
  'damage.damagedengine.name': 'Uszkodzony silnik',
  'damage.damagedengine.text':
    'Wszystkie zwroty tego statku, w lewo i w prawo, są czerwone. Beczki Tallona i pętle Segnora zachowują kolor.',
  'damage.majorexplosion.name': 'Potężny wybuch',
  'damage.majorexplosion.text':
    'Od razu: rzuć kością ataku, trafienie to 1 uszkodzenie krytyczne. Potem zakryj tę kartę.',
  'damage.weaponsfailure.name': 'Awaria broni',
  'damage.weaponsfailure.text':
    'Ataki tego statku rzucają o jedną kość ataku mniej. Akcja: rzuć kością ataku, trafienie lub trafienie krytyczne zakrywa tę kartę.',
  'damage.majorhullbreach.name': 'Duże pęknięcie kadłuba',
  'damage.majorhullbreach.text':
    'Od następnej rundy ten statek dostaje każdą kartę uszkodzenia odkrytą. Akcja: uszczelnij (zakryj tę kartę).',
  'damage.structuraldamage.name': 'Naruszona konstrukcja',
  'damage.structuraldamage.text':
    'Zwrotność jest mniejsza o 1. Akcja: rzuć kością ataku, trafienie lub trafienie krytyczne zakrywa tę kartę.',
  'damage.damagedsensorarray.name': 'Uszkodzone sensory',
  'damage.damagedsensorarray.text':
    'Można wykonywać tylko akcje z kart uszkodzeń. Akcja: rzuć kością ataku, trafienie lub trafienie krytyczne zakrywa tę kartę.',
  'damage.loosestabilizer.name': 'Luźny stabilizator',
  'damage.loosestabilizer.text':
    'Po każdym białym manewrze otrzymujesz 1 żeton stresu. Akcja: umocuj (zakryj tę kartę).',
  'damage.thrustcontrolfire.name': 'Pożar układu ciągu',
  'damage.thrustcontrolfire.text': 'Od razu: otrzymujesz 1 żeton stresu. Potem zakryj tę kartę.',
  'damage.directhit.name': 'Bezpośrednie trafienie!',
  'damage.directhit.text': 'Dopóki jest odkryta, liczy się jako 2 uszkodzenia.',

  'mission.first-flight.name': 'Pierwszy lot',
  'mission.first-flight.short': 'Gra wprowadzająca',
  'mission.first-flight.briefing.1':
    'Nowicjusz w T-70 na pierwszym patrolu, dwa TIE/fo z naprzeciwka, a między nimi tylko ciemność.',
  'mission.first-flight.briefing.2':
    'Lataj i strzelaj, nic więcej: bez akcji, bez skał, bez uszkodzeń krytycznych. Zwrot Koiogran, pętla Segnora i beczka Tallona są w grze od pierwszej rundy.',
  'mission.first-flight.goal.first': 'Zniszcz oba TIE/fo',
  'mission.first-flight.goal.second': 'Zniszcz T-70',
  'mission.first-flight.won.first': 'Nie został ani jeden statek: {{side}}.',
  'mission.first-flight.won.second': 'Nie został ani jeden statek: {{side}}.',
  'mission.first-flight.forces.first': 'Nowicjusz z Eskadry Niebieskich w X-wingu T-70',
  'mission.first-flight.forces.second': 'Pilot Eskadry Zeta i Pilot Eskadry Epsilon w myśliwcach TIE/fo',
  'mission.first-flight.rule.setup': 'Statki stoją naprzeciw siebie na wyznaczonych miejscach.',
  'mission.first-flight.rule.order':
    'Najpierw rusza się Epsilon, potem nowicjusz, potem Zeta; strzelają w odwrotnej kolejności.',
  'mission.first-flight.rule.combat':
    'Nie ma akcji, a zasięg nie daje kości. Każde pozostałe trafienie, także krytyczne, to 1 zakryte uszkodzenie, a zniszczony statek znika od razu.',
  'mission.first-flight.rule.shields': 'TIE/fo nie mają tu osłon; T-70 ma swoje trzy.',
  'mission.first-flight.rule.stress':
    'Czerwone manewry dają stres, zielone go zdejmują, a w stresie nikt nie leci na czerwono. Kto opuści matę, jest zniszczony.',
  'mission.lesson-4.name': 'Lekcja 4: Dopalacz i manewry specjalne',
  'mission.lesson-4.short': 'Lekcja 4',
  'mission.lesson-4.goal.first': 'Zestrzel oba TIE/fo albo wytrwaj pięć rund',
  'mission.lesson-4.goal.second': 'Zniszcz T-70',
  'mission.lesson-4.won.first': 'Lekcja zaliczona.',
  'mission.lesson-4.won.second': 'T-70 przepadł.',
  'mission.standard.name': 'Walka myśliwców',
  'mission.standard.short': 'Pełna gra',
  'mission.standard.briefing.1':
    'Trzydzieści lat później, to samo niebo: dwie grupy spotykają się wśród skał i jedna musi zniknąć.',
  'mission.standard.briefing.2':
    'Weź to, co mieści jedno pudełko, zbuduj eskadrę za dowolną liczbę punktów albo zdaj się na los. Sześć asteroid jest zawsze w grze.',
  'mission.standard.goal.first': 'Zniszcz wszystkie statki przeciwnika',
  'mission.standard.goal.second': 'Zniszcz wszystkie statki przeciwnika',
  'mission.standard.won.first': 'Nie został ani jeden statek: {{side}}.',
  'mission.standard.won.second': 'Nie został ani jeden statek: {{side}}.',
  'mission.standard.forces.first': 'Poe Dameron w X-wingu T-70',
  'mission.standard.forces.second': '„As Omegi” i Pilot Eskadry Zeta w myśliwcach TIE/fo',
  'mission.standard.rule.obstacles':
    'Sześć asteroid rozkłada się na zmianę przed statkami; żadna nie może leżeć w zasięgu 1 od innej ani w zasięgu 1 lub 2 od krawędzi.',
  'mission.standard.rule.initiative': 'Strona, która wydała mniej punktów eskadry, decyduje, kto ma inicjatywę.',
  'mission.last-line.name': 'Ostatnia linia',
  'mission.last-line.short': 'Nasza własna misja',
  'mission.last-line.briefing.1': 'Z konwoju zostały cztery kontenery, a z eskorty jeden weteran.',
  'mission.last-line.briefing.2':
    'Lecą po nie dwa TIE/fo. Holownik dotrze za dziewięć rund: do tego czasu muszą przetrwać co najmniej dwa kontenery albo zniknąć myśliwi.',
  'mission.last-line.goal.first': 'Utrzymaj dwa kontenery do końca rundy 9 albo zniszcz oba myśliwce',
  'mission.last-line.goal.second': 'Zniszcz trzy z czterech kontenerów',
  'mission.last-line.won.first': 'Ładunek ocalony: {{side}}.',
  'mission.last-line.won.second': 'Trzy kontenery stracone: {{side}}.',
  'mission.last-line.forces.first':
    'Weteran z Eskadry Czerwonych z kartami: Torpedy protonowe, BB-8, Naprowadzanie broni oraz cztery kontenery',
  'mission.last-line.forces.second': '„As Omegi” i pilot Eskadry Zeta w TIE/fo',
  'mission.last-line.rule.setup':
    'Trzy asteroidy leżą na stałych miejscach. Najpierw stają myśliwi, potem kontenery: dwa w pasie zasięgu 2 i dwa w pasie zasięgu 3, dalej niż zasięg 1 od siebie; na końcu T-70.',
  'mission.last-line.rule.cargo':
    'Kontener ma kadłub 4 i zwrotność 0. Nie rusza się i nie strzela, zawadza jak statek, a trafienia krytyczne liczą się jak zwykłe.',
  'mission.last-line.rule.time': 'Kto opuści matę, jest zniszczony. Z końcem rundy 9 jest po wszystkim.',
  'mission.comrade-in-arms.name': 'Towarzysz broni',
  'mission.comrade-in-arms.short': 'Nasza własna misja',
  'mission.comrade-in-arms.briefing.1':
    'Ktoś, kto wie za dużo, dryfuje w kapsule wśród skał, a wezwanie usłyszały obie strony.',
  'mission.comrade-in-arms.briefing.2':
    'Wleć na kapsułę, zabierz ją zamiast strzelać i zawieź do domu przez własną krawędź.',
  'mission.comrade-in-arms.goal.first': 'Wywieź towarzysza przez własną krawędź albo zniszcz wszystkich wrogów',
  'mission.comrade-in-arms.goal.second':
    'Wywieź towarzysza przez własną krawędź, zniszcz wszystkich wrogów albo do końca rundy 12 nie daj nikomu uciec',
  'mission.comrade-in-arms.won.first': 'Towarzysz jest w domu: {{side}}.',
  'mission.comrade-in-arms.won.second': 'Towarzysz w ich rękach: {{side}}.',
  'mission.comrade-in-arms.forces.first': 'Poe Dameron w T-70 z kartami: R5-X3, Nakręcony, Naprowadzanie broni',
  'mission.comrade-in-arms.forces.second': '„Dowódca Epsilona” i pilot Eskadry Omega w TIE/fo',
  'mission.comrade-in-arms.rule.setup':
    'Towarzysz leży na środku maty. Sześć asteroid kładzie się na przemian wokół niego, potem statki stają w zasięgu 1 swojej krawędzi.',
  'mission.comrade-in-arms.rule.take': 'Statek, którego podstawka leży na towarzyszu, może go zabrać zamiast atakować.',
  'mission.comrade-in-arms.rule.carry':
    'Kto go wiezie, nie wykonuje czerwonych manewrów i ucieka z nim tylko przez własną krawędź.',
  'mission.comrade-in-arms.rule.fall': 'Gdy statek zginie, towarzysz leży tam, gdzie był.',
  'mission.comrade-in-arms.rule.time': 'Z końcem rundy 12 wygrywa druga strona.',

  'squad.resistance-box': 'Samotny Poe',
  'squad.resistance-box.note':
    'Wszystko, co jedno pudełko daje Ruchowi Oporu: jeden as, którego nie zatrzyma żadna skała.',
  'squad.resistance-flight': 'Cztery T-70',
  'squad.resistance-flight.note': 'Cztery wytrzymałe myśliwce bez ani jednej karty: po prostu lataj i strzelaj.',
  'squad.resistance-aces': 'Klucz Poego',
  'squad.resistance-aces.note': 'Poe prowadzi, „Niebieski As” przemyka między skałami, weteran niesie torpedy.',
  'squad.resistance-torpedoes': 'Atak torpedowy',
  'squad.resistance-torpedoes.note':
    'Namierzaj w pierwszych rundach; trzy torpedy w zasięgu 2 lub 3 kończą większość sporów.',
  'squad.first-order-box': 'Omega i Zeta',
  'squad.first-order-box.note':
    'Wszystko, co jedno pudełko daje Najwyższemu Porządkowi: as z namierzaniem i skrzydłowy.',
  'squad.first-order-swarm': 'Sześć TIE/fo',
  'squad.first-order-swarm.note': 'Sześć osłon, sześć dział: niech asy poczekają na to, co zostawią inni.',
  'squad.first-order-zeta': 'Eskadra Zeta',
  'squad.first-order-zeta.note': 'Jedna umiejętność, jeden głos: cała szóstka leci i strzela razem.',
  'squad.first-order-aces': 'Piątka dowódcy',
  'squad.first-order-aces.note': '„Dowódca Epsilona” zdejmuje stres z przyjaciół; skręcaj ostro i trzymaj się blisko.',
}
