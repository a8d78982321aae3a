/**
 * A set that no box holds: other factions, a large ship with two guns, cards called as those of the core set, tokens nobody knows, wrecks and a buoy, a bomb with a
 * fuse and what it leaves burning, a hulk that drifts and blocks, a mission.
 */
import type { ContentSet } from '../../../src/content/build.ts'
import { dial } from '../../../src/content/dial.ts'
import { largeBase, printedArc, smallBase } from '../../../src/geometry/index.ts'
import type {
  Chassis,
  DamageKind,
  Mission,
  ObjectKind,
  Pilot,
  ShipToken,
  TokenShape,
  Upgrade,
} from '../../../src/rules/index.ts'

/** A large ship: three dice ahead, two astern. */
const barge: Chassis = {
  id: 'barge',
  faction: 'drifter',
  base: largeBase,
  arcs: [printedArc('front', largeBase), printedArc('rear', largeBase)],
  primaries: [
    { id: 'broadside', arcs: ['front'], attack: 3 },
    { id: 'tailgun', arcs: ['rear'], attack: 2 },
  ],
  agility: 1,
  hull: 6,
  shields: 4,
  actions: ['focus', 'target-lock'],
  dial: dial('1BW 1FG 1NW 2TR 2BW 2FG 2NW 2YR 3BW 3FW 3NW 4FR'),
  models: 9,
}
const skiff: Chassis = {
  id: 'skiff',
  faction: 'raider',
  base: smallBase,
  arcs: [printedArc('front', smallBase)],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 2 }],
  agility: 3,
  hull: 2,
  shields: 1,
  actions: ['focus', 'evade', 'barrel-roll'],
  dial: dial('1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 4FW 3KR'),
  models: 9,
}

const pilot = (id: string, chassis: string, skill: number, points: number, more: Partial<Pilot> = {}): Pilot => ({
  id,
  chassis,
  skill,
  points,
  unique: false,
  slots: [],
  count: 9,
  ...more,
})
const pilots: readonly Pilot[] = [
  // Of the same name as one of the core set, and another.
  pilot('lukeskywalker', 'barge', 4, 40, {
    unique: true,
    slots: ['crew', 'rack'],
    effects: {
      reactions: {
        beforeReveal: {
          rules: ['CARD-2'],
          do: [
            {
              do: 'each',
              of: { whose: 'friendly', within: 1 },
              words: [{ do: 'gainToken', token: 'focus', count: 1 }],
            },
          ],
        },
      },
    },
  }),
  pilot('bargemaster', 'barge', 2, 34, {
    slots: ['crew', 'rack'],
    effects: {
      reactions: {
        actionPerformed: { rules: ['CARD-2'], do: [{ do: 'gainToken', token: 'gusto', count: 1 }] },
      },
    },
  }),
  pilot('raider', 'skiff', 3, 15),
  // It frightens whoever is near, and keeps two things from itself, each by a rule of its own.
  pilot('raidercaptain', 'skiff', 6, 20, {
    unique: true,
    effects: {
      permissions: {
        mayAct: [
          { rules: ['ACTION-EV-1'], ask: (_where, _ship, { action }) => action !== 'evade' },
          { rules: ['ACTION-FO-1'], ask: ({ game }, _ship, { action }) => action !== 'focus' || game.state.round > 1 },
        ],
      },
      reactions: {
        combatStart: {
          rules: ['CARD-2'],
          do: [
            {
              do: 'each',
              of: { whose: 'hostile', within: 3 },
              words: [{ do: 'gainToken', token: 'dread', count: 1 }],
            },
          ],
        },
      },
    },
  }),
]

const upgrades: readonly Upgrade[] = [
  {
    id: 'oldhands',
    slot: 'crew',
    points: 3,
    unique: false,
    count: 9,
    effects: {
      modifiers: [
        {
          id: 'steady',
          dice: 'attack',
          changes: [{ from: 'blank', to: 'hit', most: 1 }],
          costs: [{ pay: 'token', token: 'gusto', count: 1 }],
          rules: ['COMBAT-3.5', 'CARD-3'],
        },
        {
          id: 'again',
          dice: 'attack',
          reroll: { faces: ['focus', 'blank'], most: 1 },
          once: 'round',
          rules: ['COMBAT-3.5', 'CARD-4'],
        },
      ],
    },
  },
  {
    id: 'chargerack',
    slot: 'rack',
    points: 4,
    unique: false,
    count: 9,
    effects: {
      reactions: {
        systemPhase: {
          rules: ['CARD-3'],
          do: [
            {
              do: 'drop',
              token: 'charge',
              options: (['straight 1', 'bank-left 1', 'bank-right 1'] as const).map(template => ({
                template,
                from: 'rear',
                guides: 'front',
              })),
              may: true,
              words: [{ do: 'discard' }],
            },
          ],
        },
      },
    },
  },
]

const shipTokens: readonly ShipToken[] = [
  { id: 'focus', colour: 'green', goes: 'end' },
  { id: 'evade', colour: 'green', goes: 'end' },
  { id: 'stress', colour: 'red', goes: 'spent', countsAs: 'stress' },
  { id: 'gusto', colour: 'orange', goes: 'end' },
  // Whoever has it is stressed and shoots with a die fewer, until it has shot.
  {
    id: 'dread',
    colour: 'red',
    goes: 'spent',
    countsAs: 'stress',
    effects: {
      values: { attackDice: (_where, dice) => dice - 1 },
      reactions: { attackEnded: { rules: ['CARD-2'], do: [{ do: 'loseToken', token: 'dread', count: 1 }] } },
    },
  },
]

const damage: readonly DamageKind[] = [
  // As in no deck of the core set: it counts for three.
  { id: 'directhit', trait: 'ship', count: 6, counts: 3 },
  {
    id: 'leak',
    trait: 'ship',
    count: 10,
    effects: { reactions: { activationEnd: { rules: ['CRIT-1'], do: [{ do: 'turnDown' }] } } },
  },
  { id: 'shakenpilot', trait: 'pilot', count: 14, repair: { faces: null } },
]

/** Another deck, with a `directhit` of its own: it counts for one. */
const salt: readonly DamageKind[] = [
  { id: 'directhit', trait: 'ship', count: 5 },
  { id: 'brine', trait: 'ship', count: 4, counts: 2, repair: { faces: null } },
]

const square = (half: number) => [
  { x: half, y: -half },
  { x: half, y: half },
  { x: -half, y: half },
  { x: -half, y: -half },
]
const kinds: readonly ObjectKind[] = [
  { id: 'wreck', obstacle: true, carried: null, placing: ['OBST-14'], spacing: [] },
  { id: 'buoy', obstacle: false, carried: null, placing: [], spacing: [] },
  // It goes off at the end of the round after that in which it was dropped, and leaves a fire.
  {
    id: 'depthcharge',
    obstacle: false,
    carried: null,
    placing: [],
    spacing: [],
    fuse: 1,
    reactions: {
      activationEnd: { rules: ['CARD-3'], do: [{ do: 'detonate' }] },
      objectDetonates: {
        rules: ['CARD-3'],
        do: [
          { do: 'each', of: { whose: 'any', within: 1 }, words: [{ do: 'suffer', damage: 1 }] },
          { do: 'leaveObject', token: 'fire', ahead: 40 },
        ],
      },
    },
  },
  {
    id: 'burning',
    obstacle: false,
    carried: null,
    placing: [],
    spacing: [],
    fuse: 1,
    reactions: {
      objectSwept: {
        rules: ['CARD-3'],
        do: [{ do: 'rollDie', faces: ['hit', 'crit'], words: [{ do: 'suffer', damage: 1 }] }],
      },
      endPhase: { rules: ['CARD-3'], do: [{ do: 'burnDown' }] },
    },
  },
  {
    id: 'hulk',
    obstacle: false,
    carried: null,
    placing: [],
    spacing: [],
    owned: true,
    blocks: true,
    reactions: {
      activationStart: {
        rules: ['CARD-3'],
        do: [{ do: 'moveObject', templates: ['bank-left 1', 'straight 1', 'bank-right 1'], may: true }],
      },
      objectOverlapped: { rules: ['CARD-3'], do: [{ do: 'gainToken', token: 'stress', count: 1 }] },
    },
  },
]
const tokens: readonly TokenShape[] = [
  ...[1, 2, 3].map(n => ({ id: `wreck${n}`, what: 'wreck', outline: square(14 + 4 * n) })),
  { id: 'buoy', what: 'buoy', outline: square(10) },
  { id: 'charge', what: 'depthcharge', outline: square(15) },
  { id: 'fire', what: 'burning', outline: square(25) },
  { id: 'hulk', what: 'hulk', outline: square(18) },
]

const raid: Mission = {
  id: 'raid',
  number: 7,
  forces: {
    first: [
      { pilot: 'lukeskywalker', upgrades: ['oldhands', 'chargerack'] },
      { pilot: 'bargemaster', upgrades: ['oldhands', 'chargerack'] },
    ],
    second: ['raidercaptain', 'raider', 'raider', 'raider', 'raider'].map(id => ({ pilot: id, upgrades: [] })),
  },
  extras: [],
  obstacles: 'all',
  setup: [
    {
      rule: 'OBST-3',
      place: 'obstacles',
      side: 'turns',
      zone: {
        within: null,
        offEdges: { edges: ['north', 'south', 'east', 'west'], mm: 200 },
        offShips: null,
        apart: 0,
        near: null,
      },
    },
    {
      rule: 'MISSION-GEN-3',
      place: 'marker',
      what: 'buoy',
      side: 'first',
      zone: { within: null, offEdges: null, offShips: null, apart: 0, near: null },
    },
    {
      rule: 'MISSION-GEN-3',
      place: 'marker',
      what: 'hulk',
      side: 'second',
      zone: { within: null, offEdges: null, offShips: null, apart: 0, near: null },
    },
    { rule: 'OBST-4', choose: 'edge', side: 'first' },
    { rule: 'SETUP-6', place: 'ascending', zone: { of: 'own', band: 2 } },
    { rule: 'MISSION-GEN-3', choose: 'ship', as: 'flagship', side: 'first' },
  ],
  eliminationWins: true,
  actions: {},
  effects: {
    reactions: {
      roundStart: { rules: ['MISSION-GEN-3'], do: [{ do: 'count', what: 'tides', rule: 'MISSION-GEN-3' }] },
    },
  },
}

export const madeUpSet: ContentSet = {
  id: 'made-up',
  factions: ['drifter', 'raider', 'nomad'],
  chassis: [barge, skiff],
  pilots,
  upgrades,
  tokens,
  kinds,
  shipTokens,
  damage,
  decks: [{ id: 'salt', cards: salt }],
  missions: [raid],
  undrawn: [
    'barge',
    'skiff',
    'wreck',
    'buoy',
    'depthcharge',
    'burning',
    'hulk',
    'drifter',
    'raider',
    'nomad',
    'gusto',
    'dread',
  ],
}
