/** The one listener to the keyboard. It asks who answers a key once what has the focus has left it alone, and remembers what is held down. */
import { useSettings } from '../settings.ts'
import { pressOf } from './press.ts'
import { createCommands, LEFT, type Release } from './stack.ts'

/** The commands of this page. */
export const commands = createCommands(() => {
  const { keys, shortcuts } = useSettings.getState()
  return { own: keys, silent: !shortcuts }
})

const notes = new Set<(key: string) => void>()
let listening = false

/** Tells of every key before anything hears of it, for whoever must know that there was one. */
export const noteKeys = (note: (key: string) => void): void => {
  notes.add(note)
  listenToKeys()
}

/** Listens from now on; once for the page. */
export function listenToKeys(): void {
  if (listening) return
  listening = true
  /** Keys that gave a command and are down, with what is to be done then. */
  const held = new Map<string, { readonly since: number; readonly release: Release | null }>()
  const letGo = (code: string, now: number) => {
    const { since, release } = held.get(code) ?? {}
    held.delete(code)
    if (since !== undefined) release?.(now - since)
  }
  const early = ({ key }: KeyboardEvent) => {
    for (const note of notes) note(key)
  }
  const down = (event: KeyboardEvent) => {
    const press = event.defaultPrevented ? null : pressOf(event)
    const answer = press && commands.answer(press)
    if (!answer) return
    const done = answer.run()
    if (done === LEFT) return
    event.preventDefault()
    if (!event.repeat)
      held.set(event.code, { since: event.timeStamp, release: typeof done === 'function' ? (done as Release) : null })
  }
  const up = (event: KeyboardEvent) => {
    // What a key gave was its answer: a browser may still press a button with it when it is let go.
    if (held.has(event.code)) event.preventDefault()
    letGo(event.code, event.timeStamp)
  }
  window.addEventListener('keydown', early, true)
  window.addEventListener('keydown', down)
  window.addEventListener('keyup', up)
  window.addEventListener('blur', ({ timeStamp }) => {
    for (const code of held.keys()) letGo(code, timeStamp)
  })
}
