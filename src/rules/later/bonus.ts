/** Bonus attacks: right after the attack that gives one, at most one a ship and round (SE-BONUS-1). */
import { shotsOf } from '../legal/attacks.ts'
import { pop, type Step, step } from '../run.ts'
import { askShip } from '../sides.ts'
import type { Frame } from '../state.ts'
import { declare } from '../steps/combat.ts'
import { shipOf } from '../values.ts'

/** `weapons`: with one of these; null: with any. */
type BonusFrame = Frame & { ship: string; weapons: readonly string[] | null }

/** What stands among what a ship has used in a round. */
const MARK = 'bonus attack'

const bonus = step<BonusFrame>(
  (game, { ship: id, weapons }) => {
    const ship = shipOf(game.state, id)
    const may = ship.status === 'play' && !ship.used?.includes(MARK)
    const shots = may ? shotsOf(game, ship).filter(({ weapon }) => weapons?.includes(weapon) !== false) : []
    if (shots.length > 0)
      return [{ kind: 'attack', ...askShip(game.state, ship), ship: id, ...(weapons ? { weapons } : {}) }]
    pop(game)
    return
  },
  (game, { ship: id }, command) => {
    const ship = shipOf(game.state, id)
    pop(game)
    if (command.type !== 'attack') return
    ship.used = [...(ship.used ?? []), MARK]
    declare(game, ship, command)
  },
)

export const bonusSteps: Readonly<Record<string, Step>> = { bonus }
