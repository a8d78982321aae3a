/** What the build takes out of libraries: bytes that no browser of ours needs, and nothing else. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { slimDecoder, slimShaders } from '../build/slim.ts'

const THREE = join(import.meta.dirname, '../node_modules/three')
const decoder = readFileSync(join(THREE, 'examples/jsm/libs/meshopt_decoder.module.js'), 'utf8')

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
})
