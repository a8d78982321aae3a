import { useThree } from '@react-three/fiber'
import { Bloom, EffectComposer, ToneMapping } from '@react-three/postprocessing'
import { ToneMappingMode } from 'postprocessing'
import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useDrawing } from './drawing.tsx'

/** Light that spills a little from what is brighter than white, and the film's tone curve. Until it is put together nothing is drawn. */
export function Post() {
  const invalidate = useThree(state => state.invalidate)
  const { hold } = useDrawing()
  const come = useRef(() => {})
  const composed = useRef(false)
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
  return (
    <EffectComposer ref={made} multisampling={4}>
      <Bloom luminanceThreshold={1.05} luminanceSmoothing={0.25} intensity={0.55} mipmapBlur radius={0.55} levels={5} />
      <ToneMapping mode={ToneMappingMode.ACES_FILMIC} />
    </EffectComposer>
  )
}
