import { smallBase } from '../../src/geometry/index.ts'
import type { Picture, ShipPicture } from '../../src/playback/picture.ts'

/** A ship on the table, at rest. */
export const shipAt = (id: string, x: number, y: number, more: Partial<ShipPicture> = {}): ShipPicture => ({
  id,
  seat: 'rebel',
  faction: 'rebel',
  chassis: 'xwing',
  pilot: 'rookiepilot',
  skill: 2,
  base: smallBase,
  pose: { x, y, heading: 0 },
  roll: 0,
  pitch: 0,
  lift: 0,
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
  lock: null,
  lockedBy: [],
  crits: [],
  dial: null,
  active: false,
  ...more,
})

/** A picture of these ships with nothing going on. */
export const pictureOf = (ships: readonly ShipPicture[]): Picture => ({
  t: 0,
  round: 1,
  phase: 'planning',
  mission: 'political-escort',
  initiative: 'imperial',
  command: 0,
  beat: 0,
  ships,
  template: null,
  ruler: null,
  arc: null,
  dice: null,
  effects: [],
  camera: { shot: 'table' },
  caption: null,
  log: 0,
  result: null,
})
