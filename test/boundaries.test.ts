/** Who may import whom, which outside packages have one door, and what pure rooms must not say. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { LOOKS } from '../src/looks/index.ts'

const ROOT = resolve(import.meta.dirname, '..')

/** Rooms by path prefix, the most particular first. */
const ROOMS = [
  'src/geometry',
  'src/rules',
  'src/content/tours',
  'src/content',
  'src/looks',
  'src/match',
  'src/tour',
  'src/playback',
  'src/scene',
  'src/ui',
  'src/audio',
  'src/saves',
  'src/locale',
  'src/app',
  'src/battle',
  'src/main',
  'ai/thought',
  'ai/protocol',
  'ai/levels',
  'ai/thinking',
  'ai/rng',
  'ai/ask',
  'ai/model',
  'ai/objectives',
  'ai/quick',
  'ai/scripts',
  'ai/search',
  'ai/worker',
  'ai/client/connection',
  'ai/client',
  'ai/opponents',
  'ai/players',
  'ai/judge-client',
  'ai/judge-worker',
  'ai/judge/reviewed',
  'ai/judge',
  'ai/arena/rivals',
  'ai/arena',
  'models',
  'build',
  'test',
] as const
type Room = (typeof ROOMS)[number]

const TABLE = ['src/content', 'src/rules', 'src/geometry'] as const
/** What every player is asked in, and thinks with. */
const ASKED = ['ai/thought', 'ai/thinking', 'ai/rng', 'ai/ask'] as const
const AI = [
  ...ASKED,
  'ai/protocol',
  'ai/levels',
  'ai/model',
  'ai/objectives',
  'ai/quick',
  'ai/search',
  'ai/opponents',
] as const

const BATTLE = [
  'src/ui',
  'src/match',
  'src/playback',
  'ai/client',
  'ai/thought',
  'src/saves',
  'src/audio',
  'src/locale',
  ...TABLE,
] as const

/** Only downwards. */
const ALLOWED: Partial<Record<Room, readonly Room[]>> = {
  'src/geometry': [],
  'src/rules': ['src/geometry'],
  'src/content': ['src/rules', 'src/geometry'],
  // Which chassis there are.
  'src/looks': ['src/content'],
  'src/playback': [...TABLE, 'src/looks'],
  'src/match': TABLE,
  // Data of tours comes with the page of tours, not with the cards.
  'src/content/tours': ['src/rules'],
  'src/tour': ['src/content/tours', 'src/match', ...TABLE],
  'ai/thought': ['src/rules'],
  'ai/protocol': ['ai/thought', 'ai/levels', 'src/rules'],
  'ai/levels': ['ai/thought', 'src/rules'],
  'ai/thinking': [],
  'ai/rng': [],
  'ai/ask': ['ai/thought', 'ai/thinking', 'ai/rng', 'src/rules'],
  // One round of the game, for whoever looks ahead.
  'ai/model': [...ASKED, ...TABLE],
  'ai/objectives': [...ASKED, 'ai/model', ...TABLE],
  'ai/quick': [...ASKED, 'ai/model', 'ai/objectives', ...TABLE],
  // Players of a script: strength is measured against them, so nobody who thinks knows them.
  'ai/scripts': [...ASKED, 'ai/model', 'ai/objectives', 'ai/quick', ...TABLE],
  'ai/search': [...ASKED, 'ai/model', 'ai/objectives', 'ai/quick', ...TABLE],
  'ai/opponents': [...ASKED, 'ai/levels', 'ai/quick', 'ai/search', ...TABLE],
  'ai/players': [...AI, 'ai/scripts', ...TABLE],
  'ai/worker': [...AI, 'ai/players', ...TABLE],
  'ai/client/connection': [],
  'ai/client': [...AI, 'ai/players', 'ai/client/connection', 'ai/worker', ...TABLE],
  'ai/judge/reviewed': ['src/rules'],
  'ai/judge-client': ['ai/client/connection', 'ai/judge-worker', 'ai/judge', 'ai/judge/reviewed', 'src/rules'],
  // The judge and its worker.
  'ai/judge': [...AI, 'ai/judge-client', 'ai/judge/reviewed', ...TABLE],
  'ai/judge-worker': ['ai/judge', 'ai/judge-client', 'ai/judge/reviewed', 'src/rules'],
  // Command line only: it plays whole matches.
  'ai/arena/rivals': [...AI, 'ai/players', 'ai/scripts', ...TABLE],
  'ai/arena': [...AI, 'ai/players', 'ai/arena/rivals', 'src/match', ...TABLE],
  'src/saves': ['src/content', 'src/rules', 'src/match', 'src/tour'],
  'src/audio': ['src/playback', 'src/looks'],
  'src/locale': [],
  'src/scene': ['src/playback', 'src/looks', 'src/geometry'],
  'src/ui': [
    'src/scene',
    'src/match',
    'src/playback',
    'src/looks',
    ...TABLE,
    'src/saves',
    'src/tour',
    'src/content/tours',
    'src/audio',
    'src/locale',
    'ai/levels',
    'ai/thought',
    'ai/judge-client',
    'ai/judge/reviewed',
  ],
  'src/app': ['src/battle', ...BATTLE],
  // The half of the app that is loaded when a battle begins.
  'src/battle': BATTLE,
  'src/main': ['src/app', 'src/ui', 'src/locale'],
  // Rocks and satellites are built on the outlines of the rules, ships from above wear their livery.
  models: ['src/content', 'src/geometry', 'src/looks'],
  // The page's first script comes with its sentences.
  build: ['src/locale'],
}

/** Files that may do what their room may not, each with its reason. */
const EXCEPTIONS: readonly { file: string; imports: string; why: string }[] = [
  { file: 'models/mat.ts', imports: 'src/scene', why: 'the mat is painted with the noise of the sky' },
]

/** Which outside package may be imported from where. */
const DOORS: readonly { package: RegExp; from: RegExp }[] = [
  { package: /^(three|@react-three|postprocessing)(\/|$)/, from: /^(src\/scene|models)\// },
  { package: /^@dimforge\//, from: /^src\/playback\/physics\.ts$/ },
  { package: /^mediabunny$/, from: /^src\/ui\/stream\/clips\// },
  { package: /^comlink$/, from: /^ai\/(worker|judge-worker|client\/connection)\.ts$/ },
  { package: /^idb$/, from: /^src\/saves\// },
  { package: /^@noble\/hashes(\/|$)/, from: /^src\/match\/hash\.ts$/ },
  { package: /^valibot$/, from: /^(src\/(saves|match|ui)|ai\/worker)\// },
  { package: /^(react|react-dom)(\/|$)/, from: /^src\/(scene|ui|app|battle|main)/ },
  { package: /^zustand(\/|$)/, from: /^src\/(ui|app)/ },
  { package: /^@fontsource\//, from: /^src\/(ui|main)/ },
  { package: /^(@gltf-transform|meshoptimizer)(\/|$)/, from: /^(models|test)\// },
  { package: /^(sat|detect-collisions|polygon-clipping|@flatten-js\/core)$/, from: /^test\/tools\/bench\// },
]

const PURE =
  /^(src\/(geometry|rules|content|looks|playback|tour)\/|src\/match\/(commitment|dice)\.ts|ai\/(search|model|objectives|quick|scripts|arena\/rivals)\/|ai\/(rng|thinking)\.ts)/
const MATHS = ['abs', 'min', 'max', 'floor', 'ceil', 'round', 'trunc', 'sign', 'sqrt', 'imul', 'fround']
const FORBIDDEN: readonly { words: RegExp; what: string }[] = [
  { words: /\bDate\b/, what: 'Date' },
  { words: /\bperformance\b/, what: 'performance' },
  { words: /\bIntl\b/, what: 'Intl' },
  { words: /\bconsole\b/, what: 'console' },
  { words: /localeCompare/, what: 'localeCompare' },
  { words: /\*\*/, what: '**' },
]

function files(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap(name => {
    const path = join(folder, name)
    if (statSync(join(ROOT, path)).isDirectory()) return files(path)
    return /\.(ts|tsx|mts|mjs)$/.test(name) ? [path] : []
  })
}

const sources = ['src', 'ai', 'models', 'build', 'test'].flatMap(files)
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Source without comments and with every string emptied, so that only code is looked at. */
function bare(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
}

function importsOf(file: string): string[] {
  const text = read(file).replace(/\/\*[\s\S]*?\*\//g, '')
  const found = [
    ...text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^'"\n;]*?(?:\{[^}]*\}[^'"\n;]*?)?from\s+['"]([^'"]+)['"]/g),
  ]
  const bareImports = [
    ...text.matchAll(/(?:^|\n)\s*import\s+['"]([^'"]+)['"]/g),
    ...text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)/g),
    // Workers are started by their address.
    ...text.matchAll(/\bnew URL\(\s*['"]([^'"]+\.ts)['"]\s*,\s*import\.meta\.url\s*\)/g),
  ]
  return [...found, ...bareImports].map(match => match[1]!)
}

function roomOf(file: string): Room | undefined {
  return ROOMS.find(room => file === room || file.startsWith(`${room}/`) || file.startsWith(`${room}.`))
}

describe('the house', () => {
  it('has a room for every file', () => {
    expect(sources.filter(file => !roomOf(file))).toEqual([])
  })

  it('imports only downwards', () => {
    const broken: string[] = []
    const used = new Set<string>()
    for (const file of sources) {
      const from = roomOf(file)!
      if (from === 'test') continue
      for (const name of importsOf(file)) {
        if (!name.startsWith('.')) continue
        const target = relative(ROOT, resolve(ROOT, dirname(file), name.replace(/\?.*$/, '')))
        if (/\.(css|json|glb|woff2)$/.test(target)) continue
        const to = roomOf(target)
        if (!to || to === from) continue
        if (ALLOWED[from]?.includes(to)) continue
        const exception = EXCEPTIONS.find(other => other.file === file && other.imports === to)
        if (exception) used.add(exception.file)
        else broken.push(`${file} imports ${target}`)
      }
    }
    expect(broken).toEqual([])
    expect(EXCEPTIONS.filter(exception => !used.has(exception.file))).toEqual([])
  })

  it('measures with sticks that nobody who thinks, judges or is fitted knows', () => {
    const sticks = /^ai\/(scripts|arena\/rivals)\//
    const codeOf = new Map<string, readonly string[]>()
    const brings = (file: string): readonly string[] => {
      // A type brings no code along.
      const types = [...read(file).matchAll(/import type [^'"]*from '([^']+)'/g)].map(([, name]) => name)
      const names = importsOf(file).filter(name => name.startsWith('.') && !types.includes(name))
      return names.map(name => relative(ROOT, resolve(ROOT, dirname(file), name.replace(/\?.*$/, ''))))
    }
    const reached = (entry: string): readonly string[] => {
      const found = new Set<string>()
      const waiting = [entry]
      for (let file = waiting.pop(); file; file = waiting.pop()) {
        if (found.has(file) || !/\.tsx?$/.test(file)) continue
        found.add(file)
        const next = codeOf.get(file) ?? brings(file)
        codeOf.set(file, next)
        waiting.push(...next)
      }
      return [...found]
    }
    const thinking = sources.filter(file => /^ai\/(search|model|objectives|quick|judge)\//.test(file))
    const fitted = ['fit', 'game-process', 'selfplay', 'positions', 'luck'].map(name => `ai/arena/${name}.ts`)
    const known = [...thinking, 'ai/opponents.ts', 'ai/judge.ts', 'ai/judge-worker.ts', ...fitted].flatMap(file =>
      reached(file).flatMap(other => (sticks.test(other) ? [`${file} reaches ${other}`] : [])),
    )
    expect(known).toEqual([])
    // The way is followed at all.
    expect(reached('ai/arena/duel.ts').some(file => sticks.test(file))).toBe(true)
    expect(reached('ai/players.ts').some(file => sticks.test(file))).toBe(true)
  })

  it('reaches another room through its index where it has one', () => {
    const broken: string[] = []
    for (const file of sources) {
      const from = roomOf(file)!
      if (from === 'test') continue
      for (const name of importsOf(file)) {
        if (!name.startsWith('.')) continue
        const target = relative(ROOT, resolve(ROOT, dirname(file), name))
        const to = roomOf(target)
        if (!to || to === from) continue
        const barrel = ['src/geometry', 'src/rules', 'src/content'].includes(to)
        const preview = /^src\/rules\/(odds|odds-damage|odds-input|preview|later\/index)\.ts$/.test(target)
        if (barrel && !preview && target !== `${to}/index.ts`) broken.push(`${file} imports ${target}`)
      }
    }
    expect(broken).toEqual([])
  })

  it('lets each outside package in through one door', () => {
    const broken: string[] = []
    for (const file of sources) {
      if (roomOf(file) === 'test') continue
      for (const name of importsOf(file)) {
        const door = DOORS.find(other => other.package.test(name))
        if (door && !door.from.test(file)) broken.push(`${file} imports ${name}`)
        const outside = !name.startsWith('.') && !name.startsWith('node:')
        if (outside && !door && file.startsWith('src/')) broken.push(`${file} imports ${name}, which has no door`)
      }
    }
    expect(broken).toEqual([])
  })

  it('keeps the pure rooms pure', () => {
    const broken: string[] = []
    for (const file of sources.filter(name => PURE.test(name))) {
      const text = bare(read(file))
      for (const { words, what } of FORBIDDEN) if (words.test(text)) broken.push(`${file} says ${what}`)
      for (const [, name] of text.matchAll(/\bMath\.(\w+)/g))
        if (!MATHS.includes(name!)) broken.push(`${file} says Math.${name}`)
    }
    expect(broken).toEqual([])
  })

  it('names a ship only in its rules, its look and its words', () => {
    const ship = new RegExp(`\\b(${Object.keys(LOOKS).join('|')})\\b`)
    const others = sources.filter(file => /^(src|ai)\//.test(file) && !/^src\/(content|looks|locale)\//.test(file))
    const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '')
    expect(others.filter(file => ship.test(code(file)))).toEqual([])
    expect(sources.filter(file => ship.test(code(file)))).toContain('src/looks/index.ts')
  })

  it('speaks of sides, and leaves their factions to content, looks and words', () => {
    const rooms = /^(src\/(rules|match|tour|playback|scene|audio|ui|app|battle)|ai)\b/
    const rules = /\bMISSION-\d-GOAL-(REBEL|IMPERIAL)\b/g
    const word = /rebel|imperial|\bempire/i
    const told = (file: string) => read(file).replace(rules, '')
    expect(sources.filter(file => rooms.test(file) && word.test(told(file)))).toEqual([])
    expect(sources.filter(file => word.test(read(file)))).toContain('src/content/core/index.ts')
  })

  it('looks cards up in the set of what is at hand: only tools ask for those of the box', () => {
    const box =
      /import \{[^}]*\b(?:catalog|game|MISSIONS|OBSTACLES|findMission)\b[^}]*\} from '[./]*(?:src\/)?content\/index\.ts'/
    const may = /^(ai\/arena\/|models\/|test\/)/
    expect(sources.filter(file => !may.test(file) && box.test(read(file)))).toEqual([])
    expect(sources.filter(file => box.test(read(file)))).toContain('ai/arena/exploit-duel.ts')
  })

  it('hears keys in one place, and neither presses buttons by script nor asks the page which dialog is open', () => {
    const page = sources.filter(file => /^src\//.test(file))
    // Those ask whether somebody is there at all, by hand or key.
    const present = ['src/ui/campaign/lessons/use-idle.ts', 'src/ui/parts/lazy.ts', 'src/ui/sound.ts']
    const hearing = page.filter(file => /'key(down|up|press)'/.test(read(file)))
    expect(hearing.filter(file => !present.includes(file))).toEqual(['src/ui/commands/listener.ts'])
    // A file is asked for, and one is given.
    const pressing = page.filter(file => /\.click\(\)/.test(read(file)))
    expect(pressing.sort()).toEqual(['src/ui/menu/menu.tsx', 'src/ui/parts/save-file.ts'])
    expect(page.filter(file => /dialog\[open\]/.test(read(file)))).toEqual([])
  })

  it('says at the top of every file what it is for', () => {
    const told = (file: string) => /^(?:#!.*\n)?\s*\/[*/]/.test(read(file))
    expect(sources.filter(file => !told(file))).toEqual([])
  })

  it('keeps files small enough to read', () => {
    const long = sources.filter(file => {
      const limit = PURE.test(file) ? 300 : file.endsWith('.tsx') ? 200 : 400
      return read(file).split('\n').length - 1 > limit
    })
    expect(long).toEqual([])
  })

  it('has a README of at most 40 lines in each room', () => {
    const rooms = [
      'src/geometry',
      'src/rules',
      'src/content',
      'src/looks',
      'src/match',
      'src/playback',
      'src/scene',
      'src/ui',
      'src/audio',
      'src/saves',
      'src/locale',
      'ai',
      'models',
      'test',
    ]
    const broken = rooms.filter(room => {
      try {
        return read(join(room, 'README.md')).split('\n').length > 41
      } catch {
        return true
      }
    })
    expect(broken).toEqual([])
  })
})
