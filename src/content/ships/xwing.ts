import { frontArc, smallBase } from '../../geometry/index.ts'
import type { Chassis, Pilot } from '../../rules/index.ts'
import { dial } from '../dial.ts'

export const xwing: Chassis = {
  id: 'xwing',
  faction: 'rebel',
  base: smallBase,
  arcs: [frontArc(smallBase)],
  attack: 3,
  agility: 2,
  hull: 3,
  shields: 2,
  actions: ['focus', 'target-lock'],
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FW 3NW 3YW 4FW 4KR'),
  models: 1,
}

const slots = ['torpedo', 'astromech']

export const xwingPilots: readonly Pilot[] = [
  { id: 'redsquadronpilot', chassis: 'xwing', skill: 4, points: 23, unique: false, slots, count: 1 },
  { id: 'rookiepilot', chassis: 'xwing', skill: 2, points: 21, unique: false, slots, count: 1 },
]
