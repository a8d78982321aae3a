/** What a battle of a tour came to, read from its last state and its events. */
import type { Catalog, GameEvent, GameState, Side } from '../rules/index.ts'
import { kindsIn } from '../rules/index.ts'

/** A ship at the end of a battle. */
export type ShipResult = {
  readonly side: Side
  readonly chassis: string
  readonly pilot: string | null
  /** It left by its goal, or was still there. */
  readonly home: boolean
  readonly damage: number
  readonly hull: number
  readonly kills: number
}

/** A battle that is over. Ships of a side are in the order of its forces, then what came later. */
export type BattleOutcome = {
  readonly winner: Side | null
  readonly rounds: number
  readonly ships: readonly ShipResult[]
}

/** What became of every ship. Throws for a battle that is not over. */
export function outcomeOf(catalog: Catalog, state: GameState, events: readonly GameEvent[]): BattleOutcome {
  if (!state.result) throw new Error('the battle is not over')
  const hulls = new Map<string, number>()
  const kills = new Map<string, number>()
  const escaped = new Set<string>()
  const full = (ship: string): number => {
    const found = state.ships.find(({ id }) => id === ship)
    return (found && catalog.chassis[found.chassis]?.hull) ?? 0
  }
  const hullOf = (ship: string): number => hulls.get(ship) ?? full(ship)
  for (const event of events) {
    if (event.type === 'shipPlaced') hulls.set(event.ship, event.hullLeft ?? full(event.ship))
    if (event.type === 'damageDealt') hulls.set(event.ship, event.hullLeft)
    if (event.type === 'damageTurnedDown') {
      // Face down it weighs one again.
      const side = state.ships.find(({ id }) => id === event.ship)?.side ?? 'first'
      const kinds = kindsIn(catalog, (state.decks?.[side] ?? state.deck).id)
      hulls.set(event.ship, hullOf(event.ship) + (kinds[event.kind]?.counts ?? 1) - 1)
    }
    if (event.type === 'shipFled' && event.escaped) escaped.add(event.ship)
    if (event.type === 'shipDestroyed' && event.by !== null) {
      const [by, lost] = [event.by, event.side]
      // Whoever shoots down a friend has nothing to paint on a hull.
      if (state.ships.find(({ id }) => id === by)?.side !== lost) kills.set(by, (kills.get(by) ?? 0) + 1)
    }
  }
  return {
    winner: state.result.winner,
    rounds: state.round,
    ships: state.ships.map(({ id, side, chassis, pilot, status }) => {
      const home = status === 'play' || escaped.has(id)
      const hull = home ? hullOf(id) : 0
      return { side, chassis, pilot, home, hull, damage: Math.max(0, full(id) - hull), kills: kills.get(id) ?? 0 }
    }),
  }
}
