/** The TIE Fighter of the box: its dial and numbers, and its six pilots with what their cards say. */
import { printedArc, smallBase } from '../../../geometry/index.ts'
import type { Chassis, Pilot } from '../../../rules/index.ts'
import { dial } from '../../dial.ts'

export const tiefighter: Chassis = {
  id: 'tiefighter',
  faction: 'imperial',
  base: smallBase,
  arcs: [printedArc('front', smallBase)],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'barrel-roll', 'evade'],
  dial: dial('1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW'),
  models: 2,
}

const chassis = 'tiefighter'

export const tiefighterPilots: readonly Pilot[] = [
  {
    id: 'maulermithel',
    chassis,
    skill: 7,
    points: 17,
    unique: true,
    slots: ['elite'],
    count: 1,
    // On top of the range bonus, whatever the weapon (COMBAT-2.2, RANGE-8).
    effects: { values: { attackDice: (_where, dice, { band }) => (band === 1 ? dice + 1 : dice) } },
  },
  {
    id: 'darkcurse',
    chassis,
    skill: 6,
    points: 16,
    unique: true,
    slots: [],
    count: 1,
    effects: {
      permissions: {
        mayModify: [
          { rules: ['COMBAT-3.4'], ask: ({ owner }, { defender }, how) => how !== 'focus' || owner?.id !== defender },
          { rules: ['COMBAT-3.3'], ask: ({ owner }, { defender }, how) => how !== 'reroll' || owner?.id !== defender },
        ],
      },
    },
  },
  {
    id: 'nightbeast',
    chassis,
    skill: 5,
    points: 15,
    unique: true,
    slots: [],
    count: 1,
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['CARD-1', 'CARD-3', 'ACTION-2'],
          optional: true,
          when: (_where, { difficulty }) => difficulty === 'green',
          do: [{ do: 'freeAction', actions: ['focus'] }],
        },
      },
    },
  },
  { id: 'blacksquadronpilot', chassis, skill: 4, points: 14, unique: false, slots: ['elite'], count: 2 },
  { id: 'obsidiansquadronpilot', chassis, skill: 3, points: 13, unique: false, slots: [], count: 2 },
  { id: 'academypilot', chassis, skill: 1, points: 12, unique: false, slots: [], count: 2 },
]
