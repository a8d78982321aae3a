/** Who plays a battle, as files and links say it. */
import type { PlayerId, Scenario, Side } from '../rules/index.ts'
import { SIDES } from '../rules/index.ts'

/** A person at this machine, by name if they said one; a computer of some level; or somebody elsewhere. */
export type Who =
  | { readonly kind: 'human'; readonly name?: string | undefined }
  | { readonly kind: 'computer'; readonly level: string }
  | { readonly kind: 'remote'; readonly name: string }

export type PlayerRecord = { readonly id: PlayerId; readonly side: Side; readonly who: Who }

/** What a person is called where computers are called by their level. */
const HUMAN = 'human'
const REMOTE = 'remote '
const NAMED = `${HUMAN} `

/** Who is meant by a name: a person, or the computer's level. */
export function whoOf(name: string): Who {
  if (name === HUMAN) return { kind: 'human' }
  if (name.startsWith(NAMED)) return { kind: 'human', name: name.slice(NAMED.length) }
  return name.startsWith(REMOTE)
    ? { kind: 'remote', name: name.slice(REMOTE.length) }
    : { kind: 'computer', level: name }
}

/** The name of somebody, as `whoOf` takes it. */
export function nameOf(who: Who): string {
  if (who.kind === 'human') return who.name ? `${NAMED}${who.name}` : HUMAN
  return who.kind === 'computer' ? who.level : `${REMOTE}${who.name}`
}

/** What a setup says of who plays: a name for each side, and all of them where a side has several. */
type Playing = { readonly sides: Readonly<Record<Side, string>>; readonly players?: readonly PlayerRecord[] }

/** All who play by a setup. */
export const playersOf = ({ sides, players }: Playing): readonly PlayerRecord[] =>
  players ?? SIDES.map(side => ({ id: side, side, who: whoOf(sides[side]) }))

/** Their names, by their ids. */
export const namesIn = (setup: Playing): Readonly<Record<string, string>> =>
  Object.fromEntries(playersOf(setup).map(({ id, who }) => [id, nameOf(who)]))

/** Of each side what its first member is, as a setup says it: 'human', a level, somebody elsewhere. */
export const namesBySide = (players: readonly PlayerRecord[]): Readonly<Record<Side, string>> => {
  const name = (side: Side): string => {
    const found = players.find(one => one.side === side)
    if (!found) return ''
    return found.who.kind === 'human' ? HUMAN : nameOf(found.who)
  }
  return { first: name('first'), second: name('second') }
}

/** The players of a scenario that has more than one on a side; null: each side has one. */
export const membersIn = (players: readonly PlayerRecord[]): NonNullable<Scenario['players']> | null =>
  players.length > SIDES.length ? players.map(({ id, side }) => ({ id, side })) : null
