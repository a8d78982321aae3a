/** What The Force Awakens says: its factions, ships, cards and missions, in the game’s own words. */
export const tfa: Readonly<Record<string, string>> = {
  'faction.resistance': 'Motståndsrörelsen',
  'faction.firstorder': 'Första orden',
  'chassis.t70xwing': 'T-70 X-wing',
  'chassis.tiefofighter': 'TIE/fo-jaktskepp',
  'chassis.cargo': 'Lastcontainer',

  'pilot.poedameron': 'Poe Dameron',
  'pilot.poedameron.ability':
    'Så länge han har en fokusbricka får ett av hans fokusresultat bli en träff när han anfaller, en väjning när han försvarar sig. Brickan behåller han.',
  'pilot.blueace': '”Blå Ess”',
  'pilot.blueace.ability': 'En boost får också följa svängarna med fart 1.',
  'pilot.redsquadronveteran': 'Veteran från Röda skvadronen',
  'pilot.bluesquadronnovice': 'Nybörjare från Blå skvadronen',
  'pilot.omegaace': '”Omega-Ess”',
  'pilot.omegaace.ability':
    'Vid anfall får en fokusbricka och mållåsningen på försvararen lämnas: då är varje resultat en kritisk träff, även tomma.',
  'pilot.epsilonleader': '”Epsilon-Ledare”',
  'pilot.epsilonleader.ability':
    'När striden börjar blir det själv och varje vänligt skepp på avstånd 1 av med en stressbricka.',
  'pilot.zetaace': '”Zeta-Ess”',
  'pilot.zetaace.ability': 'En tunnelroll får använda den raka mallen med fart 2 i stället för den med 1.',
  'pilot.omegasquadronpilot': 'Pilot från Omega-skvadronen',
  'pilot.zetasquadronpilot': 'Pilot från Zeta-skvadronen',
  'pilot.epsilonsquadronpilot': 'Pilot från Epsilon-skvadronen',

  'upgrade.wired.name': 'Uppskruvad',
  'upgrade.wired.ability': 'Under stress får valfria egna fokusresultat slås om, både vid anfall och försvar.',
  'upgrade.protontorpedoes.name': 'Protontorpeder',
  'upgrade.protontorpedoes.ability':
    'Anfall med 4 tärningar på avstånd 2–3. Kostar mållåsningen på försvararen och det här kortet; ett fokusresultat får bli en kritisk träff.',
  'upgrade.bb8.name': 'BB-8',
  'upgrade.bb8.ability': 'När en grön manöver visas får skeppet göra en gratis tunnelroll innan det flyger.',
  'upgrade.r5x3.name': 'R5-X3',
  'upgrade.r5x3.ability':
    'Innan ratten visas får kortet kastas: till slutet av omgången varken hindrar eller skadar hinder skeppet, och inget skymmer dess anfall.',
  'upgrade.weaponsguidance.name': 'Vapenstyrning',
  'upgrade.weaponsguidance.ability': 'Vid anfall får en fokusbricka lämnas: en tom sida blir en träff.',

  'damage.blindedpilot.name': 'Förblindad pilot',
  'damage.blindedpilot.text':
    'Skeppet kan inte anfalla. Kortet vänds nedåt efter skeppets nästa tillfälle att anfalla.',
  'damage.shakenpilot.name': 'Skakad pilot',
  'damage.shakenpilot.text': 'Ingen rak manöver får läggas på ratten. Vänds nedåt när nästa ratt visas.',
  'damage.damagedcockpit.name': 'Skadad cockpit',
  'damage.damagedcockpit.text': 'Från och med nästa omgång räknas pilotskickligheten som 0.',
  'damage.stunnedpilot.name': 'Omtöcknad pilot',
  'damage.stunnedpilot.text': 'Efter en manöver som slutar intill ett skepp eller på ett hinder: ta 1 skada.',
  'damage.consolefire.name': 'Konsolbrand',
  'damage.consolefire.text':
    'Slå en anfallstärning i början av varje stridsfas: en träff ger 1 skada. Handling: släck branden (vänd kortet nedåt).',
  'damage.damagedengine.name': 'Skadad motor',
  'damage.damagedengine.text':
    'Skeppets alla svängar, åt vänster och höger, är röda. Tallonrollar och Segnors loopar behåller sin färg.',
  'damage.majorexplosion.name': 'Större explosion',
  'damage.majorexplosion.text': 'Genast: slå en anfallstärning; en träff ger 1 kritisk skada. Vänds sedan nedåt.',
  'damage.weaponsfailure.name': 'Vapenhaveri',
  'damage.weaponsfailure.text':
    'Skeppets anfall slår en anfallstärning mindre. Handling: slå en anfallstärning; en träff eller kritisk träff vänder kortet nedåt.',
  'damage.majorhullbreach.name': 'Större skrovbrott',
  'damage.majorhullbreach.text':
    'Från och med nästa omgång får skeppet alla sina skadekort uppvända. Handling: täta (vänd kortet nedåt).',
  'damage.structuraldamage.name': 'Strukturskada',
  'damage.structuraldamage.text':
    'Smidigheten är 1 lägre. Handling: slå en anfallstärning; en träff eller kritisk träff vänder kortet nedåt.',
  'damage.damagedsensorarray.name': 'Skadade sensorer',
  'damage.damagedsensorarray.text':
    'Bara handlingar som står på skadekort går att utföra. Handling: slå en anfallstärning; en träff eller kritisk träff vänder kortet nedåt.',
  'damage.loosestabilizer.name': 'Lös stabilisator',
  'damage.loosestabilizer.text': 'Få 1 stressbricka efter varje vit manöver. Handling: fäst den (vänd kortet nedåt).',
  'damage.thrustcontrolfire.name': 'Brand i gasreglaget',
  'damage.thrustcontrolfire.text': 'Genast: få 1 stressbricka. Vänds sedan nedåt.',
  'damage.directhit.name': 'Fullträff!',
  'damage.directhit.text': 'Räknas som 2 i skada så länge kortet är uppvänt.',

  'mission.first-flight.name': 'Första flygningen',
  'mission.first-flight.short': 'Introduktionsspel',
  'mission.first-flight.briefing.1':
    'En nybörjare i en T-70 på sin första patrull, två TIE/fo på väg åt andra hållet, och inget annat än mörker emellan.',
  'mission.first-flight.briefing.2':
    'Flyg och skjut, inget annat: inga handlingar, inga klippor, ingen kritisk skada. Koiogran-sväng, Segnor-loop och Tallon-roll finns med från första omgången.',
  'mission.first-flight.goal.first': 'Förstör båda TIE/fo',
  'mission.first-flight.goal.second': 'Förstör T-70:n',
  'mission.first-flight.won.first': 'Inget skepp kvar: {{side}}.',
  'mission.first-flight.won.second': 'Inget skepp kvar: {{side}}.',
  'mission.first-flight.forces.first': 'En nybörjare från Blå skvadronen i en T-70 X-wing',
  'mission.first-flight.forces.second':
    'En pilot från Zeta-skvadronen och en från Epsilon-skvadronen i TIE/fo-jaktskepp',
  'mission.first-flight.rule.setup': 'Skeppen står mitt emot varandra på bestämda platser.',
  'mission.first-flight.rule.order': 'Epsilon flyger först, sedan nybörjaren, sedan Zeta; de skjuter i omvänd ordning.',
  'mission.first-flight.rule.combat':
    'Det finns inga handlingar, och avståndet ger inga tärningar. Varje träff som är kvar, även kritisk, är 1 skada med framsidan ned, och ett förstört skepp är borta genast.',
  'mission.first-flight.rule.shields': 'TIE/fo har inga sköldar här; T-70:n har sina tre.',
  'mission.first-flight.rule.stress':
    'Röda manövrer ger stress, gröna tar bort den, och under stress flyger ingen rött. Den som lämnar mattan är förstörd.',
  'mission.lesson-4.name': 'Lektion 4: Acceleration och särskilda svängar',
  'mission.lesson-4.short': 'Lektion 4',
  'mission.lesson-4.goal.first': 'Skjut ner båda TIE/fo, eller håll ut i fem omgångar',
  'mission.lesson-4.goal.second': 'Förstör T-70-skeppet',
  'mission.lesson-4.won.first': 'Lektionen är genomförd.',
  'mission.lesson-4.won.second': 'T-70-skeppet är förlorat.',
  'mission.standard.name': 'Kurvstrid',
  'mission.standard.short': 'Fullständigt spel',
  'mission.standard.briefing.1':
    'Trettio år senare, och samma himmel: två grupper möts bland klipporna, och en av dem måste bort.',
  'mission.standard.briefing.2':
    'Ta det som en låda rymmer, bygg en division för valfritt antal poäng eller låt slumpen välja en. Sex asteroider är alltid med.',
  'mission.standard.goal.first': 'Förstör alla fiendeskepp',
  'mission.standard.goal.second': 'Förstör alla fiendeskepp',
  'mission.standard.won.first': 'Inget skepp kvar: {{side}}.',
  'mission.standard.won.second': 'Inget skepp kvar: {{side}}.',
  'mission.standard.forces.first': 'Poe Dameron i en T-70 X-wing',
  'mission.standard.forces.second': '”Omega-Ess” och en pilot från Zeta-skvadronen i TIE/fo-jaktskepp',
  'mission.standard.rule.obstacles':
    'Sex asteroider läggs ut i tur och ordning före skeppen, ingen på avstånd 1 från en annan eller på avstånd 1 eller 2 från en kant.',
  'mission.standard.rule.initiative': 'Sidan som använt färre divisionspoäng bestämmer vem som har initiativet.',
  'mission.last-line.name': 'Sista linjen',
  'mission.last-line.short': 'Ett eget uppdrag',
  'mission.last-line.briefing.1':
    'Fyra containrar är allt som är kvar av en konvoj, och en veteran är allt som är kvar av dess eskort.',
  'mission.last-line.briefing.2':
    'Två TIE/fo kommer för att ta dem. En bogserare är nio omgångar bort: till dess måste minst två containrar finnas kvar, eller jägarna vara borta.',
  'mission.last-line.goal.first': 'Håll ut till slutet av omgång 9 med två containrar, eller förstör båda jägarna',
  'mission.last-line.goal.second': 'Förstör tre av de fyra containrarna',
  'mission.last-line.won.first': 'Lasten är räddad: {{side}}.',
  'mission.last-line.won.second': 'Tre containrar är borta: {{side}}.',
  'mission.last-line.forces.first':
    'En veteran från Röda skvadronen med protontorpeder, BB-8 och Vapenstyrning, samt fyra containrar',
  'mission.last-line.forces.second': '”Omega-Ess” och en pilot från Zeta-skvadronen i TIE/fo',
  'mission.last-line.rule.setup':
    'Tre asteroider ligger på bestämda platser. Jägarna ställs upp först, sedan containrarna: två i bandet för avstånd 2 och två i det för avstånd 3, mer än avstånd 1 isär; T-70:an kommer sist.',
  'mission.last-line.rule.cargo':
    'En container har skrov 4 och smidighet 0. Den varken rör sig eller skjuter, är i vägen som ett skepp och tar kritiska träffar som träffar.',
  'mission.last-line.rule.time': 'Den som lämnar mattan är förstörd. Med slutet av omgång 9 är det över.',
  'mission.comrade-in-arms.name': 'Vapenbröder',
  'mission.comrade-in-arms.short': 'Ett eget uppdrag',
  'mission.comrade-in-arms.briefing.1':
    'Någon som vet för mycket driver bland stenarna i en räddningskapsel, och båda sidor har hört anropet.',
  'mission.comrade-in-arms.briefing.2':
    'Flyg över kapseln, ta den ombord i stället för att skjuta, och för den hem över din egen kant.',
  'mission.comrade-in-arms.goal.first': 'För kamraten över din egen kant, eller förstör alla fiendens skepp',
  'mission.comrade-in-arms.goal.second':
    'För kamraten över din egen kant, förstör alla fiendens skepp, eller låt ingen komma undan före slutet av omgång 12',
  'mission.comrade-in-arms.won.first': 'Kamraten är hemma: {{side}}.',
  'mission.comrade-in-arms.won.second': 'Kamraten är deras: {{side}}.',
  'mission.comrade-in-arms.forces.first': 'Poe Dameron med R5-X3, Uppskruvad och Vapenstyrning i en T-70',
  'mission.comrade-in-arms.forces.second': '”Epsilon-Ledare” och en pilot från Omega-skvadronen i TIE/fo',
  'mission.comrade-in-arms.rule.setup':
    'Kamraten ligger mitt på mattan. De sex asteroiderna läggs turvis runt omkring, sedan ställs skeppen upp på avstånd 1 från sin egen kant.',
  'mission.comrade-in-arms.rule.take':
    'Ett skepp vars bas ligger på kamraten får ta den ombord i stället för att anfalla.',
  'mission.comrade-in-arms.rule.carry':
    'Den som bär den flyger ingen röd manöver, och kommer undan med den bara över sin egen kant.',
  'mission.comrade-in-arms.rule.fall': 'Går bäraren förlorad ligger kamraten där den var.',
  'mission.comrade-in-arms.rule.time': 'Med slutet av omgång 12 har den andra sidan vunnit.',

  'squad.resistance-box': 'Poe ensam',
  'squad.resistance-box.note': 'Allt som en låda har för Motståndsrörelsen: ett ess som ingen klippa stoppar.',
  'squad.resistance-flight': 'Fyra T-70',
  'squad.resistance-flight.note': 'Fyra tåliga jaktskepp utan ett enda kort: bara flyga och skjuta.',
  'squad.resistance-aces': 'Poes grupp',
  'squad.resistance-aces.note': 'Poe leder, ”Blå Ess” smiter runt klipporna, en veteran bär torpeder.',
  'squad.resistance-torpedoes': 'Torpedanfall',
  'squad.resistance-torpedoes.note':
    'Lås målen i de första omgångarna; tre torpeder på avstånd 2 eller 3 avgör det mesta.',
  'squad.first-order-box': 'Omega och Zeta',
  'squad.first-order-box.note': 'Allt som en låda har för Första orden: ett ess med mållås och en rotekamrat.',
  'squad.first-order-swarm': 'Sex TIE/fo',
  'squad.first-order-swarm.note': 'Sex sköldar, sex vapen: låt essen vänta på det som de andra lämnar.',
  'squad.first-order-zeta': 'Zeta-skvadronen',
  'squad.first-order-zeta.note': 'En skicklighet, en röst: alla sex flyger och skjuter tillsammans.',
  'squad.first-order-aces': 'Ledarens fem',
  'squad.first-order-aces.note': '”Epsilon-Ledare” tar stressen från sina vänner; sväng hårt och håll er nära.',
}
