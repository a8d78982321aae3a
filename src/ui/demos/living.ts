/** Whether a battle runs behind the menu, remembered in the browser. The menu loads this, so it holds no rules. */
import { create } from 'zustand'

export type Living = {
  /** It is wished for; remembered. */
  readonly on: boolean
  /** It stands still until it is let go, or the page is opened anew. */
  readonly paused: boolean
}

const STORED = 'koiogran.living'

/** What the browser remembers; it may refuse to. */
function remembered(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off'
  } catch {
    return true
  }
}

export const useLiving = create<Living>(() => ({ on: remembered(), paused: false }))

/** Has a battle behind the menu, or none, from now on. */
export function changeLiving(on: boolean): void {
  useLiving.setState({ on })
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off')
  } catch {
    // A browser that keeps nothing has it as long as the page is open.
  }
}

/** Lets the battle behind the menu stand still, or go on, in this visit. */
export function pauseLiving(paused: boolean): void {
  useLiving.setState({ paused })
}
