/** The manoeuvres of a ship's dial as the grid shows them. */
import { t } from '../../../locale/index.ts'
import {
  type Catalog,
  difficultyOf,
  type GameState,
  isStressed,
  type ManoeuvreKey,
  type Ship,
} from '../../../rules/index.ts'
import type { Entry } from './dial-key.tsx'
import { barOf, barredWords, forecast } from './forecast.tsx'

/** Every manoeuvre with its difficulty, what speaks against it, and how it would end; `byEye`: that is not looked at (PLAN-6). */
export function entriesOf(catalog: Catalog, view: GameState, ship: Ship, byEye: boolean): Entry[] {
  const game = { catalog, state: view, events: null }
  return (catalog.chassis[ship.chassis]?.dial ?? []).map(({ bearing, speed }) => {
    const difficulty = difficultyOf(game, ship, bearing, speed)
    const stressed = difficulty === 'red' && isStressed(catalog, ship)
    const key: ManoeuvreKey = `${bearing} ${speed}`
    const bar = barOf(catalog, view, ship, key)
    const outcome = byEye ? undefined : forecast(catalog, view, ship.id, key)?.tone
    return {
      key,
      bearing,
      speed,
      difficulty,
      ...(outcome ? { outcome } : {}),
      ...(stressed ? { warning: t('ui.dial.stressed') } : {}),
      ...(bar ? { warning: barredWords(view, bar), impossible: true, bar } : {}),
    }
  })
}
