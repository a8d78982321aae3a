/** What the page is made of is named with its licence, and no package gets into it without one. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { completed, licenceIn, packageOf } from '../build/licences.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const dependencies = Object.keys(JSON.parse(read('package.json')).dependencies)
const at = (name: string) => licenceIn(join(ROOT, 'node_modules', name))

/** What CREDITS and About call a package, where that is not its name. */
const CALLED: Readonly<Record<string, string>> = {
  '@dimforge/rapier3d-compat': 'Rapier',
  '@fontsource/barlow': 'Barlow',
  '@fontsource/barlow-condensed': 'Barlow Condensed',
  '@fontsource/fira-sans': 'Fira Sans',
  '@fontsource/fira-sans-extra-condensed': 'Fira Sans Extra Condensed',
  '@noble/hashes': 'noble-hashes',
  '@react-three/drei': 'Drei',
  '@react-three/fiber': 'React Three Fiber',
  '@react-three/postprocessing': 'React Postprocessing',
  'react-dom': 'React',
  three: 'three.js',
}
const CALLED_LICENCE: Readonly<Record<string, string>> = { 'OFL-1.1': 'SIL Open Font License 1.1' }
const licence = (name: string) => CALLED_LICENCE[at(name).identifier!] ?? at(name).identifier!

describe('licences', () => {
  it('About names every package of the page with its licence', () => {
    const about = read('src/ui/menu/about.tsx')
    const lines = [...about.matchAll(/'([^'\n]+) – ([^'\n]+)'/g)].map(
      ([, names, of]) => [names!.split(', '), of] as const,
    )
    const wrong = dependencies.filter(name => {
      const called = (CALLED[name] ?? name).toLowerCase()
      return !lines.some(([names, of]) => of === licence(name) && names.some(one => one.toLowerCase() === called))
    })
    expect(wrong).toEqual([])
  })

  it('CREDITS does, too', () => {
    const [, ...parts] = read('CREDITS.md').split('\n## ')
    const fonts = parts.find(part => part.startsWith('Fonts'))!
    const rows = parts.find(part => part.startsWith('Libraries'))!.split('\n')
    const wrong = dependencies.filter(name => {
      if (name.startsWith('@fontsource/')) return !fonts.includes(CALLED[name]!) || !fonts.includes(licence(name))
      const called = name === 'three' ? 'three.js' : name
      return !rows.some(row => row.includes(called) && row.split('|')[2]?.includes(licence(name)))
    })
    expect(wrong).toEqual([])
  })

  it('are found by the package that a module lies in', () => {
    expect(packageOf('/a/node_modules/three/examples/jsm/libs/one.js')).toBe('/a/node_modules/three')
    expect(packageOf('C:\\a\\node_modules\\@react-three\\fiber\\dist\\one.js')).toBe(
      'C:/a/node_modules/@react-three/fiber',
    )
    expect(packageOf('/a/node_modules/one/node_modules/two/x.js')).toBe('/a/node_modules/one/node_modules/two')
    expect([packageOf('/a/src/main.tsx'), packageOf('\0/node_modules/one/x.js')]).toEqual([null, null])
  })

  it('are complete, or the build fails with the name of what has none', () => {
    const folder = mkdtempSync(join(tmpdir(), 'licences-'))
    try {
      const made = (name: string, licence?: string) => {
        const path = join(folder, name)
        mkdirSync(path)
        writeFileSync(join(path, 'package.json'), JSON.stringify({ name, version: '1.0.0', license: 'MIT' }))
        if (licence) writeFileSync(join(path, 'LICENCE.md'), licence)
        return path
      }
      const [good, bad] = [made('good', 'Do as you like.'), made('bad')]
      const listed = [{ name: 'by-vite', version: '2.0.0', identifier: 'ISC', text: 'So be it.' }]
      expect(completed(listed, [good]).map(({ name, text }) => [name, text])).toEqual([
        ['by-vite', 'So be it.'],
        ['good', 'Do as you like.'],
      ])
      expect(() => completed(listed, [good, bad])).toThrow('no licence for bad')
      expect(() => completed([{ name: 'textless', version: '1.0.0', identifier: 'MIT' }], [])).toThrow('textless')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
