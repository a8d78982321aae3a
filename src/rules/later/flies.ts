/** What is flown in the place of what a dial shows, whatever cards say (SE-STRESS-1, SE-ION-1). */
import { bearingRow } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { isStressed } from '../ship-tokens.ts'
import type { ManoeuvreKey, Ship } from '../state.ts'
import { difficultyOf, manoeuvre } from '../values.ts'
import { isIonised } from './ion.ts'
import type { Late } from './late.ts'

/** In the direction that the dial shows: to its side a bank, else straight. */
function ionManoeuvre(shown: ManoeuvreKey): ManoeuvreKey {
  const { side } = bearingRow(manoeuvre(shown).bearing)
  return side === 0 ? 'straight 1' : side < 0 ? 'bank-left 1' : 'bank-right 1'
}

/** An ionised ship flies a blue manoeuvre of speed 1; a stressed one a white one ahead in the place of a red one, and nobody chooses. */
export function flies(game: Game, ship: Ship, shown: ManoeuvreKey): ReturnType<Late['flies']> {
  if (isIonised(game, ship)) return { manoeuvre: ionManoeuvre(shown), difficulty: 'blue', rules: ['SE-ION-1'] }
  const { bearing, speed } = manoeuvre(shown)
  if (!isStressed(game.catalog, ship) || difficultyOf(game, ship, bearing, speed) !== 'red') return null
  return { manoeuvre: 'straight 2', difficulty: 'white', rules: ['STRESS-2', 'SE-STRESS-1'] }
}
