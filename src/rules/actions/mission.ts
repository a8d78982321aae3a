/** An action that the mission offers, on a ship (ACTION-1). */
import type { Game, Where } from '../catalog.ts'
import { missionOf } from '../effects.ts'
import { refuse } from '../refuse.ts'
import { push } from '../run.ts'
import type { Ship } from '../state.ts'
import { shipOf } from '../values.ts'
import type { ActionRow, ChoiceOf } from './row.ts'

const whereOf = (game: Game): Where => ({ game, owner: null, card: missionOf(game).id, dealt: 0 })

/** The mission's actions that a ship might perform, from where it is or from elsewhere: `judgeAction` tells which, and why not (ACTION-1). */
export function missionActions(game: Game, ship: Ship): ChoiceOf<'mission'>[] {
  const where = whereOf(game)
  return Object.entries(missionOf(game).actions).flatMap(([name, { targets }]) =>
    targets(where, ship).map(target => ({ action: 'mission' as const, name, target })),
  )
}

export const mission: ActionRow<'mission'> = {
  from: 'mission',
  key: ({ name }) => name,
  about: ({ name, target }) => ({ name, target }),
  rules: (game, { name }) => missionOf(game).actions[name]?.rules ?? ['ACTION-1'],
  lacks: (game, ship, { name }) =>
    missionActions(game, ship).some(other => other.name === name) ? null : refuse('no-icon', 'ACTION-1'),
  variants: missionActions,
  judge(game, ship, { name, target }) {
    const known = missionActions(game, ship).some(other => other.name === name && other.target === target)
    if (!known) return refuse('not-offered', 'ACTION-1')
    return missionOf(game).actions[name]!.judge(whereOf(game), ship, shipOf(game.state, target))
  },
  perform(game, _ship, { name, target }) {
    const offered = missionOf(game).actions[name]
    if (offered) push(game, { step: 'words', owner: target, card: name, words: [...offered.onTarget], index: 0 })
  },
}
