/** Ships, pilots, upgrades and damage cards, in the game's own words. */
export const cards: Readonly<Record<string, string>> = {
  'chassis.xwing': 'X-wing',
  'chassis.tiefighter': 'TIE Fighter',
  'chassis.senatorshuttle': 'Senatorns skyttel',

  'pilot.lukeskywalker': 'Luke Skywalker',
  'pilot.lukeskywalker.ability': 'När han försvarar sig får ett av hans fokusresultat ändras till en väjning.',
  'pilot.biggsdarklighter': 'Biggs Darklighter',
  'pilot.biggsdarklighter.ability':
    'Andra vänliga skepp på avstånd 1 från honom får inte väljas som mål av fienden så länge han själv kan väljas.',
  'pilot.redsquadronpilot': 'Pilot från röda skvadronen',
  'pilot.redsquadronpilot.ability': 'Ingen förmåga.',
  'pilot.rookiepilot': 'Nybörjarpilot',
  'pilot.rookiepilot.ability': 'Ingen förmåga.',
  'pilot.maulermithel': '”Mauler Mithel”',
  'pilot.maulermithel.ability': 'Anfaller på avstånd 1 med en extra tärning, utöver avståndsbonusen.',
  'pilot.darkcurse': '”Dark Curse”',
  'pilot.darkcurse.ability':
    'När han försvarar sig kan anfallaren varken förbruka fokusbrickor eller slå om anfallstärningar.',
  'pilot.nightbeast': '”Night Beast”',
  'pilot.nightbeast.ability': 'Efter en grön manöver får han utföra en fokushandling gratis.',
  'pilot.blacksquadronpilot': 'Pilot från svarta skvadronen',
  'pilot.blacksquadronpilot.ability': 'Ingen förmåga.',
  'pilot.obsidiansquadronpilot': 'Pilot från skvadronen Obsidian',
  'pilot.obsidiansquadronpilot.ability': 'Ingen förmåga.',
  'pilot.academypilot': 'Akademipilot',
  'pilot.academypilot.ability': 'Ingen förmåga.',

  'upgrade.determination.name': 'Beslutsamhet',
  'upgrade.determination.ability':
    'Ett uppvänt skadekort som drabbar piloten kastas genast och gör ingenting. Kort som drabbar skeppet ligger kvar.',
  'upgrade.marksmanship.name': 'Skarpskytte',
  'upgrade.marksmanship.ability':
    'Handling: vid anfall den här omgången blir ett fokusresultat en kritisk träff och alla andra blir träffar.',
  'upgrade.protontorpedoes.name': 'Protontorpeder',
  'upgrade.protontorpedoes.ability':
    'Anfall med 4 tärningar på avstånd 2–3. Kostar mållåsningen på försvararen och det här kortet; ett fokusresultat får bli en kritisk träff.',
  'upgrade.r2d2.name': 'R2-D2',
  'upgrade.r2d2.ability': 'Efter en grön manöver får en förlorad sköld tas tillbaka.',
  'upgrade.r2f2.name': 'R2-F2',
  'upgrade.r2f2.ability': 'Handling: smidigheten är 1 högre till slutet av omgången.',

  'damage.blindedpilot.name': 'Förblindad pilot',
  'damage.blindedpilot.text': 'Skeppets nästa anfall slår inga anfallstärningar. Kortet vänds nedåt efteråt.',
  'damage.damagedcockpit.name': 'Skadad cockpit',
  'damage.damagedcockpit.text': 'Från och med nästa omgång räknas pilotskickligheten som 0.',
  'damage.injuredpilot.name': 'Sårad pilot',
  'damage.injuredpilot.text': 'Pilotens förmåga och alla elituppgraderingar är ur spel.',
  'damage.stunnedpilot.name': 'Omtöcknad pilot',
  'damage.stunnedpilot.text': 'Efter en manöver som slutar mot ett annat skepp eller på ett hinder: ta 1 skada.',
  'damage.consolefire.name': 'Konsolbrand',
  'damage.consolefire.text':
    'Slå en anfallstärning i början av varje stridsfas: en träff ger 1 skada. Handling: släck branden (vänd kortet nedåt).',
  'damage.damagedengine.name': 'Skadad motor',
  'damage.damagedengine.text': 'Skeppets alla svängar, åt vänster och höger, är röda.',
  'damage.damagedsensorarray.name': 'Skadade sensorer',
  'damage.damagedsensorarray.text':
    'Handlingarna i handlingsrutan går inte att utföra. Handling: slå en anfallstärning; en träff vänder kortet nedåt.',
  'damage.minorexplosion.name': 'Mindre explosion',
  'damage.minorexplosion.text': 'Genast: slå en anfallstärning; en träff ger 1 skada. Vänds sedan nedåt.',
  'damage.minorhullbreach.name': 'Mindre skrovbrott',
  'damage.minorhullbreach.text': 'Slå en anfallstärning efter varje röd manöver: en träff ger 1 skada.',
  'damage.munitionsfailure.name': 'Ammunitionsfel',
  'damage.munitionsfailure.text': 'Genast: kasta ett sekundärt vapen som skeppet bär. Vänds sedan nedåt.',
  'damage.structuraldamage.name': 'Strukturskada',
  'damage.structuraldamage.text':
    'Smidigheten är 1 lägre. Handling: slå en anfallstärning; en träff vänder kortet nedåt.',
  'damage.thrustcontrolfire.name': 'Brand i gasreglaget',
  'damage.thrustcontrolfire.text': 'Genast: få 1 stressbricka. Vänds sedan nedåt.',
  'damage.weaponmalfunction.name': 'Vapenfel',
  'damage.weaponmalfunction.text':
    'Det primära vapnets värde är 1 lägre. Handling: slå en anfallstärning; en träff eller kritisk träff vänder kortet nedåt.',
  'damage.directhit.name': 'Fullträff',
  'damage.directhit.text': 'Räknas som 2 i skada så länge kortet är uppvänt.',
}
