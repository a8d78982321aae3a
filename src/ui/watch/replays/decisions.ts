/** Which decisions of a review are told, when they were made on the film, and how they are drawn on the table. Pure. */
import type { Decided, Parts, Swing } from '../../../../ai/judge/reviewed.ts'
import type { Bearing } from '../../../geometry/index.ts'
import type { Marks } from '../../../playback/marks.ts'
import type { BeatSpan, Timeline } from '../../../playback/timeline.ts'
import type { Catalog, Side } from '../../../rules/index.ts'

/** Decisions told of each kind, and what is too little to be told, as a chance to win. */
const TOLD = 3
const LITTLE = 0.005

/** To do something where the only other way was to do nothing is no achievement. */
const isPlain = ({ other }: Decided): boolean => other.kind !== 'dial' && other.choice.type === 'pass'

/** The decisions of a side that lost the most against the best other option, and those that were most clearly the best. */
export function toldOf(
  decisions: readonly Decided[],
  side: Side,
): { readonly worst: readonly Decided[]; readonly best: readonly Decided[] } {
  const own = decisions.filter(one => one.side === side)
  const ranked = (sign: 1 | -1): readonly Decided[] =>
    own
      .filter(one => sign * one.by >= LITTLE && (sign > 0 || !isPlain(one)))
      .sort((a, b) => sign * (b.by - a.by) || a.at - b.at || (a.ship < b.ship ? -1 : 1))
      .slice(0, TOLD)
  return { worst: ranked(1), best: ranked(-1) }
}

/** All swings of a side together. */
export function sumOf(swings: readonly Swing[], side: Side): Parts {
  const sum = { plan: 0, read: 0, dice: 0 }
  for (const { parts } of swings) {
    const { plan, read, dice } = parts[side]
    sum.plan += plan
    sum.read += read
    sum.dice += dice
  }
  return sum
}

/** Whether a sum of causes says more than a chance can change: what is lost in one round and won back in another is in it twice. */
export const isTwice = ({ plan, read, dice }: Parts): boolean => [plan, read, dice].some(part => Math.abs(part) > 1)

/** What it changed for a side that between two rounds the estimate looks a round further: the rest of the course, in no swing. */
export const furtherOf = (swings: readonly Swing[], side: Side): number =>
  swings.reduce((sum, { before }, n) => {
    const last = swings[n - 1]
    return last ? sum + (side === 'first' ? 1 : -1) * (before - last.after) : sum
  }, 0)

/** What a swing was in all for the side whose parts these are. */
export const wholeOf = ({ plan, read, dice }: Parts): number => plan + read + dice

const isOf =
  ({ ship, round }: Decided, type: BeatSpan['type']) =>
  (beat: BeatSpan): boolean =>
    beat.type === type && beat.round === round && 'ship' in beat.event && beat.event.ship === ship

/** The moment of the film at which a decision is seen: a dial as it is revealed, everything else as it is asked. */
export function momentOf({ beats, timeOfCommand }: Pick<Timeline, 'beats' | 'timeOfCommand'>, one: Decided): number {
  if (one.done.kind !== 'dial') return timeOfCommand(one.at)
  const beat = beats.find(isOf(one, 'dialRevealed')) ?? beats.find(isOf(one, 'manoeuvreExecuted'))
  return beat?.start ?? timeOfCommand(one.at)
}

/** A decision's ship, as it is drawn. */
type Drawn = { readonly chassis: string }

/** What shows a decision on the table: templates of both dials, where either option leads the ship, and whom the better one is about. */
export function marksOf(catalog: Catalog, { ship, from, done, other, by }: Decided, drawn: Drawn): Partial<Marks> {
  const base = catalog.chassis[drawn.chassis]?.base
  if (!base) return {}
  const better = by > 0 ? other : done
  const toned = [done, other].map(option => ({ option, tone: option === better ? 'good' : 'plain' }) as const)
  const target = better.kind !== 'dial' && 'target' in better.choice ? [better.choice.target] : []
  return {
    selected: ship,
    frame: [ship, ...target],
    targets: target,
    templates: toned.flatMap(({ option, tone }) => {
      if (option.kind !== 'dial') return []
      const [bearing = 'straight', speed = '1'] = option.key.split(' ')
      return [{ base, from, bearing: bearing as Bearing, speed: Number(speed), tone }]
    }),
    ghosts: toned.flatMap(({ option: { end }, tone }) =>
      end ? [{ id: `${ship}/${tone}`, chassis: drawn.chassis, pose: end, base, tone }] : [],
    ),
  }
}
