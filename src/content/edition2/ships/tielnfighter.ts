/** The TIE/ln Fighter of the second edition: its dial and numbers, and its pilots with what their cards say. */
import { printedArc, range, smallBase } from '../../../geometry/index.ts'
import { bodyOf, type Chassis, friendly, type Game, type Pilot, type Ship, type ShipId } from '../../../rules/index.ts'
import { dial } from '../../dial.ts'
import { pilot } from './pilot.ts'

export const tielnfighter: Chassis = {
  id: 'tielnfighter',
  faction: 'imperial',
  base: smallBase,
  arcs: [printedArc('front', smallBase, 'second')],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'evade', 'barrel-roll'],
  dial: dial('1TW 1YW 2TW 2BB 2FB 2NB 2YW 3TW 3BW 3FB 3NW 3YW 3KR 4FW 4KR 5FW'),
  models: 1,
}

/** Whether a ship in play is friendly to another and at Range 0-1 of it, that one itself among them; of a chassis, where one is named. */
function isNear(game: Game, owner: Ship, id: ShipId | null, chassis?: string): boolean {
  const ship = game.state.ships.find(other => other.id === id)
  if (!ship?.pose || !owner.pose || ship.status !== 'play' || !friendly(owner, ship)) return false
  if (chassis !== undefined && ship.chassis !== chassis) return false
  return ship === owner || range(bodyOf(game.catalog, owner), bodyOf(game.catalog, ship)).band === 1
}

const of = pilot.bind(null, tielnfighter.id)

export const tielnfighterPilots: readonly Pilot[] = [
  of('idenversio', 4, true, {
    charges: { count: 1, recurring: 0 },
    effects: {
      reactions: {
        beforeDamage: {
          rules: ['SE-PILOT-5', 'SE-CHARGE-1'],
          anyShip: true,
          optional: true,
          when: ({ game, owner, card }, { ship }) =>
            owner !== null && (owner.charges?.[card] ?? 0) > 0 && isNear(game, owner, ship, tielnfighter.id),
          do: ({ ship }) => [
            { do: 'spendCharge', count: 1 },
            { do: 'preventDamage', ship: ship! },
          ],
        },
      },
    },
  }),
  of('valenrudor', 3, true, {
    effects: {
      reactions: {
        attackEnded: {
          rules: ['SE-PILOT-6', 'ACTION-3'],
          anyShip: true,
          optional: true,
          when: ({ game, owner }, { defender }) => owner !== null && isNear(game, owner, defender),
          do: [{ do: 'grantAction' }],
        },
      },
    },
  }),
  of('nightbeast', 2, true, {
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['SE-PILOT-7', 'SE-FULL-1'],
          optional: true,
          when: (_where, { difficulty, overlapped }) => difficulty === 'blue' && !overlapped,
          do: [{ do: 'freeAction', actions: ['focus'] }],
        },
      },
    },
  }),
  of('blacksquadronace', 3, false),
  of('obsidiansquadronpilot', 2, false),
  of('academypilot', 1, false),
]
