/** What a machine draws with. */
export type Means = {
  /** The processor does what a graphics card should. */
  readonly bare: boolean
  /** It can draw brightness beyond white, into targets of floating-point numbers. */
  readonly floats: boolean
}

/** The machine's means of drawing: null without WebGL 2. */
export const machine = (): Means | null => {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return null
    const details = context.getExtension('WEBGL_debug_renderer_info')
    const name = String(context.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : context.RENDERER))
    const floats = ['EXT_color_buffer_float', 'EXT_color_buffer_half_float'].some(kind => context.getExtension(kind))
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return { bare: /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name), floats }
  } catch {
    return null
  }
}
