/** What members of a side call to each other, and the mission for them. The same keys in the same order in every language. */
export const CALLS: Readonly<Record<string, string>> = {
  'call.take': 'Jag tar {{ship}}.',
  'call.behind': 'Håll dig bakom mig.',
  'call.behind.of': 'Håll dig bakom {{ship}}.',
  'call.left': 'Jag går åt vänster.',
  'call.left.of': '{{ship}} går åt vänster.',
  'call.right': 'Jag går åt höger.',
  'call.right.of': '{{ship}} går åt höger.',
  'call.help': 'Hjälp mig!',
  'call.help.of': 'Hjälp {{ship}}!',
  'call.ok': 'Uppfattat.',
  'call.ok.of': 'Uppfattat: {{ship}}.',
  'refusal.call-nobody': '”{{player}}” är inte med i striden.',
  'refusal.call-late': 'Den rundan spelas inte just nu.',
  'refusal.call-alone': 'Det finns ingen annan på den sidan att ropa till.',
  'refusal.call-twice': 'Ett anrop per runda: ditt har redan hörts.',
  'refusal.call-no-enemy': 'Det är inget fiendeskepp på mattan.',
  'refusal.call-not-yours': 'Det skeppet är inte ditt, eller finns inte på mattan.',
  'mission.four-hands.briefing.1':
    'Fyra X-wings mot sju TIE Fighters, och på varje sida två som delar på dem. Vad de ropar till varandra hör alla; vad som står på deras manöverskivor vet ingen.',
  'mission.four-hands.briefing.2':
    'Luke Skywalker leder det ena paret, i det andra drar Biggs Darklighter elden till sig. ”Mauler Mithel” har tre kadetter med sig, en pilot från svarta skvadronen resten.',
  'mission.four-hands.forces.first':
    'Luke Skywalker med R2-D2 och en nybörjarpilot; Biggs Darklighter och en nybörjarpilot',
  'mission.four-hands.forces.second':
    '”Mauler Mithel” med Skarpskytte och tre akademipiloter; en pilot från svarta skvadronen med Beslutsamhet och två piloter från skvadronen Obsidian',
  'mission.four-hands.rule.share':
    'Varje medlem flyger bara sina egna skepp och ser ingen annans manöverskivor förrän de vänds upp. Det som rör hela sidan avgörs av dess första medlem som har ett skepp kvar.',
  'mission.four-hands.rule.calls': 'En gång per runda får varje medlem ropa något till de andra. Båda sidor hör det.',
}
