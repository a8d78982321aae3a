/** Counters of what a frame costs, for tests and for the curious. */
import type { Scene, WebGLRenderer } from 'three'
import { textureBytes } from './texture-bytes.ts'

/** Counts a frame's work over all its passes and writes it where tests and the curious can read it. */
export type Stats = { begin(): void; end(): void }

/**
 * Writes into the element `#stats` if there is one: draws, triangles, textures, what those of the scene hold on the graphics card,
 * programs, and frames drawn since the start.
 */
export const createStats = (renderer: WebGLRenderer, scene: Scene): Stats => {
  let frames = 0
  renderer.info.autoReset = false
  return {
    begin: () => renderer.info.reset(),
    end: () => {
      frames += 1
      const element = document.getElementById('stats')
      if (!element) return
      const { render, memory } = renderer.info
      element.dataset['draws'] = String(render.calls)
      element.dataset['triangles'] = String(render.triangles)
      element.dataset['textures'] = String(memory.textures)
      element.dataset['textureBytes'] = String(textureBytes(scene))
      element.dataset['geometries'] = String(memory.geometries)
      element.dataset['programs'] = String(renderer.info.programs?.length ?? 0)
      element.dataset['frames'] = String(frames)
    },
  }
}
