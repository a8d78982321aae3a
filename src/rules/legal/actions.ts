/** Which actions a ship may perform now, and why not the others (ACTION-*). */
import {
  type Body,
  insideMat,
  overlap,
  overlapsPolygon,
  type Pose,
  range,
  rollPose,
  rollSlide,
} from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import type { ActionChoice, ActionName } from '../commands.ts'
import { forbiddenBy, missionOf, permitted, speakersOf } from '../effects.ts'
import { refuse } from '../refuse.ts'
import type { Ship } from '../state.ts'
import type { Refusal } from '../text.ts'
import { bodyOf, chassisOf, otherBodies, shipOf } from '../values.ts'

type MissionChoice = Extract<ActionChoice, { readonly action: 'mission' }>

/** The name under which an action counts for "once per round" (ACTION-3). */
export function actionKey(choice: ActionChoice): string {
  if (choice.action === 'mission') return choice.name
  if (choice.action === 'repair' || choice.action === 'card') return `${choice.action}:${choice.card}`
  return choice.action
}

/** The greatest shift of a barrel roll along the base, mm: what the template leaves free at either end (ACTION-BR-2/3). */
export function rollReach(game: Game, ship: Ship): number {
  return 2 * rollSlide(chassisOf(game.catalog, ship).base)
}

/** Where a barrel roll ends (ACTION-BR-1 … 4). */
export function rolledTo(game: Game, ship: Ship, side: 'left' | 'right', slide: number): Pose {
  const { base } = chassisOf(game.catalog, ship)
  return rollPose(base, ship.pose!, side, slide / 2, slide / 2)
}

/** Whether a ship may perform an action: stress, once per round, icon, and what the action itself asks for. */
export function judgeAction(
  game: Game,
  ship: Ship,
  choice: ActionChoice,
  free: readonly string[] | null,
): true | Refusal {
  if (ship.stress > 0) return refuse('stressed', 'STRESS-2')
  if (ship.pilot === null) return refuse('no-actions', 'MISSION-1-SHUTTLE-4')
  if (ship.acted.includes(actionKey(choice))) return refuse('acted', 'ACTION-3')
  if (free) {
    if (!free.includes(choice.action)) return refuse('not-offered', 'ACTION-2')
  } else if (!offered(game, ship, choice)) {
    const lies = choice.action === 'repair' && ship.damage.some(card => card.faceUp && card.kind === choice.card)
    return lies ? refuse('no-repair', 'ACTION-CARD-1') : refuse('no-icon', 'ACTION-1')
  }
  const allowed = permitted(game, ship, 'mayAct', (may, where) => may(where, ship, choice))
  if (!allowed) return refuse('forbidden', ['CONFLICT-2', 'CRIT-1'])
  return requirements(game, ship, choice)
}

function offered(game: Game, ship: Ship, choice: ActionChoice): boolean {
  if (choice.action === 'repair')
    return ship.damage.some(card => card.faceUp && card.kind === choice.card && game.catalog.damage[card.kind]?.repair)
  if (choice.action === 'mission') return missionActions(game, ship).some(other => other.name === choice.name)
  if (choice.action === 'card') return cardActions(game, ship).some(other => actionKey(other) === actionKey(choice))
  return chassisOf(game.catalog, ship).actions.includes(choice.action)
}

/** The mission's actions that a ship might perform, from where it is or from elsewhere: `judgeAction` tells which, and why not (ACTION-1). */
export function missionActions(game: Game, ship: Ship): MissionChoice[] {
  const mission = missionOf(game)
  const where = { game, owner: null, card: mission.id, dealt: 0 }
  return Object.entries(mission.actions).flatMap(([name, { targets }]) =>
    targets(where, ship).map(target => ({ action: 'mission' as const, name, target })),
  )
}

/** Actions that the ship's cards offer beside its action bar (ACTION-CARD-1). */
function cardActions(game: Game, ship: Ship): ActionChoice[] {
  const found: ActionChoice[] = []
  for (const { where, effects } of speakersOf(game, ship))
    found.push(...(effects.permissions?.offersAction?.(where, ship) ?? []))
  return found
}

function requirements(game: Game, ship: Ship, choice: ActionChoice): true | Refusal {
  if (choice.action === 'barrel-roll') return judgeRoll(game, ship, choice.side, choice.slide)
  if (choice.action === 'target-lock') return judgeLock(game, ship, choice.target)
  if (choice.action === 'mission') return judgeMission(game, ship, choice)
  return true
}

function judgeMission(game: Game, ship: Ship, { name, target }: MissionChoice): true | Refusal {
  const known = missionActions(game, ship).some(other => other.name === name && other.target === target)
  if (!known) return refuse('not-offered', 'ACTION-1')
  const mission = missionOf(game)
  const where = { game, owner: null, card: mission.id, dealt: 0 }
  return mission.actions[name]!.judge(where, ship, shipOf(game.state, target))
}

function judgeRoll(game: Game, ship: Ship, side: 'left' | 'right', slide: number): true | Refusal {
  if (side !== 'left' && side !== 'right') return refuse('bad-side', 'ACTION-BR-2')
  const reach = rollReach(game, ship)
  if (!Number.isInteger(slide) || Math.abs(slide) > reach)
    return refuse('bad-slide', ['ACTION-BR-2', 'ACTION-BR-3'], { reach })
  const body: Body = { base: chassisOf(game.catalog, ship).base, pose: rolledTo(game, ship, side, slide) }
  if (!insideMat(body, game.state.mat)) return refuse('roll-off-mat', 'ACTION-BR-5')
  for (const other of otherBodies(game.catalog, game.state, ship.id)) {
    if (overlap(body, other)) return refuse('roll-overlaps', 'ACTION-BR-5', { other: other.id })
  }
  for (const { id, polygon } of game.state.obstacles) {
    if (overlapsPolygon(body, polygon)) return refuse('roll-overlaps', 'ACTION-BR-5', { other: id })
  }
  return true
}

function judgeLock(game: Game, ship: Ship, target: string): true | Refusal {
  const other = game.state.ships.find(candidate => candidate.id === target)
  if (other?.status !== 'play' || !other.pose) return refuse('no-such-target', 'ACTION-TL-2')
  if (other.seat === ship.seat) return refuse('friendly', 'ACTION-TL-2')
  if (ship.lock?.target === target) return refuse('locked-already', 'ACTION-TL-5')
  // At Range 1-3 (RANGE-4), all around.
  const measured = range(bodyOf(game.catalog, ship), bodyOf(game.catalog, other))
  return measured.band === null ? refuse('out-of-range', ['ACTION-TL-2', 'ACTION-TL-4']) : true
}

const LATTICE = [0, -10, 10, -20, 20]

/** The actions that are worth judging one by one: a fixed lattice of barrel rolls, every enemy to lock, every repair. */
function candidates(game: Game, ship: Ship, free: readonly string[] | null): ActionChoice[] {
  const names: readonly string[] = free ?? chassisOf(game.catalog, ship).actions
  const found: ActionChoice[] = []
  for (const name of names) found.push(...variants(game, ship, name as ActionName))
  if (!free) {
    found.push(...missionActions(game, ship), ...cardActions(game, ship))
    const kinds = new Set<string>()
    for (const card of ship.damage) {
      if (!card.faceUp || card.kind === null || !game.catalog.damage[card.kind]?.repair || kinds.has(card.kind))
        continue
      kinds.add(card.kind)
      found.push({ action: 'repair', card: card.kind })
    }
  }
  return found
}

function rolls(slides: readonly number[]): Extract<ActionChoice, { action: 'barrel-roll' }>[] {
  return (['left', 'right'] as const).flatMap(side => slides.map(slide => ({ action: 'barrel-roll', side, slide })))
}

function variants(game: Game, ship: Ship, name: ActionName): ActionChoice[] {
  if (name === 'focus' || name === 'evade') return [{ action: name }]
  if (name === 'target-lock') {
    return game.state.ships
      .filter(other => other.seat !== ship.seat && other.status === 'play')
      .map(other => ({ action: 'target-lock', target: other.id }))
  }
  if (name === 'barrel-roll') {
    const coarse = rolls(LATTICE)
    if (coarse.some(roll => judgeRoll(game, ship, roll.side, roll.slide) === true)) return coarse
    const reach = rollReach(game, ship)
    return rolls(Array.from({ length: 2 * reach + 1 }, (_, n) => n - reach))
  }
  return []
}

/** Every legal action of the lattice: rolls and locks are measured before the ship decides (ACTION-BR-6, ACTION-TL-4). */
export function legalActions(game: Game, ship: Ship, free: readonly string[] | null): ActionChoice[] {
  if (ship.stress > 0) return []
  return candidates(game, ship, free).filter(choice => judgeAction(game, ship, choice, free) === true)
}

/** Whether a ship has any action to perform; gives up looking at the first. */
export function canAct(game: Game, ship: Ship, free: readonly string[] | null): boolean {
  if (ship.stress > 0) return false
  return candidates(game, ship, free).some(choice => judgeAction(game, ship, choice, free) === true)
}

/** The card or mission that forbids a ship an action which it could perform otherwise; null if none does (CONFLICT-2). */
export function barredBy(game: Game, ship: Ship): string | null {
  for (const choice of candidates(game, ship, null)) {
    if (ship.acted.includes(actionKey(choice)) || requirements(game, ship, choice) !== true) continue
    const bar = forbiddenBy(game, ship, 'mayAct', (may, where) => may(where, ship, choice))
    if (bar) return bar.card
  }
  return null
}
