/** Lays the licences of all that is bundled beside the page: Vite's own list, completed by workers, fonts and what packages carry of others. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const ROOT = join(import.meta.dirname, '..')
/** What Vite writes, and what is laid beside the page in its place. */
const FROM_VITE = 'licences.json'
const FILE = 'licences.txt'

/** A package in the page, as Vite tells it; without a text where it ships none. */
export type Licence = {
  readonly name: string
  readonly version: string
  readonly identifier?: string
  readonly text?: string
}

/** Modules that a package carries of another, which is installed here with its licence. */
const CARRIED: readonly { readonly module: RegExp; readonly from: string }[] = [
  { module: /\/three\/examples\/jsm\/libs\/meshopt_decoder/, from: 'meshoptimizer' },
]
/** Packages that ship no licence but name it: whose they are, as far as their repositories say. */
const HOLDERS: Readonly<Record<string, string>> = {
  '@react-three/fiber': 'Copyright (c) 2020 react-spring',
  maath: 'Copyright (c) the authors of maath, https://github.com/pmndrs/maath',
}

/** The folder of the package that a module lies in; null: it lies in none. */
export function packageOf(module: string): string | null {
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module.replaceAll('\\', '/')) ?? []
  return folder && !module.startsWith('\0') ? folder : null
}

/** Licence of MIT for somebody: our own text under their name. */
const mitFor = (holder: string): string =>
  readFileSync(join(ROOT, 'LICENSE'), 'utf8')
    .replace(/^Copyright.*$/m, () => holder)
    .trim()

/** What a package in a folder says of its licence. */
export function licenceIn(folder: string): Licence {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = readdirSync(folder).find(one => /^(licen[cs]e|copying)/i.test(one))
  const holder = HOLDERS[name]
  const text = file ? readFileSync(join(folder, file), 'utf8').trim() : holder && license === 'MIT' && mitFor(holder)
  return { name, version, identifier: license, ...(text ? { text } : {}) }
}

/** A list of licences with those of more packages, by name. Throws where a package has no text, or no name for its licence. */
export function completed(listed: readonly Licence[], folders: Iterable<string>): readonly Licence[] {
  const all = new Map(listed.filter(({ text }) => text).map(one => [`${one.name}@${one.version}`, one]))
  for (const folder of folders) {
    const one = licenceIn(folder)
    all.set(`${one.name}@${one.version}`, one)
  }
  const wrong = [...listed, ...all.values()].filter(
    ({ name, version }) => !all.get(`${name}@${version}`)?.text || !all.get(`${name}@${version}`)?.identifier,
  )
  if (wrong.length > 0) throw new Error(`no licence for ${[...new Set(wrong.map(({ name }) => name))].join(', ')}`)
  return [...all.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const written = (licences: readonly Licence[]): string => {
  const parts = licences.map(({ name, version, identifier, text }) => `${name} ${version} (${identifier})\n\n${text}`)
  const own = `Koiogran (MIT)\n\n${readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim()}`
  // Read as UTF-8 also where the host does not say so.
  return `\uFEFF${[own, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}

/** Modules that are bundled into workers, which are built by themselves. */
const inWorkers = new Set<string>()

/** For the workers: notes what is in them. */
export const licencesOfWorkers = (): Plugin => ({
  name: 'licences-of-workers',
  generateBundle(_, bundle) {
    for (const one of Object.values(bundle))
      if (one.type === 'chunk') for (const module of one.moduleIds) inWorkers.add(module)
  },
})

/** For the page: reads Vite's list, and fails the build where something in it has no licence. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  enforce: 'post',
  config: () => ({ build: { license: { fileName: FROM_VITE } } }),
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const list = bundle[FROM_VITE]
      if (list?.type !== 'asset') throw new Error(`Vite wrote no ${FROM_VITE}`)
      delete bundle[FROM_VITE]
      const modules = new Set(inWorkers)
      for (const one of Object.values(bundle)) {
        const from = one.type === 'chunk' ? one.moduleIds : one.originalFileNames
        for (const module of from) modules.add(module.startsWith('/') ? module : join(ROOT, module))
      }
      const folders = new Set([...modules].flatMap(module => packageOf(module) ?? []))
      for (const { module, from } of CARRIED)
        if ([...modules].some(one => module.test(one))) folders.add(join(ROOT, 'node_modules', from))
      const real = [...folders].map(folder => nearest(folder)).filter(existsSync)
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: written(completed(JSON.parse(String(list.source)), new Set(real))),
      })
    },
  },
})

/** The folder, or the first above it, with a package of a name in it. */
function nearest(folder: string): string {
  const file = join(folder, 'package.json')
  if (existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name) return folder
  return dirname(folder) === folder ? folder : nearest(dirname(folder))
}
