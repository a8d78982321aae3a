/**
 * Placing the forces in the order the mission prints (SETUP-5, SETUP-6, MISSION-GEN-3): after everything of new-game.ts and
 * before round 1 (SETUP-11).
 */
import type { Game, SetupStep } from '../catalog.ts'
import type { Placement } from '../commands.ts'
import type { Decision, Zone } from '../decisions.ts'
import { missionOf } from '../effects.ts'
import { hasRoom } from '../legal/placement.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import type { Frame, PlayerSeat, Ship } from '../state.ts'
import { chassisOf, shipOf, skillOf } from '../values.ts'

type SetupFrame = Frame & { index: number }

/** Whose ships are to be placed now, and where; null when this step of the setup is done. */
function nextPlacement(game: Game, part: SetupStep): { seat: PlayerSeat; ships: Ship[]; zone: Zone } | null {
  const { state } = game
  const waiting = state.ships.filter(ship => ship.status === 'reserve' && belongs(part, ship))
  if (waiting.length === 0) return null
  if (part.place !== 'ascending') {
    return { seat: part.seat, ships: waiting, zone: { ...part.zone, edge: state.seats[part.seat].home } }
  }
  // Lowest skill first; on a tie the initiative player places all ships of that skill first (SETUP-5).
  const lowest = Math.min(...waiting.map(ship => skillOf(game, ship) ?? 0))
  const tied = waiting.filter(ship => skillOf(game, ship) === lowest)
  const first = tied.filter(ship => ship.seat === state.initiative)
  const ships = first.length > 0 ? first : tied
  const seat = ships[0]!.seat
  return { seat, ships, zone: { ...part.zone, edge: state.seats[seat].home } }
}

function belongs(part: SetupStep, ship: Ship): boolean {
  if (part.place === 'ascending') return ship.pilot !== null
  if (ship.seat !== part.seat) return false
  if (part.place === 'squad') return ship.pilot !== null
  return ship.pilot === null && ship.chassis === part.chassis
}

/** Puts a ship on the mat: full shields, no tokens (SETUP-8, SETUP-9). */
export function enter(
  game: Game,
  ship: Ship,
  at: Placement,
  how: 'setup' | 'reinforcement',
  lost: string | null,
): void {
  // No −0: it does not survive JSON.
  ship.pose = { x: at.x + 0, y: at.y + 0, heading: at.heading + 0 }
  ship.status = 'play'
  emit(game, {
    type: 'shipPlaced',
    ship: ship.id,
    seat: ship.seat,
    chassis: ship.chassis,
    pilot: ship.pilot,
    pose: { ...ship.pose },
    shields: ship.shields,
    how,
    lost,
    rules: how === 'setup' ? ['SETUP-6', 'SETUP-8', 'MISSION-GEN-3'] : ['MISSION-GEN-10'],
  })
}

const setup = step<SetupFrame>(
  (game, frame): Decision[] | undefined => {
    const { state } = game
    const part = missionOf(game).setup[frame.index]
    if (!part) {
      pop(game)
      push(game, { step: 'round', next: 'start' })
      return
    }
    const next = nextPlacement(game, part)
    if (!next) {
      frame.index += 1
      return
    }
    const rule = setupRule(part)
    const room = next.ships.filter(ship => hasRoom(game, chassisOf(game.catalog, ship).id, next.zone))
    if (room.length === 0) {
      // No place left in the zone: the ship cannot be fielded.
      const ship = next.ships[0]!
      ship.status = 'destroyed'
      emit(game, {
        type: 'reinforcementImpossible',
        seat: ship.seat,
        lost: ship.id,
        why: 'room',
        rules: ['COMP-7', rule],
      })
      return
    }
    return [{ kind: 'place', seat: next.seat, at: state.at, ships: room.map(ship => ship.id), zone: next.zone }]
  },
  (game, _frame, command) => {
    if (command.type !== 'place') return
    enter(game, shipOf(game.state, command.ship), command, 'setup', null)
  },
)

/** The rule that says where this part of the setup puts its ships. */
export function setupRule(part: SetupStep | undefined): string {
  if (part?.place === 'ascending') return 'SETUP-6'
  return part?.place === 'extra' ? 'MISSION-1-SETUP-2' : 'MISSION-1-SETUP-4'
}

export const setupSteps: Record<string, Step> = { setup }
