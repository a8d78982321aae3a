/**
 * What a position of Comrade in Arms is worth: who is nearer to the comrade while nobody has it, then the carrier's chance to come home; and the
 * ships, for the last side with some wins, too.
 */
import { overlapsPolygon } from '../../src/geometry/index.ts'
import { cargoOf } from '../../src/rules/index.ts'
import { wayOut } from '../model/dial-path.ts'
import type { Decided, Objective } from '../model/objective.ts'
import { goneOf, living, type PlayoutState, poseOf } from '../model/playout-state.ts'
import type { Unit } from '../model/position.ts'
import type { SearchContext } from '../model/search-context.ts'
import { scanTime } from './scan-race.ts'
import { danger, fighters, survives } from './threat.ts'

const FIGHTER_POINT = 0.035
/** What each move still to make costs, for what cannot be foreseen. */
const HASTE = 0.045
/** What a round's lead in the race is worth, and how many at most count. */
const LEAD = 0.1
const MOST_LEAD = 2.5

/** Who has the comrade at a line's end: a unit, or undefined for nobody. */
const carrierOf = (context: SearchContext, playout: PlayoutState): Unit | undefined => {
  const by = playout.taken[0]
  return by === undefined || by < 0 ? undefined : context.units[by]
}

/** The comrade that a unit lies over and could take on board (TFA-COMRADE-2). */
const takes = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  const pose = poseOf(context, playout, unit)
  if (!pose) return -1
  return cargoOf(context.position.game).findIndex(
    (one, n) => playout.taken[n]! < 0 && one.ship === null && overlapsPolygon({ base: unit.base, pose }, one.polygon),
  )
}

/** The chance that a carrier comes home. */
const comesHome = (context: SearchContext, playout: PlayoutState, unit: Unit): number => {
  const { position } = context
  const pose = poseOf(context, playout, unit)
  if (!pose) return 0
  const { home } = position.game.state.sides[unit.side]
  const way = wayOut(position, unit, pose, playout.stress[unit.index]! > 0, [home], 0)
  const chance = survives(context, playout, unit, danger(context, playout, unit, way, 0))
  return chance * (1 - Math.min(0.8, HASTE * way.moves))
}

/** By how many rounds the first side would have the comrade before the second. */
const leadOf = (context: SearchContext, playout: PlayoutState): number => {
  const time = (side: Unit['side']): number => {
    const ships = context.units.filter(unit => unit.side === side && living(context, playout, unit.index) > 0.3)
    return ships.length === 0 ? 20 : scanTime(context, playout, [0], ships).time
  }
  return Math.max(-MOST_LEAD, Math.min(MOST_LEAD, time('second') - time('first')))
}

const homeBy = (context: SearchContext, playout: PlayoutState, side: Unit['side']): boolean =>
  context.units.some(unit => unit.side === side && playout.saved[unit.index] === 1)

const decided = (context: SearchContext, playout: PlayoutState): Decided => {
  if (homeBy(context, playout, 'first')) return { won: 1, lost: 0 }
  if (homeBy(context, playout, 'second')) return { won: 0, lost: 1 }
  const [first, second] = [goneOf(context, playout, 'first'), goneOf(context, playout, 'second')]
  return { won: second * (1 - first), lost: first }
}

/** The first side's chance as the race and the way home stand. */
const stands = (context: SearchContext, playout: PlayoutState): number => {
  const carrier = carrierOf(context, playout)
  if (!carrier) return cargoOf(context.position.game).length === 0 ? 0.5 : 0.5 + LEAD * leadOf(context, playout)
  const home = 0.25 + 0.75 * comesHome(context, playout, carrier)
  return carrier.side === 'first' ? home : 1 - home
}

export const comradeInArms: Objective = {
  aim: 'comrade-in-arms',
  reckons: true,
  scan: takes,
  priority: ({ game }, unit) => (cargoOf(game).some(one => one.ship === unit.ship.id) ? 0.1 : 0.05),
  worth: (context, playout) => {
    const { won, lost } = decided(context, playout)
    const open = Math.max(0, 1 - won - lost)
    return won + open * stands(context, playout) + fighters(context, playout, undefined, FIGHTER_POINT)
  },
  decided,
  features: [],
  write: () => {},
  judged: () => 0,
}
