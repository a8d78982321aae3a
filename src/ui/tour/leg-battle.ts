/** The battle of a mission of a tour: how it begins, how it is gone on with, and what it came to. */
import { catalogOf, gameOf } from '../../content/index.ts'
import { t } from '../../locale/index.ts'
import { runReplay } from '../../match/replay.ts'
import { type Catalog, opponent } from '../../rules/index.ts'
import { type KeptBattle, legBattle } from '../../saves/kept.ts'
import type { KeptTour } from '../../saves/tours.ts'
import { afterBattle } from '../../tour/after.ts'
import { outcomeOf } from '../../tour/result.ts'
import { nextBattle } from '../../tour/setup.ts'
import { dataOf, isOver, type TourState } from '../../tour/state.ts'
import { wornBy } from '../../tour/worn.ts'
import { battles } from '../menu/battles/battle-store.ts'
import { type BattleSetup, HUMAN } from '../menu/types.ts'
import { scenarioOf } from '../play/session/scenario.ts'

/** The cards that a tour is flown with. */
export const cardsOf = (tour: Pick<TourState, 'tour'>): Catalog => catalogOf(dataOf(tour).set)

/** What a pilot of a tour is called; null: somebody without a name. */
export const pilotName = (pilot: string | null): string =>
  pilot === null ? t('ui.tour.someone') : t(`tour.pilot.${pilot}`)

/** The setup of a tour's next battle. Throws where the tour is over. */
export function legSetup({ id, tour }: Pick<KeptTour, 'id' | 'tour'>): BattleSetup {
  const next = nextBattle(cardsOf(tour), tour)
  if (!next) throw new Error('the tour is over')
  const { mission, seed, forces, terms, flying } = next
  const { side, level, ironman, leg } = tour
  const { set } = dataOf(tour)
  const setup: BattleSetup = {
    ...(set ? { set } : {}),
    mission,
    sides: { first: level, second: level, [side]: HUMAN },
    seed,
    points: 0,
    tour: { id, leg },
    forces,
    ...(terms ? { terms } : {}),
    ...(ironman ? { ironman } : {}),
  }
  const own = gameOf(set)
    .newGame(scenarioOf(setup, null))
    .ships.filter(ship => ship.side === side && ship.pilot !== null)
  const flown = flying.flatMap((pilot, slot) => (pilot === null ? [] : [{ pilot, ship: own[slot]!.id }]))
  return {
    ...setup,
    called: Object.fromEntries(flown.map(({ pilot, ship }) => [ship, pilotName(pilot)])),
    worn: Object.fromEntries(flown.map(({ pilot, ship }) => [ship, wornBy(tour, pilot)])),
  }
}

/** The battle of a leg as it is kept; null: none is, or it cannot be read. */
export async function keptBattle(id: string, leg: number): Promise<KeptBattle | null> {
  const store = await battles()
  await store.refresh()
  const found = await store.read(legBattle({ id, leg }))
  return 'problem' in found ? null : found
}

/** A tour after the battle of its next mission, if that is over; null: it is not, or does not come out as it was. */
export function afterLeg(tour: TourState, battle: KeptBattle): TourState | null {
  if (isOver(tour) || battle.winner === null) return null
  const { state, events, problem } = runReplay(gameOf(dataOf(tour).set), battle.replay)
  if (problem || !state?.result) return null
  return afterBattle(cardsOf(tour), tour, outcomeOf(cardsOf(tour), state, events))
}

/** The level of whoever is flown against, in words. */
export const levelName = ({ level }: TourState): string => t(`level.${level}`)

/** Who the other side is. */
export const enemyOf = ({ side }: TourState) => opponent(side)
