/** The mission scripts of the scripted players: what each unit is after. See README.md, where they are written down. */
import { aimRow, type ByAim, demandAims } from '../../src/content/index.ts'
import type { Edge, MatObject } from '../../src/rules/index.ts'
import { cargoOf, friendly, hostile, opponent } from '../../src/rules/index.ts'
import { exitOf } from '../model/leaving.ts'
import type { Position, Unit } from '../model/position.ts'
import { distance, enemiesOf, nearestTo } from './visibility.ts'

export type Goal =
  /** Fight; `quarry` before all others. */
  | { readonly kind: 'fight'; readonly quarry: Unit | null }
  /** Lie over a marker at the end of the move. */
  | { readonly kind: 'take'; readonly marker: MatObject }
  /** Get over one of these edges; that many moves must stay on the mat first. */
  | { readonly kind: 'leave'; readonly edges: readonly Edge[]; readonly opens: number }
  /** Be shot at as little as possible, not too far from these edges. */
  | { readonly kind: 'hide'; readonly edges: readonly Edge[] }

const fight = (quarry: Unit | null): Goal => ({ kind: 'fight', quarry })

const escort = (position: Position, unit: Unit): Goal => {
  const shuttle = position.units.find(other => other.skill === null)
  if (unit === shuttle) {
    return { kind: 'leave', edges: [position.game.state.sides[opponent(unit.side)].home], opens: 0 }
  }
  if (!shuttle || hostile(shuttle, unit)) return fight(shuttle ?? null)
  return fight(nearestTo(enemiesOf(position, unit), shuttle.start))
}

const escapeGoal = (position: Position, unit: Unit): Goal => {
  const { state } = position.game
  const prey = position.units.find(other => other.ship.id === state.memory['disabled'])
  if (!prey || hostile(prey, unit)) return fight(prey ?? null)
  if (prey !== unit) return fight(nearestTo(enemiesOf(position, unit), prey.start))
  const exit = exitOf(position, unit)
  if (!exit) return fight(null)
  const opens = Math.max(0, exit.round - Math.max(1, state.round))
  return opens > 1 ? { kind: 'hide', edges: exit.edges } : { kind: 'leave', edges: exit.edges, opens }
}

/** Which unit goes for which free marker: the nearest pair first, one each. */
const scanTargets = (units: readonly Unit[], markers: readonly MatObject[]): ReadonlyMap<Unit, MatObject> => {
  const pairs = units.flatMap(unit => markers.map(marker => ({ unit, marker, mm: distance(unit.start, marker) })))
  pairs.sort(
    (a, b) => a.mm - b.mm || a.unit.index - b.unit.index || markers.indexOf(a.marker) - markers.indexOf(b.marker),
  )
  const sent = new Map<Unit, MatObject>()
  const taken = new Set<MatObject>()
  for (const { unit, marker } of pairs) {
    if (sent.has(unit) || taken.has(marker)) continue
    sent.set(unit, marker)
    taken.add(marker)
  }
  return sent
}

const scanGoal = (position: Position, unit: Unit): Goal => {
  const { sides } = position.game.state
  const markers = cargoOf(position.game)
  const free = markers.filter(marker => marker.ship === null)
  const carriers = position.units.filter(other => markers.some(marker => marker.ship === other.ship.id))
  const enemies = enemiesOf(position, unit)
  if (unit.side === 'first') {
    if (carriers.length > 0) return fight(nearestTo(carriers, unit.start))
    const near = (enemy: Unit): number => Math.min(...free.map(marker => distance(enemy.start, marker)))
    return fight(enemies.reduce<Unit | null>((best, one) => (!best || near(one) < near(best) ? one : best), null))
  }
  if (free.length === 0 && carriers.includes(unit)) return { kind: 'leave', edges: [sides[unit.side].home], opens: 0 }
  const marker = scanTargets(
    position.units.filter(other => friendly(other, unit)),
    free,
  ).get(unit)
  if (marker) return { kind: 'take', marker }
  const carrier = nearestTo(carriers, unit.start)
  return fight(nearestTo(enemies, carrier?.start ?? unit.start))
}

/** Hunters want the nearest container, who guards them whoever is nearest to one. */
const line = (position: Position, unit: Unit): Goal => {
  const cargo = position.units.filter(other => other.skill === null)
  if (unit.side === 'second') return fight(nearestTo(cargo, unit.start))
  const near = (enemy: Unit): number => Math.min(...cargo.map(one => distance(enemy.start, one.start)))
  const enemies = enemiesOf(position, unit)
  return fight(enemies.reduce<Unit | null>((best, one) => (!best || near(one) < near(best) ? one : best), null))
}

/** The carrier goes home and its enemies for it; while nobody has the comrade the nearest of each side goes there. */
const comrade = (position: Position, unit: Unit): Goal => {
  const [marker] = cargoOf(position.game)
  if (!marker) return fight(null)
  const carrier = position.units.find(({ ship }) => ship.id === marker.ship)
  if (carrier === unit) return { kind: 'leave', edges: [position.game.state.sides[unit.side].home], opens: 0 }
  if (carrier) return fight(hostile(carrier, unit) ? carrier : nearestTo(enemiesOf(position, unit), carrier.start))
  const friends = position.units.filter(other => friendly(other, unit))
  const first = friends.reduce((a, b) => (distance(b.start, marker) < distance(a.start, marker) ? b : a), unit)
  return first === unit ? { kind: 'take', marker } : fight(null)
}

const SCRIPTS: ByAim<(position: Position, unit: Unit) => Goal> = {
  'political-escort': escort,
  'asteroid-run': escapeGoal,
  'dark-whispers': scanGoal,
  'last-line': line,
  'comrade-in-arms': comrade,
}

demandAims('ai/scripts/goals.ts', 'script', SCRIPTS)

/** What a unit is after now. Without a script it fights whom it likes. */
export const goalOf = (position: Position, unit: Unit): Goal =>
  aimRow(SCRIPTS, position.game.catalog, position.game.state.mission, 'script')?.(position, unit) ?? fight(null)

/** The unit that a unit hunts before all others; null if it has none. */
export const quarryOf = (position: Position, unit: Unit): Unit | null => {
  const goal = goalOf(position, unit)
  return goal.kind === 'fight' ? goal.quarry : null
}
