/** The members of both sides as the battle's page speaks of them: name, sign, and who commands which ship. */
import { type Names, t } from '../../../locale/index.ts'
import type { Team as Beside } from '../../../match/team.ts'
import type { PlayerRecord } from '../../../match/who.ts'
import type { PlayerId, Ship, ShipId, Side } from '../../../rules/index.ts'
import { SIGNS } from '../../menu/seats/crew.ts'
import { Heard } from './calls.tsx'
import { Table } from './hand-over.tsx'
import { called, heard } from './heard.ts'
import type { Laid } from './laid.ts'
import { Roster } from './roster.tsx'
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

/** What members do beside the match. */
type Moves = Pick<Beside, 'calls' | 'taken' | 'call'>

export type Team = {
  readonly members: readonly Member[]
  /** Names that say of each ship of a shared side who commands it (TEAM-3); `plain` where that is said anyway. */
  readonly names: Names
  readonly plain: Names
  /** The member of that id. */
  readonly of: (player: PlayerId) => Member | null
  /** Whether a side has several members. */
  readonly shares: (side: Side) => boolean
  /** Who commands a ship of a side that shares; null: its side has one member, or there is no such ship. */
  readonly commands: (ship: ShipId) => Member | null
  /** Calls, and seats that changed hands. */
  readonly moves: Moves
  /** What was called in a round, in words. */
  readonly said: (round: number) => readonly string[]
  /** Dials that wait for those of others at this screen; null: one person plays here, or nobody. */
  readonly laid: Laid | null
  /** What shows it. */
  readonly Table: typeof Table
  readonly Roster: typeof Roster
  readonly Heard: typeof Heard
}

type Options = Pick<Team, 'plain' | 'laid' | 'moves'> & {
  readonly players: readonly PlayerRecord[]
  readonly ships: () => readonly Ship[]
  /** One person plays here, who is spoken to. */
  readonly alone: boolean
}

/** Everybody at the table. */
export function teamOf({ players, ships, plain, laid, moves, alone }: Options): Team {
  const people = players.filter(({ who }) => who.kind === 'human')
  const named = ({ who, id }: PlayerRecord): string => {
    if (who.kind === 'computer') return t(`level.${who.level}`)
    if (who.name) return who.name
    if (alone && who.kind === 'human') return t('ui.team.you')
    return t('ui.team.player', { number: people.findIndex(one => one.id === id) + 1 })
  }
  const mates = (side: Side) => players.filter(one => one.side === side)
  const members = players.map(one => ({
    id: one.id,
    side: one.side,
    sign: SIGNS[mates(one.side).indexOf(one)] ?? '●',
    person: one.who.kind === 'human',
    named: one.who.kind !== 'computer' && Boolean(one.who.name),
    name: () => named(one),
  }))
  const of = (player: PlayerId) => members.find(({ id }) => id === player) ?? null
  const shares = (side: Side) => mates(side).length > 1
  const commands = (id: ShipId) => {
    const ship = ships().find(one => one.id === id)
    return ship && ship.pilot !== null && shares(ship.side) ? of(ship.player) : null
  }
  return {
    members,
    plain,
    of,
    shares,
    commands,
    laid,
    moves,
    names(id) {
      const member = commands(id)
      return member ? `${plain(id)} (${called(member)})` : plain(id)
    },
    said: round => moves.calls.filter(one => one.round === round).map(one => heard({ of, plain }, one)),
    Table,
    Roster,
    Heard,
  }
}
