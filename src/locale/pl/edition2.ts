/** What the second edition says, in Polish. */
export const edition2: Readonly<Record<string, string>> = {
  'faction.scum': 'Szumowiny',
  'faction.republic': 'Republika',
  'faction.separatist': 'Separatyści',
  'chassis.t65xwing': 'X-wing T-65',
  'chassis.tielnfighter': 'Myśliwiec TIE/ln',
  'chassis.gauntletfighter': 'Myśliwiec Gauntlet',
  'weapon.tail': 'działka rufowe',

  'bearing.stationary': 'postój',
  'bearing.slip-bank-left': 'ślizg po skręcie w lewo',
  'bearing.slip-bank-right': 'ślizg po skręcie w prawo',
  'bearing.slip-turn-left': 'ślizg po zwrocie w lewo',
  'bearing.slip-turn-right': 'ślizg po zwrocie w prawo',

  'token.calculate': 'obliczenia',
  'token.reinforce-fore': 'wzmocnienie z przodu',
  'token.reinforce-aft': 'wzmocnienie z tyłu',
  'token.jam': 'zakłócenie',
  'token.disarm': 'rozbrojenie',
  'token.strain': 'przeciążenie',
  'token.deplete': 'wyczerpanie',
  'token.ion': 'jon',
  'token.foils-closed': 'płaty S zamknięte',
  'token.force': 'Moc',

  'pilot.lukeskywalker': 'Luke Skywalker',
  'pilot.lukeskywalker.ability': 'Gdy zostaje obrońcą, zanim padną kości, może odzyskać 1 ładunek Mocy.',
  'pilot.jekporkins': 'Jek Porkins',
  'pilot.jekporkins.ability':
    'Po otrzymaniu żetonu stresu może go usunąć i rzucić jedną kością ataku: trafienie to 1 uszkodzenie.',
  'pilot.redsquadronveteran': 'Weteran z Eskadry Czerwonych',
  'pilot.bluesquadronescort': 'Eskorta z Eskadry Niebieskich',
  'pilot.idenversio': 'Iden Versio',
  'pilot.idenversio.ability':
    'Zanim zaprzyjaźniony TIE/ln w zasięgu 0–1 otrzyma uszkodzenia, ładunek może zapobiec wszystkim.',
  'pilot.valenrudor': 'Valen Rudor',
  'pilot.valenrudor.ability': 'Gdy zaprzyjaźniony statek w zasięgu 0–1 zakończy obronę, może wykonać akcję.',
  'pilot.nightbeast': '„Nocny Potwór”',
  'pilot.nightbeast.ability': 'Po pełnym wykonaniu niebieskiego manewru może wykonać akcję skupienia.',
  'pilot.blacksquadronace': 'As z Eskadry Czarnych',
  'pilot.obsidiansquadronpilot': 'Pilot Eskadry Obsydianowych',
  'pilot.academypilot': 'Pilot z Akademii',
  'pilot.chopper-gauntletfighter': '„Chopper”',
  'pilot.chopper-gauntletfighter.ability':
    'Na początku fazy walki każdy wrogi statek w zasięgu 0 otrzymuje 2 żetony zakłócenia.',
  'pilot.ezrabridger-gauntletfighter': 'Ezra Bridger',
  'pilot.ezrabridger-gauntletfighter.ability':
    'Gdy jest zestresowany, 1 ładunek Mocy zmienia do dwóch wyników skupienia na trafienia lub uniki.',
  'pilot.mandalorianresistancepilot': 'Pilot mandaloriańskiego ruchu oporu',
  'pilot.captainhark': 'Kapitan Hark',
  'pilot.garsaxon': 'Gar Saxon',
  'pilot.imperialsupercommando': 'Imperialny superkomandos',
  'pilot.maul': 'Maul',
  'pilot.rookkast': 'Rook Kast',
  'pilot.rookkast.ability':
    'Przed walką może wziąć żeton przeciążenia. Przeciążona, w podstawowym ataku może zmienić jeden pusty wynik lub skupienie na trafienie.',
  'pilot.shadowcollectiveoperator': 'Agent Kolektywu Cieni',
  'pilot.bokatankryze': 'Bo-Katan Kryze',
  'pilot.niteowlliberator': 'Wyzwoliciel Nocnych Sów',
  'pilot.bokatankryze-separatistalliance': 'Bo-Katan Kryze',
  'pilot.previzsla': 'Pre Vizsla',
  'pilot.previzsla.ability':
    'Atakując statek o równej lub wyższej inicjatywie, za 2 ładunki może rzucić jedną kością ataku więcej.',
  'pilot.deathwatchwarrior': 'Wojownik Straży Śmierci',

  'upgrade.predator.name': 'Drapieżnik',
  'upgrade.predator.ability': 'Podstawowy atak na obrońcę w środku celownika może przerzucić jedną kość ataku.',
  'upgrade.outmaneuver.name': 'Przechytrzenie',
  'upgrade.outmaneuver.ability': 'W ataku do przodu spoza pól rażenia obrońcy rzuca on jedną kością mniej.',
  'upgrade.elusive.name': 'Nieuchwytny',
  'upgrade.elusive.ability':
    'Podczas obrony ładunek może przerzucić jedną kość. Czerwony manewr wykonany w pełni przywraca go.',
  'upgrade.servomotorsfoils.name': 'Serwomotory płatów S',
  'upgrade.servomotorsfoils.ability':
    'Przed odkryciem tarczy można je otworzyć lub zamknąć. Zamknięte: podstawowe ataki rzucają jedną kością mniej; dostępny jest dopalacz, a po skupieniu czerwony dopalacz.',
  'upgrade.heightenedperception.name': 'Wyostrzona percepcja',
  'upgrade.heightenedperception.ability':
    'Na początku fazy walki za 1 ładunek Mocy statek walczy w tej rundzie z inicjatywą 7.',
  'upgrade.protontorpedoes.name': 'Torpedy protonowe',
  'upgrade.protontorpedoes.ability':
    'Atak 4 kośćmi w zasięgu 2–3 na namierzony statek. Kosztuje ładunek, namierzenie zostaje; jedno trafienie może stać się krytycznym.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability': 'Po odkryciu tarczy ładunek może odzyskać 1 osłonę; statek otrzymuje żeton rozbrojenia.',
  'upgrade.hullupgrade.name': 'Wzmocniony kadłub',
  'upgrade.hullupgrade.ability': 'Wartość kadłuba jest o jeden wyższa.',
  'upgrade.veterantailgunner.name': 'Doświadczony tylny strzelec',
  'upgrade.veterantailgunner.ability': 'Po podstawowym ataku do przodu może nastąpić dodatkowy atak do tyłu.',
  'upgrade.overtunedmodulators.name': 'Przestrojone modulatory',
  'upgrade.overtunedmodulators.ability':
    'Bez stresu w fazie systemów: ładunek daje 3 żetony obliczeń. Po jego wydaniu każdy zielony żeton znikający w fazie końcowej zostawia żeton przeciążenia.',

  'damage.panickedpilot.name': 'Spanikowany pilot',
  'damage.panickedpilot.text': 'Natychmiast: otrzymaj 2 żetony stresu. Potem zakryta.',
  'damage.blindedpilot.name': 'Oślepiony pilot',
  'damage.blindedpilot.text': 'Własne kości ataku może zmienić tylko Moc. Akcja: zakryj tę kartę.',
  'damage.woundedpilot.name': 'Ranny pilot',
  'damage.woundedpilot.text':
    'Po każdej akcji rzuć jedną kością ataku: trafienie lub trafienie krytyczne daje 1 żeton stresu. Akcja: zakryj tę kartę.',
  'damage.stunnedpilot.name': 'Ogłuszony pilot',
  'damage.stunnedpilot.text': 'Po manewrze przez przeszkodę lub na nią otrzymaj 1 uszkodzenie.',
  'damage.consolefire.name': 'Pożar konsoli',
  'damage.consolefire.text':
    'Zanim ten statek walczy, rzuć jedną kością ataku: trafienie to 1 uszkodzenie. Akcja: ugaś (zakryj tę kartę).',
  'damage.damagedengine.name': 'Uszkodzony silnik',
  'damage.damagedengine.text': 'Zwroty w lewo i w prawo są o stopień trudniejsze.',
  'damage.weaponsfailure.name': 'Awaria uzbrojenia',
  'damage.weaponsfailure.text': 'Ataki tego statku rzucają jedną kością ataku mniej. Akcja: zakryj tę kartę.',
  'damage.hullbreach.name': 'Przebicie kadłuba',
  'damage.hullbreach.text': 'Zwykłe uszkodzenia stają się krytyczne. Akcja: uszczelnij (zakryj tę kartę).',
  'damage.structuraldamage.name': 'Uszkodzenie strukturalne',
  'damage.structuraldamage.text': 'Podczas obrony rzuć jedną kością obrony mniej.',
  'damage.damagedsensorarray.name': 'Uszkodzone czujniki',
  'damage.damagedsensorarray.text': 'Możliwe są tylko skupienie i akcje z kart uszkodzeń. Akcja: zakryj tę kartę.',
  'damage.loosestabilizer.name': 'Obluzowany stabilizator',
  'damage.loosestabilizer.text':
    'Po manewrze innym niż prosto otrzymaj 1 uszkodzenie; potem zakryta. Akcja: zamocuj (zakryj tę kartę).',
  'damage.disabledpowerregulator.name': 'Wyłączony regulator mocy',
  'damage.disabledpowerregulator.text':
    'Zanim ten statek walczy, otrzymuje 1 żeton jonów. Zakryta po locie w stanie jonizacji.',
  'damage.fuelleak.name': 'Wyciek paliwa',
  'damage.fuelleak.text':
    'Po następnym uszkodzeniu krytycznym otrzymaj 1 uszkodzenie; potem zakryta. Akcja: zatkaj (zakryj tę kartę).',
  'damage.directhit.name': 'Bezpośrednie trafienie!',
  'damage.directhit.text': 'Natychmiast: otrzymaj 1 uszkodzenie. Potem zakryta.',

  'mission.standard.name': 'Walka myśliwców',
  'mission.standard.short': 'Pełna gra',
  'mission.standard.briefing.1': 'Gauntlet rozkłada skrzydła i lepiej nie być wtedy przed nim.',
  'mission.standard.briefing.2':
    'Każda strona wystawia szybkie zestawy o tym samym zagrożeniu. W grze jest zawsze sześć asteroid, a o kolejności co rundę decydują kości.',
  'mission.standard.goal.first': 'Zniszcz wszystkie statki przeciwnika',
  'mission.standard.goal.second': 'Zniszcz wszystkie statki przeciwnika',
  'mission.standard.won.first': 'Nie został ani jeden statek: {{side}}.',
  'mission.standard.won.second': 'Nie został ani jeden statek: {{side}}.',
  'mission.standard.forces.first': 'Weteran z Eskadry Czerwonych i Eskorta z Eskadry Niebieskich w X-wingach T-65',
  'mission.standard.forces.second':
    'Imperialny superkomandos w myśliwcu Gauntlet i As z Eskadry Czarnych w myśliwcu TIE/ln',
  'mission.standard.rule.obstacles':
    'Sześć asteroid układa się na zmianę przed statkami, żadnej w zasięgu 1 innej ani w zasięgu 1 lub 2 krawędzi.',
}
