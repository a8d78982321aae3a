import type { Material } from './kit/gltf.ts'
import { coat, hex } from './kit/paint.ts'

/** Rebel paint: worn warm off-white over primer, dark machinery. */
export const rebel = {
  white: coat('hull', '#d9d3c3'),
  cream: coat('hull', '#cdc3a9'),
  grey: coat('hull', '#a3a29b'),
  steel: coat('hull', '#71726f'),
  dark: coat('hull', '#3a3b3c'),
  seam: coat('hull', '#625f57'),
  black: coat('hull', '#17181a'),
  copper: coat('hull', '#7d6c59'),
  droidWhite: coat('hull', '#e6e5e0'),
  droidBlue: coat('hull', '#33538c'),
  stripe: coat('stripe', '#ffffff'),
  stripeSeam: coat('stripe', '#8f8f8f'),
  glass: coat('glass', '#ffffff'),
  engine: coat('engine', '#ffffff'),
} as const

/** Imperial paint: cold grey-green plates, near-black panels. */
export const imperial = {
  grey: coat('hull', '#8f979a'),
  light: coat('hull', '#a9b0b1'),
  steel: coat('hull', '#6c7477'),
  dark: coat('hull', '#3b4144'),
  seam: coat('hull', '#4d5457'),
  black: coat('hull', '#121416'),
  solar: coat('solar', '#a8a8a8'),
  solarLine: coat('solar', '#ffffff'),
  glass: coat('glass', '#ffffff'),
  engine: coat('engine', '#ffffff'),
} as const

/** The senate's courier: ivory and sand plates, steel and bronze fittings. */
export const courier = {
  ivory: coat('hull', '#d8d4c6'),
  sand: coat('hull', '#b9ab8e'),
  steel: coat('hull', '#80838a'),
  bronze: coat('hull', '#97774a'),
  dark: coat('hull', '#33363b'),
  seam: coat('hull', '#5a574f'),
  stripe: coat('stripe', '#ffffff'),
  stripeSeam: coat('stripe', '#8f8f8f'),
  glass: coat('glass', '#ffffff'),
  engine: coat('engine', '#ffffff'),
} as const

/** Stone of the asteroids: cold grey; its veins and dust are weather. */
export const rock = coat('rock', '#777a80')

/** The survey satellite: ivory housing, gold foil, dark vanes. */
export const probe = {
  card: coat('hull', '#2b3036'),
  rim: coat('hull', '#d9c9a0'),
  white: coat('hull', '#d8d4c8'),
  grey: coat('hull', '#8b8f92'),
  dark: coat('hull', '#34383c'),
  gold: coat('foil', '#ffffff'),
  solar: coat('solar', '#a8a8a8'),
  solarLine: coat('solar', '#ffffff'),
  lamp: coat('engine', '#ffffff'),
} as const

/** The looks of the glTF materials that every model shares by name. */
export const looks = {
  hull: { base: [1, 1, 1], roughness: 0.58, metalness: 0.05 },
  stripe: { base: hex('#a3271d'), roughness: 0.55, metalness: 0.02 },
  glass: { base: hex('#10161b'), roughness: 0.12, metalness: 0.3 },
  solar: { base: hex('#33414d'), roughness: 0.38, metalness: 0.3 },
} as const satisfies Record<string, Material>

/** An engine face that glows in the given sRGB colour; the scene scales the emissive strength with speed. */
export const glow = (colour: string): Material => ({
  base: hex('#180c08'),
  roughness: 0.9,
  metalness: 0,
  emissive: hex(colour),
})
