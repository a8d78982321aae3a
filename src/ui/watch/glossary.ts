/** The words of the table that a newcomer does not know, and how sentences name them: `[stress:a stress token]`. */

/** Every term, as the glossary lists them by subject, with the rule it rests on. */
export const TERMS = [
  { id: 'round', rule: 'ROUND-1' },
  { id: 'planning', rule: 'PLAN-1' },
  { id: 'activation', rule: 'ACT-1' },
  { id: 'combat', rule: 'COMBAT-0.1' },
  { id: 'end', rule: 'END-1' },
  { id: 'initiative', rule: 'INIT-2' },
  { id: 'skill', rule: 'ACT-1' },
  { id: 'dial', rule: 'PLAN-1' },
  { id: 'manoeuvre', rule: 'MAN-1' },
  { id: 'speed', rule: 'MAN-7' },
  { id: 'difficulty', rule: 'MAN-8' },
  { id: 'straight', rule: 'MAN-3' },
  { id: 'bank', rule: 'MAN-4' },
  { id: 'turn', rule: 'MAN-5' },
  { id: 'koiogran', rule: 'KTURN-1' },
  { id: 'segnor', rule: 'TFA-SLOOP-1' },
  { id: 'tallon', rule: 'TFA-TALLON-1' },
  { id: 'slide', rule: 'TFA-TALLON-2' },
  { id: 'template', rule: 'ACT-3' },
  { id: 'base', rule: 'RANGE-2' },
  { id: 'overlap', rule: 'OVERLAP-1' },
  { id: 'blocked', rule: 'TFA-OVERLAP-1' },
  { id: 'flee', rule: 'FLEE-1' },
  { id: 'action', rule: 'ACT-7' },
  { id: 'free', rule: 'ACTION-4' },
  { id: 'focus', rule: 'ACTION-FO-1' },
  { id: 'evade', rule: 'ACTION-EV-1' },
  { id: 'lock', rule: 'ACTION-TL-1' },
  { id: 'reroll', rule: 'DICE-5' },
  { id: 'roll', rule: 'ACTION-BR-1' },
  { id: 'boost', rule: 'TFA-BOOST-1' },
  { id: 'stress', rule: 'STRESS-2' },
  { id: 'arc', rule: 'ARC-1' },
  { id: 'range', rule: 'RANGE-1' },
  { id: 'weapon', rule: 'COMBAT-2.1' },
  { id: 'secondary', rule: 'SECW-1' },
  { id: 'agility', rule: 'COMBAT-4.1' },
  { id: 'hit', rule: 'COMBAT-6.2' },
  { id: 'crit', rule: 'CRIT-1' },
  { id: 'obstructed', rule: 'OBST-11' },
  { id: 'shield', rule: 'DAMAGE-2' },
  { id: 'hull', rule: 'DESTROY-1' },
  { id: 'card', rule: 'DAMAGE-3' },
  { id: 'obstacle', rule: 'OBST-6' },
  { id: 'edge', rule: 'SETUP-4' },
  { id: 'mission', rule: 'MISSION-GEN-1' },
  { id: 'reinforcement', rule: 'MISSION-GEN-10' },
  { id: 'scan', rule: 'MISSION-3-SCAN-1' },
  { id: 'upgrade', rule: 'UPG-1' },
  { id: 'points', rule: 'SQUAD-1' },
] as const

export type TermId = (typeof TERMS)[number]['id']

/** A part of a sentence: plain text, or a term of the glossary as the sentence words it. */
export type Piece = { readonly text: string; readonly term: TermId | null }

/** A sentence in its parts; a term that there is none of is plain text. */
export function piecesOf(sentence: string): readonly Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of sentence.matchAll(/\[([a-z]+):([^\]]+)\]/g)) {
    if (match.index > from) pieces.push({ text: sentence.slice(from, match.index), term: null })
    const [whole, id, text = ''] = match
    pieces.push({ text, term: TERMS.find(term => term.id === id)?.id ?? null })
    from = match.index + whole.length
  }
  if (from < sentence.length) pieces.push({ text: sentence.slice(from), term: null })
  return pieces
}

/** Letters without their case and marks, for searching: 'Väjning' is found by 'vaj'. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether all words of a search stand in one of some texts. */
export function fits(search: string, texts: readonly string[]): boolean {
  const all = plain(texts.join(' '))
  return plain(search)
    .split(/\s+/)
    .every(word => all.includes(word))
}
