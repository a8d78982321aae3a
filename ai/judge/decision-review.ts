/** Choices within a round: what each option was worth by what its player could know, and what a choice was worth once all lies open. */
import { type Command, type Decision, type Engine, type GameState, opponent, type Side } from '../../src/rules/index.ts'
import { previewAttack } from '../../src/rules/preview.ts'
import { actionModel } from '../model/action-models.ts'
import { usualPlan } from '../model/default-plan.ts'
import { playRound } from '../model/playout.ts'
import { copyState } from '../model/playout-state.ts'
import { unitById } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { costOf } from '../model/shot-odds.ts'
import { contextOf } from '../objectives/index.ts'
import { dialsOf, planOf } from '../search/dials.ts'
import { type Ahead, type Weighed, weighActions, weighAttacks } from '../search/inround.ts'
import { thinkToEnd } from '../thinking.ts'
import { byDamage, chanceAt, type Open, openContext, ownOf, pointsOf } from './open-game.ts'
import type { Because, Decided, Option } from './reviewed.ts'
import type { Planned } from './round-game.ts'

/** A question within the round that is weighed: a ship's action, its attack or scan. */
export type Question = Extract<Decision, { kind: 'action' | 'attack' }>

const freely = () => ({ used: 0, limit: Number.POSITIVE_INFINITY })

/** What the hidden dials of the other side may still show, as far as what is revealed agrees with what could be expected. */
function aheadOf(context: SearchContext, view: GameState, side: Side, planned: Planned | null): Ahead {
  const base = usualPlan(context)
  const theirs = opponent(side)
  const hidden = context.units.some(unit => unit.side === theirs && unit.movement === 'dial' && unit.known === null)
  if (!planned || !hidden) return [{ plan: base, share: 1 }]
  const shown = view.ships.filter(ship => ship.side === theirs && ship.dial !== null && ship.dial !== 'hidden')
  const likely = planned.mixtures[theirs]
    .map(({ plan, share }) => ({ dials: dialsOf(planned.context, plan, theirs), share }))
    .filter(({ dials }) => shown.every(({ id, dial }) => dials[id] === undefined || dials[id] === dial))
  const sum = likely.reduce((all, { share }) => all + share, 0)
  if (sum === 0) return [{ plan: base, share: 1 }]
  return likely.map(({ dials, share }) => ({ plan: planOf(context, dials, base), share: share / sum }))
}

const weigh = (
  context: SearchContext,
  asked: Question,
  commands: readonly Command[],
  ahead: Ahead,
): readonly Weighed[] =>
  thinkToEnd(
    asked.kind === 'action'
      ? weighActions(context, asked, commands, ahead, freely())
      : weighAttacks(context, asked, commands, freely()),
  )

/** What the search takes off for a weapon that is gone when it is fired: no part of a chance to win. */
const costIn = (context: SearchContext, command: Command): number => {
  if (command.type !== 'attack') return 0
  const gun = unitById(context.position, command.ship)?.guns.find(({ id }) => id === command.weapon)
  const target = unitById(context.position, command.target)
  return gun && target ? costOf(gun) * context.priorities[target.index]! : 0
}

/** The first side’s chance once a choice is made, before any die of it falls; all dials lie open. */
export function chanceBy(open: Open, asked: Question, command: Command): number {
  const context = openContext(open, asked, asked.side)
  const ahead: Ahead = [{ plan: usualPlan(context), share: 1 }]
  const [weighed] = weigh(context, asked, [command], ahead)
  return ownOf(asked.side, weighed!.win + costIn(context, command))
}

/** What tells a command from others to whoever watches. */
const apartBy = (command: Command): string => {
  const apart = command.type === 'act' ? actionModel(command.action).apart : undefined
  const all = { ...command, player: '', at: 0 }
  return JSON.stringify(command.type === 'act' && apart ? [command.ship, command.action, apart(command)] : all)
}

const alike = (a: Command, b: Command): boolean => apartBy(a) === apartBy(b)

const optionOf = (game: Engine, state: GameState, { kind, ship: id }: Question, command: Command): Option => {
  const { player, at, ...choice } = command
  const ship = state.ships.find(one => one.id === id)
  const endsAt = command.type === 'act' && ship?.pose ? actionModel(command.action).endsAt : undefined
  const where = { catalog: game.catalog, state, events: null }
  const end = (command.type === 'act' && ship && endsAt?.(where, ship, command)) || null
  return { kind, choice: choice as Extract<Option, { kind: 'action' }>['choice'], end }
}

/** The points both sides have left after a command, the rest of the round played as usual; null where dice come before that. */
export function pointsAfter(game: Engine, state: GameState, command: Command): Record<Side, number> | null {
  const after = game.copy(state)
  game.apply(after, command)
  const [next] = after.open
  if (after.result || !next || next.player === 'chance' || after.phase !== state.phase) return null
  const context = openContext({ game, state: after, gone: [] }, next, 'first')
  const playout = copyState(context.start, context.scratch[0]!)
  playRound(context, playout, usualPlan(context))
  return pointsOf(context, playout)
}

/** From this much likelier on, an end is a reason; and so much more damage. */
const SURER = 0.08
const MORE = 0.15

function becauseOf(game: Engine, state: GameState, side: Side, better: Command, worse: Command): Because {
  if (better.type === 'attack') {
    const shot = (command: Command) =>
      command.type === 'attack'
        ? (previewAttack(game.catalog, state, command.ship, command.target, command.weapon)?.odds ?? null)
        : null
    const [good, bad] = [shot(better), shot(worse)]
    const end = (good?.pDestroy ?? 0) - (bad?.pDestroy ?? 0)
    if (end >= SURER) return { why: 'destroy', amount: end }
    const more = (good?.expectedDamage ?? 0) - (bad?.expectedDamage ?? 0)
    if (more >= MORE) return { why: 'deal', amount: more }
  }
  if (better.type === 'act' && !actionModel(better.action).remakes) {
    const [good, bad] = [pointsAfter(game, state, better), pointsAfter(game, state, worse)]
    const damage = good && bad ? byDamage(side, good, bad) : null
    if (damage) return damage
  }
  return { why: 'rest', amount: 0 }
}

/** A choice, made after so many commands, beside the best other one, by what its player could know; null where there was no other. */
export function decidedBy(
  game: Engine,
  state: GameState,
  at: number,
  asked: Question,
  command: Command,
  planned: Planned | null,
): Omit<Decided, 'round'> | null {
  const { side, player, ship } = asked
  const from = state.ships.find(({ id }) => id === ship)?.pose
  const view = game.viewFor(state, player)
  const legal = game.legal(view, asked).filter(other => !alike(other, command))
  if (!from || legal.length === 0) return null
  const context = contextOf(game.catalog, view, asked, side)
  const [done, ...others] = weigh(context, asked, [command, ...legal], aheadOf(context, view, side, planned))
  const best = others.reduce((most, one) => (one.win > most.win ? one : most))
  const by = best.win - done!.win
  const [better, worse] = by > 0 ? [best.command, command] : [command, best.command]
  return {
    at,
    side,
    ship,
    from,
    done: optionOf(game, state, asked, command),
    other: optionOf(game, state, asked, best.command),
    by,
    because: becauseOf(game, state, side, better, worse),
  }
}

/** The first side’s chance as the game lies, if nothing that counts is half done; null otherwise. */
export function settled(open: Open): number | null {
  const { state } = open
  const [next] = state.open
  if (!next || (state.phase !== 'activation' && state.phase !== 'combat')) return null
  if (state.stack.some(({ step }) => step === 'attack')) return null
  if (next.kind === 'manoeuvre' && next.why === 'mission') return null
  return next.kind === 'action' || next.kind === 'attack' || next.kind === 'order' || next.kind === 'manoeuvre'
    ? chanceAt(open, next)
    : null
}
