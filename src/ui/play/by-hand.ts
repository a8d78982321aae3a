/** Whether what has the focus was gone to by a person, or got it by itself when a question opened or an answer was given. */
import { noteKeys } from '../commands/listener.ts'

let mover = false
let taken: EventTarget | null = null
let listening = false
/** Fingers and buttons that are down, by pointer. */
const down = new Set<number>()
const free: (() => void)[] = []

/** Keys that answer what has the focus, and so move it only as a consequence. */
const ANSWERS = ['Enter', ' ']

/** Listens from now on; once for the page. */
export function listenToHands(): void {
  if (listening) return
  listening = true
  const byHand = () => {
    mover = true
    // The focus follows a key at once, and a finger a little later.
    setTimeout(() => {
      mover = false
    }, 60)
  }
  noteKeys(key => !ANSWERS.includes(key) && byHand())
  window.addEventListener('pointerdown', byHand, true)
  window.addEventListener('pointerup', byHand, true)
  window.addEventListener('pointerdown', ({ pointerId }) => down.add(pointerId), true)
  for (const end of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(end, ({ pointerId }) => {
      down.delete(pointerId)
      // After all that the end of a drag does.
      if (down.size === 0) for (const call of free.splice(0)) setTimeout(call)
    })
  window.addEventListener('focusin', event => {
    taken = mover ? event.target : null
  })
}

/** Whether a person went to this. */
export const isByHand = (element: EventTarget | null): boolean => element !== null && element === taken

/** Calls at once where nothing is held down, else as soon as all is let go. */
export function onceFree(call: () => void): void {
  if (down.size > 0) free.push(call)
  else call()
}
