/** The worker: a judging that tells the page what it finds. It never tires: whoever waits for it is elsewhere. */
import { createJudging } from './judge/judging.ts'
import type { Asked } from './judge-client.ts'

const judging = createJudging({
  tell: told => postMessage(told),
  rest: then => setTimeout(then),
  tired: () => false,
})
addEventListener('message', ({ data }: MessageEvent<Asked>) => judging.hear(data))
