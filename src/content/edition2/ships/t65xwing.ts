/** The T-65 X-wing of the second edition: its dial and numbers, and its pilots with what their cards say. */
import { printedArc, smallBase } from '../../../geometry/index.ts'
import type { Chassis, Pilot } from '../../../rules/index.ts'
import { dial } from '../../dial.ts'
import { attackIn } from '../attack.ts'
import { pilot } from './pilot.ts'

export const t65xwing: Chassis = {
  id: 't65xwing',
  faction: 'rebel',
  base: smallBase,
  arcs: [printedArc('front', smallBase, 'second')],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 3 }],
  agility: 2,
  hull: 4,
  shields: 2,
  actions: ['focus', 'target-lock', 'barrel-roll'],
  dial: dial('1BB 1FB 1NB 2TW 2BB 2FB 2NB 2YW 3ER 3TW 3BW 3FW 3NW 3YW 3RR 4FW 4KR'),
  models: 1,
}

const of = pilot.bind(null, t65xwing.id)

export const t65xwingPilots: readonly Pilot[] = [
  of('lukeskywalker', 5, true, {
    force: { count: 2, recurring: 1 },
    effects: {
      reactions: {
        targetDeclared: {
          rules: ['SE-PILOT-1', 'SE-FORCE-1'],
          anyShip: true,
          optional: true,
          when: ({ game, owner }) =>
            owner !== null && attackIn(game)?.defender === owner.id && (owner.tokens?.['force'] ?? 0) < 2,
          do: [{ do: 'gainToken', token: 'force', count: 1 }],
        },
      },
    },
  }),
  of('jekporkins', 4, true, {
    effects: {
      reactions: {
        tokenGained: {
          rules: ['SE-PILOT-2'],
          optional: true,
          when: (_where, { token }) => token === 'stress',
          do: [
            { do: 'loseToken', token: 'stress', count: 1 },
            { do: 'rollDie', faces: ['hit'], words: [{ do: 'suffer', damage: 1 }] },
          ],
        },
      },
    },
  }),
  of('redsquadronveteran', 3, false),
  of('bluesquadronescort', 2, false),
]
