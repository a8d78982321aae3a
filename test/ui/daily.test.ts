/** The battle of a day is the same for everybody: by its date, on every machine; and its first round, whoever meets whom. */
import { beforeAll, describe, expect, it } from 'vitest'
import { gameOf } from '../../src/content/index.ts'
import { chance } from '../../src/match/dice.ts'
import { hashOf } from '../../src/match/hash.ts'
import { createMatch } from '../../src/match/match.ts'
import { battleOfDay, dateOf, dayNumber, numberOfDate } from '../../src/ui/daily/day.ts'
import { countedId, dateOfId } from '../../src/ui/daily/ids.ts'
import { countedTry, practice } from '../../src/ui/daily/setup.ts'
import type { BattleSetup } from '../../src/ui/menu/types.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { levelPlayer } from '../tools/players.ts'

const on = (date: string) => battleOfDay(numberOfDate(date))
const setupOf = (date: string): BattleSetup => {
  const request = countedTry(on(date))
  return (request as Extract<typeof request, { kind: 'battle' }>).setup
}

beforeAll(async () => void (await setsHere('tfa')))

describe('the days of UTC', () => {
  it('are counted from midnight in Greenwich, wherever the machine is', () => {
    expect(dateOf(dayNumber(Date.UTC(2026, 10, 28, 0, 0, 0)))).toBe('2026-11-28')
    expect(dateOf(dayNumber(Date.UTC(2026, 10, 28, 23, 59, 59, 999)))).toBe('2026-11-28')
    expect(dateOf(dayNumber(Date.UTC(2026, 10, 29)))).toBe('2026-11-29')
    expect(numberOfDate('1970-01-02')).toBe(1)
    expect(dateOfId(countedId('2026-11-28'))).toBe('2026-11-28')
    expect(dateOfId('somethingelse')).toBeNull()
  })
})

describe('the battle of a day', () => {
  it('is what it always was: its setup and its dice under a hash', async () => {
    const GOLDEN = {
      '2026-11-28': '47ac322061e9c192',
      '2026-11-29': '4a788b5f71709116',
      '2026-12-24': '4b1119792308b1d2',
      '2027-02-28': '8ed99f0d98d5f7c2',
      '2028-02-29': 'b166c55efbb11666',
    }
    const now = Object.fromEntries(
      Object.keys(GOLDEN).map(date => [date, hashOf(JSON.stringify(setupOf(date))).slice(0, 16)]),
    )
    expect(now).toEqual(GOLDEN)
  })

  it('can be begun on any day of two years, and all kinds come in turn, none twice running', () => {
    const first = numberOfDate('2026-11-20')
    const kinds: string[] = []
    const sides = { first: 0, second: 0 }
    for (let n = first; n < first + 731; n += 1) {
      const battle = battleOfDay(n)
      const scenario = scenarioOf(setupOf(battle.date), null)
      expect(() => gameOf(scenario.set).newGame(scenario), battle.date).not.toThrow()
      kinds.push(`${battle.set ?? ''}/${battle.mission}/${battle.points}/${battle.obstacles}`)
      sides[battle.side] += 1
    }
    expect(new Set(kinds).size).toBe(10)
    expect(kinds.filter((kind, n) => kind === kinds[n - 1])).toEqual([])
    for (const kind of new Set(kinds)) expect(kinds.filter(one => one === kind).length).toBeGreaterThan(70)
    expect(Math.min(sides.first, sides.second)).toBeGreaterThan(300)
  })

  it('meets the same computer all over: bound by its level’s nodes, the hardest at the end of the week', () => {
    expect(on('2026-11-29').level).toBe('ace')
    expect(on('2026-11-30').level).toBe('rookie')
    expect(setupOf('2026-11-30')).toMatchObject({ think: 300, ironman: true, seed: 'daily-2026-11-30' })
  })

  it('begins alike on two machines: the same dice at the same place, the same first round against the same play', async () => {
    const first = async () => {
      const setup = setupOf('2026-11-30')
      const engine = gameOf(setup.set)
      const scenario = { ...scenarioOf(setup, null), maxRounds: 1 }
      const seated = () => levelPlayer('rookie', setup.seed, setup.think, engine)!
      const match = createMatch({ engine, scenario, seed: setup.seed, players: { first: seated(), second: seated() } })
      await match.run()
      return { hash: engine.hash(match.state), dice: match.log.filter(({ player }) => player === 'chance') }
    }
    const [one, two] = [await first(), await first()]
    expect(one).toEqual(two)
    const roll = { player: 'chance', at: 1, kind: 'roll', site: 'r1/combat/i1/attack/roll' } as const
    const rolled = chance(
      gameOf(),
      'daily-2026-11-28',
    )({ ...roll, dice: 'attack', count: 4, reroll: false, ship: 'r1', card: null })
    expect(rolled).toMatchObject({ type: 'roll' })
    expect(hashOf(JSON.stringify([one.hash, rolled])).slice(0, 16)).toBe('c8bd98123125e19f')
  })

  it('is practised without a name of its own, before the try that counts with other dice', () => {
    expect(practice(on('2026-11-28'), 'other')).toMatchObject({ setup: { seed: 'other' } })
    const past = practice(on('2026-11-28'), null)
    expect(past).toMatchObject({ setup: { seed: 'daily-2026-11-28' } })
    expect('id' in past || ('setup' in past && past.setup.ironman)).toBeFalsy()
  })
})
