/** The kernel's questions, with the libraries that can answer them too. */
import {
  type Measure,
  obstructed,
  overlap,
  printedArc,
  range,
  rangeInArc,
  settle,
  sweeps,
} from '../../../src/geometry/index.ts'
import { crowds, farPairs, nearPairs, parts, runs, shots } from './cases.ts'
import { arcRivals, overlapRivals, rangeRivals, shotRivals, sweepRivals } from './libraries.ts'
import { type Answer, bout, type Figures, type Query } from './race.ts'

const mm = (result: unknown): Answer => (result as Measure | null)?.mm ?? null
const yes = (result: unknown): Answer => result as boolean

const queries = <T>(visit: <C>(query: Query<C>) => T): T[] => [
  visit({
    name: 'range',
    cases: farPairs,
    ours:
      ({ a, b }) =>
      () =>
        range(a, b),
    answer: mm,
    rivals: rangeRivals,
  }),
  visit({
    name: 'rangeInArc',
    cases: farPairs,
    ours: ({ a, b }) => {
      const arc = printedArc('front', a.base)
      return () => rangeInArc(a, arc, b)
    },
    answer: mm,
    rivals: arcRivals,
  }),
  visit({
    name: 'overlap',
    cases: nearPairs,
    ours:
      ({ a, b }) =>
      () =>
        overlap(a, b),
    answer: yes,
    rivals: overlapRivals,
  }),
  visit({
    name: 'sweeps',
    cases: runs,
    ours:
      ({ path, s, rock }) =>
      () =>
        sweeps(path, s, rock),
    answer: result => parts(result as ReturnType<typeof sweeps>),
    rivals: sweepRivals,
  }),
  visit({
    name: 'obstructed',
    cases: shots,
    ours:
      ({ measure, rocks }) =>
      () =>
        obstructed(measure, rocks),
    answer: yes,
    rivals: shotRivals,
  }),
  visit({
    name: 'settle',
    cases: crowds,
    ours:
      ({ path, others }) =>
      () =>
        settle(path, others),
    rivals: [],
  }),
]

/** Every question compared and timed, so many seconds each. */
export function benchQueries(seconds: number): Record<string, Figures> {
  return Object.fromEntries(queries(query => [query.name, bout(query, seconds)] as const))
}
