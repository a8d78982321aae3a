/** Of which set a request is, known before anything of it is played. */
import { fetched } from '../../../locale/again.ts'
import type { parseReplay } from '../../../match/read-replay.ts'
import { type BattleRequest, HUMAN } from '../../menu/types.ts'

type Replay = Extract<BattleRequest, { kind: 'replay' }>
type Read = ReturnType<typeof parseReplay>

const files = new WeakMap<Replay, Read>()

/** Reads the replay of a request, once; what reads it is fetched with the first. Rejects if that cannot be had. */
export async function readAhead(request: Replay): Promise<Read> {
  const { parseReplay } = await fetched(() => import('../../../match/read-replay.ts'))
  const file = files.get(request) ?? parseReplay(request.text)
  files.set(request, file)
  return file
}

/** The replay in a request, or what is wrong with it. Throws where `readAhead` has not read it. */
export function fileOf(request: Replay): Read {
  const file = files.get(request)
  if (!file) throw new Error('this replay has not been read')
  return file
}

/** The set whose cards a request needs; undefined: the box's, or nobody knows yet. */
export function setOf(request: BattleRequest): string | undefined {
  if (request.kind === 'battle') return request.kept?.battle.replay.scenario.set ?? request.setup.set
  const file = files.get(request)
  return !file || 'problem' in file ? undefined : file.scenario.set
}

/** Whether somebody has a partner in a request, or shares the screen; false where nobody knows yet. */
export function isTeam(request: BattleRequest): boolean {
  if (request.kind === 'battle') {
    const { players, sides } = request.setup
    return players !== undefined || (sides.first === HUMAN && sides.second === HUMAN)
  }
  const file = files.get(request)
  return file !== undefined && !('problem' in file) && file.players.length > 2
}
