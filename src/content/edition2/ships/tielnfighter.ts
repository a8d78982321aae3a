/** The TIE/ln Fighter of the second edition: its dial and numbers, and its pilots with what their cards say. */
import { printedArc, range, smallBase } from '../../../geometry/index.ts'
import { bodyOf, type Chassis, friendly, type Pilot, shipOf } from '../../../rules/index.ts'
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

const of = pilot.bind(null, tielnfighter.id)

export const tielnfighterPilots: readonly Pilot[] = [
  of('idenversio', 4, true, { charges: { count: 1, recurring: 0 } }),
  of('valenrudor', 3, true, {
    effects: {
      reactions: {
        attackEnded: {
          rules: ['SE-PILOT-6', 'ACTION-3'],
          anyShip: true,
          optional: true,
          when({ game, owner }, { defender }) {
            const other = shipOf(game.state, defender)
            if (!owner?.pose || other.status !== 'play' || !friendly(owner, other)) return false
            return other === owner || range(bodyOf(game.catalog, owner), bodyOf(game.catalog, other)).band === 1
          },
          do: [{ do: 'freeAction', actions: tielnfighter.actions }],
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
