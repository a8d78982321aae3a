/**
 * What a person may take back. An undo is bounded by information: free until something new has been seen since – a die, a card, a dial of
 * the other side, anything the other side has done. A rewind begins a round again and costs the mark that it was done.
 */
import type { Command, GameEvent, GameState, PlayerId, ShipId } from '../rules/index.ts'

/** How many commands stay if the last decision is taken back; or why it cannot be. */
export type Undo = { readonly keep: number } | { readonly not: 'nothing' | 'over' | 'dials' | 'seen' | 'mate' }

type Played = {
  readonly log: readonly Command[]
  readonly events: readonly GameEvent[]
  /** Who plays; left out, nobody has a team mate. */
  readonly state?: Pick<GameState, 'players'>
}

/**
 * The undo of the last decision of the players in `own`. `seen`: whether what the event with that place in the list tells has begun to be
 * shown. `given`: whether the command of that place in the log was given for a person, who decided nothing by it. Dials that are set
 * lie sealed on the table: the other side has answered them. A battle seen to its end counts as it is. What one of several people on a side has
 * decided is taken back for that one alone: not behind what a team mate did since, nor behind a mate's dial that lies open since, unless all
 * people at the table have `agreed` (TEAM-11).
 */
export function undoOf(
  { log, events, state }: Played,
  own: readonly PlayerId[],
  seen: (event: number) => boolean,
  given: (at: number) => boolean = () => false,
  agreed = false,
): Undo {
  const mine = (command: Command | undefined) => command !== undefined && own.some(player => player === command.player)
  /** The command that laid a dial, which its reveal makes no news to who gave it. */
  const laid = (ship: ShipId, before: number) =>
    log.slice(0, before).findLast(command => command.type === 'setDial' && command.ship === ship)
  const keep = log.findLastIndex((command, at) => mine(command) && !given(at))
  if (keep < 0) return { not: 'nothing' }
  if (events.at(-1)?.type === 'gameEnded' && seen(events.length - 1)) return { not: 'over' }
  if (log[keep]!.type === 'setDial') return { not: 'dials' }
  /** The first thing that is new to whoever decided that, if what those do is not. */
  const newsTo = (those: (command: Command | undefined) => boolean): number =>
    events.findIndex(event => {
      if (event.at < keep) return false
      if (!those(log[event.at])) return true
      return event.type === 'dialRevealed' && !those(laid(event.ship, event.at))
    })
  const wasSeen = (news: number) => news >= 0 && seen(news)
  if (wasSeen(newsTo(mine))) return { not: 'seen' }
  const sideOf = (player: Command['player']) => state?.players.find(({ id }) => id === player)?.side
  const by = log[keep]!.player
  const isMate = ({ player }: Command) => player !== by && sideOf(player) !== undefined && sideOf(player) === sideOf(by)
  const learnt = !agreed && wasSeen(newsTo(command => mine(command) && !isMate(command!)))
  return learnt ? { not: 'mate' } : { keep }
}

/** The rounds that can be begun again, and how many commands stay for each. */
export function roundStarts(
  events: readonly GameEvent[],
): readonly { readonly round: number; readonly keep: number }[] {
  return events.flatMap(event =>
    event.type === 'roundStarted' ? [{ round: event.round, keep: Math.max(0, event.at + 1) }] : [],
  )
}
