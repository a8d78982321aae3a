/** A table's programs are compiled beside the page before anything is drawn with them: no frame waits for the graphics card. */
import { HalfFloatType, type PerspectiveCamera, type Scene, type WebGLRenderer, WebGLRenderTarget } from 'three'

/** How long a table is waited for; what it lacks by then is compiled when it comes, ms. */
const PATIENCE = 6000

export type WarmUp = {
  /** What a frame shows now; `whole`: all its models are there. */
  frame(scene: Scene, camera: PerspectiveCamera, whole: boolean): void
  dispose(): void
}

/**
 * Compiles what a table has when its first frame is laid out, and again with its models; then calls `warm`, once. `composed`: it is drawn
 * into a composer's target and not onto the screen. `ask`: asks for a frame.
 */
export const createWarmUp = (gl: WebGLRenderer, composed: boolean, ask: () => void, warm: () => void): WarmUp => {
  let step: 'cold' | 'begun' | 'last' | 'over' = 'cold'
  let late = false
  const timer = setTimeout(() => {
    late = true
    ask()
  }, PATIENCE)
  const end = () => {
    if (step === 'over') return
    step = 'over'
    warm()
  }
  // Where the card cannot be asked whether it is done, nothing is gained by asking ahead.
  const ahead = gl.extensions.has('KHR_parallel_shader_compile')
  const compile = async (scene: Scene, camera: PerspectiveCamera): Promise<unknown> => {
    if (!ahead) return
    // Programs for a target are others than those for the screen.
    const target = composed ? new WebGLRenderTarget(1, 1, { type: HalfFloatType }) : null
    gl.setRenderTarget(target)
    const compiled = gl.compileAsync(scene, camera)
    gl.setRenderTarget(null)
    target?.dispose()
    return compiled
  }
  return {
    frame: (scene, camera, whole) => {
      if (whole || late) {
        if (step === 'last' || step === 'over') return
        step = 'last'
        compile(scene, camera).then(end, end)
      } else if (step === 'cold') {
        step = 'begun'
        void compile(scene, camera).catch(() => {})
      }
    },
    dispose: () => {
      clearTimeout(timer)
      step = 'over'
    },
  }
}
