/** How large text is and what layout fits the window, for styles and for code that must agree with them. */
import { useLayoutEffect, useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { useLook, useSettings } from '../settings.ts'
import { pageSize } from '../stream/frame.ts'

/** How many pixels one rem is. */
const useRem = create<{ readonly rem: number }>(() => ({ rem: 16 }))

/** How many pixels one rem is now: what fits in a window is asked in rem, so that large text gets the layout of a small window. */
export const remNow = (): number => useRem.getState().rem

/** How large text is beside the usual, 1 … 2: for what is not measured in rem. */
export const useTextScale = (): number => useRem(state => state.rem) / 16

/** How many times its usual size text is in the frame of a stream. */
const useShare = create<{ readonly share: number }>(() => ({ share: 1 }))

/** Text of another size in the frame of a stream, beside what the person wishes: 1 is as usual. */
export const sizeText = (share: number): void => useShare.setState({ share })

/** Lets the styles ask anew what fits: Chromium 156 does so when the page's box changes, not when its em does. */
function measureAgain(): void {
  const page = document.getElementById('root')
  if (!page) return
  page.style.width = '99%'
  page.getBoundingClientRect()
  page.style.width = ''
}

/** Puts palette and size of the text on the page's root, where the styles find them, before anything is painted. */
export function useDress(): void {
  const { palette } = useLook()
  const wished = useSettings(state => state.text)
  const share = useShare(state => state.share)
  const text = Math.round(wished * share)
  useLayoutEffect(() => {
    const root = document.documentElement
    root.dataset['palette'] = palette
    root.style.fontSize = `${text}%`
    measureAgain()
    useRem.setState({ rem: Number.parseFloat(getComputedStyle(root).fontSize) || 16 })
  }, [palette, text])
}

const watchWindow = (listener: () => void) => {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}

/** What fits on the page, as the styles ask it. */
type PageSize = {
  /** How many pixels one rem is. */
  readonly rem: number
  /** The window is small for that, or a tablet's held upright: one sheet with pages instead of columns. */
  readonly narrow: boolean
  /** It is wider than high too, as a phone on its side: the sheet stands beside the table (`play/low.css`). */
  readonly low: boolean
  /** A phone's held upright: the keys of the views stand over the table's far corner (`play/views.css`). */
  readonly upright: boolean
}

/** How large a rem is, and which layout the window has for it. */
export function usePageSize(): PageSize {
  const rem = useRem(state => state.rem)
  const fits = useSyncExternalStore(watchWindow, () => {
    const { width, height } = pageSize()
    const narrow = width <= 50 * rem || height <= 28 * rem || (width <= 66 * rem && width <= height)
    if (!narrow) return 'wide'
    if (width > height) return width > 20 * rem ? 'low' : 'narrow'
    return width <= 50 * rem ? 'upright' : 'narrow'
  })
  return { rem, narrow: fits !== 'wide', low: fits === 'low', upright: fits === 'upright' }
}
