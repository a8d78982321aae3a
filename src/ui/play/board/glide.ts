/** How a view glides to where it is to look: it starts softly, hurries, and comes to rest without swinging. Pure. */
import type { Zoom } from './zoom.ts'

/** How fast it goes: at rest after about five of these parts of a second. */
const HURRY = 5.5
/** So near it is there: mm, and a share of its size. */
const THERE = { place: 0.4, size: 0.002 } as const

/** A view on its way: where it is, and how fast each part of that changes, a second. */
export type Glide = { readonly zoom: Zoom; readonly speed: Zoom }

export const resting = (zoom: Zoom): Glide => ({ zoom, speed: { scale: 0, x: 0, y: 0 } })

/** One value on its way to another, `seconds` later: a spring that is damped so much that it never swings. */
function eased(at: number, to: number, speed: number, seconds: number): readonly [at: number, speed: number] {
  const off = at - to
  const pull = speed + HURRY * off
  const left = Math.exp(-HURRY * seconds)
  return [to + (off + pull * seconds) * left, (speed - HURRY * pull * seconds) * left]
}

/** The glide `seconds` later; at rest, exactly where it was to go, once it is so near that nobody sees the difference. */
export function glided({ zoom, speed }: Glide, to: Zoom, seconds: number): Glide {
  // Sizes are felt as ratios.
  const [size, sizeSpeed] = eased(Math.log(zoom.scale), Math.log(to.scale), speed.scale, seconds)
  const [x, xSpeed] = eased(zoom.x, to.x, speed.x, seconds)
  const [y, ySpeed] = eased(zoom.y, to.y, speed.y, seconds)
  const off = [
    Math.abs(size - Math.log(to.scale)) / THERE.size,
    Math.abs(x - to.x) / THERE.place,
    Math.abs(y - to.y) / THERE.place,
    Math.abs(sizeSpeed) / (HURRY * THERE.size),
    Math.abs(xSpeed) / (HURRY * THERE.place),
    Math.abs(ySpeed) / (HURRY * THERE.place),
  ]
  if (Math.max(...off) < 1) return resting(to)
  return { zoom: { scale: Math.exp(size), x, y }, speed: { scale: sizeSpeed, x: xSpeed, y: ySpeed } }
}
