/** Words that only cards of later sets are made of: damage cards dealt, exposed and repaired, charges, bonus attacks, ships that turn (SE-DAMAGE-1, SE-DAMAGE-2, SE-CHARGE-1, SE-BONUS-1, SE-ROTATE-1). */
import { overlap, turnPose } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { deckOf } from '../decks.ts'
import { emit, push } from '../run.ts'
import { askShip } from '../sides.ts'
import type { Ship } from '../state.ts'
import { chargesOf, setCharges } from '../steps/charges.ts'
import { bodyOf, damageOf, hullOf, otherBodies } from '../values.ts'
import type { LateWords } from './late.ts'

/** What the choice of a damage card to repair calls one that lies face down. */
const FACE_DOWN = 'face-down'

/** The damage cards of a ship as a choice names them, each once. */
const repairable = ({ damage }: Ship): readonly string[] => [
  ...new Set(damage.map(({ faceUp, kind }) => (faceUp && kind !== null ? kind : FACE_DOWN))),
]

/** A card that lies face up is turned down, one that lies face down is discarded; it was seen by nobody, or its kind is known. */
function repair(game: Game, ship: Ship, named: string): void {
  const at = ship.damage.findIndex(({ faceUp, kind }) => (named === FACE_DOWN ? !faceUp : faceUp && kind === named))
  const card = ship.damage[at]
  if (!card) return
  if (card.faceUp) {
    card.faceUp = false
    emit(game, { type: 'damageTurnedDown', ship: ship.id, kind: named, why: 'repaired', rules: ['SE-DAMAGE-2'] })
    return
  }
  ship.damage.splice(at, 1)
  if (card.shuffle > 0) deckOf(game.state, ship.side).discard.push({ kind: card.kind, shuffle: card.shuffle })
  const hullLeft = Math.max(0, hullOf(game, ship) - damageOf(game, ship))
  emit(game, { type: 'hullMended', ship: ship.id, hullLeft, rules: ['SE-DAMAGE-2'] })
}

/** Whether a ship can be turned where it lies: it would overlap no ship (SE-ROTATE-1). */
function canTurn(game: Game, ship: Ship, degrees: number): boolean {
  const body = { ...bodyOf(game.catalog, ship), pose: turnPose(ship.pose!, degrees) }
  return otherBodies(game.catalog, game.state, ship.id).every(other => !overlap(body, other))
}

export const lateWords: LateWords = {
  dealCards: {
    needs: 'ship',
    run: ({ game, ship }, { count }) =>
      push(game, { step: 'damage', ship: ship!.id, hits: count, crits: 0, by: null, drawing: false, dealt: true }),
  },
  expose: { needs: 'ship', run: ({ game, ship }) => push(game, { step: 'expose', ship: ship!.id, which: null }) },
  repair: {
    needs: 'ship',
    ask({ game, frame, ship }) {
      const cards = repairable(ship!)
      if (cards.length <= 1) return
      return [{ kind: 'card', ...askShip(game.state, ship!), ship: ship!.id, why: frame.card, cards }]
    },
    answer({ game, ship }, _word, command) {
      if (command.type === 'chooseCard') repair(game, ship!, command.card)
    },
    run({ game, ship }) {
      const [only] = repairable(ship!)
      if (only !== undefined) repair(game, ship!, only)
    },
  },
  spendCharge: {
    needs: 'ship',
    run({ game, frame, ship }, { count }) {
      const left = Math.max(0, chargesOf(ship!, frame.card) - count)
      setCharges(game, ship!, frame.card, left, ['SE-CHARGE-1'])
    },
  },
  gainCharge: {
    needs: 'ship',
    run({ game, frame, ship }, { count }) {
      const { pilots, upgrades } = game.catalog
      const most = (pilots[frame.card] ?? upgrades[frame.card])?.charges?.count ?? 0
      const left = chargesOf(ship!, frame.card)
      if (left < most) setCharges(game, ship!, frame.card, Math.min(most, left + count), ['SE-CHARGE-1'])
    },
  },
  grantAction: {
    needs: 'ship',
    run: ({ game, ship }) => push(game, { step: 'action', ship: ship!.id, free: null, rule: 'ACTION-2' }),
  },
  preventDamage: {
    needs: 'nobody',
    run({ game }, { ship }) {
      const coming = game.state.stack.findLast(frame => frame.step === 'damage' && frame.ship === ship)
      if (coming) Object.assign(coming, { hits: 0, crits: 0 })
    },
  },
  bonusAttack: {
    needs: 'ship',
    run: ({ game, ship }, { weapons = null }) => push(game, { step: 'bonus', ship: ship!.id, weapons }),
  },
  turn: {
    needs: 'ship',
    run({ game, ship }, { degrees }) {
      if (!canTurn(game, ship!, degrees)) return
      const from = { ...ship!.pose! }
      ship!.pose = turnPose(from, degrees)
      emit(game, { type: 'shipTurned', ship: ship!.id, from, to: { ...ship!.pose }, rules: ['SE-ROTATE-1'] })
    },
  },
}
