/** The six asteroids of each box that has its own: stones that meet the table in exactly the outlines of their tokens, and the dust and veins they are painted with. */
import { catalog, catalogOf, fetchSet } from '../src/content/index.ts'
import type { Model } from './kit/gltf.ts'
import { merge, smooth, tidy } from './kit/mesh.ts'
import { chance, noise, type Weather } from './kit/paint.ts'
import { charted, even } from './kit/patch.ts'
import type { Flat } from './kit/shapes.ts'
import { add, clamp, dot, lerp, ramp, scale, sub, unit, type Vec } from './kit/vec.ts'
import { looks, rock } from './palette.ts'

await fetchSet('tfa')
const TOKENS = { ...catalog.tokens, ...catalogOf('tfa').tokens }

/** Spacing of the columns around the outline, mm, and how many there are about at most. */
const STEP = 1.7
const MOST = 126
/** How near to the outline's wall the stone above the table may come, as a share of the way from the middle. */
const WITHIN = 0.985
/** Creases sharper than this stay sharp, degrees. */
const CREASE = 36

type Crater = { at: Vec; radius: number; depth: number }
/** A face of broken stone: what lies beyond `far` along `normal` is cut away. */
type Cut = { normal: Vec; far: number }

/** The outline with every edge cut into steps; its corners are kept as they are. */
const stepped = (outline: readonly Flat[]): Flat[] => {
  const edges = outline.map((a, i) => [a, outline[(i + 1) % outline.length]!] as const)
  const long = ([a, b]: (typeof edges)[number]) => Math.hypot(b[0] - a[0], b[1] - a[1])
  const step = Math.max(STEP, edges.reduce((sum, edge) => sum + long(edge), 0) / MOST)
  return edges.flatMap(edge => {
    const [a, b] = edge
    const steps = Math.max(1, Math.round(long(edge) / step))
    return Array.from({ length: steps }, (_, n): Flat => [lerp(a[0], b[0], n / steps), lerp(a[1], b[1], n / steps)])
  })
}

/** How far the outline is from the middle in the direction of (x, y); the outline sees its middle from everywhere. */
const reachOf = (outline: readonly Flat[], x: number, y: number): number => {
  for (const [i, a] of outline.entries()) {
    const b = outline[(i + 1) % outline.length]!
    const [ex, ey] = [b[0] - a[0], b[1] - a[1]]
    const across = x * ey - y * ex
    if (across <= 0) continue
    const along = (a[0] * ey - a[1] * ex) / across
    const share = (a[0] * y - a[1] * x) / across
    if (along > 0 && share >= -1e-9 && share <= 1 + 1e-9) return along * Math.hypot(x, y)
  }
  return Infinity
}

/** Rugged relief, mm: broad lumps, ridges, grit. */
const relief = (p: Vec, size: number, seed: number): number => {
  const layer = (wave: number, salt: number) => noise(scale(p, 1 / wave), seed * 31 + salt) - 0.5
  const ridge = 1 - Math.abs(layer(size * 0.36, 4)) * 3.2
  return size * (0.26 * layer(size * 0.62, 1) + 0.06 * ridge + 0.12 * layer(size * 0.22, 2) + 0.03 * layer(2.6, 3))
}

/** A half of a stone: over the table, or under it, where it is only seen without a table. */
type Half = { readonly up: 1 | -1; readonly height: number; readonly seed: number; readonly levels: number }

/** Rows of points from an outline towards the pole of its half, all on or within the outline. */
const half = (outline: readonly Flat[], foot: readonly Flat[], size: number, { up, height, seed, levels }: Half) => {
  const random = (...keys: readonly number[]) => chance(seed, ...keys)
  const cuts = Array.from({ length: 11 }, (_, i): Cut => {
    const turn = (i + random(i, 1)) * 2.4
    const rise = 0.25 + 1.1 * random(i, 2)
    const normal = unit([Math.cos(turn), up * rise, Math.sin(turn)])
    return {
      normal,
      far:
        (up > 0 ? 0.66 + 0.22 * random(i, 3) : 0.86 + 0.2 * random(i, 3)) *
        Math.hypot(size * 0.8 * Math.hypot(normal[0], normal[2]), height * normal[1]),
    }
  })
  const shape = (x: number, y: number, v: number): Vec => {
    const angle = (v * Math.PI) / 2
    // Below it stays broad for longer, so that no brim is left about the middle.
    const wide = Math.cos(angle) ** (up > 0 ? 0.62 : 0.42)
    return [x * wide, up * height * Math.sin(angle) ** 0.8, -y * wide]
  }
  const craters = Array.from({ length: Math.round(6 + size / 4) }, (_, i): Crater => {
    const [x, y] = foot[Math.floor(random(i, 11) * foot.length)]!
    const radius = size * (0.09 + 0.2 * random(i, 12) ** 2)
    return { at: shape(x, y, 0.28 + 0.56 * random(i, 13)), radius, depth: radius * (0.3 + 0.15 * random(i, 14)) }
  })
  const hollow = (p: Vec): number =>
    craters.reduce((sum, { at, radius, depth }) => {
      const far = Math.hypot(...sub(p, at)) / radius
      if (far >= 1.5) return sum
      const rim = 0.32 * depth * Math.exp(-(((far - 1.08) / 0.2) ** 2))
      return sum + rim - (far < 1 ? depth * (1 - far * far) : 0)
    }, 0)

  const surface = ([x, y]: Flat, v: number): Vec => {
    if (v === 0) return [x, 0, -y]
    const free = ramp(0, 0.2, v)
    let p = shape(x, y, v)
    for (const { normal, far } of cuts) {
      const over = dot(p, normal) - far
      if (over > 0) p = add(p, scale(normal, -0.92 * over * free))
    }
    const out = unit([p[0], up * 0.4 * size * Math.sin((v * Math.PI) / 2), p[2]])
    p = add(p, scale(out, (relief(p, size, seed) + hollow(p)) * free))
    const within = Math.min(1, (reachOf(outline, p[0], -p[2]) * WITHIN) / Math.max(1e-6, Math.hypot(p[0], p[2])))
    return [p[0] * within, up * clamp(up * p[1], 0.25 + 2 * v, height * 1.25), p[2] * within]
  }
  return even(0, 1, levels).map(v => {
    // Towards the pole columns come together, two by two and four by four, so that none becomes a sliver.
    const share = v > 0.86 ? 6 : v > 0.7 ? 3 : v > 0.5 ? 2 : 1
    const ring = foot.map((_, i) => surface(foot[i - (i % share)]!, v))
    if (v < 1) return [...ring, ring[0]!]
    const pole = surface(foot[0]!, 1)
    return [...ring, ring[0]!].map(() => pole)
  })
}

/** How deep a stone reaches below the table, as a share of its height. */
const DEPTH = 0.92

/**
 * One asteroid of the box: at the height of the table it is exactly the token's outline, and nothing hangs over that. Below
 * lies its other half, which a table hides.
 */
const asteroid = (id: string, height: number, seed: number): Model => {
  const outline = TOKENS[id]!.outline.map(({ x, y }): Flat => [x, y])
  const foot = stepped(outline)
  const size = Math.sqrt(foot.reduce((most, [x, y]) => Math.max(most, x * x + y * y), 0))
  const above = half(outline, foot, size, { up: 1, height, seed, levels: Math.round(11 + size / 3) })
  const below = half(outline, foot, size, {
    up: -1,
    height: height * DEPTH,
    seed: seed + 60,
    levels: Math.round(6 + size / 6),
  }).reverse()
  // four charts around for each half, so that the maps are used well
  const quarters = [above, below].flatMap(rows =>
    [0, 1, 2, 3].map(q => {
      const [from, to] = [Math.floor((foot.length * q) / 4), Math.floor((foot.length * (q + 1)) / 4)]
      const columns = Array.from({ length: to - from + 1 }, (_, i) => from + i)
      return charted(
        rows.map(row => columns.map(i => row[i]!)),
        columns,
        rows.map((_, i) => i),
        () => rock,
      )
    }),
  )
  return {
    name: id,
    mesh: smooth(tidy(merge(...quarters)), CREASE),
    materials: looks,
    nodes: {},
  }
}

/** Stone in layers: broad pale and dark drifts, a few rusty veins, fine grit; darker where it meets the table, dusty on top, bare below. */
export const dusty: Weather = point => {
  const [x, y, z] = point
  const at = (wave: number, salt: number) => noise([x / wave, (1.6 * y) / wave, z / wave], salt)
  const drift = at(11, 5) * 0.6 + at(4.5, 6) * 0.4
  const grit = at(1.3, 7) * 0.6 + at(0.7, 8) * 0.4
  const vein = ramp(0.1, 0.015, Math.abs(at(13, 9) - 0.5)) * ramp(0.35, 0.7, at(7, 10))
  const tone =
    (0.64 + 0.36 * ramp(0, 5, Math.abs(y))) * (0.48 + 0.8 * drift) * (0.72 + 0.5 * grit) * (1 + 0.12 * ramp(9, 18, y))
  const warm = 1 + 0.1 * (at(16, 11) - 0.4) + 0.3 * vein
  return [tone * warm, tone * (1 + 0.02 * vein), (tone / warm) * (1 - 0.1 * vein)]
}

/** Asteroids by height in mm; none reaches up to the ships. */
const stones = (box: string, heights: readonly number[], seed: number): readonly (() => Model)[] =>
  heights.map((height, i) => () => asteroid(`${box}asteroid${i}`, height, seed + i))

/** The six of the core set. */
export const asteroids = stones('core', [13, 15, 17, 18, 14.5, 23], 40)
/** The six of the Force Awakens core set. */
export const tfaAsteroids = stones('core2', [12.5, 15.5, 13.5, 14.5, 18.5, 24], 140)
