/** Takes out of libraries what no browser of ours needs, and what only their authors read. */
import type { Plugin } from 'vite'
import { slimGlasses, slimJson, slimReact, slimReconciler } from './slim-libraries.ts'
import { pruned } from './slim-shaders.ts'

/** A text in a script, in double quotes; and one that is marked as a shader. */
const TEXT = /"(?:[^"\\\n]|\\.)*"/g
const SHADER = /(\/\* glsl \*\/\s*`)([^`]*)(?=`)/g

/** Without what indents lines, and without lines that are remarks. */
const slimLines = (text: string): string => {
  const lines = text.split('\n').map(line => line.replace(/^[\t ]+/, ''))
  return lines.filter((line, n) => n === 0 || !line.startsWith('//')).join('\n')
}

/** A shader as it is needed. */
const slimShader = (text: string): string => pruned(slimLines(text))

/** The texts of shaders in a script, which need neither indents nor remarks, nor what no shader of ours is compiled with. */
export const slimShaders = (code: string): string =>
  code
    .replace(TEXT, written => (written.includes('\\n') ? JSON.stringify(slimShader(JSON.parse(written))) : written))
    .replace(SHADER, (_, mark: string, text: string) => mark + slimShader(text))

/** The decoder of models without the program for browsers that do not count in vectors: all of ours do (`FLOOR` in src/locale/floor.ts). */
export const slimDecoder = (code: string): string => code.replace(/(wasm_base =\s*)'[^']+'/, "$1''")

/** Our own shaders: a text of several lines in which one ends in a semicolon. */
const slimOwn = (code: string): string =>
  code.replace(/`[^`]*`/g, text => (/;\s*\n/.test(text) ? slimLines(text) : text))

/** What is made slimmer, by where it lies, and how many signs that saves at least. */
const SLIMMER: readonly (readonly [file: RegExp, slim: (code: string) => string, least: number])[] = [
  [/\/three\/build\/three\.module\.js$/, code => slimGlasses(slimShaders(code)), 90_000],
  [/\/three\/build\/three\.core\.js$/, slimJson, 50_000],
  [/\/react-dom\/cjs\/react-dom-client\.production\.js$/, slimReact, 30_000],
  [/\/@react-three\/fiber\/dist\/events-\w+\.esm\.js$/, slimReconciler, -1000],
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
