/** Last Line: forces, places and order as written, containers as they are, and both sides' aims. */
import { describe, expect, it } from 'vitest'
import { positionOf } from '../../../ai/model/position.ts'
import { contextOn } from '../../../ai/objectives/index.ts'
import { firstChance } from '../../../ai/objectives/value.ts'
import { fetchSet, gameOf, missionScenario } from '../../../src/content/index.ts'
import { medalRules } from '../../../src/match/medals.ts'
import { type Choice, isRefused } from '../../../src/rules/index.ts'
import { battle, faceDown, type Setting } from '../../support/battle.ts'
import { opening } from '../../support/opening.ts'
import { tfaCatalog } from '../../support/tfa.ts'

await fetchSet('tfa')
const game = gameOf('tfa')
const scenario = missionScenario('last-line', { set: 'tfa' })

const start = () => opening('last-line', { set: 'tfa', maxRounds: null }, tfaCatalog)
/** The containers put down, and all ships on the mat: at the dials of round 1. */
const begun = () => {
  const table = start()
  while (table.state.phase === 'setup') table.play(table.legal()[0]! as Choice)
  return table
}
const containers = (state: ReturnType<typeof begun>['state']) => state.ships.filter(({ pilot }) => pilot === null)

/** A veteran, two TIE/fo, and four containers of the mission where its first legal places are. */
const fought = (more: Readonly<Record<string, Partial<Setting>>> = {}) =>
  battle(
    {
      red: { pilot: 'redsquadronveteran', at: [300, -300, 0], ...more.red },
      ace: { pilot: 'omegaace', at: [-60, 60, 180], ...more.ace },
      zeta: { pilot: 'zetasquadronpilot', at: [400, 400, 180], activated: true, ...more.zeta },
    },
    { catalog: tfaCatalog, mission: 'last-line' },
  )
/** Puts a container where it is wanted, with so many damage cards, or off the mat. */
const put = (b: ReturnType<typeof fought>, n: number, at: [number, number], cards: number | 'gone') => {
  const ship = b.state.ships.filter(({ pilot }) => pilot === null)[n]!
  if (cards === 'gone') Object.assign(ship, { status: 'destroyed', pose: null })
  else
    Object.assign(ship, { pose: { x: at[0], y: at[1], heading: 0 }, damage: Array.from({ length: cards }, faceDown) })
  return ship
}

describe('Last Line', () => {
  it('[TFA-LINE-1] [MISSION-GEN-3] lays three asteroids, then hunters, containers in bands 2, 3, 2 and 3, and the guard', () => {
    const table = start()
    expect(table.state.initiative).toBe('second')
    expect(table.state.objects.map(({ id, x, y, heading }) => [id, x, y, heading])).toEqual([
      ['core2asteroid1', -160, 0, 0],
      ['core2asteroid4', 0, -60, 0],
      ['core2asteroid3', 160, 0, 0],
    ])
    const asked: unknown[] = []
    while (table.state.phase === 'setup') {
      const open = table.asked()
      if (open.kind === 'place') asked.push([open.side, open.ships.length, open.zone.band, open.zone.apart])
      table.play(table.legal()[0]! as Choice)
    }
    expect(asked).toEqual([
      ['second', 2, 1, undefined],
      ['second', 1, 1, undefined],
      ['first', 1, 2, 100],
      ['first', 1, 3, 100],
      ['first', 1, 2, 100],
      ['first', 1, 3, 100],
      ['first', 1, 1, undefined],
    ])
    expect(table.state.open.map(({ kind }) => kind)).toEqual(['dial', 'dial'])
  })

  it('[TFA-LINE-1] [RANGE-3] no container lies at Range 1 of an earlier one: 100.0 mm is, 100.1 mm is not', () => {
    const table = start()
    while (table.asked().player === 'second') table.play(table.legal()[0]! as Choice)
    const [one, two] = containers(table.state).map(({ id }) => id)
    const lay = (ship: string, x: number, y: number): Choice => ({ type: 'place', ship, x, y, heading: 90 })
    table.play(lay(one!, 0, -307.2))
    // Side by side, long side to long side: half of 30 mm of each between the middles.
    expect(table.refusal(lay(two!, 60, -240))).toContain('TFA-LINE-1')
    const free = table.legal().filter(command => command.type === 'place')
    expect(free.length).toBeGreaterThan(4)
    expect(free.every(({ x, y }) => Math.hypot(x, y + 307.2) > 100)).toBe(true)
  })

  it('[TFA-LINE-2] a container is in no list, never asked, in the way, and takes critical hits as hits', () => {
    const table = begun()
    expect(containers(table.state).map(({ side, chassis, shields }) => [side, chassis, shields])).toEqual(
      Array.from({ length: 4 }, () => ['first', 'cargo', 0]),
    )
    const b = fought()
    const target = put(b, 0, [-60, -100], 0)
    for (const n of [1, 2, 3]) put(b, n, [380, -300 + n * 40], 0)
    b.fight()
    b.until(decision => decision.kind === 'attack' && decision.ship === b.ids.ace)
    b.play({ type: 'attack', ship: 'ace', target: target.id, weapon: 'primary' }).roll('crit', 'hit')
    // It has no die to defend with.
    expect(b.told('resultsCompared')[0]!.rules).toContain('TFA-LINE-2')
    b.until(decision => decision.kind !== 'modify')
    expect(target.damage.map(({ faceUp }) => faceUp)).toEqual([false, false])
  })

  it('[TFA-LINE-4] the second side wins with the third container, not with the second', () => {
    const lost = (gone: number) => {
      const b = fought()
      for (let n = 0; n < gone; n += 1) put(b, n, [0, 0], 'gone')
      const target = put(b, 3, [-60, -20], 3)
      for (let n = gone; n < 3; n += 1) put(b, n, [380, -300 + n * 40], 0)
      b.fight()
      b.until(decision => decision.kind === 'attack' && decision.ship === b.ids.ace)
      b.play({ type: 'attack', ship: 'ace', target: target.id, weapon: 'primary' }).roll('hit', 'hit', 'hit')
      b.until((decision, { result }) => result !== null || decision.kind !== 'modify')
      if (!b.state.result && b.open().kind === 'roll') b.roll('blank')
      expect(target.status).toBe('destroyed')
      return b.state.result
    }
    expect(lost(1)).toBeNull()
    expect(lost(2)).toEqual({ winner: 'second', by: 'goal' })
  })

  it('[TFA-LINE-3] the first side wins with the end of round 9, and when no hunter is left', () => {
    const b = fought()
    for (let n = 0; n < 4; n += 1) put(b, n, [100 * n - 100, -330], 0)
    b.state.round = 8
    b.fight().until((_, { round, result }) => round > 8 || result !== null)
    expect(b.state.result).toBeNull()
    b.fight().until((_, { result }) => result !== null)
    expect(b.state.result).toEqual({ winner: 'first', by: 'goal' })

    const last = fought({
      red: { at: [-60, -40, 0] },
      ace: { at: [-60, 60, 0], damage: [faceDown(), faceDown()], shields: 0 },
    })
    for (let n = 0; n < 4; n += 1) put(last, n, [100 * n - 100, -330], 0)
    Object.assign(last.ship('zeta'), { status: 'destroyed', pose: null })
    last.fight().until(decision => decision.kind === 'attack')
    last.play({ type: 'attack', ship: 'red', target: 'ace', weapon: 'primary' }).roll('hit', 'hit', 'hit', 'hit')
    last.until(decision => decision.kind === 'roll')
    const asked = last.open('roll')
    if (asked.kind === 'roll') last.roll(...Array.from({ length: asked.count }, () => 'blank' as const))
    expect(last.state.result).toEqual({ winner: 'first', by: 'goal' })
  })

  it('[TFA-LINE-1] is played with its own forces alone', () => {
    const other = () => game.newGame({ ...scenario, points: 100, collection: 'open' })
    expect(other).toThrow()
    try {
      other()
    } catch (error) {
      expect(isRefused(error) && error.refusal.rules).toEqual(['TFA-LINE-1'])
    }
  })

  it('has medals for both sides, and computers that know what it is about', () => {
    expect(medalRules('last-line', 'first', 0)).toEqual({
      silver: { count: 'ships', most: 1 },
      gold: { count: 'ships', most: 0 },
    })
    expect(medalRules('last-line', 'second', 0)).toMatchObject({ gold: { count: 'rounds', most: 7 } })
    const chance = (gone: number) => {
      const { state } = begun()
      for (const ship of containers(state).slice(0, gone)) Object.assign(ship, { status: 'destroyed', pose: null })
      const on = contextOn(positionOf(tfaCatalog, state, state.open[0]!, 'first'))
      return firstChance(on, on.start)
    }
    expect(chance(0)).toBeGreaterThan(chance(1))
    expect(chance(1)).toBeGreaterThan(chance(2))
    expect(chance(3)).toBeLessThan(0.1)
  })
})
