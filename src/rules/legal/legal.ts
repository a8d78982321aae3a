/** What may be answered to each kind of decision: `legal` lists it, `isLegal` judges any command. */
import type { Game } from '../catalog.ts'
import type { Choice, Command } from '../commands.ts'
import type { Decision } from '../decisions.ts'
import { missionOf, scansFor } from '../effects.ts'
import { refuse } from '../refuse.ts'
import type { ManoeuvreKey } from '../state.ts'
import type { Refusal } from '../text.ts'
import { chassisOf, dialBar, dialOf, difficultyOf, manoeuvre as manoeuvreOf, shipOf } from '../values.ts'
import { judgeAction, legalActions } from './actions.ts'
import { judgeShot, shotsOf } from './attacks.ts'
import { judgeConcession } from './concession.ts'
import { missingField } from './fields.ts'
import { type Kind, type Of, WRONG } from './kind.ts'
import { type AttackInPlay, judgeModification, modifications, mustUse } from './modify.ts'
import { draw, name, roll } from './of-chance.ts'
import { judgePlacement, placements } from './placement.ts'
import { slide } from './slide.ts'
import { judgeToken, tokenPlaces } from './tokens.ts'

const pass = (): Choice => ({ type: 'pass' })

function attackFrame(game: Game): AttackInPlay {
  const frame = game.state.stack[game.state.stack.length - 1]
  if (frame?.step !== 'attack') throw new Error('no attack is under way')
  return frame as AttackInPlay
}

function setupFrameRule(game: Game): string {
  const frame = game.state.stack[game.state.stack.length - 1]
  return missionOf(game).setup[(frame?.index as number) ?? 0]?.rule ?? 'SETUP-6'
}

const place: Kind<'place'> = {
  legal: (game, { ships, zone }) =>
    ships.flatMap(ship =>
      placements(game, chassisOf(game.catalog, shipOf(game.state, ship)).id, zone).map(
        ({ x, y, heading }) => ({ type: 'place', ship, x, y, heading }) as const,
      ),
    ),
  judge: (game, { ships, zone }, command) => {
    if (command.type !== 'place') return refuse('wrong-command', 'SETUP-6', { kind: 'place' })
    if (!ships.includes(command.ship)) return refuse('not-yours', 'SETUP-5', { ship: String(command.ship) })
    const chassis = chassisOf(game.catalog, shipOf(game.state, command.ship)).id
    return judgePlacement(game, chassis, zone, command, setupFrameRule(game))
  },
}

const token: Kind<'token'> = {
  legal: (game, { what, tokens, zone }) =>
    tokens.flatMap(shape =>
      tokenPlaces(game, what, shape, zone).map(
        ({ x, y, heading }) => ({ type: 'placeToken', token: shape, x, y, heading }) as const,
      ),
    ),
  judge: (game, { what, tokens, zone }, command) => {
    const rule = setupFrameRule(game)
    if (command.type !== 'placeToken') return refuse('wrong-command', rule, { kind: 'token' })
    if (!tokens.includes(command.token)) return refuse('no-such-token', rule, { token: String(command.token) })
    return judgeToken(game, what, command.token, zone, command, rule)
  },
}

const edge: Kind<'edge'> = {
  legal: (_game, { edges }) => edges.map(choice => ({ type: 'chooseEdge', edge: choice }) as const),
  judge: (_game, decision, command) =>
    (command.type === 'chooseEdge' && decision.edges.includes(command.edge)) || WRONG(decision),
}

const initiative: Kind<'initiative'> = {
  legal: (_game, { sides }) => sides.map(has => ({ type: 'chooseInitiative', has }) as const),
  judge: (_game, decision, command) =>
    (command.type === 'chooseInitiative' && decision.sides.includes(command.has)) || WRONG(decision),
}

const ship: Kind<'ship'> = {
  legal: (_game, { ships }) => ships.map(choice => ({ type: 'chooseShip', ship: choice }) as const),
  judge: (_game, decision, command) =>
    (command.type === 'chooseShip' && decision.ships.includes(command.ship)) || WRONG(decision),
}

const reinforce: Kind<'reinforce'> = {
  legal: (game, { pilot, zone }) => {
    const chassis = game.catalog.pilots[pilot]!.chassis
    const places = placements(game, chassis, zone)
    return [pass(), ...places.map(({ x, y, heading }) => ({ type: 'reinforce', pilot, x, y, heading }) as const)]
  },
  judge: (game, decision, command) => {
    if (command.type === 'pass') return true
    if (command.type !== 'reinforce' || command.pilot !== decision.pilot) return WRONG(decision)
    return judgePlacement(game, game.catalog.pilots[decision.pilot]!.chassis, decision.zone, command, 'MISSION-GEN-10')
  },
}

const dial: Kind<'dial'> = {
  legal: (game, { ship }) =>
    dialOf(game, shipOf(game.state, ship)).map(manoeuvre => ({ type: 'setDial', ship, manoeuvre }) as const),
  judge: (game, decision, command) => {
    if (command.type !== 'setDial') return WRONG(decision)
    if (command.ship !== decision.ship) return refuse('not-this-ship', 'PLAN-5', { ship: String(command.ship) })
    const planner = shipOf(game.state, decision.ship)
    if (dialOf(game, planner).includes(command.manoeuvre)) return true
    const { bearing, speed } = manoeuvreOf(String(command.manoeuvre) as ManoeuvreKey)
    // On the dial, but a card or the mission keeps the ship from it.
    if (difficultyOf(game, planner, bearing, speed) !== null) {
      const bar = dialBar(game, planner, command.manoeuvre)
      return refuse('forbidden', [...(bar?.rules ?? []), 'CONFLICT-2'])
    }
    return refuse('not-on-dial', ['PLAN-7', 'GEN-6'], { manoeuvre: String(command.manoeuvre) })
  },
}

const order: Kind<'order'> = {
  legal: (_game, { ships }) => ships.map(ship => ({ type: 'chooseShip', ship }) as const),
  judge: (_game, decision, command) => {
    const rule = decision.phase === 'combat' ? 'COMBAT-0.3' : 'ACT-9'
    if (command.type !== 'chooseShip') return refuse('wrong-command', rule, { kind: 'order' })
    return decision.ships.includes(command.ship) || refuse('not-its-turn', rule, { ship: String(command.ship) })
  },
}

const manoeuvre: Kind<'manoeuvre'> = {
  legal: (_game, { ship, options, mayPass }) => [
    ...options.map(key => ({ type: 'chooseManoeuvre', ship, manoeuvre: key }) as const),
    ...(mayPass ? [pass()] : []),
  ],
  judge: (_game, decision, command) => {
    const rule = decision.why === 'stressed' ? 'STRESS-3' : 'MISSION-1-SHUTTLE-3'
    if (command.type === 'pass') return decision.mayPass || refuse('must-choose', rule)
    if (command.type !== 'chooseManoeuvre' || command.ship !== decision.ship)
      return refuse('wrong-command', rule, { kind: 'manoeuvre' })
    return decision.options.includes(command.manoeuvre) || refuse('not-offered', rule)
  },
}

const action: Kind<'action'> = {
  legal: (game, { ship, free, colour }) => [
    pass(),
    ...legalActions(game, shipOf(game.state, ship), free, colour).map(
      choice => ({ type: 'act', ship, ...choice }) as Choice,
    ),
  ],
  judge: (game, decision, command) => {
    if (command.type === 'pass') return true
    if (command.type !== 'act' || command.ship !== decision.ship) return WRONG(decision)
    return judgeAction(game, shipOf(game.state, decision.ship), command, decision.free, decision.colour)
  },
}

const attack: Kind<'attack'> = {
  legal: (game, { ship: attacker, scans = [], weapons }) => [
    pass(),
    ...shotsOf(game, shipOf(game.state, attacker))
      .filter(({ weapon }) => weapons?.includes(weapon) !== false)
      .map(shot => ({ type: 'attack', ship: attacker, ...shot }) as const),
    ...scans.map(marker => ({ type: 'scan', ship: attacker, marker }) as const),
  ],
  judge: (game, decision, command) => {
    if (command.type === 'pass') return true
    if (command.type === 'scan' && command.ship === decision.ship) {
      const { rules } = scansFor(game, shipOf(game.state, decision.ship))
      return decision.scans?.includes(command.marker) || refuse('no-scan', rules.length > 0 ? rules : 'COMBAT-1.1')
    }
    if (command.type !== 'attack' || command.ship !== decision.ship) return WRONG(decision)
    if (decision.weapons?.includes(command.weapon) === false) return refuse('no-weapon', ['SE-BONUS-1', 'COMBAT-1.5'])
    return judgeShot(game, shipOf(game.state, decision.ship), command)
  },
}

const modify: Kind<'modify'> = {
  legal: (game, { dice, ship }) => {
    const frame = attackFrame(game)
    const open = modifications(game, frame, dice, ship).map(choice => ({ type: 'modify', ...choice }) as const)
    return mustUse(game, frame, dice, shipOf(game.state, ship)) ? open : [pass(), ...open]
  },
  judge: (game, decision, command) => {
    const attack = attackFrame(game)
    const ship = shipOf(game.state, decision.ship)
    const bound = command.type === 'pass' ? mustUse(game, attack, decision.dice, ship) : null
    if (command.type === 'pass') return bound === null || refuse('must-use', bound.rules)
    return command.type === 'modify' ? judgeModification(game, attack, decision.dice, ship, command) : WRONG(decision)
  },
}

const effect: Kind<'effect'> = {
  legal: (_game, { card }) => [pass(), { type: 'useEffect', card }],
  judge: (_game, decision, command) =>
    command.type === 'pass' || (command.type === 'useEffect' && command.card === decision.card) || WRONG(decision),
}

const card: Kind<'card'> = {
  legal: (_game, { cards }) => cards.map(choice => ({ type: 'chooseCard', card: choice }) as const),
  judge: (_game, decision, command) =>
    (command.type === 'chooseCard' && decision.cards.includes(command.card)) || WRONG(decision),
}

const spot: Kind<'spot'> = {
  legal: (_game, { spots, mayPass }) => [
    ...spots.map(({ id }) => ({ type: 'chooseSpot', spot: id }) as const),
    ...(mayPass ? [pass()] : []),
  ],
  judge: (_game, decision, command) => {
    if (command.type === 'pass') return decision.mayPass || refuse('must-choose', 'CARD-3')
    if (command.type !== 'chooseSpot') return WRONG(decision)
    return decision.spots.some(({ id }) => id === command.spot) || refuse('not-offered', 'CARD-3')
  },
}

const KINDS: { [K in Decision['kind']]: Kind<K> } = {
  place,
  token,
  edge,
  initiative,
  ship,
  reinforce,
  dial,
  order,
  manoeuvre,
  slide,
  action,
  attack,
  modify,
  effect,
  card,
  spot,
  roll,
  draw,
  name,
}

const kindOf = <K extends Decision['kind']>(decision: Of<K>): Kind<K> => KINDS[decision.kind as K] as unknown as Kind<K>

/** Every command that answers a decision: all of them, but placements and barrel rolls on a fixed lattice. */
export function legal(game: Game, decision: Decision): Command[] {
  const { player, at } = decision
  const found = kindOf(decision).legal(game, decision as never) as Mutable<Command>[]
  // Every list is made anew, so its entries are signed where they are: quicker than copying each.
  for (const command of found) {
    command.player = player
    command.at = at
  }
  return found as Command[]
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

/** Whether a command may be taken now; never throws, a refusal names its rule. */
export function isLegal(game: Game, command: Command): true | Refusal {
  const { state } = game
  if (state.result) return refuse('game-over', 'MISSION-GEN-6')
  if (typeof command !== 'object' || command === null) return refuse('not-a-command', 'GEN-1')
  let decision: Decision | undefined
  try {
    if (command.type === 'concede') return judgeConcession(game, command)
    decision = state.open.find(open => open.player === command.player)
    if (!decision) return refuse('not-your-turn', 'ROUND-1')
    if (command.at !== decision.at) {
      // Whatever came from outside as `at`: only a number can be told back.
      const at: Readonly<Record<string, number>> = typeof command.at === 'number' ? { at: command.at } : {}
      return refuse('late', 'ROUND-1', { ...at, now: decision.at })
    }
    const field = missingField(command)
    if (field !== null) return refuse('incomplete-command', 'GEN-1', { field })
    return kindOf(decision).judge(game, decision as never, command)
  } catch {
    // Fields of the wrong type from outside: no such command.
    return decision ? WRONG(decision) : refuse('not-a-command', 'GEN-1')
  }
}
