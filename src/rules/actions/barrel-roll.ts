/** Barrel roll: to either side by the straight template of speed 1, laid against the base's side (ACTION-BR-1 … 6, TFA-BR-1). */
import {
  overlapsPolygon,
  type Polygon,
  type Pose,
  rollEnds,
  rollPose,
  rollSlide,
  rollTemplate,
} from '../../geometry/index.ts'
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

type Roll = ChoiceOf<'barrel-roll'>

/** The greatest shift of a barrel roll along the base, mm: what the template leaves free at either end (ACTION-BR-2/3). */
export function rollReach(game: Game, ship: Ship): number {
  const free = rollSlide(chassisOf(game.catalog, ship).base)
  return endsOf(game, ship) ? free : 2 * free
}

/** The shifts after which a barrel roll may end, its template centred on the side mark; null: after any (SE-BR-1). */
const endsOf = ({ catalog }: Game, ship: Ship): readonly number[] | null =>
  catalog.layer?.rollsToThree ? rollEnds(chassisOf(catalog, ship).base) : null

/** How far the template of a barrel roll lies ahead of the base's middle: half of the shift, or not at all. */
const laidAt = (game: Game, ship: Ship, slide: number): number => (endsOf(game, ship) ? 0 : slide / 2)

/** What every ship may roll over (ACTION-BR-1). */
const PRINTED: readonly number[] = [1]

/** The speeds of the straight templates over which a ship may roll: the printed one, and what its cards make of it. */
export const rollSpeeds = (game: Game, ship: Ship): readonly number[] =>
  relay(game, ship, 'rolls', PRINTED, (effect, where, value) => effect(where, value))

/** Where a barrel roll ends (ACTION-BR-1 … 4). `speed`: of its template. */
export function rolledTo(game: Game, ship: Ship, side: 'left' | 'right', slide: number, speed = 1): Pose {
  const { base } = chassisOf(game.catalog, ship)
  return rollPose(base, ship.pose!, side, slide / 2, slide / 2, speed)
}

function judge(game: Game, ship: Ship, { side, slide, speed = 1 }: Roll): true | Refusal {
  if (side !== 'left' && side !== 'right') return refuse('bad-side', 'ACTION-BR-2')
  if (!rollSpeeds(game, ship).includes(speed)) return refuse('bad-roll', 'ACTION-BR-1')
  const reach = rollReach(game, ship)
  const ends = endsOf(game, ship)
  if (!Number.isInteger(slide) || Math.abs(slide) > reach || ends?.includes(slide) === false)
    return refuse('bad-slide', ['ACTION-BR-2', 'ACTION-BR-3'], { reach })
  const end = judgeEnd(game, ship, rolledTo(game, ship, side, slide, speed), 'ACTION-BR-5')
  if (end !== true || !game.catalog.layer?.rollsClearOfObstacles) return end
  const laid = rollTemplate(chassisOf(game.catalog, ship).base, ship.pose!, side, laidAt(game, ship, slide), speed)
  return judgeTemplate(game, polygon => overlapsPolygon(laid, polygon), 'TFA-BR-1')
}

const rolls = (slides: readonly number[], speed: number): Roll[] =>
  (['left', 'right'] as const).flatMap(side =>
    slides.map(slide => ({ action: 'barrel-roll', side, slide, ...(speed === 1 ? {} : { speed }) })),
  )

const SLIDES = [0, -10, 10, -20, 20]
const LATTICE: readonly Roll[] = rolls(SLIDES, 1)

export const barrelRoll: ActionRow<'barrel-roll'> = {
  from: 'bar',
  rules: () => ['ACTION-BR-1'],
  // A fixed lattice; every mm where nothing on it is free (ACTION-BR-6).
  variants(game, ship) {
    const ends = endsOf(game, ship)
    if (ends) return rollSpeeds(game, ship).flatMap(speed => rolls(ends, speed))
    const lattice = rollSpeeds(game, ship).flatMap(speed => (speed === 1 ? LATTICE : rolls(SLIDES, speed)))
    if (lattice.some(roll => judge(game, ship, roll) === true)) return lattice
    const reach = rollReach(game, ship)
    const slides = Array.from({ length: 2 * reach + 1 }, (_, n) => n - reach)
    return rollSpeeds(game, ship).flatMap(speed => rolls(slides, speed))
  },
  judge,
  perform(game, ship, { side, slide, speed = 1 }) {
    const from = { ...ship.pose! }
    ship.pose = rolledTo(game, ship, side, slide, speed)
    untouch(game, ship)
    const rules = ['ACTION-BR-2', 'ACTION-BR-3', 'ACTION-BR-4']
    const over = speed === 1 ? {} : { speed }
    emit(game, {
      type: 'barrelRolled',
      ship: ship.id,
      side,
      slide: slide + 0,
      ...over,
      from,
      to: { ...ship.pose },
      rules,
    })
    const { base } = chassisOf(game.catalog, ship)
    const swept = () => {
      const laid = rollTemplate(base, from, side, laidAt(game, ship, slide), speed)
      return (polygon: Polygon) => overlapsPolygon(laid, polygon)
    }
    meet(game, ship, metOnTheWay(game, ship, swept))
  },
}
