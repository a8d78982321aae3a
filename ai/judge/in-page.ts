/** A judge in the page itself, where no worker is to be had: in slices so short that the page stays free. */
import type { Judging } from '../judge-client.ts'
import { createJudging } from './judging.ts'

/** The longest the page is kept from anything else, ms, as far as one step of judging allows: half of what a frame has. */
const SLICE_MS = 8

export const judgingInPage = (): Judging => {
  let since = performance.now()
  return createJudging({
    rest: then =>
      setTimeout(() => {
        since = performance.now()
        then()
      }),
    tired: () => performance.now() - since >= SLICE_MS,
  })
}
