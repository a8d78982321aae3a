/**
 * Placing tokens and forces in the order the mission prints (SETUP-5, SETUP-6, MISSION-GEN-3): after everything of new-game.ts and
 * before round 1 (SETUP-11).
 */
import { EDGES } from '../../geometry/index.ts'
import type { Game, SetupStep } from '../catalog.ts'
import type { Placement } from '../commands.ts'
import type { Decision, Zone } from '../decisions.ts'
import { deckOf } from '../decks.ts'
import { missionOf } from '../effects.ts'
import { hasRoom, zoneOf } from '../legal/placement.ts'
import { VETERAN } from '../new-game.ts'
import { obstaclesOf } from '../objects.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import { askShips, askSide, opponent, sideOf } from '../sides.ts'
import { type Edge, type Frame, type GameState, type Ship, SIDES, type Side } from '../state.ts'
import { chassisOf, damageOf, hullOf, shipOf, skillOf } from '../values.ts'
import { askForInitiative, rollForInitiative, takeInitiative } from './initiative.ts'
import { askForToken, layPrinted, layToken } from './setup-tokens.ts'

export type SetupFrame = Frame & { index: number }
type Part<K extends string> = Extract<SetupStep, { readonly place: K } | { readonly choose: K }>

/** Whose ships are to be placed now, and where; null when this step of the setup is done. */
function nextPlacement(
  game: Game,
  part: Part<'ascending' | 'squad' | 'extra'>,
): { side: Side; ships: Ship[]; zone: Zone } | null {
  const { state } = game
  const waiting = state.ships.filter(ship => ship.status === 'reserve' && belongs(part, ship))
  if (waiting.length === 0) return null
  if (part.place !== 'ascending') {
    const ships = part.place === 'extra' ? waiting.slice(0, 1) : ofFirstMember(state, waiting)
    return { side: part.side, ships, zone: zoneOf(state, part.side, part.zone) }
  }
  // Lowest skill first; on a tie the initiative player places all ships of that skill first (SETUP-5).
  const lowest = Math.min(...waiting.map(ship => skillOf(game, ship) ?? 0))
  const tied = waiting.filter(ship => skillOf(game, ship) === lowest)
  const first = tied.filter(ship => ship.side === state.initiative)
  const side = first.length > 0 ? state.initiative : tied[0]!.side
  const ships = ofFirstMember(state, first.length > 0 ? first : tied)
  return { side, ships, zone: zoneOf(state, side, part.zone) }
}

/** Those of the member who is first in the order agreed: team mates place one after another (TEAM-3, TEAM-7). */
function ofFirstMember({ players }: GameState, ships: readonly Ship[]): Ship[] {
  const first = players.find(({ id }) => ships.some(ship => ship.player === id))
  return ships.filter(ship => ship.player === first!.id)
}

function belongs(part: Part<'ascending' | 'squad' | 'extra'>, ship: Ship): boolean {
  if (part.place === 'ascending') return ship.pilot !== null
  if (ship.side !== part.side) return false
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
    side: ship.side,
    chassis: ship.chassis,
    pilot: ship.pilot,
    pose: { ...ship.pose },
    shields: ship.shields,
    ...(ship.damage.length > 0 ? { hullLeft: hullOf(game, ship) - damageOf(game, ship) } : {}),
    how,
    lost,
    rules: how === 'setup' ? ['SETUP-6', 'SETUP-8', 'MISSION-GEN-3'] : ['MISSION-GEN-10'],
  })
  for (const [token, count] of Object.entries(ship.tokens ?? {}))
    emit(game, { type: 'tokenGained', ship: ship.id, token, count, why: how, rules: ['SE-FORCE-1'] })
  for (const [card, left] of Object.entries(ship.charges ?? {}))
    emit(game, { type: 'chargesChanged', ship: ship.id, card, left, rules: ['SE-CHARGE-1'] })
}

const setup = step<SetupFrame>(
  (game, frame): Decision[] | undefined => {
    const part = missionOf(game).setup[frame.index]
    if (!part) {
      pop(game)
      push(game, { step: 'round', next: 'start' })
      return
    }
    if ('choose' in part) {
      if (part.choose === 'initiative') return askForInitiative(game, frame)
      if (part.choose === 'order') {
        frame.index += 1
        push(game, { step: 'order' })
        return
      }
      return part.choose === 'edge' ? askForEdge(game, frame, part) : askForShip(game, frame, part)
    }
    if (part.place === 'marker' && part.veteran && game.state.sides[part.side].points < VETERAN) {
      frame.index += 1
      return
    }
    if (part.place === 'given') return putDown(game, frame, part)
    if (part.place === 'laid') return layPrinted(game, frame, part)
    if (part.place === 'obstacles' || part.place === 'marker') return askForToken(game, frame, part)
    return askForShips(game, frame, part)
  },
  (game, frame, command) => {
    const part = missionOf(game).setup[frame.index]!
    if (command.type === 'place') {
      enter(game, shipOf(game.state, command.ship), command, 'setup', null)
      // Each ship without a pilot has a line of its own.
      if ('place' in part && part.place === 'extra') frame.index += 1
    }
    if (command.type === 'placeToken') layToken(game, frame, part, command)
    if (command.type === 'chooseEdge')
      takeEdge(game, frame, sideOf(game.state, command.player), command.edge, part.rule)
    if (command.type === 'roll') rollForInitiative(game, frame, command)
    if (command.type === 'chooseInitiative') takeInitiative(game, frame, command)
    if (command.type === 'chooseShip' && 'choose' in part && part.choose === 'ship')
      mark(game, frame, command.ship, part.as, part.rule)
  },
)

function askForShips(
  game: Game,
  frame: SetupFrame,
  part: Part<'ascending' | 'squad' | 'extra'>,
): Decision[] | undefined {
  const { state } = game
  const next = nextPlacement(game, part)
  if (!next) {
    frame.index += 1
    return
  }
  const room = next.ships.filter(ship => hasRoom(game, chassisOf(game.catalog, ship).id, next.zone))
  if (room.length === 0) {
    // No place left in the zone: the ship cannot be fielded.
    const ship = next.ships[0]!
    ship.status = 'destroyed'
    deckOf(state, ship.side).draw += ship.damage.length
    ship.damage = []
    emit(game, {
      type: 'reinforcementImpossible',
      side: ship.side,
      lost: ship.id,
      why: 'room',
      rules: ['COMP-7', part.rule],
    })
    if (part.place === 'extra') frame.index += 1
    return
  }
  return [{ kind: 'place', ...askShips(state, room), ships: room.map(ship => ship.id), zone: next.zone }]
}

/** Ships that lie where the mission prints it, in order of creation; what it has no place for comes in a later step. */
function putDown(game: Game, frame: SetupFrame, { poses }: Part<'given'>): undefined {
  for (const side of SIDES) {
    const waiting = game.state.ships.filter(ship => ship.side === side && ship.status === 'reserve')
    for (const [index, at] of poses[side].entries()) {
      const ship = waiting[index]
      if (ship) enter(game, ship, at, 'setup', null)
    }
  }
  frame.index += 1
}

/**
 * A side chooses an edge once the obstacles lie, the first one (OBST-4) or that without initiative (TFA-OBST-2); the other gets the
 * opposite one. Without any there is nothing to choose (SETUP-4).
 */
function askForEdge(game: Game, frame: SetupFrame, part: Part<'edge'>): Decision[] | undefined {
  const side = part.side === 'without initiative' ? opponent(game.state.initiative) : part.side
  if (obstaclesOf(game).length > 0) return [{ kind: 'edge', ...askSide(game.state, side), edges: EDGES }]
  frame.index += 1
  return
}

const OPPOSITE: Readonly<Record<Edge, Edge>> = { north: 'south', south: 'north', east: 'west', west: 'east' }

function takeEdge(game: Game, frame: SetupFrame, side: Side, edge: Edge, rule: string): void {
  const { sides } = game.state
  sides[side].home = edge
  sides[opponent(side)].home = OPPOSITE[edge]
  emit(game, {
    type: 'edgesChosen',
    side,
    homes: { first: sides.first.home, second: sides.second.home },
    rules: [rule],
  })
  frame.index += 1
}

/** Which ship the mission marks: a choice only with more than one (MISSION-2-SETUP-4). */
function askForShip(game: Game, frame: SetupFrame, { side, as, rule }: Part<'ship'>): Decision[] | undefined {
  const ships = game.state.ships.filter(ship => ship.side === side && ship.status === 'play').map(ship => ship.id)
  if (ships.length > 1) return [{ kind: 'ship', ...askSide(game.state, side), why: as, ships }]
  if (ships[0] !== undefined) mark(game, frame, ships[0], as, rule)
  else frame.index += 1
  return
}

function mark(game: Game, frame: SetupFrame, ship: string, what: string, rule: string): void {
  game.state.memory[what] = ship
  emit(game, { type: 'shipMarked', ship, what, rules: [rule] })
  frame.index += 1
}

export const setupSteps: Record<string, Step> = { setup }
