/** What is certain of a plan before anybody flies: for how many rounds its ships find ways that stay on the mat, and who runs into a friend. */
import { overlap, type Pose } from '../../src/geometry/index.ts'
import { cargoOf, type Edge, opponent, type Side } from '../../src/rules/index.ts'
import { scansFrom } from '../../src/rules/preview.ts'
import type { Ask } from '../ask.ts'
import { freeFlight, land } from '../model/landing.ts'
import { escapesNow } from '../model/leaving.ts'
import { roundsOn, stressBy } from '../model/mobility.ts'
import { courseFrom } from '../model/path-to-edge.ts'
import { flownBy, type Plan } from '../model/plan.ts'
import { type Option, type Position, positionOf, type Unit } from '../model/position.ts'
import { takenIn } from '../model/search-context.ts'

/** Rounds after a move for which ways on are looked for: who has two of them has more, unless somebody stands there. */
const AHEAD = 2

/** The own ships of a view in the order in which they fly, the mission's moves first (ACT-1). */
export type Seen = {
  readonly ask: Ask
  readonly position: Position
  readonly own: readonly Unit[]
  readonly taken: readonly number[]
}

/** Whether its dial is still to be chosen here. */
export const isOpen = (unit: Unit): boolean => unit.movement === 'dial' && !unit.mate && unit.known === null
export const rankOf = (unit: Unit): number => unit.skill ?? -1

/** What is seen by whoever is asked. */
export const seenBy = (ask: Ask, side: Side): Seen => {
  const position = positionOf(ask.engine.catalog, ask.view, ask.decision, side)
  const own = position.units
    .filter(unit => unit.side === side)
    .sort((a, b) => rankOf(a) - rankOf(b) || a.index - b.index)
  return { ask, position, own, taken: takenIn(position) }
}

/** What a ship may set: while it is stressed no red, for which the other side would fly it anywhere (STRESS-3). */
export const settable = (unit: Unit): readonly Option[] => {
  const calm = unit.options.filter(({ difficulty }) => unit.ship.stress === 0 || difficulty !== 'red')
  return calm.length > 0 ? calm : unit.options
}

/** Rounds for which a ship finds ways on from a pose, with the satellites in hand that it could scan from there. */
export const waysFrom = ({ position, taken }: Seen, unit: Unit, pose: Pose, stress: number): number => {
  const { catalog, state } = position.game
  const cargo = cargoOf(position.game)
  const scans = cargo.length > 0 ? scansFrom(catalog, state, unit.ship.id, pose) : []
  const held = taken.map((by, n) => (scans.includes(cargo[n]!.id) ? unit.index : by))
  return roundsOn(position, unit, { pose, stress, later: 1, taken: held }, AHEAD)
}

/** Rounds that a ship lasts by a manoeuvre that ends so, this one counted; who leaves rightly lasts. */
const lasts = (seen: Seen, unit: Unit, option: Option, { pose, flees }: { pose: Pose; flees: Edge | null }): number => {
  if (flees) return escapesNow(seen.position, unit, flees) ? AHEAD + 1 : 0
  return 1 + waysFrom(seen, unit, pose, stressBy(unit.ship.stress, option))
}

export const lastsFreely = (seen: Seen, unit: Unit, option: Option): number =>
  lasts(seen, unit, option, freeFlight(seen.position, unit, option))

/** What `life` gives a ship that lasts in every way. */
export const WHOLE = (AHEAD + 1) * (AHEAD + 2) + AHEAD + 1

/**
 * How long a ship lasts in a plan, the more the longer: among no others and among the own ones flying by the plan; of equals, among all as
 * they lie now.
 */
export const life = (seen: Seen, plan: Plan, unit: Unit): number => {
  const { position } = seen
  const option = flownBy(plan, unit)
  if (!option) return WHOLE
  const free = lastsFreely(seen, unit, option)
  if (free === 0) return 0
  const here = position.units.map(({ start }) => start)
  const now = land(position, unit, option, here)
  const lies = now.bumped ? Math.min(free, lasts(seen, unit, option, now)) : free
  return flownLife(seen, plan, unit, option, free) * (AHEAD + 2) + lies
}

/** Rounds that a ship lasts with the own ones flying by the plan before it and the others as they lie, at most `free`. */
const flownLife = ({ position, own, ...seen }: Seen, plan: Plan, unit: Unit, option: Option, free: number): number => {
  const poses: (Pose | null)[] = position.units.map(({ start }) => start)
  for (const other of own) {
    const flown = other.movement === 'done' ? null : flownBy(plan, other)
    if (!flown) continue
    const end = land(position, other, flown, poses)
    if (other === unit) return end.bumped ? Math.min(free, lasts({ ...seen, position, own }, unit, option, end)) : free
    poses[other.index] = end.flees ? null : end.pose
  }
  return free
}

const meet = (a: Unit, at: Pose | null, b: Unit, there: Pose | null): boolean =>
  at !== null && there !== null && overlap({ base: a.base, pose: at }, { base: b.base, pose: there })

/** Where the mission moves an own ship in the round after a plan, before anybody else flies: the first move of the course it would fly by itself; null where it is led no further. */
const ledTo = (position: Position, unit: Unit, from: Pose | null): Pose | null => {
  if (unit.skill !== null || unit.options.length === 0 || !from) return null
  const goal = position.game.state.sides[opponent(unit.side)].home
  return courseFrom(position, unit, from, goal).next[0] ?? null
}

/**
 * The own ships that run into each other in a plan by what `counts` may still change. Who of equal skill goes first is chosen later
 * (ACT-9): whoever must wait until another is gone can, unless that one waits for it in turn. Who ends where the mission would move a
 * friend next runs into it too, for that one moves before it can get out of the way.
 */
export const clashing = ({ position, own }: Seen, plan: Plan, counts = isOpen, rank = rankOf): readonly Unit[] => {
  const moves = own.map(unit => (unit.movement === 'done' ? null : flownBy(plan, unit)))
  const ends = own.map((unit, n) => {
    if (!moves[n]) return unit.start
    const { pose, flees } = freeFlight(position, unit, moves[n])
    return flees ? null : pose
  })
  const found = new Set<Unit>()
  let waits: (readonly [Unit, Unit])[] = []
  for (const [n, unit] of own.entries()) {
    const next = ledTo(position, unit, ends[n]!)
    for (const [m, other] of own.entries())
      if (other !== unit && counts(other) && meet(unit, next, other, ends[m]!)) found.add(unit).add(other)
    for (const [m, other] of own.entries()) {
      if (n === m || !moves[n]) continue
      const later = moves[m] ? rank(other) - rank(unit) : -1
      const there = later > 0 ? other.start : ends[m]!
      if ((counts(unit) || (later <= 0 && counts(other))) && meet(unit, ends[n]!, other, there)) {
        found.add(unit).add(other)
      } else if (later === 0 && meet(unit, ends[n]!, other, other.start)) waits.push([unit, other])
    }
  }
  // Who waits for somebody that waits for nobody can go after it; who is left over waits in a ring.
  for (let before = -1; before !== waits.length; ) {
    before = waits.length
    waits = waits.filter(([, other]) => waits.some(([unit]) => unit === other))
  }
  for (const [unit, other] of waits) found.add(unit).add(other)
  return [...found]
}
