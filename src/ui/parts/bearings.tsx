import type { Difficulty } from '../../rules/index.ts'

/** The shape of each bearing in a box of 24, the ship moving up; lefts are mirrored rights. */
const SHAPES: Readonly<Record<string, string>> = {
  straight: 'M12 21V5M7 10l5-5 5 5',
  'bank-right': 'M7.5 21v-4.5c0-4.5 2.5-7 8.5-11M9.8 5H17v7.2',
  'turn-right': 'M6 21v-6a6 6 0 0 1 6-6h8M15.5 4.5 20 9l-4.5 4.5',
  koiogran: 'M7 21V9.500a4.5 4.5 0 0 1 9 0V19M11.5 14.5 16 19l4.5-4.5',
}

/** The arrow of a manoeuvre's bearing. */
export function BearingIcon({ bearing }: { bearing: string }) {
  const left = bearing.endsWith('-left')
  const shape = SHAPES[left ? bearing.replace('-left', '-right') : bearing] ?? 'M5 12h14'
  return (
    <svg viewBox="0 0 24 24" className="bearing" aria-hidden="true">
      <path d={shape} transform={left ? 'matrix(-1 0 0 1 24 0)' : undefined} />
    </svg>
  )
}

/** The shape that says the difficulty without its colour: a full circle, a ring, a triangle. */
export function DifficultyMark({ difficulty }: { difficulty: Difficulty }) {
  return (
    <svg viewBox="0 0 10 10" className={`difficulty-mark ${difficulty}`} aria-hidden="true">
      {difficulty === 'green' && <circle cx="5" cy="5" r="4" />}
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
