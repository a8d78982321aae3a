/** Plans: for each unit the number of the manoeuvre on its dial that it flies. Small whole numbers in a typed array, cheap to copy, compare and remember. */
import type { Side } from '../../src/rules/index.ts'
import type { Option, Unit } from './position.ts'

/** By unit: the place of its manoeuvre on its dial, or NONE. */
export type Plan = Int8Array

/** No manoeuvre, or it stays where it is. */
export const NONE = -1

/** The number of a manoeuvre in a plan. */
export const codeOf = (option: Option | null | undefined): number => option?.index ?? NONE

/** The manoeuvre that a number of a plan stands for. */
export const optionOf = (unit: Unit, code: number): Option | null => (code < 0 ? null : (unit.dial[code] ?? null))

/** What a unit flies by a plan. */
export const flownBy = (plan: Plan, unit: Unit): Option | null => optionOf(unit, plan[unit.index]!)

/** A plan by what each unit is to fly. */
export const planBy = (units: readonly Unit[], flies: (unit: Unit) => Option | null | undefined): Plan =>
  Int8Array.from(units, unit => codeOf(flies(unit)))

/** Whether two plans are the same. */
export const samePlan = (one: Plan, two: Plan): boolean => one.every((code, index) => code === two[index])

/** The plan with one entry changed. */
export const withOption = (plan: Plan, unit: Unit, option: Option | null | undefined): Plan => {
  const changed = plan.slice()
  changed[unit.index] = codeOf(option)
  return changed
}

/** Whether a unit's entry stands in a side's plans. What a team mate flies is not chosen: it stands with the other side's, as expected as that (TEAM-8). */
export const sets = ({ side, mate }: Unit, of: Side): boolean => (side === of) !== mate

/** The entries of one side; NONE for the others. */
export const sideOf = (units: readonly Unit[], plan: Plan, side: Side): Plan =>
  plan.map((code, index) => (sets(units[index]!, side) ? code : NONE))

/** One side's entries from a plan, the other's from another; `into` is written and given back. `together`: team mates fly by the plan of their side. */
export const joined = (
  units: readonly Unit[],
  side: Side,
  own: Plan,
  theirs: Plan,
  into: Plan = new Int8Array(units.length),
  together = false,
): Plan => {
  for (let index = 0; index < units.length; index++) {
    const unit = units[index]!
    into[index] = (together ? unit.side === side : sets(unit, side)) ? own[index]! : theirs[index]!
  }
  return into
}
