/** The preview of a clip, drawn only when its maker pauses. */
import { useEffect, useRef, useState } from 'react'
import type { Room } from './darkroom.ts'
import { type ClipJob, drawFrame } from './make.ts'
import { lettersReady, paperOf } from './paint.ts'

/** Pixels to which a preview is drawn on its longer side. */
const PREVIEW = 640
/** Milliseconds without a change after which the preview is drawn. */
const CALM_MS = 90

/**
 * Draws the picture at a moment as the clip will have it, smaller, whenever something that shows has changed. Whether there
 * has been a picture yet: models and skies have to come before the first.
 */
export function usePreview(
  open: Exclude<Room, string> | null,
  idle: boolean,
  at: number,
  canvas: { readonly current: HTMLCanvasElement | null },
  job: ClipJob | null,
): boolean {
  const [drawn, setDrawn] = useState(false)
  const latest = useRef(job)
  latest.current = job
  const busy = useRef<Promise<void>>(Promise.resolve())
  const key = job && JSON.stringify([job.width, job.height, job.from, job.backdrop, job.over !== null])
  useEffect(() => {
    if (!open || !idle || key === null) return
    let here = true
    const draw = async () => {
      const [now, paper] = [latest.current, paperOf(canvas.current)]
      // Painted aside first: what is seen stays until the next picture is whole.
      const aside = document.createElement('canvas').getContext('2d')
      if (!here || !now || !paper || !aside) return
      const share = Math.min(1, PREVIEW / Math.max(now.width, now.height))
      const size = { width: Math.round(now.width * share), height: Math.round(now.height * share) }
      Object.assign(aside.canvas, size)
      open.room.size(now.width, now.height, share)
      open.room.cut()
      await lettersReady()
      if (here) await drawFrame(open.room, aside, now, at, 0, () => here)
      if (!here) return
      Object.assign(paper.canvas, size)
      paper.drawImage(aside.canvas, 0, 0)
      setDrawn(true)
    }
    const timer = setTimeout(() => {
      busy.current = busy.current.then(draw).catch(() => {})
    }, CALM_MS)
    return () => {
      here = false
      clearTimeout(timer)
    }
  }, [open, idle, at, key, canvas])
  return drawn
}
