/** Paints of both sides, of stone and of satellites, and how each material shines, chips and takes a wash. */
import type { Finish } from './kit/bake.ts'
import type { Material } from './kit/gltf.ts'
import { coat, hex } from './kit/paint.ts'
import { crumpled, stony } from './stone.ts'

/** Paint in a panel line. */
const line = (material: string, text: string) => ({ ...coat(material, text), groove: 1 })

/** Rebel paint: worn warm off-white over primer, dark machinery. */
export const rebel = {
  white: coat('hull', '#d9d3c3'),
  cream: coat('hull', '#cdc3a9'),
  grey: coat('hull', '#a3a29b'),
  steel: coat('steel', '#71726f'),
  dark: coat('dark', '#3a3b3c'),
  seam: line('hull', '#625f57'),
  black: coat('dark', '#17181a'),
  copper: coat('steel', '#77695a'),
  cowl: coat('cowl', '#d3ccba'),
  kill: coat('hull', '#5a2a22'),
  droidWhite: coat('droid', '#e6e5e0'),
  droidBlue: { ...coat('droid', '#d8d8d8'), mark: 1 },
  stripe: { ...coat('stripe', '#ebe6da'), mark: 1 },
  stripeSeam: { ...line('stripe', '#8f8b83'), mark: 1 },
  glass: coat('glass', '#0d1217'),
  helmet: coat('glass', '#c2bbaa'),
  crest: coat('glass', '#7a2a1c'),
  visor: coat('glass', '#33240e'),
  suit: coat('glass', '#93501f'),
  seat: coat('glass', '#2b2d2f'),
  panel: coat('glass', '#3f4a52'),
  engine: coat('engine', '#ffffff'),
} as const

/** The mark of a hull that a squadron may paint all over, in its second colour: worn with five bars. */
const ALL_OVER = 5
const over = (paint: ReturnType<typeof coat>) => ({ ...paint, mark: ALL_OVER })

/** Resistance paint: cool clean white that a squadron may paint over, slate machinery, squadron colours. */
export const resistance = {
  white: over(coat('hull', '#d7d8d4')),
  pale: over(coat('hull', '#c2c5c4')),
  seam: over(line('hull', '#565a5e')),
  slate: coat('steel', '#6b7278'),
  steel: coat('steel', '#83878a'),
  dark: coat('dark', '#33363a'),
  black: coat('dark', '#15171a'),
  brass: coat('steel', '#8a7450'),
  sensor: coat('glass', '#14181d'),
  lens: coat('glass', '#2d4250'),
  stripe: { ...coat('flash', '#ece9e1'), mark: 1 },
  stripeSeam: { ...line('flash', '#8b8a86'), mark: 1 },
  tick: (n: number) => ({ ...coat('flash', '#ece9e1'), mark: n }),
  dome: coat('dome', '#e8e8e4'),
  eye: coat('glass', '#0b0d10'),
  glass: coat('glass', '#0d1217'),
  engine: coat('engine', '#ffffff'),
} as const

/** Imperial paint: pale cold plates and frames, near-black panels between them. */
export const imperial = {
  grey: coat('plate', '#9fa8ab'),
  light: coat('plate', '#c4cbcc'),
  frame: coat('frame', '#bfc6c7'),
  rib: coat('frame', '#9fa8ab'),
  steel: coat('steel', '#848d91'),
  dark: coat('dark', '#3b4144'),
  seam: line('hull', '#4d5457'),
  black: coat('dark', '#121416'),
  solar: coat('solar', '#1b222a'),
  solarLine: { ...coat('rib', '#5b6a77'), groove: -0.7 },
  mark: (n: number) => ({ ...coat('hull', '#d4d6d4'), mark: n }),
  glass: coat('glass', '#0d1217'),
  engine: coat('engine', '#ffffff'),
} as const

/** First Order paint: gunmetal plates, black panels in bright frames, a warning red. */
export const firstOrder = {
  hull: coat('plate', '#757d83'),
  pale: coat('plate', '#979ea2'),
  frame: coat('frame', '#d9dddd'),
  rib: coat('frame', '#aab1b4'),
  slate: coat('plate', '#535b61'),
  steel: coat('steel', '#7d868b'),
  dark: coat('dark', '#32373b'),
  seam: line('hull', '#343a3e'),
  black: coat('dark', '#101214'),
  red: coat('hull', '#8a1f18'),
  solar: coat('solar', '#12161b'),
  outer: coat('solar', '#20262d'),
  solarLine: { ...coat('rib', '#3d4852'), groove: -0.7 },
  mark: (n: number) => ({ ...coat('hull', '#d4d6d4'), mark: n }),
  glass: coat('glass', '#120d10'),
  lit: coat('glass', '#3a1512'),
  engine: coat('engine', '#ffffff'),
} as const

/** The senate's courier: ivory and sand plates, steel and bronze fittings. */
export const courier = {
  ivory: coat('hull', '#d8d4c6'),
  sand: coat('hull', '#b9ab8e'),
  pale: coat('hull', '#b4b5b1'),
  steel: coat('steel', '#80838a'),
  bronze: coat('steel', '#97774a'),
  dark: coat('dark', '#33363b'),
  seam: line('hull', '#5a574f'),
  // mark 5: nearest to what is unmarked among the bars that this ship always wears, so that its sign has fine edges
  stripe: { ...coat('stripe', '#ffffff'), mark: 5 },
  stripeSeam: { ...line('stripe', '#8f8f8f'), mark: 5 },
  glass: coat('glass', '#0d1217'),
  lit: coat('glass', '#b58a4a'),
  engine: coat('engine', '#ffffff'),
} as const

/** The mark of what holds a token up on a table, and is not there where there is none. */
const CARDBOARD = 5

/** Stone of the asteroids: cold grey; its veins and dust are weather. */
export const rock = coat('rock', '#777a80')

/** The survey satellite: ivory housing, gold foil, dark vanes; card, rim and peg are marked, so that they can be left out. */
export const probe = {
  card: { ...coat('card', '#2b3036'), mark: CARDBOARD },
  rim: { ...coat('card', '#d9c9a0'), mark: CARDBOARD },
  peg: { ...coat('card', '#34383c'), mark: CARDBOARD },
  white: coat('probe', '#d8d4c8'),
  grey: coat('probe', '#8b8f92'),
  dark: coat('dark', '#34383c'),
  gold: coat('foil', '#d8ad52'),
  solar: coat('solar', '#1b222a'),
  solarLine: { ...coat('rib', '#59666f'), groove: -0.4 },
  lamp: coat('engine', '#ffffff'),
} as const

/** Freight: weathered ochre plates between slate posts, a band in the colour of whose it is. */
export const freight = {
  ochre: coat('hull', '#a9793d'),
  rust: coat('hull', '#8a5f33'),
  pale: coat('hull', '#c7b28a'),
  slate: coat('steel', '#5c6266'),
  steel: coat('steel', '#83888b'),
  dark: coat('dark', '#303438'),
  seam: line('hull', '#4a3620'),
  band: { ...coat('stripe', '#e9e4d8'), mark: 1 },
  bandSeam: { ...line('stripe', '#8c8880'), mark: 1 },
  warning: coat('hull', '#d2a12c'),
  black: coat('dark', '#16181a'),
  lamp: coat('engine', '#ffffff'),
} as const

/** An escape pod: white with orange ends, a scorched shield, lit windows. */
export const pod = {
  white: coat('probe', '#d9d6cd'),
  grey: coat('probe', '#8f9395'),
  orange: coat('probe', '#c2571f'),
  seam: line('probe', '#54524c'),
  steel: coat('steel', '#7c8184'),
  dark: coat('dark', '#2c3033'),
  shield: coat('foil', '#5a4a3c'),
  glass: coat('glass', '#0d1217'),
  lit: coat('glass', '#c9964c'),
  lamp: coat('engine', '#ffffff'),
} as const

/** How each material shines where it is painted on a map, how much small plating it shows, how it chips, and how much it takes of wash and lit edges. */
export const finishes: Readonly<Record<string, Finish>> = {
  hull: { roughness: 0.52, metalness: 0.04, plated: 1, chips: 1, brush: 1 },
  cowl: { roughness: 0.5, metalness: 0.05, plated: 0.5, chips: 0.45, brush: 1 },
  stripe: { roughness: 0.5, metalness: 0.02, plated: 1, chips: 1, brush: 1 },
  // fresher than what is older: worn at ridges, hardly anywhere else
  flash: { roughness: 0.46, metalness: 0.02, plated: 1, chips: 0.3, brush: 1 },
  droid: { roughness: 0.36, metalness: 0.1, plated: 0, chips: 0.35, brush: 0.8 },
  dome: { roughness: 0.34, metalness: 0.08, plated: 0, chips: 0.2, brush: 0.8 },
  steel: { roughness: 0.44, metalness: 0.5, plated: 0.6, chips: 0.5, brush: 1 },
  dark: { roughness: 0.6, metalness: 0.35, plated: 0.3, chips: 0.3, brush: 0.7 },
  glass: { roughness: 0.1, metalness: 0.2, plated: 0, chips: 0, brush: 0 },
  solar: { roughness: 0.3, metalness: 0.55, plated: 0, chips: 0, brush: 0.35 },
  plate: { roughness: 0.46, metalness: 0.12, plated: 0.8, chips: 0.45, brush: 1 },
  frame: { roughness: 0.46, metalness: 0.12, plated: 0.25, chips: 0.5, brush: 1 },
  rib: { roughness: 0.4, metalness: 0.6, plated: 0, chips: 0, brush: 0.5 },
  probe: { roughness: 0.5, metalness: 0.1, plated: 0.5, chips: 0.25, brush: 0.8 },
  card: { roughness: 0.8, metalness: 0, plated: 0, chips: 0, brush: 0 },
  rock: { roughness: 0.9, metalness: 0, plated: 0, chips: 0, brush: 0, relief: stony },
  foil: { roughness: 0.34, metalness: 0.85, plated: 0, chips: 0, brush: 0.4, relief: crumpled },
  engine: { roughness: 0.9, metalness: 0, plated: 0, chips: 0, brush: 0 },
}

/** The looks of the glTF materials of models painted with maps: the maps say everything. A hull that is painted over is a `shell`. */
export const looks = {
  hull: { base: [1, 1, 1], roughness: 1, metalness: 1 },
  droid: { base: [1, 1, 1], roughness: 1, metalness: 1 },
} as const satisfies Record<string, Material>

/** An engine face that glows in the given sRGB colour; the scene scales the emissive strength with speed. */
export const glow = (colour: string): Material => ({
  base: [1, 1, 1],
  roughness: 1,
  metalness: 1,
  emissive: hex(colour),
})
