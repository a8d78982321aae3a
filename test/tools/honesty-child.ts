/** A process of `npm run honesty`: told its share of the series, it answers with what it tried or with the first answer that knew. */
import { trySeries } from '../support/honest.ts'

type Share = { readonly seed: number; readonly states: number; readonly from: number; readonly stride: number }

process.on('message', ({ seed, states, from, stride }: Share) => {
  try {
    process.send?.({ tally: trySeries(seed, states, from, stride) })
  } catch (error) {
    process.send?.({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
process.on('disconnect', () => process.exit(0))
