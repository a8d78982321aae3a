/** A point or displacement on the mat in mm: x east, y north (the Imperial edge). */
export type Vec = { x: number; y: number }

/** Where a base lies: its centre in mm and its heading in degrees clockwise from north. */
export type Pose = { x: number; y: number; heading: number }

/** A base's size in mm: length along the heading, width across it. */
export type Base = { length: number; width: number }

/** A base lying on the mat. */
export type Body = { base: Base; pose: Pose }

/**
 * A printed arc: from and to in degrees clockwise relative to the heading, to > from, seen from the base's centre. `strip`: only what lies
 * within so many mm to either side of the line straight ahead.
 */
export type Arc = { from: number; to: number; origin: 'centre'; strip?: number }

/** The arcs that a base may have printed on it; the bullseye is a strip, full front and full rear are half-planes (SE-ARC-1 … SE-ARC-3). */
export type ArcKind = 'front' | 'rear' | 'left' | 'right' | 'bullseye' | 'full-front' | 'full-rear' | 'full'

/** Of which edition the cardboard is on which arcs are printed (ARC-1, SE-ARC-1). */
export type ArcPrint = 'first' | 'second'

/** An arc of a kind, as it lies on a base. */
export type PrintedArc = Arc & { readonly kind: ArcKind }

/**
 * The bearings of dials (MAN-3 … MAN-6, TFA-SLOOP-1, TFA-TALLON-1), and those of the second edition that no dial shows or only one of speed 0
 * (SE-STATION-1, GAUNT-SLIP-1). A new one comes last: seeds deal them by number.
 */
export const BEARINGS = [
  'straight',
  'bank-left',
  'bank-right',
  'turn-left',
  'turn-right',
  'koiogran',
  'segnor-left',
  'segnor-right',
  'tallon-left',
  'tallon-right',
  'stationary',
  'slip-bank-left',
  'slip-bank-right',
  'slip-turn-left',
  'slip-turn-right',
] as const
export type Bearing = (typeof BEARINGS)[number]

/** What a dial shows: which template, how fast. */
export type Manoeuvre = { bearing: Bearing; speed: number }

/** The side of a base. */
export type Side = 'left' | 'right'

/** The mat's size in mm, its centre at the origin. */
export type Mat = { width: number; height: number }

export const EDGES = ['north', 'east', 'south', 'west'] as const
export type Edge = (typeof EDGES)[number]

/** A straight line between two points. */
export type Segment = { from: Vec; to: Vec }

/** One section of the range ruler (RANGE-1). */
export type RangeBand = 1 | 2 | 3

/**
 * A range measurement: the shortest distance in mm, its band (null beyond the third, RANGE-5), and the witness: one
 * closest segment from the first base to the second, or the two ends of a band of equal parallel segments.
 */
export type Measure = { mm: number; band: RangeBand | null; segments: readonly Segment[] }
