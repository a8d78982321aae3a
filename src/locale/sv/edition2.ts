/** What the second edition says, in Swedish. */
export const edition2: Readonly<Record<string, string>> = {
  'faction.scum': 'Avskummet',
  'faction.republic': 'Republiken',
  'faction.separatist': 'Separatisterna',
  'chassis.t65xwing': 'T-65 X-wing',
  'chassis.tielnfighter': 'TIE/ln-jaktskepp',
  'chassis.gauntletfighter': 'Gauntlet-jaktskepp',
  'weapon.tail': 'akterkanoner',

  'bearing.stationary': 'stillastående',
  'bearing.slip-bank-left': 'glidning med bank, vänster',
  'bearing.slip-bank-right': 'glidning med bank, höger',
  'bearing.slip-turn-left': 'glidning med sväng, vänster',
  'bearing.slip-turn-right': 'glidning med sväng, höger',

  'token.calculate': 'beräkning',
  'token.reinforce-fore': 'förstärkning fram',
  'token.reinforce-aft': 'förstärkning bak',
  'token.jam': 'störning',
  'token.disarm': 'avväpning',
  'token.strain': 'ansträngning',
  'token.deplete': 'utmattning',
  'token.ion': 'jon',
  'token.foils-closed': 'S-vingar stängda',
  'token.force': 'Kraften',

  'pilot.lukeskywalker': 'Luke Skywalker',
  'pilot.lukeskywalker.ability': 'När han blir försvarare får han återfå 1 kraftladdning innan tärningarna slås.',
  'pilot.jekporkins': 'Jek Porkins',
  'pilot.jekporkins.ability':
    'När han får en stressbricka får han ta bort den och slå en anfallstärning: en träff är 1 skada.',
  'pilot.redsquadronveteran': 'Veteran från Röd skvadron',
  'pilot.bluesquadronescort': 'Eskort från Blå skvadron',
  'pilot.idenversio': 'Iden Versio',
  'pilot.idenversio.ability':
    'Innan en vänlig TIE/ln på avstånd 0–1 tar skada får laddningen betalas för att hindra allt.',
  'pilot.valenrudor': 'Valen Rudor',
  'pilot.valenrudor.ability':
    'Efter att ett vänligt skepp på avstånd 0–1 har försvarat sig får han utföra en handling.',
  'pilot.nightbeast': '”Night Beast”',
  'pilot.nightbeast.ability': 'Efter att helt ha utfört en blå manöver får han utföra en fokushandling.',
  'pilot.blacksquadronace': 'Ess från Svart skvadron',
  'pilot.obsidiansquadronpilot': 'Pilot från skvadronen Obsidian',
  'pilot.academypilot': 'Akademipilot',
  'pilot.chopper-gauntletfighter': '”Chopper”',
  'pilot.chopper-gauntletfighter.ability':
    'I början av stridsfasen får varje fiendeskepp på avstånd 0 2 störningsbrickor.',
  'pilot.ezrabridger-gauntletfighter': 'Ezra Bridger',
  'pilot.ezrabridger-gauntletfighter.ability':
    'När han är stressad gör 1 kraftladdning upp till två fokusresultat till träffar eller väjningar.',
  'pilot.mandalorianresistancepilot': 'Mandaloriansk motståndspilot',
  'pilot.captainhark': 'Kapten Hark',
  'pilot.garsaxon': 'Gar Saxon',
  'pilot.imperialsupercommando': 'Imperiell superkommandosoldat',
  'pilot.maul': 'Maul',
  'pilot.rookkast': 'Rook Kast',
  'pilot.rookkast.ability':
    'Innan hon strider får hon ta en ansträngningsbricka. Ansträngd får en primär attack göra en tom sida eller ett fokus till en träff.',
  'pilot.shadowcollectiveoperator': 'Agent för Skuggkollektivet',
  'pilot.bokatankryze': 'Bo-Katan Kryze',
  'pilot.niteowlliberator': 'Nattugglornas befriare',
  'pilot.bokatankryze-separatistalliance': 'Bo-Katan Kryze',
  'pilot.previzsla': 'Pre Vizsla',
  'pilot.previzsla.ability':
    'När han anfaller ett skepp med lika hög eller högre initiativ ger 2 laddningar en anfallstärning till.',
  'pilot.deathwatchwarrior': 'Krigare i Dödsvakten',

  'upgrade.predator.name': 'Rovdjur',
  'upgrade.predator.ability': 'En primär attack mot en försvarare mitt i siktet får slå om en anfallstärning.',
  'upgrade.outmaneuver.name': 'Utmanövrera',
  'upgrade.outmaneuver.ability':
    'Vid en attack framåt utanför försvararens skottvinklar slår försvararen en tärning mindre.',
  'upgrade.elusive.name': 'Svårfångad',
  'upgrade.elusive.ability':
    'Vid försvar får laddningen slå om en tärning. En röd manöver, helt utförd, ger den tillbaka.',
  'upgrade.servomotorsfoils.name': 'Servomotordrivna S-vingar',
  'upgrade.servomotorsfoils.ability':
    'Innan manöverhjulet vänds får de öppnas eller stängas. Stängda: primära attacker slår en tärning mindre; skeppet får gasa, och en röd gasning får följa på fokus.',
  'upgrade.heightenedperception.name': 'Skärpta sinnen',
  'upgrade.heightenedperception.ability':
    'I början av stridsfasen får 1 kraftladdning betalas för att strida med initiativ 7 den här rundan.',
  'upgrade.protontorpedoes.name': 'Protontorpeder',
  'upgrade.protontorpedoes.ability':
    'Anfall med 4 tärningar på avstånd 2–3 mot ett låst skepp. Kostar en laddning, låsningen blir kvar; en träff får bli en kritisk träff.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability':
    'När manöverhjulet har vänts får en laddning ge tillbaka 1 sköld; skeppet får en avväpningsbricka.',
  'upgrade.hullupgrade.name': 'Förstärkt skrov',
  'upgrade.hullupgrade.ability': 'Skrovvärdet är ett högre.',
  'upgrade.veterantailgunner.name': 'Veteran som akterskytt',
  'upgrade.veterantailgunner.ability': 'Efter en primär attack framåt får en bonusattack bakåt följa.',
  'upgrade.overtunedmodulators.name': 'Övertrimmade modulatorer',
  'upgrade.overtunedmodulators.ability':
    'Utan stress i systemfasen: en laddning ger 3 beräkningsbrickor. När den är förbrukad lämnar varje grön bricka som försvinner i slutfasen en ansträngningsbricka.',

  'damage.panickedpilot.name': 'Panikslagen pilot',
  'damage.panickedpilot.text': 'Genast: få 2 stressbrickor. Vänds sedan.',
  'damage.blindedpilot.name': 'Bländad pilot',
  'damage.blindedpilot.text': 'De egna anfallstärningarna kan bara ändras med Kraften. Handling: vänd kortet.',
  'damage.woundedpilot.name': 'Sårad pilot',
  'damage.woundedpilot.text':
    'Slå en anfallstärning efter varje handling: träff eller kritisk träff ger 1 stressbricka. Handling: vänd kortet.',
  'damage.stunnedpilot.name': 'Omtöcknad pilot',
  'damage.stunnedpilot.text': 'Efter en manöver genom eller på ett hinder, ta 1 skada.',
  'damage.consolefire.name': 'Brand i konsolen',
  'damage.consolefire.text':
    'Slå en anfallstärning innan skeppet strider: en träff är 1 skada. Handling: släck den (vänd kortet).',
  'damage.damagedengine.name': 'Skadad motor',
  'damage.damagedengine.text': 'Svängar, vänster och höger, är ett steg svårare.',
  'damage.weaponsfailure.name': 'Vapenfel',
  'damage.weaponsfailure.text': 'Skeppets anfall slår en anfallstärning mindre. Handling: vänd kortet.',
  'damage.hullbreach.name': 'Skrovbrott',
  'damage.hullbreach.text': 'Vanlig skada blir kritisk skada. Handling: täta (vänd kortet).',
  'damage.structuraldamage.name': 'Strukturskada',
  'damage.structuraldamage.text': 'Slå en försvarstärning mindre när skeppet försvarar sig.',
  'damage.damagedsensorarray.name': 'Skadade sensorer',
  'damage.damagedsensorarray.text': 'Bara fokus och handlingar på skadekort kan utföras. Handling: vänd kortet.',
  'damage.loosestabilizer.name': 'Lös stabilisator',
  'damage.loosestabilizer.text':
    'Efter en manöver som inte går rakt fram, ta 1 skada; vänds sedan. Handling: fäst den (vänd kortet).',
  'damage.disabledpowerregulator.name': 'Utslagen effektregulator',
  'damage.disabledpowerregulator.text':
    'Innan skeppet strider får det 1 jonbricka. Vänds när det har flugit joniserat.',
  'damage.fuelleak.name': 'Bränsleläcka',
  'damage.fuelleak.text': 'Efter nästa kritiska skada, ta 1 skada; vänds sedan. Handling: täta (vänd kortet).',
  'damage.directhit.name': 'Fullträff!',
  'damage.directhit.text': 'Genast: ta 1 skada. Vänds sedan.',

  'mission.standard.name': 'Kurvstrid',
  'mission.standard.short': 'Fullständigt spel',
  'mission.standard.briefing.1': 'En Gauntlet fäller ut vingarna, och den som möter den bör inte vara framför den.',
  'mission.standard.briefing.2':
    'Varje sida ställer upp snabbbyggen med samma hot. Sex asteroider är alltid med, och vem som börjar slås fram varje runda.',
  'mission.standard.goal.first': 'Förstör alla fiendeskepp',
  'mission.standard.goal.second': 'Förstör alla fiendeskepp',
  'mission.standard.won.first': 'Inget skepp kvar: {{side}}.',
  'mission.standard.won.second': 'Inget skepp kvar: {{side}}.',
  'mission.standard.forces.first': 'En veteran från Röd skvadron och en eskort från Blå skvadron i T-65 X-wing',
  'mission.standard.forces.second':
    'En imperiell superkommandosoldat i ett Gauntlet-jaktskepp och ett ess från Svart skvadron i ett TIE/ln-jaktskepp',
  'mission.standard.rule.obstacles':
    'Sex asteroider läggs turvis före skeppen, ingen på avstånd 1 från en annan eller på avstånd 1 eller 2 från en kant.',
}
