/** The battle of a day: reckoned from its date alone, so that it is the same for everybody, on every machine and without a network. */
import { READY_SQUADS } from '../../content/index.ts'
import { mix } from '../../match/dice.ts'
import type { ForceEntry, Side } from '../../rules/index.ts'
import { factionsOfSet } from '../factions.ts'
import { seedOf } from './ids.ts'

const DAY_MS = 86_400_000

/** The days of UTC, counted from the first of January 1970. */
export const dayNumber = (now: number): number => Math.floor(now / DAY_MS)
/** The date of a day: 2026-11-28. */
export const dateOf = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10)
/** The number of a date. */
export const numberOfDate = (date: string): number => Math.round(Date.parse(date) / DAY_MS)

/** What may be flown: a mission of a set with its printed forces, or ready squads of so many points. */
type Kind = { readonly set?: string; readonly mission: string; readonly points: number; readonly strewn?: true }

/** Each is flown once before any is flown again. Another list is another reckoning: days that are past would be other ones. */
const KINDS: readonly Kind[] = [
  { mission: 'political-escort', points: 0 },
  { mission: 'asteroid-run', points: 0 },
  { mission: 'dark-whispers', points: 0 },
  { mission: 'standard', points: 31 },
  { mission: 'standard', points: 100 },
  { mission: 'standard', points: 100, strewn: true },
  { set: 'tfa', mission: 'last-line', points: 0 },
  { set: 'tfa', mission: 'comrade-in-arms', points: 0 },
  { set: 'tfa', mission: 'standard', points: 36 },
  { set: 'tfa', mission: 'standard', points: 100 },
]

/** Asteroids of a strewn table. */
const ROCKS = 6
/** Who is met, from Sunday on: a week begins easy and ends hard. */
const WEEK = ['ace', 'rookie', 'wingman', 'wingman', 'veteran', 'veteran', 'ace'] as const
/** The first of January 1970 was a Thursday. */
const THURSDAY = 4
/** The name of the reckoning. */
const RECKONING = 'daily 1'

/** What is flown on a day. */
export type DailyBattle = {
  readonly date: string
  readonly set?: string
  readonly mission: string
  /** Squad points of each side; 0: the printed forces. */
  readonly points: number
  readonly squads: Readonly<Record<Side, readonly ForceEntry[]>> | null
  /** Ids of the ready squads. */
  readonly squadIds: Readonly<Record<Side, string>> | null
  readonly obstacles: number
  /** The side of the person. */
  readonly side: Side
  /** The computer's. */
  readonly level: (typeof WEEK)[number]
  /** Of the dice. */
  readonly seed: string
}

/** One of some, by lot. */
const drawn = <T>(list: readonly T[], site: string, n: number): T =>
  list[Math.floor(mix(RECKONING, site, n) * list.length)]!

/** All kinds in an order by lot. */
function shuffled(cycle: number): readonly Kind[] {
  const left = [...KINDS]
  const site = `cycle/${cycle}`
  return KINDS.map((_, n) => left.splice(Math.floor(mix(RECKONING, site, n) * left.length), 1)[0]!)
}

/** The order in which a cycle of days flies all kinds; it does not begin with what the one before ended with. */
function cycleOf(cycle: number): readonly Kind[] {
  const [first, second, ...rest] = shuffled(cycle)
  return first === shuffled(cycle - 1).at(-1) ? [second!, first!, ...rest] : [first!, second!, ...rest]
}

/** The battle of a day, by its number. */
export function battleOfDay(number: number): DailyBattle {
  const date = dateOf(number)
  const kind = cycleOf(Math.floor(number / KINDS.length))[number % KINDS.length]!
  const { strewn, ...what } = kind
  const ready = (side: Side, place: number) => {
    const faction = factionsOfSet(kind.set)[place]
    const fitting = READY_SQUADS.filter(
      one => one.set === kind.set && one.faction === faction && one.limit === kind.points,
    )
    return drawn(fitting, `${date}/${side}`, 0)
  }
  const squads = kind.points > 0 ? { first: ready('first', 0), second: ready('second', 1) } : null
  return {
    date,
    ...what,
    squads: squads && { first: squads.first.entries, second: squads.second.entries },
    squadIds: squads && { first: squads.first.id, second: squads.second.id },
    obstacles: strewn ? ROCKS : 0,
    side: drawn(['first', 'second'] as const, `${date}/side`, 0),
    level: WEEK[(number + THURSDAY) % WEEK.length]!,
    seed: seedOf(date),
  }
}
