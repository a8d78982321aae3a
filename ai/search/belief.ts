/** What somebody would fly who prefers what is better for each ship, the better the likelier: as chances of every dial, and as a few lines. */
import { exp } from '../../src/geometry/index.ts'
import type { Side } from '../../src/rules/index.ts'
import { sensible, usualPlan } from '../model/default-plan.ts'
import { type Plan, samePlan, sideOf, withOption } from '../model/plan.ts'
import type { Option, Unit } from '../model/position.ts'
import type { Rng } from '../rng.ts'
import type { Thinking } from '../thinking.ts'
import type { Foreseen, OpponentModel, Shares } from '../thought.ts'
import { cell, type Game, hiddenOf, matesOf } from './game.ts'
import { type Quantal, STRANGER, TEMPERATURES } from './opponent-model.ts'
import { sampled } from './stratified-sampling.ts'

const KINDS = Object.keys(TEMPERATURES) as readonly Quantal[]

/** A plan of one side – nothing for the others – and how likely it is. */
export type Expected = { readonly plan: Plan; readonly share: number }

/** What a side's hidden dials may show. */
export type Expectation = {
  /** Some plans, the likeliest first, with shares that sum to 1. */
  readonly plans: readonly Expected[]
  /** What each kind of player would show. */
  readonly foreseen: Omit<OpponentModel['foreseen'], 'free'>
}

/** What a unit's manoeuvres are worth to its own side, the rest flying as usual. */
type Judged = { readonly unit: Unit; readonly options: readonly Option[]; readonly worths: readonly number[] }

const judge = (game: Game, unit: Unit, base: Plan): Judged => {
  const { context, side, work } = game
  const options: Option[] = []
  const worths: number[] = []
  for (const option of sensible(context.position, unit)) {
    if (work.used >= work.limit && options.length > 0) break
    const plan = withOption(base, unit, option)
    const own = cell(game, plan, plan)
    options.push(option)
    worths.push(unit.side === side ? own : 1 - own)
  }
  return { unit, options, worths }
}

/** How likely each of some choices is to who prefers the better ones so sharply. */
const softly = (worths: readonly number[], temperature: number): readonly number[] => {
  const most = worths.reduce((best, worth) => Math.max(best, worth), Number.NEGATIVE_INFINITY)
  const weights = worths.map(worth => exp((worth - most) / temperature))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map(weight => weight / sum)
}

const NOTHING: Foreseen = {}

/**
 * A few plans that a side's hidden dials may show, drawn evenly over what each ship is likely to want, as sharply as the side is taken to
 * choose. Where nothing is hidden there is one. What team mates may show is drawn with them, for their own good and as if nothing were known of
 * them: whoever plans knows of either what lies on the table, and nothing else (TEAM-8).
 */
export function* expect(game: Game, side: Side, rng: Rng, lines: number, shares: Shares): Thinking<Expectation> {
  const { context, work } = game
  const base = usualPlan(context)
  const mates = side === game.side ? [] : matesOf(context, context.start)
  const hidden = [...hiddenOf(context, context.start, side), ...mates]
  const own = sideOf(context.units, base, side)
  if (hidden.length === 0)
    return { plans: [{ plan: own, share: 1 }], foreseen: { sharp: NOTHING, usual: NOTHING, loose: NOTHING } }
  const judged: Judged[] = []
  for (const unit of hidden) {
    judged.push(judge(game, unit, base))
    yield work
  }
  const chances = {
    sharp: softlyAll(judged, 'sharp'),
    usual: softlyAll(judged, 'usual'),
    loose: softlyAll(judged, 'loose'),
  }
  const mixed = judged.map(({ unit, options }, n) => {
    const told = unit.mate ? STRANGER.shares : shares
    const known = KINDS.reduce((sum, kind) => sum + told[kind], 0)
    return options.map((_, at) => KINDS.reduce((sum, kind) => sum + (told[kind] / known) * chances[kind][n]![at]!, 0))
  })
  const shifts = hidden.map(() => ({ step: Math.floor(rng() * lines), offset: rng() }))
  const plans: { plan: Plan; share: number }[] = []
  for (const line of sampled(mixed, lines, shifts)) {
    const plan = line.reduce((drawn, choice, n) => withOption(drawn, judged[n]!.unit, judged[n]!.options[choice]), own)
    const same = plans.find(other => samePlan(other.plan, plan))
    if (same) same.share += 1 / lines
    else plans.push({ plan, share: 1 / lines })
  }
  const foreseen = (kind: Quantal): Foreseen =>
    Object.fromEntries(
      judged.flatMap(({ unit, options }, n) =>
        unit.mate
          ? []
          : [[unit.ship.id, Object.fromEntries(options.map(({ key }, at) => [key, chances[kind][n]![at]!]))]],
      ),
    )
  return {
    plans: plans.sort((a, b) => b.share - a.share),
    foreseen: { sharp: foreseen('sharp'), usual: foreseen('usual'), loose: foreseen('loose') },
  }
}

const softlyAll = (judged: readonly Judged[], kind: Quantal): readonly (readonly number[])[] =>
  judged.map(({ worths }) => softly(worths, TEMPERATURES[kind]))
