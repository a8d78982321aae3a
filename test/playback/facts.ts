/** What a picture must agree on with the state of the game, told by a plain fold that knows nothing of beats. */
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
}

export type Facts = { round: number; phase: string; ships: ShipFacts[]; result: string }

/** The facts a picture shows. */
export function factsOfPicture(picture: Picture): Facts {
  return {
    round: picture.round,
    phase: picture.phase,
    result: JSON.stringify(picture.result),
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
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

/** The same facts, folded from events one by one. */
export function foldFacts(catalog: Catalog, events: readonly GameEvent[]): Facts {
  const facts: Facts = { round: 0, phase: 'setup', ships: [], result: 'null' }
  for (const event of events) apply(catalog, facts, event)
  facts.ships.sort((a, b) => (a.id < b.id ? -1 : 1))
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
    case 'shieldLost':
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
