import type { Bearing } from '../geometry/index.ts'
import type { DialEntry, Difficulty } from '../rules/index.ts'

const BEARING: Readonly<Record<string, Bearing>> = {
  T: 'turn-left',
  B: 'bank-left',
  F: 'straight',
  N: 'bank-right',
  Y: 'turn-right',
  K: 'koiogran',
}
const DIFFICULTY: Readonly<Record<string, Difficulty>> = { G: 'green', W: 'white', R: 'red' }

/** A dial from the community's notation: speed, bearing letter, difficulty letter – '2TW' is a white left turn at speed 2. */
export function dial(codes: string): DialEntry[] {
  return codes.split(' ').map(code => {
    const bearing = BEARING[code.charAt(1)]
    const difficulty = DIFFICULTY[code.charAt(2)]
    if (!bearing || !difficulty) throw new Error(`not a manoeuvre: ${code}`)
    return { bearing, speed: Number(code.charAt(0)), difficulty }
  })
}
