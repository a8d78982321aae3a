/** What a unit may sensibly fly, and what it flies when nothing better is known. */
import { bearingRow } from '../../src/geometry/index.ts'
import { opponent } from '../../src/rules/index.ts'
import { freeFlight } from './landing.ts'
import { escapesNow } from './leaving.ts'
import { courseFrom } from './path-to-edge.ts'
import { type Plan, planBy } from './plan.ts'
import type { Option, Position, Unit } from './position.ts'
import type { SearchContext } from './search-context.ts'

/** The options worth thinking of: none that the opponent would replace (STRESS-3), none off the mat while another stays, unless it leaves rightly. */
export const sensible = (position: Position, unit: Unit): readonly Option[] => {
  const calm = unit.options.filter(option => unit.ship.stress === 0 || option.difficulty !== 'red')
  const staying = calm.filter(option => {
    const { flees } = freeFlight(position, unit, option)
    return flees === null || escapesNow(position, unit, flees)
  })
  return staying.length > 0 ? staying : calm.length > 0 ? calm : unit.options
}

/** Whether a manoeuvre leads straight on, without a turn at its end. */
export const leadsOn = ({ bearing }: Option): boolean => {
  const { template, endTurn } = bearingRow(bearing)
  return template === 'straight' && endTurn === 0
}

/** Straight on at speed 2. */
export const onward = (option: Option): boolean => leadsOn(option) && option.speed === 2

/** What a unit flies when nothing better is known: its own dial, the mission's best move, straight at speed 2. */
export const usual = (position: Position, unit: Unit): Option | null => {
  if (unit.movement === 'done') return null
  if (unit.known) return unit.known
  const options = sensible(position, unit)
  if (unit.movement === 'mission') {
    const goal = position.game.state.sides[opponent(unit.side)].home
    const ranked = options.map(option => ({
      option,
      moves: freeFlight(position, unit, option).flees
        ? 0
        : courseFrom(position, unit, freeFlight(position, unit, option).pose, goal).moves,
    }))
    ranked.sort((a, b) => a.moves - b.moves || a.option.index - b.option.index)
    return ranked[0]?.option ?? null
  }
  const out = options.find(option => freeFlight(position, unit, option).flees !== null)
  const clear = options.filter(option => freeFlight(position, unit, option).hits === 0)
  return out ?? clear.find(onward) ?? clear[0] ?? options.find(onward) ?? options[0] ?? null
}

/** What everybody flies when nothing better is known. */
export const usualPlan = (context: SearchContext): Plan => planBy(context.units, unit => usual(context.position, unit))
