/** What comes of overlapping ships in the second edition: a die for a friend, a red action beside an enemy (SE-OVERLAP-1, SE-OVERLAP-2). */
import type { Game } from '../catalog.ts'
import { barOf } from '../legal/bar.ts'
import type { Moved } from '../movement.ts'
import { countSite, emit, pop, push, type Step, siteOf, step } from '../run.ts'
import { friendly } from '../sides.ts'
import type { Frame, Ship } from '../state.ts'
import { shipOf } from '../values.ts'

type BumpFrame = Frame & { ship: string; other: string }

const bump = step<BumpFrame>(
  (game, { ship, other }) => {
    if (shipOf(game.state, ship).status !== 'play') {
      pop(game)
      return
    }
    const die = { dice: 'attack', count: 1, reroll: false, ship, card: null, obstacle: other } as const
    return [{ kind: 'roll', player: 'chance', at: game.state.at, site: siteOf(game, ship, other), ...die }]
  },
  (game, { ship, other }, command) => {
    if (command.type !== 'roll') return
    const site = siteOf(game, ship, other)
    countSite(game, ship, other)
    pop(game)
    const face = command.faces[0]!
    const hits = face === 'hit' || face === 'crit' ? 1 : 0
    emit(game, {
      type: 'obstacleRolled',
      ship,
      obstacle: other,
      friend: true,
      site,
      face,
      hits,
      crits: 0,
      rules: ['SE-OVERLAP-1'],
    })
    if (hits > 0) push(game, { step: 'damage', ship, hits, crits: 0, by: null, drawing: false })
  },
)

/** The actions that may be performed beside an enemy, if the bar has them. */
const BESIDE: readonly string[] = ['focus', 'calculate']

/** A friend among those that it met first costs a die; beside enemies alone it may perform an action of its bar as a red one. */
export function overlapped(game: Game, ship: Ship, { first = [] }: Moved): void {
  const friend = first.find(id => friendly(shipOf(game.state, id), ship))
  if (friend !== undefined) {
    push<BumpFrame>(game, { step: 'bump', ship: ship.id, other: friend })
    return
  }
  const names = barOf(game, ship).map(({ action }) => action)
  const free = [...new Set(names)].filter(name => BESIDE.includes(name))
  if (free.length > 0) push(game, { step: 'action', ship: ship.id, free, colour: 'red', rule: 'SE-OVERLAP-2' })
}

export const overlapSteps: Readonly<Record<string, Step>> = { bump }
