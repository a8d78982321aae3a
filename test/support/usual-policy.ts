/**
 * A fixed way to play a round: manoeuvres, actions and targets as planned, tokens spent as `rules/odds.ts` assumes. It never draws
 * lots, so that what a round comes to depends on the dice alone.
 */
import {
  type ActionChoice,
  type AttackInPlay,
  type Choice,
  type Command,
  type Decision,
  type Engine,
  type Game,
  type GameState,
  type ManoeuvreKey,
  measureAttack,
  rerollable,
  type Ship,
  type ShipId,
  type Shot,
  shipOf,
} from '../../src/rules/index.ts'
import { oddsInput } from '../../src/rules/odds-input.ts'

/** Answers every question to a player: the same to the same state. */
export type Policy = (engine: Engine, state: GameState, decision: Decision) => Command

/** What everybody means to do in a round. */
export type RoundPlan = {
  readonly dials: Readonly<Record<ShipId, ManoeuvreKey>>
  /** The one action of a ship; none if it is not named, or not legal when its time comes. */
  readonly actions?: Readonly<Record<ShipId, ActionChoice>>
  /** Whom a ship attacks and with what: the first that is legal then, nobody if none is; the nearest with the primary weapon if the ship is not named. */
  readonly targets?: Readonly<Record<ShipId, readonly Shot[]>>
  /** Who goes before whom among equals of a side; the others after them, the first made first. */
  readonly order?: readonly ShipId[]
}

type Modify = Extract<Decision, { kind: 'modify' }>

const gameOf = (engine: Engine, state: GameState): Game => ({ catalog: engine.catalog, state, events: null })

/** The nearest enemy that a ship may attack with its primary weapon, the first among equals; null if there is none. */
const nearestShot = (engine: Engine, state: GameState, ship: Ship, shots: readonly Shot[]): Shot | null => {
  const game = gameOf(engine, state)
  let best: { shot: Shot; mm: number } | null = null
  for (const shot of shots) {
    if (shot.weapon !== 'primary') continue
    const mm = measureAttack(game, ship, shipOf(state, shot.target))!.mm
    if (best === null || mm < best.mm) best = { shot, mm }
  }
  return best?.shot ?? null
}

const attackChoice = (
  engine: Engine,
  state: GameState,
  attacker: ShipId,
  plan: RoundPlan,
  legal: readonly Command[],
): Choice => {
  const shots = legal.filter(command => command.type === 'attack')
  const wanted = plan.targets?.[attacker]
  const chosen = wanted
    ? wanted.find(({ target, weapon }) => shots.some(shot => shot.target === target && shot.weapon === weapon))
    : nearestShot(engine, state, shipOf(state, attacker), shots)
  return chosen ? { type: 'attack', ship: attacker, target: chosen.target, weapon: chosen.weapon } : { type: 'pass' }
}

/** Lock on blanks, on focus results too where nothing will turn them; cards; focus. Evade if that stops everything, else focus, else evade. */
const modifyChoice = (engine: Engine, state: GameState, decision: Modify, legal: readonly Command[]): Choice => {
  const offers = legal.filter(command => command.type === 'modify')
  const has = (effect: string): boolean => offers.some(offer => offer.effect === effect)
  const frame = state.stack.find(other => other.step === 'attack') as AttackInPlay
  const input = oddsInput(gameOf(engine, state), shipOf(state, frame.attacker), shipOf(state, frame.defender), frame)
  const card = offers.find(({ effect }) => !['focus', 'evade', 'target-lock'].includes(effect))
  const showing = (dice: AttackInPlay['attack'], ...faces: string[]): number =>
    dice.filter(({ face }) => faces.includes(face)).length
  if (decision.dice === 'attack') {
    const may = rerollable(frame.attack)
    const turns = input.attackTokens.focus > 0 || (input.turned?.hits ?? 0) > 0
    const blank = may.blank ?? 0
    const focus = turns ? 0 : (may.focus ?? 0)
    if (has('target-lock') && blank + focus > 0) {
      const reroll = { ...(focus > 0 ? { focus } : {}), ...(blank > 0 ? { blank } : {}) }
      return { type: 'modify', effect: 'target-lock', reroll }
    }
    if (card) return { type: 'modify', effect: card.effect }
    return has('focus') ? { type: 'modify', effect: 'focus' } : { type: 'pass' }
  }
  const open = showing(frame.attack, 'hit', 'crit') - showing(frame.defence, 'evade')
  if (open <= 0) return { type: 'pass' }
  if (card) return { type: 'modify', effect: card.effect }
  const evades = has('evade') ? input.defenceTokens.evade : 0
  if (open > evades && has('focus')) return { type: 'modify', effect: 'focus' }
  return evades > 0 ? { type: 'modify', effect: 'evade' } : { type: 'pass' }
}

/**
 * Plays a plan. An optional effect of a card is used, a free action is a focus or none, a
 * reinforcement stays away, nothing is dropped or drifts that need not, whatever else is asked gets the first legal answer. `refused` hears of actions that could not be performed.
 */
export const usualPolicy =
  (plan: RoundPlan, refused?: (ship: ShipId) => void): Policy =>
  (engine, state, decision) => {
    const { player, at } = decision
    const legal = engine.legal(state, decision)
    const choose = (choice: Choice): Command => ({ ...choice, player, at }) as Command
    const pass = { type: 'pass' } as const
    switch (decision.kind) {
      case 'dial': {
        const manoeuvre = plan.dials[decision.ship]
        if (!manoeuvre) throw new Error(`no manoeuvre is planned for ${decision.ship}`)
        return choose({ type: 'setDial', ship: decision.ship, manoeuvre })
      }
      case 'manoeuvre': {
        const wanted = plan.dials[decision.ship]
        if (wanted && decision.options.includes(wanted))
          return choose({ type: 'chooseManoeuvre', ship: decision.ship, manoeuvre: wanted })
        return decision.mayPass ? choose(pass) : legal[0]!
      }
      case 'action': {
        const { ship, free } = decision
        const wanted = free ? ({ action: 'focus' } as const) : plan.actions?.[ship]
        if (!wanted) return choose(pass)
        const command = choose({ type: 'act', ship, ...wanted } as Choice)
        if (engine.isLegal(state, command) === true) return command
        if (!free) refused?.(ship)
        return choose(pass)
      }
      case 'order': {
        const first = plan.order?.find(ship => decision.ships.includes(ship)) ?? decision.ships[0]!
        return choose({ type: 'chooseShip', ship: first })
      }
      case 'attack':
        return choose(attackChoice(engine, state, decision.ship, plan, legal))
      case 'modify':
        return choose(modifyChoice(engine, state, decision, legal))
      case 'effect':
        return choose({ type: 'useEffect', card: decision.card })
      case 'reinforce':
        return choose(pass)
      case 'spot':
        return decision.mayPass ? choose(pass) : legal[0]!
      default:
        return legal[0]!
    }
  }
