import { useThree } from '@react-three/fiber'
import { Bloom, EffectComposer, ToneMapping } from '@react-three/postprocessing'
import { ToneMappingMode } from 'postprocessing'
import { useEffect } from 'react'

export { createGlow } from './capture-post.ts'

/** Light that spills a little from what is brighter than white, and the film's tone curve. */
export function Post() {
  const invalidate = useThree(state => state.invalidate)
  useEffect(() => invalidate(), [invalidate])
  return (
    <EffectComposer multisampling={4}>
      <Bloom luminanceThreshold={1.05} luminanceSmoothing={0.25} intensity={0.55} mipmapBlur radius={0.55} levels={5} />
      <ToneMapping mode={ToneMappingMode.ACES_FILMIC} />
    </EffectComposer>
  )
}
