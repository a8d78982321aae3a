/** From a scenario to the first question (SETUP-*, MISSION-GEN-*, COMP-7). */
import { STANDARD_MAT } from '../geometry/index.ts'
import type { Catalog, Game, Mission } from './catalog.ts'
import type { Scenario } from './engine-type.ts'
import type { GameEvent } from './events.ts'
import { refuse, refused } from './refuse.ts'
import { emit } from './run.ts'
import { shapeProblem } from './scenario.ts'
import { createShip } from './ship.ts'
import { boxProblems, cardOf, squadPoints, squadProblems } from './squad.ts'
import type { GameState, PlayerSeat, Ship } from './state.ts'
import { PLAYER_SEATS } from './state.ts'

/** With how many points a mission brings its veteran extras (MISSION-1-SHUTTLE-2, MISSION-3-SETUP-4). */
export const VETERAN = 100

/** The largest mat, mm: beyond four of the standard one in a row nobody would ever meet. */
const LARGEST_MAT = 4 * STANDARD_MAT

/**
 * The state before its first step. Throws a refusal for what is no scenario, an unknown mission, a squad that cannot be fielded, more than the box holds,
 * obstacles where there are none, or a mat of the wrong size.
 */
export function setUp(catalog: Catalog, scenario: Scenario, events: GameEvent[] | null): Game {
  const misshapen = shapeProblem(scenario)
  if (misshapen) throw refused(misshapen)
  const mission = cardOf(catalog.missions, scenario.mission)
  if (!mission) throw refused(refuse('unknown-mission', 'MISSION-GEN-1', { mission: scenario.mission }))
  checkSquads(catalog, mission, scenario)
  checkMat(mission, scenario)
  const ships: Ship[] = []
  for (const seat of PLAYER_SEATS) {
    for (const entry of scenario.forces[seat]) ships.push(createShip(catalog, ships, seat, entry))
    for (const extra of mission.extras) {
      if (extra.seat !== seat) continue
      const shields = scenario.points >= VETERAN ? extra.veteranShields : 0
      ships.push(createShip(catalog, ships, seat, { chassis: extra.chassis, shields }))
    }
  }
  const unseen: Record<string, number> = {}
  let cards = 0
  for (const kind of Object.values(catalog.damage)) {
    unseen[kind.id] = kind.count
    cards += kind.count
  }
  const { width, height } = scenario.mat
  const state: GameState = {
    mission: mission.id,
    mat: { width, height },
    collection: scenario.collection,
    maxRounds: scenario.maxRounds ?? null,
    // Opposite edges belong to the players, the two sides to nobody (SETUP-4).
    seats: {
      rebel: { faction: 'rebel', home: 'south', team: 1, points: scenario.points },
      imperial: { faction: 'imperial', home: 'north', team: 2, points: scenario.points },
    },
    initiative: initiative(catalog, scenario),
    at: 0,
    round: 0,
    phase: 'setup',
    stack: [{ step: 'setup', index: 0 }],
    open: [],
    ships,
    supply: obstaclesOf(catalog, mission, scenario),
    obstacles: [],
    markers: [],
    touching: [],
    deck: { shuffle: 1, draw: cards, unseen: { 1: unseen }, discard: [] },
    losses: [],
    sites: {},
    memory: {},
    result: null,
  }
  const game: Game = { catalog, state, events }
  emit(game, {
    type: 'gameStarted',
    mission: mission.id,
    initiative: state.initiative,
    mat: { width, height },
    rules: ['MISSION-GEN-1', 'SETUP-10'],
  })
  return game
}

/** The Imperial player has initiative, unless built squads say otherwise: who spent fewer points (INIT-1, SQUAD-6, MISSION-GEN-9). */
function initiative(catalog: Catalog, { points, forces }: Scenario): PlayerSeat {
  if (points === 0) return 'imperial'
  return squadPoints(catalog, forces.rebel) < squadPoints(catalog, forces.imperial) ? 'rebel' : 'imperial'
}

/**
 * Both squads, laid open at the same time (SQUAD-5), are legal for the points agreed on; without points they are as large as anybody likes, even empty. The box, if there
 * is only one, holds them both.
 */
function checkSquads(catalog: Catalog, mission: Mission, { points, forces, collection }: Scenario): void {
  if (!(Number.isInteger(points) && points >= 0))
    throw refused(refuse('bad-points', 'SQUAD-2', { points: String(points) }))
  for (const seat of PLAYER_SEATS) {
    if (points === 0 && forces[seat].length === 0) continue
    const problem = squadProblems(catalog, seat, forces[seat], points === 0 ? null : points)[0]
    if (problem) throw refused(problem)
  }
  // Somebody must be there to play.
  if (mission.extras.length === 0 && PLAYER_SEATS.every(seat => forces[seat].length === 0))
    throw refused(refuse('empty-squad', 'SETUP-2'))
  if (collection !== 'core') return
  const missing = boxProblems(
    catalog,
    forces,
    mission.extras.map(extra => extra.chassis),
  )[0]
  if (missing) throw refused(missing)
}

/** At least the standard mat (AREA-1), larger ones as agreed (AREA-2, AREA-3); a mission is played on exactly that (AREA-4, MISSION-GEN-5). */
function checkMat(mission: Mission, { mat }: Scenario): void {
  const sizes = [mat.width, mat.height]
  if (!sizes.every(mm => mm >= STANDARD_MAT && mm <= LARGEST_MAT))
    throw refused(refuse('bad-mat', ['AREA-1', 'AREA-4'], { least: STANDARD_MAT, most: LARGEST_MAT }))
  if (mission.number !== null && sizes.some(mm => mm !== STANDARD_MAT))
    throw refused(refuse('mission-mat', 'MISSION-GEN-5', { mm: STANDARD_MAT }))
}

/** The obstacle tokens to be placed: those a mission prints, or those agreed on (OBST-1); each lies in the box once (COMP-7). */
function obstaclesOf(catalog: Catalog, mission: Mission, { obstacles = [] }: Scenario): string[] {
  if (mission.obstacles === 'none' && obstacles.length > 0) throw refused(refuse('no-obstacles', 'MISSION-GEN-3'))
  for (const [index, id] of obstacles.entries()) {
    if (cardOf(catalog.tokens, id)?.what !== 'obstacle')
      throw refused(refuse('unknown-obstacle', 'OBST-1', { obstacle: id }))
    if (obstacles.indexOf(id) !== index) throw refused(refuse('obstacle-twice', 'COMP-7', { obstacle: id }))
  }
  if (mission.obstacles !== 'all') return [...obstacles]
  return Object.values(catalog.tokens).flatMap(({ id, what }) => (what === 'obstacle' ? [id] : []))
}
