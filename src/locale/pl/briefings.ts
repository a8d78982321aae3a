/** What a mission is about, before it is flown: its story, what each side brings, its special rules. The same keys in the same order in every language. */
export const BRIEFINGS: Readonly<Record<string, string>> = {
  'mission.political-escort.briefing.1':
    'Pewna pani senator powinna była milczeć, a jednak wiezie dowody na to, co Imperium zrobiło z górniczą kolonią. Jej kurierski prom jest powolny i bezbronny, a czas właśnie się skończył. Na wezwanie mógł odpowiedzieć tylko jeden X-wing.',
  'mission.political-escort.briefing.2':
    'Przejścia pilnują dwa myśliwce TIE z posterunku. Jeśli prom je minie, skoczy w nadprzestrzeń. Jeśli nie, nikt nigdy nie usłyszy o tej kolonii.',
  'mission.political-escort.forces.first': 'Pilot Eskadry Czerwonych w X-wingu oraz prom',
  'mission.political-escort.forces.second': 'Dwóch Pilotów z Akademii w myśliwcach TIE',
  'mission.political-escort.rule.move':
    'Na początku każdej fazy aktywacji Rebelianci mogą przesunąć prom: prosto 2 albo skręt 1. Prom nie strzela i nie wykonuje akcji.',
  'mission.political-escort.rule.protect':
    'Ochrona: statek Rebeliantów w zasięgu 1 od promu może poświęcić akcję, żeby dać mu żeton uniku. W każdym ataku można wydać jeden; w fazie końcowej znikają wszystkie.',
  'mission.political-escort.rule.reinforce':
    'Za każdy statek Imperium stracony w rundzie w fazie końcowej może wlecieć od krawędzi Imperium jeden nowy Pilot z Akademii.',
  'mission.political-escort.rule.damage':
    'Prom ma zwrotność 2 i kadłub 6. Trafienia krytyczne są dla niego zwykłymi trafieniami. Wylot za inną krawędź go niszczy.',
  'mission.asteroid-run.briefing.1':
    'Luke Skywalker wpadł w zasadzkę w drodze na spotkanie, o którym nikt miał nie wiedzieć. Jedna celna seria zabrała mu połowę napędu, a w promieniu wielu minut świetlnych nie ma innej osłony niż dryfujący rój skał.',
  'mission.asteroid-run.briefing.2':
    'Jego droid potrzebuje czterech rund, żeby załatać silnik. Dwaj z najlepszych pilotów Imperium krążą już między skałami, kolejni są w drodze i wszyscy dobrze wiedzą, jak bardzo jest powolny.',
  'mission.asteroid-run.forces.first': 'Luke Skywalker z Determinacją w X-wingu',
  'mission.asteroid-run.forces.second': '„Nocny Potwór” oraz „Mauler Mithel” z Celnością w myśliwcach TIE',
  'mission.asteroid-run.rule.setup':
    'Imperium rozstawia się pierwsze, w zasięgu 1 od krawędzi Rebeliantów lub Imperium. Potem Rebelianci stają pośrodku, poza zasięgiem 3 od obu. Na koniec Imperium rozkłada sześć asteroid.',
  'mission.asteroid-run.rule.disabled':
    'Do rundy 5 niesprawny statek wykonuje tylko manewry o szybkości 1 i 2. Jeśli wcześniej opuści matę, zostaje zniszczony.',
  'mission.asteroid-run.rule.exit':
    'Od rundy 5 jest naprawiony i może uciec za krawędź Rebeliantów lub Imperium, ale nie za boczne.',
  'mission.asteroid-run.rule.asteroids':
    'Kto przeleci przez asteroidę albo się na niej zatrzyma, traci akcję i rzuca kością na uszkodzenia; stojąc na niej, nie atakuje. Strzał ponad asteroidą daje obrońcy dodatkową kość.',
  'mission.asteroid-run.rule.reinforce':
    'Za każdy statek Imperium stracony w rundzie w fazie końcowej może wlecieć od krawędzi Rebeliantów lub Imperium jeden nowy Pilot z Akademii.',
  'mission.dark-whispers.briefing.1':
    'Satelity nad światem, którego nie ma na żadnej mapie, niosą to, co komórki Rebeliantów szepczą między sobą. Odkrył je patrol Imperium, na tyle sprytny, żeby najpierw słuchać, a dopiero potem strzelać.',
  'mission.dark-whispers.briefing.2':
    'Jeśli choć jeden myśliwiec TIE dowiezie nagrania do domu, przepadną wszystkie komórki w sektorze. Na drodze stoją mu pilot X-winga, dwie wyrzutnie torped i każdy żółtodziób, którego uda się dobudzić.',
  'mission.dark-whispers.forces.first': 'Pilot Eskadry Czerwonych z Torpedami protonowymi i R2-F2 w X-wingu',
  'mission.dark-whispers.forces.second':
    'Pilot Eskadry Czarnych z Determinacją oraz Pilot Eskadry Obsydianowych w myśliwcach TIE',
  'mission.dark-whispers.rule.setup':
    'Imperium rozstawia się w zasięgu 1 od swojej krawędzi. Potem Rebelianci rozkładają satelity w zasięgu 2 i 3 od swojej, nie w zasięgu 1 od boków i każdego w zasięgu 2–3 od innego; ich statki stają w zasięgu 1.',
  'mission.dark-whispers.rule.scan':
    'Gdy w fazie walki przychodzi kolej na statek Imperium, który stoi nad satelitą, może on go zeskanować zamiast atakować. Może to zrobić także przez statek Rebeliantów, który tam stoi i którego dotyka.',
  'mission.dark-whispers.rule.home':
    'Gdy wszystkie są zeskanowane, statek z danymi wygrywa, wylatując za krawędź Imperium. Każdy inny statek, który opuści matę, zostaje zniszczony.',
  'mission.dark-whispers.rule.lost':
    'Satelity na karcie zniszczonego statku przepadają. Gdy przepadną wszystkie, wygrywają Rebelianci.',
  'mission.dark-whispers.rule.reinforce':
    'Za każdy statek Rebeliantów stracony w rundzie w fazie końcowej może wlecieć od krawędzi Rebeliantów jeden nowy Niedoświadczony pilot.',
  'mission.standard.briefing.1':
    'Bez konwoju, bez tajemnic, bez niczego do przewiezienia: dwie eskadry spotykają się, bo jedna z nich musi zniknąć. Tak gra się na klubowych wieczorach.',
  'mission.standard.briefing.2':
    'Weź siły z instrukcji, zbuduj eskadrę za dowolną liczbę punktów albo zdaj się na los. Asteroidy i większy stół – jak wolisz.',
  'mission.standard.forces.first': 'Luke Skywalker w X-wingu',
  'mission.standard.forces.second': '„Nocny Potwór” i Pilot Eskadry Obsydianowych w myśliwcach TIE',
  'mission.standard.rule.obstacles':
    'Jeśli są asteroidy, strony rozkładają je na zmianę przed statkami; żadna nie może leżeć w zasięgu 1 ani 2 od krawędzi. Zaczyna: {{second}}. Potem wybiera krawędź i zostawia przeciwległą: {{first}}.',
  'mission.standard.rule.setup':
    'Statki rozstawia się w zasięgu 1 od własnej krawędzi, od najniższej umiejętności pilota. Przy równej zaczyna strona z inicjatywą.',
  'mission.standard.rule.initiative':
    'Inicjatywę ma strona, która wydała mniej punktów eskadry; przy równych punktach i siłach z instrukcji: {{second}}.',
  'mission.standard.rule.fled':
    'Statek, który opuści matę, zostaje zniszczony. Wygrywa ostatnia strona, która ma statki.',
}
