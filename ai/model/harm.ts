/** What hurts or mends a unit in a line of play: its cards, the dice for obstacles, and what lies on the mat. */
import { ATTACK_EIGHTHS, friendly, hostile } from '../../src/rules/index.ts'
import { damageOf } from '../../src/rules/odds-damage.ts'
import { type Blast, type Hazard, type Moment, meanPoints, type Wound } from './hazards.ts'
import type { PlayoutState } from './playout-state.ts'
import { type Met, nearAt } from './pose-table.ts'
import type { Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** What the cards for critical damage may cost a unit; undefined: it has none, they count as hits. */
const mixOf = ({ position }: SearchContext, unit: Unit) =>
  unit.critsCountAsHits ? undefined : position.mix[unit.ship.side]

/** The dice for obstacles in place of the action: a hit costs a point, a crit a face-up card or a shield (OBST-8). */
export const scrape = (context: SearchContext, playout: PlayoutState, unit: Unit, hits: number): void => {
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
      const costs = damageOf(0, 1, points - hull, hull, mixOf(context, unit))
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
export const mend = (context: SearchContext, playout: PlayoutState, unit: Unit): void => {
  const first = unit.index * context.most
  const { health } = playout
  for (let points = unit.most; points > 1; points--) {
    const stays = points === unit.most ? health[first + points]! : 0
    health[first + points] = stays + health[first + points - 1]!
  }
  health[first + 1] = 0
}

/** What something on the mat does to a unit. */
const suffer = (context: SearchContext, playout: PlayoutState, unit: Unit, { points, stress }: Wound): void => {
  const first = unit.index * context.most
  const { health } = playout
  playout.stress[unit.index]! += stress
  for (const { chance, hits, crits } of points) {
    // From few points to many, as for obstacles.
    for (let left = 1; left < context.most; left++) {
      const there = health[first + left]!
      if (there === 0) continue
      const hull = Math.min(left, unit.hull)
      const costs = damageOf(hits, crits, left - hull, hull, mixOf(context, unit))
      health[first + left] = there * (1 - chance)
      for (let lost = 0; lost < costs.length; lost++) health[first + left - lost]! += there * chance * costs[lost]!
    }
  }
}

/** What reaches a unit of something that goes off, by whose it is and how near: 0 on it, else a band of range. */
export const blastsOn = ({ side, blasts }: Hazard, unit: Unit, near: number): readonly Blast[] =>
  blasts.filter(
    ({ whose, within }) =>
      near <= within &&
      (whose === 'any' || (side !== null && (whose === 'friendly' ? friendly : hostile)({ side }, unit))),
  )

/** It goes off: whoever lies near is hurt, and then it is gone. */
const goOff = (context: SearchContext, playout: PlayoutState, hazard: Hazard): void => {
  playout.spent[hazard.index] = 1
  for (const unit of context.units) {
    const place = playout.place[unit.index]!
    if (place === 0) continue
    for (const { wound } of blastsOn(hazard, unit, nearAt(context.poseTable, hazard, unit, place)))
      suffer(context, playout, unit, wound)
  }
}

/** Everything that goes off by itself at a moment of the round. */
export const burst = (context: SearchContext, playout: PlayoutState, moment: Moment): void => {
  for (const hazard of context.position.hazards) {
    const { bursts, index } = hazard
    if (bursts?.moment === moment && bursts.round === playout.later && !playout.spent[index])
      goOff(context, playout, hazard)
  }
}

/** A unit runs into what it meets: it is hurt, and may set it off. */
export const runInto = (context: SearchContext, playout: PlayoutState, unit: Unit, met: readonly Met[]): void => {
  for (const { hazard, base } of met) {
    const { from, until, index, trips } = hazard
    if (playout.later < from || playout.later > until || playout.spent[index]) continue
    suffer(context, playout, unit, hazard.swept)
    if (base) suffer(context, playout, unit, hazard.overlapped)
    if (trips !== 'swept' && !(base && trips)) continue
    if (hazard.goesOff) goOff(context, playout, hazard)
    else playout.spent[index] = 1
  }
}

const NOTHING: readonly Met[] = []

/** What minds it that a base comes to lie at a place without flying there. */
export const metUnder = (
  { position: { hazards }, poseTable }: SearchContext,
  unit: Unit,
  place: number,
): readonly Met[] =>
  hazards.length === 0
    ? NOTHING
    : hazards
        .filter(hazard => hazard.minds && nearAt(poseTable, hazard, unit, place) === 0)
        .map(hazard => ({ hazard, base: true }))

/** Points that a unit which fights from a place is expected to lose to what goes off before the fight. */
export const blastedAt = (
  { position, poseTable }: SearchContext,
  { later, spent }: PlayoutState,
  unit: Unit,
  place: number,
): number => {
  let sum = 0
  for (const hazard of position.hazards) {
    const { bursts, index } = hazard
    if (bursts?.moment !== 'flown' || bursts.round !== later || spent[index]) continue
    for (const { wound } of blastsOn(hazard, unit, nearAt(poseTable, hazard, unit, place))) sum += meanPoints(wound)
  }
  return sum
}
