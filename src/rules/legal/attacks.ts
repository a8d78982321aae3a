/** Whom a ship may attack, with what, and why not (COMBAT-1.1 … 1.5, ARC-2, ARC-4, RANGE-6). */
import {
  clearLine,
  inContact,
  type Measure,
  obstructed,
  overlapsPolygon,
  type PrintedArc,
  printedArc,
  rangeInArc,
  type Vec,
} from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { forbiddenBy, grantedBy, ignoresObstacles, type Said } from '../effects.ts'
import { kindOf, obstaclesOf } from '../objects.ts'
import { refuse } from '../refuse.ts'
import { friendly, hostile } from '../sides.ts'
import type { Ship } from '../state.ts'
import { chargesOf } from '../steps/charges.ts'
import type { Refusal } from '../text.ts'
import { bodyOf, chassisOf, shipOf } from '../values.ts'
import { firedFrom, weaponOf, weaponsOf } from '../weapons.ts'

export type Shot = { readonly target: string; readonly weapon: string }

/**
 * The measurement of an attack: from the attacker's base to the closest part of the target's base in an arc that the weapon fires from;
 * null out of arc (RANGE-6). `weapon` null: in any arc.
 */
export function measureAttack(game: Game, attacker: Ship, target: Ship, weapon: string | null = null): Measure | null {
  const from = bodyOf(game.catalog, attacker)
  const to = bodyOf(game.catalog, target)
  let best: Measure | null = null
  for (const arc of arcsOf(game, attacker, weapon)) {
    const found = rangeInArc(from, arc, to)
    if (found && (!best || found.mm < best.mm)) best = found
  }
  return best
}

/** The arcs of a ship, or those that a weapon of it fires from; a turret's need not be printed on it (COMBAT-1.2, SECW-2). */
function arcsOf(game: Game, ship: Ship, weapon: string | null): readonly PrintedArc[] {
  const { arcs, base } = chassisOf(game.catalog, ship)
  if (weapon === null) return arcs
  const kinds = firedFrom(game, ship, weapon) ?? []
  if (kinds.includes('full')) return [printedArc('full', base)]
  return arcs.every(({ kind }) => kinds.includes(kind)) ? arcs : arcs.filter(({ kind }) => kinds.includes(kind))
}

/** Whether two ships touch (OVERLAP-7); measured anew where the set has it so (SE-RANGE-1). */
export function touches(game: Game, a: string, b: string): boolean {
  if (game.catalog.layer?.adjacency === 'contact') {
    const [one, other] = [a, b].map(id => bodyOf(game.catalog, shipOf(game.state, id)))
    return inContact(one!, other!)
  }
  return game.state.touching.some(pair => (pair[0] === a && pair[1] === b) || (pair[0] === b && pair[1] === a))
}

/** Whether a ship's base lies on an obstacle that keeps it from attacking (OBST-10). */
export function onObstacle(game: Game, ship: Ship): boolean {
  const obstacles = obstaclesOf(game).filter(({ kind }) => !kindOf(game.catalog, kind).own?.fires)
  if (obstacles.length === 0 || !ship.pose || ignoresObstacles(game, ship)) return false
  const body = bodyOf(game.catalog, ship)
  return obstacles.some(({ polygon }) => overlapsPolygon(body, polygon))
}

/** Whether a ship may declare this attack now. */
export function judgeShot(game: Game, attacker: Ship, shot: Shot): true | Refusal {
  const judged = judgeAlone(game, attacker, shot)
  if (judged !== true) return judged
  const guard = guardOf(game, attacker, shot)
  return guard ? refuse('guarded', [...guard.rules, 'CONFLICT-2'], { guard: guard.where.owner!.id }) : true
}

/** Who must be the target in the named one's stead: a friendly ship whose card says so, and that the same weapon could attack. */
function guardOf(game: Game, attacker: Ship, { target, weapon }: Shot): Said | null {
  const guarded = game.state.ships.find(ship => ship.id === target)!
  for (const ship of game.state.ships) {
    if (hostile(ship, guarded) || ship.id === target || ship.status !== 'play') continue
    const guards = grantedBy(game, ship, 'guards', (ask, where) => ask(where, attacker, guarded))
    if (guards && judgeAlone(game, attacker, { target: ship.id, weapon }) === true) return guards
  }
  return null
}

/** Whether a ship may declare this attack, other targets left out of account. */
function judgeAlone(game: Game, attacker: Ship, shot: Shot): true | Refusal {
  const target = game.state.ships.find(ship => ship.id === shot.target)
  if (target?.status !== 'play' || !target.pose) return refuse('no-such-target', 'COMBAT-1.1')
  if (friendly(target, attacker)) return refuse('friendly', ['COMBAT-1.1', 'GEN-3'])
  const weapon = weaponOf(game, attacker, shot.weapon)
  if (firedFrom(game, attacker, shot.weapon) === null && shot.weapon !== 'primary')
    return refuse('no-weapon', ['COMBAT-1.5', 'SECW-1'])
  if (onObstacle(game, attacker)) return refuse('on-obstacle', 'OBST-10')
  if (touches(game, attacker.id, target.id)) return refuse('touching', ['COMBAT-1.3', 'OVERLAP-7'])
  const measure = measureAttack(game, attacker, target, shot.weapon)
  if (!measure) return refuse('out-of-arc', ['COMBAT-1.2', 'ARC-2'])
  if (measure.band === null) return refuse('out-of-range', ['COMBAT-1.2', 'RANGE-5'])
  if (weapon && !weapon.bands.includes(measure.band)) return refuse('weapon-range', 'SECW-2', { band: measure.band })
  if (weapon?.needsLock && attacker.lock?.target !== target.id) return refuse('needs-lock', ['SECW-5', 'ACTION-TL-8'])
  if (weapon?.spendsCharges && chargesOf(attacker, shot.weapon) < weapon.spendsCharges)
    return refuse('cannot-pay', 'SE-CHARGE-1', { card: shot.weapon })
  const bar =
    forbiddenBy(game, attacker, 'mayAttack', (may, where) => may(where, attacker)) ??
    forbiddenBy(game, attacker, 'mayTarget', (may, where) => may(where, attacker, target))
  return bar ? refuse('forbidden', ['CONFLICT-2', ...bar.rules]) : true
}

/** Every attack a ship may declare now, measured before one is chosen (COMBAT-1.4); other ships never stand in the way (ARC-3). */
export function shotsOf(game: Game, ship: Ship): Shot[] {
  const shots: Shot[] = []
  if (onObstacle(game, ship)) return shots
  for (const target of game.state.ships) {
    if (friendly(target, ship) || target.status !== 'play') continue
    for (const weapon of weaponsOf(game, ship)) {
      if (judgeShot(game, ship, { target: target.id, weapon }) === true) shots.push({ target: target.id, weapon })
    }
  }
  return shots
}

/** The outlines of what may obstruct an attack of a ship (OBST-11). */
export const hindrancesOf = (game: Game, attacker: Ship): readonly (readonly Vec[])[] =>
  ignoresObstacles(game, attacker) ? [] : obstaclesOf(game).map(({ polygon }) => polygon)

/** The closest line of an attack of a ship and whether obstacles obstruct it (OBST-11; with equal lines the attacker picks a clear one). */
export function lineOf(
  game: Game,
  attacker: Ship,
  measure: Measure,
): { from: { x: number; y: number }; to: { x: number; y: number }; obstructed: boolean } {
  const polygons = hindrancesOf(game, attacker)
  const line = clearLine(measure, polygons)
  return { from: line.from, to: line.to, obstructed: polygons.length > 0 && obstructed(measure, polygons) }
}
