/** What a machine draws with. */
export type Means = {
  /** The processor does what a graphics card should. */
  readonly bare: boolean
  /** It can draw brightness beyond white, into targets of floating-point numbers. */
  readonly floats: boolean
}

const look = (): Means | null => {
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

let found: Means | null | undefined

/** Looks while there is time: the first canvas of a page that draws by WebGL takes a while. Nothing of three is needed for it. */
export const machineAhead = (): void => {
  found = look()
}

/** The machine's means of drawing: null without WebGL 2. As they were found ahead; who asks again has lost what there was, and they are looked for. */
export const machine = (): Means | null => {
  const means = found === undefined ? look() : found
  found = undefined
  return means
}
