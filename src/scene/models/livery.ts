/** What each ship is painted with, so that no two of a squadron look the same. */
import { Color } from 'three'
import { lookOf, type Worn } from '../../looks/index.ts'

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
/** Paint from the deck's own tins, out in the light for a while: darker than the colour of a sign on the page. */
const weathered = (hex: string) => linear(hex).map(share => share * 0.8) as unknown as ReturnType<typeof linear>
const known = new Map<string, Livery>()

/** The number in a ship's id, 1 for the first; ids are a letter and a number. */
const numberOf = (id: string): number => Math.max(1, Number.parseInt(id.replace(/\D/g, ''), 10) || 1)

/**
 * The livery of a ship by chassis, pilot and id: the same ship always wears the same, two of a wing never do. `squadron`: what all of its
 * side paint in the place of their own colours (sRGB); null: nothing. `worn`: what is painted on a pilot's own ship, before all that.
 */
export const liveryOf = (
  chassis: string,
  pilot: string | null,
  id: string,
  squadron: string | null = null,
  worn: Worn | null = null,
): Livery => {
  const key = [chassis, pilot, id, squadron, worn?.colour, worn?.second, worn?.bars].join()
  let livery = known.get(key)
  if (!livery) {
    const { livery: own } = lookOf(chassis)
    const paint = worn ?? own.pilots[pilot ?? ''] ?? own
    const number = numberOf(id)
    livery = {
      colour: worn ? weathered(worn.colour) : linear(squadron ?? paint.colour),
      second: linear(paint.second ?? DROIDS[(number - 1) % DROIDS.length]!),
      bars: paint.bars ?? 1 + ((number - 1) % 5),
    }
    known.set(key, livery)
  }
  return livery
}

/** What a ground crew and the enemy have put on a hull: marks for kills, their sign (0: bars, 1: a cross; below 0: nobody has painted it), and scars. */
export const crewOf = (worn: Worn | null, scars: number): readonly [kills: number, sign: number, scars: number] => [
  worn?.kills ?? 0,
  worn ? Number(worn.mark === 'cross') : -1,
  scars,
]
