/** The numbers of rules, e.g. 'ACTION-BR-5': how they are found in a text. Pure; shared by the reader and the tools of the tests. */

/** The families of rule numbers; a citation starts with one of them and holds a digit. */
export const FAMILIES = [
  ...['GEN', 'COMP', 'SETUP', 'AREA', 'ROUND', 'PLAN', 'MAN', 'ACT', 'MOVE', 'KTURN', 'ACTION', 'RANGE', 'ARC'],
  ...[
    'MIRROR',
    'COMBAT',
    'DICE',
    'END',
    'WIN',
    'DISPUTE',
    'DAMAGE',
    'CRIT',
    'DESTROY',
    'SIM',
    'INIT',
    'STRESS',
    'FLEE',
  ],
  ...['THRU', 'OVERLAP', 'SQUAD', 'UNIQUE', 'ID', 'CARD', 'UPG', 'SECW', 'OBST', 'TEAM', 'CONFLICT', 'MISSION'],
  ...['EX', 'D', 'TFA', 'SE', 'GAUNT'],
] as const

const CITATION = new RegExp(
  `(?<![\\w-])(?:${FAMILIES.join('|')})(?:-(?:[A-Z]+|\\d+(?:\\.\\d+)?))+(?![\\w])(?:/\\d+)*`,
  'g',
)

/** A citation in a text: where it begins, how it is written, and the ids it names; `FAMILY-2/3` names two rules. */
export type Citation = { readonly index: number; readonly text: string; readonly ids: readonly string[] }

/** The citations in a text, in order. Words without a digit are none. */
export function citations(text: string): Citation[] {
  return [...text.matchAll(CITATION)].flatMap(match => {
    const [first, ...more] = match[0].split('/')
    if (!first || !/\d/.test(first)) return []
    return [{ index: match.index, text: match[0], ids: [first, ...more.map(last => first.replace(/\d+$/, last))] }]
  })
}

/** The rule ids cited in a text, in order. */
export const citedIds = (text: string): string[] => citations(text).flatMap(citation => citation.ids)

/** Whether `id` lies in the family or group `prefix`: the same, or going on after it with a hyphen or a point. */
export function inGroup(id: string, prefix: string): boolean {
  return id === prefix || id.startsWith(`${prefix}-`) || id.startsWith(`${prefix}.`)
}

/** Whether an example's id: worked (EX-COMBAT-1) or derived (D-6). */
export const isExample = (id: string): boolean => inGroup(id, 'EX') || inGroup(id, 'D')
