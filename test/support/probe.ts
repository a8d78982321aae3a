/** What must come out the same in Node and in Chromium. */
import { fetchSet, gameOf } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'

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
