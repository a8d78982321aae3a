/** What is told of a battle that is over: its numbers, who the person was, and the medal. */
import { expectedDamage } from '../../../match/expected.ts'
import { type Medal, medalOf } from '../../../match/medals.ts'
import { runReplay } from '../../../match/replay.ts'
import { type Tally, tallyOf } from '../../../match/tally.ts'
import { type Command, type GameEvent, opponent, type Scenario, SIDES, type Side } from '../../../rules/index.ts'
import type { BattleResult } from '../../../saves/record.ts'
import { RECORDED } from '../../campaign/campaign-missions.ts'
import { dailyKind } from '../../daily/ids.ts'
import { levelId, nodesOf } from '../../levels.ts'
import { type BattleSetup, HUMAN } from '../../menu/types.ts'
import { type Playing, playedOf, type Session } from '../session/session.ts'

/** A battle from its first command to now. */
type Battle = {
  readonly scenario: Scenario
  readonly log: readonly Command[]
  readonly events: readonly GameEvent[]
  readonly seed: string
  readonly rewinds: number
}

/** The battle behind a session, played or replayed; null for a replay that does not come out as it was. */
export function battleOf(session: Session): Battle | null {
  const { scenario, commands: log, seed, rewinds } = playedOf(session)
  if (session.mode !== 'replay') return { scenario, log, events: session.match.events, seed, rewinds }
  const { events, problem } = runReplay(session.engine, session.replay)
  return problem ? null : { scenario, log, events, seed, rewinds }
}

/** The side of a person who plays alone against the computer, and with nobody; null otherwise. */
export function loneSide(session: Session): Side | null {
  const people =
    session.mode === 'play' && !session.setup.players ? SIDES.filter(side => session.setup.sides[side] === HUMAN) : []
  return people.length === 1 ? people[0]! : null
}

/** Whether a computer was made to think less than its level does: that is another opponent, and what it loses counts for nothing. */
export const thinksLess = ({ think, sides }: BattleSetup): boolean =>
  think !== undefined &&
  SIDES.map(side => sides[side]).some(who => who !== HUMAN && think < (nodesOf(levelId(who)) ?? 0))

/** The numbers of a session's battle so far; null where there is none. */
export function tallyFor(session: Session): Tally | null {
  const battle = battleOf(session)
  if (!battle) return null
  const { scenario, log, events } = battle
  return tallyOf(session.engine.catalog, events, expectedDamage(session.engine, scenario, log))
}

/** The medal that the person at a session has earned; null: none. */
export function medalFor(session: Session, tally: Tally): Medal | null {
  const side = loneSide(session)
  if (!side || session.mode !== 'play') return null
  const { match, setup } = session
  if (!match.state.result || setup.forces || thinksLess(setup)) return null
  const { winner } = match.state.result
  const { mission, points = 0 } = setup
  return medalOf({ mission, points, side, winner, tally, rewinds: match.rewinds })
}

/** The row of the record for a battle that is over; null: it is not, or it does not count. `ended`: milliseconds since 1970. */
export function resultOf(session: Playing, previewed: boolean, ended: number): BattleResult | null {
  const { match, setup, keeping } = session
  const side = loneSide(session)
  const { result } = match.state
  // A tour has a record of its own: its battles are not as the missions print them.
  if (setup.forces || !side || !result || !RECORDED.includes(setup.mission) || thinksLess(setup)) return null
  // Whoever knows the dice of a day has no result of it but the try that counts.
  if (dailyKind(keeping.id, setup) === 'practice') return null
  const tally = tallyFor(session)
  if (!tally) return null
  const other = opponent(side)
  return {
    id: keeping.id,
    ended,
    ...(setup.set ? { set: setup.set } : {}),
    mission: setup.mission,
    side,
    ...(setup.factions ? { faction: setup.factions[side] } : {}),
    level: setup.sides[other],
    points: setup.points ?? 0,
    outcome: result.winner === null ? 'draw' : result.winner === side ? 'won' : 'lost',
    rounds: tally.rounds,
    medal: medalFor(session, tally),
    previewed,
    rewinds: match.rewinds,
    ironman: setup.ironman ?? false,
    own: tally.sides[side],
    enemy: tally.sides[other],
  }
}
