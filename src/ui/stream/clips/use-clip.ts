/** The making of a clip as a component has it: how far it is, what became of it, and how it is stopped. */
import { useEffect, useRef, useState } from 'react'
import { download } from '../../parts/save-file.ts'
import { useSession } from '../../play/context.ts'
import type { Making, Outcome } from './clip-progress.tsx'
import { namesOf, type Room } from './darkroom.ts'
import { type ClipJob, makeClip } from './make.ts'
import { lettersReady } from './paint.ts'
import { fileName, stamp } from './spans.ts'

/** How often it is told how far a clip is, milliseconds. */
const TELL_MS = 120

export type Maker = {
  readonly making: Making | null
  readonly outcome: Outcome | null
  /** Makes the clip of a job that begins at a moment of the film, painted on `paper`, and saves it. */
  make(open: Exclude<Room, string>, paper: CanvasRenderingContext2D, job: ClipJob, from: number): Promise<void>
  stop(): void
}

export function useClip(): Maker {
  const session = useSession()
  const [making, setMaking] = useState<Making | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const controller = useRef<AbortController | null>(null)
  useEffect(() => () => controller.current?.abort(), [])

  const make: Maker['make'] = async (open, paper, job, from) => {
    const begun = new AbortController()
    controller.current = begun
    const { signal } = begun
    const sound = job.soundtrack !== null
    let began = performance.now()
    let told = 0
    setOutcome(null)
    setMaking({ done: 0, of: job.course.frames, began, sound })
    await lettersReady()
    const made = await makeClip(open.room, paper, job, {
      signal,
      onFrame: (done, of) => {
        // What the frames take is told; the sounds that were made before them are not.
        if (done === 1) began = performance.now()
        if (performance.now() - told < TELL_MS && done < of) return
        told = performance.now()
        setMaking({ done, of, began, sound })
      },
    })
    setMaking(null)
    if (typeof made === 'string') return setOutcome({ trouble: made })
    const { mission, seed } = namesOf(session)
    const { round } = session.film.timeline.picture(from)
    const file = fileName(mission, round, seed, stamp(from), made.ending)
    download(made.file, file)
    setOutcome({ file, bytes: made.file.size, mute: sound && !made.sound })
  }
  return { making, outcome, make, stop: () => controller.current?.abort() }
}
