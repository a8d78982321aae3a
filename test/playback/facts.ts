/** What a picture must agree on with the state of the game, told by a plain fold that knows nothing of beats. */
import type { Pose, Vec } from '../../src/geometry/index.ts'
import type { Picture } from '../../src/playback/picture.ts'
import { type Catalog, damageOf, type GameEvent, type GameState, hullOf, isOwnToken } from '../../src/rules/index.ts'
import { meansOf } from '../../src/rules/means.ts'

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
  /** What it has to fly and to fire with. */
  means: string
}

/** A token on the mat: what it is, where it lies, and that its outline is there. */
export type TokenFacts = { id: string; what: string; x: number; y: number; heading: number; corners: string }

export type Facts = {
  round: number
  phase: string
  ships: ShipFacts[]
  /** What lies in the way, and what else lies on the mat. */
  obstacles: TokenFacts[]
  others: TokenFacts[]
  homes: string
  result: string
}

const token = (id: string, what: string, pose: Pose, polygon: readonly Vec[]): TokenFacts => ({
  id,
  what,
  ...pose,
  corners: JSON.stringify(polygon),
})
const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)

const lyingIn = ({ objects }: Picture, inTheWay: boolean): TokenFacts[] =>
  objects
    .filter(({ obstacle, carrier }) => obstacle === inTheWay && carrier === null)
    .map(({ id, what, pose, polygon }) => token(id, what, pose, polygon))
    .sort(byId)

/** The facts a picture shows. */
export function factsOfPicture(picture: Picture): Facts {
  return {
    round: picture.round,
    phase: picture.phase,
    result: JSON.stringify(picture.result),
    homes: `${picture.homes.first} ${picture.homes.second}`,
    obstacles: lyingIn(picture, true),
    others: lyingIn(picture, false),
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
        means: JSON.stringify(ship.means),
      }))
      .sort((a, b) => (a.id < b.id ? -1 : 1)),
  }
}

/** The same facts of a state. */
export function factsOfState(catalog: Catalog, state: GameState): Facts {
  const game = { catalog, state, events: null }
  const lying = (inTheWay: boolean) =>
    state.objects
      .filter(({ kind, ship }) => catalog.kinds[kind]!.obstacle === inTheWay && ship === null)
      .map(({ id, kind, x, y, heading, polygon }) => token(id, kind, { x, y, heading }, polygon))
      .sort(byId)
  return {
    round: state.round,
    phase: state.phase,
    result: JSON.stringify(state.result),
    homes: `${state.sides.first.home} ${state.sides.second.home}`,
    obstacles: lying(true),
    others: lying(false),
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
        carries: state.objects
          .filter(one => one.ship === ship.id)
          .map(({ id }) => id)
          .sort()
          .join(),
        means: JSON.stringify(meansOf(game, ship)),
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
    others: [],
    homes: 'south north',
    result: 'null',
  }
  /** What each thing is that was laid, by its id: whoever carries it does not say. */
  const laid = new Map<string, string>()
  for (const event of events) {
    if (event.type === 'tokenPlaced') laid.set(event.token, event.what)
    apply(catalog, facts, event, laid)
    for (const ship of facts.ships) {
      const means = event.means?.[ship.id]
      if (means) ship.means = JSON.stringify(means)
    }
  }
  for (const list of [facts.ships, facts.obstacles, facts.others]) list.sort(byId)
  return facts
}

function apply(catalog: Catalog, facts: Facts, event: GameEvent, laid: ReadonlyMap<string, string>): void {
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
      facts[event.obstacle ? 'obstacles' : 'others'].push(token(event.token, event.what, event.pose, event.polygon))
      return
    case 'objectPlaced':
      facts[event.obstacle ? 'obstacles' : 'others'].push(token(event.object, event.kind, event.pose, event.polygon))
      return
    case 'objectMoved':
      for (const list of [facts.obstacles, facts.others]) {
        const at = list.findIndex(({ id }) => id === event.object)
        if (at >= 0) list[at] = token(event.object, event.kind, event.to, event.polygon)
      }
      return
    case 'objectRemoved':
      facts.obstacles = facts.obstacles.filter(({ id }) => id !== event.object)
      facts.others = facts.others.filter(({ id }) => id !== event.object)
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
        means: 'null',
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
    case 'boosted':
    case 'shipTurned':
      Object.assign(ship, event.to)
      return
    case 'tokenGained':
      if (isOwnToken(event.token)) ship[event.token] += event.count
      return
    case 'tokenRemoved':
      if (isOwnToken(event.token)) ship[event.token] -= event.count
      return
    case 'lockAcquired':
      ship.lock = `${event.letter} on ${event.target}`
      return
    case 'lockRemoved':
      ship.lock = null
      return
    case 'objectTaken':
      facts.others = facts.others.filter(({ id }) => id !== event.object)
      ship.carries = [...ship.carries.split(',').filter(Boolean), event.object].sort().join()
      return
    case 'objectFell':
      facts.others.push(token(event.object, laid.get(event.object)!, event.pose, event.polygon))
      ship.carries = ship.carries
        .split(',')
        .filter(id => id !== event.object)
        .join()
      return
    case 'objectsLost':
      ship.carries = ship.carries
        .split(',')
        .filter(id => id !== '' && !event.objects.includes(id))
        .join()
      return
    case 'shieldLost':
    case 'shieldRegained':
      ship.shields = event.left
      return
    case 'hullMended':
      ship.hull = event.hullLeft
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
