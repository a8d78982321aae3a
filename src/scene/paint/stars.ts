/** Where the stars stand, how bright and of what colour: the same sky every time. */
import { BufferAttribute, BufferGeometry } from 'three'
import { noise, smooth } from '../space.ts'
import { puff } from './grain.ts'
import { BAND, HEART } from './nebula.ts'

type Way = readonly [number, number, number]

/** Temperatures of stars as linear tints, from ember to blue-white. */
const TINTS = [
  [1, 0.56, 0.3],
  [1, 0.78, 0.56],
  [1, 0.93, 0.84],
  [0.84, 0.91, 1],
  [0.62, 0.76, 1],
] as const

/** Along the band, across from its heart. */
const ALONG: Way = [
  BAND[1] * HEART[2] - BAND[2] * HEART[1],
  BAND[2] * HEART[0] - BAND[0] * HEART[2],
  BAND[0] * HEART[1] - BAND[1] * HEART[0],
]
/** The few bright ones that stand everywhere: what share of all they are, and at most how many. Their colours can be told. */
const LAMPS = { share: 0.012, most: 420 } as const
const LAMP_TINTS = [
  [1, 0.5, 0.24],
  [1, 0.72, 0.42],
  [0.56, 0.72, 1],
  [0.72, 0.84, 1],
  [1, 0.9, 0.76],
] as const

/** Clusters, what share of all stars is in them, and how wide the widest is. */
const CLUSTERS = 30
const CLUSTERED = 0.07
const WIDE = 0.03

/** Stars as points on a ball around the viewer: many faint ones and few bright, along the band and in clusters, fewer where dust lies before it. */
export const scatter = (count: number, radius: number): BufferGeometry => {
  const random = noise(4242)
  /** About nought, mostly near it: −1 … 1. */
  const spread = () => (random() + random() + random()) / 1.5 - 1
  const inBand = (wide: number): Way => {
    // Half of them stand towards the heart.
    const turn = random() < 0.5 ? spread() * 1.5 : (random() * 2 - 1) * Math.PI
    const off = spread() * wide
    const flat = Math.sqrt(1 - off * off)
    const [c, s] = [Math.cos(turn) * flat, Math.sin(turn) * flat]
    return [0, 1, 2].map(n => HEART[n]! * c + ALONG[n]! * s + BAND[n]! * off) as unknown as Way
  }
  const anywhere = (): Way => {
    const around = random() * Math.PI * 2
    const up = random() * 2 - 1
    const flat = Math.sqrt(1 - up * up)
    return [Math.cos(around) * flat, up, Math.sin(around) * flat]
  }
  const clusters = Array.from({ length: CLUSTERS }, () => ({ way: inBand(0.3), wide: WIDE * (0.25 + 0.75 * random()) }))
  const inCluster = (): Way => {
    const { way, wide } = clusters[Math.floor(random() * random() * CLUSTERS)]!
    const far = wide * random() * random()
    const [x, y, z] = anywhere()
    return [way[0] + x * far, way[1] + y * far, way[2] + z * far]
  }
  const drawn = (): Way => {
    const lot = random()
    if (lot < CLUSTERED) return inCluster()
    if (lot < 0.36) return anywhere()
    // Dust before the band hides most of what is behind it.
    for (let tries = 0; ; tries++) {
      const way = inBand(lot < 0.7 ? 0.5 : 0.22)
      const dust = smooth(0.46, 0.66, puff(way[0] * 5 + 11, way[1] * 5, way[2] * 5, 2, 29))
      if (tries > 2 || random() > dust * 0.85) return way
    }
  }
  const lamps = Math.min(LAMPS.most, Math.round(count * LAMPS.share))
  const positions = new Float32Array(count * 3)
  const tints = new Float32Array(count * 3)
  const sizes = new Float32Array(count)
  for (let star = 0; star < count; star++) {
    const lamp = star < lamps
    const way = lamp ? anywhere() : drawn()
    for (const n of [0, 1, 2] as const) positions[star * 3 + n] = way[n] * radius
    // Each step of brightness has several times fewer.
    const lot = random()
    const power = lamp ? 0.5 + 1.6 * lot ** 3 : Math.min(7, 0.017 * (lot + 0.0002) ** -0.74)
    const tint = lamp
      ? LAMP_TINTS[Math.floor(random() * 5)]!
      : TINTS[Math.min(4, Math.floor(random() * 3 + random() * 2.6))]!
    for (const n of [0, 1, 2] as const) tints[star * 3 + n] = tint[n] * power
    sizes[star] = lamp ? 3.1 + 3.6 * lot ** 2 : 1 + 1.5 * power ** 0.45
  }
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(positions, 3))
  geometry.setAttribute('tint', new BufferAttribute(tints, 3))
  geometry.setAttribute('size', new BufferAttribute(sizes, 1))
  return geometry
}
