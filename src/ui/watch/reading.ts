/** The film gives time to read: what is explained for the first time stays until it can have been read. */
import { useEffect, useRef } from 'react'
import type { Line } from '../../locale/index.ts'
import type { Film } from '../../playback/film.ts'
import { readingTime } from '../parts/reading-time.ts'
import { stopBefore } from './stops.ts'

/** How often it is asked whether somebody still reads, milliseconds. */
const AGAIN_MS = 500
/** Keys of sentences that have been read in this visit. */
const read = new Set<string>()

/** How many explanations are open: nothing goes on over the head of somebody who reads. */
let open = 0

/** Keeps a film that is held to be read from going on until what this gives is called. */
export function whileReading(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

/**
 * Holds a film before the next sentence as long as a new one takes to be read, counted from when the film moves under it; it plays all
 * the while, and may be paused. Whoever goes on by hand or lets it run fast need not wait. Gives the way to let it go.
 */
export function holdToRead(
  film: Film,
  key: string,
  sentence: string,
  keyOf: (caption: Line) => string | null,
): () => void {
  if (read.has(key)) return () => {}
  let held: { readonly at: number; readonly release: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | null = null
  const goOn = () => {
    held?.release()
    held = null
  }
  const done = () => {
    if (open > 0) {
      timer = setTimeout(done, AGAIN_MS)
      return
    }
    read.add(key)
    leave()
    goOn()
  }
  const wanted = (index: number) => {
    if (film.clock.speed > 1) return false
    const beat = film.timeline.beats[index]
    const caption = beat && film.timeline.picture(beat.start + beat.duration * beat.seen).caption
    return !caption || keyOf(caption) !== key
  }
  const leaveStops = stopBefore(film, wanted, () => {
    held = { at: film.clock.t, release: film.hold() }
  })
  const leaveMoves = film.onFrame(() => {
    timer ??= setTimeout(done, readingTime(sentence))
    if (!held || film.clock.t === held.at) return
    read.add(key)
    leave()
    goOn()
  })
  const leave = () => {
    if (timer) clearTimeout(timer)
    leaveStops()
    leaveMoves()
  }
  // Captions that are switched off hold nothing.
  return () => {
    leave()
    goOn()
  }
}

/** Gives time to read a sentence that is shown under a headline; null: there is none. `keyOf` tells what the next headlines bring. */
export function useReading(
  film: Film,
  key: string | null,
  sentence: string,
  keyOf: (caption: Line) => string | null,
): void {
  const next = useRef(keyOf)
  next.current = keyOf
  useEffect(() => {
    if (key) return holdToRead(film, key, sentence, caption => next.current(caption))
    return
  }, [film, key, sentence])
}
