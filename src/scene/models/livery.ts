/** What each ship is painted with, so that no two of a squadron look the same. */
import { Color } from 'three'
import { lookOf } from '../../looks/index.ts'

/** What a pilot has painted on a ship: squadron colour, how many bars of it, and a second colour – the astromech's on an X-wing. */
export type Livery = {
  /** Linear red, green, blue. */
  readonly colour: readonly [number, number, number]
  readonly second: readonly [number, number, number]
  /** Bars on a foil, 1 … 5; on a TIE how much of its discreet mark is worn. */
  readonly bars: number
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

/**
 * The livery of a ship by chassis, pilot and id: the same ship always wears the same, two of a wing never do. `squadron`: what all of its
 * side paint in the place of their own colours (sRGB); null: nothing.
 */
export const liveryOf = (chassis: string, pilot: string | null, id: string, squadron: string | null = null): Livery => {
  const key = `${chassis}/${pilot ?? ''}/${id}/${squadron ?? ''}`
  let livery = known.get(key)
  if (!livery) {
    const { livery: own } = lookOf(chassis)
    const paint = own.pilots[pilot ?? ''] ?? own
    const number = numberOf(id)
    livery = {
      colour: linear(squadron ?? paint.colour),
      second: linear(paint.second ?? DROIDS[(number - 1) % DROIDS.length]!),
      bars: paint.bars ?? 1 + ((number - 1) % 5),
    }
    known.set(key, livery)
  }
  return livery
}
