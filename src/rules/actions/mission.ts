/** An action that the mission offers, on a ship (ACTION-1). */
import type { Game, Where } from '../catalog.ts'
import { missionOf } from '../effects.ts'
import { refuse } from '../refuse.ts'
import { push } from '../run.ts'
import type { Ship, ShipId } from '../state.ts'
import { shipOf } from '../values.ts'
import type { ActionRow, ChoiceOf } from './row.ts'

const whereOf = (game: Game): Where => ({ game, owner: null, card: missionOf(game).id, dealt: 0 })

/** Whom a ship might perform an action of the mission on; nobody where the mission has no such action. */
function targetsOf(game: Game, ship: Ship, name: string): readonly ShipId[] {
  const { actions } = missionOf(game)
  return Object.hasOwn(actions, name) ? actions[name]!.targets(whereOf(game), ship) : []
}

/** The mission's actions that a ship might perform, from where it is or from elsewhere: `judgeAction` tells which, and why not (ACTION-1). */
export function missionActions(game: Game, ship: Ship): ChoiceOf<'mission'>[] {
  return Object.keys(missionOf(game).actions).flatMap(name =>
    targetsOf(game, ship, name).map(target => ({ action: 'mission' as const, name, target })),
  )
}

export const mission: ActionRow<'mission'> = {
  from: 'mission',
  key: ({ name }) => name,
  about: ({ name, target }) => ({ name, target }),
  rules: (game, { name }) => missionOf(game).actions[name]?.rules ?? ['ACTION-1'],
  lacks: (game, ship, { name }) => (targetsOf(game, ship, name).length > 0 ? null : refuse('no-icon', 'ACTION-1')),
  variants: missionActions,
  judge(game, ship, { name, target }) {
    if (!targetsOf(game, ship, name).includes(target)) return refuse('not-offered', 'ACTION-1')
    return missionOf(game).actions[name]!.judge(whereOf(game), ship, shipOf(game.state, target))
  },
  perform(game, _ship, { name, target }) {
    const offered = missionOf(game).actions[name]
    if (offered) push(game, { step: 'words', owner: target, card: name, words: [...offered.onTarget], index: 0 })
  },
}
