/** Paints a laid-out model texel by texel: plating, panel lines, chipped paint, dirt, and how much sky each place sees. */
import { type Tile, texel, weights } from './atlas.ts'
import { brushed } from './brush.ts'
import { areaVector, type Face, type Flat, type Mesh, type Paint, type Rgb } from './mesh.ts'
import { caster, hemisphere, look } from './occlusion.ts'
import { chance, noise, type Weather } from './paint.ts'
import { clamp, cross, dot, lerp, ramp, size, sub, unit, type Vec } from './vec.ts'

/** How a material shines, how much small plating it shows, how it chips, how much it takes of wash and lit edges, and the relief of its own, mm, at a point of the model. */
export type Finish = {
  roughness: number
  metalness: number
  plated: number
  chips: number
  brush: number
  relief?: (point: Vec) => number
}
/** What a tile looks like, per texel: linear colour, height in mm, roughness, metalness, open sky, and mark (0 none, 1 … 5). */
export type Baked = {
  colour: Float32Array
  height: Float32Array
  roughness: Float32Array
  metalness: Float32Array
  sky: Float32Array
  mark: Float32Array
}

/** The mark of a hull that is painted over as a whole, where it is of this material. */
const ALL_OVER = 5
/** Bare metal under chipped paint. */
const METAL: Rgb = [0.22, 0.213, 0.2]
/** Depth of a panel line and of the fine plating, mm. */
const GROOVE = 0.045
const FINE = 0.016
/** How wide a lit edge is, mm. */
const EDGE = 0.2
/** Samples of the sky: one for every so many texels each way, by so many rays; what is close by is looked at more finely. */
const WIDE = { coarse: 4, rays: 40 }
const CLOSE = { coarse: 3, rays: 20, reach: 1.1 }

/** Edges of each face that stand out: per corner, whether the edge opposite to it is a convex crease. */
const ridges = (mesh: Mesh): Uint8Array => {
  const flags = new Uint8Array(mesh.faces.length * 3)
  const units = mesh.faces.map(face => unit(areaVector(mesh, face)))
  const seen = new Map<string, readonly [number, number]>()
  mesh.faces.forEach(({ at }, index) => {
    for (let corner = 0; corner < 3; corner++) {
      const [p, q] = [at[(corner + 1) % 3]!, at[(corner + 2) % 3]!]
      const key = p < q ? `${p},${q}` : `${q},${p}`
      const other = seen.get(key)
      if (!other) {
        seen.set(key, [index, corner])
        continue
      }
      const [face, opposite] = other
      const sharp = dot(units[index]!, units[face]!) < 0.9
      const away = sub(mesh.points[mesh.faces[face]!.at[opposite]!]!, mesh.points[p]!)
      if (!sharp || dot(away, units[index]!) > -1e-4) continue
      flags[index * 3 + corner] = 1
      flags[face * 3 + opposite] = 1
    }
  })
  return flags
}

/** Small plates within the large ones, in mm of the chart: how deep the line is here, and the tone of the plate. */
const plating = (s: number, t: number, seed: number): { line: number; tone: number } => {
  const [wide, high] = [3.3, 2.3]
  const j = Math.floor(t / high)
  const x = s + chance(j, seed, 5) * wide
  const i = Math.floor(x / wide)
  let [left, right, low, top] = [i * wide, (i + 1) * wide, j * high, (j + 1) * high]
  let key = 0
  for (let depth = 0; depth < 3; depth++) {
    const r = chance(i, j, seed, key * 7 + depth)
    const at = 0.3 + 0.4 * chance(i, j, seed, key * 7 + depth + 91)
    if (r < 0.34) {
      const cut = lerp(left, right, at)
      if (x < cut) right = cut
      else {
        left = cut
        key += 1
      }
    } else if (r < 0.7) {
      const cut = lerp(low, top, at)
      if (t < cut) top = cut
      else {
        low = cut
        key += 3
      }
    }
  }
  const inside = Math.min(x - left, right - x, t - low, top - t)
  const r = chance(i, j, seed, key + 300)
  // here and there a hatch within its plate
  const hatch = r > 0.8 && right - left > 0.7 && top - low > 0.7
  const line = Math.max(ramp(0.055, 0.015, inside), hatch ? ramp(0.04, 0.012, Math.abs(inside - 0.2)) * 0.8 : 0)
  const dark = hatch && inside > 0.2 ? 0.82 : 1
  return { line, tone: (1 + (r - 0.5) * 0.12) * dark }
}

/** Where texels of a face lie: parameters and millimetres of its chart, point and normal of the model. */
const places = (mesh: Mesh, face: Face) => {
  const flat = unit(areaVector(mesh, face))
  const points = face.at.map(index => mesh.points[index]!) as [Vec, Vec, Vec]
  const normals = face.normals ?? ([flat, flat, flat] as const)
  const blend = (list: readonly (readonly number[])[], b: number, c: number, axis: number) =>
    list[0]![axis]! * (1 - b - c) + list[1]![axis]! * b + list[2]![axis]! * c
  return {
    point: (b: number, c: number): Vec => [blend(points, b, c, 0), blend(points, b, c, 1), blend(points, b, c, 2)],
    normal: (b: number, c: number): Vec =>
      unit([blend(normals, b, c, 0), blend(normals, b, c, 1), blend(normals, b, c, 2)]),
    uv: (b: number, c: number): Flat => [blend(face.skin!.uv, b, c, 0), blend(face.skin!.uv, b, c, 1)],
    st: (b: number, c: number): Flat => [blend(face.skin!.st, b, c, 0), blend(face.skin!.st, b, c, 1)],
    /** Heights over the three edges at weight 1, mm. */
    heights: [0, 1, 2].map(corner => {
      const edge = sub(points[(corner + 2) % 3]!, points[(corner + 1) % 3]!)
      return size(cross(edge, sub(points[corner]!, points[(corner + 1) % 3]!))) / Math.max(1e-9, size(edge))
    }) as [number, number, number],
  }
}

type Place = ReturnType<typeof places>

/** Open sky on a coarse grid of the tile, spread to every texel from neighbours that face the same way. */
const skyOf = (
  solid: Mesh,
  tile: Tile,
  placeOf: (face: number) => Place,
  reach: number,
  { coarse, rays }: { readonly coarse: number; readonly rays: number },
): Float32Array => {
  const cast = caster(solid)
  const fan = hemisphere(rays)
  const n = Math.ceil(tile.size / coarse)
  const value = new Float32Array(n * n).fill(-1)
  const normals: (Vec | undefined)[] = []
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      // the texel of the block nearest to its middle
      let best = -1
      let near = Number.POSITIVE_INFINITY
      for (let dy = 0; dy < coarse; dy++)
        for (let dx = 0; dx < coarse; dx++) {
          if (x * coarse + dx >= tile.size || y * coarse + dy >= tile.size) continue
          const i = (y * coarse + dy) * tile.size + x * coarse + dx
          const far = (dx - (coarse - 1) / 2) ** 2 + (dy - (coarse - 1) / 2) ** 2
          if (tile.face[i]! >= 0 && far < near) [best, near] = [i, far]
        }
      if (best < 0) continue
      const place = placeOf(tile.face[best]!)
      const normal = place.normal(tile.b[best]!, tile.c[best]!)
      const open = look(cast, fan, reach, place.point(tile.b[best]!, tile.c[best]!), normal)
      normals[y * n + x] = normal
      value[y * n + x] = open ?? -1
    }
  const sky = new Float32Array(tile.size * tile.size).fill(1)
  tile.face.forEach((face, i) => {
    if (face < 0) return
    const normal = placeOf(face).normal(tile.b[i]!, tile.c[i]!)
    const fx = ((i % tile.size) + 0.5) / coarse - 0.5
    const fy = (Math.floor(i / tile.size) + 0.5) / coarse - 0.5
    const [x0, y0] = [Math.floor(fx), Math.floor(fy)]
    let sum = 0
    let all = 0
    for (let dy = -1; dy <= 2; dy++)
      for (let dx = -1; dx <= 2; dx++) {
        const [x, y] = [x0 + dx, y0 + dy]
        if (x < 0 || y < 0 || x >= n || y >= n) continue
        const at = y * n + x
        if (value[at]! < 0) continue
        const alike = Math.max(0, dot(normal, normals[at]!)) ** 8
        const weight = alike * Math.max(0, 1.6 - Math.abs(fx - x)) * Math.max(0, 1.6 - Math.abs(fy - y))
        sum += weight * value[at]!
        all += weight
      }
    sky[i] = all > 1e-4 ? sum / all : 0.5
  })
  return sky
}

const SAMPLES: readonly Flat[] = [
  [-0.25, -0.25],
  [0.25, -0.25],
  [-0.25, 0.25],
  [0.25, 0.25],
]

/** Everything painted on a tile: plates, lines, chips, dirt, and the sky over each place, which only `solid` shuts out. */
export const bake = (
  mesh: Mesh,
  solid: Mesh,
  tile: Tile,
  finishes: Readonly<Record<string, Finish>>,
  weather: Weather,
  reach: number,
): Baked => {
  const count = tile.size * tile.size
  const all: (Place | undefined)[] = []
  const placeOf = (face: number): Place => {
    all[face] ??= places(mesh, mesh.faces[face]!)
    return all[face]
  }
  const out: Baked = {
    colour: new Float32Array(count * 3),
    height: new Float32Array(count),
    roughness: new Float32Array(count).fill(0.6),
    metalness: new Float32Array(count),
    sky: skyOf(solid, tile, placeOf, reach, WIDE),
    mark: new Float32Array(count),
  }
  const close = skyOf(solid, tile, placeOf, CLOSE.reach, CLOSE)
  const takes = new Float32Array(count)
  const ridge = ridges(mesh)
  const seeds = new Map([...tile.spots.keys()].map((chart, i) => [chart, i]))
  const known: (ReturnType<typeof weights> | undefined)[] = []
  for (let i = 0; i < count; i++) {
    const index = tile.face[i]!
    if (index < 0) continue
    const face = mesh.faces[index]!
    const { chart, st } = face.skin!
    const place = placeOf(index)
    const spot = tile.spots.get(chart)!
    known[index] ??= weights(texel(spot, st[0]), texel(spot, st[1]), texel(spot, st[2]))
    const weigh = known[index]
    const [x, y] = [i % tile.size, Math.floor(i / tile.size)]
    let [red, green, blue, groove, mark, rough, metal, plated, chippy] = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    let brush = 0
    let paint: Paint = face.paint
    let relief: Finish['relief']
    for (const [dx, dy] of SAMPLES) {
      const [b, c] = weigh!(x + 0.5 + dx, y + 0.5 + dy)
      const [u, v] = place.uv(b, c)
      paint = chart.paint(u, v) ?? face.paint
      const finish = finishes[paint.material] ?? finishes['hull']!
      relief = finish.relief
      red += paint.colour[0] / 4
      green += paint.colour[1] / 4
      blue += paint.colour[2] / 4
      groove += (paint.groove ?? 0) / 4
      // an edge belongs to what is not marked: marks never mix with each other
      mark = paint.mark === undefined ? mark : Math.max(mark, paint.mark)
      rough += finish.roughness / 4
      metal += finish.metalness / 4
      plated += finish.plated / 4
      chippy += finish.chips / 4
      brush += finish.brush / 4
    }
    const [b, c] = [tile.b[i]!, tile.c[i]!]
    const p = place.point(b, c)
    const [s, t] = place.st(b, c)
    const own = relief ? relief(p) : 0
    // what lies deep is darker
    const wash = relief ? clamp(1 + own * 0.9, 0.5, 1.25) : 1
    const fine = plated > 0 ? plating(s, t, seeds.get(chart)!) : { line: 0, tone: 1 }
    const line = Math.max(groove, fine.line * 0.45 * plated)
    const tone = lerp(1, fine.tone, plated) * (1 - 0.3 * fine.line * plated * (1 - groove)) * wash
    // paint goes first where a hand or a stone would touch it: at ridges, then beside the lines
    const a = 1 - b - c
    const near = Math.min(
      ridge[index * 3] ? Math.max(0, a) * place.heights[0] : 9,
      ridge[index * 3 + 1] ? Math.max(0, b) * place.heights[1] : 9,
      ridge[index * 3 + 2] ? Math.max(0, c) * place.heights[2] : 9,
    )
    const rub = noise([p[0] / 0.55, p[1] / 0.55, p[2] / 0.8], 21)
    const grit = noise([p[0] / 0.14, p[1] / 0.14, p[2] / 0.2], 22)
    const chip = chippy * ramp(0.5, 0.62, ramp(0.24, 0.02, near) * 0.62 + rub * 0.42 + grit * 0.16 - 0.27 - groove)
    const flake = chippy * ramp(0.76, 0.8, rub * 0.6 + grit * 0.4)
    const gone = Math.min(1, chip + flake * 0.8)
    // the brush's dry edge on what is convex, here and there worn off
    const edge = brush * ramp(EDGE, EDGE * 0.35, near) * (0.55 + 0.45 * rub) * (1 - groove)
    // squadron paint is there or it is not: its white ground never shows; a hull that few paint over wears off as any other
    const bare = mark > 0 && !(mark === ALL_OVER && paint.material === 'hull') ? Math.round(gone) : gone
    const factor = weather(p, paint)
    const dirt = (factor[0] + factor[1] + factor[2]) / 3
    const dry = (value: number) => value * tone * (1 + 0.38 * edge) + 0.045 * edge
    out.colour[i * 3] = lerp(dry(red), METAL[0], bare) * factor[0]
    out.colour[i * 3 + 1] = lerp(dry(green), METAL[1], bare) * factor[1]
    out.colour[i * 3 + 2] = lerp(dry(blue), METAL[2], bare) * factor[2]
    out.height[i] =
      -GROOVE * groove - FINE * fine.line * plated * (1 - groove) - 0.012 * bare + (grit - 0.5) * 0.003 + own
    out.roughness[i] = clamp(lerp(rough + (1 - dirt) * 0.35 + (rub - 0.5) * 0.12 + line * 0.2, 0.38, bare), 0.06, 1)
    out.metalness[i] = clamp(lerp(metal * (0.5 + 0.5 * dirt), 0.75, bare), 0, 1)
    out.mark[i] = bare > 0.5 ? 0 : mark
    takes[i] = brush
  }
  brushed(tile, mesh, out, close, takes)
  return out
}
