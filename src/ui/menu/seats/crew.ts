/** Who sits at the table: of each side one to three members, each a person here or a computer's level, as the form and the address say it (TEAM-1, TEAM-3). */
import type { PlayerRecord } from '../../../match/who.ts'
import type { PlayerId, Side } from '../../../rules/index.ts'
import { HUMAN, type Sides } from '../types.ts'

/** One member: 'human' or a level, and what a person wants to be called; '': nothing of their own. */
export type Seat = { readonly who: string; readonly name: string }
/** The members of both sides in the order agreed: the first of each leads (TEAM-7). */
export type Crew = Readonly<Record<Side, readonly Seat[]>>

/** Members of a side at most (TEAM-1). */
export const MOST_MEMBERS = 3
/** Characters of a member's name, at most. */
export const NAME_LONG = 20

/** The sign of each member of a side, by its place: told apart without colour, on the form as in the battle. */
export const SIGNS = ['◆', '▲', '■'] as const

/** So many ships dealt to members evenly, in their order: whoever comes earlier has one more where they do not go up (TEAM-3). */
export const dealt = <T>(members: readonly T[], ships: number): readonly T[] =>
  Array.from({ length: ships }, (_, ship) => members[Math.floor((ship * members.length) / ships)]!)

/** How a table is filled by one press, the usual first. */
export const TABLES = ['computer', 'partner', 'together', 'person'] as const
export type Table = (typeof TABLES)[number]

const seat = (who: string): Seat => ({ who, name: '' })
const own: Readonly<Record<Table, (level: string) => readonly string[]>> = {
  computer: () => [HUMAN],
  partner: level => [HUMAN, level],
  together: () => [HUMAN, HUMAN],
  person: () => [HUMAN],
}

/**
 * Who sits at a table of a kind: on `side` those who play here, on the other a computer of the level, or a person. `pairs`: nobody sits alone
 * there, unless it is one against one.
 */
export function crewOf(table: Table, side: Side, level: string, pairs = false): Crew {
  const paired = (whose: readonly string[]) =>
    (pairs && table !== 'computer' && whose.length < 2 ? [...whose, level] : whose).map(seat)
  const ours = paired(own[table](level))
  const theirs = paired([table === 'person' ? HUMAN : level])
  return side === 'first' ? { first: ours, second: theirs } : { first: theirs, second: ours }
}

/** A crew with its sides changed. */
export const turned = ({ first, second }: Crew): Crew => ({ first: second, second: first })

/** What kind of table a crew is. */
export function tableOf({ first, second }: Crew): Table {
  const [ours, theirs] = [first, second].map(side => side.filter(({ who }) => who === HUMAN).length)
  if (ours && theirs) return 'person'
  if (first.length + second.length === 2) return 'computer'
  return Number(ours) + Number(theirs) > 1 ? 'together' : 'partner'
}

/** A crew as an address says it – `human.ace,cadet`: members with points between, sides with a comma –; null: it says none. */
export function crewIn(text: string, levels: readonly string[]): Crew | null {
  const sides = text.split(',').map(side => side.split('.'))
  const fits = ({ length }: readonly string[]) => length <= MOST_MEMBERS
  const known = (who: string) => who === HUMAN || levels.includes(who)
  if (sides.length !== 2 || !sides.every(side => fits(side) && side.every(known))) return null
  const [first, second] = sides.map(side => side.map(seat))
  return { first: first!, second: second! }
}

/** How many people sit there. */
export const peopleIn = ({ first, second }: Crew): number =>
  [...first, ...second].filter(({ who }) => who === HUMAN).length

/** The id of the member with that place on a side. */
export const memberId = (side: Side, place: number): PlayerId => (place === 0 ? side : `${side}-${place + 1}`)

const recorded = (side: Side, seats: readonly Seat[]): readonly PlayerRecord[] =>
  seats.map(({ who, name }, place) => ({
    id: memberId(side, place),
    side,
    who: who === HUMAN ? { kind: 'human', ...(name ? { name } : {}) } : { kind: 'computer', level: who },
  }))

/** What a setup says of a crew: who is first on each side, and all of them where that is not everything there is to say. */
export function seatedBy(crew: Crew): { readonly sides: Sides; readonly players?: readonly PlayerRecord[] } {
  const { first, second } = crew
  const sides = { first: first[0]!.who, second: second[0]!.who }
  const whole = first.length + second.length > 2 || [...first, ...second].some(({ name }) => name !== '')
  return { sides, ...(whole ? { players: [...recorded('first', first), ...recorded('second', second)] } : {}) }
}
