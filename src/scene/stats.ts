import type { WebGLRenderer } from 'three'

/** Counts a frame's work over all its passes and writes it where tests and the curious can read it. */
export type Stats = { begin(): void; end(): void }

/** Writes into the element `#stats` if there is one: draws, triangles, textures, programs, and frames drawn since the start. */
export const createStats = (renderer: WebGLRenderer): Stats => {
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
      element.dataset['geometries'] = String(memory.geometries)
      element.dataset['programs'] = String(renderer.info.programs?.length ?? 0)
      element.dataset['frames'] = String(frames)
    },
  }
}
