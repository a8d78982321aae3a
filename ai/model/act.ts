/** The actions of a line: each unit takes the one worth most where all have come to lie. */
import { hostile } from '../../src/rules/index.ts'
import { type Aim, aimOf } from './fight.ts'
import { LIMITS } from './limits.ts'
import type { PlayoutState } from './playout-state.ts'
import type { Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'
import type { Threat, Turn } from './turn.ts'

/** The place of each unit at the moment of the action: who flies later is still where it was. */
const now = new Int32Array(LIMITS.units)

/** Takes the best of a unit's possible actions. Returns whether it lies elsewhere now. */
const act = (
  context: SearchContext,
  playout: PlayoutState,
  unit: Unit,
  aims: readonly (Aim | null)[],
  knows: boolean,
): boolean => {
  const threats: Threat[] = []
  for (const other of context.units) {
    const theirs = aims[other.index]
    if (theirs?.target === unit) threats.push({ by: other, shot: theirs.shot })
  }
  const aim = aims[unit.index] ?? null
  const turn: Turn = { context, playout, unit, aims, aim, threats, now, knows, worth: 0, effect: null }
  for (const offer of unit.offers) offer(turn)
  const place = playout.place[unit.index]
  turn.effect?.()
  return playout.place[unit.index] !== place
}

/** Whether everybody who flies after a unit is its friend and touches nobody, so that a roll moves none of them elsewhere. */
const settled = (context: SearchContext, playout: PlayoutState, unit: Unit, turn: number): boolean => {
  const { length } = context.units
  for (let later = turn + 1; later < context.flying.length; later++) {
    const other = context.flying[later]!
    if (playout.was[other.index] === 0) continue
    if (hostile(other, unit)) return false
    for (let touched = 0; touched < length; touched++)
      if (playout.touching[other.index * length + touched]) return false
  }
  return true
}

/** Every unit whose action is still to come takes the one worth most. Only who flies after all enemies rolls out of their fire. */
export const actRound = (context: SearchContext, playout: PlayoutState): void => {
  const { units } = context
  const aims: (Aim | null)[] = units.map(unit =>
    playout.fights[unit.index] && playout.place[unit.index] ? aimOf(context, playout, unit) : null,
  )
  now.set(playout.place)
  for (const unit of context.flying) now[unit.index] = playout.was[unit.index]!
  for (let turn = 0; turn < context.flying.length; turn++) {
    const unit = context.flying[turn]!
    now[unit.index] = playout.place[unit.index]!
    if (!playout.acts[unit.index] || playout.place[unit.index] === 0) continue
    playout.acts[unit.index] = 0
    if (!act(context, playout, unit, aims, settled(context, playout, unit, turn))) continue
    now[unit.index] = playout.place[unit.index]!
    for (const other of units) {
      if (playout.fights[other.index] && playout.place[other.index]) aims[other.index] = aimOf(context, playout, other)
    }
  }
}
