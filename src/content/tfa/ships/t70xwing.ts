/** The T-70 X-wing of the box: its dial and numbers, and its four pilots with what their cards say. */
import { printedArc, smallBase } from '../../../geometry/index.ts'
import type { Chassis, Pilot } from '../../../rules/index.ts'
import { dial } from '../../dial.ts'

export const t70xwing: Chassis = {
  id: 't70xwing',
  faction: 'resistance',
  base: smallBase,
  arcs: [printedArc('front', smallBase)],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 3 }],
  agility: 2,
  hull: 3,
  shields: 3,
  actions: ['focus', 'target-lock', 'boost'],
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 3ER 3RR 4FW 4KR'),
  models: 1,
}

const chassis = 't70xwing'
/** The upgrade bar of every T-70 (UPG-1). */
const slots = ['torpedo', 'astromech', 'tech']

export const t70xwingPilots: readonly Pilot[] = [
  {
    id: 'poedameron',
    chassis,
    skill: 8,
    points: 31,
    unique: true,
    slots: ['elite', ...slots],
    count: 1,
    // The token stays; once an attack for either pool (CARD-4).
    effects: {
      modifiers: (['attack', 'defence'] as const).map(dice => ({
        id: dice,
        dice,
        changes: [{ from: 'focus', to: dice === 'attack' ? 'hit' : 'evade', most: 1 }],
        rules: ['TFA-CARD-1', 'CARD-4'],
        when: ({ owner }) => owner !== null && owner.focus > 0,
      })),
    },
  },
  {
    id: 'blueace',
    chassis,
    skill: 5,
    points: 27,
    unique: true,
    slots,
    count: 1,
    // TFA-CARD-2
    effects: { values: { boosts: (_where, bearings) => [...bearings, 'turn-left', 'turn-right'] } },
  },
  { id: 'redsquadronveteran', chassis, skill: 4, points: 26, unique: false, slots: ['elite', ...slots], count: 1 },
  { id: 'bluesquadronnovice', chassis, skill: 2, points: 24, unique: false, slots, count: 1 },
]
