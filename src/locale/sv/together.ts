/** What is said where two people share a screen. The same keys in the same order in every language. */
export const TOGETHER: Readonly<Record<string, string>> = {
  'ui.together.turn': '{{side}}: era skivor',
  'ui.together.note': 'Lämna över skärmen. Alla andra tittar bort tills de här skivorna är låsta.',
  'ui.together.here': '{{side}}: vi har den',
  'ui.together.turn.of': '{{side}}: dina skivor',
  'ui.together.mine': '{{side}}: jag har den',
  'ui.together.cover': 'Täck över',
  'ui.team.you': 'Du',
  'ui.team.player': 'Spelare {{number}}',
  'ui.team.leads': 'leder',
  'ui.team.watches': 'tittar på',
  'ui.seats.member': 'Medlem {{number}}',
  'ui.seats.person': 'En person här',
  'ui.seats.computer': 'Dator: {{level}}',
  'ui.seats.name': 'Namn: {{member}}',
  'ui.seats.name.short': 'Namn',
  'ui.seats.add': 'En medlem till',
  'ui.seats.remove': '{{member}} lämnar bordet',
  'ui.seats.most': 'Högst tre medlemmar per sida.',
  'ui.seats.few_one':
    'Ett skepp, alltså en medlem: en till skulle inte ha något att flyga. Skvadroner med poäng har fler.',
  'ui.seats.few_other': '{{count}} skepp, alltså {{count}} medlemmar: en till skulle inte ha något att flyga.',
  'ui.seats.lacking_one':
    'Den här sidan har ett enda skepp, som ingen kan dela. Flyg andra sidan, eller med skvadroner med poäng.',
  'ui.seats.lacking_other': 'Den här sidan har {{count}} skepp: inte ett till alla.',
  'ui.seats.ships': 'Vem flyger vilket skepp',
  'ui.seats.shared':
    'Ni delar den här skärmen: skivorna ställs in en efter en, och däremellan lämnas den över. Inget räknas i statistiken.',
  'ui.seats.advised': 'Tips och prognoser',
  'ui.seats.advised.note': 'Bara om alla vid skärmen är överens',
}
