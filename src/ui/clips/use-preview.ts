import { useEffect, useRef } from 'react'
import type { Room } from './darkroom.ts'
import { type ClipJob, drawFrame } from './make.ts'
import { lettersReady } from './paint.ts'

/** Pixels to which a preview is drawn on its longer side. */
const PREVIEW = 640
/** Milliseconds without a change after which the preview is drawn. */
const CALM_MS = 90

/** Draws the picture at a moment as the clip will have it, smaller, whenever something that shows has changed. */
export function usePreview(
  open: Exclude<Room, string> | null,
  idle: boolean,
  at: number,
  canvas: { readonly current: HTMLCanvasElement | null },
  job: ClipJob | null,
): void {
  const latest = useRef(job)
  latest.current = job
  const busy = useRef<Promise<void>>(Promise.resolve())
  const key = job && JSON.stringify([job.width, job.height, job.from, job.backdrop, job.over !== null])
  useEffect(() => {
    if (!open || !idle || key === null) return
    let here = true
    const draw = async () => {
      const [now, paper] = [latest.current, canvas.current?.getContext('2d')]
      if (!here || !now || !paper) return
      const share = Math.min(1, PREVIEW / Math.max(now.width, now.height))
      paper.canvas.width = Math.round(now.width * share)
      paper.canvas.height = Math.round(now.height * share)
      open.room.size(now.width, now.height, share)
      open.room.cut()
      await lettersReady()
      if (here) await drawFrame(open.room, paper, now, at, 0)
    }
    const timer = setTimeout(() => {
      busy.current = busy.current.then(draw).catch(() => {})
    }, CALM_MS)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [open, idle, at, key, canvas])
}
