/** A mission of a tour is over: who came home, what was earned, and what changes in the next. */
import type { TourData } from '../content/tours/index.ts'
import type { Catalog } from '../rules/index.ts'
import type { BattleOutcome } from './result.ts'
import { nextBattle } from './setup.ts'
import {
  dataOf,
  type Fate,
  type FlownShip,
  type LegReport,
  lot,
  type PilotState,
  type TourState,
  WORN,
} from './state.ts'

/** What is earned: for each ship shot down, for a mission that was won, for coming home unhurt. */
export const EARNED = { kill: 2, won: 2, unhurt: 1 } as const
/** Repair points that come after each mission, and one more after one that was won. */
const STORED = 1

type Outcome = TourData['legs'][number]['outcomes'][number]

/** Which of a mission's outcomes a battle came to: the first that holds. */
function outcomeIn(outcomes: readonly Outcome[], { winner, ships }: BattleOutcome): Outcome {
  const holds = ({ when: { won, hull, lost } }: Outcome): boolean =>
    (won === undefined || winner === won) &&
    (hull === undefined || ships.some(ship => ship.chassis === hull.chassis && ship.hull >= hull.least)) &&
    (lost === undefined || ships.filter(ship => ship.side === lost.side && !ship.home).length >= lost.least)
  return outcomes.find(holds) ?? outcomes.at(-1)!
}

/** What a lost ship means for its pilot, by the tour's own seed: of ten, four are wounded, three captured, three lost. */
export function fateOf(seed: string, leg: number, pilot: string): Fate {
  const at = lot(seed, `fate/${leg}/${pilot}`)
  return at < 0.4 ? 'wounded' : at < 0.7 ? 'captured' : 'lost'
}

/** Who was wounded before this mission is back, who was captured is freed by winning it; with a worn ship. */
const comesBack = ({ fate }: PilotState, won: boolean): boolean => fate === 'wounded' || (fate === 'captured' && won)

/** The tour after its next mission was fought. Throws where it is over. */
export function afterBattle(catalog: Catalog, tour: TourState, battle: BattleOutcome): TourState {
  const setup = nextBattle(catalog, tour)
  if (!setup) throw new Error('the tour is over')
  const data = dataOf(tour)
  const { side, seed, leg } = tour
  const won = battle.winner === side
  const outcome = outcomeIn(data.legs[leg]!.outcomes, battle)
  // The shuttle has no pilot, and who came later has no name.
  const own = battle.ships.filter(ship => ship.side === side && ship.pilot !== null)
  const flown: readonly FlownShip[] = setup.flying.map((pilot, slot) => {
    const ship = own[slot]!
    const before = setup.forces[side][slot]!.damage ?? 0
    const unhurt = ship.home && ship.damage <= before
    return {
      pilot,
      card: ship.pilot!,
      kills: ship.kills,
      damage: ship.damage,
      xp: EARNED.kill * ship.kills + (won ? EARNED.won : 0) + (unhurt ? EARNED.unhurt : 0),
      fate: ship.home || pilot === null ? null : fateOf(seed, leg, pilot),
    }
  })
  const returned = tour.pilots.filter(pilot => comesBack(pilot, won)).map(({ id }) => id)
  const pilots = tour.pilots.map((pilot): PilotState => {
    const ship = flown.find(one => one.pilot === pilot.id)
    if (!ship) return returned.includes(pilot.id) ? { ...pilot, fate: null, damage: WORN } : pilot
    const { fate } = ship
    return {
      ...pilot,
      xp: pilot.xp + ship.xp,
      kills: pilot.kills + ship.kills,
      // Who comes back later gets another ship.
      damage: tour.printedOnly ? 0 : fate === null ? ship.damage : WORN,
      fate,
    }
  })
  const stored = STORED + (won ? 1 : 0)
  const report: LegReport = {
    mission: setup.mission,
    condition: tour.condition,
    outcome: outcome.id,
    won,
    rounds: battle.rounds,
    flown,
    returned,
    stored,
  }
  return {
    ...tour,
    leg: leg + 1,
    condition: outcome.brings,
    store: tour.store + stored,
    pilots,
    flown: [...tour.flown, report],
  }
}
