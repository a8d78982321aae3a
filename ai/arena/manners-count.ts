/** The counts of manners, added up over battles, and what is said of them. Pure. */
import { APPROACHES, type Approach } from './manners-approach.ts'

/** What was counted. */
export type Manners = {
  /** Manoeuvres flown; those that ended against an own ship; those of a ship without a dial that did. */
  moves: number
  rammed: number
  ward: number
  /** Manoeuvres that hit an obstacle, and those of them beside which the dial had one that hit none and left a way on. */
  hits: number
  rocks: number
  /** Actions asked for where one would have cost nothing, and those that were done without. */
  offers: number
  passed: number
  /** Rounds of ships that hunt, and those in which one has had nobody ahead for longer than a turn takes. */
  hunts: number
  aimless: number
  /** How squads came to each other in dogfights, one for each side. */
  approaches: Record<Approach, number>
  /** Things that were put down, and those of which no reason was told. */
  setups: number
  silent: number
}

/** Nothing yet. */
export const blankManners = (): Manners => ({
  moves: 0,
  rammed: 0,
  ward: 0,
  hits: 0,
  rocks: 0,
  offers: 0,
  passed: 0,
  hunts: 0,
  aimless: 0,
  approaches: { slow: 0, flank: 0, joust: 0 },
  setups: 0,
  silent: 0,
})

/** Adds the counts of one battle to others. */
export function addManners(sum: Manners, one: Manners): void {
  for (const name of Object.keys(sum) as (keyof Manners)[]) if (name !== 'approaches') sum[name] += one[name]
  for (const name of APPROACHES) sum.approaches[name] += one.approaches[name]
}

/** A line of the report: what, how often of how many, its share, its bound, and whether that is kept. */
export type Judged = {
  readonly what: string
  readonly count: number
  readonly of: number
  readonly share: number
  readonly bound: string
  readonly kept: boolean
}

/** The counts beside their bounds: at most such a share, or at least. */
export function judgedManners(sum: Manners): readonly Judged[] {
  const share = (count: number, of: number): number => (of === 0 ? 0 : count / of)
  const percent = (bound: number): string => `${(100 * bound).toFixed(0)} %`
  const most = (what: string, count: number, of: number, bound: number): Judged => {
    const found = share(count, of)
    return { what, count, of, share: found, bound: `at most ${percent(bound)}`, kept: found <= bound }
  }
  const least = (what: string, count: number, of: number, bound: number): Judged => {
    const found = share(count, of)
    return { what, count, of, share: found, bound: `at least ${percent(bound)}`, kept: of === 0 || found >= bound }
  }
  const squads = APPROACHES.reduce((all, name) => all + sum.approaches[name], 0)
  return [
    most('own ships rammed', sum.rammed, sum.moves, 0.01),
    most('the shuttle into its escort', sum.ward, sum.moves, 0),
    most('obstacles hit without need', sum.rocks, sum.moves, 0.02),
    most('actions that cost nothing not taken', sum.passed, sum.offers, 0),
    most('rounds of hunters without aim', sum.aimless, sum.hunts, 0.05),
    ...APPROACHES.map(name => least(`approach: ${name}`, sum.approaches[name], squads, 0.15)),
    most('put down without a reason told', sum.silent, sum.setups, 0),
  ]
}
