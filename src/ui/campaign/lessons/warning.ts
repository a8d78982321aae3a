/** Second thoughts about a dial, before it is committed: by the previews that everybody has, and a plain guess at what the others do. */
import { headingTo, type Pose, wrapDegrees } from '../../../geometry/index.ts'
import { type Catalog, type Difficulty, dialOf, type GameState, type ManoeuvreKey } from '../../../rules/index.ts'
import { previewManoeuvre, threats } from '../../../rules/preview.ts'
import { PUPIL } from './lesson-moment.ts'

/** What a TIE fighter may well fly. */
const LIKELY: readonly ManoeuvreKey[] = ['straight 2', 'straight 3', 'bank-left 2', 'bank-right 2']
/** A move that has somebody in its arc as often as this is one that would have been better. */
const PROMISING = 0.5

/** The share of the others' likely moves after which the pupil, who flies after them, would have one of them in arc and range. */
const promise = (catalog: Catalog, views: readonly GameState[], key: ManoeuvreKey): number =>
  views.filter(view => {
    const { to, touching } = previewManoeuvre(catalog, view, PUPIL, key)
    return threats(catalog, view, PUPIL, to, touching).on.length > 0
  }).length / views.length

/** All TIE fighters after the same likely move, once for each. */
const later = (catalog: Catalog, view: GameState): readonly GameState[] =>
  LIKELY.map(key => ({
    ...view,
    ships: view.ships.map(ship =>
      ship.id === PUPIL || ship.status !== 'play'
        ? ship
        : { ...ship, pose: previewManoeuvre(catalog, view, ship.id, key).to },
    ),
  }))

/** How far, in degrees, the nearest of the others lies off a ship's nose. */
function offNose(view: GameState, { x, y, heading }: Pose): number {
  const angles = view.ships.flatMap(({ id, status, pose }) => {
    if (id === PUPIL || status !== 'play' || !pose) return []
    const turn = wrapDegrees(headingTo(pose.x - x, pose.y - y) - heading)
    return [Math.min(turn, 360 - turn)]
  })
  return angles.length > 0 ? Math.min(...angles) : 180
}

/** What a dial promises: the share of likely moves after which somebody is in arc, and how far off the nose at best, degrees. */
export type Promised = { readonly share: number; readonly off: number; readonly difficulty: Difficulty | null }

/** What every dial that stays on the mat promises. */
export function promises(catalog: Catalog, view: GameState): ReadonlyMap<ManoeuvreKey, Promised> {
  const ship = view.ships.find(one => one.id === PUPIL)
  const found = new Map<ManoeuvreKey, Promised>()
  if (!ship?.pose) return found
  const views = later(catalog, view)
  for (const key of dialOf({ catalog, state: view, events: null }, ship)) {
    const { flees, difficulty } = previewManoeuvre(catalog, view, PUPIL, key)
    if (flees) continue
    const off = views.map(next => offNose(next, previewManoeuvre(catalog, next, PUPIL, key).to))
    const mean = off.reduce((sum, one) => sum + one, 0) / off.length
    found.set(key, { share: promise(catalog, views, key), off: mean, difficulty })
  }
  return found
}

/** What speaks against a dial, the worst first: `ui.lesson.warn.…`; null: nothing does. */
export function warningOf(
  catalog: Catalog,
  view: GameState,
  key: ManoeuvreKey,
): 'flees' | 'stressed' | 'nobody' | null {
  const ship = view.ships.find(one => one.id === PUPIL)
  if (!ship?.pose) return null
  const { flees, difficulty } = previewManoeuvre(catalog, view, PUPIL, key)
  if (flees) return 'flees'
  if (difficulty === 'red' && ship.stress > 0) return 'stressed'
  const views = later(catalog, view)
  if (promise(catalog, views, key) > 0) return null
  const better = dialOf({ catalog, state: view, events: null }, ship).some(
    other =>
      other !== key &&
      previewManoeuvre(catalog, view, PUPIL, other).flees === null &&
      promise(catalog, views, other) >= PROMISING,
  )
  return better ? 'nobody' : null
}
