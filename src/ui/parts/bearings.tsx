/** Signs of manoeuvres: bearing, difficulty and outcome, each told by its shape alone. */
import { type Bearing, bearingRow } from '../../geometry/index.ts'
import { type Difficulty, isEasy } from '../../rules/index.ts'

const BANK = 'M7.5 21v-4.5c0-4.5 2.5-7 8.5-11M9.8 5H17v7.2'
const TURN = 'M6 21v-6a6 6 0 0 1 6-6h8M15.5 4.5 20 9l-4.5 4.5'
const LOOP = 'M5 21v-3c0-5 3-8 7-11a4 4 0 0 1 6 5.500L15 17M14.4 12l.6 5 4.8-1.4'
const ROLL = 'M4 21v-5a7 7 0 0 1 7-7h2.500a4 4 0 0 1 4 4v6M13.5 15l4 4 4-4'
// The template leaves to the side of the ship, which is a box.
const SLIP_BANK = 'M2.5 15.5h6v6h-6zM8.5 18.5c6 0 9-2 11-7.5M14.700 12.300 19.800 9.800l2.5 5.100'
const SLIP_TURN = 'M2.5 15.5h6v6h-6zM8.5 18.5h3.500a6 6 0 0 0 6-6V5M13.700 9.300 18 5l4.300 4.300'
/** The shape of each bearing in a box of 24, the ship moving up; those to the left are mirrored as they are drawn. */
const SHAPES: Readonly<Record<Bearing, string>> = {
  straight: 'M12 21V5M7 10l5-5 5 5',
  'bank-left': BANK,
  'bank-right': BANK,
  'turn-left': TURN,
  'turn-right': TURN,
  'segnor-left': LOOP,
  'segnor-right': LOOP,
  'tallon-left': ROLL,
  'tallon-right': ROLL,
  koiogran: 'M7 21V9.500a4.5 4.5 0 0 1 9 0V19M11.5 14.5 16 19l4.5-4.5',
  stationary: 'M6 6h12v12H6z',
  'slip-bank-left': SLIP_BANK,
  'slip-bank-right': SLIP_BANK,
  'slip-turn-left': SLIP_TURN,
  'slip-turn-right': SLIP_TURN,
}

/** The arrow of a manoeuvre's bearing. */
export function BearingIcon({ bearing }: { bearing: Bearing }) {
  const { side, ahead } = bearingRow(bearing)
  // A slip to the left goes out to the right.
  const left = ahead === 0 ? side < 0 : side > 0
  return (
    <svg viewBox="0 0 24 24" className="bearing" aria-hidden="true">
      <path d={SHAPES[bearing]} transform={left ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  )
}

/** The shape that says the difficulty without its colour: a full circle, a ring, a triangle. */
export function DifficultyMark({ difficulty }: { difficulty: Difficulty }) {
  return (
    <svg viewBox="0 0 10 10" className={`difficulty-mark ${difficulty}`} aria-hidden="true">
      {isEasy(difficulty) && <circle cx="5" cy="5" r="4" />}
      {difficulty === 'white' && <circle cx="5" cy="5" r="3.2" className="ring" />}
      {difficulty === 'red' && <path d="M5 .8 9.6 9.200H.4Z" />}
    </svg>
  )
}

/** The sign for a move that would end badly: a cross for a ship lost, a stroke and a dot for one that runs into something. */
export function OutcomeMark({ outcome }: { outcome: 'bad' | 'maybe' }) {
  return (
    <svg viewBox="0 0 10 10" className={`outcome-mark ${outcome}`} aria-hidden="true">
      <path d={outcome === 'bad' ? 'M1.5 1.5l7 7m0-7-7 7' : 'M5 .8v4.8M5 8v1.2'} />
    </svg>
  )
}
