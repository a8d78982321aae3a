/** Whether a film may begin by itself where little motion is wished for. */
import type { Params } from '../../params.ts'
import { motionIsAsked } from '../../settings.ts'
import { isBare, useFrame } from '../../stream/frame.ts'
import type { OnAir } from './television.ts'

/** Somebody set the picture up to run by itself: on the air, in a source of OBS, over and over. */
const isSetUp = ({ loop }: Params): boolean =>
  isBare() || useFrame.getState().stream || 'obsstudio' in window || loop === true

/**
 * A demo, or the first battle of Battle TV, waits for a key where the person or the system wishes little motion (WCAG 2.2.2). Where it
 * is the address that wishes it, or nobody is there to press a key, it runs.
 */
export const waitsForKey = (params: Params, onAir: OnAir | null): boolean =>
  params.motion === 'reduced' && !motionIsAsked() && !isSetUp(params) && (onAir === null || onAir.n === 0)
