/** What the strongest level thinks of a choice within a round: an action, a target, what to do about dice. */
import { decidedBy, pointsAfter } from '../../../ai/judge/decision-review.ts'
import { byDamage } from '../../../ai/judge/open-game.ts'
import type { Because } from '../../../ai/judge/reviewed.ts'
import { levelOf } from '../../../ai/levels.ts'
import { actionModel } from '../../../ai/model/action-models.ts'
import { thinkUnscripted } from '../../../ai/opponents.ts'
import { rngOf } from '../../../ai/rng.ts'
import { thinkToEnd } from '../../../ai/thinking.ts'
import type { Notes } from '../../../ai/thought.ts'
import type { Command, Decision, Engine, GameState, Side } from '../../../src/rules/index.ts'
import type { Tried, Try } from './asked.ts'

type Question = Extract<Decision, { readonly kind: 'action' | 'attack' | 'modify' }>

const think = (engine: Engine, state: GameState, decision: Decision, side: Side, notes: Notes | null, by: By) => {
  const work = { used: 0, limit: by.nodes }
  const view = engine.viewFor(state, side)
  const rng = rngOf(by.seed)
  const ask = { engine, view, decision, rng, work, notes, style: 'even', candidates: null } as const
  return { thought: thinkToEnd(thinkUnscripted('legend', ask)), used: work.used }
}

/** With which numbers, and how many nodes at most for each question. */
export type By = { readonly seed: string; readonly nodes: number }

/** What the level thought of the enemy's dials as the round was planned, its own dials being as they were set. */
function planned(engine: Engine, planning: GameState, state: GameState, side: Side, by: By) {
  const view = engine.viewFor(planning, side)
  const decision = view.open.find(({ kind, player }) => kind === 'dial' && player === side)
  if (!decision) return { notes: null, used: 0 }
  const { thought, used } = think(engine, planning, decision, side, null, by)
  const dials = state.ships.flatMap(({ id, side: of, dial }) =>
    of === side && dial && dial !== 'hidden' ? [[id, dial] as const] : [],
  )
  const { notes } = thought
  return { notes: notes && { ...notes, own: { ...notes.own, ...Object.fromEntries(dials) } }, used }
}

/** What tells an answer from others to whoever is asked: places of a roll that are hardly apart are one. */
function nameOf(command: Command): string {
  const apart = command.type === 'act' ? actionModel(command.action).apart : undefined
  const all = { ...command, player: '', at: 0 }
  return JSON.stringify(command.type === 'act' && apart ? [command.ship, command.action, apart(command)] : all)
}

/** A try: what every answer is worth, by what its player can know. Null: there is nothing to choose. */
export function tryWithin(engine: Engine, planning: GameState, state: GameState, asked: Question, by: By): Try | null {
  const { side } = asked
  // Where a dial of the enemy is still hidden it counts what was thought of it.
  const open = state.ships.some(ship => ship.side !== side && ship.dial !== null && ship.status === 'play')
  const before = open && state.phase === 'activation' ? planned(engine, planning, state, side, by) : null
  const { thought, used } = think(engine, state, asked, side, before?.notes ?? null, by)
  const choices = thought.explanation?.choices ?? []
  if (choices.length < 2 || thought.explanation?.measure !== 'chance') return null
  const best = choices[0]!.win
  const tried = new Map<string, Tried>()
  for (const { command, win } of choices) {
    const name = nameOf(command)
    if (tried.has(name)) continue
    const ship = state.ships.find(({ id }) => id === asked.ship)
    const endsAt = command.type === 'act' ? actionModel(command.action).endsAt : undefined
    const where = { catalog: engine.catalog, state, events: null }
    const end = (command.type === 'act' && ship && endsAt?.(where, ship, command)) || null
    tried.set(name, { name, command, by: best - win, end })
  }
  return { tried: [...tried.values()], win: best, used: used + (before?.used ?? 0) }
}

/** Why the best answer is better than the next: by the review's own words, or, of a ship that an action moves, by what comes of it. */
export function whyWithin(
  engine: Engine,
  state: GameState,
  at: number,
  asked: Question,
  best: Command,
  next: Command,
): Because {
  const found = asked.kind === 'modify' ? null : decidedBy(engine, state, at, asked, best, null)
  if (found && found.because.why !== 'rest') return found.because
  const [good, bad] = asked.kind === 'action' ? [best, next].map(one => pointsAfter(engine, state, one)) : []
  return (good && bad && byDamage(asked.side, good, bad)) || { why: 'rest', amount: 0 }
}

/** The strongest level. */
export const STRONGEST = levelOf('legend')!
