/** The machine's means of drawing: null without WebGL 2; `bare` if the processor does what a graphics card should. */
export const machine = (): { readonly bare: boolean } | null => {
  try {
    const context = document.createElement('canvas').getContext('webgl2')
    if (!context) return null
    const details = context.getExtension('WEBGL_debug_renderer_info')
    const name = String(context.getParameter(details ? details.UNMASKED_RENDERER_WEBGL : context.RENDERER))
    context.getExtension('WEBGL_lose_context')?.loseContext()
    return { bare: /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name) }
  } catch {
    return null
  }
}
