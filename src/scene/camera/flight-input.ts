/** The keys of free flight, as they are pushed: −1 … 1 to the right, up and ahead; and of looking about, right and down. */
export type FlightInput = {
  readonly right: number
  readonly up: number
  readonly ahead: number
  readonly around: number
  readonly down: number
  readonly fast: boolean
}

const KEYS: Readonly<Record<string, keyof Omit<FlightInput, 'fast'>>> = {
  KeyD: 'right',
  KeyA: 'right',
  KeyE: 'up',
  KeyQ: 'up',
  KeyW: 'ahead',
  KeyS: 'ahead',
  ArrowRight: 'around',
  ArrowLeft: 'around',
  ArrowDown: 'down',
  ArrowUp: 'down',
}
const NEGATIVE = new Set(['KeyA', 'KeyQ', 'KeyS', 'ArrowLeft', 'ArrowUp'])

/** Whether a key is one of free flight. */
export const isFlightKey = (code: string): boolean => KEYS[code] !== undefined

/** What the keys push that are held. */
export const flightInputOf = (held: Iterable<string>, fast: boolean): FlightInput => {
  const input = { right: 0, up: 0, ahead: 0, around: 0, down: 0 }
  for (const code of held) {
    const way = KEYS[code]
    if (way) input[way] += NEGATIVE.has(code) ? -1 : 1
  }
  return { ...input, fast }
}

/**
 * Listens to the keys of free flight while `wanted` says so, and takes them from everybody else then; not while somebody
 * types, a dialog is open, or something is being placed, whose keys they are too.
 */
export const listenForFlight = (
  element: HTMLElement,
  wanted: () => boolean,
  pushed: () => void,
): { readonly input: () => FlightInput; readonly stop: () => void } => {
  // As an object: Node's EventTarget, in which tests run, does not find again what was added with a bare `true`.
  const early = { capture: true }
  const held = new Set<string>()
  let fast = false
  const keyDown = (event: KeyboardEvent) => {
    const target = event.target
    if (!wanted() || !isFlightKey(event.code) || event.altKey || event.ctrlKey || event.metaKey) return
    if (element.closest('.handled') || document.querySelector('dialog[open]')) return
    const busy = event.code.startsWith('Arrow') ? 'main, input, select, textarea' : 'input, select, textarea'
    if (target instanceof Element && target.closest(busy)) return
    event.preventDefault()
    event.stopPropagation()
    fast = event.shiftKey
    held.add(event.code)
    pushed()
  }
  const keyUp = (event: KeyboardEvent) => {
    fast = event.shiftKey
    held.delete(event.code)
  }
  const leave = () => held.clear()
  window.addEventListener('keydown', keyDown, early)
  window.addEventListener('keyup', keyUp, early)
  window.addEventListener('blur', leave)
  return {
    input: () => flightInputOf(held, fast),
    stop: () => {
      window.removeEventListener('keydown', keyDown, early)
      window.removeEventListener('keyup', keyUp, early)
      window.removeEventListener('blur', leave)
    },
  }
}
