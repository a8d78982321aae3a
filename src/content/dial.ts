import type { Bearing } from '../geometry/index.ts'
import type { DialEntry, Difficulty } from '../rules/index.ts'

/** The six bearings of the dials (MAN-2). */
const BEARING: Readonly<Record<string, Bearing>> = {
  T: 'turn-left',
  B: 'bank-left',
  F: 'straight',
  N: 'bank-right',
  Y: 'turn-right',
  K: 'koiogran',
}
/** Green is easy, white standard, red demanding (MAN-8). */
const DIFFICULTY: Readonly<Record<string, Difficulty>> = { G: 'green', W: 'white', R: 'red' }

/**
 * A dial from the community's notation: speed 1 to 5 (MAN-7), bearing letter, difficulty letter – '2TW' is a white left turn at
 * speed 2. Throws for anything else.
 */
export function dial(codes: string): DialEntry[] {
  return codes.split(' ').map(code => {
    const bearing = BEARING[code.charAt(1)]
    const difficulty = DIFFICULTY[code.charAt(2)]
    const speed = Number(code.charAt(0))
    if (!bearing || !difficulty || !(speed >= 1 && speed <= 5)) throw new Error(`not a manoeuvre: ${code}`)
    return { bearing, speed, difficulty }
  })
}
