/** What the strongest level thinks of one ship's dial: its round's game, and every other dial of the ship in its best plans. */

import { dialDecided } from '../../../ai/judge/dial-review.ts'
import { byDamage, pointsOf } from '../../../ai/judge/open-game.ts'
import type { Because } from '../../../ai/judge/reviewed.ts'
import { levelOf } from '../../../ai/levels.ts'
import { joined, optionOf, type Plan } from '../../../ai/model/plan.ts'
import { playRound } from '../../../ai/model/playout.ts'
import { copyState } from '../../../ai/model/playout-state.ts'
import { contextOf } from '../../../ai/objectives/index.ts'
import { rngOf } from '../../../ai/rng.ts'
import { searchRound } from '../../../ai/search/plans.ts'
import { support, worthOf } from '../../../ai/search/respond.ts'
import { thinkToEnd } from '../../../ai/thinking.ts'
import type { Engine, GameState, ManoeuvreKey, ShipId, Side } from '../../../src/rules/index.ts'
import { previewManoeuvre } from '../../../src/rules/preview.ts'
import type { Tried, Try } from './asked.ts'

/** Own plans that another dial is tried in: those that are flown most. */
const PLANS = 3

/** The round's game as the level sees it, with a way to ask for the worth of a plan against what it expects. */
function gameFor(engine: Engine, planning: GameState, side: Side, seed: string, level: string, nodes: number) {
  const view = engine.viewFor(planning, side)
  const decision = view.open.find(({ kind, player }) => kind === 'dial' && player === side)
  if (!decision) return null
  const context = contextOf(engine.catalog, view, decision, side)
  const work = { used: 0, limit: nodes }
  const found = thinkToEnd(searchRound(context, levelOf(level)!.params!, rngOf(seed), work))
  const used = work.used
  work.limit = Number.POSITIVE_INFINITY
  return { context, found, used, met: support(found.game.columns, found.solution.columns) }
}

/** A try: what every dial of a ship is worth, the others of its side flying what is best with it. Null: the ship has no choice. */
export function tryDial(
  engine: Engine,
  planning: GameState,
  side: Side,
  ship: ShipId,
  seed: string,
  level: string,
  nodes: number,
): Try | null {
  const searched = gameFor(engine, planning, side, seed, level, nodes)
  const choice = searched?.found.choices.own.find(({ unit }) => unit.ship.id === ship)
  // What has no dial flies by its mission's word.
  if (!searched || !choice || choice.unit.movement !== 'dial' || choice.codes.length < 3) return null
  const { found, met, used } = searched
  const { game, solution } = found
  const { unit } = choice
  const dialIn = (plan: Plan): number => plan[unit.index]!
  // The further look, of the plans that it was given to; and every dial by the round's end alone.
  const deep = new Map<number, number>()
  for (const [n, row] of game.rows.entries()) {
    const worth = game.worth[n]!.reduce((sum, one, column) => sum + one * solution.columns[column]!, 0)
    deep.set(dialIn(row), Math.max(worth, deep.get(dialIn(row)) ?? 0))
  }
  const flown = game.rows
    .map((plan, n) => ({ plan, share: solution.rows[n]! }))
    .sort((a, b) => b.share - a.share)
    .slice(0, PLANS)
  const flat = new Map<number, number>()
  for (const code of choice.codes)
    for (const { plan } of flown) {
      const other = plan.slice()
      other[unit.index] = code
      flat.set(code, Math.max(worthOf(game, other, met, 1), flat.get(code) ?? 0))
    }
  const best = dialIn(flown[0]!.plan)
  // Where the mixture is of several dials there is no best.
  const share = game.rows.reduce((sum, plan, n) => sum + (dialIn(plan) === best ? solution.rows[n]! : 0), 0)
  if (share < 0.9) return null
  const loss = (code: number): number => {
    const near = flat.get(best)! - flat.get(code)!
    const far = deep.has(code) && deep.has(best) ? deep.get(best)! - deep.get(code)! : near
    return Math.min(near, far)
  }
  const tried = choice.codes.flatMap((code): Tried[] => {
    const option = optionOf(unit, code)
    if (!option) return []
    const { to } = previewManoeuvre(engine.catalog, planning, ship, option.key)
    return [{ name: option.key, key: option.key, end: to, by: code === best ? 0 : loss(code) }]
  })
  const win = deep.get(best) ?? flat.get(best)!
  return { tried: tried.sort((a, b) => a.by - b.by), win, used }
}

/** Why a dial is better than another: by what is seen on the table, or by damage, in the round's game. */
export function whyDial(
  engine: Engine,
  planning: GameState,
  side: Side,
  ship: ShipId,
  keys: { readonly best: ManoeuvreKey; readonly next: ManoeuvreKey },
  seed: string,
  level: string,
  nodes: number,
): Because {
  const { context, found, met } = gameFor(engine, planning, side, seed, level, nodes)!
  const { game, solution } = found
  const unit = context.units.find(one => one.ship.id === ship)!
  const at = solution.rows.indexOf(Math.max(...solution.rows))
  const own = game.rows[at]!
  const left = (key: ManoeuvreKey): Record<Side, number> => {
    const plan = own.slice()
    plan[unit.index] = unit.dial.find(option => option.key === key)!.index
    const sum = { first: 0, second: 0 }
    for (const { plan: theirs, share } of met) {
      const playout = copyState(context.start, context.scratch[1]!)
      playRound(context, playout, joined(context.units, side, plan, theirs))
      const points = pointsOf(context, playout)
      sum.first += share * points.first
      sum.second += share * points.second
    }
    return sum
  }
  const damage = byDamage(side, left(keys.best), left(keys.next))
  const to = previewManoeuvre(engine.catalog, planning, ship, keys.best).to
  const { round } = planning
  const other = { ship, side, done: keys.best, other: keys.next, by: -1, damage }
  return dialDecided(engine.catalog, planning, round, 0, other, to).because
}
