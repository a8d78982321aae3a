/** The far sky all around: a band of stars too many to be told apart, clouds that glow in it, lanes of dust before it. */
import { crests, cross, dot, heap, noise, plus, scaled, smooth, unit, type Vec3 } from './noise.ts'

/** Pixels around the sky. */
export const AROUND = 2048
/** The plane of the band, and where along it the light is thickest. */
export const BAND: Vec3 = [0.517, -0.5455, 0.6605]
export const HEART: Vec3 = [0.398, -0.53, -0.749]
/** A smaller cloud, for whoever looks the other way. */
const OTHER: Vec3 = unit([-0.62, -0.36, 0.7])

/** What is seen of the sky, row by row from its foot, 0 … 1 as bytes: light, and half as large how warm it is and how much dust lies before it. */
export type Far = { readonly light: Uint8Array; readonly warm: Uint8Array; readonly dust: Uint8Array }

/** The ways that a turn is cut into, each by the middle of its part; only halves of angles are asked for. */
const ways = (parts: number): readonly (readonly [number, number])[] => {
  let [c, s] = [0, 1]
  for (let left = parts / 4; left > 0.5; left /= 2) {
    const long = Math.sqrt((1 + c) * (1 + c) + s * s)
    c = (1 + c) / long
    s /= long
  }
  // Now half a part: the first way, and two of it from each to the next.
  const [c2, s2] = [c * c - s * s, 2 * c * s]
  const all: (readonly [number, number])[] = [[c, s]]
  while (all.length < parts) {
    const [x, y] = all.at(-1)!
    all.push([x * c2 - y * s2, x * s2 + y * c2])
  }
  return all
}

/** How near a way is to another, 1 … 0, half at `wide`. */
const near = (way: Vec3, to: Vec3, wide: number): number => {
  const off = plus(way, to, -1)
  const far = dot(off, off) / (wide * wide)
  return 1 / (1 + far * far)
}

const ALONG = cross(BAND, HEART)

/** Light, warmth and dust of a way, 0 … 1 each. */
const at = (way: Vec3): Vec3 => {
  const bend: Vec3 = [heap(scaled(way, 1.7, 3), 4), heap(scaled(way, 1.7, 19), 4), heap(scaled(way, 1.7, 35), 4)]
  const bent = plus(way, bend, 0.16)
  const off = dot(bent, BAND)
  const heart = near(bent, HEART, 0.52)
  const other = near(bent, OTHER, 0.3)
  // The band is wider and brighter towards its heart.
  const wide = 0.1 + 0.1 * heart
  const fade = 1 + (off * off) / (wide * wide)
  const band = 1 / (fade * fade)
  const far = 0.35 + 0.65 * near(way, HEART, 1.15)
  const billows = heap(scaled(plus(way, bend, 0.34), 3.4, 8), 7, 0.56)
  const threads = crests(scaled(plus(way, bend, 0.22), 3.1, 44), 7)
  const stars = band * far * (0.62 + 0.5 * billows)
  const clouds = smooth(-0.05, 0.75, billows) * (0.2 + 0.8 * threads) * (heart * 0.75 + other * 0.55 + band * 0.3)
  // Lanes run along the middle of the band, and send branches out of it.
  const lane = plus(scaled(bent, 4.2, 60), ALONG, -2.2 * dot(bent, ALONG))
  const grit = heap(scaled(bent, 9, 25), 6, 0.62)
  const middle = off + 0.05 * heap(scaled(way, 3, 71), 4)
  const rift = 1 / (1 + (middle * middle) / (0.062 * 0.062))
  const branches = smooth(0.34, 0.72, crests(lane, 6) + 0.1 * grit)
  const dust = Math.min(
    1,
    rift * smooth(-0.35, 0.6, heap(scaled(way, 2.3, 90), 3) + grit * 0.7) * 0.72 +
      branches * (band * 0.6 + heart * 0.4) * (0.7 + 0.5 * grit),
  )
  const veil = Math.max(0, 0.026 + 0.045 * billows)
  const light = (stars * 0.62 + clouds * 0.9 + veil) * (1 - 0.86 * dust)
  const glow = smooth(0.1, 0.62, noise(bent[0] * 2.2 + 40, bent[1] * 2.2, bent[2] * 2.2) + 0.5 * billows + 0.25 * heart)
  return [light, Math.min(1, glow * (0.3 + 0.7 * heart) + 0.3 * dust + 0.2 * other), dust]
}

const byte = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 255)

/** The whole sky, `around` pixels around and half as many from its foot to its top. */
export const farSky = (around: number = AROUND): Far => {
  const round = ways(around)
  const fall = ways(around)
  const half = around / 2
  const light = new Uint8Array(around * half)
  const warm = new Uint8Array(light.length / 4)
  const dust = new Uint8Array(light.length / 4)
  for (let row = 0; row < half; row++) {
    // From straight below to straight above is half a turn.
    const [up, flat] = fall[row]!
    for (let column = 0; column < around; column++) {
      const [c, s] = round[column]!
      const [l, w, d] = at([-c * flat, -up, s * flat])
      light[row * around + column] = byte(Math.sqrt(l))
      if (row % 2 === 1 && column % 2 === 1) {
        const place = ((row - 1) / 2) * half + (column - 1) / 2
        warm[place] = byte(w)
        dust[place] = byte(d)
      }
    }
  }
  return { light, warm, dust }
}
