/** What the build takes out of libraries: bytes that no browser of ours needs, and nothing else. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { slimDecoder, slimShaders } from '../build/slim.ts'
import { slimGlasses, slimJson, slimReact, slimReconciler } from '../build/slim-libraries.ts'
import { holds, pruned } from '../build/slim-shaders.ts'

const ROOT = join(import.meta.dirname, '..')
const library = (path: string) => readFileSync(join(ROOT, 'node_modules', path), 'utf8')
const decoder = library('three/examples/jsm/libs/meshopt_decoder.module.js')
const react = library('react-dom/cjs/react-dom-client.production.js')

describe('what the build takes out of libraries', () => {
  it('is what indents shaders, and their remarks', () => {
    expect(
      slimShaders('var a = "#ifdef A\\n\\tif ( b ) {\\n\\t\\t// why\\n\\t\\tc = 1.0; // not why\\n\\t}\\n#endif"'),
    ).toBe('var a = "#ifdef A\\nif ( b ) {\\nc = 1.0; // not why\\n}\\n#endif"')
    expect(slimShaders('{ s: /* glsl */`\n\t\tvoid main() {\n\t\t\t// why\n\t\t\td = 1.0;\n\t\t}\n\t` }')).toBe(
      '{ s: /* glsl */`\nvoid main() {\nd = 1.0;\n}\n` }',
    )
  })

  it('is no text of one line, and no script', () => {
    const script = 'const a = "\\t// b"\n\t// c\n\tcall( `\td` )'
    expect(slimShaders(script)).toBe(script)
  })

  it('is the decoder for browsers without vectors, and not the other one', () => {
    const slim = slimDecoder(decoder)
    const program = (code: string, name: string) => new RegExp(`${name} =\\s*'([^']*)'`).exec(code)?.[1]
    expect(program(decoder, 'wasm_base')?.length).toBeGreaterThan(5000)
    expect(program(slim, 'wasm_base')).toBe('')
    expect(program(slim, 'wasm_simd')).toBe(program(decoder, 'wasm_simd'))
  })

  it('is what is compiled into no shader of ours, and nothing of what may be', () => {
    expect(
      pruned('#ifdef USE_SHEEN\na\n#else\nb\n#endif\n#ifdef USE_MAP\nc\n#ifndef USE_FOG\nd\n#endif\n#else\ne\n#endif'),
    ).toBe('b\n#ifdef USE_MAP\nc\nd\n#else\ne\n#endif')
    expect(
      pruned(
        '#if NUM_SPOT_LIGHTS > 0\na\n#elif defined( USE_MAP )\nb\n#elif ! defined( USE_FOG )\nc\n#else\nd\n#endif',
      ),
    ).toBe('#if defined( USE_MAP )\nb\n#else\nc\n#endif')
    expect(pruned('#ifdef USE_SHEEN\n#ifdef USE_MAP\na\n#endif\n#endif\nb')).toBe('b')
    // One that ends elsewhere is left alone.
    for (const part of ['#ifdef USE_SHEEN\na', 'a\n#endif']) expect(pruned(part)).toBe(part)
  })

  it.each([
    ['defined( USE_MAP ) || defined( USE_SHEEN )', null],
    ['defined( USE_FOG ) || defined( USE_SHEEN )', false],
    ['! defined( USE_FOG ) || defined( USE_MAP )', true],
    ['( NUM_SPOT_LIGHTS > 0 ) && defined( USE_MAP )', false],
    ['( NUM_DIR_LIGHTS > 0 ) && ! defined( USE_FOG )', null],
    ['UNION_CLIPPING_PLANES < NUM_CLIPPING_PLANES', null],
  ])('knows of a condition (%s) whether it holds: %s', (condition, found) => {
    expect(holds(condition)).toBe(found)
  })

  it('is no kind of thing that the scene has', () => {
    const scene = readdirSync(join(ROOT, 'src/scene'), { recursive: true, encoding: 'utf8' })
    const named =
      /\b(?:Mesh(?:Physical|Toon|Matcap|Phong)Material|SkinnedMesh|BatchedMesh|SpotLight|HemisphereLight|RectAreaLight|LightProbe|Fog(?:Exp2)?|\w*[cC]lippingPlanes|lightMap|bumpMap|displacementMap|specularMap|morphTarget\w*|alphaHash|VideoTexture|(?:to|from)JSON|logarithmicDepthBuffer|reversedDepthBuffer)\b/
    for (const file of scene.filter(name => /\.tsx?$/.test(name)))
      expect(named.exec(readFileSync(join(ROOT, 'src/scene', file), 'utf8'))?.[0], file).toBe(undefined)
  })

  it('is how three writes and reads JSON, and glasses, and no other method or class', () => {
    const methods = (code: string) =>
      [...code.matchAll(/\n\t(?:static )?(\w+)\([^\n]*\) \{\n/g)].map(([, name]) => name)
    const core = library('three/build/three.core.js')
    expect(methods(slimJson(core))).toEqual(methods(core).filter(name => !/^(?:to|from)JSON$/.test(name!)))
    const classes = (code: string) => [...code.matchAll(/\nclass (\w+)/g)].map(([, name]) => name)
    const renderer = library('three/build/three.module.js')
    expect(classes(slimGlasses(renderer))).toEqual(classes(renderer))
    expect(slimGlasses(renderer).length).toBeLessThan(renderer.length - 20_000)
  })

  it('is what React does for pages that were drawn elsewhere, and for no element of ours', () => {
    const slim = slimReact(react)
    expect(slim).not.toMatch(/hydrateRoot|\bisHydrating = (?!!1;)|\.isDehydrated/)
    expect(slim).toContain('exports.createRoot = function')
    // Elements of the page's own, and what React would lift into the head.
    const page = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' }).filter(name =>
      name.endsWith('.tsx'),
    )
    for (const file of page)
      expect(readFileSync(join(ROOT, 'src', file), 'utf8'), file).not.toMatch(
        /<(?:link|meta|script|style|[a-z]+-[a-z-]+)[\s>]|\b(?:hydrateRoot|ViewTransition|preinit|preload(?:Module)?|prefetchDNS|preconnect)\(/,
      )
    expect(() => slimReact(react.replaceAll('getResource', 'found'))).toThrow('React has no getResource any more')
  })

  it('is what the host of the stage cannot do for React', () => {
    const fiber = readdirSync(join(ROOT, 'node_modules/@react-three/fiber/dist')).find(name =>
      /^events-\w+\.esm\.js$/.test(name),
    )!
    const code = library(`@react-three/fiber/dist/${fiber}`)
    // As its host says itself.
    expect(code).toMatch(/supportsMutation: true,\s+supportsPersistence: false,\s+supportsHydration: false,/)
    expect(code).not.toMatch(/supports(?:Resources|Singletons|TestSelectors): true/)
    const slim = slimReconciler(code)
    expect(
      slim.match(/const \w+ = false;const \w+ = false;|const \w+ = true;const \w+ = false;/g)?.length,
    ).toBeGreaterThan(1)
    expect(slim).not.toMatch(/m\.supports(?:Mutation|Hydration)/)
    expect(() => slimReconciler('')).toThrow('no reconciler asks for Mutation any more')
  })
})
