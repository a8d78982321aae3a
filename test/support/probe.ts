/** What must come out the same in Node and in Chromium. */
import { game } from '../../src/content/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { runReplay } from '../../src/match/replay.ts'

export { geometryHash } from './geometry-hash.ts'

/** The last hash of a replay, or what is wrong with it. */
export function replayHash(text: string): string {
  const file = parseReplay(text)
  if ('problem' in file) return file.problem.key
  const { state, problem } = runReplay(game, file)
  return problem ? problem.key : game.hash(state!)
}
