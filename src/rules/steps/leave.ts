/** Ships that leave the game: destroyed, fled, or kept a moment longer (DESTROY-*, FLEE-2, SIM-*, WIN-*). */
import { type Pose, quantise, type Vec } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { deckOf } from '../decks.ts'
import { missionOf, openWindow } from '../effects.ts'
import { carriedBy, kindOf } from '../objects.ts'
import { emit, push } from '../run.ts'
import { dropTokens } from '../ship-tokens.ts'
import type { MatObject, Ship } from '../state.ts'
import { SIDES } from '../state.ts'
import { damageOf, hullOf, skillOf } from '../values.ts'
import { end } from './round.ts'
import { removeLock } from './tokens.ts'

/**
 * Takes a ship off the mat: its cards to the discard pile, its tokens and locks to the supply (DESTROY-2, ACTION-TL-7).
 * `lost`: it counts as destroyed, so it may bring a reinforcement (MISSION-GEN-10).
 */
export function leave(game: Game, ship: Ship, status: 'destroyed' | 'fled', lost: boolean): void {
  const { state } = game
  const last = ship.pose
  ship.status = status
  ship.pose = null
  ship.kept = false
  dropTokens(ship)
  ship.shields = 0
  const { discard } = deckOf(state, ship.side)
  for (const card of ship.damage) if (card.shuffle > 0) discard.push({ kind: card.kind, shuffle: card.shuffle })
  ship.damage = []
  state.touching = state.touching.filter(pair => pair[0] !== ship.id && pair[1] !== ship.id)
  removeLock(game, ship, 'left', ['ACTION-TL-7', 'DESTROY-2'])
  for (const other of state.ships)
    if (other.lock?.target === ship.id) removeLock(game, other, 'left', ['ACTION-TL-7', 'DESTROY-2'])
  ship.lasting = []
  if (lost) loseObjects(game, ship, last)
  if (lost) state.losses.push(ship.id)
  const noted = game.catalog.layer?.notesLostCards
  if (!noted && state.ships.some(other => other.damage.some(card => card.shuffle === 0)))
    push(game, { step: 'proxies' })
}

/** What a lost ship had on its card goes back to the supply, or falls onto the mat where the ship was. */
function loseObjects(game: Game, ship: Ship, last: Pose | null): void {
  const { state, catalog } = game
  const had = carriedBy(state, ship.id)
  if (had.length === 0) return
  const falls = ({ kind }: MatObject): boolean => last !== null && kindOf(catalog, kind).carried?.falls === true
  state.objects = state.objects.filter(one => one.ship !== ship.id || falls(one))
  for (const kind of new Set(had.filter(one => !falls(one)).map(one => one.kind))) {
    const objects = had.filter(one => one.kind === kind).map(({ id }) => id)
    emit(game, { type: 'objectsLost', ship: ship.id, kind, objects, rules: [kindOf(catalog, kind).carried!.lost] })
  }
  for (const one of had) if (falls(one)) fall(game, ship, one, last!)
}

/** Lays something down where the middle of a lost ship's base was, or at the nearest place where it lies wholly on the mat. */
function fall(game: Game, ship: Ship, one: MatObject, at: Pose): void {
  const { mat } = game.state
  const reach = (far: (corner: Vec) => number): number => Math.max(...one.polygon.map(far))
  const near = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value))
  const { kind, id } = one
  const x = near(
    at.x,
    reach(corner => one.x - corner.x) - mat.width / 2,
    mat.width / 2 - reach(corner => corner.x - one.x),
  )
  const y = near(
    at.y,
    reach(corner => one.y - corner.y) - mat.height / 2,
    mat.height / 2 - reach(corner => corner.y - one.y),
  )
  const pose = quantise({ x, y, heading: one.heading })
  const polygon = one.polygon.map(corner => ({ x: corner.x + pose.x - one.x, y: corner.y + pose.y - one.y }))
  game.state.objects = game.state.objects.map(other =>
    other === one ? { ...one, ship: null, ...pose, polygon } : other,
  )
  emit(game, {
    type: 'objectFell',
    ship: ship.id,
    object: id,
    kind,
    pose,
    polygon,
    rules: [kindOf(game.catalog, kind).carried!.lost],
  })
}

/** Destroys a ship at once (DESTROY-1, DESTROY-2). */
export function destroy(game: Game, ship: Ship, by: string | null): void {
  const pose = { ...ship.pose! }
  leave(game, ship, 'destroyed', true)
  emit(game, { type: 'shipDestroyed', ship: ship.id, side: ship.side, by, pose, rules: ['DESTROY-1', 'DESTROY-2'] })
  openWindow(game, 'shipDestroyed', { ship: ship.id })
  checkElimination(game)
}

/**
 * Destroys a ship whose damage reaches its hull, unless it stays for its attack: in the Combat phase, at the same skill as the
 * active ship, its opportunity still to come (SIM-1, SIM-4); not in an introduction (TFA-INTRO-5).
 */
export function checkHull(game: Game, ship: Ship, by: string | null): void {
  const { state } = game
  if (ship.status !== 'play' || damageOf(game, ship) < hullOf(game, ship)) return
  if (
    game.catalog.layer?.leavesTogether &&
    state.stack.some(({ step, skill }) => step === 'combat' && skill !== undefined)
  ) {
    if (ship.kept) return
    ship.kept = true
    emit(game, { type: 'shipKept', ship: ship.id, rules: ['SE-SIM-1'] })
    return
  }
  const together = missionOf(game).noSimultaneousFire !== true
  const active = together ? state.stack.find(frame => frame.step === 'fight') : undefined
  if (active && !ship.fought && ship.pilot !== null && skillOf(game, ship) === active.skill) {
    if (ship.kept) return
    ship.kept = true
    emit(game, { type: 'shipKept', ship: ship.id, rules: ['SIM-1'] })
    return
  }
  destroy(game, ship, by)
}

/**
 * Ends a game that is won by destroying everybody: at once, but not while a ship is kept for its attack; when both sides lost
 * their last ship at the same skill, initiative wins (WIN-1, WIN-2, GEN-1): a side, with all of its members (TEAM-5).
 */
export function checkElimination(game: Game): void {
  const { state } = game
  if (!missionOf(game).eliminationWins || state.result || state.phase === 'setup') return
  if (state.ships.some(ship => ship.kept)) return
  const [first, second] = SIDES.map(side => state.ships.some(ship => ship.side === side && ship.status === 'play'))
  if (first && second) return
  if (!first && !second) end(game, { winner: state.initiative, by: 'destroyed' }, ['WIN-2'])
  else end(game, { winner: first ? SIDES[0] : SIDES[1], by: 'destroyed' }, ['WIN-1', 'GEN-1'])
}
