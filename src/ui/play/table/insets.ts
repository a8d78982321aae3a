/** How much of the table is covered by what stands at its edges, so that the cameras keep the battle in the open part. */
import { type RefObject, useLayoutEffect, useMemo, useState } from 'react'
import type { Insets } from '../../../scene/stage.tsx'
import { remNow, usePageSize } from '../../parts/dress.ts'
import { useFrame } from '../../stream/frame.ts'
import { useCaptions } from '../../watch/level.ts'
import { useScreen } from '../context.ts'

const NONE: Insets = { left: 0, right: 0, top: 0, bottom: 0 }
/** Panels at the edges of a wide screen, in rem, until they have been measured; at the bottom the foot (`play/wide.css`). */
const PANELS: Insets = { left: 13.25, right: 0, top: 3.75, bottom: 5.875 }
/** How much higher the foot is with sentences that teach, rem. */
const TAUGHT = 3
/** The headline on a low screen, where the table has all of its height, rem. */
const LOW = 1.875
/** The keys of the views at the far edge of a page held upright, rem. */
const VIEWS = 2.875
/** What captions of a level take of a picture without other instruments, rem. */
const CAPTIONS = { off: 0, brief: 3.5, teach: 7 } as const

/** What of the table's edges the panels at them cover, pixels. Whatever comes and goes below is none: the camera would jump with it. */
type Edges = Pick<Insets, 'left' | 'right' | 'top'>

/** Measures the panels of a wide screen: they are as wide as the window lets them be, and the bar as high as its words. */
function useEdges(wide: boolean): Edges | null {
  const [edges, setEdges] = useState<Edges | null>(null)
  useLayoutEffect(() => {
    const battle = document.querySelector('.battle')
    const panels = ['.topbar', '.ships', 'main.side'].map(one => battle?.querySelector(`:scope > ${one}`))
    if (!wide || !battle || panels.some(one => !one)) return setEdges(null)
    const measure = () => {
      const all = battle.getBoundingClientRect()
      const [bar, ships, side] = panels.map(one => one!.getBoundingClientRect())
      const [top, left, right] = [bar!.bottom - all.top, ships!.right - all.left, all.right - side!.left].map(
        Math.round,
      )
      setEdges(now =>
        now && now.top === top && now.left === left && now.right === right ? now : ({ top, left, right } as Edges),
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    for (const one of panels) observer.observe(one!)
    return () => observer.disconnect()
  }, [wide])
  return edges
}

/** `sunk`: how far the bars of a cinema reach below what covers the upper edge besides, pixels. */
type Covered = Insets & { readonly sunk: number }

/** Pixels at the edges of the table that something covers. `rem`: pixels to a rem where panels stand at its edges; null: they stand beside it. */
export function useInsets(rem: number | null): Covered {
  const hud = useScreen(state => state.hud)
  const free = useFrame(state => state.free)
  // In a stream's frame that is higher than wide the keys stand in the bar.
  const framed = useFrame(state => state.size !== null)
  const band = useScreen(state => state.band)
  const bars = useScreen(state => state.bars)
  const level = useCaptions()
  const { low, upright } = usePageSize()
  const edges = useEdges(hud === 'full' && rem !== null)
  return useMemo(() => {
    if (hud === 'full' && rem === null) {
      const line = low ? Math.round((LOW + band) * remNow()) : 0
      return {
        ...NONE,
        top: bars,
        sunk: bars,
        bottom: Math.max(bars, line),
        corner: upright && !framed ? Math.round(VIEWS * remNow()) : 0,
      }
    }
    const few = hud === 'min' ? { ...NONE, bottom: CAPTIONS[level] } : NONE
    const taught = level === 'teach' ? TAUGHT : 0
    const panels = hud === 'full' ? { ...PANELS, bottom: PANELS.bottom + taught } : few
    const side = (one: Exclude<keyof Insets, 'corner' | 'aside'>) =>
      free[one] + Math.round(panels[one] * (rem ?? remNow()))
    const { left, right, top } = edges ?? { left: side('left'), right: side('right'), top: side('top') }
    const bottom = Math.max(bars, side('bottom'))
    return { left, right, top: Math.max(bars, top), bottom, aside: hud === 'full', sunk: Math.max(0, bars - top) }
  }, [hud, rem, free, band, bars, level, low, upright, framed, edges])
}

/** Whether what the insets leave of a table is higher than wide: there the stage lays the dice in two rows, and their names come lower. */
export function useTall(table: RefObject<HTMLElement | null>, { left, right, top, bottom }: Insets): boolean {
  const [ahead, setAhead] = useState(0)
  useLayoutEffect(() => {
    const element = table.current
    if (!element) return
    const measure = () => setAhead(element.clientWidth - element.clientHeight)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [table])
  return ahead < left + right - top - bottom
}
