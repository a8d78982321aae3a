/** The frame of a stream: where the picture stands in the window, and what of it the table leaves free. */
import { create } from 'zustand'
import type { Insets } from '../../scene/stage.tsx'
import type { Chat, LayoutKind, Params, Room } from '../params.ts'

export type Box = { readonly width: number; readonly height: number }

const NOTHING: Insets = { left: 0, right: 0, top: 0, bottom: 0 }

/** The frame that is set up: its size in CSS pixels (null: the window's), what is left free at its edges, and whether it is for a stream. */
export const useFrame = create<{ readonly size: Box | null; readonly free: Insets; readonly stream: boolean }>(() => ({
  size: null,
  free: NOTHING,
  stream: false,
}))

/** Text on a stream's table is so high at least, pixels of a picture whose shorter side has 1080. */
const STREAM_TEXT = 24

/** By how much text of `least` pixels has to grow in a stream's picture of that size; 1 where it need not. */
export const streamScale = ({ width, height }: Box, least: number): number =>
  Math.max(1, (STREAM_TEXT / least) * (Math.min(width, height) / 1080))

/** The size of the page: the frame's, or the window's, CSS pixels. */
export const pageSize = (): Box => useFrame.getState().size ?? { width: window.innerWidth, height: window.innerHeight }

/** What the address says of the frame. */
export type Wish = {
  readonly layout: LayoutKind | null
  readonly room: Room | null
  readonly chat: Chat | null
  /** Shown to people who watch a stream: text is large, and keeps clear of the edges. */
  readonly stream: boolean
}

/** What the address wants of the frame; null: the page is as it always is. */
export const wishOf = ({ layout, room, chat, safe, background, hud }: Params): Wish | null => {
  const stream = layout !== null || (hud !== null && hud !== 'full')
  const usual = !stream && !room && !chat && !safe && (background ?? 'space') === 'space'
  return usual ? null : { layout, room, chat, stream }
}

/** Sets the page up for a stream before anything is shown, if the address asks for it. Never rejects. */
export const setUpFrame = async (params: Params): Promise<void> => {
  if (wishOf(params)) await import('./set-up.tsx').then(module => module.setUp(params)).catch(() => {})
}

/** The picture stands without instruments: nothing may come up that nobody is there to answer. */
export const isBare = (): boolean => document.documentElement.dataset['bare'] !== undefined
