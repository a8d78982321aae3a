/** The door to the table in three dimensions: finds what this machine can draw and puts the table into a canvas. */
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { PCFShadowMap } from 'three'
import { Canvas } from './canvas.tsx'
import { type Means, machine } from './machine.ts'
import { afterFirst, onArrivals as heedArrivals, onMissing as heedMissing } from './models/arrivals.ts'
import { loadModel } from './models.ts'
import { LEAST, paceAt, paced, RELIEFS } from './pace.ts'
import { choosePalette } from './palette.ts'
import { Plain, Undrawn } from './plain.tsx'
import { pointerEvents } from './pointer.ts'
import type { StageProps } from './props.ts'
import { eased, settingsOf } from './settings.ts'
import { Table } from './table.tsx'
import { FILM_TONE } from './tone.ts'
import { Viewer } from './viewer.tsx'

export { createFlightKeys } from './camera/flight-input.ts'
export type { CameraMode } from './camera/shots.ts'
export type { Arrivals } from './models/arrivals.ts'
export type { Insets, Quality, Style } from './part.ts'
export type { Pick, StageFilm, StageProps } from './props.ts'

// Without its file the picture is the same but for light that spills.
const Post = lazy<ComponentType<{ lens: boolean }>>(() =>
  import('./post.tsx').then(
    module => ({ default: module.Post }),
    () => ({ default: Plain }),
  ),
)

/** What nothing is drawn with. */
const NONE: Means = { bare: true, floats: false }

const nameless = () => ''

/** The table in three dimensions. It fills its parent, draws the film's picture and the marks, and decides nothing. */
export function Stage(props: StageProps) {
  const {
    quality,
    palette = 'classic',
    dpr,
    fps = null,
    stats,
    onUnsupported,
    onMissing,
    onArrivals,
    onContext,
  } = props
  // Before anything is painted with it.
  useMemo(() => choosePalette(palette), [palette])
  const [means] = useState(machine)
  const soon = useRef(props.soon ?? [])
  useEffect(() => afterFirst(() => soon.current.forEach(name => void loadModel(name))), [])
  useEffect(() => {
    if (!means) onUnsupported?.()
  }, [means, onUnsupported])
  useEffect(() => (onMissing ? heedMissing(onMissing) : undefined), [onMissing])
  useEffect(() => (onArrivals ? heedArrivals(onArrivals) : undefined), [onArrivals])
  const bare = means?.bare ?? true
  const settings = useMemo(() => settingsOf(quality, window.devicePixelRatio, means ?? NONE), [quality, means])
  // Only `auto` is eased; it goes on from where it was when it is chosen again.
  const pace = useRef(paceAt(bare ? LEAST : 0, fps))
  const [level, setLevel] = useState(pace.current.level)
  const measure = useCallback((ms: number, held: boolean) => {
    pace.current = paced(pace.current, ms, held)
    setLevel(pace.current.level)
  }, [])
  const auto = quality === 'auto'
  // A canvas made anew begins cold.
  const canvas = `${quality}/${palette}`
  const [warmed, setWarmed] = useState('')
  const warm = warmed === canvas
  const onWarm = useCallback(() => setWarmed(canvas), [canvas])
  const now = auto ? eased(settings, RELIEFS[level]!) : settings
  if (!means) {
    if (!onUnsupported) throw new Error('WebGL 2 is not available')
    return null
  }
  return (
    <>
      <Canvas
        key={canvas}
        frameloop="demand"
        events={pointerEvents}
        dpr={dpr ?? now.dpr}
        shadows={settings.shadow > 0 ? { type: PCFShadowMap } : false}
        gl={{
          // With spilling light the composer smooths; what `auto` falls back to must be smooth without it.
          antialias: settings.antialias && (auto || !settings.bloom),
          toneMapping: FILM_TONE,
          toneMappingExposure: 1,
        }}
        camera={{ fov: 24, near: 20, far: 20000, position: [0, 1600, 1600] }}
        onCreated={({ gl }) => {
          // To ask each program for its errors holds the page up; where there are counters, they ask.
          gl.debug.checkShaderErrors = false
          gl.domElement.addEventListener('webglcontextlost', () => onContext?.('lost'))
          gl.domElement.addEventListener('webglcontextrestored', () => onContext?.('restored'))
        }}
      >
        <Table
          settings={settings}
          catalog={props.catalog}
          nameOf={props.nameOf ?? nameless}
          shadows={now.shadow > 0}
          early={warm}
          onPick={props.onPick}
          onHover={props.onHover}
          camera={
            <Viewer
              {...props}
              shadows={now.shadow > 0}
              onPace={auto ? measure : null}
              warm={warm}
              composed={settings.bloom}
              onWarm={onWarm}
            />
          }
          post={
            warm ? (
              now.bloom && (
                <Suspense fallback={<Plain />}>
                  <Post lens={props.style !== 'cinematic' && !props.clear} />
                </Suspense>
              )
            ) : (
              <Undrawn />
            )
          }
        />
      </Canvas>
      {stats && <div id="stats" hidden />}
    </>
  )
}
