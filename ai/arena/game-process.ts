/** A process of the fit: told a game's number, it plays it; told a game's line, it reads its positions. */
import { type Position, positionsOf } from './positions.ts'
import { type GameLine, playGame, type Run } from './selfplay.ts'

/** What a process is told, and answers. */
export type Chore =
  | { readonly run: Run; readonly play: number }
  | { readonly run: Run; readonly read: readonly GameLine[] }
export type Done = { readonly line: GameLine } | { readonly positions: readonly Position[] }

process.on('message', async (chore: Chore) => {
  if ('play' in chore) process.send?.({ line: await playGame(chore.run, chore.play) })
  else process.send?.({ positions: chore.read.flatMap(line => positionsOf(chore.run, line)) })
})
// The terminal's stop goes to every process; the parent says when it is over.
process.on('SIGINT', () => {})
// Without a parent there is nobody to play for.
process.on('disconnect', () => process.exit(0))
process.on('error', () => process.exit(0))
