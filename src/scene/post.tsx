/** Lens, spilling light and film over a drawn table; a file of its own, for it is fetched late. */
import { useThree } from '@react-three/fiber'
import { Bloom, EffectComposer, Vignette } from '@react-three/postprocessing'
import type { VignetteEffect } from 'postprocessing'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useDrawing, useDrawn, useOwned } from './drawing.tsx'
import { filmed, lensOf } from './post-effects.ts'

/** How wide what is out of focus spreads at most. */
const BOKEH = 2.6
/** How deep the sharp part of a table is, as a share of how far away it is. */
const SHARP = 0.9
const DARK_CORNERS = 0.45

/**
 * What a camera adds: light that spills a little from what is brighter than white, the film's tone curve, and over a table darker
 * corners. `lens`: what is far before or behind its subject may be out of focus. Until it is put together nothing is drawn.
 */
export function Post({ lens: opens }: { readonly lens: boolean }) {
  const invalidate = useThree(state => state.invalidate)
  const { hold } = useDrawing()
  const come = useRef(() => {})
  const composed = useRef(false)
  const gl = useThree(state => state.gl)
  const lens = useOwned(
    lensOf,
    useThree(state => state.camera),
  )
  const corners = useRef<VignetteEffect>(null)
  const film = useOwned(filmed, null)
  useLayoutEffect(() => {
    if (composed.current) return
    come.current = hold()
    return come.current
  }, [hold])
  useEffect(() => invalidate(), [invalidate])
  const made = useCallback((composer: object | null) => {
    composed.current = composer !== null
    if (composer) come.current()
  }, [])
  useDrawn(({ camera, focus, style, clear }) => {
    if (corners.current) corners.current.darkness = style === 'tabletop' && !clear ? DARK_CORNERS : 0
    film.uniforms.get('exposure')!.value = gl.toneMappingExposure
    // Its near and far edge move with every shot.
    lens.mainCamera = camera
    lens.bokehScale = BOKEH * focus.blur
    lens.cocMaterial.focusDistance = focus.distance
    lens.cocMaterial.focusRange = focus.distance * SHARP
  })
  return (
    <EffectComposer ref={made} multisampling={4}>
      {opens && <primitive object={lens} />}
      <Bloom luminanceThreshold={1.05} luminanceSmoothing={0.25} intensity={0.55} mipmapBlur radius={0.55} levels={5} />
      <primitive object={film} />
      <Vignette ref={corners} offset={0.25} darkness={0} />
    </EffectComposer>
  )
}
