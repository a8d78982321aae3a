/** The worker: a judge at the end of a line to the page. It never tires: whoever waits for it is elsewhere. */
import { expose } from 'comlink'
import { createJudging } from './judge/judging.ts'

expose(createJudging({ rest: then => setTimeout(then), tired: () => false }))
