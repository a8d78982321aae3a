/** Who is first player: rolled for in the setup, and in every round when all dials are set (SE-ORDER-1). */
import { countSite, emit, pop, type Step, siteOf, step } from '../run.ts'
import { opponent } from '../sides.ts'
import type { Frame, Side } from '../state.ts'

/** One roll decides, one half each: who rolls it is for nobody to choose. */
const ROLLER: Side = 'first'
const SITE = 'player-order'

const order = step<Frame>(
  game => {
    const { state } = game
    const ship = state.ships.find(({ side }) => side === ROLLER) ?? state.ships[0]!
    const die = { dice: 'attack', count: 1, reroll: false, ship: ship.id, card: null } as const
    return [{ kind: 'roll', player: 'chance', at: state.at, site: siteOf(game, ROLLER, SITE), ...die }]
  },
  (game, _frame, command) => {
    if (command.type !== 'roll') return
    const site = siteOf(game, ROLLER, SITE)
    countSite(game, ROLLER, SITE)
    pop(game)
    const face = command.faces[0]!
    const has = face === 'hit' || face === 'crit' ? ROLLER : opponent(ROLLER)
    game.state.initiative = has
    emit(game, { type: 'initiativeRolled', side: ROLLER, site, face, decides: has, rules: ['SE-ORDER-1'] })
    emit(game, { type: 'initiativeChosen', side: has, has, rules: ['SE-ORDER-1'] })
  },
)

export const orderSteps: Readonly<Record<string, Step>> = { order }
