/** How pointers and wheel take up, move and turn something on the table without moving the view. */
import { type PointerEvent as ReactPointerEvent, useRef, type WheelEvent } from 'react'
import type { Handling, Pick } from '../screen-store.ts'

/** How near to the middle of what is being placed one must press to take it up, mm. */
const GRIP = 45

type Pointed = ReactPointerEvent<HTMLElement>

/**
 * Dragging and turning what is being placed, on either board. The flat board follows every drag; on the stage a drag turns the
 * camera, so there the thing itself must be taken up. `point` is to be told what lies under the pointer, whenever a board says so.
 */
export function useHandling(flat: boolean, handling: Handling | null) {
  const pressed = useRef(false)
  const carried = useRef(false)
  const last = useRef<Pick>(null)

  const point = (what: Pick) => {
    last.current = what
    const moves = pressed.current && (flat || carried.current)
    if (moves && handling && what?.kind === 'mat') handling.onDrag(what)
  }
  /** Asks the stage what lies under the pointer: of itself it tells that only while no button is pressed, and never for a finger. */
  const ask = ({ target, clientX, clientY }: Pointed) =>
    target.dispatchEvent(new PointerEvent('pointermove', { clientX, clientY, pointerType: 'mouse' }))
  const release = (event: Pointed) => {
    if (carried.current) event.stopPropagation()
    pressed.current = false
    carried.current = false
  }

  return {
    point,
    handlers: {
      onPointerDownCapture(event: Pointed) {
        if (event.button !== 0) return
        pressed.current = true
        if (flat || !handling) return
        ask(event)
        const there = last.current
        if (there?.kind !== 'mat') return
        const { at } = handling
        if ((there.x - at.x) ** 2 + (there.y - at.y) ** 2 > GRIP * GRIP) return
        carried.current = true
        event.stopPropagation()
      },
      onPointerMoveCapture(event: Pointed) {
        // What `ask` sends comes by here too.
        if (!carried.current || !event.isTrusted) return
        event.stopPropagation()
        ask(event)
      },
      onPointerUpCapture: release,
      onPointerCancelCapture: release,
      onWheelCapture(event: WheelEvent<HTMLElement>) {
        // On the stage the wheel alone brings the camera nearer.
        if (!handling || !(flat || event.shiftKey)) return
        event.stopPropagation()
        handling.onTurn(Math.sign(event.deltaY || event.deltaX) * (event.altKey ? 1 : 15))
      },
    },
  }
}
