/** Takes out of the shaders of three what is compiled for no material, light or object of ours. */

/** What three defines for the sake of what nothing in `src/scene` has: materials of glass, cloth and lacquer, bones, morphs, batches, fog, clipping. */
const NEVER = new RegExp(
  `^(?:${[
    'PHYSICAL|IOR|USE_SPECULAR|USE_SPECULAR_\\w+|USE_SPECULARMAP',
    'USE_CLEARCOAT\\w*|USE_IRIDESCENCE\\w*|USE_SHEEN\\w*|USE_ANISOTROPY\\w*|USE_TRANSMISSION\\w*|USE_THICKNESSMAP|USE_DISPERSION',
    'USE_DIFFUSE_ROUGHNESS\\w*|USE_RETROREFLECTION',
    'USE_SKINNING|USE_MORPH\\w+|USE_INSTANCING_MORPH|USE_BATCHING\\w*',
    'USE_ALPHAHASH|USE_LIGHTMAP|USE_DISPLACEMENTMAP|USE_BUMPMAP|USE_TANGENT|USE_GRADIENTMAP|USE_MATCAP',
    'USE_FOG|FOG_EXP2|USE_LOGARITHMIC_DEPTH_BUFFER|USE_REVERSED_DEPTH_BUFFER|DECODE_VIDEO_TEXTURE\\w*|ALPHA_TO_COVERAGE',
  ].join('|')})$`,
)
/** What three counts for them, and puts into a shader as a number: there is none. */
const NONE = /^NUM_(?:SPOT_\w+|SUN_\w+|RECT_AREA_LIGHTS|HEMI_LIGHTS|LIGHT_PROBE_GRIDS|CLIPPING_PLANES)$/

/** Shaders of materials that nothing has, by how they begin. */
const OTHERS = /^\s*#define (?:TOON|MATCAP|PHONG)\n/

/** Whether a condition holds in every shader of ours; null: in some. */
export function holds(condition: string): boolean | null {
  const words = condition.match(/\|\||&&|!|[()]|>|\w+/g) ?? []
  let at = 0
  const either = (): boolean | null => {
    let found = both()
    while (words[at] === '||') {
      at += 1
      const other = both()
      found = found || other ? true : found === null || other === null ? null : false
    }
    return found
  }
  const both = (): boolean | null => {
    let found = one()
    while (words[at] === '&&') {
      at += 1
      const other = one()
      found = found === false || other === false ? false : found === null || other === null ? null : true
    }
    return found
  }
  const one = (): boolean | null => {
    const word = words[at++]
    if (word === '!') {
      const found = one()
      return found === null ? null : !found
    }
    if (word === '(') {
      const found = either()
      at += 1
      return found
    }
    if (word === 'defined') {
      at += 3
      return NEVER.test(words[at - 2]!) ? false : null
    }
    if (words[at] !== '>') return null
    at += 2
    return NONE.test(word!) && words[at - 1] === '0' ? false : null
  }
  const found = either()
  // What else is said there, nobody here understands.
  return at === words.length && /^[\s\w()!&|>]*$/.test(condition) ? found : null
}

type Open = {
  /** What came before it is in. */
  readonly within: boolean
  /** A branch was taken whatever else is so: no other is. */
  done: boolean
  /** This branch is in. */
  on: boolean
  /** There is a line for the condition. */
  said: boolean
}

const DIRECTIVE = /^\s*#\s*(if|ifdef|ifndef|elif|else|endif)\b(.*)$/

/** A shader, or a part of one, without the branches that are never taken; as it was where its branches do not end in it. */
export function pruned(shader: string): string {
  if (OTHERS.test(shader)) return ''
  const open: Open[] = []
  const out: string[] = []
  const isIn = () => open.every(({ on }) => on)
  for (const line of shader.split('\n')) {
    const [, kind, rest = ''] = DIRECTIVE.exec(line) ?? []
    const inner = open.at(-1)
    if (!kind) {
      if (isIn()) out.push(line)
    } else if (kind.startsWith('if')) {
      const name = rest.trim()
      const condition = kind === 'if' ? rest : `${kind === 'ifdef' ? '' : '! '}defined( ${name} )`
      const found = holds(condition)
      const within = isIn()
      if (within && found === null) out.push(line)
      open.push({ within, done: found === true, on: found !== false, said: found === null })
    } else if (!inner) return shader
    else if (kind === 'endif') {
      if (inner.within && inner.said) out.push(line)
      open.pop()
    } else {
      const found = inner.done ? false : kind === 'else' ? true : holds(rest)
      inner.on = found !== false
      if (!inner.within || found === false) continue
      if (found === null) {
        out.push(inner.said ? line : line.replace('elif', 'if'))
        inner.said = true
      } else {
        if (inner.said) out.push('#else')
        inner.done = true
      }
    }
  }
  return open.length > 0 ? shader : out.join('\n')
}
