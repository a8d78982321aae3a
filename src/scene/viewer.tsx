/** Brings the stage to each frame: the camera moves, parts are drawn – and nothing, while nothing changes. */
import { CameraControls } from '@react-three/drei/core/CameraControls'
import { addAfterEffect, useFrame, useThree } from '@react-three/fiber'
import { useEffect, useMemo, useRef, useState } from 'react'
import { MathUtils, PerspectiveCamera } from 'three'
import { focusOf, isToRead } from './camera/focus.ts'
import { PointerGestures } from './camera/pointer-gestures.ts'
import { createRig, type Rig } from './camera/rig.ts'
import { showEye } from './capture-eye.ts'
import { useDrawing } from './drawing.tsx'
import { NO_INSETS } from './part.ts'
import { isCalm, isFilm, type StageProps, shownOf } from './props.ts'
import { createStats, type Stats } from './stats.ts'
import { useFrames } from './use-frames.ts'
import { createWarmUp, type WarmUp } from './warm-up.ts'

/** A view that has turned by less than this, in degrees, is as it was for whoever asks. */
const TURNED = 5
/** The share of its blur that the lens gains or loses in a second. */
const REFOCUS = 2

/** Seconds in which what the hand has moved comes to rest. */
const SOFT = 0.12

type Props = StageProps & {
  readonly shadows: boolean
  /** Frames are drawn, and not only laid out. */
  readonly warm: boolean
  /** They are drawn by a composer. */
  readonly composed: boolean
  /** Called once when nothing is left to compile that the first frame needs. */
  readonly onWarm: () => void
  /** Told how long each of a row of frames took, ms; `held`: dice roll, nothing may change. null: nobody asks. */
  readonly onPace: ((ms: number, held: boolean) => void) | null
}

/** Whoever looks at the table: the camera in the hand, and when a frame is drawn. Draws only when something has changed. */
export function Viewer(props: Props) {
  const drawing = useDrawing()
  const { gl, scene, size, viewport } = useThree()
  const camera = useThree(state => state.camera) as PerspectiveCamera
  const latest = useRef(props)
  latest.current = props
  const gestures = useRef<PointerGestures>(null)
  const held = useMemo(() => new PerspectiveCamera(), [])
  const rig = useRef<Rig | null>(null)
  const stats = useRef<Stats | null>(null)
  const running = useRef(false)
  const before = useRef(0)
  const drawn = useRef(false)
  const shown = useRef<readonly unknown[]>([])
  const told = useRef<number | null>(null)
  const greeted = useRef(false)
  const blur = useRef(0)
  const finished = useRef(false)
  /** What went wrong in a frame, so that it is thrown where the page's boundaries see it. */
  const [fault, setFault] = useState<{ readonly error: unknown } | null>(null)
  if (fault) throw fault.error
  const { film, marks, insets, catalog, flight } = props
  const invalidate = useFrames(film, props.fps ?? null)

  useEffect(() => drawing.onCome(() => invalidate()), [drawing, invalidate])
  useEffect(() => {
    const restored = () => invalidate()
    gl.domElement.addEventListener('webglcontextrestored', restored)
    invalidate()
    return () => gl.domElement.removeEventListener('webglcontextrestored', restored)
  }, [gl, invalidate])

  useEffect(() => showEye(camera), [camera])
  const { composed, onWarm } = props
  const warmUp = useRef<WarmUp | null>(null)
  useEffect(() => {
    const made = createWarmUp(gl, composed, invalidate, onWarm)
    warmUp.current = made
    return made.dispose
  }, [gl, composed, invalidate, onWarm])
  const calm = isCalm(props)
  useEffect(() => {
    if (!gestures.current) return
    const made = createRig(camera, gestures.current, invalidate, { calm, catalog, flight })
    rig.current = made
    invalidate()
    return () => {
      made.dispose()
      rig.current = null
    }
  }, [camera, invalidate, calm, catalog, flight])

  useEffect(() => {
    stats.current = createStats(gl, scene)
    return addAfterEffect(() => {
      if (!drawn.current) return
      drawn.current = false
      stats.current?.end()
    })
  }, [gl, scene])

  useEffect(() => film.subscribe(() => invalidate()), [film, invalidate])
  // Only what is drawn asks for a frame, however often the interface around the stage is rendered.
  useEffect(() => {
    const { warm, shadows, style, clear, tray } = props
    const now = [marks, props.camera, film, insets, style, shadows, clear, tray, warm]
    if (now.every((value, index) => value === shown.current[index])) return
    shown.current = now
    invalidate()
  })

  useFrame((_, delta) => {
    const lead = rig.current
    if (!lead || gl.getContext().isContextLost()) return
    // After a rest the clock has gone on without us: the first frame is a sixtieth, whatever the clock says.
    const dt = running.current ? delta : 1 / 60
    const picture = shownOf(latest.current)
    const style = latest.current.style ?? 'tabletop'
    const began = performance.now()
    if (running.current)
      latest.current.onPace?.(began - before.current, picture.dice !== null && picture.dice.opacity > 0)
    before.current = began
    const view = { width: size.width, height: size.height, ...(latest.current.insets ?? NO_INSETS) }
    const { zone, frame, arcs } = latest.current.marks
    const home = latest.current.home ?? 0
    const wanted = { whole: zone !== null, frame, arcs, home }
    const take = latest.current.film.take?.() ?? null
    const gliding = lead.update(
      latest.current.camera,
      { picture, view, wanted, take, aloft: style === 'cinematic', tray: latest.current.tray !== false },
      dt,
    )
    const azimuth = Math.round(MathUtils.euclideanModulo(lead.azimuth(), 360)) % 360
    const off = told.current === null ? 180 : Math.abs(azimuth - told.current) % 360
    if (Math.min(off, 360 - off) >= TURNED) {
      told.current = azimuth
      latest.current.onTurn?.(azimuth)
    }
    const focus = focusOf(lead.distance(), latest.current.camera, style)
    const goal = isToRead(latest.current.marks) ? 0 : focus.blur
    blur.current = calm ? goal : blur.current + MathUtils.clamp(goal - blur.current, -REFOCUS * dt, REFOCUS * dt)
    const ships = new Map(picture.ships.map(ship => [ship.id, ship]))
    try {
      drawing.draw({
        catalog: latest.current.catalog,
        picture,
        style,
        clear: latest.current.clear ?? false,
        film: isFilm(latest.current),
        calm: isCalm(latest.current),
        marks: latest.current.marks,
        camera,
        pixel: lead.pixel(),
        focus: { ...focus, blur: blur.current },
        dpr: viewport.dpr,
        azimuth: lead.azimuth(),
        home,
        view,
        ship: id => ships.get(id),
      })
    } catch (error) {
      setFault({ error })
      return
    }
    running.current = latest.current.film.moving || gliding || blur.current !== goal
    if (running.current) invalidate()
    if (!latest.current.warm) {
      warmUp.current?.frame(scene, camera, drawing.whole())
      return
    }
    // What is made once for a style is no part of the frame.
    stats.current?.begin()
    const ready = drawing.ready()
    gl.domElement.dataset['ready'] = String(ready)
    if (drawing.whole() && !greeted.current) {
      greeted.current = true
      latest.current.onReady?.()
    }
    if (ready && !finished.current) {
      finished.current = true
      latest.current.onWhole?.()
    }
    drawn.current = true
  })
  const soft = calm ? 0 : SOFT
  return (
    <CameraControls
      ref={gestures}
      impl={PointerGestures}
      camera={held}
      domElement={gl.domElement}
      smoothTime={soft}
      draggingSmoothTime={soft}
    />
  )
}
