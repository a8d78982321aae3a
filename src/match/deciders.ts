/** The few moments that decided a battle, out of what it told: losses, steps towards the goal and heavy hits, weighed without a judge. */
import type { GameEvent, ShipId } from '../rules/index.ts'

/**
 * What happened in a moment, and how much it weighs; a hit weighs its damage. `gone`: lost, and nobody's shot; `taken`, `lastTaken`,
 * `dataLost`: of what the mission has on the mat; `repaired`: its mark was taken off.
 */
const WEIGHTS = {
  fled: 14,
  escaped: 14,
  dataLost: 13,
  destroyed: 12,
  gone: 12,
  lastTaken: 9,
  taken: 7,
  repaired: 5,
  hit: 2,
  rock: 2,
} as const
/** What ended the battle comes before all else. */
const END = 100

/** A moment that decided a battle. */
export type Decider = {
  readonly round: number
  readonly what: keyof typeof WEIGHTS
  /** Whom it happened to, or who did it alone. */
  readonly ship: ShipId
  /** Who shot; null: nobody. */
  readonly by: ShipId | null
  /** Damage of a hit; 0 where nothing is counted. */
  readonly count: number
  /** The events that show it, from the first to the last, by their number in the battle. */
  readonly from: number
  readonly until: number
}
type Weighed = Decider & { readonly weight: number }

/** How many are told of a battle. */
export const MOST_DECIDERS = 3

/**
 * The moments that decided a battle, in its order: what ended it, losses, what counts for the goal, then the heaviest hits. What belongs to
 * one attack or one move is one moment. Fewer than `most` where no more happened.
 */
export function decidersOf(events: readonly GameEvent[], most = MOST_DECIDERS): readonly Decider[] {
  const found: Weighed[] = []
  /** Where each ship last began to move, and where it was shot at in this round. */
  const moves = new Map<ShipId, number>()
  const shots = new Map<ShipId, number>()
  let hit = { ship: '', by: '', from: 0, damage: 0, crits: 0 }
  let round = 0
  const note = (
    { what, ship }: Pick<Decider, 'what' | 'ship'>,
    span: Pick<Decider, 'from' | 'until'>,
    { by = null, count = 0, crits = 0 }: { by?: ShipId | null; count?: number; crits?: number } = {},
  ) => found.push({ round, what, ship, by, count, ...span, weight: WEIGHTS[what] * Math.max(1, count) + crits })
  for (const [until, event] of events.entries()) {
    switch (event.type) {
      case 'roundStarted':
        round = event.round
        shots.clear()
        break
      case 'dialRevealed':
        moves.set(event.ship, until)
        break
      case 'manoeuvreExecuted':
        // What flies without a dial begins here.
        if (event.difficulty === null) moves.set(event.ship, until)
        break
      case 'attackDeclared':
        hit = { ship: event.defender, by: event.attacker, from: until, damage: 0, crits: 0 }
        shots.set(event.defender, until)
        break
      case 'shieldLost':
      case 'damageDealt':
        if (hit.ship === event.ship) {
          if (event.type === 'shieldLost' || !event.exposed) hit.damage += 1
          if (event.type === 'damageDealt' && event.faceUp) hit.crits += 1
        }
        break
      case 'attackEnded': {
        const { ship, by, from, damage: count, crits } = hit
        if (count > 0) note({ what: 'hit', ship }, { from, until }, { by, count, crits })
        hit = { ...hit, ship: '' }
        break
      }
      case 'obstacleRolled': {
        const { ship, hits, crits, friend } = event
        const count = hits + crits
        if (count > 0 && !friend) note({ what: 'rock', ship }, { from: moves.get(ship) ?? until, until }, { count })
        break
      }
      case 'shipDestroyed': {
        const { ship, by } = event
        const from = (by === null ? moves : shots).get(ship) ?? until
        note({ what: by === null ? 'gone' : 'destroyed', ship }, { from, until }, { by })
        break
      }
      case 'shipFled':
        note(
          { what: event.escaped ? 'escaped' : 'fled', ship: event.ship },
          { from: moves.get(event.ship) ?? until, until },
        )
        break
      case 'objectTaken':
        note({ what: event.left === 0 ? 'lastTaken' : 'taken', ship: event.ship }, { from: until, until })
        break
      case 'objectsLost': {
        const from = shots.get(event.ship) ?? moves.get(event.ship) ?? until
        note({ what: 'dataLost', ship: event.ship }, { from, until })
        break
      }
      case 'shipUnmarked':
        note({ what: 'repaired', ship: event.ship }, { from: until, until })
        break
      case 'gameEnded': {
        // The same command told of what ended it.
        const last = found.findLastIndex(({ until: at }) => events[at]?.at === event.at)
        if (last >= 0) found[last] = { ...found[last]!, weight: END }
        break
      }
      default:
    }
  }
  const told: Weighed[] = []
  for (const one of found.toSorted((a, b) => b.weight - a.weight || b.until - a.until))
    if (told.length < most && !told.some(({ from }) => from === one.from)) told.push(one)
  return told.sort((a, b) => a.until - b.until).map(({ weight: _, ...decider }) => decider)
}
