/**
 * One round ahead: every decision is answered by the line of play worth most on average – exact damage given and taken,
 * the own ships safe on the mat, the mission's aim – against what the other side is likely to do. No memory, no dice.
 */
import type { Command, Decision, Engine, GameState } from '../../src/rules/index.ts'
import { usualPlan } from '../model/default-plan.ts'
import { playRound } from '../model/playout.ts'
import type { PlayoutState } from '../model/playout-state.ts'
import { contextOf } from '../objectives/index.ts'
import { worthTo } from '../objectives/outcome-worth.ts'
import type { Rng } from '../rng.ts'
import type { Thinking, Work } from '../thinking.ts'
import type { Choice } from '../thought.ts'
import { outlookOver } from './dice-outlook.ts'
import { chooseSpot } from './drop-choice.ts'
import { flown } from './flown.ts'
import { chooseAction, chooseAttack } from './greedy-actions.ts'
import { chooseDial, chooseMove, chooseOrder } from './greedy-dials.ts'
import { chooseModification } from './greedy-dice.ts'
import { choosePlacement } from './greedy-place.ts'
import { chooseToken, edgeWorth } from './greedy-tokens.ts'
import { initiativeWorth } from './initiative-choice.ts'
import { fewSlides, slidOn } from './slide-choice.ts'

/** The first of the best by a worth. */
const among = (commands: readonly Command[], worthOf: (command: Command) => number): Choice => {
  const choices = commands.map(command => ({ command, win: worthOf(command) }))
  return { command: choices.reduce((best, one) => (one.win > best.win + 1e-9 ? one : best)).command, choices }
}

function* answer(
  engine: Engine,
  view: GameState,
  decision: Decision,
  commands: readonly Command[],
  rng: Rng,
  work: Work,
): Thinking<Choice | Command | undefined> {
  if (decision.player === 'chance') return undefined
  if (decision.kind === 'place' || decision.kind === 'reinforce') {
    return yield* choosePlacement(engine, view, decision, commands, rng, work)
  }
  if (decision.kind === 'token') return yield* chooseToken(engine, view, decision, commands, rng, work)
  const context = contextOf(engine.catalog, view, decision, decision.side)
  switch (decision.kind) {
    case 'dial':
      return flown(commands, yield* chooseDial(context, decision, rng, work))
    case 'manoeuvre':
      return flown(commands, yield* chooseMove(context, decision, rng, work))
    case 'order': {
      const ship = yield* chooseOrder(context, decision, rng, work)
      return commands.find(command => command.type === 'chooseShip' && command.ship === ship)
    }
    case 'action':
      return yield* chooseAction(context, decision, commands, rng, work)
    case 'attack':
      return yield* chooseAttack(context, decision, commands, rng, work)
    case 'modify': {
      const worth = (playout: PlayoutState): number => worthTo(decision.side, context, playout)
      return yield* chooseModification(
        context.position,
        decision.dice,
        commands,
        work,
        outlookOver(context, worth, work),
      )
    }
    case 'edge':
      return among(commands, command => (command.type === 'chooseEdge' ? edgeWorth(engine, view, command.edge) : 0))
    case 'initiative':
      return among(commands, command => initiativeWorth(command, decision.side))
    case 'ship': {
      const prize = context.prize?.ship.id
      return among(commands, command => (command.type === 'chooseShip' && command.ship === prize ? 1 : 0))
    }
    // What the cards of the box offer – a shield back, a free focus – is never worse than nothing.
    case 'effect':
      return among(commands, command => (command.type === 'useEffect' ? 1 : 0))
    case 'slide': {
      const plan = usualPlan(context)
      const choices = fewSlides(commands).map(command => {
        const playout = slidOn(context, context.scratch[1]!, command, decision.manoeuvre)
        playRound(context, playout, plan)
        return { command, win: worthTo(decision.side, context, playout) }
      })
      return { command: choices.reduce((best, one) => (one.win > best.win + 1e-9 ? one : best)).command, choices }
    }
    case 'spot':
      return chooseSpot(context.position, decision, commands)
    // A weapon to be lost: the cheapest.
    case 'card': {
      const { upgrades } = engine.catalog
      return among(commands, command =>
        command.type === 'chooseCard' ? 1 / (1 + (upgrades[command.card]?.points ?? 0)) : 0,
      )
    }
  }
}

/** Thinks about a decision in small steps, and tells what it was set against; the command is legal. Same view, decision, numbers and budget: same choice. */
export function* weighGreedy(
  engine: Engine,
  view: GameState,
  decision: Decision,
  rng: Rng,
  work: Work,
): Thinking<Choice> {
  const commands = engine.legal(view, decision)
  const first = commands[0]!
  const placing = decision.kind === 'place' || decision.kind === 'reinforce' || decision.kind === 'token'
  if (commands.length === 1 && !placing) return { command: first, choices: [] }
  const answered = (yield* answer(engine, view, decision, commands, rng, work)) ?? first
  return 'choices' in answered ? answered : { command: answered, choices: [] }
}

/** The same, as a player that only answers. */
export function* thinkGreedy(
  engine: Engine,
  view: GameState,
  decision: Decision,
  rng: Rng,
  work: Work,
): Thinking<Command> {
  return (yield* weighGreedy(engine, view, decision, rng, work)).command
}
