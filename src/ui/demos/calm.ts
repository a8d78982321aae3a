import type { Params } from '../params.ts'
import { motionIsAsked } from '../settings.ts'
import { isBare } from '../stage/frame.ts'
import type { OnAir } from './television.ts'

/**
 * A demo, or the first battle of Battle TV, waits for a key where the person or the system wishes little motion (WCAG 2.2.2). Where it
 * is the address that wishes it, or nobody is there to press a key, the film has been set up to run.
 */
export const waitsForKey = ({ motion }: Params, onAir: OnAir | null): boolean =>
  motion === 'reduced' && !motionIsAsked() && !isBare() && (onAir === null || onAir.n === 0)
