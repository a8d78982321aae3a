/** Reinforcements in the End phase: one for each ship lost this round (MISSION-GEN-10). */
import type { Game, SetupZone } from '../catalog.ts'
import { hasRoom, zoneOf } from '../legal/placement.ts'
import { emit, pop, type Step, step } from '../run.ts'
import { createShip } from '../ship.ts'
import { flownFor } from '../squad.ts'
import type { Frame, Side } from '../state.ts'
import { chassisOf, shipOf } from '../values.ts'
import { enter } from './setup.ts'

type ReinforceFrame = Frame & { side: Side; pilot: string; zone: SetupZone; rule: string; index: number }

/** Whether the box still holds a model and a card for one more of a pilot (COMP-7); an open collection holds any number. */
function inTheBox(game: Game, pilot: string): boolean {
  const { state, catalog } = game
  const card = catalog.pilots[pilot]
  if (!card) return false
  if (state.collection === 'open') return true
  const used = state.ships.filter(ship => ship.status === 'play' || ship.status === 'reserve')
  const models = used.filter(ship => ship.chassis === card.chassis).length
  const cards = used.filter(ship => ship.pilot === pilot).length
  return models < catalog.chassis[card.chassis]!.models && cards < card.count
}

/** The pilot that comes: the one printed, or for a side of another faction its own of least skill that is no one's name (MISSION-GEN-10, MIRROR-2). */
export function pilotFor({ catalog, state }: Game, side: Side, printed: string): string {
  const { faction } = state.sides[side]
  const flies = (id: string) => flownFor(catalog, catalog.pilots[id]!) === faction
  if (flies(printed)) return printed
  const own = Object.values(catalog.pilots).filter(({ id, unique }) => !unique && flies(id))
  return own.sort((a, b) => a.skill - b.skill)[0]?.id ?? printed
}

const reinforce = step<ReinforceFrame>(
  (game, frame) => {
    const { state } = game
    const losses = state.losses.filter(id => state.ships.find(ship => ship.id === id)?.side === frame.side)
    const lost = losses[frame.index]
    if (lost === undefined) {
      pop(game)
      return
    }
    const zone = zoneOf(state, frame.side, frame.zone)
    const chassis = game.catalog.pilots[frame.pilot]!.chassis
    const why = !inTheBox(game, frame.pilot) ? 'components' : !hasRoom(game, chassis, zone) ? 'room' : null
    if (why === null) {
      // Whose ship was lost commands the new one (TEAM-12).
      const { player } = shipOf(state, lost)
      return [{ kind: 'reinforce', side: frame.side, player, at: state.at, pilot: frame.pilot, lost, zone }]
    }
    frame.index += 1
    emit(game, {
      type: 'reinforcementImpossible',
      side: frame.side,
      lost,
      why,
      rules: ['MISSION-GEN-10', 'COMP-7', frame.rule],
    })
    return
  },
  (game, frame, command) => {
    const { state } = game
    const lost = state.losses.filter(id => state.ships.find(ship => ship.id === id)?.side === frame.side)[frame.index]!
    frame.index += 1
    if (command.type !== 'reinforce') {
      emit(game, { type: 'reinforcementDeclined', side: frame.side, lost, rules: ['MISSION-GEN-10', frame.rule] })
      return
    }
    const ship = createShip(
      game.catalog,
      state.ships,
      frame.side,
      { pilot: frame.pilot, upgrades: [] },
      shipOf(state, lost).player,
    )
    state.ships.push(ship)
    ship.shields = chassisOf(game.catalog, ship).shields
    enter(game, ship, command, 'reinforcement', lost)
  },
)

export const reinforceSteps: Record<string, Step> = { reinforce }
