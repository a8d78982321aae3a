/** English texts that another language may leave as they are. */

/** In every language: names of ships and people, and the game's own. */
const EVERYWHERE = [
  ...['BB-8', 'Biggs Darklighter', 'Koiogran', 'Luke Skywalker', 'Poe Dameron', 'R2-D2', 'R2-F2', 'R5-X3'],
  ...['Anselm Crane', 'Ingrid Thole', 'Lucan Weiss', 'Maren Vosk', 'Petra Novak', 'Sunniva Rask', 'Teodor Hale'],
  ...['Bo-Katan Kryze', 'Ezra Bridger', 'Gar Saxon', 'Iden Versio', 'Jek Porkins', 'Maul', 'Pre Vizsla', 'Rook Kast'],
  ...['T-65 X-wing', 'T-70 X-wing', 'Valen Rudor', 'X-wing', 'X-wings'],
  '{{strength}} ± {{error}}',
]

/** In one language: its own word is the same. */
const IN: Readonly<Record<string, readonly string[]>> = {
  de: [
    'Bronze',
    'Browser',
    'Captain Hark',
    'Cockpit',
    'Gold',
    'Hangar',
    'Initiative',
    'Initiative: {{side}}.',
    'Mission 1',
    'Mission 2',
    'Mission 3',
    'Mission: {{mission}}',
    'Name',
    'Plan',
    'Set',
    'Stress',
    'System',
    'Veteran',
  ],
  sv: [
    'asteroid',
    'asteroid {{number}}',
    'Cockpit',
    'Film',
    'Legend',
    'Plan',
    'Set',
    '{{count}} problem',
    'Silver',
    'stress',
    'Stress',
    'System',
    'The Force Awakens',
    'Version',
    'Veteran',
  ],
  pl: ['Astromech', 'Auto', 'Hangar', 'Medal', 'Menu', 'Plan', 'System'],
  ru: [],
}

/** True if the language may say this as English does: a name, its own word, or nothing but signs, digits and what is filled in. */
export const maySayAsEnglish = (language: string, text: string): boolean =>
  EVERYWHERE.includes(text) ||
  (IN[language] ?? []).includes(text) ||
  !/\p{L}{2}/u.test(text.replace(/\{\{\w+\}\}/g, ' ').replace(/\b(?:mm|px|Shift|Ctrl|Alt|Esc)\b/g, ' '))
