/**
 * What would be: where a manoeuvre ends, who would have whom in arc from a pose, who could be attacked from there.
 * Reads the state and never changes it. The one source for the interface, the opponents, hints and captions.
 */
import { asFlown, obstructed, type Path, type Pose, settle, travel } from '../geometry/index.ts'
import type { Catalog, Game } from './catalog.ts'
import { permitted } from './effects.ts'
import type { DiceTerm } from './events.ts'
import { lateOf } from './later/late.ts'
import { hindrancesOf, judgeShot, measureAttack, touches } from './legal/attacks.ts'
import { scansOf } from './legal/scans.ts'
import { fleeEdge, obstaclesHit, stopsOf } from './movement.ts'
import { attackOdds, type Odds } from './odds.ts'
import { oddsInput } from './odds-input.ts'
import { friendly } from './sides.ts'
import type { Difficulty, Edge, GameState, ManoeuvreKey, Ship, ShipId } from './state.ts'
import {
  attackDiceOf,
  bodyOf,
  chassisOf,
  defenceDiceOf,
  difficultyOf,
  isEasy,
  manoeuvre,
  otherBodies,
  shipOf,
} from './values.ts'

/** Where a manoeuvre would take a ship and what it would cost. `s` in mm along `path`, as `settle` gives it. */
export type ManoeuvrePreview = {
  readonly path: Path
  readonly to: Pose
  readonly s: number
  readonly overlapped: readonly ShipId[]
  readonly touching: readonly ShipId[]
  /** Obstacles it would hit, nearest to its start first (OBST-6), and whether it would lie on one of them (OBST-10). */
  readonly obstacles: readonly string[]
  readonly onObstacle: boolean
  /** null: no colour (a ship without a dial). */
  readonly difficulty: Difficulty | null
  /** The edge it would flee over (FLEE-1, A-31); null when it stays on the mat. */
  readonly flees: Edge | null
  /** Stress tokens after Check Pilot Stress (ACT-5). */
  readonly stressAfter: number
  /** It would not be turned at its end (OVERLAP-6). */
  readonly endTurnCancelled: boolean
}

/** One ship having another in arc and within range 3 (ARC-4). */
export type Shot = {
  readonly ship: ShipId
  readonly band: 1 | 2 | 3
  readonly mm: number
  readonly obstructed: boolean
}

/** Who would have the ship in arc (`by`) and whom it would have (`on`), enemies only, in order of creation. */
export type Threats = { readonly by: readonly Shot[]; readonly on: readonly Shot[] }

/** What a manoeuvre would do from the ship's place among the ships as they lie now (ACT-4, ACT-5, OVERLAP-1 … 6, FLEE-1). */
export function previewManoeuvre(
  catalog: Catalog,
  state: GameState,
  shipId: ShipId,
  key: ManoeuvreKey,
): ManoeuvrePreview {
  const game: Game = { catalog, state, events: null }
  const ship = shipOf(state, shipId)
  const { base, pose } = bodyOf(catalog, ship)
  const other = lateOf(game)?.flies(game, ship, key)
  const { bearing, speed } = manoeuvre(other?.manoeuvre ?? key)
  const path = travel(base, pose, { bearing, speed })
  const settled = settle(path, otherBodies(catalog, state, shipId), undefined, stopsOf(catalog))
  const difficulty = other?.difficulty ?? difficultyOf(game, ship, bearing, speed)
  const change = difficulty === 'red' ? 1 : isEasy(difficulty) ? -1 : 0
  return {
    path,
    to: settled.pose,
    s: settled.s,
    overlapped: settled.blockers.overlapped,
    touching: settled.blockers.touching,
    ...obstaclesHit(game, ship, asFlown(path, settled), settled.s),
    difficulty,
    flees: fleeEdge(game, { ...ship, pose: settled.pose }),
    stressAfter: Math.max(0, ship.stress + change),
    endTurnCancelled: settled.endTurnCancelled ?? false,
  }
}

/** What an attacker has in arc and range, told as a shot that names `id`; null out of arc or beyond range 3. `weapon` null: of any weapon. */
function shot(game: Game, attacker: Ship, target: Ship, id: ShipId, weapon: string | null = null): Shot | null {
  const measure = measureAttack(game, attacker, target, weapon)
  if (!measure || measure.band === null) return null
  const hidden = obstructed(measure, hindrancesOf(game, attacker))
  return { ship: id, band: measure.band, mm: measure.mm, obstructed: hidden }
}

/** Whether a ship may attack at all now, its cards and the mission considered (COMBAT-0.2, CONFLICT-2). */
export function mayAttack(game: Game, ship: Ship): boolean {
  return permitted(game, ship, 'mayAttack', (may, where) => may(where, ship))
}

/**
 * The state with one ship at another pose. Touching ends when the pose changes (OVERLAP-7); whom the ship touches after a move to there is
 * in `touching`, as `previewManoeuvre` tells it.
 */
export function placedAt(state: GameState, shipId: ShipId, pose: Pose, touching: readonly ShipId[] = []): GameState {
  const here = shipOf(state, shipId).pose
  const stays = here !== null && here.x === pose.x && here.y === pose.y && here.heading === pose.heading
  const others = state.touching.filter(pair => !pair.includes(shipId))
  const pairs = touching.map((other): [ShipId, ShipId] => (shipId < other ? [shipId, other] : [other, shipId]))
  return {
    ...state,
    ships: state.ships.map(other => (other.id === shipId ? { ...other, pose } : other)),
    touching: [...(stays ? state.touching : others), ...pairs],
  }
}

/**
 * The arcs and bands between a ship at a pose and its enemies as they lie now (ARC-2, RANGE-3); none between ships that touch, which
 * cannot shoot at each other (COMBAT-1.3). `touching`: whom it touches there, see `placedAt`.
 */
export function threats(
  catalog: Catalog,
  state: GameState,
  shipId: ShipId,
  pose: Pose,
  touching?: readonly ShipId[],
): Threats {
  const there = placedAt(state, shipId, pose, touching)
  const game: Game = { catalog, state: there, events: null }
  const ship = shipOf(there, shipId)
  const by: Shot[] = []
  const on: Shot[] = []
  for (const other of there.ships) {
    if (friendly(other, ship) || other.status !== 'play' || !other.pose) continue
    if (touches(game, shipId, other.id)) continue
    const incoming = shot(game, other, ship, other.id)
    if (incoming) by.push(incoming)
    const outgoing = shot(game, ship, other, other.id)
    if (outgoing) on.push(outgoing)
  }
  return { by, on }
}

/** The satellites that a ship could scan from a pose (MISSION-3-SCAN-1, MISSION-3-SCAN-2). `touching`: see `placedAt`. */
export function scansFrom(
  catalog: Catalog,
  state: GameState,
  shipId: ShipId,
  pose: Pose,
  touching?: readonly ShipId[],
): readonly string[] {
  const there = placedAt(state, shipId, pose, touching)
  return scansOf({ catalog, state: there, events: null }, shipOf(there, shipId))
}

/** The enemies that a ship could attack with its primary weapon from a pose (COMBAT-1.2, COMBAT-1.3). */
export function legalTargetsFrom(catalog: Catalog, state: GameState, shipId: ShipId, pose: Pose): readonly ShipId[] {
  const there = placedAt(state, shipId, pose)
  const game: Game = { catalog, state: there, events: null }
  const ship = shipOf(there, shipId)
  const { primaries } = chassisOf(catalog, ship)
  return there.ships
    .filter(other => primaries.some(({ id }) => judgeShot(game, ship, { target: other.id, weapon: id }) === true))
    .map(other => other.id)
}

/** An attack as it would be rolled now, and its exact odds. */
export type AttackPreview = {
  readonly band: 1 | 2 | 3
  readonly mm: number
  readonly obstructed: boolean
  readonly attackDice: number
  readonly defenceDice: number
  /** Where the dice come from, term by term. */
  readonly attackTerms: readonly DiceTerm[]
  readonly defenceTerms: readonly DiceTerm[]
  readonly odds: Odds
}

/**
 * The exact odds of an attack between two ships as they lie now, tokens and cards considered; null where the target is
 * out of arc or range (COMBAT-1.2). `weapon` is a primary one with which it can be reached, unless told. One that spends the lock to fire leaves none to reroll with (SECW-5).
 */
export function previewAttack(
  catalog: Catalog,
  state: GameState,
  attackerId: ShipId,
  defenderId: ShipId,
  told?: string,
): AttackPreview | null {
  const game: Game = { catalog, state, events: null }
  const attacker = shipOf(state, attackerId)
  const defender = shipOf(state, defenderId)
  const { primaries } = chassisOf(catalog, attacker)
  const weapon = told ?? primaries.find(({ id }) => measureAttack(game, attacker, defender, id))?.id ?? 'primary'
  const seen = shot(game, attacker, defender, defenderId, weapon)
  if (!seen) return null
  const { band, mm } = seen
  const frame = {
    step: 'attack',
    attacker: attackerId,
    defender: defenderId,
    weapon,
    band,
    obstructed: seen.obstructed,
  }
  const plain = oddsInput(game, attacker, defender, frame)
  const spent = catalog.upgrades[weapon]?.weapon?.spendsLock === true
  const input = spent ? { ...plain, attackTokens: { ...plain.attackTokens, lock: false } } : plain
  const { attackDice, defenceDice } = input
  return {
    band,
    mm,
    obstructed: seen.obstructed,
    attackDice,
    defenceDice,
    attackTerms: attackDiceOf(game, attacker, frame),
    defenceTerms: defenceDiceOf(game, defender, frame),
    odds: attackOdds(input),
  }
}
