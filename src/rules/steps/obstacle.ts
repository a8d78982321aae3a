/** The die for each obstacle that a ship hit, in place of its action (OBST-7, OBST-8). */
import type { Game } from '../catalog.ts'
import { kindOf, objectOf } from '../objects.ts'
import { countSite, emit, pop, push, type Step, siteOf, step } from '../run.ts'
import type { Frame, Ship } from '../state.ts'
import { shipOf, softenedBy } from '../values.ts'

type ObstacleFrame = Frame & { ship: string; hits: string[] }

/** Rolls for the obstacles that a ship hit, nearest to its start first, one die a token (OBST-6). */
export function rollForObstacles(game: Game, ship: Ship, hits: readonly string[]): void {
  const rolled = hits.filter(hit => !ownWord(game, hit))
  if (rolled.length > 0) push<ObstacleFrame>(game, { step: 'obstacles', ship: ship.id, hits: rolled })
}

/** Whether an obstacle says itself what it does. */
function ownWord({ catalog, state }: Game, id: string): boolean {
  const hit = objectOf(state, id)
  return hit !== null && kindOf(catalog, hit.kind).own !== undefined
}

const obstacles = step<ObstacleFrame>(
  (game, frame) => {
    const obstacle = frame.hits[0]
    // A ship that has left the game rolls no more.
    if (obstacle === undefined || shipOf(game.state, frame.ship).status !== 'play') {
      pop(game)
      return
    }
    return [
      {
        kind: 'roll',
        player: 'chance',
        at: game.state.at,
        site: siteOf(game, frame.ship, obstacle),
        dice: 'attack',
        count: 1,
        reroll: false,
        ship: frame.ship,
        card: null,
        obstacle,
      },
    ]
  },
  (game, frame, command) => {
    if (command.type !== 'roll') return
    const ship = shipOf(game.state, frame.ship)
    const obstacle = frame.hits.shift()!
    const site = siteOf(game, ship.id, obstacle)
    countSite(game, ship.id, obstacle)
    const face = command.faces[0]!
    const softener = softenedBy(game, ship)
    const hits = face === 'hit' || (face === 'crit' && softener) ? 1 : 0
    const crits = face === 'crit' && !softener ? 1 : 0
    const rules = ['OBST-8', ...(softener && face === 'crit' ? [softener] : [])]
    emit(game, { type: 'obstacleRolled', ship: ship.id, obstacle, site, face, hits, crits, rules })
    if (hits + crits > 0) push(game, { step: 'damage', ship: ship.id, hits, crits, by: null, drawing: false })
  },
)

export const obstacleSteps: Record<string, Step> = { obstacles }
