import { useMemo } from 'react'
import type { Insets } from '../../scene/stage.tsx'
import { remNow } from '../parts/dress.ts'
import { useFrame } from '../stage/frame.ts'
import { useCaptions } from '../watch/level.ts'
import { useScreen } from './context.ts'

const NONE: Insets = { left: 0, right: 0, top: 0, bottom: 0 }
/** Panels at the edges of a wide screen, in rem: what the table should keep clear of. */
const PANELS: Insets = { left: 17.75, right: 23.25, top: 3.75, bottom: 4.375 }
/** What captions of a level take of a picture without other instruments, rem. */
const CAPTIONS = { off: 0, brief: 3.5, teach: 7 } as const

/** Pixels at the edges of the table that something covers. `rem`: pixels to a rem where panels stand at its edges; null: they stand beside it. */
export function useInsets(rem: number | null): Insets {
  const hud = useScreen(state => state.hud)
  const free = useFrame(state => state.free)
  const band = useScreen(state => state.band)
  const bars = useScreen(state => state.bars)
  const captions = CAPTIONS[useCaptions()]
  return useMemo(() => {
    if (hud === 'full' && rem === null) return { ...NONE, top: bars, bottom: bars }
    const few = hud === 'min' ? { ...NONE, bottom: captions } : NONE
    const panels = hud === 'full' ? { ...PANELS, bottom: PANELS.bottom + band } : few
    const side = (one: keyof Insets) => free[one] + Math.round(panels[one] * (rem ?? remNow()))
    const [top, bottom] = [Math.max(bars, side('top')), Math.max(bars, side('bottom'))]
    return { left: side('left'), right: side('right'), top, bottom }
  }, [hud, rem, free, band, bars, captions])
}
