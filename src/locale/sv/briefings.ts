/** What a mission is about, before it is flown: its story, what each side brings, its special rules. The same keys in the same order in every language. */
export const BRIEFINGS: Readonly<Record<string, string>> = {
  'mission.political-escort.briefing.1':
    'En senator som borde ha hållit tyst bär på bevis för vad Imperiet gjorde mot en gruvkoloni. Hennes kurirskyttel är långsam och obeväpnad, och tiden har runnit ut. En enda X-wing var nära nog att svara på anropet.',
  'mission.political-escort.briefing.2':
    'Två TIE Fighters ur vaktkedjan spärrar den bortre sidan. Tar sig skytteln förbi dem kan hon göra hoppet. Annars kommer ingen någonsin att få höra om den där kolonin.',
  'mission.political-escort.forces.first': 'Pilot från röda skvadronen i en X-wing, och skytteln',
  'mission.political-escort.forces.second': 'Två akademipiloter i TIE Fighters',
  'mission.political-escort.rule.move':
    'I början av varje aktiveringsfas får rebellerna flytta skytteln: 2 rakt fram eller 1 bank. Den skjuter aldrig och utför inga handlingar.',
  'mission.political-escort.rule.protect':
    'Skydda: ett rebellskepp på avstånd 1 från skytteln får använda sin handling till att ge den en väjningsbricka. En får förbrukas per anfall; alla tas bort i avslutsfasen.',
  'mission.political-escort.rule.reinforce':
    'För varje imperieskepp som går förlorat i en omgång får en ny akademipilot komma in vid Imperiets kant i avslutsfasen.',
  'mission.political-escort.rule.damage':
    'Skytteln har smidighet 2 och skrov 6. Kritiska träffar är vanliga träffar för den. Lämnar den mattan över någon annan kant är den förstörd.',
  'mission.asteroid-run.briefing.1':
    'Luke Skywalker hamnade i ett bakhåll på väg till ett möte som ingen skulle känna till. En lyckosam salva tog halva drivkraften, och det enda skyddet på ljusminuters håll är ett fält av drivande sten.',
  'mission.asteroid-run.briefing.2':
    'Hans droid behöver fyra omgångar för att lappa ihop motorn. Två av Imperiets bästa piloter är redan inne bland stenarna, fler är på väg, och de vet precis hur långsam han är.',
  'mission.asteroid-run.forces.first': 'Luke Skywalker med Beslutsamhet i en X-wing',
  'mission.asteroid-run.forces.second': '”Night Beast”, och ”Mauler Mithel” med Skarpskytte, i TIE Fighters',
  'mission.asteroid-run.rule.setup':
    'Imperiet ställer upp först, på avstånd 1 från någon av hemmakanterna. Rebellerna följer i mitten, bortom avstånd 3 från båda. Sedan lägger Imperiet ut sex asteroider.',
  'mission.asteroid-run.rule.disabled':
    'Fram till omgång 5 flyger det skadskjutna skeppet bara manövrer med hastighet 1 och 2. Lämnar det mattan innan dess är det förstört.',
  'mission.asteroid-run.rule.exit':
    'Från och med omgång 5 är det reparerat och kommer undan över rebellernas eller Imperiets kant – inte över sidorna.',
  'mission.asteroid-run.rule.asteroids':
    'Den som flyger genom en asteroid eller hamnar på en förlorar sin handling och slår en tärning för skada; på asteroiden går det inte att anfalla. Ett skott tvärs över en ger försvararen en tärning.',
  'mission.asteroid-run.rule.reinforce':
    'För varje imperieskepp som går förlorat i en omgång får en ny akademipilot komma in vid någon av hemmakanterna i avslutsfasen.',
  'mission.dark-whispers.briefing.1':
    'Satelliterna ovanför en värld som inte finns på någon karta bär det som rebellcellerna viskar till varandra. En imperiepatrull har hittat dem, och är klok nog att lyssna innan den skjuter.',
  'mission.dark-whispers.briefing.2':
    'Kommer en enda TIE Fighter hem med inspelningarna är varje cell i sektorn förlorad. I vägen står en X-wing-pilot, två torpedtuber och de nybörjare som går att väcka.',
  'mission.dark-whispers.forces.first': 'Pilot från röda skvadronen med Protontorpeder och R2-F2 i en X-wing',
  'mission.dark-whispers.forces.second':
    'Pilot från svarta skvadronen med Beslutsamhet, och pilot från skvadronen Obsidian, i TIE Fighters',
  'mission.dark-whispers.rule.setup':
    'Imperiet ställer upp på avstånd 1 från sin kant. Sedan lägger rebellerna ut satelliterna på avstånd 2 och 3 från sin kant, inte på avstånd 1 från sidorna och var och en på avstånd 2–3 från en annan. Deras skepp följer på avstånd 1.',
  'mission.dark-whispers.rule.scan':
    'När det är ett imperieskepps tur i stridsfasen och det är ovanför en satellit får det skanna den i stället för att anfalla. Det går också genom ett rebellskepp som ligger där och som det vidrör.',
  'mission.dark-whispers.rule.home':
    'När alla är skannade vinner ett skepp som bär en genom att lämna mattan över Imperiets kant. Alla andra skepp som lämnar mattan är förstörda.',
  'mission.dark-whispers.rule.lost':
    'Satelliter på ett förstört skepps kort är förlorade. När alla är det vinner rebellerna.',
  'mission.dark-whispers.rule.reinforce':
    'För varje rebellskepp som går förlorat i en omgång får en ny nybörjarpilot komma in vid rebellernas kant i avslutsfasen.',
  'mission.standard.briefing.1':
    'Ingen konvoj, ingen hemlighet, inget att föra hem: två skvadroner möts för att en av dem måste bort. Så spelas spelet på klubbkvällarna.',
  'mission.standard.briefing.2':
    'Ta de tryckta styrkorna, bygg en division för valfritt antal poäng eller låt slumpen välja en. Asteroider och större bord bestämmer du själv.',
  'mission.standard.forces.first': 'Luke Skywalker i en X-wing',
  'mission.standard.forces.second': '”Night Beast” och en pilot från skvadronen Obsidian i TIE Fighters',
  'mission.standard.rule.obstacles':
    'Asteroider, om det finns några, läggs ut i tur och ordning före skeppen, ingen på avstånd 1 eller 2 från en kant. Börjar: {{second}}. Sedan väljer kant och lämnar den motsatta: {{first}}.',
  'mission.standard.rule.setup':
    'Skeppen ställs upp på avstånd 1 från den egna kanten, lägst pilotskicklighet först. Vid lika skicklighet börjar sidan med initiativet.',
  'mission.standard.rule.initiative':
    'Sidan som använt färre divisionspoäng har initiativet; vid lika poäng, och med de tryckta styrkorna: {{second}}.',
  'mission.standard.rule.fled': 'Ett skepp som lämnar mattan är förstört. Den sista sidan med skepp kvar vinner.',
}
