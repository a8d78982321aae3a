/** The kept battles play again to the same hashes; together they hold every mission and nearly every event. */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { BOX, gameOf, MISSIONS } from '../../src/content/index.ts'
import { outcomeHash } from '../../src/match/outcome.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { namesBySide } from '../../src/match/who.ts'
import { RULES_VERSION } from '../../src/rules/index.ts'
import { checkGolden, fetchGoldenSets, GOLDEN, goldenPath } from '../tools/golden.ts'

function read(name: string): ReplayFile {
  const file = parseReplay(readFileSync(goldenPath(name), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  return file
}

const run = (file: ReplayFile) => runReplay(gameOf(file.scenario.set), file)

describe('golden replays', () => {
  beforeAll(fetchGoldenSets)

  it('every file has its recipe and every recipe its file', () => {
    const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.json'))
    expect(files.sort()).toEqual(GOLDEN.map(({ name }) => `${name}.replay.json`).sort())
  })

  describe.each(GOLDEN)('$name', ({ name, seed, first, second }) => {
    it('plays again to the same hashes', () => {
      const file = read(name)
      const { problem, state } = run(file)
      expect(problem).toBeNull()
      expect(state?.result).not.toBeNull()
      expect(outcomeHash(state!)).toBe(file.finalHash)
      expect(checkGolden(name)).toBeNull()
    })

    it('carries a hash for every round, who played, and the version of these rules', () => {
      const file = read(name)
      const { state } = run(file)
      // Where nobody is asked for anything before it, the first round is as the scenario has it, and no hash says so.
      const begins = gameOf(file.scenario.set).newGame(file.scenario).phase === 'setup' ? 1 : 2
      const rounds = Array.from({ length: state!.round + 1 - begins }, (_, n) => String(n + begins))
      expect(Object.keys(file.hashes).sort()).toEqual(rounds.sort())
      expect(new Set(Object.values(file.hashes)).size).toBe(rounds.length)
      expect(file).toMatchObject({ rulesVersion: RULES_VERSION, seed })
      expect(namesBySide(file.players)).toEqual({ first, second })
    })

    it('notices a hash that is another', () => {
      const file = read(name)
      const round = Math.max(...Object.keys(file.hashes).map(Number))
      const hashes = { ...file.hashes, [round]: 'ffffffffffffffff' }
      expect(run({ ...file, hashes }).problem).toMatchObject({ key: 'replay.tampered', params: { round } })
    })
  })

  it('together they play every mission, and a hundred points among six asteroids', () => {
    const scenarios = GOLDEN.map(({ name }) => read(name).scenario)
    const played = (of: string) => new Set(scenarios.filter(({ set }) => set === of).map(({ mission }) => mission))
    expect(played(BOX)).toEqual(new Set([...MISSIONS, 'standard']))
    expect(played('tfa')).toEqual(new Set(['first-flight', 'standard', 'last-line', 'comrade-in-arms']))
    expect(scenarios.find(({ mission }) => mission === 'standard')).toMatchObject({
      points: 100,
      objects: { length: 6 },
    })
  })

  it('together they tell nearly every kind of event', () => {
    const told = new Set(GOLDEN.flatMap(({ name }) => run(read(name)).events.map(event => event.type)))
    expect(told.size).toBeGreaterThanOrEqual(44)
  })
})
