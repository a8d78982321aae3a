/** A page, a canvas and pointers for what moves the camera, in Node, which has none of them. */
import { vi } from 'vitest'

const rect = (x = 0, y = 0, width = 0, height = 0) => ({
  x,
  y,
  width,
  height,
  left: x,
  top: y,
  right: x + width,
  bottom: y + height,
})

/** What a hand and a rig need of a page and Node lacks, until `vi.unstubAllGlobals()`: it hears nothing. */
export const stubPage = (): void => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal(
    'DOMRect',
    class {
      constructor(...sides: Parameters<typeof rect>) {
        Object.assign(this, rect(...sides))
      }
    },
  )
}

/** A canvas of a size in a page of its own, as far as a hand needs one. */
export const canvasOf = (width: number, height: number): { page: EventTarget; element: HTMLElement } => {
  const page = new EventTarget()
  const element = Object.assign(new EventTarget(), {
    style: {},
    ownerDocument: page,
    setAttribute: () => {},
    removeAttribute: () => {},
    closest: () => null,
    getBoundingClientRect: () => rect(0, 0, width, height),
  })
  return { page, element: element as unknown as HTMLElement }
}

/** An event of a pointer or a wheel: the left button of a mouse, unless told. */
export const pointing = (type: string, [clientX, clientY]: readonly [number, number], more: object = {}): Event =>
  Object.assign(new Event(type, { cancelable: true }), {
    clientX,
    clientY,
    movementX: 0,
    movementY: 0,
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    buttons: 1,
    shiftKey: false,
    ctrlKey: false,
    deltaMode: 0,
    ...more,
  })
