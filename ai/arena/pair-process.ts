/** A process of the arena: told a bout and a pair, it answers with the pair's line and the battles worth keeping. */
import { type Bout, playPair } from './duel.ts'

/** What a process is told. */
export type Task = { readonly bout: Bout; readonly pair: number }

process.on('message', async ({ bout, pair }: Task) => {
  process.send?.(await playPair(bout, pair))
})
// The terminal's stop goes to every process; the parent says when it is over.
process.on('SIGINT', () => {})
// Without a parent there is nobody to play for.
process.on('disconnect', () => process.exit(0))
process.on('error', () => process.exit(0))
