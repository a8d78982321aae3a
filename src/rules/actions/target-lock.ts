/** Target lock: on an enemy at Range 1-3 (RANGE-4), all around (ACTION-TL-1 … 8). */
import { range } from '../../geometry/index.ts'
import { refuse } from '../refuse.ts'
import { friendly, hostile } from '../sides.ts'
import { acquireLock } from '../steps/tokens.ts'
import { bodyOf, shipOf } from '../values.ts'
import type { ActionRow } from './row.ts'

export const targetLock: ActionRow<'target-lock'> = {
  from: 'bar',
  about: ({ target }) => ({ target }),
  rules: () => ['ACTION-TL-1'],
  variants: (game, ship) =>
    game.state.ships
      .filter(other => hostile(other, ship) && other.status === 'play')
      .map(other => ({ action: 'target-lock', target: other.id })),
  judge(game, ship, { target }) {
    const other = game.state.ships.find(candidate => candidate.id === target)
    if (other?.status !== 'play' || !other.pose) return refuse('no-such-target', 'ACTION-TL-2')
    if (friendly(other, ship)) return refuse('friendly', 'ACTION-TL-2')
    if (ship.lock?.target === target) return refuse('locked-already', 'ACTION-TL-5')
    const measured = range(bodyOf(game.catalog, ship), bodyOf(game.catalog, other))
    return measured.band === null ? refuse('out-of-range', ['ACTION-TL-2', 'ACTION-TL-4']) : true
  },
  perform: (game, ship, { target }) => acquireLock(game, ship, shipOf(game.state, target)),
}
