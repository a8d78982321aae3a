/** A thinker in the page itself, where no worker is to be had: in slices so short that the page stays free and a stop is soon heard. */
import type { Thinker } from '../protocol.ts'

/** The longest the page is kept from anything else, ms: half of what a frame has. */
const SLICE_MS = 8

/** Fetched when it is needed: whoever has workers never loads it. A timer leaves room for a frame between two slices. */
export const thinkerInPage = async (): Promise<Thinker> => {
  const { createThinker } = await import('../worker/thinker.ts')
  const breathe = (): Promise<void> => new Promise(resolve => setTimeout(resolve))
  return createThinker({ breathe, now: () => performance.now(), sliceMs: SLICE_MS })
}
