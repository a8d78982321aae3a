/** Fetches the puzzles from where the page is served, and opens one on the table. */
import { replayOfLink } from '../../match/link.ts'
import type { BattleRequest } from '../menu/types.ts'
import { setsHere } from '../sets.ts'
import { inOrder, type Puzzle } from './puzzle.ts'
import '../daily/english.ts'
import '../watch/replays/english.ts'

let fetching: Promise<readonly Puzzle[]> | null = null

async function load(): Promise<readonly Puzzle[]> {
  const answer = await fetch('puzzles.json')
  if (!answer.ok) throw new Error(`puzzles.json: ${answer.status}`)
  return inOrder((await answer.json()) as readonly Puzzle[])
}

/** All puzzles, in their order. Rejects if they cannot be had; asked for again they are fetched again. */
export function puzzles(): Promise<readonly Puzzle[]> {
  fetching ??= load().catch((error: unknown) => {
    fetching = null
    throw error
  })
  return fetching
}

/** The request that lays a puzzle on the table. Rejects where its battle cannot be read, or its set cannot be had. */
export async function puzzleRequest(puzzle: Puzzle): Promise<Extract<BattleRequest, { readonly kind: 'replay' }>> {
  if (!(await setsHere(puzzle.set))) throw new Error(`${puzzle.set}: not here`)
  const replay = replayOfLink(puzzle.link)
  if ('problem' in replay) throw new Error(`${puzzle.id} is no battle: ${replay.problem.key}`)
  return { kind: 'replay', text: JSON.stringify(replay), file: `${puzzle.id}.replay.json`, puzzle }
}
