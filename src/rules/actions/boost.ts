/** Boost: ahead or to a side, over a template of speed 1 between the front guides (TFA-BOOST-1, TFA-BOOST-2). */
import { type BoostBearing, boostPose, type Path, type Polygon, sweeps, travel } from '../../geometry/index.ts'
import type { Game } from '../catalog.ts'
import { relay } from '../effects.ts'
import { metOnTheWay, untouch } from '../movement.ts'
import { refuse } from '../refuse.ts'
import { emit } from '../run.ts'
import type { Ship } from '../state.ts'
import { meet } from '../steps/objects.ts'
import type { Refusal } from '../text.ts'
import { chassisOf } from '../values.ts'
import { judgeEnd, judgeTemplate } from './reposition.ts'
import type { ActionRow, ChoiceOf } from './row.ts'

/** What every boost may fly (TFA-BOOST-1). */
const PRINTED: readonly BoostBearing[] = ['straight', 'bank-left', 'bank-right']

/** The bearings of a ship's boost: the printed ones, and what its cards make of them. */
export const boostBearings = (game: Game, ship: Ship): readonly BoostBearing[] =>
  relay(game, ship, 'boosts', PRINTED, (effect, where, value) => effect(where, value))

const wayOf = (game: Game, { pose }: Pick<Ship, 'pose'>, ship: Ship, bearing: BoostBearing): Path =>
  travel(chassisOf(game.catalog, ship).base, pose!, { bearing, speed: 1 })

const meets = (path: Path) => (polygon: Polygon) => sweeps(path, path.reach, polygon).template

/** Whether the template of a boost from a pose lies on no obstacle (TFA-BOOST-2). */
export const boostTemplateFree = (game: Game, ship: Ship, pose: NonNullable<Ship['pose']>, bearing: BoostBearing) =>
  judgeTemplate(game, meets(wayOf(game, { pose }, ship, bearing)), 'TFA-BOOST-2')

function judge(game: Game, ship: Ship, { bearing }: ChoiceOf<'boost'>): true | Refusal {
  if (!boostBearings(game, ship).includes(bearing)) return refuse('bad-boost', 'TFA-BOOST-1')
  const { base } = chassisOf(game.catalog, ship)
  const end = judgeEnd(game, ship, boostPose(base, ship.pose!, bearing), 'TFA-BOOST-2')
  return end === true ? boostTemplateFree(game, ship, ship.pose!, bearing) : end
}

export const boost: ActionRow<'boost'> = {
  from: 'bar',
  rules: () => ['TFA-BOOST-1'],
  variants: (game, ship) => boostBearings(game, ship).map(bearing => ({ action: 'boost', bearing })),
  judge,
  perform(game, ship, { bearing }) {
    const from = { ...ship.pose! }
    const path = wayOf(game, { pose: from }, ship, bearing)
    ship.pose = boostPose(path.base, from, bearing)
    untouch(game, ship)
    emit(game, { type: 'boosted', ship: ship.id, bearing, from, to: { ...ship.pose }, rules: ['TFA-BOOST-1'] })
    meet(
      game,
      ship,
      metOnTheWay(game, ship, () => meets(path)),
    )
  },
}
