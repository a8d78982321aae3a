/** What lies on the mat and hurts: read off the words of its kind, played out as the rules do, and dropped where it does most harm. */
import { describe, expect, it } from 'vitest'
import { chanceOf } from '../../ai/judge.ts'
import { hazardsIn } from '../../ai/model/hazards.ts'
import { planBy } from '../../ai/model/plan.ts'
import { playRound } from '../../ai/model/playout.ts'
import { copyState, pointsLeft } from '../../ai/model/playout-state.ts'
import { positionOf } from '../../ai/model/position.ts'
import { contextOf } from '../../ai/objectives/index.ts'
import { thinkThrough } from '../../ai/players.ts'
import { chooseSpot } from '../../ai/quick/drop-choice.ts'
import { rngOf } from '../../ai/rng.ts'
import { catalog as printed } from '../../src/content/index.ts'
import { type Bearing, bandOf, corners, placePolygon, polygonGap, travel } from '../../src/geometry/index.ts'
import type { Command, Decision, Game, ManoeuvreKey, MatObject, Phase, Side } from '../../src/rules/index.ts'
import { battle, faceDown, type Setting } from '../support/battle.ts'
import { madeUpGame } from '../support/made-up-set/register.ts'

const { catalog } = madeUpGame

/** A token of the made-up set as it lies. */
const lying = (token: string, x: number, y: number, more: Partial<MatObject> = {}): MatObject => {
  const { outline, what } = catalog.tokens[token]!
  return {
    id: `${what}-1`,
    kind: what,
    ship: null,
    x,
    y,
    heading: 0,
    polygon: placePolygon(outline, { x, y, heading: 0 }),
    ...more,
  }
}

/** A raid with some objects on the mat. */
const raid = (ships: Record<string, Setting>, ...objects: readonly MatObject[]) => {
  const b = battle(ships, { catalog, mission: 'raid' })
  b.state.objects = objects
  return b
}

const barge = { b: { pilot: 'bargemaster', at: [0, -300, 0] } } as const

/** Points that each ship has left after a round flown by some dials, by name. */
const leftAfter = (b: ReturnType<typeof raid>, dials: Readonly<Record<string, ManoeuvreKey>>) => {
  const context = contextOf(catalog, b.state, b.state.open[0]!, 'first')
  const plan = planBy(context.units, ({ ship, dial }) => {
    const name = Object.keys(dials).find(other => b.ship(other).id === ship.id)
    return dial.find(({ key }) => key === dials[name ?? '']) ?? null
  })
  const playout = copyState(context.start, context.scratch[0]!)
  playRound(context, playout, plan)
  return Object.fromEntries(context.units.map(unit => [unit.ship.id, pointsLeft(context, playout, unit.index)]))
}

describe('what lies on the mat and hurts', () => {
  const game = (phase: Phase, ...objects: readonly MatObject[]): Game => ({
    catalog,
    state: { ...raid(barge).state, phase, objects },
    events: null,
  })

  it('goes off by its fuse and the phase, and burns for as long as its own lasts', () => {
    const when = (phase: Phase, token: string, fuse: number) =>
      hazardsIn(game(phase, lying(token, 0, 0, { fuse }))).map(({ bursts, from, until }) => ({ bursts, from, until }))
    const goes = (round: number) => ({ round, moment: 'flown' })
    expect(when('planning', 'charge', 0)).toEqual([{ bursts: goes(0), from: 0, until: 0 }])
    expect(when('activation', 'charge', 1)).toEqual([{ bursts: goes(1), from: 0, until: 1 }])
    // Its window of this round is over.
    expect(when('combat', 'charge', 0)).toEqual([{ bursts: goes(1), from: 1, until: 1 }])
    expect(when('planning', 'fire', 1)).toEqual([{ bursts: null, from: 0, until: 1 }])
    expect(when('end', 'fire', 0)).toEqual([{ bursts: null, from: 1, until: 1 }])
  })

  it('is nothing in the box, nor what only lies there', () => {
    const standard = battle({ x: { pilot: 'rookiepilot', at: [0, 0, 0] } }, { obstacles: { coreasteroid0: [0, 200] } })
    expect(standard.state.objects).toHaveLength(1)
    expect(hazardsIn({ catalog: printed, state: standard.state, events: null })).toEqual([])
    expect(hazardsIn(game('planning', lying('wreck1', 0, 0), lying('buoy', 100, 0)))).toEqual([])
  })

  it('takes a point off whoever lies within range 1 when it goes off, friend or enemy, and off nobody else', () => {
    const ships = {
      b: { pilot: 'bargemaster', at: [0, -100, 0] },
      n: { pilot: 'raider', at: [-200, -100, 0] },
      f: { pilot: 'raider', at: [-300, 300, 0] },
    } as const
    const dials = { b: 'straight 1', n: 'bank-right 2', f: 'straight 2' } as const
    const quiet = leftAfter(raid(ships, lying('buoy', -90, 0)), dials)
    const loud = leftAfter(raid(ships, lying('charge', -90, 0)), dials)
    const lost = Object.keys(quiet).map(id => quiet[id]! - loud[id]!)
    expect(lost[0]).toBeCloseTo(1, 12)
    expect(lost[1]).toBeCloseTo(1, 12)
    expect(lost[2]).toBe(0)
  })

  it('[ACTION-BR-1] is rolled away from by whoever can and sees nothing better to do', () => {
    const ships = {
      b: { pilot: 'bargemaster', at: [400, -300, 0] },
      r: { pilot: 'raider', at: [0, 0, 0] },
    } as const
    const dials = { b: 'straight 1', r: 'straight 2' } as const
    expect(leftAfter(raid(ships, lying('charge', -125, 120)), dials)).toEqual({ r1: 10, i1: 3 })
    // Too near for that.
    expect(leftAfter(raid(ships, lying('charge', 0, 60)), dials)).toEqual({ r1: 10, i1: 2 })
  })

  it('burns whoever flies over it by its die, and stresses whoever ends on a hulk', () => {
    const ship = { b: { pilot: 'bargemaster', at: [0, -100, 0] } } as const
    expect(leftAfter(raid(ship, lying('fire', 0, -10)), { b: 'straight 2' })).toEqual({ r1: 9.5 })
    expect(leftAfter(raid(ship, lying('fire', 0, 150)), { b: 'straight 2' })).toEqual({ r1: 10 })
    const b = raid(ship, lying('hulk', 0, 90))
    const context = contextOf(catalog, b.state, b.state.open[0]!, 'first')
    const playout = copyState(context.start, context.scratch[0]!)
    playRound(
      context,
      playout,
      planBy(context.units, ({ dial }) => dial.find(({ key }) => key === 'straight 3')),
    )
    expect(playout.stress[0]).toBe(1)
    // Nobody acts under stress.
    expect(playout.focus[0]).toBe(0)
  })
})

describe('whoever looks ahead', () => {
  /** A barge with its last point, which cannot roll, and others far away. */
  const ships: Record<string, Setting> = {
    b: { pilot: 'bargemaster', at: [-60, 150, 180], shields: 0, damage: Array.from({ length: 5 }, faceDown) },
    c: { pilot: 'bargemaster', at: [340, -340, 0], shields: 0 },
    u: { pilot: 'raider', at: [-380, 330, 90] },
    v: { pilot: 'raider', at: [-380, -330, 90] },
  }

  /** Whether the barge lies in reach of an object at the end of the dial that a level sets, and whether any dial leads out of it. */
  const ends = (level: 'greedy' | 'ace', object: MatObject) => {
    const b = raid(ships, object)
    const { id, chassis, pose } = b.ship('b')
    const decision = b.state.open.find(open => open.kind === 'dial' && open.ship === id)!
    const { command } = thinkThrough(level, {
      engine: madeUpGame,
      view: madeUpGame.viewFor(b.state, 'first'),
      decision,
      rng: rngOf('bombs'),
      work: { used: 0, limit: 300 },
      notes: null,
      style: 'even',
      candidates: null,
    })
    const { base } = catalog.chassis[chassis]!
    const near = (set: Command): boolean => {
      const [bearing, speed] = (set.type === 'setDial' ? set.manoeuvre : '').split(' ') as [Bearing, string]
      const end = { base, pose: travel(base, pose!, { bearing, speed: Number(speed) }).end }
      return bandOf(polygonGap(object.polygon, corners(end))) === 1
    }
    return { near: near(command), free: madeUpGame.legal(b.state, decision).some(dial => !near(dial)) }
  }

  it.each(['greedy', 'ace'] as const)('as %s flies out of the reach of what is about to go off', level => {
    const places = [
      [-60, 150],
      [-170, 150],
      [60, 60],
      [120, 20],
    ] as const
    const charges = places.map(([x, y]) => ends(level, lying('charge', x, y)))
    expect(charges).toEqual(places.map(() => ({ near: false, free: true })))
    // Where nothing goes off there is nothing to be feared.
    expect(places.some(([x, y]) => ends(level, lying('buoy', x, y)).near)).toBe(true)
  })

  it('judges who is ahead by it', () => {
    const chance = (token: string) => {
      const b = raid(ships, lying(token, -60, 60))
      for (const ship of b.state.ships) ship.dial = 'straight 2'
      return chanceOf(madeUpGame, b.state)!
    }
    expect(chance('charge')).toBeLessThan(chance('buoy') - 0.02)
  })
})

describe('a bomb in the hand', () => {
  const spots = (side: Side, x: number, y: number) => {
    const { polygon, x: _x, y: _y, heading, ...left } = lying('charge', x, y)
    return {
      side,
      spot: { id: 'straight 1', template: 'straight 1', guides: 'front', pose: { x, y, heading }, polygon },
      left,
    } as const
  }
  /** What is answered where a ship may drop a charge at one place. */
  const answer = (ships: Record<string, Setting>, at: readonly [number, number]) => {
    const b = raid(ships)
    const { spot } = spots('first', ...at)
    const asked: Extract<Decision, { kind: 'spot' }> = {
      kind: 'spot',
      player: 'first',
      side: 'first',
      at: b.state.at,
      what: 'depthcharge',
      by: b.ship('b').id,
      card: 'chargerack',
      object: null,
      spots: [spot],
      mayPass: true,
    }
    const common = { player: 'first', at: b.state.at } as const
    const position = positionOf(catalog, { ...b.state, phase: 'system' }, asked, 'first')
    return chooseSpot(position, asked, [
      { ...common, type: 'chooseSpot', spot: spot.id },
      { ...common, type: 'pass' },
    ])?.type
  }
  const fleeing = { b: { pilot: 'bargemaster', at: [0, -100, 0] } } as const

  it('is dropped before pursuers, kept where nobody comes, and not dropped among friends', () => {
    const behind = { t: { pilot: 'raider', at: [-30, -330, 0] }, u: { pilot: 'raider', at: [60, -340, 0] } } as const
    expect(answer({ ...fleeing, ...behind }, [0, -190])).toBe('chooseSpot')
    expect(answer({ ...fleeing, t: { pilot: 'raider', at: [0, 420, 180] } }, [0, -190])).toBe('pass')
    const friends = {
      c: { pilot: 'bargemaster', at: [-30, -330, 0] },
      d: { pilot: 'bargemaster', at: [100, -340, 0] },
    } as const
    expect(answer({ ...fleeing, ...friends, t: { pilot: 'raider', at: [-200, -420, 0] } }, [0, -190])).toBe('pass')
  })
})
