/** A battle's table where a side has several members, or several people share the screen: who sits there, dials that wait, and what goes beside the match. */
import type { Names } from '../../../locale/index.ts'
import type { HumanPlayer } from '../../../match/human.ts'
import type { Match, Player } from '../../../match/match.ts'
import type { ReplayFile } from '../../../match/replay.ts'
import { seatedAt } from '../../../match/succession.ts'
import { teamOf as besideMatch } from '../../../match/team.ts'
import type { PlayerRecord } from '../../../match/who.ts'
import type { Engine, PlayerId, Ship } from '../../../rules/index.ts'
import { type Laid, laidDials } from './laid.ts'
import { type Team, teamOf } from './members.ts'
import { letCall } from './partners.ts'

type Options = {
  readonly engine: Engine
  readonly players: readonly PlayerRecord[]
  /** What a battle that goes on had beside its commands, and how many of those were played. */
  readonly beside: Pick<ReplayFile, 'calls' | 'taken'>
  readonly played: number
  /** The battle by the id it is kept under, and its seed. */
  readonly battle: string
  readonly seed: string
  readonly now: () => number
  readonly over: () => boolean
  readonly tell: () => void
}

export type Table = {
  /** Everybody as they are seated now. */
  readonly players: readonly PlayerRecord[]
  /** A person as match and page know them. */
  readonly seat: (player: PlayerId, human: HumanPlayer) => HumanPlayer
  /** The team of the match, once that is there. */
  readonly begin: (match: Match, seated: Readonly<Record<string, Player>>, plain: Names) => Team
}

/** The table of a battle that is fought here. */
export function tableOf({ players, beside, played, ...of }: Options): Table {
  const people = players.filter(({ who }) => who.kind === 'human').length
  const laid: Laid | null = people > 1 ? laidDials(of) : null
  return {
    players: seatedAt(players, beside.taken ?? [], played),
    seat: (player, human) => laid?.seat(player, human) ?? human,
    begin(match, seated, plain) {
      const moves = besideMatch({ ...beside, engine: of.engine, match, players: seated })
      moves.subscribe(of.tell)
      const mates = players.filter(one => players.some(other => other.side === one.side && other.id !== one.id))
      const computers = mates.filter(({ who }) => who.kind === 'computer')
      letCall(
        of.engine.catalog,
        match,
        moves,
        computers.map(({ id }) => id),
      )
      return teamOf({ players, plain, laid, moves, ships: () => match.state.ships, alone: people === 1 })
    },
  }
}

/** The team of a replay. */
export function replayTeam({ players, calls = [] }: ReplayFile, ships: readonly Ship[], plain: Names): Team {
  return teamOf({
    players,
    plain,
    laid: null,
    moves: { calls, taken: [], call() {} },
    ships: () => ships,
    alone: false,
  })
}
