import { frontArc, smallBase } from '../../geometry/index.ts'
import type { Chassis, Pilot } from '../../rules/index.ts'
import { dial } from '../dial.ts'

export const tiefighter: Chassis = {
  id: 'tiefighter',
  faction: 'imperial',
  base: smallBase,
  arcs: [frontArc(smallBase)],
  attack: 2,
  agility: 3,
  hull: 3,
  shields: 0,
  actions: ['focus', 'barrel-roll', 'evade'],
  dial: dial('1TW 1YW 2TW 2BG 2FG 2NG 2YW 3TW 3BW 3FG 3NW 3YW 3KR 4FW 4KR 5FW'),
  models: 2,
}

export const tiefighterPilots: readonly Pilot[] = [
  { id: 'academypilot', chassis: 'tiefighter', skill: 1, points: 12, unique: false, slots: [], count: 2 },
]
