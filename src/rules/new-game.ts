/** From a scenario to the first question (SETUP-*, MISSION-GEN-*, COMP-7). */
import { STANDARD_MAT } from '../geometry/index.ts'
import type { Catalog, ForceEntry, Game, Mission } from './catalog.ts'
import { deckOf, freshDeck, kindsIn } from './decks.ts'
import type { Scenario } from './engine-type.ts'
import type { GameEvent } from './events.ts'
import { kindOf } from './objects.ts'
import { refuse, refused } from './refuse.ts'
import { emit } from './run.ts'
import { shapeProblem } from './scenario.ts'
import { createShip } from './ship.ts'
import { usualFactions } from './sides.ts'
import { boxProblems, cardOf, squadPoints, squadProblems } from './squad.ts'
import type { Deck, Faction, GameState, Ship, Side } from './state.ts'
import { SIDES } from './state.ts'
import { decidesInitiative } from './steps/initiative.ts'
import { hullOf } from './values.ts'

/** With how many points a mission brings its veteran extras (MISSION-1-SHUTTLE-2, MISSION-3-SETUP-4). */
export const VETERAN = 100

/** Members of a side at most: more than three would have a single ship each, or none (TEAM-1). */
export const MEMBERS_MOST = 3

/** The largest mat, mm: beyond four of the standard one in a row nobody would ever meet. */
const LARGEST_MAT = 4 * STANDARD_MAT

/**
 * The state before its first step. Throws a refusal for what is no scenario, an unknown mission, a squad that cannot be fielded, more than the box holds,
 * obstacles where there are none, or a mat of the wrong size.
 */
export function setUp(catalog: Catalog, scenario: Scenario, events: GameEvent[] | null): Game {
  const misshapen = shapeProblem(scenario)
  if (misshapen) throw refused(misshapen)
  if (scenario.set !== undefined && scenario.set !== catalog.set)
    throw refused(refuse('unknown-set', 'GEN-1', { set: scenario.set }))
  const mission = cardOf(catalog.missions, scenario.mission)
  if (!mission) throw refused(refuse('unknown-mission', 'MISSION-GEN-1', { mission: scenario.mission }))
  const factions = factionsOf(catalog, scenario)
  const players = playersOf(scenario)
  checkSquads(catalog, mission, scenario, factions)
  checkMat(mission, scenario)
  const ships: Ship[] = []
  for (const side of SIDES) {
    for (const entry of scenario.forces[side])
      ships.push(createShip(catalog, ships, side, entry, entry.player ?? players.find(one => one.side === side)!.id))
    for (const ship of ships) if (mission.unshielded?.includes(ship.chassis)) ship.shields = 0
    for (const extra of mission.extras) {
      if (extra.side !== side) continue
      const printed = scenario.points >= VETERAN ? extra.veteranShields : 0
      const shields = scenario.terms?.shields?.[extra.chassis] ?? printed
      ships.push(createShip(catalog, ships, side, { chassis: extra.chassis, shields }))
    }
  }
  const decks = decksOf(catalog, scenario)
  const { width, height } = scenario.mat
  const state: GameState = {
    mission: mission.id,
    mat: { width, height },
    collection: scenario.collection,
    maxRounds: scenario.maxRounds ?? null,
    // Opposite edges belong to the players, the two sides to nobody (SETUP-4).
    sides: {
      first: { faction: factions.first, home: 'south', points: scenario.points },
      second: { faction: factions.second, home: 'north', points: scenario.points },
    },
    players: players.map(({ id, side }) => ({ id, side })),
    initiative: initiative(catalog, scenario),
    at: 0,
    round: 0,
    phase: 'setup',
    stack: [{ step: 'setup', index: 0 }],
    open: [],
    ships,
    supply: obstaclesOf(catalog, mission, scenario),
    objects: [],
    touching: [],
    ...decks,
    losses: [],
    sites: {},
    memory: {},
    result: null,
  }
  const game: Game = { catalog, state, events }
  dealEarlier(game, scenario)
  emit(game, {
    type: 'gameStarted',
    mission: mission.id,
    factions,
    initiative: decidesInitiative(mission.setup) ? null : state.initiative,
    mat: { width, height },
    ...(decks.deck.id === undefined && !decks.decks ? {} : { decks: scenario.decks! }),
    rules: ['MISSION-GEN-1', 'SETUP-10'],
  })
  return game
}

/** Damage from an earlier battle, as cards face down; as much as destroys a ship is none (DESTROY-1). */
function dealEarlier(game: Game, { forces }: Scenario): void {
  const { state } = game
  for (const side of SIDES) {
    const own = state.ships.filter(ship => ship.side === side)
    for (const [index, { damage = 0 }] of forces[side].entries()) {
      const ship = own[index]!
      if (damage >= hullOf(game, ship)) throw refused(refuse('bad-scenario', 'DESTROY-1', { field: 'damage' }))
      const deck = deckOf(state, side)
      for (let card = 0; card < damage; card += 1)
        ship.damage.push({ kind: null, faceUp: false, shuffle: deck.shuffle, round: 0 })
      deck.draw -= damage
    }
  }
}

/** One deck lies on the table for both sides, or one for each where they differ; the set's own unless told (COMP-1, COMP-6). */
function decksOf(catalog: Catalog, { decks }: Scenario): Pick<GameState, 'deck' | 'decks'> {
  const { first = catalog.set, second = catalog.set } = decks ?? {}
  const lay = (deck: string): Deck => {
    if (deck !== catalog.set && !Object.hasOwn(catalog.decks, deck))
      throw refused(refuse('unknown-deck', ['COMP-1', 'TFA-LAYER-1'], { deck }))
    return freshDeck(kindsIn(catalog, deck), deck === catalog.set ? undefined : deck)
  }
  return first === second ? { deck: lay(first) } : { deck: lay(first), decks: { second: lay(second) } }
}

type Factions = Readonly<Record<Side, Faction>>

/** For whom each side flies. One faction on both sides needs more than one box (MIRROR-3). */
function factionsOf(catalog: Catalog, { factions, collection }: Scenario): Factions {
  const found = factions ?? usualFactions(catalog)
  for (const side of SIDES)
    if (!catalog.factions.includes(found[side]))
      throw refused(refuse('unknown-faction', 'GEN-2', { faction: found[side] }))
  if (found.first === found.second && collection === 'core') throw refused(refuse('mirror-box', ['MIRROR-3', 'COMP-7']))
  return found
}

/**
 * Who plays: each side has somebody and three members at most, one called as the side is and the others by numbers, nobody is there twice,
 * and every ship is commanded by a member of its side (TEAM-1, TEAM-3).
 */
function playersOf({ players, forces }: Scenario): NonNullable<Scenario['players']> {
  const found = players ?? SIDES.map(side => ({ id: side, side }))
  const bad = (id: string) => refused(refuse('bad-player', ['TEAM-1', 'TEAM-3'], { player: id }))
  for (const [index, { id }] of found.entries()) if (found.findIndex(one => one.id === id) !== index) throw bad(id)
  for (const side of SIDES) {
    const members = found.filter(one => one.side === side).map(one => one.id)
    if (!members.includes(side)) throw bad(side)
    if (members.length > MEMBERS_MOST) throw refused(refuse('too-many-members', 'TEAM-1', { side, most: MEMBERS_MOST }))
    for (const mate of members) if (mate !== side && !mate.startsWith(`${side}-`)) throw bad(mate)
    for (const { player } of forces[side]) if (player !== undefined && !members.includes(player)) throw bad(player)
  }
  return found
}

/** The second side has initiative until a setup has it decided, unless built squads say otherwise: who spent fewer points, all members together (INIT-1, SQUAD-6, TEAM-10, MISSION-GEN-9). */
function initiative(catalog: Catalog, { points, forces }: Scenario): Side {
  if (points === 0) return 'second'
  return squadPoints(catalog, forces.first) < squadPoints(catalog, forces.second) ? 'first' : 'second'
}

/**
 * Both squads, laid open at the same time (SQUAD-5), are legal for the points agreed on; without points they are as large as anybody likes, even empty. The box, if there
 * is only one, holds them both. Points and unique cards are counted for a side, however many command it, and the box for the table (TEAM-2, TEAM-14).
 */
function checkSquads(
  catalog: Catalog,
  mission: Mission,
  { points, forces, collection }: Scenario,
  factions: Factions,
): void {
  if (!(Number.isInteger(points) && points >= 0))
    throw refused(refuse('bad-points', 'SQUAD-2', { points: String(points) }))
  if (mission.printedOnly && (points > 0 || !arePrinted(mission, forces)))
    throw refused(refuse('printed-only', mission.printedOnly, { mission: mission.id }))
  for (const side of SIDES) {
    if (points === 0 && forces[side].length === 0) continue
    const problem = squadProblems(catalog, factions[side], forces[side], points === 0 ? null : points)[0]
    if (problem) throw refused(problem)
  }
  // Somebody must be there to play.
  if (mission.extras.length === 0 && SIDES.every(side => forces[side].length === 0))
    throw refused(refuse('empty-squad', 'SETUP-2'))
  if (collection !== 'core') return
  const missing = boxProblems(
    catalog,
    forces,
    mission.extras.map(extra => extra.chassis),
  )[0]
  if (missing) throw refused(missing)
}

/** Whether both sides bring what the mission prints, whoever commands it. */
const arePrinted = (mission: Mission, forces: Scenario['forces']): boolean => {
  const cards = (squad: readonly ForceEntry[]) => JSON.stringify(squad.map(({ pilot, upgrades }) => [pilot, upgrades]))
  return SIDES.every(side => cards(forces[side]) === cards(mission.forces[side]))
}

/** At least the standard mat (AREA-1), larger ones as agreed (AREA-2, AREA-3); a mission is played on exactly that (AREA-4, MISSION-GEN-5). */
function checkMat(mission: Mission, { mat }: Scenario): void {
  const sizes = [mat.width, mat.height]
  if (!sizes.every(mm => mm >= STANDARD_MAT && mm <= LARGEST_MAT))
    throw refused(refuse('bad-mat', ['AREA-1', 'AREA-4'], { least: STANDARD_MAT, most: LARGEST_MAT }))
  if (mission.number !== null && sizes.some(mm => mm !== STANDARD_MAT))
    throw refused(refuse('mission-mat', 'MISSION-GEN-5', { mm: STANDARD_MAT }))
}

/** Whether a token is an obstacle; its id comes from outside. */
function isObstacle(catalog: Catalog, id: string): boolean {
  const token = cardOf(catalog.tokens, id)
  return token !== undefined && kindOf(catalog, token.what).obstacle
}

/** The obstacle tokens to be placed: those a mission prints – or fewer, by the terms –, or those agreed on (OBST-1); each lies in the box once (COMP-7). */
function obstaclesOf(catalog: Catalog, mission: Mission, { objects: obstacles = [], terms }: Scenario): string[] {
  if (mission.obstacles === 'none' && obstacles.length > 0) throw refused(refuse('no-obstacles', 'MISSION-GEN-3'))
  for (const [index, id] of obstacles.entries()) {
    if (!isObstacle(catalog, id)) throw refused(refuse('unknown-obstacle', 'OBST-1', { obstacle: id }))
    if (obstacles.indexOf(id) !== index) throw refused(refuse('obstacle-twice', 'COMP-7', { obstacle: id }))
  }
  if (mission.obstacles !== 'all') return [...obstacles]
  return Object.keys(catalog.tokens)
    .filter(id => isObstacle(catalog, id))
    .slice(0, terms?.obstacles)
}
