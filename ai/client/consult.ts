/**
 * One decision thought about by several workers: each searches for plans with numbers of its own, the first then weighs what all have
 * found against each other. Plans are merged and solved again, for a mean of several solutions is none.
 */
import type { DecideAnswer, DecideRequest, Progress } from '../protocol.ts'
import { decisionSeed } from '../rng.ts'
import type { Candidates, Dials } from '../thought.ts'
import type { Patience } from './connection.ts'
import { type Mishap, question } from './question.ts'
import type { WorkerPool } from './worker-pool.ts'

export type Answered = Extract<DecideAnswer, { kind: 'answer' }>

/** The share of nodes and time that goes into finding plans; the rest weighs them. */
const FINDING = 0.4
/** The most plans of one side that are handed on. */
const MOST_PLANS = 48
/** The least time for the last word, ms. */
const LEAST_MS = 50
/** Messages, and a worker that shares its core: so much later than asked a part may come, ms. */
const SLACK_MS = 150

/** Plans without their doubles, in order of appearance. */
const distinct = (plans: readonly Dials[]): Dials[] => {
  const seen = new Map<string, Dials>()
  for (const dials of plans) {
    const key = Object.keys(dials)
      .sort()
      .map(ship => `${ship}:${dials[ship]}`)
      .join()
    if (key !== '' && !seen.has(key)) seen.set(key, dials)
  }
  return [...seen.values()].slice(0, MOST_PLANS)
}

/** The plans of both sides that some answers know of, the most often played of each answer first; null if they know none. */
const candidatesOf = (answers: readonly Answered[]): Candidates | null => {
  const own: { dials: Dials; share: number }[] = []
  const theirs: { dials: Dials; share: number }[] = []
  for (const { notes, explanation } of answers) {
    if (notes) own.push({ dials: notes.own, share: 1 })
    own.push(...(explanation?.plans ?? []))
    theirs.push(...(notes?.theirs ?? []))
    for (const { feared, share } of explanation?.plans ?? []) if (feared) theirs.push({ dials: feared.dials, share })
  }
  const ranked = (plans: { dials: Dials; share: number }[]) =>
    distinct(plans.sort((a, b) => b.share - a.share).map(({ dials }) => dials))
  const found = { own: ranked(own), theirs: ranked(theirs) }
  return found.own.length + found.theirs.length > 0 ? found : null
}

export type Consultation = {
  readonly pool: WorkerPool
  /** How many workers are asked. */
  readonly size: number
  readonly request: DecideRequest
  /** The time of the whole decision, ms. */
  readonly ms: number
  readonly patience: Patience
  readonly signal: AbortSignal
  readonly tell: (progress: Progress) => void
  /** A number for each further question. */
  readonly nextId: () => number
  readonly now: () => number
}

/**
 * Asks `size` workers, then the first once more. A worker that fails is left out; when the last word fails, the first word that was an
 * answer stands. Rejects when the signal aborts.
 */
export const consult = async (asked: Consultation): Promise<DecideAnswer | Mishap> => {
  const { pool, size, request, ms, patience, signal, tell, nextId, now } = asked
  const begun = now()
  const { nodes } = request.budget
  const counts = new Map<number, number>()
  const count = (progress: Progress): void => {
    counts.set(progress.id, progress.nodes)
    tell({ id: request.id, nodes: [...counts.values()].reduce((sum, n) => sum + n, 0), limit: nodes })
  }
  // One that is still being loaded would hold up the others.
  const ready = Array.from({ length: size }, (_, n) => n).filter(n => n === 0 || pool.connection(n).up())
  const part = { nodes: Math.max(1, Math.floor((nodes * FINDING) / ready.length)), ms: ms * FINDING }
  const words = await Promise.all(
    ready.map(async n => {
      const { seed, decision } = request
      const own = n === 0 ? seed : decisionSeed(seed, `worker ${n}`, decision.at)
      const one = { ...request, id: nextId(), seed: own, budget: part }
      const word = await question(
        pool.connection(n),
        one,
        { ms: part.ms + SLACK_MS, times: 1, renewed: false },
        signal,
        count,
      )
      pool.handleOptional(n, word)
      return word
    }),
  )
  const answers = words.filter(word => word.kind === 'answer')
  const candidates = candidatesOf(answers)
  // Nothing to weigh, for this level finds no plans: its first word is its last.
  if (answers[0] && candidates === null) return answers[0]
  const used = answers.reduce((sum, answer) => sum + answer.nodes, 0)
  const rest = { nodes: Math.max(1, nodes - used), ms: Math.max(LEAST_MS, ms - (now() - begun)) }
  const last = await question(pool.connection(0), { ...request, candidates, budget: rest }, patience, signal, count)
  pool.handleOutcome(0, last)
  if (last.kind === 'answer') return { ...last, nodes: last.nodes + used }
  return answers[0] ?? last
}
