/** Target lock: on an enemy at Range 1-3 (RANGE-4), all around (ACTION-TL-1 … 8); in later sets on any other object at Range 0-3 (SE-LOCK-1). */
import { bandOf, corners, polygonGap, range } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { kindOf, objectOf } from '../objects.ts'
import { refuse } from '../refuse.ts'
import { friendly, hostile } from '../sides.ts'
import type { MatObject, Ship } from '../state.ts'
import { acquireLock } from '../steps/tokens.ts'
import { bodyOf } from '../values.ts'
import type { ActionRow } from './row.ts'

const locksAnything = ({ catalog }: Game): boolean => catalog.layer?.locksAnything === true

/** An object on the mat that may be locked: none that has values of its own, as remotes have. */
function lockable({ catalog, state }: Game, id: string): MatObject | null {
  const object = objectOf(state, id)
  return object && object.ship === null && !kindOf(catalog, object.kind).unlockable ? object : null
}

/** How far a ship is from what it wants to lock. */
function bandTo({ catalog }: Game, ship: Ship, other: Ship | MatObject): number | null {
  const own = bodyOf(catalog, ship)
  return 'polygon' in other ? bandOf(polygonGap(other.polygon, corners(own))) : range(own, bodyOf(catalog, other)).band
}

export const targetLock: ActionRow<'target-lock'> = {
  from: 'bar',
  about: ({ target }) => ({ target }),
  rules: () => ['ACTION-TL-1'],
  variants(game, ship) {
    const any = locksAnything(game)
    const { ships, objects } = game.state
    return [
      ...ships.filter(other => (any ? other !== ship : hostile(other, ship)) && other.status === 'play'),
      ...(any ? objects : []),
    ].map(({ id }) => ({ action: 'target-lock', target: id }))
  },
  judge(game, ship, { target }) {
    const other = game.state.ships.find(candidate => candidate.id === target)
    const object = other || !locksAnything(game) ? null : lockable(game, target)
    if (!object && (other?.status !== 'play' || !other.pose)) return refuse('no-such-target', 'ACTION-TL-2')
    if (other && (locksAnything(game) ? other === ship : friendly(other, ship)))
      return refuse('friendly', 'ACTION-TL-2')
    if (ship.lock?.target === target) return refuse('locked-already', 'ACTION-TL-5')
    return bandTo(game, ship, object ?? other!) === null ? refuse('out-of-range', ['ACTION-TL-2', 'ACTION-TL-4']) : true
  },
  perform: (game, ship, { target }) => acquireLock(game, ship, target),
}
