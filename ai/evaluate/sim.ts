/**
 * One line of play to the end of the round: everybody flies, takes an action, fights. Flying is exact; dice never branch,
 * they change how likely each unit has how many points of shields and hull left.
 */
import type { Pose } from '../../src/geometry/index.ts'
import type { Edge, Side } from '../../src/rules/index.ts'
import { ATTACK_EIGHTHS, cargoOf } from '../../src/rules/index.ts'
import { damageOf } from '../../src/rules/odds-damage.ts'
import { land, onRock } from '../model/flight.ts'
import type { Option, Position, Unit } from '../model/position.ts'

export type Sim = {
  /** Whose hopes colour the judgement; null: nobody's. */
  readonly side: Side | null
  /** Rounds after the one of the view. */
  readonly later: number
  readonly poses: (Pose | null)[]
  readonly fled: (Edge | null)[]
  /** Whether who fled counts as not destroyed (FLEE-2); null: by what holds at the view's moment. */
  readonly saved: readonly boolean[] | null
  readonly stress: number[]
  readonly focus: number[]
  readonly evade: number[]
  /** Whom each unit has locked, by unit; −1 nobody. */
  readonly lock: number[]
  readonly acts: boolean[]
  /** Lies on an obstacle and cannot attack (OBST-10). */
  readonly rock: boolean[]
  /** Which of its cards last this round, by bit. */
  readonly cards: number[]
  /** Who has each marker of the state, by unit; −1: it lies on the mat, or its ship is gone. */
  readonly taken: number[]
  /** touching[a * n + b]: a and b touch. */
  readonly touching: Uint8Array
  /** health[u][p]: how likely unit u has p points left. */
  readonly health: Float64Array[]
}

/** The sim at the table's moment. */
export const startSim = (position: Position): Sim => {
  const { units } = position
  const n = units.length
  const touching = new Uint8Array(n * n)
  const indexOf = (id: string): number => units.findIndex(unit => unit.ship.id === id)
  for (const [a, b] of position.game.state.touching) {
    const i = indexOf(a)
    const j = indexOf(b)
    if (i < 0 || j < 0) continue
    touching[i * n + j] = 1
    touching[j * n + i] = 1
  }
  return {
    side: position.side,
    later: 0,
    poses: units.map(unit => unit.start),
    fled: units.map(() => null),
    saved: null,
    stress: units.map(unit => unit.ship.stress),
    focus: units.map(unit => unit.ship.focus),
    evade: units.map(unit => unit.ship.evade),
    lock: units.map(unit => (unit.ship.lock ? indexOf(unit.ship.lock.target) : -1)),
    acts: units.map(unit => unit.acts),
    rock: units.map(unit => onRock(position, unit.base, unit.start)),
    cards: units.map(unit =>
      unit.cards.reduce((mask, card, n) => (unit.ship.lasting.includes(card) ? mask + (1 << n) : mask), 0),
    ),
    taken: cargoOf(position.game).map(marker => (marker.ship === null ? -1 : indexOf(marker.ship))),
    touching,
    health: units.map(unit => {
      const points = new Float64Array(unit.most + 1)
      points[unit.shields + unit.hull] = 1
      return points
    }),
  }
}

/** How likely a unit is still on the mat. */
export const alive = (sim: Sim, unit: Unit): number => (sim.poses[unit.index] ? 1 - sim.health[unit.index]![0]! : 0)

const untouch = (sim: Sim, n: number, index: number): void => {
  for (let other = 0; other < n; other++) {
    sim.touching[index * n + other] = 0
    sim.touching[other * n + index] = 0
  }
}

/** The dice for obstacles in place of the action: a hit costs a point, a crit a face-up card or a shield (OBST-8). */
const scrape = (position: Position, sim: Sim, unit: Unit, hits: number): void => {
  const hit = ATTACK_EIGHTHS.hit / 8
  const crit = ATTACK_EIGHTHS.crit / 8
  for (let n = 0; n < hits; n++) {
    const before = sim.health[unit.index]!
    const after = new Float64Array(before.length)
    after[0] = before[0]!
    for (let points = 1; points < before.length; points++) {
      const chance = before[points]!
      if (chance === 0) continue
      after[points]! += chance * (1 - hit - crit)
      after[points - 1]! += chance * hit
      const hull = Math.min(points, unit.hull)
      const costs = damageOf(0, 1, points - hull, hull, unit.critsCountAsHits ? undefined : position.mix)
      for (let lost = 0; lost < costs.length; lost++) after[points - lost]! += chance * crit * costs[lost]!
    }
    sim.health[unit.index] = after
  }
}

/** A shield comes back, where one is down. */
const mend = (sim: Sim, unit: Unit): void => {
  const health = sim.health[unit.index]!
  for (let points = health.length - 1; points > 1; points--) {
    const up = points === health.length - 1 ? health[points]! : 0
    health[points] = up + health[points - 1]!
  }
  health[1] = 0
}

const fly = (position: Position, sim: Sim, unit: Unit, option: Option | null): void => {
  if (!option || !sim.poses[unit.index]) return
  const n = position.units.length
  const landing = land(position, unit, option, sim.poses)
  untouch(sim, n, unit.index)
  sim.poses[unit.index] = landing.pose
  for (const id of landing.touching) {
    const other = position.units.findIndex(candidate => candidate.ship.id === id)
    sim.touching[unit.index * n + other] = 1
    sim.touching[other * n + unit.index] = 1
  }
  if (option.difficulty === 'red') sim.stress[unit.index]! += 1
  if (option.difficulty === 'green') sim.stress[unit.index] = Math.max(0, sim.stress[unit.index]! - 1)
  if (landing.bumped || landing.hits > 0 || sim.stress[unit.index]! > 0) sim.acts[unit.index] = false
  sim.rock[unit.index] = landing.onRock
  if (option.difficulty === 'green') {
    if (unit.mends) mend(sim, unit)
    if (unit.freeFocus && sim.stress[unit.index] === 0) sim.focus[unit.index]! += 1
  }
  if (landing.hits > 0 && !landing.flees) scrape(position, sim, unit, landing.hits)
  if (landing.flees) {
    sim.fled[unit.index] = landing.flees
    sim.poses[unit.index] = null
    untouch(sim, n, unit.index)
  }
}

/** Who goes before whom in Activation: lowest skill, initiative first among equals (ACT-1, ACT-9). */
const activationOrder = (position: Position): Unit[] => {
  const first = position.game.state.initiative
  return position.units
    .filter(unit => unit.movement === 'dial' && unit.skill !== null)
    .sort((a, b) => a.skill! - b.skill! || (a.side === b.side ? a.index - b.index : a.side === first ? -1 : 1))
}

/**
 * Flies the rest of the round's moves: the mission's first, then by skill. `plan` holds each unit's manoeuvre (null: it
 * stays). `leader` goes first among its equals.
 */
export const flyRound = (position: Position, sim: Sim, plan: readonly (Option | null)[], leader: Unit | null): void => {
  for (const unit of position.units) {
    if (unit.movement === 'mission') fly(position, sim, unit, plan[unit.index] ?? null)
  }
  const order = activationOrder(position)
  if (leader && order.includes(leader)) {
    fly(position, sim, leader, plan[leader.index] ?? null)
  }
  for (const unit of order) if (unit !== leader) fly(position, sim, unit, plan[unit.index] ?? null)
}
