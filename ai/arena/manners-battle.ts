/** The manners of one battle: a level plays itself, the battle is flown once more from its log, and what nobody at a table would do is counted. */
import { game } from '../../src/content/index.ts'
import { cosDegrees, type Pose, sinDegrees } from '../../src/geometry/index.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import {
  friendly,
  type GameEvent,
  type GameState,
  hostile,
  manoeuvre,
  opponent,
  type Ship,
  SIDES,
  type Side,
} from '../../src/rules/index.ts'
import type { LevelId } from '../levels.ts'
import { endFrom, hitsFrom, staysOn } from '../model/landing.ts'
import { staysSafe, stressBy } from '../model/mobility.ts'
import { positionOf, unitById } from '../model/position.ts'
import { thinkThrough } from '../players.ts'
import { decisionSeed, rngOf } from '../rng.ts'
import { isFree } from '../search/search.ts'
import type { Notes } from '../thought.ts'
import { approachOf, type Met } from './manners-approach.ts'
import { blankManners, type Manners } from './manners-count.ts'
import { SCENARIOS, type ScenarioId } from './scenarios.ts'

/** A battle of the count: a level against itself. */
export type Visit = {
  readonly level: LevelId
  readonly nodes: number
  readonly scenario: ScenarioId
  readonly seed: string
}

/** Who hunts in a mission has nothing else to do; the others fly for its aim. */
const HUNTERS: Readonly<Partial<Record<ScenarioId, readonly Side[]>>> = {
  'mission-1': ['second'],
  'mission-2': ['second'],
  'mission-3': [],
}
const huntersIn = (scenario: ScenarioId): readonly Side[] => HUNTERS[scenario] ?? SIDES
/** No mission but to fight. */
const isDogfight = (scenario: ScenarioId): boolean => HUNTERS[scenario] === undefined

/** Rounds in a row in which a hunter has nobody ahead, and nobody is near behind it, until it is said to circle: a turn takes two. */
const PATIENCE = 2

/** A hunter has somebody ahead: within the quarter of the mat that its front arc opens to. */
const looksAt = (from: Pose, to: Pose): boolean => {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const ahead = dx * sinDegrees(from.heading) + dy * cosDegrees(from.heading)
  const aside = Math.abs(dx * cosDegrees(from.heading) - dy * sinDegrees(from.heading))
  return ahead > 0 && aside <= ahead
}

type Executed = Extract<GameEvent, { type: 'manoeuvreExecuted' }>

/** Whether a ship that hit an obstacle had a manoeuvre that hit none and left it a way on. `before`: the state that it flew from. */
const needless = (before: GameState, { ship, from }: Executed): boolean => {
  const decision = before.open[0]
  const side = before.ships.find(({ id }) => id === ship)!.side
  if (!decision) return false
  const position = positionOf(game.catalog, before, decision, side)
  const unit = unitById(position, ship)
  if (!unit || unit.skill === null) return false
  const stressed = unit.ship.stress > 0
  return unit.dial.some(option => {
    if (stressed && option.difficulty === 'red') return false
    const end = endFrom(position, unit, option, from)
    if (!staysOn(position, unit.base, end) || hitsFrom(position, unit, option, from) > 0) return false
    return staysSafe(position, unit, end, stressBy(unit.ship.stress, option) > 0)
  })
}

/** Plays a battle and counts its manners. Throws where a player answers what the rules refuse. */
export async function visit({ level, nodes, scenario, seed }: Visit): Promise<Manners> {
  const manners = blankManners()
  const playerOf = (): Player => {
    let notes: Notes | null = null
    return {
      async decide(view, decision) {
        const rng = rngOf(decisionSeed(seed, decision.player, decision.at))
        const work = { used: 0, limit: nodes }
        const ask = { engine: game, view, decision, rng, work, notes, style: 'even', candidates: null } as const
        const thought = thinkThrough(level, ask)
        notes = thought.notes ?? notes
        if (decision.kind === 'action' && game.legal(view, decision).some(command => isFree(view, command))) {
          manners.offers += 1
          if (thought.command.type === 'pass') manners.passed += 1
        }
        if (decision.kind === 'place' || decision.kind === 'token') {
          manners.setups += 1
          if (!thought.explanation?.choices[0]?.why?.length) manners.silent += 1
        }
        return thought.command
      },
    }
  }
  const players = { first: playerOf(), second: playerOf() }
  const match = createMatch({ engine: game, scenario: SCENARIOS[scenario], seed, players })
  await match.run()
  fliesAgain(match.log, scenario, manners)
  return manners
}

type Log = Parameters<typeof game.apply>[1][]

function fliesAgain(log: readonly Log[number][], scenario: ScenarioId, manners: Manners): void {
  const state = game.newGame(SCENARIOS[scenario])
  /** Rounds in a row in which a ship had nobody ahead. */
  const blind = new Map<string, number>()
  const speeds: Record<Side, number[]> = { first: [], second: [] }
  let met = false
  for (const command of log) {
    const before = game.copy(state)
    const events: GameEvent[] = []
    game.apply(state, command, events)
    for (const event of events) {
      if (event.type === 'manoeuvreExecuted') {
        const ship = before.ships.find(({ id }) => id === event.ship)!
        countMove(manners, before, ship, event)
        if (!met) speeds[ship.side].push(manoeuvre(event.manoeuvre).speed)
      }
      if (event.type === 'phaseStarted' && event.phase === 'combat') {
        countAim(manners, state, huntersIn(scenario), blind)
        if (!met && inReach(state)) {
          met = true
          if (isDogfight(scenario))
            for (const side of SIDES)
              manners.approaches[approachOf(metOf(state, side, speeds), metOf(state, opponent(side), speeds))] += 1
        }
      }
    }
  }
}

/** What one manoeuvre adds. */
function countMove(manners: Manners, before: GameState, ship: Ship, event: Executed): void {
  const friends = before.ships.filter(other => event.overlapped.includes(other.id) && friendly(other, ship))
  const led = before.ships.some(other => friendly(other, ship) && other.pilot === null)
  manners.moves += 1
  if (friends.length > 0) manners.rammed += 1
  if (ship.pilot === null && led && friends.length > 0) manners.ward += 1
  if (event.obstacles.length > 0) {
    manners.hits += 1
    if (needless(before, event)) manners.rocks += 1
  }
}

const inPlay = ({ ships }: GameState): readonly (Ship & { readonly pose: Pose })[] =>
  ships.filter((ship): ship is Ship & { pose: Pose } => ship.status === 'play' && ship.pose !== null)

/** A squad as it lies now, with the speeds that it flew. */
const metOf = (state: GameState, side: Side, speeds: Readonly<Record<Side, readonly number[]>>): Met => ({
  poses: inPlay(state).flatMap(ship => (ship.side === side ? [ship.pose] : [])),
  speed: speeds[side].reduce((sum, one) => sum + one, 0) / Math.max(1, speeds[side].length),
})

/** Rounds of hunters, and those in which they circle. */
function countAim(manners: Manners, state: GameState, hunters: readonly Side[], blind: Map<string, number>): void {
  for (const ship of inPlay(state)) {
    if (!hunters.includes(ship.side) || ship.pilot === null) continue
    const enemies = inPlay(state).filter(other => hostile(other, ship))
    if (enemies.length === 0) continue
    const busy = enemies.some(
      ({ pose }) => looksAt(ship.pose, pose) || (looksAt(pose, ship.pose) && near(pose, ship.pose)),
    )
    const rounds = busy ? 0 : (blind.get(ship.id) ?? 0) + 1
    blind.set(ship.id, rounds)
    manners.hunts += 1
    if (rounds > PATIENCE) manners.aimless += 1
  }
}

/** Middles so near each other, mm, that somebody may soon be shot at. */
const REACH = 340

const near = (a: Pose, b: Pose): boolean => {
  const [dx, dy] = [a.x - b.x, a.y - b.y]
  return dx * dx + dy * dy < REACH * REACH
}

/** Two enemies have come near each other. */
const inReach = (state: GameState): boolean =>
  inPlay(state).some(ship => inPlay(state).some(other => hostile(other, ship) && near(other.pose, ship.pose)))
