/** From a scenario to the first question (SETUP-*, MISSION-GEN-*, COMP-7). */
import type { Catalog, Game } from './catalog.ts'
import type { Scenario } from './engine-type.ts'
import type { GameEvent } from './events.ts'
import { refuse, refused } from './refuse.ts'
import { emit } from './run.ts'
import { createShip } from './ship.ts'
import type { GameState, PlayerSeat, Ship } from './state.ts'
import { PLAYER_SEATS } from './state.ts'

/** With how many points a mission brings its veteran extras (MISSION-1-SHUTTLE-2). */
const VETERAN = 100

/** The state before its first step. Throws a refusal for an unknown mission, pilot or upgrade, a wrong faction, or more than the box holds. */
export function setUp(catalog: Catalog, scenario: Scenario, events: GameEvent[] | null): Game {
  const mission = entryOf(catalog.missions, scenario.mission)
  if (!mission) throw refused(refuse('unknown-mission', 'MISSION-GEN-1', { mission: String(scenario.mission) }))
  const ships: Ship[] = []
  for (const seat of PLAYER_SEATS) {
    for (const entry of scenario.forces[seat]) {
      checkEntry(catalog, seat, entry)
      ships.push(createShip(catalog, ships, seat, entry))
    }
    for (const extra of mission.extras) {
      if (extra.seat !== seat) continue
      const shields = scenario.points >= VETERAN ? extra.veteranShields : 0
      ships.push(createShip(catalog, ships, seat, { chassis: extra.chassis, shields }))
    }
  }
  if (scenario.collection === 'core') checkBox(catalog, ships)
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
    maxRounds: scenario.maxRounds,
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
    rules: ['MISSION-GEN-1', 'SETUP-10'],
  })
  return game
}

/** The Imperial player has initiative, unless built squads say otherwise: who spent fewer points (INIT-1, MISSION-GEN-9). */
function initiative(catalog: Catalog, scenario: Scenario): PlayerSeat {
  if (scenario.points === 0) return 'imperial'
  const [rebel, imperial] = PLAYER_SEATS.map(seat =>
    scenario.forces[seat].reduce((sum, entry) => {
      const upgrades = entry.upgrades.reduce((more, card) => more + (catalog.upgrades[card]?.points ?? 0), 0)
      return sum + (catalog.pilots[entry.pilot]?.points ?? 0) + upgrades
    }, 0),
  )
  return rebel! < imperial! ? 'rebel' : 'imperial'
}

function checkEntry(catalog: Catalog, seat: PlayerSeat, entry: Scenario['forces']['rebel'][number]): void {
  const pilot = entryOf(catalog.pilots, entry.pilot)
  if (!pilot) throw refused(refuse('unknown-pilot', 'SETUP-2', { pilot: String(entry.pilot) }))
  const faction = catalog.chassis[pilot.chassis]?.faction
  if (faction !== seat) throw refused(refuse('wrong-faction', ['GEN-2', 'SETUP-1'], { pilot: pilot.id, seat }))
  for (const card of entry.upgrades) {
    if (!entryOf(catalog.upgrades, card)) throw refused(refuse('unknown-upgrade', 'SETUP-2', { card: String(card) }))
  }
}

/** A card by its id; ids come from outside, so what every object inherits is none. */
function entryOf<T>(cards: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(cards, id) ? cards[id] : undefined
}

/** A squad that needs more models or cards than the box holds cannot be fielded (COMP-7). */
function checkBox(catalog: Catalog, ships: readonly Ship[]): void {
  for (const ship of ships) {
    const pilot = ship.pilot === null ? null : catalog.pilots[ship.pilot]!
    const models = ships.filter(other => other.chassis === ship.chassis).length
    const cards = ships.filter(other => other.pilot !== null && other.pilot === ship.pilot).length
    if (models > catalog.chassis[ship.chassis]!.models || (pilot && cards > pilot.count)) {
      throw refused(refuse('not-in-box', 'COMP-7', { pilot: ship.pilot ?? ship.chassis }))
    }
  }
}
