import { Color } from 'three'

/** What a pilot has painted on a ship: squadron colour, how many bars of it, and a second colour – the astromech's on an X-wing. */
export type Livery = {
  /** Linear red, green, blue. */
  readonly colour: readonly [number, number, number]
  readonly second: readonly [number, number, number]
  /** Bars on a foil, 1 … 5; on a TIE how much of its discreet mark is worn. */
  readonly bars: number
}

/** A pilot's paint: sRGB colours; no bars: as many as the ship's number says. */
type Paint = { readonly colour: string; readonly second?: string; readonly bars?: number }

/** Named pilots by id; a squadron's nameless ones share their paint and differ by number. */
const PILOTS: Readonly<Record<string, Paint>> = {
  lukeskywalker: { colour: '#7d2419', second: '#3f6fc4', bars: 5 },
  biggsdarklighter: { colour: '#7d2419', second: '#c9892b', bars: 3 },
  redsquadronpilot: { colour: '#74261a' },
  rookiepilot: { colour: '#b98a3a' },
  maulermithel: { colour: '#7d2419', bars: 3 },
  darkcurse: { colour: '#4a5f8f', bars: 2 },
  nightbeast: { colour: '#7d6a2a', bars: 2 },
  blacksquadronpilot: { colour: '#24282c' },
  obsidiansquadronpilot: { colour: '#3f6472' },
  academypilot: { colour: '#aeb6b4' },
}
/** What a chassis wears whose pilot nobody knows. */
const CHASSIS: Readonly<Record<string, Paint>> = {
  xwing: { colour: '#74261a' },
  tiefighter: { colour: '#aeb6b4' },
  senatorshuttle: { colour: '#32466a', bars: 5 },
}
/** Astromechs of the nameless, by number. */
const DROIDS = ['#4d8a58', '#a5452c', '#7a55a0', '#c4a23a', '#3d7f8f', '#555a60'] as const

const linear = (hex: string): readonly [number, number, number] => {
  const { r, g, b } = new Color(hex)
  return [r, g, b]
}
const known = new Map<string, Livery>()

/** The number in a ship's id, 1 for the first; ids are a letter and a number. */
const numberOf = (id: string): number => Math.max(1, Number.parseInt(id.replace(/\D/g, ''), 10) || 1)

/** The livery of a ship by chassis, pilot and id: the same ship always wears the same, two of a wing never do. */
export const liveryOf = (chassis: string, pilot: string | null, id: string): Livery => {
  const key = `${chassis}/${pilot ?? ''}/${id}`
  let livery = known.get(key)
  if (!livery) {
    const paint = PILOTS[pilot ?? ''] ?? CHASSIS[chassis] ?? { colour: '#a82a1e' }
    const number = numberOf(id)
    livery = {
      colour: linear(paint.colour),
      second: linear(paint.second ?? DROIDS[(number - 1) % DROIDS.length]!),
      bars: paint.bars ?? 1 + ((number - 1) % 5),
    }
    known.set(key, livery)
  }
  return livery
}
