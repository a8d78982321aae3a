/** What the viewer's hand does with the camera: one finger or the left button turns, two fingers or another button move. */
export type Gestures = {
  /** Pixels to the right and down. */
  turn(dx: number, dy: number): void
  move(dx: number, dy: number): void
  /** Nearer by a factor (below 1: farther), about a point of the view in pixels from its left upper corner. */
  zoom(factor: number, x: number, y: number): void
}

/** A press that has moved less than this, in pixels, is still a click. */
const SLACK = 4

type Finger = { x: number; y: number; readonly startX: number; readonly startY: number; readonly button: number }

/**
 * Listens to pointers and wheel on an element and tells of them as gestures; gives the way to stop. A press alone is no
 * gesture, so that it can pick.
 */
export const listenToHand = (element: HTMLElement, tell: Gestures): (() => void) => {
  const fingers = new Map<number, Finger>()
  let dragging = false

  const spread = () => {
    const [a, b] = [...fingers.values()]
    if (!a || !b) return null
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) }
  }
  const down = (event: PointerEvent) => {
    if (fingers.size >= 2) return
    const { clientX: x, clientY: y, button } = event
    fingers.set(event.pointerId, { x, y, startX: x, startY: y, button })
    if (fingers.size === 2) dragging = true
  }
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    const before = spread()
    const dx = event.clientX - finger.x
    const dy = event.clientY - finger.y
    if (!dragging) {
      if (Math.hypot(event.clientX - finger.startX, event.clientY - finger.startY) < SLACK) return
      dragging = true
      element.setPointerCapture(event.pointerId)
    }
    finger.x = event.clientX
    finger.y = event.clientY
    const after = spread()
    if (before && after) {
      const box = element.getBoundingClientRect()
      tell.move(after.x - before.x, after.y - before.y)
      tell.zoom(after.far / before.far, after.x - box.left, after.y - box.top)
    } else if (finger.button === 0 && !event.shiftKey) tell.turn(dx, dy)
    else tell.move(dx, dy)
  }
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    if (fingers.size === 0) dragging = false
  }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const lines = event.deltaMode === 1 ? 24 : event.deltaMode === 2 ? 400 : 1
    const box = element.getBoundingClientRect()
    const steps = Math.max(-240, Math.min(240, event.deltaY * lines))
    tell.zoom(0.9985 ** steps, event.clientX - box.left, event.clientY - box.top)
  }
  // A button that turns or moves the camera opens no menu.
  const menu = (event: Event) => event.preventDefault()
  const touch = element.style.touchAction
  element.style.touchAction = 'none'
  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', up)
  element.addEventListener('wheel', wheel, { passive: false })
  element.addEventListener('contextmenu', menu)
  return () => {
    element.style.touchAction = touch
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', up)
    element.removeEventListener('wheel', wheel)
    element.removeEventListener('contextmenu', menu)
  }
}

/** The keys of free flight, as they are pushed: −1 … 1 to the right, up and ahead; and of looking about, right and down. */
export type Stick = {
  readonly right: number
  readonly up: number
  readonly ahead: number
  readonly around: number
  readonly down: number
  readonly fast: boolean
}

const KEYS: Readonly<Record<string, keyof Omit<Stick, 'fast'>>> = {
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

/**
 * Listens to the keys of free flight while `wanted` says so, and takes them from everybody else then; not while somebody
 * types, a dialog is open, or something is being placed, whose keys they are too.
 */
export const listenToStick = (
  element: HTMLElement,
  wanted: () => boolean,
  pushed: () => void,
): { readonly stick: () => Stick; readonly stop: () => void } => {
  // As an object: Node's EventTarget, in which tests run, does not find again what was added with a bare `true`.
  const early = { capture: true }
  const held = new Set<string>()
  let fast = false
  const keyDown = (event: KeyboardEvent) => {
    const target = event.target
    if (!wanted() || !KEYS[event.code] || event.altKey || event.ctrlKey || event.metaKey) return
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
    stick: () => {
      const stick = { right: 0, up: 0, ahead: 0, around: 0, down: 0 }
      for (const code of held) stick[KEYS[code]!] += NEGATIVE.has(code) ? -1 : 1
      return { ...stick, fast }
    },
    stop: () => {
      window.removeEventListener('keydown', keyDown, early)
      window.removeEventListener('keyup', keyUp, early)
      window.removeEventListener('blur', leave)
    },
  }
}
