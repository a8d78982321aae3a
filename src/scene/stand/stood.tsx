/** Brings a ship on a stand to a frame: it follows the hand or turns by itself, and nothing is drawn while neither does. */
import { useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { type Group, MathUtils, type PerspectiveCamera } from 'three'
import '../elements.ts'
import { onMapsWhole, wantWholeMaps } from '../models/maps.ts'
import { type Model, onModel } from '../models.ts'
import type { Crewed } from '../parts/use-crew.ts'
import { Plain, Undrawn } from '../plain.tsx'
import type { Settings } from '../settings.ts'
import { createWarmUp, type WarmUp } from '../warm-up.ts'
import { Lights, Ship, type Shown, Stand } from './on-stand.tsx'
import { look, NOWHERE, reachOf, type Turn, turned } from './view.ts'

/** Degrees of a second by itself. */
const OWN = 14
/** Without its file nothing is painted on a ship but its colour. */
const UNPAINTED: { readonly crewed: Crewed } = { crewed: () => null }
/** In so many seconds it has come most of the way to where the hand wants it. */
const SOFT = 0.09

type Props = {
  readonly ship: Shown
  readonly turns: boolean
  readonly calm: boolean
  readonly onReady: () => void
  readonly settings: Settings
  readonly goal: { current: Turn }
  /** Where the way to ask for a frame is put. */
  readonly ask: { current: () => void }
}

/** The ship, its stand, its light, and whoever looks at it. */
export function Stood({ ship, settings, goal, ask, turns, calm, onReady }: Props) {
  const { gl, scene, size, invalidate } = useThree()
  const camera = useThree(state => state.camera) as PerspectiveCamera
  const [come, setCome] = useState<{ readonly of: string; readonly model: Model } | null>(null)
  useEffect(() => onModel(ship.chassis, model => setCome({ of: ship.chassis, model })), [ship.chassis])
  const [crew, setCrew] = useState<{ readonly crewed: Crewed } | null>(null)
  useEffect(() => {
    import('../models/crew.ts').then(setCrew, () => setCrew(UNPAINTED))
  }, [])
  const model = crew && come?.of === ship.chassis ? come.model : null
  useEffect(() => (settings.wholeMaps ? wantWholeMaps() : undefined), [settings])
  useEffect(() => onMapsWhole(() => invalidate()), [invalidate])
  useEffect(() => {
    ask.current = invalidate
  }, [ask, invalidate])
  const [warm, setWarm] = useState(false)
  const warmUp = useRef<WarmUp | null>(null)
  useEffect(() => {
    const made = createWarmUp(gl, false, invalidate, () => setWarm(true))
    warmUp.current = made
    return made.dispose
  }, [gl, invalidate])
  // Whatever is rendered anew is drawn anew.
  useEffect(() => invalidate())
  const now = useRef<Turn>(goal.current)
  const spin = useRef<Group>(null!)
  const running = useRef(false)
  const frames = useRef(0)
  const ready = useRef(false)
  const reach = useMemo(() => (model ? reachOf(model) : NOWHERE), [model])
  useFrame((_, delta) => {
    // After a rest the clock has gone on without us.
    const dt = running.current ? Math.min(delta, 0.1) : 1 / 60
    if (turns && model && !document.hidden) {
      const by: Turn = { around: OWN * dt, above: 0 }
      goal.current = turned(goal.current, by)
      now.current = turned(now.current, by)
    }
    const left = Math.abs(goal.current.around - now.current.around) + Math.abs(goal.current.above - now.current.above)
    const share = calm || left < 0.05 ? 1 : 1 - Math.exp(-dt / SOFT)
    now.current = {
      around: MathUtils.lerp(now.current.around, goal.current.around, share),
      above: MathUtils.lerp(now.current.above, goal.current.above, share),
    }
    spin.current.rotation.y = MathUtils.degToRad(now.current.around)
    look(camera, reach, now.current.above, size.width / size.height)
    warmUp.current?.frame(scene, camera, model !== null)
    running.current = (turns && model !== null) || (share < 1 && left > 0)
    if (running.current) invalidate()
    frames.current += 1
    gl.domElement.dataset['frames'] = String(frames.current)
    if (warm && model && !ready.current) {
      ready.current = true
      gl.domElement.dataset['ready'] = 'true'
      onReady()
    }
  })
  return (
    <>
      <Lights settings={settings} reach={1.4 * Math.max(reach.around, reach.down)} />
      <group ref={spin}>{model && crew && <Ship ship={ship} model={model} crewed={crew.crewed} />}</group>
      {model && <Stand colour={ship.worn.colour} reach={reach} />}
      {warm ? <Plain /> : <Undrawn />}
    </>
  )
}
