/** The Combat phase: ships fight in descending skill, each at most once (COMBAT-0.1 … 0.4, 1.1, SIM-2, SIM-3). */
import type { Game } from '../catalog.ts'
import { openWindow } from '../effects.ts'
import { lineOf, measureAttack, onObstacle, type Shot, shotsOf } from '../legal/attacks.ts'
import { scansOf } from '../legal/scans.ts'
import { kindOf } from '../objects.ts'
import { emit, pop, push, type Step, step } from '../run.ts'
import { askShip, askShips } from '../sides.ts'
import type { Frame, Ship } from '../state.ts'
import { shipOf, skillOf } from '../values.ts'
import { weaponOf } from '../weapons.ts'
import { nextInOrder } from './activation.ts'
import { chargesOf, setCharges } from './charges.ts'
import { destroy } from './leave.ts'
import { enterPhase, orderOf } from './round.ts'
import { removeLock } from './tokens.ts'

type FightFrame = Frame & { ship: string; skill: number; declared: boolean }

type CombatFrame = Frame & { skill?: number }

const combat = step<CombatFrame>(
  (game, frame) => {
    if (frame.stage === 'start') {
      frame.stage = 'ships'
      enterPhase(game, 'combat')
      openWindow(game, 'combatStart', { ship: null })
      return
    }
    // Who was destroyed stays until all of the initiative under way have engaged (SE-SIM-1).
    const together = game.catalog.layer?.leavesTogether === true
    // Equal skill on both sides: initiative first (COMBAT-0.4). Who has been destroyed never gets to attack (DESTROY-3).
    const next = nextInOrder(
      orderOf(game, 'descending'),
      ship => skillOf(game, ship),
      ship => ship.fought,
    )
    if (together && frame.skill !== undefined && (!next[0] || skillOf(game, next[0]) !== frame.skill)) {
      delete frame.skill
      const gone = game.state.ships.find(ship => ship.kept)
      if (gone) leaveTogether(game)
      return
    }
    if (next.length === 0) {
      pop(game)
      return
    }
    if (together) frame.skill = skillOf(game, next[0]!) ?? 0
    // Among equals the controller chooses (COMBAT-0.3); a ship that can attack nobody does not make it a question.
    const idle = next.find(ship => shotsOf(game, ship).length === 0 && scansOf(game, ship).length === 0)
    if (idle || next.length === 1) {
      fight(game, idle ?? next[0]!)
      return
    }
    return [{ kind: 'order', ...askShips(game.state, next), phase: 'combat', ships: next.map(ship => ship.id) }]
  },
  (game, _frame, command) => {
    if (command.type === 'chooseShip') fight(game, shipOf(game.state, command.ship))
  },
)

/** All that were destroyed at an initiative leave, those of the first player first. */
function leaveTogether(game: Game): void {
  const gone = game.state.ships.filter(ship => ship.kept)
  const first = game.state.initiative
  for (const ship of [...gone.filter(({ side }) => side === first), ...gone.filter(({ side }) => side !== first)])
    destroy(game, ship, null)
}

function fight(game: Game, ship: Ship): void {
  push<FightFrame>(game, { step: 'fight', ship: ship.id, skill: skillOf(game, ship) ?? 0, declared: false })
  openWindow(game, 'beforeEngaging', { ship: ship.id })
}

const fightStep = step<FightFrame>(
  (game, frame) => {
    const ship = shipOf(game.state, frame.ship)
    if (!frame.declared && ship.status === 'play') {
      const scans = scansOf(game, ship)
      if (scans.length > 0 || shotsOf(game, ship).length > 0) {
        const asked = { kind: 'attack', ...askShip(game.state, ship), ship: ship.id } as const
        return [scans.length > 0 ? { ...asked, scans } : asked]
      }
      if (onObstacle(game, ship))
        emit(game, { type: 'attackSkipped', ship: ship.id, why: 'obstacle', rules: ['OBST-10'] })
      else emit(game, { type: 'attackSkipped', ship: ship.id, why: 'no-target', rules: ['COMBAT-1.2'] })
    }
    // Its opportunity is over, used or not; a ship kept for it is removed now (SIM-3).
    ship.fought = true
    pop(game)
    if (ship.kept && !game.catalog.layer?.leavesTogether) {
      ship.kept = false
      destroy(game, ship, null)
    } else openWindow(game, 'opportunityEnded', { ship: ship.id })
    return
  },
  (game, frame, command) => {
    frame.declared = true
    const ship = shipOf(game.state, frame.ship)
    if (command.type === 'attack') declare(game, ship, command)
    else if (command.type === 'scan') scan(game, ship, command.marker)
    else emit(game, { type: 'attackSkipped', ship: ship.id, why: 'passed', rules: ['COMBAT-0.2'] })
  },
)

/** Takes something off the mat and puts it on the ship's card, in place of its attack. */
function scan(game: Game, ship: Ship, id: string): void {
  const { state } = game
  const taken = state.objects.find(one => one.id === id)!
  const { kind } = taken
  state.objects = state.objects.map(one => (one === taken ? { ...one, ship: ship.id } : one))
  const left = state.objects.filter(one => one.kind === kind && one.ship === null).length
  const rules = [kindOf(game.catalog, kind).carried!.taken]
  emit(game, { type: 'objectTaken', ship: ship.id, object: id, kind, left, rules })
}

/** Step 1: target and weapon are named, the weapon's costs paid, the range measured (COMBAT-1.1 … 1.5, SECW-5, SECW-7). */
export function declare(game: Game, ship: Ship, shot: Shot): void {
  const target = shipOf(game.state, shot.target)
  const measure = measureAttack(game, ship, target, shot.weapon)!
  const { from, to, obstructed } = lineOf(game, ship, measure)
  emit(game, {
    type: 'attackDeclared',
    attacker: ship.id,
    defender: target.id,
    weapon: shot.weapon,
    band: measure.band!,
    mm: measure.mm,
    line: { from, to },
    obstructed,
    rules: ['COMBAT-1.1', 'RANGE-6'],
  })
  const weapon = weaponOf(game, ship, shot.weapon)
  if (weapon?.spendsLock) removeLock(game, ship, 'spent', ['SECW-5', 'SECW-7'])
  if (weapon?.spendsCharges)
    setCharges(game, ship, shot.weapon, chargesOf(ship, shot.weapon) - weapon.spendsCharges, ['SE-CHARGE-1', 'SECW-5'])
  if (weapon?.discards) {
    const card = ship.upgrades.find(other => other.card === shot.weapon && !other.discarded)!
    card.discarded = true
    emit(game, { type: 'upgradeDiscarded', ship: ship.id, card: card.card, rules: ['SECW-7', 'UPG-3'] })
  }
  push(game, {
    step: 'attack',
    stage: 'roll',
    attacker: ship.id,
    defender: target.id,
    weapon: shot.weapon,
    band: measure.band!,
    obstructed,
    attack: [],
    defence: [],
    reroll: null,
    evades: 0,
    used: [],
  })
  openWindow(game, 'targetDeclared', { ship: ship.id })
}

export const combatSteps: Record<string, Step> = { combat, fight: fightStep }
