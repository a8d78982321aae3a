/** Whole tours of duty without pictures: one told in words, or many counted by mission and condition. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { quit } from '../../ai/arena/options.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { TOURS } from '../../src/content/tours/index.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import type { Side } from '../../src/rules/index.ts'
import { afterBattle } from '../../src/tour/after.ts'
import { greedyHangar } from '../../src/tour/hangar.ts'
import { type BattleOutcome, outcomeOf } from '../../src/tour/result.ts'
import { nextBattle, shipsAtFirst } from '../../src/tour/setup.ts'
import { dataOf, ending, isOver, type LegReport, newTour, type TourState, tourOf } from '../../src/tour/state.ts'
import type { MeasuredCondition } from '../../src/ui/tour/hardness.ts'

/** Where the briefings of a tour read how hard its missions are. */
const MEASURED = resolve(import.meta.dirname, '../../src/ui/tour/measured.json')

/** Rounds after which a battle without an end is nobody's. */
const LIMIT = 40

export type Seats = (seed: string) => Readonly<Record<Side, Player>>

/** A tour's next battle, flown between two players. */
export async function legMatch(tour: TourState, seats: Seats): Promise<Match> {
  const { mission, seed, forces, terms } = nextBattle(game.catalog, tour)!
  const scenario = missionScenario(mission, {
    forces,
    collection: 'open',
    maxRounds: LIMIT,
    ...(terms ? { terms } : {}),
  })
  const match = createMatch({ engine: game, scenario, seed, players: seats(seed) })
  await match.run()
  return match
}

/** What a tour's next battle came to between two players. */
async function flyLeg(tour: TourState, seats: Seats): Promise<BattleOutcome> {
  const { state, events } = await legMatch(tour, seats)
  return outcomeOf(game.catalog, state, events)
}

/** A tour flown from its first mission to its end by two players; in the hangar a greedy hand. */
export async function flyTour(start: TourState, seats: Seats): Promise<TourState> {
  let tour = start
  while (!isOver(tour)) {
    tour = greedyHangar(game.catalog, tour)
    tour = afterBattle(game.catalog, tour, await flyLeg(tour, seats))
  }
  return tour
}

/** A new tour as the words of the command line ask for it; ends the tool where there is none of that name. */
export function tourAsked(id: string, side: Side, seed: string, level: string, printedOnly: boolean): TourState {
  if (!tourOf(id)) quit(`--tour: there is no tour '${id}'; there are ${TOURS.map(one => one.id).join(', ')}`)
  const choices = { level, ironman: false, printedOnly }
  return newTour(id, side, seed, choices, shipsAtFirst(game.catalog, id, side))
}

const toldOf = ({ pilot, card, kills, damage, xp, fate }: LegReport['flown'][number]): string =>
  `    ${pilot ?? 'no name'} (${card}): ${kills} shot down, ${fate ?? `home with ${damage} damage`}, ${xp} experience`

/** One tour in lines to read. */
export function storyOf(tour: TourState): string {
  const legs = tour.flown.map((leg, n) =>
    [
      `  ${n + 1}. ${leg.mission}, ${leg.condition ?? 'no condition'}: ${leg.won ? 'won' : 'lost'} in ${leg.rounds} rounds, ${leg.outcome}`,
      ...leg.flown.map(toldOf),
      ...leg.returned.map(pilot => `    ${pilot} is back`),
    ].join('\n'),
  )
  const roster = tour.pilots.map(
    ({ id, kills, xp, rank, upgrades, damage, fate }) =>
      `  ${id}: ${fate ?? 'ready'}, ${kills} shot down, ${xp} experience left, ${rank} steps up, ${damage} damage${upgrades.map(card => `, ${card}`).join('')}`,
  )
  return [
    `${tour.tour} from the ${tour.side} side, seed ${tour.seed}`,
    ...legs,
    `ends: ${ending(tour)}`,
    ...roster,
  ].join('\n')
}

/** A share of so many with its error of 95 % (Wilson), in percent. */
export function shareOf(won: number, games: number): string {
  if (games === 0) return '–'
  const z = 1.96
  const p = won / games
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games)
  const percent = (value: number) => (100 * value).toFixed(0)
  return `${percent(p)} % [${percent(Math.max(0, middle - half))}, ${percent(Math.min(1, middle + half))}]`
}

/** Many tours as a table: how they ended, and what the first side won of each mission under each condition. */
export function tableOfTours(tours: readonly TourState[]): string {
  const endings = new Map<string, number>()
  const legs = new Map<string, { won: number; games: number }>()
  for (const tour of tours) {
    const end = ending(tour) ?? 'none'
    endings.set(end, (endings.get(end) ?? 0) + 1)
    for (const { mission, condition, won } of tour.flown) {
      const key = `${mission} | ${condition ?? 'none'}`
      const had = legs.get(key) ?? { won: 0, games: 0 }
      legs.set(key, { won: had.won + (won ? 1 : 0), games: had.games + 1 })
    }
  }
  return [
    ...[...endings].sort().map(([id, n]) => `| ${id} | ${shareOf(n, tours.length)} of ${tours.length} |`),
    ...[...legs].sort().map(([id, { won, games }]) => `| ${id} | ${shareOf(won, games)} of ${games} |`),
  ].join('\n')
}

/** What each side won of so many battles of every mission of a tour under each condition that may hold in it, with the printed forces. `told` hears of each as it is there. */
export async function measureConditions(
  id: string,
  games: number,
  seed: string,
  seats: Seats,
  told: (row: MeasuredCondition) => void,
): Promise<readonly MeasuredCondition[]> {
  const { legs, openings } = dataOf({ tour: id })
  const rows: MeasuredCondition[] = []
  for (const [leg, { mission }] of legs.entries()) {
    const brought = leg === 0 ? openings : legs[leg - 1]!.outcomes.flatMap(({ brings }) => brings ?? [])
    for (const condition of [null, ...brought]) {
      const wins = { first: 0, second: 0 }
      for (let n = 1; n <= games; n += 1) {
        const start = tourAsked(id, 'first', `${seed}-${n}`, 'none', true)
        const { winner } = await flyLeg({ ...start, leg, condition }, seats)
        if (winner) wins[winner] += 1
      }
      const row = { mission, condition, games, ...wins }
      rows.push(row)
      told(row)
    }
  }
  return rows
}

/** A measured condition as a row of a table. */
export const rowOfCondition = ({ mission, condition, games, first }: MeasuredCondition): string =>
  `| ${mission} | ${condition ?? 'as printed'} | ${shareOf(first, games)} | ${games} |`

/** Keeps what was measured of a tour, and by which command, where its briefings read it. */
export function keepMeasured(id: string, level: string, command: string, rows: readonly MeasuredCondition[]): void {
  const kept = JSON.parse(readFileSync(MEASURED, 'utf8')) as Record<string, unknown>
  writeFileSync(MEASURED, `${JSON.stringify({ ...kept, [id]: { level, command, rows } }, null, 2)}\n`)
}
