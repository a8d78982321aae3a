/**
 * The last look at an answer, outside the searches and off their budgets: no ship flies where it finds no way on that stays on the mat
 * while another choice leaves it one, and none into a friend, nor into where a mission moves one next, if a choice as good does without.
 */
import { exp, type Pose } from '../../src/geometry/index.ts'
import type { Command } from '../../src/rules/index.ts'
import type { Ask } from '../ask.ts'
import { actionModel } from '../model/action-models.ts'
import { usual, usualPlan } from '../model/default-plan.ts'
import { flownBy, joined, type Plan, planBy, samePlan, withOption } from '../model/plan.ts'
import { type Option, type Unit, unitById } from '../model/position.ts'
import { contextOn } from '../objectives/index.ts'
import type { Thinking } from '../thinking.ts'
import type { Dials, Notes, SearchParams, Thought, Weighed } from '../thought.ts'
import { cellOf } from './cell.ts'
import { clashing, isOpen, lastsFreely, life, rankOf, type Seen, seenBy, settable, WHOLE, waysFrom } from './certain.ts'
import { dialsOf, drawn, planOf } from './dials.ts'
import { explainedAlone } from './explain.ts'

/** Choices this much worse at most are as good, in chance to win; to a level that chooses loosely, those that it might as well take. */
const AS_GOOD = 0.005
const asGood = ({ temperature }: SearchParams): number => Math.max(AS_GOOD, temperature)
/** Lines of the other side's play that plans are compared over. */
const LINES = 4
/** Dials that are changed one after the other, and plans that are changed further at a time. */
const CHANGES = 3
const WIDE = 4

/** What plans are worth over the other side's likeliest lines: a measure that only compares them. */
const measureOf = ({ ask, position }: Seen, thought: Thought) => {
  const context = contextOn(position, ask.style)
  const { side } = position
  const base = usualPlan(context)
  const believed = (thought.notes?.theirs ?? []).filter(({ share }) => share > 0)
  const likely = believed.toSorted((a, b) => b.share - a.share).slice(0, LINES)
  const met = likely.length > 0 ? likely : [{ dials: {}, share: 1 }]
  const whole = met.reduce((sum, { share }) => sum + share, 0)
  const lines = met.map(({ dials, share }) => ({ plan: planOf(context, dials, base), share: share / whole }))
  const work = { used: 0, limit: Number.POSITIVE_INFINITY }
  return {
    worth: (plan: Plan): number => {
      const chance = (line: Plan): number =>
        cellOf(context, context.start, joined(context.units, side, plan, line), work)
      const first = lines.reduce((sum, line) => sum + line.share * chance(line.plan), 0)
      return side === 'first' ? first : 1 - first
    },
    told: (plan: Plan, share: number): Weighed =>
      explainedAlone({ ...ask, work }, context, plan, share, lines).plans[0]!,
    dials: (plan: Plan): Dials => dialsOf(context, plan, side),
  }
}

type Measure = ReturnType<typeof measureOf>

/** The best of some plans, or one of them, the better the likelier, as loosely as the level likes. */
const likely = (plans: readonly Plan[], { worth }: Measure, temperature: number, { rng }: Ask): Plan => {
  const worths = plans.map(worth)
  // Shares that sum to a breath more than one make a battle that is lost for certain worth less than nothing.
  const most = worths.reduce((best, one) => Math.max(best, one))
  if (temperature === 0) return plans[worths.indexOf(most)]!
  const weights = worths.map(one => exp((one - most) / temperature))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  const shared = plans.map((plan, n) => ({ plan, share: weights[n]! / sum }))
  return drawn(shared, rng).plan
}

/** The plan without dials by which a ship leaves the mat sooner than by another. */
function* staying(seen: Seen, plan: Plan, measure: () => Measure, temperature: number): Thinking<Plan> {
  let kept = plan
  for (const unit of seen.own.filter(isOpen)) {
    yield seen.ask.work
    const now = life(seen, kept, unit)
    if (now === WHOLE) continue
    const others = settable(unit).map(option => withOption(kept, unit, option))
    const lives = others.map(other => life(seen, other, unit))
    const most = lives.reduce((best, one) => Math.max(best, one), now)
    if (most > now)
      kept = likely(
        others.filter((_, n) => lives[n] === most),
        measure(),
        temperature,
        seen.ask,
      )
  }
  return kept
}

/** The plan in which the fewest own ships run into each other, of those as good: some dials changed, or all of them alike. */
function* apart(seen: Seen, plan: Plan, measure: () => Measure, params: SearchParams): Thinking<Plan> {
  const first = clashing(seen, plan)
  if (first.length === 0) return plan
  const open = seen.own.filter(isOpen)
  const sound = new Map(
    open.map(unit => {
      const flown = flownBy(plan, unit)
      const least = flown ? lastsFreely(seen, unit, flown) : 0
      return [unit, settable(unit).filter(option => lastsFreely(seen, unit, option) >= least)]
    }),
  )
  const alike = (open[0]?.dial ?? []).map(({ key }) =>
    open.reduce((tried, unit) => {
      const option = sound.get(unit)?.find(other => other.key === key)
      return option ? withOption(tried, unit, option) : tried
    }, plan),
  )
  const { worth } = measure()
  const least = worth(plan) - asGood(params)
  let best = { plan, clash: first }
  let front = [best]
  for (let change = 0; change < CHANGES && best.clash.length > 0; change++) {
    const changed = front.flatMap(from =>
      from.clash.flatMap(unit => (sound.get(unit) ?? []).map(option => withOption(from.plan, unit, option))),
    )
    const tried = (change === 0 ? [...changed, ...alike] : changed)
      .map((one, index) => ({ plan: one, clash: clashing(seen, one), index }))
      .filter(({ clash }) => clash.length <= first.length)
      .sort((a, b) => a.clash.length - b.clash.length || a.index - b.index)
    const good: (typeof best & { readonly worth: number })[] = []
    for (const one of tried) {
      // With fewer clashes some are as good: nobody looks at more of them.
      if (good[0] && one.clash.length > good[0].clash.length) break
      if (good.some(other => samePlan(other.plan, one.plan))) continue
      const value = worth(one.plan)
      if (value >= least) good.push({ plan: one.plan, clash: one.clash, worth: value })
      yield seen.ask.work
    }
    front = good.sort((a, b) => b.worth - a.worth).slice(0, WIDE)
    if (front[0] && front[0].clash.length < best.clash.length) best = front[0]
  }
  return best.plan
}

/** The plan of a round, and those that are told of: each made sound, what it promises reckoned anew where it had to be changed. */
function* guardDials(seen: Seen, thought: Thought, notes: Notes, params: SearchParams): Thinking<Thought> {
  const { position } = seen
  const { explanation, command } = thought
  let known: Measure | null = null
  const measure = (): Measure => {
    known ??= measureOf(seen, thought)
    return known
  }
  /** What is likeliest of those whom nobody here commands. */
  const likeliest: Dials = notes.theirs[0]?.dials ?? {}
  const mended = new Map<string, { readonly from: Plan; readonly plan: Plan }>()
  const mend = function* (dials: Dials, loose: number): Thinking<{ readonly from: Plan; readonly plan: Plan }> {
    const from = planBy(position.units, unit => {
      if (unit.side !== position.side) return null
      const told = (unit.mate ? likeliest : dials)[unit.ship.id]
      return unit.known ?? unit.options.find(({ key }) => key === told) ?? usual(position, unit)
    })
    const name = from.join()
    const safe = mended.has(name) ? from : yield* staying(seen, from, measure, loose)
    const done = mended.get(name) ?? { from, plan: yield* apart(seen, safe, measure, params) }
    mended.set(name, done)
    return done
  }
  const own = yield* mend(notes.own, params.temperature)
  const plans: Weighed[] = []
  for (const told of explanation?.plans ?? []) {
    const { from, plan } = yield* mend(told.dials, 0)
    const one = samePlan(from, plan) ? told : retold(measure(), told, from, plan)
    const name = JSON.stringify(one.dials)
    const at = plans.findIndex(other => JSON.stringify(other.dials) === name)
    if (at < 0) plans.push(one)
    else plans[at] = { ...plans[at]!, share: plans[at]!.share + one.share }
  }
  const told = explanation && { ...explanation, plans }
  if (samePlan(own.from, own.plan)) return { ...thought, explanation: told }
  const dials = measure().dials(own.plan)
  const set = command.type === 'setDial' ? { ...command, manoeuvre: dials[command.ship] ?? command.manoeuvre } : command
  return { command: set, notes: { ...notes, own: dials }, explanation: told }
}

/** What a changed plan promises: as much more or less than the old one as the measure sees them apart. */
const retold = ({ told, worth }: Measure, was: Weighed, from: Plan, plan: Plan): Weighed => {
  const now = told(plan, was.share)
  const shift = was.win - worth(from)
  const moved = (win: number): number => Math.min(1, Math.max(0, win + shift))
  return { ...now, win: moved(now.win), feared: now.feared && { ...now.feared, win: moved(now.feared.win) } }
}

/** The choice, or the best of those after which a ship lasts longest; those that cut it short are not told of either. */
const lasting = (thought: Thought, legal: readonly Command[], rounds: (command: Command) => number): Thought => {
  const most = legal.reduce((best, command) => Math.max(best, rounds(command)), 0)
  const { command, explanation } = thought
  const choices = (explanation?.choices ?? []).filter(choice => rounds(choice.command) === most)
  const told = explanation && choices.length > 0 ? { ...explanation, choices } : explanation
  if (rounds(command) === most) return { ...thought, explanation: told }
  const other = choices[0]?.command ?? legal.find(one => rounds(one) === most) ?? command
  return { ...thought, command: other, explanation: told }
}

/** The choice, or the best one as good by which fewer run into each other; better ones by which more do are not told of then. */
const clear = (thought: Thought, params: SearchParams, clashes: (command: Command) => number): Thought => {
  const { command, explanation } = thought
  const now = clashes(command)
  const taken = explanation?.choices.find(choice => choice.command === command)
  if (now === 0 || !explanation || !taken) return thought
  const good = explanation.choices.filter(({ win }) => win >= taken.win - asGood(params))
  const least = good.reduce((fewest, choice) => Math.min(fewest, clashes(choice.command)), now)
  const other = good.find(choice => clashes(choice.command) === least)
  if (!other || least === now) return thought
  const choices = explanation.choices.filter(one => one.win < other.win || clashes(one.command) === least)
  return { ...thought, command: other.command, explanation: { ...explanation, choices } }
}

const everybody = () => true

/** Who goes first among equals: whoever is in nobody's way (ACT-9). */
const guardOrder = (seen: Seen, thought: Thought, params: SearchParams): Thought => {
  const plan = planBy(seen.position.units, ({ known }) => known)
  const led = (ship: string) => (unit: Unit) => rankOf(unit) - (unit.ship.id === ship ? 0.5 : 0)
  return clear(thought, params, one =>
    one.type === 'chooseShip' ? clashing(seen, plan, everybody, led(one.ship)).length : 0,
  )
}

/** An action: none that moves its ship to where no way leads on, nor into the way of a friend that has yet to fly. */
const guardAction = (seen: Seen, ship: string, thought: Thought, params: SearchParams): Thought => {
  const { ask, position, own } = seen
  const unit = unitById(position, ship)
  if (!unit) return thought
  const after = (one: Command): Pose =>
    (one.type === 'act' && actionModel(one.action).endsAt?.(position.game, unit.ship, one)) || unit.start
  const on = lasting(thought, ask.engine.legal(ask.view, ask.decision), one =>
    waysFrom(seen, unit, after(one), unit.ship.stress),
  )
  const plan = planBy(position.units, ({ known }) => known)
  return clear(on, params, one => {
    const moved = own.map(other => (other === unit ? { ...unit, start: after(one) } : other))
    return clashing({ ...seen, own: moved }, plan, everybody).length
  })
}

/** The mission's move of an own ship: clear of where friends lie until they fly, and of where their dials take them. */
const guardMove = (seen: Seen, ship: string, thought: Thought, params: SearchParams): Thought => {
  const { ask, position } = seen
  const unit = unitById(position, ship)
  if (!unit) return thought
  const optionOf = (one: Command): Option | null =>
    (one.type === 'chooseManoeuvre' && unit.dial.find(({ key }) => key === one.manoeuvre)) || null
  const on = lasting(thought, ask.engine.legal(ask.view, ask.decision), one => {
    const option = optionOf(one)
    return option ? lastsFreely(seen, unit, option) : 1 + waysFrom(seen, unit, unit.start, unit.ship.stress)
  })
  const plan = planBy(position.units, ({ known }) => known)
  return clear(on, params, one => clashing(seen, withOption(plan, unit, optionOf(one)), everybody).length)
}

/** Looks at what a level answers, and changes what nobody would want of it. Same ask, same thought: same answer. */
export function* guarded(ask: Ask, thought: Thought, params: SearchParams): Thinking<Thought> {
  const { decision } = ask
  if (decision.player === 'chance') return thought
  switch (decision.kind) {
    case 'dial':
      // What is remembered of the round was looked at when it was thought of.
      if (!thought.notes || thought.notes === ask.notes) return thought
      return yield* guardDials(seenBy(ask, decision.side), thought, thought.notes, params)
    case 'order':
      return decision.phase === 'activation' ? guardOrder(seenBy(ask, decision.side), thought, params) : thought
    case 'action':
      return guardAction(seenBy(ask, decision.side), decision.ship, thought, params)
    case 'manoeuvre':
      return decision.why === 'mission'
        ? guardMove(seenBy(ask, decision.side), decision.ship, thought, params)
        : thought
    default:
      return thought
  }
}
