/** Ships at rest and pictures of them, in which a test changes only what it is about. */
import { catalog } from '../../src/content/index.ts'
import { smallBase, standardMat } from '../../src/geometry/index.ts'
import type { Picture, ShipPicture } from '../../src/playback/picture.ts'
import { type Means, manoeuvreKey } from '../../src/rules/index.ts'

/** What a ship of a kind has to fly and to fire with, as it is printed. */
export function printedMeans(chassis: string): Means {
  const { primaries, dial } = catalog.chassis[chassis]!
  const attack = primaries[0]?.attack
  return {
    dice: attack === undefined ? null : [attack + 1, attack, attack],
    dial: (dial ?? []).map(({ bearing, speed, difficulty }) => ({
      manoeuvre: manoeuvreKey(bearing, speed),
      difficulty,
    })),
  }
}

/** A ship on the table, at rest. */
export const shipAt = (id: string, x: number, y: number, more: Partial<ShipPicture> = {}): ShipPicture => ({
  id,
  side: 'first',
  chassis: 'xwing',
  pilot: 'rookiepilot',
  skill: 2,
  base: smallBase,
  pose: { x, y, heading: 0 },
  roll: 0,
  pitch: 0,
  lift: 0,
  yaw: 0,
  drift: { x: 0, y: 0 },
  wake: [],
  thrust: 0,
  presence: 1,
  status: 'play',
  hull: 3,
  maxHull: 3,
  shields: 2,
  maxShields: 2,
  focus: 0,
  evade: 0,
  stress: 0,
  tokens: [],
  lock: null,
  lockedBy: [],
  crits: [],
  dial: null,
  moved: false,
  active: false,
  means: printedMeans(more.chassis ?? 'xwing'),
  agility: null,
  marks: [],
  carries: [],
  lasting: [],
  worn: null,
  ...more,
})

/** A picture of these ships with nothing going on. */
export const pictureOf = (ships: readonly ShipPicture[]): Picture => ({
  t: 0,
  round: 1,
  phase: 'planning',
  mission: 'political-escort',
  initiative: 'second',
  factions: { first: 'rebel', second: 'imperial' },
  mat: standardMat,
  homes: { first: 'south', second: 'north' },
  counts: {},
  command: 0,
  beat: 0,
  ships,
  order: [],
  objects: [],
  template: null,
  ruler: null,
  arc: null,
  dice: null,
  effects: [],
  cues: [],
  camera: { shot: 'table' },
  shake: { x: 0, y: 0, roll: 0 },
  caption: null,
  log: 0,
  result: null,
})
