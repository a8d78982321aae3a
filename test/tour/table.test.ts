/** The table of a briefing: every mission of every tour can be laid as it is wished, from either side and under every condition, and what matters on it is lit. */
import { describe, expect, it } from 'vitest'
import { catalogOf, gameOf, missionScenario } from '../../src/content/index.ts'
import { TOURS } from '../../src/content/tours/index.ts'
import { TABLES } from '../../src/content/tours/tables.ts'
import { createFilm } from '../../src/playback/film.ts'
import { createFlyover } from '../../src/playback/flyover.ts'
import { type Scenario, SIDES } from '../../src/rules/index.ts'
import { nextBattle, shipsAtFirst } from '../../src/tour/setup.ts'
import { newTour } from '../../src/tour/state.ts'
import { type LaidTable, laidTable } from '../../src/tour/table.ts'

const CHOICES = { level: 'ace', ironman: false, printedOnly: false }

/** Every battle that a tour may come to, with its condition, from either side. */
const battles = TOURS.flatMap(data =>
  SIDES.flatMap(side =>
    data.legs.flatMap(({ mission }, leg) =>
      data.conditions.map(({ id }) => {
        const catalog = catalogOf(data.set)
        const tour = newTour(data.id, side, 'seed', CHOICES, shipsAtFirst(catalog, data.id, side))
        const { forces, terms } = nextBattle(catalog, { ...tour, leg, condition: id })!
        const scenario: Scenario = missionScenario(mission, {
          forces,
          collection: 'open',
          maxRounds: 40,
          ...(terms ? { terms } : {}),
        })
        return { name: `${mission} ${side} ${id}`, engine: gameOf(data.set), mission, scenario }
      }),
    ),
  ),
)
const picturedBy = ({ engine }: (typeof battles)[number], { events }: LaidTable) => {
  const film = createFilm({ catalog: engine.catalog, reducedMotion: true })
  film.append(events)
  film.skip()
  return film.picture()
}

describe('the table of a briefing', () => {
  it.each(battles)('lies as it is wished, and has its places lit: $name', battle => {
    const { engine, scenario, mission } = battle
    const laid = laidTable(engine, scenario)
    const { ships, objects } = picturedBy(battle, laid)
    expect(ships.map(({ id }) => id).sort()).toEqual(
      engine
        .newGame(scenario)
        .ships.map(({ id }) => id)
        .sort(),
    )
    const wished = TABLES[mission]!.laid
    for (const { side, pilot, pose } of ships)
      if (pilot !== null) expect(wished[side]).toContainEqual({ x: pose.x, y: pose.y, heading: pose.heading })
    expect(objects.map(({ pose }) => pose)).toEqual(wished.tokens.slice(0, objects.length))
    for (const { id, zones, ships: lit, tokens } of laid.places)
      expect(zones.length + lit.length + tokens.length, id).toBeGreaterThan(0)
  })

  it('is flown over stop by stop, each lit and held by the camera, and comes to its end', () => {
    const battle = battles[0]!
    const { places } = laidTable(battle.engine, battle.scenario)
    const table = picturedBy(battle, laidTable(battle.engine, battle.scenario))
    const stops = [[], ...places.map(one => [one])].map((lights, n) => ({ lights, seconds: 4, whole: n === 0 }))
    const flyover = createFlyover(table, stops)
    expect(flyover.duration).toBe(16)
    const seen: [number, number][] = []
    flyover.subscribe(() => seen.push([flyover.at, flyover.marks.zone?.length ?? 0]))
    // It rests until it is told to run.
    flyover.tick(1)
    expect([flyover.picture().t, flyover.moving]).toEqual([0, false])
    flyover.run(true)
    while (flyover.moving) flyover.tick(0.25)
    expect(flyover.over).toBe(true)
    expect(seen.map(([at]) => at)).toEqual([0, 1, 2, 3, 3])
    expect(seen.map(([, zones]) => zones)).toEqual([0, 1, 0, 1, 1])
    const { way, opening } = flyover.take()
    expect(way!.map(({ start }) => start)).toEqual([0, 4, 8, 12])
    expect(opening.ships).toEqual(table.ships)
    const wide = (n: number) =>
      Math.max(...way![n]!.points.map(({ x }) => x)) - Math.min(...way![n]!.points.map(({ x }) => x))
    expect(wide(0)).toBe(table.mat.width)
    expect(wide(1)).toBeLessThan(table.mat.width / 2)
    flyover.go(1)
    expect([flyover.at, flyover.over]).toEqual([1, false])
    flyover.go(9)
    expect(flyover.over).toBe(true)
  })
})
