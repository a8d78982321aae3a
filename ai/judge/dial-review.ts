/** A dial that was flown beside the best other one: where either ends, and why one is better. */
import type { Catalog, GameState, ManoeuvreKey, Ship } from '../../src/rules/index.ts'
import { type ManoeuvrePreview, previewManoeuvre } from '../../src/rules/preview.ts'
import type { Because, Decided } from './reviewed.ts'
import type { OtherDial } from './round-game.ts'

/** Why the better manoeuvre is better: what can be seen on the table first, then damage, then how it lies. */
function becauseOf(better: ManoeuvrePreview, worse: ManoeuvrePreview, damage: OtherDial['damage']): Because {
  if (worse.flees && !better.flees) return { why: 'mat', amount: 0 }
  if (worse.obstacles.length > better.obstacles.length) return { why: 'rock', amount: 0 }
  if (damage) return damage
  if (worse.overlapped.length > 0 && better.overlapped.length === 0) return { why: 'bump', amount: 0 }
  if (worse.stressAfter > better.stressAfter) return { why: 'stress', amount: 0 }
  return { why: 'lie', amount: 0 }
}

/** A dial as it was flown to `to`, from a table that lies as it did just before. */
export function dialDecided(
  catalog: Catalog,
  before: GameState,
  round: number,
  at: number,
  { ship: id, side, done, other, by, damage }: OtherDial,
  to: NonNullable<Ship['pose']>,
): Decided {
  const ship = before.ships.find(one => one.id === id)!
  const preview = (key: ManoeuvreKey) => previewManoeuvre(catalog, before, id, key)
  const [flown, instead] = [preview(done), preview(other)]
  return {
    at,
    round,
    side,
    ship: id,
    from: ship.pose!,
    done: { kind: 'dial', key: done, end: to },
    other: { kind: 'dial', key: other, end: instead.to },
    by,
    because: by > 0 ? becauseOf(instead, flown, damage) : becauseOf(flown, instead, damage),
  }
}
