/** A small set of the second edition that no box holds: for tests of its rules alone. */
import { buildCatalog, type ContentSet } from '../../src/content/build.ts'
import { EDGES, largeBase, printedArc, smallBase } from '../../src/geometry/index.ts'
import type {
  ActionName,
  BarEntry,
  Chassis,
  DamageKind,
  DialEntry,
  Difficulty,
  ManoeuvreKey,
  Mission,
  ObjectKind,
  Pilot,
} from '../../src/rules/index.ts'
import { engine, manoeuvre, type Scenario } from '../../src/rules/index.ts'
import { secondLayer, secondTokens } from '../../src/rules/later/index.ts'
import { battle, type Lying, type Setting } from './battle.ts'
import { upgrades } from './second-cards.ts'

const dial = (colours: Readonly<Partial<Record<Difficulty, readonly ManoeuvreKey[]>>>): DialEntry[] =>
  Object.entries(colours).flatMap(([difficulty, keys]) =>
    keys.map(key => ({ ...manoeuvre(key), difficulty: difficulty as Difficulty })),
  )
const white = (...actions: ActionName[]): BarEntry[] => actions.map(action => ({ action, colour: 'white' }))
const red = (action: ActionName): BarEntry => ({ action, colour: 'red' })
const named = (bar: readonly BarEntry[]) => ({ bar, actions: bar.map(({ action }) => action) })

/** Small: three dice ahead; it may boost, as a red one, after a focus. */
const lancer: Chassis = {
  id: 'lancer',
  faction: 'herons',
  base: smallBase,
  arcs: [printedArc('front', smallBase, 'second')],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 3 }],
  agility: 2,
  hull: 4,
  shields: 2,
  ...named([
    { action: 'focus', colour: 'white', link: { action: 'boost', colour: 'red' } },
    ...white('target-lock', 'barrel-roll'),
    { action: 'calculate', colour: 'purple' },
  ]),
  dial: dial({
    blue: ['straight 1', 'bank-left 1', 'bank-right 1', 'straight 2', 'bank-left 2', 'bank-right 2'],
    white: ['straight 3', 'straight 4', 'turn-left 2', 'turn-right 2', 'turn-left 3', 'turn-right 3'],
    red: ['tallon-left 3', 'tallon-right 3', 'koiogran 4'],
  }),
  models: 9,
}
/** Small and nimble. */
const dart: Chassis = {
  id: 'dart',
  faction: 'crows',
  base: smallBase,
  arcs: [printedArc('front', smallBase, 'second')],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 2 }],
  agility: 3,
  hull: 3,
  shields: 0,
  ...named(white('focus', 'evade', 'barrel-roll', 'jam')),
  dial: dial({
    blue: ['straight 2', 'bank-left 2', 'bank-right 2', 'straight 3'],
    white: ['turn-left 1', 'turn-right 1', 'turn-left 2', 'turn-right 2', 'straight 4', 'straight 5'],
    red: ['koiogran 3', 'koiogran 4'],
  }),
  models: 9,
}
/** Large: three dice ahead, two astern; it may stay where it is. */
const ark: Chassis = {
  id: 'ark',
  faction: 'herons',
  base: largeBase,
  arcs: [printedArc('front', largeBase, 'second'), printedArc('rear', largeBase, 'second')],
  primaries: [
    { id: 'bow', arcs: ['front'], attack: 3 },
    { id: 'stern', arcs: ['rear'], attack: 2 },
  ],
  agility: 2,
  hull: 9,
  shields: 2,
  ...named([...white('focus', 'target-lock'), red('reinforce'), red('coordinate')]),
  dial: dial({
    blue: ['bank-left 1', 'bank-right 1', 'straight 2', 'bank-left 2', 'bank-right 2'],
    white: ['turn-left 2', 'turn-right 2', 'straight 3', 'straight 4'],
    red: ['stationary 0', 'turn-left 3', 'turn-right 3'],
  }),
  models: 9,
}

const pilot = (id: string, chassis: string, skill: number, more: Partial<Pilot> = {}): Pilot => ({
  id,
  chassis,
  skill,
  points: 0,
  unique: false,
  slots: [],
  count: 9,
  ...more,
})
const pilots: readonly Pilot[] = [
  pilot('heron', 'lancer', 3),
  pilot('sage', 'lancer', 5, { unique: true, force: { count: 2, recurring: 1 } }),
  // Two of its sort may be fielded, and the crow of that name counts as one.
  pilot('twin', 'lancer', 3, { dots: 2, name: 'twins' }),
  pilot('crow', 'dart', 3),
  pilot('oldcrow', 'dart', 1),
  // It performs no action that it tries while it has a jam token.
  pilot('fumbler', 'ark', 3, {
    effects: {
      permissions: {
        mayComplete: [{ rules: ['CARD-3'], ask: ({ owner }) => !owner?.tokens?.jam }],
      },
    },
  }),
  pilot('keeper', 'ark', 2),
  // It gives itself a bonus attack astern after each attack.
  pilot('tailer', 'ark', 4, {
    effects: {
      reactions: {
        attackEnded: {
          rules: ['CARD-2'],
          when: ({ owner }, { ship }) => owner?.id === ship,
          do: [{ do: 'bonusAttack', weapons: ['stern'] }],
        },
      },
    },
  }),
  pilot('crowark', 'ark', 2, { faction: 'crows' }),
]

const damage: readonly DamageKind[] = [
  { id: 'cracked', trait: 'ship', count: 6, repair: { faces: null } },
  {
    id: 'dazed',
    trait: 'pilot',
    count: 4,
    effects: {
      reactions: {
        cardDealtFaceUp: {
          rules: ['CRIT-3'],
          when: (_where, { kind }) => kind === 'dazed',
          do: [{ do: 'gainToken', token: 'stress', count: 1 }, { do: 'turnDown' }],
        },
      },
    },
  },
]

const square = (half: number) => [
  { x: half, y: -half },
  { x: half, y: half },
  { x: -half, y: half },
  { x: -half, y: -half },
]
const kinds: readonly ObjectKind[] = [
  {
    id: 'reef',
    obstacle: true,
    carried: null,
    placing: ['OBST-14'],
    spacing: ['SE-SETUP-1'],
    own: { skips: 'on' },
    reactions: {
      objectSwept: {
        rules: ['SE-OBST-1'],
        do: [
          { do: 'suffer', damage: 1 },
          { do: 'rollDie', faces: ['hit', 'crit'], words: [{ do: 'suffer', damage: 1 }] },
        ],
      },
    },
  },
  {
    id: 'pyre',
    obstacle: true,
    carried: null,
    placing: [],
    spacing: [],
    own: { skips: 'over', fires: true },
    reactions: {
      objectSwept: {
        rules: ['CARD-3'],
        do: [{ do: 'rollDie', faces: ['hit', 'crit'], words: [{ do: 'suffer', damage: 1 }] }],
      },
    },
  },
]

/** Six reefs in player order, ships in ascending initiative, nothing but the last ship counts. */
const skirmish: Mission = {
  id: 'skirmish',
  number: null,
  forces: {
    first: [
      { pilot: 'sage', upgrades: ['steady', 'volley'] },
      { pilot: 'tailer', upgrades: ['drill'] },
      { pilot: 'keeper', upgrades: ['gyro', 'fuelled'] },
    ],
    second: [
      { pilot: 'crow', upgrades: ['shrapnel'] },
      { pilot: 'crowark', upgrades: ['welder', 'cannon'] },
      { pilot: 'crow', upgrades: ['steady'] },
      { pilot: 'oldcrow', upgrades: ['flourish'] },
    ],
  },
  extras: [],
  obstacles: 'optional',
  setup: [
    { rule: 'SE-SETUP-1', choose: 'order' },
    {
      rule: 'SE-SETUP-1',
      place: 'obstacles',
      side: 'turns from initiative',
      zone: { within: null, offEdges: { edges: EDGES, mm: 200 }, offShips: null, apart: 100, near: null },
    },
    { rule: 'SE-SETUP-1', place: 'ascending', zone: { of: 'own', band: 1 } },
  ],
  eliminationWins: true,
  actions: {},
  effects: {},
}

const secondSet: ContentSet = {
  id: 'second-made-up',
  factions: ['herons', 'crows'],
  chassis: [lancer, dart, ark],
  pilots,
  upgrades,
  tokens: [
    ...[1, 2, 3, 4, 5, 6].map(n => ({ id: `reef${n}`, what: 'reef', outline: square(14 + 2 * n) })),
    { id: 'pyre1', what: 'pyre', outline: square(20) },
  ],
  kinds,
  shipTokens: secondTokens,
  damage,
  missions: [skirmish],
  builds: [
    { pilot: 'sage', upgrades: ['steady', 'volley'], threat: 3 },
    { pilot: 'heron', upgrades: [], threat: 1 },
    { pilot: 'twin', upgrades: ['twins'], threat: 2 },
    { pilot: 'twin', upgrades: [], threat: 2 },
    { pilot: 'crow', upgrades: ['steady'], threat: 2 },
    { pilot: 'oldcrow', upgrades: [], threat: 1 },
  ],
  layer: secondLayer,
}

export const secondCatalog = buildCatalog(secondSet)
export const secondRules = engine(secondCatalog)

export const secondScenario = (change: Partial<Scenario> = {}): Scenario => ({
  mission: 'skirmish',
  points: 0,
  forces: skirmish.forces,
  mat: { width: 914.4, height: 914.4 },
  maxRounds: null,
  collection: 'open',
  ...change,
})

/** A battle of it at the start of Planning in round 1; the second side is first player unless told. */
export const skirmishOf = <Name extends string>(
  settings: Record<Name, Setting>,
  options: {
    readonly initiative?: 'first' | 'second'
    readonly obstacles?: Readonly<Record<string, Lying>>
    readonly factions?: Scenario['factions']
  } = {},
) => battle(settings, { catalog: secondCatalog, mission: 'skirmish', ...options })
