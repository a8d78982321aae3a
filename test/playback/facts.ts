/** What a picture must agree on with the state of the game, told by a plain fold that knows nothing of beats. */
import type { Pose, Vec } from '../../src/geometry/index.ts'
import type { Picture } from '../../src/playback/picture.ts'
import type { Catalog, GameEvent, GameState } from '../../src/rules/index.ts'
import { damageOf, hullOf } from '../../src/rules/index.ts'

export type ShipFacts = {
  id: string
  x: number
  y: number
  heading: number
  hull: number
  shields: number
  focus: number
  evade: number
  stress: number
  lock: string | null
  crits: string
  carries: string
}

/** A token on the mat: where it lies, and that its outline is there. */
export type TokenFacts = { id: string; x: number; y: number; heading: number; corners: string }

export type Facts = {
  round: number
  phase: string
  ships: ShipFacts[]
  obstacles: TokenFacts[]
  satellites: TokenFacts[]
  homes: string
  result: string
}

const token = (id: string, pose: Pose, polygon: readonly Vec[]): TokenFacts => ({
  id,
  ...pose,
  corners: JSON.stringify(polygon),
})
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

/** The facts a picture shows. */
export function factsOfPicture(picture: Picture): Facts {
  return {
    round: picture.round,
    phase: picture.phase,
    result: JSON.stringify(picture.result),
    homes: `${picture.homes.first} ${picture.homes.second}`,
    obstacles: picture.obstacles.map(({ id, pose, polygon }) => token(id, pose, polygon)).sort(byId),
    satellites: picture.satellites
      .filter(({ carrier }) => carrier === null)
      .map(({ id, pose, polygon }) => token(id, pose, polygon))
      .sort(byId),
    ships: picture.ships
      .filter(ship => ship.presence > 0)
      .map(ship => ({
        id: ship.id,
        ...ship.pose,
        hull: ship.hull,
        shields: ship.shields,
        focus: ship.focus,
        evade: ship.evade,
        stress: ship.stress,
        lock: ship.lock && `${ship.lock.letter} on ${ship.lock.target}`,
        crits: [...ship.crits].sort().join(),
        carries: [...ship.carries].sort().join(),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

/** The same facts of a state. */
export function factsOfState(catalog: Catalog, state: GameState): Facts {
  const game = { catalog, state, events: null }
  return {
    round: state.round,
    phase: state.phase,
    result: JSON.stringify(state.result),
    homes: `${state.sides.first.home} ${state.sides.second.home}`,
    obstacles: state.obstacles
      .map(({ id, x, y, heading, polygon }) => token(id, { x, y, heading }, polygon))
      .sort(byId),
    satellites: state.markers
      .filter(marker => marker.ship === null)
      .map(({ id, x, y, heading, polygon }) => token(id, { x, y, heading }, polygon))
      .sort(byId),
    ships: state.ships
      .filter(ship => ship.status === 'play')
      .map(ship => ({
        id: ship.id,
        ...ship.pose!,
        hull: Math.max(0, hullOf(game, ship) - damageOf(game, ship)),
        shields: ship.shields,
        focus: ship.focus,
        evade: ship.evade,
        stress: ship.stress,
        lock: ship.lock && `${ship.lock.letter} on ${ship.lock.target}`,
        crits: ship.damage
          .filter(card => card.faceUp)
          .map(card => card.kind)
          .sort()
          .join(),
        carries: state.markers
          .filter(marker => marker.ship === ship.id)
          .map(({ id }) => id)
          .sort()
          .join(),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

/** The same facts, folded from events one by one. */
export function foldFacts(catalog: Catalog, events: readonly GameEvent[]): Facts {
  const facts: Facts = {
    round: 0,
    phase: 'setup',
    ships: [],
    obstacles: [],
    satellites: [],
    homes: 'south north',
    result: 'null',
  }
  for (const event of events) apply(catalog, facts, event)
  for (const list of [facts.ships, facts.obstacles, facts.satellites]) list.sort(byId)
  return facts
}

function apply(catalog: Catalog, facts: Facts, event: GameEvent): void {
  const ship = 'ship' in event ? facts.ships.find(other => other.id === event.ship) : undefined
  switch (event.type) {
    case 'roundStarted':
      facts.round = event.round
      return
    case 'phaseStarted':
      facts.phase = event.phase
      return
    case 'gameEnded':
      facts.result = JSON.stringify(event.result)
      return
    case 'tokenPlaced':
      facts[event.what === 'obstacle' ? 'obstacles' : 'satellites'].push(token(event.token, event.pose, event.polygon))
      return
    case 'edgesChosen':
      facts.homes = `${event.homes.first} ${event.homes.second}`
      return
    case 'shipPlaced':
      facts.ships.push({
        id: event.ship,
        ...event.pose,
        hull: catalog.chassis[event.chassis]!.hull,
        shields: event.shields,
        focus: 0,
        evade: 0,
        stress: 0,
        lock: null,
        crits: '',
        carries: '',
      })
      return
    case 'shipDestroyed':
    case 'shipFled':
      facts.ships = facts.ships.filter(other => other.id !== event.ship)
      for (const other of facts.ships) if (other.lock?.endsWith(` on ${event.ship}`)) other.lock = null
      return
  }
  if (!ship) return
  switch (event.type) {
    case 'manoeuvreExecuted':
    case 'barrelRolled':
      Object.assign(ship, event.to)
      return
    case 'tokenGained':
      ship[event.token] += event.count
      return
    case 'tokenRemoved':
      ship[event.token] -= event.count
      return
    case 'lockAcquired':
      ship.lock = `${event.letter} on ${event.target}`
      return
    case 'lockRemoved':
      ship.lock = null
      return
    case 'satelliteScanned':
      facts.satellites = facts.satellites.filter(({ id }) => id !== event.marker)
      ship.carries = [...ship.carries.split(',').filter(Boolean), event.marker].sort().join()
      return
    case 'satellitesLost':
      ship.carries = ship.carries
        .split(',')
        .filter(id => id !== '' && !event.markers.includes(id))
        .join()
      return
    case 'shieldLost':
    case 'shieldRegained':
      ship.shields = event.left
      return
    case 'damageDealt':
      ship.hull = event.hullLeft
      if (event.faceUp) ship.crits = [...ship.crits.split(',').filter(Boolean), event.kind].sort().join()
      return
    case 'damageTurnedDown': {
      const up = ship.crits.split(',').filter(Boolean)
      const index = up.indexOf(event.kind)
      const counted = index >= 0 ? (catalog.damage[event.kind]?.counts ?? 1) : 1
      if (index >= 0) up.splice(index, 1)
      ship.crits = up.join()
      ship.hull += counted - 1
    }
  }
}
