/**
 * What each bearing of a dial is: its template, to which side that bends, and how the base is turned at its end (MAN-3 … MAN-6, KTURN-1,
 * TFA-SLOOP-1, TFA-TALLON-1).
 */
import type { Bearing } from './types.ts'

export type BearingRow = {
  readonly template: 'straight' | 'bank' | 'turn'
  /** −1: its template bends to the left, 1: to the right, 0: it does not bend. */
  readonly side: -1 | 0 | 1
  /**
   * Degrees by which the base is turned at the end, beyond what the template does; a base that overlaps is not (OVERLAP-6). Turned by ±90 it
   * lies with a side against the template's end and may slide along it (TFA-TALLON-2).
   */
  readonly endTurn: 0 | 180 | 90 | -90
}

const ROWS = {
  straight: { template: 'straight', side: 0, endTurn: 0 },
  'bank-left': { template: 'bank', side: -1, endTurn: 0 },
  'bank-right': { template: 'bank', side: 1, endTurn: 0 },
  'turn-left': { template: 'turn', side: -1, endTurn: 0 },
  'turn-right': { template: 'turn', side: 1, endTurn: 0 },
  koiogran: { template: 'straight', side: 0, endTurn: 180 },
  'segnor-left': { template: 'bank', side: -1, endTurn: 180 },
  'segnor-right': { template: 'bank', side: 1, endTurn: 180 },
  'tallon-left': { template: 'turn', side: -1, endTurn: -90 },
  'tallon-right': { template: 'turn', side: 1, endTurn: 90 },
} as const satisfies Readonly<Record<Bearing, BearingRow>>

/** The row of a bearing. Throws a RangeError for a word that is none: nothing is flown straight because nobody knows it. */
export const bearingRow = (bearing: Bearing): BearingRow => {
  if (!Object.hasOwn(ROWS, bearing)) throw new RangeError(`there is no bearing '${bearing}'`)
  return ROWS[bearing]
}

/** Whether the base ends with a side against the template's end, along which it may slide: a Tallon Roll (TFA-TALLON-1). */
export const endsSideways = (bearing: Bearing): boolean => {
  const { endTurn } = bearingRow(bearing)
  return endTurn === 90 || endTurn === -90
}
