/** Ionised ships (SE-ION-1). */
import { smallBase } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { tokenCount } from '../ship-tokens.ts'
import type { Ship } from '../state.ts'
import { chassisOf } from '../values.ts'

/** Whether a ship has as many ion tokens as its size can take: 1 a small one, 2 one in between, 3 one as large as two. */
export function isIonised({ catalog }: Pick<Game, 'catalog'>, ship: Ship): boolean {
  const { length } = chassisOf(catalog, ship).base
  const most = length <= smallBase.length ? 1 : length < 2 * smallBase.length ? 2 : 3
  return tokenCount(ship, 'ion') >= most
}
