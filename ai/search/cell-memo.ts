/** What the cells of a game are worth, remembered by the plans that meet in them: open addressing in flat memory. */
import type { Plan } from '../model/plan.ts'

export type CellMemo = {
  readonly units: number
  /** By slot: the number of the cell from 1; 0 is free. */
  slots: Int32Array
  plans: Int8Array
  worth: Float64Array
  count: number
}

/** Cells that it has room for to begin with: half of its slots. */
const FIRST = 256

/** Nothing remembered. */
export const blankMemo = (units: number): CellMemo => ({
  units,
  slots: new Int32Array(2 * FIRST),
  plans: new Int8Array(FIRST * units),
  worth: new Float64Array(FIRST),
  count: 0,
})

/** Forgets everything and keeps the room. */
export const forget = (memo: CellMemo): void => {
  memo.slots.fill(0)
  memo.count = 0
}

const slotOf = ({ units, slots, plans }: CellMemo, plan: Plan): number => {
  let hash = 0x811c9dc5
  for (let n = 0; n < units; n++) hash = Math.imul(hash ^ (plan[n]! + 2), 0x01000193)
  hash ^= hash >>> 15
  const mask = slots.length - 1
  for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
    const cell = slots[slot]!
    if (cell === 0) return slot
    const at = (cell - 1) * units
    let n = 0
    while (n < units && plans[at + n] === plan[n]) n++
    if (n === units) return slot
  }
}

/** What the cell of a plan of both sides is worth; −1 if it is not known. */
export const recalled = (memo: CellMemo, plan: Plan): number => {
  const cell = memo.slots[slotOf(memo, plan)]!
  return cell === 0 ? -1 : memo.worth[cell - 1]!
}

const grow = (memo: CellMemo): void => {
  const { units, plans, worth, count } = memo
  memo.slots = new Int32Array(4 * worth.length)
  memo.plans = new Int8Array(2 * worth.length * units)
  memo.plans.set(plans)
  memo.worth = new Float64Array(2 * worth.length)
  memo.worth.set(worth)
  for (let cell = 0; cell < count; cell++) {
    const slot = slotOf(memo, memo.plans.subarray(cell * units, (cell + 1) * units))
    memo.slots[slot] = cell + 1
  }
}

/** Remembers what a cell that is not known yet is worth. */
export const remember = (memo: CellMemo, plan: Plan, worth: number): void => {
  if (memo.count === memo.worth.length) grow(memo)
  memo.slots[slotOf(memo, plan)] = memo.count + 1
  memo.plans.set(plan, memo.count * memo.units)
  memo.worth[memo.count] = worth
  memo.count += 1
}
