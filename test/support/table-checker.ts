/** What must hold from one state to the next: obstacles lie still, satellites are never lost from count, cards stay discarded. */
import {
  corners,
  type Edge,
  edgeDistance,
  insideBand,
  overlapsPolygon,
  polygonGap,
  type Vec,
} from '../../src/geometry/index.ts'
import {
  bodyOf,
  cargoOf,
  type Engine,
  type GameEvent,
  type GameState,
  type MatObject,
  obstaclesOf,
  type ShipId,
  shipOf,
} from '../../src/rules/index.ts'

type Fail = (what: string) => never
const SIDES: readonly Edge[] = ['north', 'east', 'south', 'west']

/** How near and how far an outline lies to an edge, mm. */
function depths(
  polygon: readonly Vec[],
  { width, height }: GameState['mat'],
  edge: Edge,
): { near: number; far: number } {
  const all = polygon.map(({ x, y }) =>
    edge === 'north'
      ? height / 2 - y
      : edge === 'south'
        ? height / 2 + y
        : edge === 'east'
          ? width / 2 - x
          : width / 2 + x,
  )
  return { near: Math.min(...all), far: Math.max(...all) }
}

/** A token as it was laid: whole on the mat, over no other, as far from everything as its mission says. */
function checkPlaced(engine: Engine, state: GameState, token: MatObject, fail: Fail): void {
  const near = (edge: Edge): number => depths(token.polygon, state.mat, edge).near
  if (SIDES.some(edge => near(edge) < 0)) fail(`${token.id} lies beyond the mat`)
  const others = obstaclesOf({ catalog: engine.catalog, state }).filter(other => other !== token)
  for (const other of others)
    if (polygonGap(token.polygon, other.polygon) === 0) fail(`${token.id} lies over ${other.id}`)
  if (state.mission === 'standard' && SIDES.some(edge => near(edge) <= 200))
    fail(`${token.id} lies at Range 1-2 of an edge`)
  if (state.mission !== 'asteroid-run') return
  for (const other of others)
    if (polygonGap(token.polygon, other.polygon) <= 100) fail(`${token.id} lies at Range 1 of ${other.id}`)
  for (const ship of state.ships) {
    if (ship.status !== 'play') continue
    const body = bodyOf(engine.catalog, ship)
    if (overlapsPolygon(body, token.polygon)) fail(`${token.id} lies under ${ship.id}`)
    if (ship.side === 'first' && polygonGap(token.polygon, corners(body)) <= 100)
      fail(`${token.id} lies at Range 1 of ${ship.id}`)
  }
}

/** The satellites once all lie: in their bands, off the sides, each at Range 2-3 of another (MISSION-3-SETUP-3 … 5). */
function checkSatellites(state: GameState, fail: Fail): void {
  const { objects: markers } = state
  const expected = state.sides.first.points >= 100 ? 4 : 2
  if (markers.length !== expected) fail(`${markers.length} satellites, not ${expected}`)
  markers.forEach((marker, n) => {
    const { near, far } = depths(marker.polygon, state.mat, 'south')
    const band = n % 2 === 0 ? 3 : 2
    if (near < (band - 1) * 100 - 0.01 || far > band * 100 + 0.01) fail(`${marker.id} is not at Range ${band}`)
    for (const side of ['east', 'west'] as const)
      if (depths(marker.polygon, state.mat, side).near <= 100) fail(`${marker.id} is at Range 1 of a side`)
    const gaps = markers.filter(other => other !== marker).map(other => polygonGap(marker.polygon, other.polygon))
    if (!gaps.some(mm => mm > 100 && mm <= 300.01)) fail(`${marker.id} is at Range 2-3 of none`)
  })
}

/** Where a ship may come into the game. */
function checkEntry(
  engine: Engine,
  state: GameState,
  event: Extract<GameEvent, { type: 'shipPlaced' }>,
  fail: Fail,
): void {
  const ship = shipOf(state, event.ship)
  const body = { base: bodyOf(engine.catalog, { ...ship, pose: event.pose }).base, pose: event.pose }
  const { first, second } = state.sides
  const both = [first.home, second.home]
  const own = [state.sides[ship.side].home]
  if (state.mission === 'asteroid-run' && ship.side === 'first') {
    if (both.some(edge => edgeDistance(body, state.mat, edge).near <= 300)) fail(`${ship.id} starts at Range 1-3`)
    return
  }
  const edges = state.mission === 'asteroid-run' ? both : own
  const escorts = state.mission === 'political-escort' && event.how === 'setup' && ship.pilot !== null
  // Containers lie in the bands 2, 3, 2 and 3 (TFA-LINE-1).
  const container = state.ships.filter(({ chassis }) => chassis === 'cargo').indexOf(ship)
  const band = container >= 0 ? ([2, 3] as const)[container % 2]! : escorts ? 2 : 1
  if (!edges.some(edge => insideBand(body, state.mat, edge, band))) fail(`${ship.id} enters outside of its zone`)
}

/** Watches one game; give it every event, then the state after each command. */
export function tableChecker(engine: Engine): (state: GameState, events: readonly GameEvent[]) => void {
  const laid = new Map<string, MatObject>()
  const shields = new Map<ShipId, number>()
  const discarded = new Set<string>()
  let satellites: string[] | null = null
  let lost = 0
  /** The state before this one was already past the setup. */
  let settled = false
  return (state, events) => {
    const fail: Fail = what => {
      throw new Error(`invariant: ${what} (round ${state.round}, ${state.phase}, command ${state.at})`)
    }
    for (const event of events) {
      if (event.type === 'shipPlaced') checkEntry(engine, state, event, fail)
      if (event.type === 'objectsLost') lost += event.objects.length
      if (event.type === 'shieldRegained') shields.delete(event.ship)
    }
    const table = { catalog: engine.catalog, state }
    const [rocks, cargo] = [obstaclesOf(table), cargoOf(table)]
    for (const token of rocks) {
      const known = laid.get(token.id)
      if (known && known !== token) fail(`${token.id} was moved`)
      if (known) continue
      if (settled) fail(`${token.id} came after the setup`)
      checkPlaced(engine, state, token, fail)
      // Whoever changes it now is found out at once.
      for (const point of token.polygon) Object.freeze(point)
      Object.freeze(token.polygon)
      laid.set(token.id, Object.freeze(token))
    }
    if (laid.size !== rocks.length) fail('an obstacle has gone')
    if (state.phase !== 'setup' && satellites === null) {
      satellites = cargo.map(marker => marker.id)
      if (state.mission === 'dark-whispers') checkSatellites(state, fail)
    }
    if (satellites !== null && cargo.length + lost !== satellites.length)
      fail(`${cargo.length} satellites and ${lost} in the supply`)
    for (const ship of state.ships) {
      const before = shields.get(ship.id)
      if (before !== undefined && ship.shields > before) fail(`${ship.id} has got shields from nowhere`)
      shields.set(ship.id, ship.shields)
      ship.upgrades.forEach((upgrade, n) => {
        const key = `${ship.id} ${n}`
        if (discarded.has(key) && !upgrade.discarded) fail(`${upgrade.card} of ${ship.id} is back`)
        if (upgrade.discarded) discarded.add(key)
      })
    }
    settled = state.phase !== 'setup'
  }
}
