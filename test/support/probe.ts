/** What must come out the same in Node and in Chromium. */
import { fetchSet, gameOf } from '../../src/content/index.ts'
import { hashOf } from '../../src/match/hash.ts'
import { createMatch } from '../../src/match/match.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'
import { battleOfDay, numberOfDate } from '../../src/ui/daily/day.ts'
import { scenarioOf } from '../../src/ui/play/session/scenario.ts'
import { levelPlayer } from '../tools/players.ts'

export { geometryHash } from './geometry-hash.ts'

/** The last hash of a replay, or what is wrong with it. */
export async function replayHash(text: string): Promise<string> {
  const file = parseReplay(text)
  if ('problem' in file) return file.problem.key
  await fetchSet(file.scenario.set)
  const game = gameOf(file.scenario.set)
  const { state, problem } = runReplay(game, file)
  return problem ? problem.key : game.hash(state!)
}

/** Lines of play for each decision of a day's first rounds. */
const NODES = 40

/** A year of daily battles under a hash, and what the first two rounds of one come to against its computer. */
export async function dailyHash(): Promise<string> {
  const first = numberOfDate('2026-11-28')
  const year = Array.from({ length: 366 }, (_, n) => battleOfDay(first + n))
  const { mission, points, squads, level, seed } = year.find(({ set, points }) => !set && points > 31)!
  const sides = { first: level, second: level }
  const setup = { mission, sides, seed, points, ...(squads ? { squads } : {}) }
  const engine = gameOf()
  const players = { first: levelPlayer(level, seed, NODES)!, second: levelPlayer(level, seed, NODES)! }
  const match = createMatch({ engine, scenario: scenarioOf(setup, 2), seed, players })
  await match.run()
  return `${hashOf(JSON.stringify(year)).slice(0, 16)} ${engine.hash(match.state)}`
}
