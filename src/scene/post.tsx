import { useThree } from '@react-three/fiber'
import { Bloom, DepthOfField, EffectComposer, Vignette } from '@react-three/postprocessing'
import { type DepthOfFieldEffect, Effect } from 'postprocessing'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { Uniform } from 'three'
import { useDrawing, useDrawn, useOwned } from './drawing.tsx'
import { FILM } from './tone.ts'

/** How wide what is out of focus spreads at most. */
const BOKEH = 2.6
/** How deep the sharp part of a table is, as a share of how far away it is. */
const SHARP = 0.9

const filmed = () =>
  new Effect(
    'Film',
    `uniform float exposure;${FILM}
    void mainImage(const in vec4 colour, const in vec2 uv, out vec4 outputColor) {
      outputColor = vec4(film(exposure * colour.rgb), colour.a);
    }`,
    { uniforms: new Map([['exposure', new Uniform(1)]]) },
  )

/**
 * What a camera adds: light that spills a little from what is brighter than white, and the film's tone curve. `macro`: it stands
 * over a table – its corners are darker, and what is far before or behind its subject is out of focus. Until it is put
 * together nothing is drawn.
 */
export function Post({ macro }: { readonly macro: boolean }) {
  const invalidate = useThree(state => state.invalidate)
  const { hold } = useDrawing()
  const come = useRef(() => {})
  const composed = useRef(false)
  const gl = useThree(state => state.gl)
  const lens = useRef<DepthOfFieldEffect>(null)
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
  useDrawn(({ camera, focus }) => {
    film.uniforms.get('exposure')!.value = gl.toneMappingExposure
    if (!lens.current) return
    // Its near and far edge move with every shot.
    lens.current.mainCamera = camera
    lens.current.bokehScale = BOKEH * focus.blur
    lens.current.cocMaterial.focusDistance = focus.distance
    lens.current.cocMaterial.focusRange = focus.distance * SHARP
  })
  return (
    <EffectComposer ref={made} multisampling={4}>
      {macro ? <DepthOfField ref={lens} resolutionScale={0.5} bokehScale={0} /> : <></>}
      <Bloom luminanceThreshold={1.05} luminanceSmoothing={0.25} intensity={0.55} mipmapBlur radius={0.55} levels={5} />
      <primitive object={film} />
      {macro ? <Vignette offset={0.25} darkness={0.45} /> : <></>}
    </EffectComposer>
  )
}
