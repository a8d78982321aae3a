/** The moves of a round on a line: the mission's first, then by skill, each exactly where the rules would leave it. */
import { ATTACK_EIGHTHS } from '../../src/rules/index.ts'
import { damageOf } from '../../src/rules/odds-damage.ts'
import type { Option, Unit } from '../evaluate/table.ts'
import type { Board, Plan } from './board.ts'
import { DIAL, type Line, MISSION, STILL } from './line.ts'
import { bumpOf, endOf, fleesAt, meetsAt, rockyAt, savedBy } from './places.ts'

const untouch = (line: Line, units: number, index: number): void => {
  for (let other = 0; other < units; other++) {
    line.touching[index * units + other] = 0
    line.touching[other * units + index] = 0
  }
}

/** The dice for obstacles in place of the action: a hit costs a point, a crit a face-up card or a shield (OBST-8). */
const scrape = (board: Board, line: Line, unit: Unit, hits: number): void => {
  const hit = ATTACK_EIGHTHS.hit / 8
  const crit = ATTACK_EIGHTHS.crit / 8
  const first = unit.index * board.most
  const { health } = line
  for (let n = 0; n < hits; n++) {
    // From few points to many: what is lost falls on entries that are done.
    for (let points = 1; points < board.most; points++) {
      const chance = health[first + points]!
      if (chance === 0) continue
      health[first + points] = chance * (1 - hit - crit)
      health[first + points - 1]! += chance * hit
      const hull = Math.min(points, unit.hull)
      const costs = damageOf(0, 1, points - hull, hull, unit.critsCountAsHits ? undefined : board.table.mix)
      for (let lost = 0; lost < costs.length; lost++) health[first + points - lost]! += chance * crit * costs[lost]!
    }
  }
}

/** A point is lost by chance. */
export const harm = (board: Board, line: Line, unit: Unit, chance: number): void => {
  const first = unit.index * board.most
  const { health } = line
  for (let points = 1; points < board.most; points++) {
    const loses = chance * health[first + points]!
    health[first + points]! -= loses
    health[first + points - 1]! += loses
  }
}

/** A shield comes back, where one is down. */
const mend = (board: Board, line: Line, unit: Unit): void => {
  const first = unit.index * board.most
  const { health } = line
  for (let points = unit.most; points > 1; points--) {
    const stays = points === unit.most ? health[first + points]! : 0
    health[first + points] = stays + health[first + points - 1]!
  }
  health[first + 1] = 0
}

/** Flies one manoeuvre; null: the unit stays. */
const flyOne = (board: Board, line: Line, unit: Unit, option: Option | null): void => {
  const { places, units } = board
  const at = unit.index
  const from = line.place[at]!
  if (!option || from === 0) return
  let place = endOf(places, unit, from, option)
  let hits = places.hits[from]![option.index]!
  let bumped = false
  for (const other of units) {
    const lies = line.place[other.index]!
    if (other === unit || lies === 0 || !meetsAt(places, unit, place, other, lies)) continue
    bumped = true
    break
  }
  untouch(line, units.length, at)
  if (bumped) {
    const bump = bumpOf(places, unit, from, option, line.place)
    place = bump.place
    hits = bump.hits
    for (const other of bump.touching) {
      line.touching[at * units.length + other] = 1
      line.touching[other * units.length + at] = 1
    }
  }
  line.place[at] = place
  if (option.difficulty === 'red') line.stress[at]! += 1
  if (option.difficulty === 'green' && line.stress[at]! > 0) line.stress[at]! -= 1
  if (bumped || hits > 0 || line.stress[at]! > 0) line.acts[at] = 0
  if (option.difficulty === 'green') {
    if (unit.mends) mend(board, line, unit)
    if (unit.freeFocus && line.stress[at] === 0) line.focus[at]! += 1
  }
  const edge = fleesAt(places, unit, place)
  if (edge === 0 && unit.harms.length > 0) {
    const moment = {
      ship: unit.ship.id,
      difficulty: option.difficulty,
      overlapped: bumped,
      onObstacle: rockyAt(places, unit, place),
    }
    for (const { chance, when } of unit.harms) if (when?.(moment)) harm(board, line, unit, chance)
  }
  if (hits > 0 && edge === 0) scrape(board, line, unit, hits)
  if (edge > 0) {
    line.fled[at] = edge
    line.saved[at] = savedBy(places, unit, edge, line.later, line.taken) ? 1 : 0
    line.place[at] = 0
    untouch(line, units.length, at)
  }
}

/** Flies the rest of the round's moves by a plan. */
export const flyRound = (board: Board, line: Line, plan: Plan): void => {
  line.was.set(line.place)
  for (const unit of board.units) {
    if (line.moves[unit.index] !== MISSION) continue
    line.moves[unit.index] = STILL
    flyOne(board, line, unit, plan[unit.index] ?? null)
  }
  for (const unit of board.flying) {
    if (line.moves[unit.index] !== DIAL) continue
    line.moves[unit.index] = STILL
    flyOne(board, line, unit, plan[unit.index] ?? null)
  }
}
