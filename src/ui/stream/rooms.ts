/** Where the frame of a stream stands, which rectangles of it are left to camera and chat, and how large its text is. Pure. */
import type { LayoutKind } from '../params.ts'
import type { Box, Wish } from './frame.ts'

export type Rect = { readonly left: number; readonly top: number } & Box
type Edges = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }

/** Shares of the frame's sides that are sure to be seen, by EBU R 95: pictures stay inside 3.5 %, text inside 5 %. */
export const SAFE = { picture: 0.035, text: 0.05 } as const

const RATIOS: Readonly<Record<LayoutKind, number>> = { '16x9': 16 / 9, '9x16': 9 / 16, '1x1': 1 }

/** The largest frame of a layout in a window, whole CSS pixels; the window itself without one. */
export const frameIn = (layout: LayoutKind | null, { width, height }: Box): Box => {
  if (!layout) return { width, height }
  const ratio = RATIOS[layout]
  return width > height * ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) }
}

/** How large a rem is in a stream whose shorter side has 1080 pixels, CSS pixels: its small text is then 24 pixels high. */
const REM = 28
const USUAL_REM = 16

/** How many times its usual size text is in a frame that is streamed; never smaller than usual. */
export const textShare = ({ width, height }: Box): number =>
  Math.min(4, Math.max(1, ((Math.min(width, height) / 1080) * REM) / USUAL_REM))

/** Shares of the frame that camera and chat take: beside the table in a wide frame, over or under it in a high one. */
const CAMERA = { wide: 0.24, square: 0.4, high: 1 } as const
const CHAT = { wide: 0.2, square: 0.3, high: 0.18 } as const

/** What is left of a frame: the edges that the table keeps free, and the rectangles of camera and chat. */
export type Rooms = { readonly free: Edges; readonly camera: Rect | null; readonly chat: Rect | null }

/** The rooms of a frame. A camera is 16:9 in its corner; in a high frame it has the whole width, and the chat a strip across from it. */
export const roomsIn = ({ width, height }: Box, { room, chat, stream }: Omit<Wish, 'layout'>): Rooms => {
  const shape = width >= height * 1.2 ? 'wide' : height >= width * 1.2 ? 'high' : 'square'
  const margin = stream ? { x: Math.round(width * SAFE.text), y: Math.round(height * SAFE.text) } : { x: 0, y: 0 }
  const free = { left: margin.x, right: margin.x, top: margin.y, bottom: margin.y }
  const corner = (wide: number, high: number, right: boolean, low: boolean): Rect => ({
    left: right ? width - wide : 0,
    top: low ? height - high : 0,
    width: wide,
    height: high,
  })
  const low = room?.startsWith('b') ?? false
  let camera: Rect | null = null
  if (room) {
    const wide = Math.round(width * CAMERA[shape])
    camera = corner(wide, Math.round((wide * 9) / 16), room.endsWith('r'), low)
    if (shape === 'wide') free[room.endsWith('r') ? 'right' : 'left'] += camera.width
    else free[low ? 'bottom' : 'top'] += camera.height
  }
  if (!chat) return { free, camera, chat: null }
  if (shape === 'high') {
    const under = !low
    const strip = corner(width, Math.round(height * CHAT.high), false, under)
    free[under ? 'bottom' : 'top'] += strip.height
    return { free, camera, chat: strip }
  }
  // On the camera's side the chat has what the camera leaves.
  const beside = camera !== null && (shape === 'square' || room?.endsWith(chat) === true)
  const wide = beside && camera && shape === 'wide' ? camera.width : Math.round(width * CHAT[shape])
  const side = chat === 'r' ? 'right' : 'left'
  free[side] = Math.max(free[side], margin.x + wide)
  const high = beside && camera ? height - camera.height : height
  return { free, camera, chat: corner(wide, high, chat === 'r', beside && !low) }
}
