/** The ground of the planet: highlands with ridges, dry seas, rifts, and what has fallen on it. */
import { cells, crests, heap, noise, plus, scaled, smooth, type Vec3 } from './noise.ts'

/** What there is at a place: how high it lies and how pale its ground is, 0 … 1 both. */
export type Ground = { readonly height: number; readonly pale: number }

/** Craters of one size: how many cells of them there are along the planet's half, and how deep they are. */
const CRATERS = [
  { cells: 2.9, deep: 0.2, often: 0.26, salt: 3 },
  { cells: 6.5, deep: 0.15, often: 0.4, salt: 57 },
  { cells: 14, deep: 0.085, often: 0.46, salt: 101 },
  { cells: 30, deep: 0.042, often: 0.5, salt: 166 },
] as const

/** How much a crater digs or heaps up at a share of its radius, −1 … about 0.4. */
const bowl = (r: number): number => {
  if (r > 1.7) return 0
  const floor = r < 1 ? Math.max(-1, (r * r - 1) * 1.5) : 0
  const wall = Math.max(0, 1 - Math.abs(r - 1.02) / 0.32)
  return floor + 0.42 * wall * wall + (r > 1 ? 0.1 * (1 - smooth(1, 1.7, r)) : 0)
}

/** What craters add to a height, and how much of it is fresh dust around young ones. */
const craters = (at: Vec3, old: number): readonly [number, number] => {
  let [dug, dust] = [0, 0]
  for (const { cells: many, deep, often, salt } of CRATERS)
    cells(scaled(at, many), salt, (distance, size, age, is) => {
      if (is > often * old) return
      const radius = 0.12 + size * size * 0.3
      if (distance > radius * 3) return
      // Rims are never quite round.
      const r = (distance / radius) * (1 + 0.1 * noise(at[0] * many * 4, at[1] * many * 4, at[2] * many * 4))
      dug += bowl(r) * deep * (radius / 0.42) * (0.35 + 0.65 * age)
      if (age > 0.9) dust += (1 - smooth(0.8, 3, r)) * 0.2
    })
  return [dug, dust]
}

/** The ground at a place of the planet, a unit vector. */
export const groundAt = (at: Vec3): Ground => {
  const bend: Vec3 = [heap(scaled(at, 1.5, 4), 4), heap(scaled(at, 1.5, 21), 4), heap(scaled(at, 1.5, 38), 4)]
  const bent = plus(at, bend, 0.3)
  const less = plus(at, bend, 0.1)
  const wide = heap(scaled(bent, 1.35, 2.4), 7, 0.54)
  const raised = smooth(-0.28, 0.42, wide)
  // Ranges stand along the edges of the highlands and across them, not in the dry seas.
  const ranges = crests(scaled(less, 3.1, 11), 8) * smooth(-0.12, 0.2, wide)
  const knobs = heap(scaled(less, 14, 7), 6, 0.6)
  const worn = heap(scaled(at, 2.1, 31), 3)
  // Rifts: where a slow noise goes through nought, for a part of its way.
  const rift = Math.abs(heap(scaled(less, 1.7, 50), 6, 0.5))
  const torn = (1 - smooth(0, 0.045, rift)) * smooth(0.02, 0.3, worn) * smooth(-0.2, 0.1, wide)
  const [dug, dust] = craters(at, 0.3 + 0.7 * smooth(-0.1, 0.4, worn + 0.4 * wide))
  const height = 0.16 + raised * 0.3 + ranges * 0.4 + knobs * 0.075 * (0.25 + raised) - torn * 0.2 + dug
  // Sand has drifted over the low ground in long streaks.
  const drift = heap([bent[0] * 3.2, bent[1] * 11, bent[2] * 3.2], 6, 0.6)
  const patch = heap(scaled(bent, 4.1, 63), 7, 0.64)
  const cap = smooth(0.84, 0.92, Math.abs(at[1]) + 0.07 * patch + 0.05 * worn)
  const bare = 0.02 + smooth(-0.34, 0.36, wide + 0.16 * patch) * 0.52 + ranges * 0.22 + drift * 0.14 + patch * 0.17
  return { height, pale: Math.min(1, Math.max(0, bare + dust - torn * 0.2 + dug * 0.7 + cap * 0.4)) }
}
