/** The moves of a round on a line: the mission's first, then by skill, each exactly where the rules would leave it. */
import { ATTACK_EIGHTHS } from '../../src/rules/index.ts'
import { damageOf } from '../../src/rules/odds-damage.ts'
import { DIAL, MISSION, type PlayoutState, STILL } from './playout-state.ts'
import { bumpOf, endOf, fleesAt, meetsAt, rockyAt, savedBy } from './pose-table.ts'
import type { Option, Unit } from './position.ts'
import type { Plan, SearchContext } from './search-context.ts'

const untouch = (playout: PlayoutState, units: number, index: number): void => {
  for (let other = 0; other < units; other++) {
    playout.touching[index * units + other] = 0
    playout.touching[other * units + index] = 0
  }
}

/** The dice for obstacles in place of the action: a hit costs a point, a crit a face-up card or a shield (OBST-8). */
const scrape = (context: SearchContext, playout: PlayoutState, unit: Unit, hits: number): void => {
  const hit = ATTACK_EIGHTHS.hit / 8
  const crit = ATTACK_EIGHTHS.crit / 8
  const first = unit.index * context.most
  const { health } = playout
  for (let n = 0; n < hits; n++) {
    // From few points to many: what is lost falls on entries that are done.
    for (let points = 1; points < context.most; points++) {
      const chance = health[first + points]!
      if (chance === 0) continue
      health[first + points] = chance * (1 - hit - crit)
      health[first + points - 1]! += chance * hit
      const hull = Math.min(points, unit.hull)
      const costs = damageOf(
        0,
        1,
        points - hull,
        hull,
        unit.critsCountAsHits ? undefined : context.position.mix[unit.ship.side],
      )
      for (let lost = 0; lost < costs.length; lost++) health[first + points - lost]! += chance * crit * costs[lost]!
    }
  }
}

/** A point is lost by chance. */
export const harm = (context: SearchContext, playout: PlayoutState, unit: Unit, chance: number): void => {
  const first = unit.index * context.most
  const { health } = playout
  for (let points = 1; points < context.most; points++) {
    const loses = chance * health[first + points]!
    health[first + points]! -= loses
    health[first + points - 1]! += loses
  }
}

/** A shield comes back, where one is down. */
const mend = (context: SearchContext, playout: PlayoutState, unit: Unit): void => {
  const first = unit.index * context.most
  const { health } = playout
  for (let points = unit.most; points > 1; points--) {
    const stays = points === unit.most ? health[first + points]! : 0
    health[first + points] = stays + health[first + points - 1]!
  }
  health[first + 1] = 0
}

/** Flies one manoeuvre; null: the unit stays. */
const flyOne = (context: SearchContext, playout: PlayoutState, unit: Unit, option: Option | null): void => {
  const { poseTable, units } = context
  const at = unit.index
  const from = playout.place[at]!
  if (!option || from === 0) return
  let place = endOf(poseTable, unit, from, option)
  let hits = poseTable.hits[from]![option.index]!
  let bumped = false
  for (const other of units) {
    const lies = playout.place[other.index]!
    if (other === unit || lies === 0 || !meetsAt(poseTable, unit, place, other, lies)) continue
    bumped = true
    break
  }
  untouch(playout, units.length, at)
  if (bumped) {
    const bump = bumpOf(poseTable, unit, from, option, playout.place)
    place = bump.place
    hits = bump.hits
    for (const other of bump.touching) {
      playout.touching[at * units.length + other] = 1
      playout.touching[other * units.length + at] = 1
    }
  }
  playout.place[at] = place
  if (option.difficulty === 'red') playout.stress[at]! += 1
  if (option.difficulty === 'green' && playout.stress[at]! > 0) playout.stress[at]! -= 1
  if (bumped || hits > 0 || playout.stress[at]! > 0) playout.acts[at] = 0
  if (option.difficulty === 'green') {
    if (unit.mends) mend(context, playout, unit)
    if (unit.freeFocus && playout.stress[at] === 0) playout.focus[at]! += 1
  }
  const edge = fleesAt(poseTable, unit, place)
  if (edge === 0 && unit.harms.length > 0) {
    const moment = {
      ship: unit.ship.id,
      difficulty: option.difficulty,
      overlapped: bumped,
      onObstacle: rockyAt(poseTable, unit, place),
    }
    for (const { chance, when } of unit.harms) if (when?.(moment)) harm(context, playout, unit, chance)
  }
  if (hits > 0 && edge === 0) scrape(context, playout, unit, hits)
  if (edge > 0) {
    playout.fled[at] = edge
    playout.saved[at] = savedBy(poseTable, unit, edge, playout.later, playout.taken) ? 1 : 0
    playout.place[at] = 0
    untouch(playout, units.length, at)
  }
}

/** Flies the rest of the round's moves by a plan. */
export const flyRound = (context: SearchContext, playout: PlayoutState, plan: Plan): void => {
  playout.was.set(playout.place)
  for (const unit of context.units) {
    if (playout.moves[unit.index] !== MISSION) continue
    playout.moves[unit.index] = STILL
    flyOne(context, playout, unit, plan[unit.index] ?? null)
  }
  for (const unit of context.flying) {
    if (playout.moves[unit.index] !== DIAL) continue
    playout.moves[unit.index] = STILL
    flyOne(context, playout, unit, plan[unit.index] ?? null)
  }
}
