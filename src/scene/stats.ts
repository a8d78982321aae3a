/** Counters of what a frame costs, for tests and for the curious. */
import type { Scene, WebGLRenderer } from 'three'
import { textureBytes } from './texture-bytes.ts'

/** Counts a frame's work over all its passes and writes it where tests and the curious can read it. */
export type Stats = { begin(): void; end(): void }

/** Complains of programs that could not be linked, each once. */
const programCheck = (renderer: WebGLRenderer): (() => void) => {
  const asked = new WeakSet<object>()
  return () => {
    const gl = renderer.getContext()
    for (const { program, name } of (renderer.info.programs ?? []) as readonly {
      program?: WebGLProgram
      name: string
    }[]) {
      if (!program || asked.has(program)) continue
      asked.add(program)
      if (gl.isContextLost() || gl.getProgramParameter(program, gl.LINK_STATUS)) continue
      console.error(`the program ${name} could not be linked: ${gl.getProgramInfoLog(program)}`)
    }
  }
}

/**
 * Writes into the element `#stats` if there is one: draws, triangles, textures, what those of the scene hold on the graphics card,
 * programs, and frames drawn since the start.
 */
export const createStats = (renderer: WebGLRenderer, scene: Scene): Stats => {
  let frames = 0
  const checkPrograms = programCheck(renderer)
  renderer.info.autoReset = false
  return {
    begin: () => renderer.info.reset(),
    end: () => {
      frames += 1
      const element = document.getElementById('stats')
      if (!element) return
      checkPrograms()
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
