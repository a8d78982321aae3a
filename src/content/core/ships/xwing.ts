/** The X-wing of the box: its dial and numbers, and its four pilots with what their cards say. */
import { printedArc, range, smallBase } from '../../../geometry/index.ts'
import { bodyOf, type Chassis, type Pilot } from '../../../rules/index.ts'
import { dial } from '../../dial.ts'

export const xwing: Chassis = {
  id: 'xwing',
  faction: 'rebel',
  base: smallBase,
  arcs: [printedArc('front', smallBase)],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 3 }],
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus', 'target-lock'],
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR'),
  models: 1,
}

const chassis = 'xwing'
/** The upgrade bar of every X-wing (UPG-1, EX-UPG-1). */
const slots = ['torpedo', 'astromech']

export const xwingPilots: readonly Pilot[] = [
  {
    id: 'lukeskywalker',
    chassis,
    skill: 8,
    points: 28,
    unique: true,
    slots: ['elite', ...slots],
    count: 1,
    effects: {
      modifiers: [
        {
          dice: 'defence',
          changes: [{ from: 'focus', to: 'evade', most: 1 }],
          rules: ['COMBAT-5.5', 'CARD-3'],
        },
      ],
    },
  },
  {
    id: 'biggsdarklighter',
    chassis,
    skill: 5,
    points: 25,
    unique: true,
    slots,
    count: 1,
    // As printed: the friendly ships at Range 1 of him, himself not among them (GEN-3).
    effects: {
      permissions: {
        guards: [
          {
            rules: ['CARD-3'],
            ask: ({ game, owner }, _attacker, target) =>
              owner !== null && range(bodyOf(game.catalog, owner), bodyOf(game.catalog, target)).band === 1,
          },
        ],
      },
    },
  },
  { id: 'redsquadronpilot', chassis, skill: 4, points: 23, unique: false, slots, count: 1 },
  { id: 'rookiepilot', chassis, skill: 2, points: 21, unique: false, slots, count: 1 },
]
