/** A pilot in a glazed cockpit, painted on its panes dimly as seen from each side: helmet, visor, orange suit and seat. */
import type { Paint } from './kit/mesh.ts'
import { rebel } from './palette.ts'

const within = (x: number, y: number, wide: number, long: number) => (x / wide) ** 2 + (y / long) ** 2 < 1

/** The pilot from above, dimly: mm to the right of the middle, and behind the seat's place. */
export const fromAbove = (x: number, back: number): Paint => {
  if (within(x, back - 0.1, 0.4, 0.46)) {
    if (back < -0.16) return rebel.visor
    return Math.abs(x) < 0.09 ? rebel.crest : rebel.helmet
  }
  if (Math.abs(x) < 0.5 && back > 0.78 && back < 1.14) return rebel.seat
  if (within(x, back - 0.5, 0.82, 0.34)) return Math.abs(Math.abs(x) - 0.3) < 0.07 ? rebel.seat : rebel.suit
  if (within(Math.abs(x) - 0.52, back + 0.2, 0.15, 0.55)) return rebel.suit
  if (back < -0.95) return Math.abs(x) < 0.5 && (x * 5 + 9) % 1 < 0.6 ? rebel.panel : rebel.glass
  return back > 1.3 && Math.abs(x) < 0.55 && (back * 3) % 1 < 0.5 ? rebel.seat : rebel.glass
}

/** The pilot from the side: mm behind the seat's place, and above the middle of the head. */
export const fromAside = (back: number, up: number): Paint => {
  if (within(back - 0.1, up, 0.46, 0.4)) return back < -0.08 && Math.abs(up + 0.02) < 0.17 ? rebel.visor : rebel.helmet
  if (back > 0.66 && back < 0.98 && up > -1 && up < 0.26) return rebel.seat
  return within(back - 0.25, up + 0.78, 0.42, 0.42) ? rebel.suit : rebel.glass
}

/** The pilot from behind: mm to the right, and above the middle of the head. */
export const fromBehind = (x: number, up: number): Paint => {
  if (Math.abs(x) < 0.36 && up < -0.1) return rebel.seat
  if (within(x, up, 0.34, 0.3)) return Math.abs(x) < 0.09 ? rebel.crest : rebel.helmet
  return within(x, up + 0.42, 0.8, 0.24) ? rebel.suit : rebel.glass
}
