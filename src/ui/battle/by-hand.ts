/** Whether what has the focus was gone to by a person, or got it by itself when a question opened or an answer was given. */

let mover = false
let taken: EventTarget | null = null
let listening = false

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
  window.addEventListener('keydown', event => !ANSWERS.includes(event.key) && byHand(), true)
  window.addEventListener('pointerdown', byHand, true)
  window.addEventListener('pointerup', byHand, true)
  window.addEventListener('focusin', event => {
    taken = mover ? event.target : null
  })
}

/** Whether a person went to this. */
export const isByHand = (element: EventTarget | null): boolean => element !== null && element === taken
