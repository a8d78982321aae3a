/** The workers of one player: made when they are needed, replaced when they broke. */
import type { DecideAnswer } from '../protocol.ts'
import type { Mishap, ThinkerConnection } from './question.ts'

export type WorkerPool = {
  /** The n-th worker's line; a new one if there is none or it broke. */
  connection(n: number): ThinkerConnection
  /** Puts aside the n-th worker if what became of its question says that it is lost. */
  handleOutcome(n: number, outcome: DecideAnswer | Mishap): void
  /** The same for a question that could do without an answer: who is late is stopped, who is late twice running is lost. */
  handleOptional(n: number, outcome: DecideAnswer | Mishap): void
  close(): void
}

/** A worker that says it failed still works; one that broke or went silent does not. */
const lost = (outcome: DecideAnswer | Mishap): boolean => outcome.kind === 'crash' || outcome.kind === 'silence'

/** A pool whose connections are made one by one. */
export const createWorkerPool = (connect: () => ThinkerConnection): WorkerPool => {
  const connections = new Map<number, ThinkerConnection>()
  const late = new Set<number>()
  const drop = (n: number): void => {
    connections.get(n)?.close()
    connections.delete(n)
    late.delete(n)
  }
  const handleOutcome = (n: number, outcome: DecideAnswer | Mishap): void => {
    if (lost(outcome)) drop(n)
    else late.delete(n)
  }
  return {
    connection(n) {
      if (connections.get(n)?.dead()) drop(n)
      const connection = connections.get(n) ?? connect()
      connections.set(n, connection)
      return connection
    },
    handleOutcome,
    handleOptional(n, outcome) {
      if (outcome.kind !== 'silence' || late.has(n)) {
        handleOutcome(n, outcome)
        return
      }
      late.add(n)
      connections.get(n)?.stop()
    },
    close() {
      for (const n of [...connections.keys()]) drop(n)
    },
  }
}
