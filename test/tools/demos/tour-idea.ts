/** The idea of a tour of duty, and its battles: a mission flown by pilots of a tour that is under way. */
import { game } from '../../../src/content/index.ts'
import type { Match } from '../../../src/match/match.ts'
import type { Side } from '../../../src/rules/index.ts'
import { afterBattle } from '../../../src/tour/after.ts'
import { greedyHangar } from '../../../src/tour/hangar.ts'
import { outcomeOf } from '../../../src/tour/result.ts'
import { nextBattle } from '../../../src/tour/setup.ts'
import type { OfTour } from '../../../src/ui/watch/demos/reel.ts'
import { levelPlayer } from '../players.ts'
import { legMatch, tourAsked } from '../tour.ts'
import { crits, on } from './happens.ts'
import type { Ground, Idea } from './ideas.ts'

/** A tour of which a mission is shown; the ones before it are flown first. */
export type TourGround = { readonly tour: string; readonly side: Side; readonly leg: number }

export const TOUR_GROUNDS: readonly Ground[] = [
  { name: 'hunt', mission: '2', level: 'ace', tour: { tour: 'long-patrol', side: 'second', leg: 1 } },
]

export const TOUR_IDEA: Idea = {
  id: 'tour',
  grounds: ['hunt'],
  whole: 'battle',
  scenes: [
    { name: 'crew', is: on('roundStarted') },
    { name: 'first-shot', is: on('attackDeclared') },
    { name: 'stays', is: on('damageDealt', ({ faceUp }) => !faceUp) },
    { name: 'counts', is: on('gameEnded') },
  ],
  least: 4,
  worth: [
    [5, on('shipDestroyed')],
    [2, crits],
    [2, on('damageDealt')],
    [1, on('attackDeclared')],
    [-6, on('gameEnded', ({ result }) => result.by === 'limit')],
  ],
  still: 'first-shot',
}

/** The mission of a tour that a seed begins, between two players of a level, and what it is of the tour. Null: the tour is over before it, or nobody has shot anybody down before. */
export async function flyOfTour(
  { tour: id, side, leg }: TourGround,
  level: string,
  seed: string,
): Promise<{ readonly match: Match; readonly ofTour: OfTour } | null> {
  const seats = (of: string) => ({
    first: levelPlayer(level, `${of}-first`)!,
    second: levelPlayer(level, `${of}-second`)!,
  })
  let tour = tourAsked(id, side, seed, level, false)
  for (;;) {
    tour = greedyHangar(game.catalog, tour)
    const next = nextBattle(game.catalog, tour)
    if (!next) return null
    const match = await legMatch(tour, seats)
    const after = afterBattle(game.catalog, tour, outcomeOf(game.catalog, match.state, match.events))
    if (tour.leg === leg) {
      const own = match.state.ships.filter(ship => ship.side === side && ship.pilot !== null)
      const flown = next.flying.flatMap((pilot, slot) => (pilot === null ? [] : [{ pilot, ship: own[slot]!.id }]))
      const killsOf = (pilot: string) => tour.pilots.find(one => one.id === pilot)?.kills ?? 0
      const crew = Object.fromEntries(flown.map(({ pilot, ship }) => [ship, { pilot, kills: killsOf(pilot) }]))
      if (flown.every(({ pilot }) => killsOf(pilot) === 0)) return null
      return { match, ofTour: { tour: id, side, crew, outcome: after.flown.at(-1)!.outcome, brings: after.condition } }
    }
    tour = after
  }
}
