/** Who draws: the name that the graphics card gives itself, and that WebGL 2 is missing where it is; null: there is no WebGL at all. */
export function renderer(): string | null {
  try {
    for (const kind of ['webgl2', 'webgl'] as const) {
      const context = document.createElement('canvas').getContext(kind) as WebGLRenderingContext | null
      if (!context) continue
      const details = context.getExtension('WEBGL_debug_renderer_info')
      const name = String(context.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : context.RENDERER))
      context.getExtension('WEBGL_lose_context')?.loseContext()
      return kind === 'webgl2' ? name : `${name} (no WebGL 2)`
    }
    return null
  } catch (error) {
    return String(error)
  }
}
