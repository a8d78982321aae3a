/** A ship by itself on a stand, as a model in the hand: turned by pointer, by keys, or slowly by itself. Drawn only while something changes. */
import { type KeyboardEvent, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react'
import { MathUtils, PCFShadowMap } from 'three'
import { Canvas } from './canvas.tsx'
import { machine } from './machine.ts'
import type { Quality } from './part.ts'
import { settingsOf } from './settings.ts'
import type { Shown } from './stand/on-stand.tsx'
import { Stood } from './stand/stood.tsx'
import { ARROWS, dragged, FIRST, type Turn, turned } from './stand/view.ts'
import { FILM_TONE } from './tone.ts'

export type { Shown } from './stand/on-stand.tsx'

type Props = {
  readonly ship: Shown
  readonly quality: Quality | 'auto'
  /** What it is, for those who cannot see it. */
  readonly label: string
  /** It turns by itself. */
  readonly turns: boolean
  /** Whoever looks wants no motion that is not their own. */
  readonly calm: boolean
  /** It is not to turn by itself any more: somebody has taken it in the hand, or it would cost too much here. */
  readonly onHand: () => void
  /** The model is drawn. */
  readonly onReady: () => void
  /** There is nothing here to draw it with. */
  readonly onUnsupported: () => void
}

/** A ship on its stand. It fills its parent. */
export function Turntable({ ship, quality, label, turns, calm, onHand, onReady, onUnsupported }: Props) {
  const [means] = useState(machine)
  useEffect(() => {
    if (!means) onUnsupported()
    // A processor that draws has other things to do.
    else if (means.bare) onHand()
  }, [means, onUnsupported, onHand])
  const settings = useMemo(
    () =>
      means ? settingsOf(quality === 'auto' && !means.bare ? 'high' : quality, window.devicePixelRatio, means) : null,
    [quality, means],
  )
  const goal = useRef<Turn>(FIRST)
  const ask = useRef<() => void>(() => {})
  const held = useRef<{ readonly id: number; x: number; y: number } | null>(null)
  const [said, say] = useState(FIRST.around)
  const turn = (by: Turn) => {
    onHand()
    goal.current = turned(goal.current, by)
    ask.current()
  }
  const tell = () => say(Math.round(MathUtils.euclideanModulo(goal.current.around, 360)))
  const onKeyDown = (event: KeyboardEvent) => {
    const by = ARROWS[event.key]
    if (!by || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    turn(by)
    tell()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    held.current = { id: event.pointerId, x: event.clientX, y: event.clientY }
  }
  const onPointerMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const hand = held.current
    if (hand?.id !== pointerId) return
    turn(dragged(clientX - hand.x, clientY - hand.y))
    Object.assign(hand, { x: clientX, y: clientY })
  }
  const letGo = () => {
    if (!held.current) return
    held.current = null
    tell()
  }
  if (!settings) return null
  return (
    <div
      className="turntable"
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={360}
      aria-valuenow={said}
      aria-valuetext={`${said}°`}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <Canvas
        frameloop="demand"
        dpr={settings.dpr}
        shadows={settings.shadow > 0 ? { type: PCFShadowMap } : false}
        gl={{ antialias: true, toneMapping: FILM_TONE, toneMappingExposure: 1.1 }}
      >
        <Stood ship={ship} settings={settings} goal={goal} ask={ask} turns={turns} calm={calm} onReady={onReady} />
      </Canvas>
    </div>
  )
}
