/** How the flat board is looked at: led by the film until wheel, drag or fingers take it over. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import type { Vec } from '../../../geometry/index.ts'
import type { Picture } from '../../../playback/picture.ts'
import { followed } from './follow.ts'
import { MARGIN } from './use-board.ts'
import { useGlide } from './use-glide.ts'
import { drawn, isSame, WHOLE, type Zoom } from './zoom.ts'

type Pointed = PointerEvent<SVGSVGElement>
type Told = { readonly pick: (event: Pointed) => void; readonly hover: (event: Pointed | null) => void }

/** Where the board looks by itself, until a hand takes it; whoever chooses how it looks (a new `choice`) gives it back. */
export type Leading = {
  readonly choice: object
  readonly follows: boolean
  /** The share of the view that dice hide from above while ships fight. */
  readonly roof: number
  readonly picture: Picture
  readonly calm: boolean
  readonly fps: 30 | 60 | null
}

/** How far a press may stray and still picks, px. */
const STRAY = 6
/** How much nearer a step of the wheel brings. */
const STEP = 1.2

/**
 * Brings the flat board nearer: by the wheel, by two fingers, and once it is near it follows a drag. `carries`: a drag moves something
 * upon it. What is neither is told: picks when a press begins, or when it ends where it might have been a drag. Until a hand takes it
 * the board shows the whole mat, or follows what acts.
 */
export function useZoom(
  board: RefObject<SVGSVGElement | null>,
  mat: { readonly width: number; readonly height: number },
  carries: boolean,
  { choice, follows, roof, picture, calm, fps }: Leading,
  { pick, hover }: Told,
) {
  const [zoom, setZoom] = useState(WHOLE)
  // Several moves may come between two pictures.
  const now = useRef(zoom)
  /** The choice that a hand has overruled. */
  const [taken, setTaken] = useState<object | null>(null)
  const inHand = taken === choice
  const aim = useRef(WHOLE)
  if (!inHand)
    aim.current = follows ? followed(aim.current, picture, mat, picture.phase === 'combat' ? roof : 0) : WHOLE
  const fingers = useRef(new Map<number, Vec>())
  const press = useRef<{ at: Vec; strayed: boolean } | null>(null)

  const put = (next: Zoom): void => {
    now.current = next
    setZoom(next)
  }
  useGlide(inHand ? null : aim.current, { now, put, calm, fps })
  /** Draws what was at one point of the screen to another, so much nearer. */
  const draw = (factor: number, from: Vec, to: Vec): void => {
    const box = board.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    const unit = Math.max((mat.width + 2 * MARGIN) / box.width, (mat.height + 2 * MARGIN) / box.height)
    const off = ({ x, y }: Vec): Vec => ({ x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 })
    const next = drawn(now.current, factor, off(from), off(to), unit, mat)
    if (isSame(next, now.current)) return
    // Whatever it follows then begins where the hand has left it.
    aim.current = next
    setTaken(choice)
    put(next)
  }
  const drawNow = useRef(draw)
  drawNow.current = draw
  useEffect(() => {
    const svg = board.current
    if (!svg) return
    // A browser would enlarge the page; React listens too late to keep it from that.
    const wheel = (event: WheelEvent): void => {
      event.preventDefault()
      const at = { x: event.clientX, y: event.clientY }
      if (event.deltaY !== 0) drawNow.current(event.deltaY < 0 ? STEP : 1 / STEP, at, at)
    }
    svg.addEventListener('wheel', wheel, { passive: false })
    return () => svg.removeEventListener('wheel', wheel)
  }, [board])

  const spread = (): { readonly middle: Vec; readonly apart: number } | null => {
    const [a, b] = [...fingers.current.values()]
    if (!a || !b) return null
    return { middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) }
  }
  const lift = (event: Pointed): void => {
    const { current } = press
    fingers.current.delete(event.pointerId)
    press.current = null
    if (current && !current.strayed && event.type === 'pointerup') pick(event)
  }
  return {
    zoom,
    inHand,
    release: () => setTaken(null),
    handlers: {
      onPointerDown(event: Pointed) {
        const at = { x: event.clientX, y: event.clientY }
        if (event.pointerType === 'touch') fingers.current.set(event.pointerId, at)
        press.current = null
        if (fingers.current.size > 1) return
        // A finger that moves something may be the first of two.
        const waits = carries ? event.pointerType === 'touch' : now.current.scale > 1
        if (waits) press.current = { at, strayed: false }
        else pick(event)
      },
      onPointerMove(event: Pointed) {
        const at = { x: event.clientX, y: event.clientY }
        const before = spread()
        const last = fingers.current.get(event.pointerId)
        if (last) fingers.current.set(event.pointerId, at)
        const after = spread()
        if (before && after) return draw(after.apart / before.apart, before.middle, after.middle)
        const { current } = press
        if (!current) return hover(event)
        if (!current.strayed && Math.hypot(at.x - current.at.x, at.y - current.at.y) < STRAY) return
        current.strayed = true
        if (carries) return hover(event)
        draw(1, current.at, at)
        current.at = at
      },
      onPointerUp: lift,
      onPointerCancel: lift,
      onPointerLeave(event: Pointed) {
        fingers.current.delete(event.pointerId)
        press.current = null
        hover(null)
      },
    },
  }
}
