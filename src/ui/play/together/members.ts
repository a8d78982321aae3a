/** The members of both sides as the battle's page speaks of them: name, sign, and who commands which ship. */
import { type Names, t } from '../../../locale/index.ts'
import type { PlayerRecord } from '../../../match/who.ts'
import type { PlayerId, Ship, ShipId, Side } from '../../../rules/index.ts'
import { SIGNS } from '../../menu/seats/crew.ts'
import './english.ts'

/** One who plays: `sign` tells members of a side apart without their names. */
export type Member = {
  readonly id: PlayerId
  readonly side: Side
  readonly sign: string
  readonly person: boolean
  /** They said what they are called. */
  readonly named: boolean
  /** What they are called: as they said, a computer by its level, anybody else by number. */
  readonly name: () => string
}

export type Team = {
  readonly members: readonly Member[]
  /** What ships are called without a word of who commands them: where that is said anyway. */
  readonly plain: Names
  /** The member of that id. */
  readonly of: (player: PlayerId) => Member | null
  /** Whether a side has several members. */
  readonly shares: (side: Side) => boolean
  /** Who commands a ship of a side that shares; null: its side has one member, or there is no such ship. */
  readonly commands: (ship: ShipId) => Member | null
}

/** A member in one breath. */
export const called = ({ sign, name }: Member): string => `${sign}\u00a0${name()}`

/** Everybody at the table. `alone`: one person plays here, who is spoken to. */
export function teamOf(
  players: readonly PlayerRecord[],
  ships: () => readonly Ship[],
  plain: Names,
  alone: boolean,
): Team {
  const people = players.filter(({ who }) => who.kind === 'human')
  const named = ({ who, id }: PlayerRecord): string => {
    if (who.kind === 'computer') return t(`level.${who.level}`)
    if (who.name) return who.name
    if (alone) return t('ui.team.you')
    return t('ui.team.player', { number: people.findIndex(one => one.id === id) + 1 })
  }
  const mates = (side: Side) => players.filter(one => one.side === side)
  const members = players.map(one => ({
    id: one.id,
    side: one.side,
    sign: SIGNS[mates(one.side).indexOf(one)] ?? '●',
    person: one.who.kind === 'human',
    named: one.who.kind === 'human' && Boolean(one.who.name),
    name: () => named(one),
  }))
  const of = (player: PlayerId) => members.find(({ id }) => id === player) ?? null
  const shares = (side: Side) => mates(side).length > 1
  return {
    members,
    plain,
    of,
    shares,
    commands(id) {
      const ship = ships().find(one => one.id === id)
      return ship && ship.pilot !== null && shares(ship.side) ? of(ship.player) : null
    },
  }
}

/** Names that say of each ship of a shared side who commands it (TEAM-3). */
export const commanded =
  ({ plain, commands }: Team): Names =>
  id => {
    const member = commands(id)
    return member ? `${plain(id)} (${called(member)})` : plain(id)
  }
