/** Dials in the short notation in which players write them down. */
import { BEARINGS, type Bearing } from '../geometry/index.ts'
import type { DialEntry, Difficulty } from '../rules/index.ts'

/** The letter of each bearing of the dials (MAN-2) in the community's notation; slips are on no dial (GAUNT-SLIP-1). */
const LETTERS = {
  'turn-left': 'T',
  'bank-left': 'B',
  straight: 'F',
  'bank-right': 'N',
  'turn-right': 'Y',
  koiogran: 'K',
  'segnor-left': 'L',
  'segnor-right': 'P',
  'tallon-left': 'E',
  'tallon-right': 'R',
  stationary: 'O',
  'slip-bank-left': null,
  'slip-bank-right': null,
  'slip-turn-left': null,
  'slip-turn-right': null,
} as const satisfies Readonly<Record<Bearing, string | null>>
/** Green is easy, blue in the second edition, white standard, red demanding (MAN-8). */
const DIFFICULTY: Readonly<Record<string, Difficulty>> = { G: 'green', B: 'blue', W: 'white', R: 'red' }

/**
 * A dial from the community's notation: speed 1 to 5 (MAN-7), 0 for a stationary one alone (SE-STATION-1), bearing letter, difficulty letter – '2TW'
 * is a white left turn at speed 2. Throws for anything else.
 */
export function dial(codes: string): DialEntry[] {
  return codes.split(' ').map(code => {
    const bearing = BEARINGS.find(one => LETTERS[one] === code.charAt(1))
    const difficulty = DIFFICULTY[code.charAt(2)]
    const speed = Number(code.charAt(0))
    const stays = bearing === 'stationary'
    if (!bearing || !difficulty || !(stays ? speed === 0 : speed >= 1 && speed <= 5))
      throw new Error(`not a manoeuvre: ${code}`)
    return { bearing, speed, difficulty }
  })
}
