/** Of which set a request is, known before anything of it is played. */
import { parseReplay } from '../../../match/replay.ts'
import type { BattleRequest } from '../../menu/types.ts'

type Replay = Extract<BattleRequest, { kind: 'replay' }>

const read = new WeakMap<Replay, ReturnType<typeof parseReplay>>()

/** The replay in a request, read once, or what is wrong with it. */
export function fileOf(request: Replay): ReturnType<typeof parseReplay> {
  const file = read.get(request) ?? parseReplay(request.text)
  read.set(request, file)
  return file
}

/** The set whose cards a request needs; undefined: the box's, or nobody knows. */
export function setOf(request: BattleRequest): string | undefined {
  if (request.kind === 'battle') return request.kept?.battle.replay.scenario.set ?? request.setup.set
  const file = fileOf(request)
  return 'problem' in file ? undefined : file.scenario.set
}
