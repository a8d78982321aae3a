/** The fit of the value: it finds what is there, says how well, and what it shipped fits the model that reads it. */
import { describe, expect, it } from 'vitest'
import { chanceOf, dataOf, fitLogistic, predict, scoreOf } from '../../ai/arena/logistic.ts'
import { positionsOf } from '../../ai/arena/positions.ts'
import { playGame, type Run } from '../../ai/arena/selfplay.ts'
import { FEATURES } from '../../ai/objectives/features.ts'
import { AIMS } from '../../ai/objectives/index.ts'
import weights from '../../ai/objectives/weights.json' with { type: 'json' }
import recipes from '../../ai/objectives/weights-recipes.json' with { type: 'json' }
import { rngOf } from '../../ai/rng.ts'

const TRUE = [1.4, -0.6, 0.3]

/** Rows drawn from a known model. */
const drawn = (rows: number, seed: string) => {
  const random = rngOf(seed)
  return Array.from({ length: rows }, () => {
    const features = [4 * random() - 2, 6 * random() - 3, 1]
    const chance = chanceOf(features.reduce((sum, x, n) => sum + x * TRUE[n]!, 0))
    return { features, chance, result: random() < chance ? 1 : 0 }
  })
}

describe('logistic regression', () => {
  const rows = drawn(20_000, 'rows')

  it('finds the weights that made the rows', () => {
    const found = fitLogistic(dataOf(rows))
    for (const [n, weight] of TRUE.entries()) expect(Math.abs(found[n]! - weight)).toBeLessThan(0.08)
  })

  it('keeps a weight that is held, and lets the others make up for it', () => {
    const found = fitLogistic(dataOf(rows), { held: new Map([[1, 0]]) })
    expect(found[1]).toBe(0)
    expect(found[0]).toBeGreaterThan(0.5)
  })

  it('stays finite where the rows can be told apart wholly, the more so the stronger the ridge', () => {
    const sure = rows.map(row => ({ features: row.features, result: row.features[0]! > 0 ? 1 : 0 }))
    const loose = fitLogistic(dataOf(sure), { ridge: 0.1 })
    const tight = fitLogistic(dataOf(sure), { ridge: 100 })
    expect(loose.every(Number.isFinite)).toBe(true)
    expect(tight[0]!).toBeGreaterThan(0)
    expect(tight[0]!).toBeLessThan(loose[0]!)
  })

  it('refuses rows of another length', () => {
    expect(() =>
      dataOf([
        { features: [1, 2], result: 1 },
        { features: [1], result: 0 },
      ]),
    ).toThrow(/row 1/)
  })
})

describe('calibration', () => {
  const rows = drawn(20_000, 'others')
  const results = rows.map(row => row.result)

  it('of the true chances is nearly perfect, of bolder ones it is not', () => {
    const honest = scoreOf(
      rows.map(row => row.chance),
      results,
    )
    const bold = scoreOf(
      rows.map(row => (row.chance > 0.5 ? 0.5 + row.chance / 2 : row.chance / 2)),
      results,
    )
    expect(honest.ece).toBeLessThan(0.015)
    expect(bold.ece).toBeGreaterThan(0.06)
    expect(honest.loss).toBeLessThan(bold.loss)
  })

  it('is counted by hand on four rows', () => {
    const { ece, accuracy, bins } = scoreOf([0.2, 0.25, 0.7, 0.7], [0, 1, 1, 1])
    // Two rows at 22.5 % of which half came, and two at 70 % that both came; the border belongs to the bin above it.
    expect(ece).toBeCloseTo(0.5 * 0.275 + 0.5 * 0.3, 10)
    expect(accuracy).toBe(0.75)
    expect(bins[2]).toEqual({ rows: 2, said: 0.225, came: 0.5 })
  })

  it('carries over from rows fitted on to rows kept back', () => {
    const found = fitLogistic(dataOf(drawn(20_000, 'rows')))
    expect(scoreOf(predict(dataOf(rows), found), results).ece).toBeLessThan(0.02)
  })
})

describe('self-play', () => {
  const run: Run = { what: 'skirmish', seed: 'test', level: null, nodes: 20, round: 10, varied: true }

  it('is the same from the same seed, and its positions can be read again from what the players answered', async () => {
    // Game 4 of every twenty is 1 v 2.
    const line = await playGame(run, 4)
    expect(line.problem).toBeNull()
    expect(await playGame(run, 4)).toEqual(line)
    const positions = positionsOf(run, line)
    expect(positions.filter(one => one.moment === 'start')).toHaveLength(line.rounds)
    expect(positions.every(one => one.features.length === FEATURES.skirmish.length)).toBe(true)
    expect(positions.every(one => one.features.every(Number.isFinite) && one.result === line.result)).toBe(true)
    const first = positions[0]!
    const again = positions.findLast(one => one.moment === 'end')!
    expect(again.round).toBeGreaterThan(1)
    expect(again.features).not.toEqual(first.features)
  })

  it('tells a ship that took off alone against several, to its last position, and none where both have company', async () => {
    const alone = FEATURES.skirmish.indexOf('alone')
    const said = async (what: Run['what'], game: number) => {
      const played = { ...run, what }
      return new Set(positionsOf(played, await playGame(played, game)).map(({ features }) => features[alone]))
    }
    expect(await said('skirmish', 4)).toEqual(new Set([1]))
    expect(await said('1-v-2', 1)).toEqual(new Set([1]))
    expect(await said('xx-ttt', 1)).toEqual(new Set([0]))
  })
})

describe('the weights that are shipped', () => {
  it.each(AIMS)('fit the features of %s and come with their recipe', aim => {
    const model = weights[aim]
    expect(model).toHaveLength(FEATURES[aim].length)
    expect(model.every(Number.isFinite)).toBe(true)
    // More ships alive and more points left never make it worse.
    for (const name of ['alive', 'points', 'judged'])
      if (FEATURES[aim].includes(name)) expect(model[FEATURES[aim].indexOf(name)]).toBeGreaterThanOrEqual(0)
    const recipe = recipes[aim]
    expect(recipe.command).toMatch(new RegExp(`^npm run fit -- .*--aim ${aim}`))
    expect(recipe.games).toBeGreaterThan(0)
    expect(recipe.loss).toBeLessThan(Math.LN2)
  })
})
