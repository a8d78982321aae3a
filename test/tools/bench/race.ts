/**
 * Timing in turns: whoever is compared runs alternately in the same process, so that noise hits all alike; medians count.
 * Times are the process's own on the processor, collecting garbage included: a core's worth, whoever else is at work.
 */

/** The middle one of some numbers. */
function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** A piece of work that says how many units it has done. */
export type Work = () => number

/** Turns of every runner in one race. */
const TURNS = 15

/** Milliseconds that each runs before its turns count: compiled code is what is measured. */
const WARM_UP = 500

/** Milliseconds that this process has had on the processor. */
function spent(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Milliseconds per unit of each work: the median of its turns, in about so many seconds altogether, and the warm-up. */
export function race(works: readonly Work[], seconds: number): number[] {
  const turn = (seconds * 1000) / works.length / TURNS
  const timed = (work: Work, millis: number): number => {
    const end = performance.now() + millis
    const before = spent()
    let units = 0
    do units += work()
    while (performance.now() < end)
    return (spent() - before) / units
  }
  for (const work of works) {
    const warm = spent() + WARM_UP
    while (spent() < warm) work()
  }
  const turns = works.map((): number[] => [])
  for (let n = 0; n < TURNS; n += 1) {
    for (const [i, work] of works.entries()) turns[i]!.push(timed(work, turn))
  }
  return turns.map(median)
}

/** What a query gives: a distance in mm (null: none), a yes or no, or the parts that overlap as a number of bits. */
export type Answer = number | boolean | null

/** Another library: its answer in the kernel's terms. */
export type Rival<C> = { readonly name: string; readonly prepare: (one: C) => () => Answer }

/** A question that the kernel answers: on which cases, how, and which libraries can answer it too. */
export type Query<C> = {
  readonly name: string
  readonly cases: readonly C[]
  readonly ours: (one: C) => () => unknown
  /** What the kernel's result says in the terms of the libraries; left out where none can answer. */
  readonly answer?: (result: unknown) => Answer
  readonly rivals: readonly Rival<C>[]
}

export type Figures = {
  /** Microseconds per query. */
  readonly micros: number
  /** Each library that can answer: its µs, in how many cases it agrees, how many times as long it takes. */
  readonly libraries: Readonly<
    Record<string, { readonly micros: number; readonly agree: number; readonly cases: number; readonly ratio: number }>
  >
  /** How many times as long as ours the fastest library takes; null where none can answer. */
  readonly ratio: number | null
}

/** How many of the cases are timed, the first ones; all are compared. */
const TIMED = 500

const same = (a: Answer, b: Answer): boolean =>
  typeof a === 'number' && typeof b === 'number' ? Math.abs(a - b) <= 1e-6 : a === b

/** Compares all answers, then times them. */
export function bout<C>(query: Query<C>, seconds: number): Figures {
  const { answer } = query
  const agreed = query.rivals.map(rival =>
    answer ? query.cases.filter(one => same(answer(query.ours(one)()), rival.prepare(one)())).length : 0,
  )
  const timed = query.cases.slice(0, TIMED)
  const works = [query.ours, ...query.rivals.map(rival => rival.prepare)].map((prepare): Work => {
    const asked = timed.map(prepare)
    return () => {
      for (const ask of asked) ask()
      return asked.length
    }
  })
  const [ours, ...others] = race(works, seconds).map(millis => millis * 1000)
  const micros = ours!
  const libraries = Object.fromEntries(
    query.rivals.map((rival, i) => [
      rival.name,
      { micros: others[i]!, agree: agreed[i]!, cases: query.cases.length, ratio: others[i]! / micros },
    ]),
  )
  return { micros, libraries, ratio: others.length === 0 ? null : Math.min(...others) / micros }
}
