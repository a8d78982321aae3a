import { Canvas } from '@react-three/fiber'
import { type ComponentType, lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { ACESFilmicToneMapping, PCFShadowMap } from 'three'
import type { StageProps } from './props.ts'
import { settingsOf } from './settings.ts'
import { Table } from './table.tsx'

export type { CameraMode } from './camera/shots.ts'
export type { Insets, Quality } from './part.ts'
export type { Pick } from './picking.ts'
export type { StageFilm, StageProps } from './props.ts'

// Without its file the picture is the same but for light that spills.
const Post = lazy<ComponentType>(() =>
  import('./post.tsx').then(
    module => ({ default: module.Post }),
    () => ({ default: () => null }),
  ),
)

const hasWebGl = (): boolean => {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    context?.getExtension('WEBGL_lose_context')?.loseContext()
    return context !== null
  } catch {
    return false
  }
}

/** The table in three dimensions. It fills its parent, draws the film's picture and the marks, and decides nothing. */
export function Stage(props: StageProps) {
  const { quality, dpr, stats, onUnsupported, onContext } = props
  const [supported] = useState(hasWebGl)
  useEffect(() => {
    if (!supported) onUnsupported?.()
  }, [supported, onUnsupported])
  const settings = useMemo(() => settingsOf(quality, window.devicePixelRatio), [quality])
  if (!supported) {
    if (!onUnsupported) throw new Error('WebGL 2 is not available')
    return null
  }
  return (
    <>
      <Canvas
        key={quality}
        frameloop="demand"
        dpr={dpr ?? settings.dpr}
        shadows={settings.shadow > 0 ? { type: PCFShadowMap } : false}
        gl={{
          antialias: settings.antialias && !settings.bloom,
          toneMapping: ACESFilmicToneMapping,
          toneMappingExposure: 1,
        }}
        camera={{ fov: 24, near: 20, far: 20000, position: [0, 1600, 1600] }}
        onCreated={({ gl }) => {
          gl.domElement.addEventListener('webglcontextlost', () => onContext?.('lost'))
          gl.domElement.addEventListener('webglcontextrestored', () => onContext?.('restored'))
        }}
      >
        <Table {...props} settings={settings} />
        {settings.bloom && (
          <Suspense fallback={null}>
            <Post />
          </Suspense>
        )}
      </Canvas>
      {stats && <div id="stats" hidden />}
    </>
  )
}
