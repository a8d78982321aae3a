/** The tray's programs, compiled before its first throw: no frame of that waits for the graphics card. */
import { Preload } from '@react-three/drei/core/Preload'
import { useThree } from '@react-three/fiber'
import { useLayoutEffect, useMemo } from 'react'
import type { Scene, ToneMapping } from 'three'
import { FILM_TONE } from '../tone.ts'

/** Has a scene mirror the room that it is drawn over: that, too, belongs to the programs that it is drawn with. */
export const mirrorRoom = (scene: Scene, room: Scene) => {
  scene.environment = room.environment
  scene.environmentIntensity = room.environmentIntensity
}

/** Has done something as soon as it is mounted, after what stands before it and before what stands behind it. */
function Mounted({ run }: { readonly run: () => void }) {
  useLayoutEffect(run, [run])
  return null
}

/** Compiles all programs of the scene that it stands in, unseen things' too, as `Hud` draws them over the room. Behind what it compiles. */
export function CompiledAhead({ room }: { readonly room: Scene }) {
  const { gl, scene } = useThree()
  const steps = useMemo(() => {
    let before: ToneMapping = FILM_TONE
    return {
      begin: () => {
        before = gl.toneMapping
        gl.toneMapping = FILM_TONE
        mirrorRoom(scene, room)
      },
      end: () => {
        gl.toneMapping = before
      },
    }
  }, [gl, scene, room])
  return (
    <>
      <Mounted run={steps.begin} />
      <Preload all />
      <Mounted run={steps.end} />
    </>
  )
}
