/** Makes a clip: frame by frame out of the darkroom into a video file, and lets everything else go on between frames. */

import type { OfflineRender } from '../../../audio/offline-render.ts'
import type { Director } from '../../../playback/director/take.ts'
import type { Picture } from '../../../playback/picture.ts'
import type { CameraMode, Darkroom, Eye, Hideable } from '../../../scene/capture.ts'
import type { Course } from './clip-times.ts'
import type { Recorder, Refused } from './encode.ts'
import { captionFoot } from './paint.ts'
import { exposures, shareOf } from './shutter.ts'
import { bitrateOf } from './spans.ts'

/** What is behind the battle: the sky, or nothing but a colour. */
export const BACKDROPS = ['space', 'black', 'green'] as const
export type Backdrop = (typeof BACKDROPS)[number]

const COLOURS: Readonly<Record<Backdrop, string>> = { space: '#000', black: '#000', green: '#00b140' }
/** A colour to be taken out again leaves the ships alone on it. */
const HIDDEN: Readonly<Record<Backdrop, readonly Hideable[]>> = { space: [], black: ['sky'], green: ['sky', 'mat'] }

export type ClipJob = {
  /** Which moment of the film each second of the clip shows. */
  readonly course: Course
  readonly width: number
  readonly height: number
  readonly fps: number
  readonly from: Eye | CameraMode
  readonly backdrop: Backdrop
  readonly pictureAt: (t: number) => Picture
  /** Who leads the camera `auto`. */
  readonly director: Director
  /** What is written over a frame; nothing: null. */
  readonly over: ((paper: CanvasRenderingContext2D, picture: Picture) => void) | null
  /** Begins the sound, of the same course; null: the clip shall be silent. */
  readonly soundtrack: (() => Promise<OfflineRender>) | null
}

export type Clip = {
  readonly file: Blob
  readonly ending: 'mp4' | 'webm'
  readonly frames: number
  readonly sound: boolean
}
/** Why there is no clip. */
export type ClipTrouble = Refused | 'cancelled' | 'lost' | 'failed'

const channel = new MessageChannel()
/** Gives everything else its turn; a page in the background is not slowed by it. */
const breathe = (): Promise<void> =>
  new Promise(resolve => {
    channel.port1.onmessage = () => resolve()
    channel.port2.postMessage(null)
  })

/**
 * Draws one frame of a clip over `paper`, waiting for whatever is still on its way. Rejects when the context is lost. One that
 * is no longer `wanted` while it waits draws nothing more: whoever has the room by then would find the camera elsewhere.
 */
export const drawFrame = async (
  room: Darkroom,
  paper: CanvasRenderingContext2D,
  job: ClipJob,
  t: number,
  dt: number,
  wanted: () => boolean = () => true,
): Promise<void> => {
  if (!(await expose(room, job, t, dt, wanted))) return
  // In the same task as the drawing: the canvas forgets afterwards.
  const { width, height } = paper.canvas
  paper.fillStyle = COLOURS[job.backdrop]
  paper.fillRect(0, 0, width, height)
  paper.drawImage(room.canvas, 0, 0, width, height)
  job.over?.(paper, job.pictureAt(t))
}

/** Draws a moment of a job in the darkroom; false: it is no longer wanted. */
const expose = async (room: Darkroom, job: ClipJob, t: number, dt: number, wanted: () => boolean): Promise<boolean> => {
  const picture = job.pictureAt(t)
  const take = job.director.at(t)
  const foot = job.over ? captionFoot(job.width, job.height) : 0
  const plate = { picture, take, from: job.from, foot, hidden: HIDDEN[job.backdrop], clear: job.backdrop !== 'space' }
  let ready = room.draw({ ...plate, dt })
  for (let tries = 0; !ready && tries < 50; tries++) {
    await room.settled()
    if (!wanted()) return false
    // The camera has glided already.
    ready = room.draw({ ...plate, dt: 0 })
  }
  if (room.lost) throw new Error('lost')
  return true
}

/** Draws one frame of a clip over `paper` as a film sees it, the shutter open for a while: moments of it laid over one another, each as much as the others. */
const drawOpen = async (
  room: Darkroom,
  paper: CanvasRenderingContext2D,
  job: ClipJob,
  times: readonly number[],
  dt: number,
): Promise<void> => {
  const { width, height } = paper.canvas
  for (const [index, t] of times.entries()) {
    await expose(room, job, t, dt / times.length, () => true)
    paper.globalAlpha = shareOf(index)
    paper.drawImage(room.canvas, 0, 0, width, height)
  }
  paper.globalAlpha = 1
  job.over?.(paper, job.pictureAt(times[0]!))
}

const troubleOf = (error: unknown, room: Darkroom): ClipTrouble => {
  if (room.lost) return 'lost'
  const { name = '', message = '' } = error instanceof Error || error instanceof DOMException ? error : {}
  if (name === 'RangeError' || name === 'QuotaExceededError' || /memory|allocation/i.test(message)) return 'memory'
  return name === 'NotSupportedError' || name === 'EncodingError' ? 'encoder' : 'failed'
}

/** A render and its first piece; null: there is to be no sound, or none can be made here. */
const firstOf = async ({
  soundtrack,
}: ClipJob): Promise<{ readonly render: OfflineRender; readonly piece: AudioBuffer } | null> => {
  try {
    const begun = await soundtrack?.()
    const piece = await begun?.next()
    return begun && piece ? { render: begun, piece } : null
  } catch {
    return null
  }
}

/**
 * The clip of a job, painted on `paper`, which is given its size; or why there is none. `onFrame` is told of each frame done.
 * A signal stops it within a frame. Without sound that was asked for it is made all the same, and says so.
 */
export const makeClip = async (
  room: Darkroom,
  paper: CanvasRenderingContext2D,
  job: ClipJob,
  { signal, onFrame }: { readonly signal: AbortSignal; readonly onFrame: (done: number, of: number) => void },
): Promise<Clip | ClipTrouble> => {
  let recorder: Recorder | null = null
  try {
    const { record } = await import('./encode.ts')
    const { fps, course } = job
    const { frames } = course
    const heard = await firstOf(job)
    if (signal.aborted) return 'cancelled'
    Object.assign(paper.canvas, { width: job.width, height: job.height })
    const bitrate = bitrateOf(job.width, job.height, fps)
    const begun = await record(paper.canvas, { fps, bitrate, sound: heard !== null })
    if (typeof begun === 'string') return begun
    recorder = begun
    const soundtrack = recorder.way.sound ? heard : null
    if (soundtrack) await recorder.sound(soundtrack.piece)
    room.size(job.width, job.height)
    room.cut()
    for (let frame = 0; frame < frames; frame++) {
      if (signal.aborted) {
        await recorder.cancel()
        return 'cancelled'
      }
      // Sound and picture of a file lie beside each other: the next piece comes when the last one has been seen.
      const piece = soundtrack && frame / fps >= soundtrack.render.done ? await soundtrack.render.next() : null
      if (piece) await recorder.sound(piece)
      // The camera glides as it does at speed 1: slow motion is seen by a calm eye.
      const times = exposures(course, job, frame, fps)
      const dt = frame === 0 ? 0 : 1 / fps
      // Ships before a colour that is taken out again need a clean edge.
      if (times.length > 1 && job.backdrop === 'space') await drawOpen(room, paper, job, times, dt)
      else await drawFrame(room, paper, job, times[0]!, dt)
      await recorder.frame()
      onFrame(frame + 1, frames)
      await breathe()
    }
    if (signal.aborted) {
      await recorder.cancel()
      return 'cancelled'
    }
    const file = await recorder.finish()
    return { file, ending: recorder.way.ending, frames, sound: soundtrack !== null }
  } catch (error) {
    await recorder?.cancel().catch(() => {})
    return troubleOf(error, room)
  }
}
