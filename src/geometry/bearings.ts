/**
 * What each bearing of a dial is: its template, to which side that bends, how the base is turned at its end, and which side of it goes ahead
 * (MAN-3 … MAN-6, KTURN-1, TFA-SLOOP-1, TFA-TALLON-1, SE-STATION-1, GAUNT-SLIP-1).
 */
import type { Bearing } from './types.ts'

export type BearingRow = {
  /** 'none': the ship stays where it is. */
  readonly template: 'straight' | 'bank' | 'turn' | 'none'
  /** −1: its template bends to the left, 1: to the right, 0: it does not bend. */
  readonly side: -1 | 0 | 1
  /**
   * Degrees by which the base is turned at the end, beyond what the template does; a base that overlaps is not (OVERLAP-6). Turned by ±90 it
   * lies with a side against the template's end and may slide along it (TFA-TALLON-2).
   */
  readonly endTurn: 0 | 180 | 90 | -90
  /**
   * Degrees clockwise from the heading to the side that goes ahead: 90 is the right one. Such a base flies as one that is turned by so much, and
   * is turned back wherever it ends (GAUNT-SLIP-5).
   */
  readonly ahead: 0 | 90 | -90
}

const ROWS = {
  straight: { template: 'straight', side: 0, endTurn: 0, ahead: 0 },
  'bank-left': { template: 'bank', side: -1, endTurn: 0, ahead: 0 },
  'bank-right': { template: 'bank', side: 1, endTurn: 0, ahead: 0 },
  'turn-left': { template: 'turn', side: -1, endTurn: 0, ahead: 0 },
  'turn-right': { template: 'turn', side: 1, endTurn: 0, ahead: 0 },
  koiogran: { template: 'straight', side: 0, endTurn: 180, ahead: 0 },
  'segnor-left': { template: 'bank', side: -1, endTurn: 180, ahead: 0 },
  'segnor-right': { template: 'bank', side: 1, endTurn: 180, ahead: 0 },
  'tallon-left': { template: 'turn', side: -1, endTurn: -90, ahead: 0 },
  'tallon-right': { template: 'turn', side: 1, endTurn: 90, ahead: 0 },
  stationary: { template: 'none', side: 0, endTurn: 0, ahead: 0 },
  // A slip to the left bends to the left of its way, which goes out of the right side (GAUNT-SLIP-2).
  'slip-bank-left': { template: 'bank', side: -1, endTurn: 0, ahead: 90 },
  'slip-bank-right': { template: 'bank', side: 1, endTurn: 0, ahead: -90 },
  'slip-turn-left': { template: 'turn', side: -1, endTurn: 0, ahead: 90 },
  'slip-turn-right': { template: 'turn', side: 1, endTurn: 0, ahead: -90 },
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
