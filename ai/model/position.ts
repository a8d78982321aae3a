/**
 * A view of the game made ready for evaluation: the ships in play with the numbers the rules give them, what each may
 * still do this round, and caches that last for one decision. Built from `viewFor` only.
 */
import type { Arc, Base, Bearing, Polygon, Pose } from '../../src/geometry/index.ts'
import {
  type Catalog,
  type Chassis,
  chassisOf,
  type Decision,
  type Difficulty,
  damageOf,
  deckOf,
  dialOf,
  difficultyOf,
  type Edge,
  firedFrom,
  type Game,
  type GameState,
  hullOf,
  isEmpty,
  kindsFor,
  type ManoeuvreKey,
  manoeuvre,
  manoeuvreKey,
  obstaclesOf,
  type Ship,
  type Side,
  skillOf,
  weaponsOf,
} from '../../src/rules/index.ts'
import type { Odds, OddsInput } from '../../src/rules/odds.ts'
import { type FaceUpMix, faceUpMix } from '../../src/rules/odds-damage.ts'
import { mayAttack } from '../../src/rules/preview.ts'
import { ACTION_MODELS } from './action-models.ts'
import { cardsOf, type Harm, mayAct } from './card-effects.ts'
import { type Hazard, hazardsIn } from './hazards.ts'
import { checkLimits } from './limits.ts'
import { isMate, pointsOf } from './ship-facts.ts'
import type { Turn } from './turn.ts'

/** A manoeuvre that a unit may fly. */
export type Option = {
  readonly index: number
  readonly key: ManoeuvreKey
  readonly bearing: Bearing
  readonly speed: number
  readonly difficulty: Difficulty | null
}

/** How a unit still moves this round: by its dial, by the mission's offer at the start of Activation, or no more. */
export type Movement = 'dial' | 'mission' | 'done'

/** A weapon that a unit can fire: the primary one, and each secondary one still equipped (COMBAT-1.5). */
export type Gun = {
  readonly id: string
  readonly index: number
  /** Which of the ship's fields of fire it fires into. */
  readonly field: number
  readonly bands: readonly number[]
  readonly needsLock: boolean
  readonly spendsLock: boolean
  /** It is gone when it has been fired (SECW-6). */
  readonly discards: boolean
}

export type Unit = {
  readonly index: number
  readonly ship: Ship
  readonly side: Side
  /** A team mate of who is asked commands it: what it does is expected, not chosen (TEAM-3, TEAM-8). */
  readonly mate: boolean
  readonly base: Base
  readonly arcs: readonly Arc[]
  /** null: in no order list. */
  readonly skill: number | null
  readonly start: Pose
  readonly shields: number
  readonly hull: number
  /** The most points of shields and hull that it may have again this round. */
  readonly most: number
  /** Every manoeuvre of its dial; `options` are those that it may fly this round. */
  readonly dial: readonly Option[]
  readonly options: readonly Option[]
  /** The manoeuvre it will fly, where the viewer knows it. */
  readonly known: Option | null
  readonly movement: Movement
  /** Its one action is still to come. */
  readonly acts: boolean
  /** Its attack is still to come. */
  readonly fights: boolean
  /** What its bar, its cards and the mission offer it to do in a line of play, as far as no card forbids it. */
  readonly offers: readonly ((turn: Turn) => void)[]
  readonly guns: readonly Gun[]
  /** Fields of fire: the arcs that some of its weapons fire from together. */
  readonly fields: readonly (readonly Arc[])[]
  /** Cards whose action lasts to the end of the round (ACTION-CARD-1). */
  readonly cards: readonly string[]
  /** A green manoeuvre gives a shield back, or a free focus action. */
  readonly mends: boolean
  readonly freeFocus: boolean
  /** What its face-up cards do to it later this round. */
  readonly harms: readonly Harm[]
  /** Whether it must be the target in the other's stead, by the places where both lie; null: it never must. */
  readonly guards: ((own: Pose, attacker: Unit, other: Unit, at: Pose) => boolean) | null
  /** Obstacles neither hinder nor hurt it this round. */
  readonly ignores: boolean
  /** Squad points of pilot and upgrades. */
  readonly points: number
  readonly critsCountAsHits: boolean
}

/** One manoeuvre of one unit flown among no others: cached for a decision. `hits`: obstacles on the way. */
export type Flight = {
  readonly pose: Pose
  readonly flees: Edge | null
  readonly hits: number
  readonly onRock: boolean
}

export type Position = {
  readonly game: Game
  readonly side: Side
  readonly units: readonly Unit[]
  /** Some unit must be the target in another's stead. */
  readonly guarding: boolean
  /** What the next cards of each side may cost. */
  readonly mix: Readonly<Record<Side, FaceUpMix>>
  /** The same by defender, where its cards refuse some. */
  readonly mixes: Map<number, FaceUpMix>
  /** The outlines of all obstacles. */
  readonly rocks: readonly Polygon[]
  readonly hazards: readonly Hazard[]
  readonly flights: Map<number, Flight>
  /** Ends of manoeuvres flown from the origin. */
  readonly ends: Map<number, Pose>
  /** Chases by place of the hunter and of the prey. */
  readonly chases: Map<number, Map<number, readonly number[]>>
  readonly inputs: Map<number, OddsInput>
  readonly odds: Map<number, Odds>
  /** What the objective remembers about poses. */
  readonly memo: Map<string, Map<Pose, unknown>>
}

/** The options of a dial, with the colours its cards make of them (MAN-9). */
const dialOptions = (game: Game, ship: Ship, chassis: Chassis): Option[] =>
  (chassis.dial ?? []).map(({ bearing, speed }, index) => ({
    index,
    key: manoeuvreKey(bearing, speed),
    bearing,
    speed,
    difficulty: difficultyOf(game, ship, bearing, speed),
  }))

/** The moves that the mission offers to a chassis at the start of Activation (MISSION-1-SHUTTLE-3). */
const offeredMoves = (catalog: Catalog, state: GameState, chassis: string): readonly ManoeuvreKey[] => {
  const reactions = catalog.missions[state.mission]?.effects.reactions ?? {}
  for (const reaction of Object.values(reactions)) {
    const words = reaction?.do ?? []
    for (const word of typeof words === 'function' ? [] : words) {
      if (word.do === 'offerManoeuvre' && word.chassis === chassis) return word.options
    }
  }
  return []
}

/** Before Activation's first step: the mission's moves are still to come. */
const missionMovesAhead = (state: GameState, decision: Decision): boolean =>
  state.phase === 'setup' ||
  state.phase === 'planning' ||
  state.phase === 'system' ||
  state.phase === 'end' ||
  (decision.kind === 'manoeuvre' && decision.why === 'mission')

const PRIMARY = { bands: [1, 2, 3], needsLock: false, spendsLock: false, discards: false } as const

/** The weapons of a ship and the fields that they fire into (COMBAT-1.5). */
const armsOf = (game: Game, ship: Ship): Pick<Unit, 'guns' | 'fields'> => {
  const { arcs } = chassisOf(game.catalog, ship)
  const names: string[] = []
  const fields: (readonly Arc[])[] = []
  const guns = weaponsOf(game, ship).map((id, index): Gun => {
    const kinds = firedFrom(game, ship, id) ?? []
    const name = kinds.join()
    if (!names.includes(name)) {
      names.push(name)
      fields.push(arcs.filter(({ kind }) => kinds.includes(kind)))
    }
    return { ...(game.catalog.upgrades[id]?.weapon ?? PRIMARY), id, index, field: names.indexOf(name) }
  })
  return { guns, fields }
}

const unitOf = (game: Game, ship: Ship, index: number, decision: Decision): Unit => {
  const { catalog, state } = game
  const chassis = chassisOf(catalog, ship)
  const offered = offeredMoves(catalog, state, ship.chassis)
  const dial: Option[] =
    chassis.dial !== null
      ? dialOptions(game, ship, chassis)
      : offered.map((key, at) => ({ index: at, key, ...manoeuvre(key), difficulty: null }))
  const allowed = chassis.dial !== null ? dialOf(game, ship) : offered
  const options = dial.filter(option => allowed.includes(option.key))
  const replacing = decision.kind === 'manoeuvre' && decision.ship === ship.id && decision.why === 'stressed'
  const flying = chassis.dial !== null && (replacing || (!ship.activated && state.phase !== 'combat'))
  const offer = chassis.dial === null && offered.length > 0 && missionMovesAhead(state, decision)
  const acting = decision.kind === 'action' && decision.ship === ship.id
  const hull = Math.max(0, hullOf(game, ship) - damageOf(game, ship))
  const cards = cardsOf(game, ship)
  return {
    ...cards,
    index,
    ship,
    side: ship.side,
    mate: isMate(ship, decision),
    base: chassis.base,
    arcs: chassis.arcs,
    skill: skillOf(game, ship),
    start: ship.pose ?? { x: 0, y: 0, heading: 0 },
    shields: ship.shields,
    hull,
    most: hull + (cards.mends ? Math.max(ship.shields, chassis.shields) : ship.shields),
    dial,
    options,
    known: replacing ? null : (dial.find(option => option.key === ship.dial) ?? null),
    movement: flying ? 'dial' : offer ? 'mission' : 'done',
    acts: flying || acting,
    fights: chassis.arcs.length > 0 && !ship.fought && mayAttack(game, ship),
    offers: ACTION_MODELS.flatMap(({ asked, offer }) =>
      offer && (asked === null || mayAct(game, ship, asked)) ? [offer] : [],
    ),
    ...armsOf(game, ship),
    points: pointsOf(game, ship),
    critsCountAsHits: chassis.critsCountAsHits !== undefined || isEmpty(deckOf(state, ship.side)),
  }
}

/** What the next cards that each side is dealt may cost; the same where both have them from one deck. */
const mixOf = (game: Game): Position['mix'] => {
  const of = (side: Side): FaceUpMix => {
    const { unseen, shuffle } = deckOf(game.state, side)
    return faceUpMix(kindsFor(game, side), unseen[shuffle] ?? {})
  }
  const first = of('first')
  return { first, second: game.state.decks ? of('second') : first }
}

/** Makes a view ready for one decision. The view is not changed. `before`: a table of much the same view, for what it shares. */
export const positionOf = (
  catalog: Catalog,
  view: GameState,
  decision: Decision,
  side: Side,
  before: Position | null = null,
): Position => {
  const game: Game = { catalog, state: view, events: null }
  const present = view.ships.filter(ship => ship.status === 'play' && ship.pose !== null)
  const units = present.map((ship, index) => {
    const known = before?.units[index]
    return known?.ship === ship ? known : unitOf(game, ship, index, decision)
  })
  checkLimits(units, view.mat)
  const alike = before?.units.every((unit, index) => unit.ship.chassis === units[index]?.ship.chassis)
  return {
    game,
    side,
    units,
    guarding: units.some(unit => unit.guards !== null),
    mix: mixOf(game),
    mixes: new Map(),
    rocks: obstaclesOf(game).map(({ polygon }) => polygon),
    hazards: hazardsIn(game),
    flights: new Map(),
    ends: alike ? before!.ends : new Map(),
    chases: new Map(),
    inputs: new Map(),
    odds: new Map(),
    memo: new Map(),
  }
}

/** The unit of a ship; undefined when it is not on the mat. */
export const unitById = (position: Position, id: string): Unit | undefined =>
  position.units.find(unit => unit.ship.id === id)

/** What is remembered about a pose under a name, computed once. */
export const remember = <V>(position: Position, name: string, pose: Pose, compute: () => V): V => {
  let store = position.memo.get(name)
  if (!store) {
    store = new Map()
    position.memo.set(name, store)
  }
  if (store.has(pose)) return store.get(pose) as V
  const value = compute()
  store.set(pose, value)
  return value
}
