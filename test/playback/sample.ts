/** A made-up battle with every type of event in it, and a catalog just big enough for it. */
import { shipTokens } from '../../src/content/core/ship-tokens.ts'
import { kinds, tokens } from '../../src/content/core/tokens.ts'
import {
  carryPolygon,
  type Pose,
  placePolygon,
  poseAt,
  printedArc,
  rollPose,
  smallBase,
  standardMat,
  travel,
} from '../../src/geometry/index.ts'
import type { Catalog, Chassis, Die, Face, GameEvent, ManoeuvreKey, Pilot } from '../../src/rules/index.ts'

type Fact = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, 'at' | 'rules'> : never) : never

const chassis = (id: string, faction: Chassis['faction'], hull: number, shields: number): Chassis => ({
  id,
  faction,
  base: smallBase,
  arcs: [printedArc('front', smallBase)],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 3 }],
  agility: 2,
  hull,
  shields,
  actions: [],
  dial: [],
  models: 3,
})

const pilot = (id: string, of: string, skill: number): Pilot => ({
  id,
  chassis: of,
  skill,
  points: 20,
  unique: false,
  slots: [],
  count: 4,
})

export const catalog: Catalog = {
  set: 'sample',
  factions: ['rebel', 'imperial'],
  chassis: {
    xwing: chassis('xwing', 'rebel', 3, 2),
    tiefighter: chassis('tiefighter', 'imperial', 3, 0),
    senatorshuttle: chassis('senatorshuttle', 'rebel', 6, 0),
  },
  pilots: {
    redsquadronpilot: pilot('redsquadronpilot', 'xwing', 4),
    academypilot: pilot('academypilot', 'tiefighter', 1),
  },
  upgrades: {},
  tokens: {},
  kinds: Object.fromEntries(kinds.map(kind => [kind.id, kind])),
  shipTokens: Object.fromEntries(shipTokens.map(token => [token.id, token])),
  decks: {},
  damage: {
    directhit: { id: 'directhit', trait: 'ship', count: 7, counts: 2 },
    consolefire: { id: 'consolefire', trait: 'ship', count: 2 },
  },
  missions: {},
}

export const dice = (...faces: Face[]): Die[] => faces.map(face => ({ face, rerolled: false, added: false }))

/** A manoeuvre carried out; `share` of the way if something is in it. */
export function flown(ship: string, manoeuvre: ManoeuvreKey, from: Pose, share = 1, blocked: readonly string[] = []) {
  const [bearing, speed] = manoeuvre.split(' ') as ['straight', string]
  const path = travel(smallBase, from, { bearing, speed: Number(speed) })
  const s = path.reach * share
  return {
    type: 'manoeuvreExecuted',
    ship,
    manoeuvre,
    difficulty: 'white',
    from,
    to: poseAt(path, s),
    s,
    length: path.length,
    overlapped: blocked,
    touching: blocked,
    obstacles: [],
    endTurnCancelled: manoeuvre.startsWith('koiogran') && blocked.length > 0,
  } as const satisfies Fact
}
const start: Record<'r1' | 'r2' | 'i1' | 'i2', Pose> = {
  r1: { x: 0, y: -400, heading: 0 },
  r2: { x: 100, y: -300, heading: 10 },
  i1: { x: 60, y: 300, heading: 180 },
  i2: { x: -80, y: 300, heading: 175 },
}

const placed = (ship: keyof typeof start, how: 'setup' | 'reinforcement' = 'setup', id: string = ship) =>
  ({
    type: 'shipPlaced',
    ship: id,
    side: ship.startsWith('r') ? 'first' : 'second',
    chassis: ship === 'r1' ? 'senatorshuttle' : ship === 'r2' ? 'xwing' : 'tiefighter',
    pilot: ship === 'r1' ? null : ship === 'r2' ? 'redsquadronpilot' : 'academypilot',
    pose: start[ship],
    shields: ship === 'r2' ? 2 : 0,
    how,
    lost: how === 'setup' ? null : 'i1',
  }) as const satisfies Fact

/** A token of the box laid on the mat. */
export const laid = (shape: string, pose: Pose, token = shape) =>
  ({
    type: 'tokenPlaced',
    what: shape === 'satellite' ? 'satellite' : 'asteroid',
    obstacle: shape !== 'satellite',
    token,
    side: shape === 'satellite' ? 'first' : 'second',
    pose,
    polygon: placePolygon(tokens.find(({ id }) => id === shape)!.outline, pose),
  }) as const satisfies Fact

const outlineOf = (shape: string, pose: Pose) => placePolygon(tokens.find(({ id }) => id === shape)!.outline, pose)

/** Something that a ship drops, or that is left behind. */
const dropped = (ship: string | null, object: string, shape: string, pose: Pose, fuse: number) =>
  ({
    type: 'objectPlaced',
    object,
    kind: shape === 'satellite' ? 'satellite' : 'asteroid',
    obstacle: shape !== 'satellite',
    side: ship === null ? null : 'first',
    ship,
    card: null,
    from: ship === null ? 'd1' : null,
    pose,
    polygon: outlineOf(shape, pose),
    fuse,
  }) as const satisfies Fact

/** Where the first of them moves to. */
const before: Pose = { x: 40, y: -120, heading: 10 }
const there: Pose = { x: 15, y: -60, heading: 325 }
const m1 = { ...flown('r1', 'straight 2', start.r1), difficulty: null, obstacles: ['coreasteroid2'] }
const m2 = flown('i1', 'bank-left 3', start.i1)
const m3 = flown('i2', 'koiogran 4', start.i2)
const m4 = flown('r2', 'turn-right 2', start.r2, 0.7, ['r1'])
const rolled = rollPose(smallBase, m2.to, 'left', 0, 0)
const gone = travel(smallBase, rolled, { bearing: 'straight', speed: 1 }).end

/** One or more facts caused by the same command. */
const groups: Fact[][] = [
  [
    {
      type: 'gameStarted',
      mission: 'political-escort',
      factions: { first: 'rebel', second: 'imperial' },
      initiative: 'second',
      mat: standardMat,
    },
  ],
  [placed('r1'), { type: 'shipMarked', ship: 'r1', what: 'disabled' }],
  [laid('coreasteroid2', { x: 24, y: -330, heading: 30 })],
  [laid('satellite', { x: 90, y: -260, heading: 0 }, 'm1')],
  [
    laid('satellite', { x: -150, y: -200, heading: 90 }, 'm2'),
    { type: 'tokenImpossible', what: 'asteroid', token: 'coreasteroid5', side: 'second' },
    { type: 'initiativeRolled', side: 'first', site: 'r0/setup/first/initiative', face: 'focus', decides: 'second' },
    { type: 'initiativeChosen', side: 'second', has: 'second' },
    { type: 'edgesChosen', side: 'first', homes: { first: 'south', second: 'north' } },
  ],
  [placed('r2'), placed('i1')],
  [
    placed('i2'),
    { type: 'roundStarted', round: 1, skills: {} },
    { type: 'phaseStarted', phase: 'planning', round: 1, order: [] },
    { type: 'counted', what: 'tracking', count: 1 },
  ],
  [{ type: 'dialSet', ship: 'r2', side: 'first' }],
  [
    { type: 'dialSet', ship: 'i2', side: 'second' },
    { type: 'phaseStarted', phase: 'activation', round: 1, order: ['i1', 'i2', 'r2'] },
  ],
  [m1],
  [
    {
      type: 'obstacleRolled',
      ship: 'r1',
      obstacle: 'coreasteroid2',
      site: 'r1/activation/r1/obstacle',
      face: 'focus',
      hits: 0,
      crits: 0,
    },
  ],
  [{ type: 'dialRevealed', ship: 'i1', manoeuvre: 'bank-left 3', difficulty: 'white' }, m2],
  [
    { type: 'actionPerformed', ship: 'i1', action: 'barrel-roll', free: false, name: null, target: null },
    { type: 'barrelRolled', ship: 'i1', side: 'left', slide: 0, from: m2.to, to: rolled },
    { type: 'boosted', ship: 'i1', bearing: 'straight', from: rolled, to: gone },
    { type: 'dialRevealed', ship: 'i2', manoeuvre: 'koiogran 4', difficulty: 'red' },
    m3,
    { type: 'tokenGained', ship: 'i2', token: 'stress', count: 1, why: 'red' },
    { type: 'actionSkipped', ship: 'i2', why: 'stressed' },
    { type: 'dialRevealed', ship: 'r2', manoeuvre: 'koiogran 4', difficulty: 'red' },
  ],
  [
    {
      type: 'manoeuvreReplaced',
      ship: 'r2',
      by: 'second',
      from: 'koiogran 4',
      to: 'turn-right 2',
      difficulty: 'green',
    },
    m4,
    { type: 'tokenGained', ship: 'r2', token: 'stress', count: 2, why: 'thrustcontrolfire' },
    { type: 'tokenRemoved', ship: 'r2', token: 'stress', count: 1, why: 'green' },
  ],
  [
    { type: 'actionPerformed', ship: 'r2', action: 'target-lock', free: false, name: null, target: 'i1' },
    { type: 'lockAcquired', ship: 'r2', target: 'i1', letter: 'A' },
  ],
  [
    { type: 'actionPerformed', ship: 'r2', action: 'mission', free: true, name: 'protect', target: 'r1' },
    { type: 'tokenGained', ship: 'r1', token: 'evade', count: 1, why: 'protect' },
  ],
  [
    { type: 'actionPerformed', ship: 'r2', action: 'focus', free: true, name: null, target: null },
    { type: 'tokenGained', ship: 'r2', token: 'focus', count: 1, why: 'action' },
    { type: 'effectBegan', ship: 'r2', card: 'r2f2', agility: 3 },
    { type: 'phaseStarted', phase: 'combat', round: 1, order: ['r2', 'i1', 'i2'] },
  ],
  [
    {
      type: 'attackDeclared',
      attacker: 'r2',
      defender: 'i1',
      weapon: 'primary',
      band: 1,
      mm: 80,
      line: { from: { x: 0, y: 0 }, to: { x: 0, y: 80 } },
      obstructed: false,
    },
  ],
  [
    {
      type: 'diceRolled',
      dice: 'attack',
      ship: 'r2',
      site: 'r1/combat/r2/attack/roll',
      pool: dice('hit', 'focus', 'focus', 'blank'),
      terms: [
        { why: 'weapon', dice: 3 },
        { why: 'range-1', dice: 1 },
      ],
    },
  ],
  [{ type: 'lockRemoved', ship: 'r2', target: 'i1', letter: 'A', why: 'spent' }],
  [
    {
      type: 'diceModified',
      dice: 'attack',
      ship: 'r2',
      effect: 'target-lock',
      how: 'reroll',
      site: 'r1/combat/r2/attack/reroll',
      before: dice('hit', 'focus', 'focus', 'blank'),
      after: [{ face: 'crit', rerolled: true, added: false }, ...dice('hit', 'focus', 'focus')],
    },
  ],
  [
    { type: 'tokenRemoved', ship: 'r2', token: 'focus', count: 1, why: 'spent' },
    {
      type: 'diceModified',
      dice: 'attack',
      ship: 'r2',
      effect: 'focus',
      how: 'change',
      site: null,
      before: [{ face: 'crit', rerolled: true, added: false }, ...dice('hit', 'focus', 'focus')],
      after: [{ face: 'crit', rerolled: true, added: false }, ...dice('hit', 'hit', 'hit')],
    },
  ],
  [
    {
      type: 'diceRolled',
      dice: 'defence',
      ship: 'i1',
      site: 'r1/combat/r2/defence/roll',
      pool: dice('focus', 'blank', 'blank'),
      terms: [{ why: 'agility', dice: 3 }],
    },
  ],
  [
    {
      type: 'diceModified',
      dice: 'defence',
      ship: 'i1',
      effect: 'evade',
      how: 'add',
      site: null,
      before: dice('focus', 'blank', 'blank'),
      after: [{ face: 'evade', rerolled: false, added: true }, ...dice('focus', 'blank', 'blank')],
    },
  ],
  [
    {
      type: 'resultsCompared',
      attacker: 'r2',
      defender: 'i1',
      attack: [{ face: 'crit', rerolled: true, added: false }, ...dice('hit', 'hit', 'hit')],
      defence: [{ face: 'evade', rerolled: false, added: true }, ...dice('focus', 'blank', 'blank')],
      cancelled: { hits: 1, crits: 0 },
      hits: 2,
      crits: 1,
    },
    { type: 'damageDealt', ship: 'i1', faceUp: false, kind: null, hullLeft: 2 },
    { type: 'damageDealt', ship: 'i1', faceUp: false, kind: null, hullLeft: 1 },
    { type: 'deckShuffled', cards: 20 },
  ],
  [
    { type: 'damageDealt', ship: 'i1', faceUp: true, kind: 'directhit', hullLeft: 0 },
    { type: 'shipKept', ship: 'i1' },
    { type: 'attackEnded', attacker: 'r2', defender: 'i1' },
    { type: 'attackSkipped', ship: 'i1', why: 'no-target' },
    { type: 'shipDestroyed', ship: 'i1', side: 'second', by: 'r2', pose: gone },
  ],
  [
    {
      type: 'attackDeclared',
      attacker: 'i2',
      defender: 'r2',
      weapon: 'primary',
      band: 3,
      mm: 280,
      line: { from: { x: 0, y: 0 }, to: { x: 0, y: 280 } },
      obstructed: true,
    },
    { type: 'attackFizzled', attacker: 'i2', defender: 'r2' },
    { type: 'attackEnded', attacker: 'i2', defender: 'r2' },
  ],
  [
    { type: 'shieldLost', ship: 'r2', left: 1, crit: false },
    { type: 'shieldLost', ship: 'r2', left: 0, crit: true },
    { type: 'shieldRegained', ship: 'r2', left: 1, card: 'r2d2' },
    { type: 'shieldLost', ship: 'r2', left: 0, crit: false },
    { type: 'damageDiscarded', ship: 'r2', kind: 'blindedpilot', card: 'determination' },
    { type: 'damageDealt', ship: 'r2', faceUp: true, kind: 'consolefire', hullLeft: 2 },
    { type: 'cardTriggered', ship: 'r2', card: 'consolefire' },
    { type: 'cardRolled', ship: 'r2', card: 'consolefire', site: 'x', face: 'hit', effect: true },
    { type: 'damageTurnedDown', ship: 'r2', kind: 'consolefire', why: 'repaired' },
    { type: 'chargesChanged', ship: 'r2', card: 'protontorpedoes', left: 1 },
    { type: 'hullMended', ship: 'r2', hullLeft: 2 },
    { type: 'shipTurned', ship: 'r2', from: m4.to, to: m4.to },
    { type: 'upgradeDiscarded', ship: 'r2', card: 'protontorpedoes' },
  ],
  [
    dropped('r2', 'd1', 'satellite', before, 1),
    dropped(null, 'd2', 'coreasteroid1', { x: -60, y: 40, heading: 0 }, 0),
    {
      type: 'objectMoved',
      object: 'd1',
      kind: 'satellite',
      manoeuvre: 'bank-left 1',
      from: before,
      to: there,
      polygon: carryPolygon(outlineOf('satellite', before), before, there),
      stopped: false,
    },
    { type: 'fuseChanged', object: 'd1', kind: 'satellite', left: 0 },
    { type: 'objectDetonated', object: 'd1', kind: 'satellite', pose: there },
    { type: 'objectRemoved', object: 'd1', kind: 'satellite', why: 'detonated' },
    { type: 'objectRemoved', object: 'd2', kind: 'asteroid', why: 'spent' },
  ],
  [
    { type: 'objectTaken', ship: 'i2', object: 'm1', kind: 'satellite', left: 1 },
    { type: 'effectEnded', ship: 'r2', card: 'r2f2', agility: 2 },
    { type: 'phaseStarted', phase: 'end', round: 1, order: [] },
    { type: 'tokenRemoved', ship: 'r1', token: 'evade', count: 1, why: 'end' },
  ],
  [placed('i1', 'reinforcement', 'i3'), { type: 'reinforcementDeclined', side: 'second', lost: 'i1' }],
  [
    { type: 'reinforcementImpossible', side: 'second', lost: 'i1', why: 'room' },
    { type: 'roundEnded', round: 1 },
    { type: 'roundStarted', round: 2, skills: { r1: 0 } },
    { type: 'phaseStarted', phase: 'activation', round: 2, order: ['i3'] },
    { type: 'shipUnmarked', ship: 'r1', what: 'disabled' },
    { type: 'moveDeclined', ship: 'r1' },
    { type: 'objectTaken', ship: 'i2', object: 'm2', kind: 'satellite', left: 0 },
    { type: 'objectsLost', ship: 'i2', kind: 'satellite', objects: ['m1'] },
    { type: 'objectFell', ship: 'i2', object: 'm2', kind: 'comrade', pose: there, polygon: [] },
    { type: 'shipFled', ship: 'r1', side: 'first', edge: 'north', escaped: true, pose: m1.to },
    { type: 'gameEnded', result: { winner: 'first', by: 'goal' } },
  ],
]

/** The whole battle, every event with the number of the command that caused it. */
export const sample: readonly GameEvent[] = groups.flatMap((group, at) =>
  group.map(fact => ({ ...fact, at, rules: ['TEST-1'] }) as GameEvent),
)
