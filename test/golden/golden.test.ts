/** The kept battles play again to the same hashes; together they hold every mission and nearly every event. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { game, MISSIONS } from '../../src/content/index.ts'
import { outcomeHash } from '../../src/match/outcome.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { namesBySide } from '../../src/match/who.ts'
import { RULES_VERSION } from '../../src/rules/index.ts'
import { checkGolden, GOLDEN, goldenPath } from '../tools/golden.ts'

function read(name: string): ReplayFile {
  const file = parseReplay(readFileSync(goldenPath(name), 'utf8'))
  if ('problem' in file) throw new Error(file.problem.key)
  return file
}

describe('golden replays', () => {
  it('every file has its recipe and every recipe its file', () => {
    const files = readdirSync(import.meta.dirname).filter(name => name.endsWith('.json'))
    expect(files.sort()).toEqual(GOLDEN.map(({ name }) => `${name}.replay.json`).sort())
  })

  describe.each(GOLDEN)('$name', ({ name, seed, first, second }) => {
    it('plays again to the same hashes', () => {
      const file = read(name)
      const { problem, state } = runReplay(game, file)
      expect(problem).toBeNull()
      expect(state?.result).not.toBeNull()
      expect(outcomeHash(state!)).toBe(file.finalHash)
      expect(checkGolden(name)).toBeNull()
    })

    it('carries a hash for every round, who played, and the version of these rules', () => {
      const file = read(name)
      const { state } = runReplay(game, file)
      const rounds = Array.from({ length: state!.round }, (_, n) => String(n + 1))
      expect(Object.keys(file.hashes).sort()).toEqual(rounds.sort())
      expect(new Set(Object.values(file.hashes)).size).toBe(rounds.length)
      expect(file).toMatchObject({ rulesVersion: RULES_VERSION, seed })
      expect(namesBySide(file.players)).toEqual({ first, second })
    })

    it('notices a hash that is another', () => {
      const file = read(name)
      const round = Object.keys(file.hashes).length
      const hashes = { ...file.hashes, [round]: 'ffffffffffffffff' }
      expect(runReplay(game, { ...file, hashes }).problem).toMatchObject({ key: 'replay.tampered', params: { round } })
    })
  })

  it('together they play every mission, and a hundred points among six asteroids', () => {
    const scenarios = GOLDEN.map(({ name }) => read(name).scenario)
    expect(new Set(scenarios.map(({ mission }) => mission))).toEqual(new Set([...MISSIONS, 'standard']))
    expect(scenarios.find(({ mission }) => mission === 'standard')).toMatchObject({
      points: 100,
      objects: { length: 6 },
    })
  })

  it('together they tell nearly every kind of event', () => {
    const told = new Set(GOLDEN.flatMap(({ name }) => runReplay(game, read(name)).events.map(event => event.type)))
    expect(told.size).toBeGreaterThanOrEqual(44)
  })
})
