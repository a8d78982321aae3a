/** The table of a mission for its briefing: laid as it might be, with the places that matter. Nothing of it enters the battle. */
import { TABLES } from '../content/tours/tables.ts'
import type { Lit } from '../content/tours/types.ts'
import type { Vec } from '../geometry/index.ts'
import { type Command, type Engine, type GameEvent, type GameState, type Scenario, zoneBoxes } from '../rules/index.ts'

/** A place that is lit: by its id, parts of the mat, ships and tokens. */
export type LitPlace = {
  readonly id: string
  readonly zones: readonly (readonly Vec[])[]
  readonly ships: readonly string[]
  readonly tokens: readonly string[]
}

/** A table that is laid: what was told of it, and what is lit, in the order in which it is shown. */
export type LaidTable = { readonly events: readonly GameEvent[]; readonly places: readonly LitPlace[] }

/** How deep the light at an edge is, and how wide that of a way, mm. */
const DEEP = 45
const WIDE = 44

type Spot = Vec & { readonly heading: number }

const away = (a: Spot, b: Spot): number => (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)

/** The answer to a question of the setup that comes nearest to a wish: the very one where it may be. */
function nearest(engine: Engine, state: GameState, all: readonly Command[], wish: Spot | undefined): Command {
  const [first] = all
  if (!first) throw new Error('nothing can be put down')
  if (!wish || !('x' in first)) return first
  const wished = { ...first, ...wish }
  if (engine.isLegal(state, wished) === true) return wished
  const spots = all.filter(one => 'x' in one)
  return spots.reduce((best, one) => (away(one, wish) < away(best, wish) ? one : best), first)
}

/** Plays the setup of a scenario by the wishes for its table. Throws for a mission that has none. */
export function laidTable(engine: Engine, scenario: Scenario): LaidTable {
  const table = TABLES[scenario.mission]
  if (!table) throw new Error(`nobody knows how the table of ${scenario.mission} lies`)
  const events: GameEvent[] = []
  const state = engine.newGame(scenario, events)
  const taken = { first: 0, second: 0, tokens: 0 }
  while (state.round === 0) {
    const [decision] = engine.open(state)
    if (!decision || decision.player === 'chance') break
    const row = decision.kind === 'token' ? 'tokens' : decision.side
    // Who flies without a pilot has a place of its own.
    const fixed = decision.kind === 'place' && decision.zone.lateral !== undefined
    const wish = fixed ? undefined : table.laid[row][taken[row]]
    if (!fixed) taken[row] += 1
    engine.apply(state, nearest(engine, state, engine.legal(state, decision), wish), events)
  }
  const begun = events.findIndex(({ type }) => type === 'roundStarted')
  return {
    events: begun < 0 ? events : events.slice(0, begun),
    places: table.places.map(({ id, ...lit }) => ({ id, ...litIn(state, lit) })),
  }
}

/** What a light falls on, on a table that is laid. */
function litIn(state: GameState, lit: Lit): Omit<LitPlace, 'id'> {
  const { ships, objects, sides, mat } = state
  const none = { zones: [], ships: [], tokens: [] }
  switch (lit.lit) {
    case 'edges':
      return {
        ...none,
        zones: lit.of.flatMap(side =>
          zoneBoxes({ edges: [sides[side].home], band: 1 }, mat).map(({ left, right, bottom, top }) =>
            top > 0 ? box(left, right, top - DEEP, top) : box(left, right, bottom, bottom + DEEP),
          ),
        ),
      }
    case 'ships':
      return { ...none, ships: ships.flatMap(({ id, side, pose }) => (side === lit.of && pose ? [id] : [])) }
    case 'tokens':
      return { ...none, tokens: objects.filter(({ kind }) => kind === lit.what).map(({ id }) => id) }
    case 'way': {
      const ship = ships.find(({ chassis }) => chassis === lit.chassis)
      const far = sides[lit.to].home === 'north' ? mat.height / 2 : -mat.height / 2
      if (!ship?.pose) return none
      const { x, y } = ship.pose
      return {
        ...none,
        ships: [ship.id],
        zones: [box(x - WIDE, x + WIDE, Math.min(y, far), Math.max(y, far))],
      }
    }
  }
}

const box = (left: number, right: number, bottom: number, top: number): readonly Vec[] => [
  { x: left, y: bottom },
  { x: right, y: bottom },
  { x: right, y: top },
  { x: left, y: top },
]
