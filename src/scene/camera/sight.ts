/** Which ship a camera is aboard of, and which one that ship looks at. */
import { rangeInArc } from '../../geometry/index.ts'
import type { Catalog } from '../../playback/measure.ts'
import type { Picture, ShipPicture } from '../../playback/picture.ts'
import { printedOf } from '../chassis.ts'

/**
 * Whom a ship has in its sights: the defender of its attack, else the enemy it has locked, else the nearest enemy in its
 * arc, else the nearest at all. Null when it has no enemy on the mat. Ties go to the ship that was made first.
 */
export const sightOf = (catalog: Catalog, picture: Picture, id: string): string | null => {
  const own = picture.ships.find(ship => ship.id === id)
  if (!own) return null
  const enemies = picture.ships.filter(ship => ship.side !== own.side && ship.presence > 0.5 && ship.status === 'play')
  const here = (target: string | null | undefined) => (enemies.some(ship => ship.id === target) ? target! : null)
  const aimed =
    picture.ruler?.attacker === id
      ? picture.ruler.defender
      : picture.dice?.attacker === id
        ? picture.dice.defender
        : null
  const known = here(aimed) ?? here(own.lock?.target)
  if (known) return known
  let best: { readonly id: string; readonly far: number } | null = null
  for (const enemy of enemies) {
    const inArc = printedOf(catalog, own.chassis).arcs.some(arc => rangeInArc(own, arc, enemy) !== null)
    const far = Math.hypot(enemy.pose.x - own.pose.x, enemy.pose.y - own.pose.y) + (inArc ? 0 : 10_000)
    if (!best || far < best.far) best = { id: enemy.id, far }
  }
  return best?.id ?? null
}

/**
 * From whom a camera aboard looks: the ship it was told, while that is on the mat; else the one whose turn it is or that
 * attacks; else the one it was aboard before; else the first. Null on an empty mat.
 */
export const aboardOf = (picture: Picture, told: string | null, before: string | null): ShipPicture | null => {
  const flying = (id: string | null | undefined) => picture.ships.find(ship => ship.id === id && ship.presence > 0.5)
  return (
    flying(told) ??
    flying(picture.ruler?.attacker) ??
    picture.ships.find(ship => ship.active && ship.presence > 0.5) ??
    flying(before) ??
    picture.ships.find(ship => ship.presence > 0.5) ??
    null
  )
}
