/** A tour of duty from its first mission to its end: what is carried on, what a condition changes, and that it always ends. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { TOURS } from '../../src/content/tours/index.ts'
import { type Scenario, SIDES, type Side } from '../../src/rules/index.ts'
import { afterBattle, EARNED, fateOf } from '../../src/tour/after.ts'
import { greedyHangar } from '../../src/tour/hangar.ts'
import { type BattleOutcome, outcomeOf } from '../../src/tour/result.ts'
import { type LegSetup, nextBattle, shipsAtFirst } from '../../src/tour/setup.ts'
import { dataOf, ending, FATES, isOver, newTour, type TourState, WORN, winsOf } from '../../src/tour/state.ts'
import { random } from '../support/random.ts'
import { aimCommand } from '../support/random-play.ts'

const { catalog } = game
const TOUR = TOURS[0]!
const CHOICES = { level: 'ace', ironman: false, printedOnly: false }
const begun = (side: Side, more: Partial<TourState> = {}): TourState => ({
  ...newTour(TOUR.id, side, 'seed', CHOICES, shipsAtFirst(catalog, TOUR.id, side)),
  ...more,
})
const scenarioOf = ({ mission, forces, terms }: LegSetup): Scenario =>
  missionScenario(mission, { forces, collection: 'open', maxRounds: 40, ...(terms ? { terms } : {}) })
const next = (tour: TourState): LegSetup => nextBattle(catalog, tour)!

/** What a battle would have come to in which all came home, but for what is told otherwise. */
function battle(tour: TourState, winner: Side, change: (n: number, side: Side) => object = () => ({})): BattleOutcome {
  const { ships } = game.newGame(scenarioOf(next(tour)))
  const count = { first: 0, second: 0 }
  return {
    winner,
    rounds: 8,
    ships: ships.map(({ side, chassis, pilot, damage }) => {
      const hull = catalog.chassis[chassis]!.hull
      const home = { side, chassis, pilot, home: true, hull: hull - damage.length, damage: damage.length, kills: 0 }
      const n = count[side]
      count[side] += 1
      return { ...home, ...change(n, side) }
    }),
  }
}
const flewOn = (tour: TourState, ...of: [Side, ((n: number, side: Side) => object)?]): TourState =>
  afterBattle(catalog, tour, battle(tour, ...of))
const LOST = { home: false, hull: 0 }

describe('a tour of duty', () => {
  it.each(SIDES)('begins whole, with a condition by its seed, and the reserves in worn ships: %s', side => {
    const tour = begun(side)
    expect(TOUR.openings).toContain(tour.condition)
    const flying = next(tour).flying.length
    expect(tour.pilots.map(({ damage }) => damage)).toEqual(tour.pilots.map((_, n) => (n < flying ? 0 : WORN)))
    const seen = new Set(
      Array.from({ length: 40 }, (_, n) => newTour(TOUR.id, side, `s${n}`, CHOICES, flying).condition),
    )
    expect(seen.size).toBe(TOUR.openings.length)
  })

  it.each(SIDES)('has three endings for the %s side, by missions won', side => {
    const other = SIDES.find(one => one !== side)!
    const ends = [0, 1, 2, 3].map(wins => {
      let tour = begun(side)
      for (let leg = 0; !isOver(tour); leg += 1) tour = flewOn(tour, leg < wins ? side : other)
      expect(winsOf(tour)).toBe(wins)
      expect(() => flewOn(tour, side)).toThrow()
      return ending(tour)
    })
    expect(ends).toEqual(['defeat', 'stand', 'triumph', 'triumph'])
    expect(ending(begun(side))).toBeNull()
  })

  it('brings the condition of the outcome that was reached to the next mission', () => {
    const hull = (left: number) => (_: number, side: Side) => (side === 'first' ? { hull: left } : {})
    const brought = (tour: TourState, ...of: Parameters<typeof flewOn> extends [TourState, ...infer R] ? R : never) => {
      const later = flewOn(tour, ...of)
      return [later.flown.at(-1)!.outcome, later.condition]
    }
    const tour = begun('first')
    expect(brought(tour, 'first', hull(3))).toEqual(['shuttle-whole', 'limping-wing'])
    expect(brought(tour, 'first', hull(2))).toEqual(['shuttle-battered', 'other-wing'])
    expect(brought(tour, 'second', hull(6))).toEqual(['shuttle-lost', 'third-hunter'])
    const second = flewOn(tour, 'first')
    expect(brought(second, 'first', (n, side) => (side === 'second' && n === 0 ? LOST : {}))[0]).toBe('broke-out')
    expect(brought(second, 'first')[0]).toBe('slipped-away')
    expect(brought(second, 'second')[0]).toBe('run-down')
    // Every condition but those that the seed draws is the end of some mission.
    const reached = TOUR.legs.flatMap(({ outcomes }) => outcomes.flatMap(({ brings }) => brings ?? []))
    const held = TOUR.conditions.filter(({ retired }) => !retired).map(({ id }) => id)
    expect([...TOUR.openings, ...reached].sort()).toEqual(held.sort())
  })

  it.each(TOUR.conditions.map(({ id }) => id))(
    'has a condition that changes what is printed, and can be set up: %s',
    id => {
      const leg = TOUR.openings.includes(id)
        ? 0
        : 1 + TOUR.legs.findIndex(({ outcomes }) => outcomes.some(({ brings }) => brings === id))
      for (const side of SIDES) {
        const tour = begun(side, { leg, printedOnly: true })
        const told = scenarioOf(next({ ...tour, condition: id }))
        const printed = scenarioOf(next({ ...tour, condition: null }))
        expect(told).not.toEqual(printed)
        expect(printed.forces).toEqual(catalog.missions[printed.mission]!.forces)
        expect(game.newGame(told).open.length).toBeGreaterThan(0)
      }
    },
  )

  it('carries damage, kills and experience; printed only carries kills alone', () => {
    const shot = (n: number, side: Side) => (side === 'first' && n === 0 ? { kills: 2, damage: 2, hull: 1 } : {})
    const [pilot] = flewOn(begun('first'), 'first', shot).pilots
    expect(pilot).toMatchObject({ damage: 2, kills: 2, xp: 2 * EARNED.kill + EARNED.won, fate: null })
    const later = flewOn(begun('first'), 'first', shot)
    expect(next(later).forces.first[0]).toMatchObject({ pilot: 'lukeskywalker', damage: 2 })
    const plain = flewOn(begun('first', { printedOnly: true }), 'first', shot)
    expect(plain.pilots[0]).toMatchObject({ damage: 0, kills: 2 })
    expect(next({ ...plain, condition: null }).forces.first).toEqual(catalog.missions['asteroid-run']!.forces.first)
  })

  it('puts a reserve into the place of a pilot whose ship was lost, by a fate of the seed', () => {
    const fates = new Set(Array.from({ length: 60 }, (_, n) => fateOf(`s${n}`, 0, 'maren-vosk')))
    expect([...fates].sort()).toEqual([...FATES].sort())
    for (const fate of FATES) {
      const seed = Array.from({ length: 60 }, (_, n) => `s${n}`).find(one => fateOf(one, 0, 'maren-vosk') === fate)!
      const lost = (n: number, side: Side) => (side === 'first' && n === 0 ? LOST : {})
      const tour = flewOn(begun('first', { seed }), 'second', lost)
      expect(tour.pilots[0]!.fate).toBe(fate)
      expect(next(tour).flying).toEqual(['teodor-hale'])
      expect(next(tour).forces.first[0]).toMatchObject({ damage: WORN })
      const [won, beaten] = SIDES.map(side => flewOn(tour, side).pilots[0]!.fate)
      expect(won).toBe(fate === 'lost' ? 'lost' : null)
      expect(beaten).toBe(fate === 'wounded' ? null : fate)
    }
  })

  it('goes on when nobody with a name is left', () => {
    const tour = begun('second')
    const gone = { ...tour, pilots: tour.pilots.map(one => ({ ...one, fate: 'lost' as const })) }
    expect(next(gone).flying).toEqual([null, null])
    expect(flewOn(gone, 'first', (_, side) => (side === 'second' ? LOST : {})).flown[0]!.flown[0]).toMatchObject({
      pilot: null,
      fate: null,
    })
  })

  it('comes to an end however it is flown, and to the same by the same seed', () => {
    for (const side of SIDES) {
      for (let seed = 1; seed <= 4; seed += 1) {
        const flown = [0, 1].map(() => {
          let tour = newTour(TOUR.id, side, `s${seed}`, CHOICES, shipsAtFirst(catalog, TOUR.id, side))
          while (!isOver(tour)) {
            tour = greedyHangar(catalog, tour)
            tour = afterBattle(catalog, tour, flownByLot(next(tour)))
          }
          return tour
        })
        expect(dataOf(flown[0]!).endings.map(({ id }) => id)).toContain(ending(flown[0]!))
        expect(flown[0]).toEqual(flown[1])
        expect(JSON.parse(JSON.stringify(flown[0]))).toEqual(flown[0])
      }
    }
  })
})

/** A battle of a tour by random players who want what the mission wants. */
function flownByLot(setup: LegSetup): BattleOutcome {
  const lot = random([...setup.seed].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7))
  const events: Parameters<typeof outcomeOf>[2][number][] = []
  const state = game.newGame(scenarioOf(setup), events)
  expect(() => outcomeOf(catalog, state, events)).toThrow()
  while (!state.result) game.apply(state, aimCommand(game, state, state.open[0]!, lot), events)
  const outcome = outcomeOf(catalog, state, events)
  for (const ship of outcome.ships) {
    expect(ship.hull).toBeGreaterThanOrEqual(0)
    if (ship.home) expect(ship.hull).toBeGreaterThan(0)
    expect(ship.kills).toBeLessThanOrEqual(outcome.ships.filter(({ side, home }) => side !== ship.side && !home).length)
  }
  return outcome
}
