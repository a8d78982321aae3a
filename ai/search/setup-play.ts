/** A battle played on from its start by cheap plans, to see what a deployment is worth: far apart by a script, then by best responses. */
import { cosDegrees, type Pose, sinDegrees } from '../../src/geometry/index.ts'
import type { Catalog, Decision, GameState, PlayerSeat } from '../../src/rules/index.ts'
import { escapesNow } from '../evaluate/leaving.ts'
import { hemmedIn, safeWays } from '../evaluate/prospect.ts'
import type { Thinking, Work } from '../evaluate/round.ts'
import type { Option, Unit } from '../evaluate/table.ts'
import type { Temper } from '../thought.ts'
import { between } from './aspect.ts'
import { joined, withOption } from './belief.ts'
import { type Board, boardOf, type Plan } from './board.ts'
import { type Aim, aimOfBoard } from './features.ts'
import { copyLine, type Line, living, MISSION, STILL } from './line.ts'
import { EDGES, endOf, fleesAt, placeAt, rockyAt } from './places.ts'
import { cellOf, nextRound, playLine } from './round.ts'
import { rebelChance } from './value.ts'

/** Rounds played on: as long as two sides need to meet and fight. */
export const ROUNDS = 4

/** How eagerly both sides come on while they are far apart: 0 as the script likes, −1 slowly, 1 fast. */
export type Pace = { readonly own: number; readonly theirs: number }
export const PACES: readonly Pace[] = [
  { own: 0, theirs: 0 },
  { own: 0, theirs: -1 },
  { own: 1, theirs: 0 },
  { own: -1, theirs: 1 },
]

/**
 * The board of a battle that is about to begin. The mission's judge sees it as it will be when the rounds have been played, so that what
 * opens later counts.
 */
export const battleOf = (
  catalog: Catalog,
  state: GameState,
  decision: Decision,
  seat: PlayerSeat,
  temper: Temper,
): Board => boardOf(catalog, { ...state, round: state.round + ROUNDS - 1 }, decision, seat, temper)

/** A line of the board that starts where a state has the ships. Both have the same ships. */
export const lineUpOf = (board: Board, state: GameState): Line => {
  const line = copyLine(board.start, board.scratch[2]!)
  for (const unit of board.units) {
    const pose = state.ships.find(ship => ship.id === unit.ship.id)?.pose
    line.place[unit.index] = pose ? placeAt(board.places, unit, pose) : 0
  }
  return line
}

/** The manoeuvres that a unit may think of from where it lies: none that flees unless it may, none that stress forbids. */
const waysFrom = (board: Board, line: Line, unit: Unit): readonly Option[] => {
  const { places } = board
  const place = line.place[unit.index]!
  const calm = unit.options.filter(option => line.stress[unit.index]! === 0 || option.difficulty !== 'red')
  const staying = calm.filter(option => {
    const edge = fleesAt(places, unit, endOf(places, unit, place, option))
    return edge === 0 || escapesNow(board.table, unit, EDGES[edge - 1]!)
  })
  return staying.length > 0 ? staying : calm
}

/** Centre to centre, mm: where a script wants to shoot from, and where a fight begins. */
const STRIKING = 170
const FIGHTING = 520
/** How far a ship is expected to fly on. */
const ONWARD = 110

const CORNERED = 3
const NARROW = 0.6
const HIT = 1
const ROCKY = 2
const STRESS = 0.3
const HEMMED = 0.5
const PACE = 0.25

const onwardFrom = (pose: Pose): { x: number; y: number } => ({
  x: pose.x + ONWARD * sinDegrees(pose.heading),
  y: pose.y + ONWARD * cosDegrees(pose.heading),
})

/** The enemy nearest to a unit; null if none is left. */
const nearest = (board: Board, line: Line, unit: Unit): { unit: Unit; away: number } | null => {
  let best: { unit: Unit; away: number } | null = null
  for (const other of board.units) {
    const at = line.place[other.index]!
    if (other.seat === unit.seat || at === 0 || living(board, line, other.index) < 0.3) continue
    const away = between(board.places, line.place[unit.index]!, at)
    if (!best || away < best.away) best = { unit: other, away }
  }
  return best
}

/** The ways of a unit as a script likes them, best first: towards the nearest enemy, nose on it, clear of rocks and edges. */
const scriptedWays = (board: Board, line: Line, unit: Unit, pace: number): readonly Option[] => {
  const { places, table } = board
  const ways = waysFrom(board, line, unit)
  const prey = nearest(board, line, unit)
  const from = line.place[unit.index]!
  const aim = prey ? onwardFrom(places.poses[line.place[prey.unit.index]!]!) : { x: 0, y: 0 }
  const far = prey !== null && prey.away > FIGHTING
  return ways
    .map(option => {
      const end = endOf(places, unit, from, option)
      const pose = places.poses[end]!
      const dx = aim.x - pose.x
      const dy = aim.y - pose.y
      const away = Math.sqrt(dx * dx + dy * dy)
      const ahead = away === 0 ? 0 : (dx * sinDegrees(pose.heading) + dy * cosDegrees(pose.heading)) / away
      const stressed = option.difficulty === 'red'
      const safe = safeWays(table, unit, pose, stressed)
      let worth = ahead - Math.abs(away - STRIKING) / 400 - HEMMED * hemmedIn(table, unit, pose, stressed)
      if (safe < 3) worth -= safe === 0 ? CORNERED : NARROW / safe
      if (stressed) worth -= STRESS
      worth -= HIT * places.hits[from]![option.index]!
      if (rockyAt(places, unit, end)) worth -= ROCKY
      if (far) worth += PACE * pace * option.speed
      return { option, worth }
    })
    .sort((a, b) => b.worth - a.worth || a.option.index - b.option.index)
    .map(({ option }) => option)
}

type Way = { readonly unit: Unit; readonly options: readonly (Option | null)[] }
type Ways = readonly Way[]

/** How many of its ways a unit tries that has no aim but the fight. */
const TRIED = 4

/** The side whose ships have somewhere to go: they try every way. */
const RUNNERS: Readonly<Record<Aim, PlayerSeat | null>> = {
  skirmish: null,
  'political-escort': null,
  'asteroid-run': 'rebel',
  'dark-whispers': 'imperial',
}

const waysOf = (board: Board, line: Line, pace: Pace): Ways => {
  const { seat } = board.table
  const runner = RUNNERS[aimOfBoard(board)]
  return board.units.flatMap((unit): Way[] => {
    if (line.place[unit.index] === 0 || line.moves[unit.index] === STILL) return []
    if (line.moves[unit.index] === MISSION) return [{ unit, options: [...waysFrom(board, line, unit), null] }]
    const ranked = scriptedWays(board, line, unit, unit.seat === seat ? pace.own : pace.theirs)
    return [{ unit, options: unit.seat === runner ? ranked : ranked.slice(0, TRIED) }]
  })
}

/** Each ship of a side in turn takes its best way against a plan of the others. */
const respond = (board: Board, line: Line, base: Plan, ways: Ways, seat: PlayerSeat, work: Work): Plan => {
  if (work.used >= work.limit) return base
  const sign = seat === 'rebel' ? 1 : -1
  let best = { plan: base, worth: sign * cellOf(board, line, base, work) }
  for (const { unit, options } of ways) {
    if (unit.seat !== seat) continue
    for (const option of options) {
      if (option === best.plan[unit.index]) continue
      if (work.used >= work.limit) return best.plan
      const plan = withOption(best.plan, unit, option)
      const worth = sign * cellOf(board, line, plan, work)
      if (worth > best.worth + 1e-9) best = { plan, worth }
    }
  }
  return best.plan
}

/** Whether somebody may fight in this round, or plays for more than the fight. */
const serious = (board: Board, line: Line): boolean =>
  aimOfBoard(board) !== 'skirmish' ||
  board.units.some(unit => line.place[unit.index] !== 0 && (nearest(board, line, unit)?.away ?? FIGHTING) < FIGHTING)

/**
 * The Rebels' chance when a line is played on for some rounds: the mean of what it is after the last two of them. `closely`: both sides
 * look for their best response where it matters; otherwise everybody flies by the script. The line is played on, as far as the budget goes.
 */
export function* playOn(board: Board, line: Line, closely: boolean, pace: Pace, work: Work): Thinking<number> {
  let last = rebelChance(board, line)
  let before = last
  for (let round = 0; round < ROUNDS; round++) {
    const ways = waysOf(board, line, pace)
    const base: Plan = board.units.map(unit => ways.find(way => way.unit === unit)?.options[0] ?? null)
    let plan = base
    if (closely && serious(board, line)) {
      const rebel = respond(board, line, base, ways, 'rebel', work)
      const imperial = respond(board, line, base, ways, 'imperial', work)
      plan = joined(board, 'rebel', rebel, imperial)
    }
    yield work
    if (work.used >= work.limit) break
    work.used += 1
    playLine(board, line, plan)
    before = last
    last = rebelChance(board, line)
    nextRound(board, line)
    // Without the ship that all is about there is nothing more to play for.
    if (board.units.some(unit => unit.skill === null && line.place[unit.index] === 0)) return last
  }
  return (before + last) / 2
}
