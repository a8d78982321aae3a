/** OBS Studio around the page: a browser source tells it whether it is seen, and lets it save what has just been streamed. */
import { useContext, useEffect } from 'react'
import type { Film } from '../../playback/film.ts'
import { BattleContext } from '../play/context.ts'

/** What OBS puts into the pages of its browser sources, as far as it is used here (obs-browser 2.26). */
type ObsStudio = {
  readonly getControlLevel?: (answer: (level: number) => void) => void
  readonly saveReplayBuffer?: () => void
}

/** Control level 3, BASIC: the page may save the replay buffer. The streamer allows it in the source's properties. */
const BASIC = 3
/** How long OBS may take to say what a page may do, milliseconds. */
const ANSWER_MS = 2000

const obs = (): ObsStudio | null => {
  try {
    return (window as { readonly obsstudio?: ObsStudio }).obsstudio ?? null
  } catch {
    return null
  }
}

/** Why nothing was saved: there is no OBS here, or it does not allow it to this page. */
export type NotSaved = 'no-obs' | 'not-allowed'

/** What this page may do in OBS, 0 … 5; null: there is no OBS, or it does not say. */
const controlLevel = (studio: ObsStudio): Promise<number | null> =>
  new Promise(resolve => {
    const timer = setTimeout(resolve, ANSWER_MS, null)
    try {
      studio.getControlLevel?.(level => {
        clearTimeout(timer)
        resolve(Number(level))
      })
    } catch {
      clearTimeout(timer)
      resolve(null)
    }
  })

/** What `studio` saves the buffer by; undefined where it has nothing, or only trouble. */
function saverOf(studio: ObsStudio | null): (() => void) | undefined {
  try {
    return studio?.saveReplayBuffer?.bind(studio)
  } catch {
    return undefined
  }
}

/** Whether this page may have the replay buffer saved. Never rejects. */
export async function maySave(): Promise<boolean> {
  const studio = obs()
  return studio !== null && saverOf(studio) !== undefined && ((await controlLevel(studio)) ?? 0) >= BASIC
}

/** Has OBS save its replay buffer, if this page runs in it and may: null then, else why not. Never rejects. */
export async function saveReplayBuffer(): Promise<NotSaved | null> {
  const save = saverOf(obs())
  if (!save) return 'no-obs'
  if (!(await maySave())) return 'not-allowed'
  try {
    save()
    return null
  } catch {
    return 'not-allowed'
  }
}

/** The source is not seen now, as OBS said last; a battle that begins unseen waits too. */
let unseen = false
/** Takes in what OBS says: whether the source is seen, if that is what it says. */
const hear = (event: Event): unknown => {
  const seen: unknown = (event as CustomEvent<{ visible?: unknown } | null>).detail?.visible
  if (typeof seen === 'boolean') unseen = !seen
  return seen
}
// Between two battles too.
if (typeof window !== 'undefined') window.addEventListener('obsSourceVisibleChanged', hear)

/** Lets a film stand still while its source is not seen in OBS, and go on after that if it ran. Gives the way to stop that. */
export function pauseUnseen(film: Pick<Film, 'clock' | 'play' | 'pause'>): () => void {
  let ran = unseen && film.clock.playing
  if (ran) film.pause()
  const heard = (event: Event) => {
    const seen = hear(event)
    if (seen === false && film.clock.playing) {
      ran = true
      film.pause()
    } else if (seen === true && ran) {
      ran = false
      film.play()
    }
  }
  window.addEventListener('obsSourceVisibleChanged', heard)
  return () => window.removeEventListener('obsSourceVisibleChanged', heard)
}

/** The battle on the screen as a source of OBS: it waits while nobody sees it. */
export function Obs() {
  const film = useContext(BattleContext)?.session.film
  useEffect(() => (film ? pauseUnseen(film) : undefined), [film])
  return null
}
