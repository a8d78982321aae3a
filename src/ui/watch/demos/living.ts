/** Whether a battle runs behind the menu, remembered in the browser. The menu loads this, so it holds no rules. */
import { create } from 'zustand'
import { keep, recall } from '../../parts/remembered.ts'

export type Living = {
  /** It is wished for; remembered. */
  readonly on: boolean
  /** It stands still until it is let go, or the page is opened anew. */
  readonly paused: boolean
}

const STORED = 'koiogran.living'

export const useLiving = create<Living>(() => ({ on: recall(STORED) !== 'off', paused: false }))

/** Has a battle behind the menu, or none, from now on. */
export function changeLiving(on: boolean): void {
  useLiving.setState({ on })
  keep(STORED, on ? 'on' : 'off')
}

/** Lets the battle behind the menu stand still, or go on, in this visit. */
export function pauseLiving(paused: boolean): void {
  useLiving.setState({ paused })
}
