/** The Gauntlet Fighter of the second edition: its dial and numbers (GAUNT-SHIP-1). It flies for five factions. */
import { largeBase, printedArc } from '../../../geometry/index.ts'
import type { Chassis } from '../../../rules/index.ts'
import { dial } from '../../dial.ts'

export const gauntletfighter: Chassis = {
  id: 'gauntletfighter',
  // Its pilots say for whom they fly.
  faction: 'rebel',
  base: largeBase,
  arcs: [printedArc('front', largeBase, 'second'), printedArc('rear', largeBase, 'second')],
  primaries: [
    { id: 'primary', arcs: ['front'], attack: 3 },
    { id: 'tail', arcs: ['rear'], attack: 2 },
  ],
  agility: 2,
  hull: 9,
  shields: 2,
  actions: ['focus', 'reinforce', 'target-lock', 'coordinate'],
  bar: [
    { action: 'focus', colour: 'white' },
    { action: 'reinforce', colour: 'red' },
    { action: 'target-lock', colour: 'white' },
    { action: 'coordinate', colour: 'red' },
  ],
  dial: dial('0OR 1BB 1NB 2TW 2BB 2FB 2NB 2YW 3TR 3BW 3FW 3NW 3YR 4FW'),
  models: 1,
}
