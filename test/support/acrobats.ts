/** Ships that fly Segnor's Loops and Tallon Rolls and boost: made up, with the dials and bars of the second core set. */

import { dial } from '../../src/content/dial.ts'
import { catalog } from '../../src/content/index.ts'
import type { Catalog, Chassis, Layer } from '../../src/rules/index.ts'
import { testPilot } from './cards.ts'

const { xwing, tiefighter } = catalog.chassis

const roller: Chassis = {
  ...xwing!,
  id: 'roller',
  shields: 3,
  actions: ['focus', 'target-lock', 'boost'],
  dial: dial('1BG 1FG 1NG 2TW 2BW 2FG 2NW 2YW 3TW 3BW 3FG 3NW 3YW 3ER 3RR 4FW 4KR'),
}

const looper: Chassis = {
  ...tiefighter!,
  id: 'looper',
  faction: 'rebel',
  shields: 1,
  actions: ['focus', 'target-lock', 'barrel-roll', 'evade'],
  dial: dial('1TW 1YW 2TG 2BG 2FG 2NG 2YG 2LR 2PR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW'),
}

/** Who flies them: 'rollo' boosts and rolls, 'turner' boosts by turns too, 'lupo' loops. */
const pilots = [
  testPilot('rollo', 'roller', 2),
  testPilot('turner', 'roller', 5, {
    values: { boosts: (_where, value) => [...value, 'turn-left', 'turn-right'] },
  }),
  testPilot('lupo', 'looper', 3),
]

/** The printed cards and these; `layer`: the rules by which they are played where sets differ. */
export const acrobats = (layer: Layer = {}): Catalog => ({
  ...catalog,
  chassis: { ...catalog.chassis, roller, looper },
  pilots: { ...catalog.pilots, ...Object.fromEntries(pilots.map(pilot => [pilot.id, pilot])) },
  layer,
})
