/** The workers of one player: made when they are needed, replaced when they broke. */
import type { DecideAnswer } from '../protocol.ts'
import type { Line, Mishap } from './line.ts'

export type Crew = {
  /** The n-th worker's line; a new one if there is none or it broke. */
  line(n: number): Line
  /** Puts aside the n-th worker if what became of its question says that it is lost. */
  mind(n: number, outcome: DecideAnswer | Mishap): void
  /** The same for a question that could do without an answer: who is late is stopped, who is late twice running is lost. */
  pardon(n: number, outcome: DecideAnswer | Mishap): void
  close(): void
}

/** A worker that says it failed still works; one that broke or went silent does not. */
const lost = (outcome: DecideAnswer | Mishap): boolean => outcome.kind === 'crash' || outcome.kind === 'silence'

/** A crew whose lines are made one by one. */
export const createCrew = (connect: () => Line): Crew => {
  const lines = new Map<number, Line>()
  const late = new Set<number>()
  const drop = (n: number): void => {
    lines.get(n)?.close()
    lines.delete(n)
    late.delete(n)
  }
  const mind = (n: number, outcome: DecideAnswer | Mishap): void => {
    if (lost(outcome)) drop(n)
    else late.delete(n)
  }
  return {
    line(n) {
      if (lines.get(n)?.dead()) drop(n)
      const line = lines.get(n) ?? connect()
      lines.set(n, line)
      return line
    },
    mind,
    pardon(n, outcome) {
      if (outcome.kind !== 'silence' || late.has(n)) {
        mind(n, outcome)
        return
      }
      late.add(n)
      lines.get(n)?.stop()
    },
    close() {
      for (const n of [...lines.keys()]) drop(n)
    },
  }
}
