/** Takes out of libraries what no browser of ours needs, and what only their authors read. */
import type { Plugin } from 'vite'

/** A text in a script, in double quotes; and one that is marked as a shader. */
const TEXT = /"(?:[^"\\\n]|\\.)*"/g
const SHADER = /\/\* glsl \*\/\s*`[^`]*`/g

/** Without what indents lines, and without lines that are remarks. */
const slimLines = (text: string): string => {
  const lines = text.split('\n').map(line => line.replace(/^[\t ]+/, ''))
  return lines.filter((line, n) => n === 0 || !line.startsWith('//')).join('\n')
}

/** The texts of shaders in a script, which need neither indents nor remarks. */
export const slimShaders = (code: string): string =>
  code
    .replace(TEXT, written => (written.includes('\\n') ? JSON.stringify(slimLines(JSON.parse(written))) : written))
    .replace(SHADER, slimLines)

/** The decoder of models without the program for browsers that do not count in vectors: all of ours do (`FLOOR` in src/locale/floor.ts). */
export const slimDecoder = (code: string): string => code.replace(/(wasm_base =\s*)'[^']+'/, "$1''")

/** Our own shaders: a text of several lines in which one ends in a semicolon. */
const slimOwn = (code: string): string =>
  code.replace(/`[^`]*`/g, text => (/;\s*\n/.test(text) ? slimLines(text) : text))

/** What is made slimmer, by where it lies, and how many signs that saves at least. */
const SLIMMER: readonly (readonly [file: RegExp, slim: (code: string) => string, least: number])[] = [
  [/\/three\/build\/three\.module\.js$/, slimShaders, 5000],
  [/\/three\/examples\/jsm\/libs\/meshopt_decoder\.module\.js$/, slimDecoder, 5000],
  [/\/src\/scene\/.*\.tsx?$/, slimOwn, 0],
]

/** Makes scripts slimmer. Throws where a library is no more as it was, so that nothing gets heavy unseen. */
export const slim = (): Plugin => ({
  name: 'slim',
  apply: 'build',
  transform(code, id) {
    const found = SLIMMER.find(([file]) => file.test(id.replaceAll('\\', '/')))
    if (!found) return null
    const [, slimmed, least] = found
    const slimmer = slimmed(code)
    if (slimmer.length > code.length - least) throw new Error(`there is nothing to take out of ${id} any more`)
    return { code: slimmer, map: null }
  },
})
