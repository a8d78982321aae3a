/** Every key that is put together with an id has its words, and whatever says a key has got its words by then. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { OPPONENTS } from '../../ai/levels.ts'
import { catalog, READY_SQUADS } from '../../src/content/index.ts'
import { TOURS } from '../../src/content/tours/index.ts'
import { TABLES } from '../../src/content/tours/tables.ts'
import { has } from '../../src/locale/index.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { playReplay, type ReplayFile } from '../../src/match/replay.ts'
import { createTimeline } from '../../src/playback/timeline.ts'
import { MISSIONS } from '../../src/ui/menu/missions.ts'
import { setsHere } from '../../src/ui/sets.ts'
import { chaptersOf } from '../../src/ui/stream/control/facts.ts'
import { reelIn } from '../../src/ui/watch/demos/read-reel.ts'
import { namedIn } from '../../src/ui/watch/demos/reel.ts'
import { SHELF } from '../../src/ui/watch/demos/shelf.ts'
import '../support/all-english.ts'

const SOURCE = resolve(import.meta.dirname, '../../src')
const DEMOS = resolve(import.meta.dirname, '../../public/demos')
await setsHere(...SHELF.map(({ set }) => set))
const demos = SHELF.map(({ id }) => readFileSync(join(DEMOS, `${id}.json`), 'utf8'))

describe('keys put together with an id', () => {
  it('have words for every id there is', () => {
    const { chassis, pilots, upgrades, damage, missions } = catalog
    const slots = new Set([
      ...Object.values(pilots).flatMap(pilot => pilot.slots),
      ...Object.values(upgrades).map(({ slot }) => slot),
    ])
    const keys = [
      ...Object.keys(chassis).map(id => `chassis.${id}`),
      ...Object.values(chassis).flatMap(({ dial }) => (dial ?? []).map(({ bearing }) => `bearing.${bearing}`)),
      ...Object.values(chassis).flatMap(({ actions }) => actions.map(id => `action.${id}`)),
      ...Object.values(missions).flatMap(({ actions }) =>
        Object.keys(actions ?? {}).flatMap(id => [`action.${id}`, `ui.action.${id}`]),
      ),
      ...Object.values(pilots).flatMap(({ id, effects }) => [
        `pilot.${id}`,
        ...(effects ? [`pilot.${id}.ability`] : []),
      ]),
      ...Object.keys(upgrades).flatMap(id => [`upgrade.${id}.name`, `upgrade.${id}.ability`]),
      ...Object.keys(damage).flatMap(id => [`damage.${id}.name`, `damage.${id}.text`]),
      ...Object.keys(missions).flatMap(id => ['name', 'short'].map(end => `mission.${id}.${end}`)),
      ...Object.keys(missions).flatMap(id =>
        ['first', 'second'].flatMap(side => [`mission.${id}.goal.${side}`, `mission.${id}.won.${side}`]),
      ),
      ...MISSIONS.flatMap(({ id, rules }) => rules.map(rule => `mission.${id}.rule.${rule}`)),
      ...OPPONENTS.map(id => `level.${id}`),
      ...OPPONENTS.map(id => `level.${id}.note`),
      ...READY_SQUADS.filter(({ set }) => !set).flatMap(({ id }) => [`squad.${id}`, `squad.${id}.note`]),
      ...[...slots].map(slot => `ui.squads.slot.${slot}`),
      ...SHELF.flatMap(({ id }) => [`ui.demos.${id}`, `ui.demos.${id}.idea`]),
      ...TOURS.flatMap(({ id, legs, conditions, endings, sides }) => [
        `tour.${id}.name`,
        ...conditions.map(one => `tour.condition.${one.id}`),
        ...legs.flatMap(({ outcomes }) => outcomes.map(one => `tour.outcome.${one.id}`)),
        ...(['first', 'second'] as const).flatMap(side => [
          `tour.${id}.${side}`,
          ...sides[side].pilots.map(pilot => `tour.pilot.${pilot.id}`),
          ...legs.map(({ mission }) => `tour.watch.${mission}.${side}`),
          ...legs.flatMap(({ mission }) => TABLES[mission]!.places.map(one => `tour.place.${mission}.${one.id}`)),
          ...endings.flatMap(end => ['', '.text'].map(more => `tour.ending.${end.id}.${side}${more}`)),
        ]),
      ]),
      ...demos.flatMap(text => namedIn(reelIn(text)).map(({ title }) => title.key)),
    ]
    expect(keys.length).toBeGreaterThan(200)
    expect(keys.filter(key => !has(key))).toEqual([])
  })
})

/** Every script of the source but the languages, by path, without its comments. */
const texts = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter(path => /\.tsx?$/.test(path) && !/^locale\/(?!en\/)\w+\//.test(path))
    .map(path => {
      const text = readFileSync(join(SOURCE, path), 'utf8')
      return [path, text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')]
    }),
)

const named = (path: string, pattern: RegExp): string[] =>
  [...(texts.get(path) ?? '').matchAll(pattern)].map(match =>
    relative(SOURCE, resolve(SOURCE, dirname(path), match[1]!)),
  )

/** What a script is loaded with. */
const imports = (path: string) => named(path, /^(?:import|export)\s(?!type\b)(?:[^'"]*?\sfrom\s)?'(\.[^']+)'/gm)
/** What a script asks for later. */
const asksFor = (path: string) =>
  named(path, /import\(\s*'(\.[^']+)'\s*\)/g).filter(to => texts.has(to) && !to.startsWith('locale/'))

/** A script with all that is loaded with it. */
function loadedWith(path: string): ReadonlySet<string> {
  const found = new Set<string>()
  for (const todo = [path]; todo.length > 0; ) {
    const next = todo.pop()!
    if (found.has(next) || !texts.has(next)) continue
    found.add(next)
    todo.push(...imports(next))
  }
  return found
}

const ALWAYS = loadedWith('locale/en/en.ts')
/** Keys of English that come late, plurals without their form, by the file that they stand in. */
const late = new Map(
  [...texts]
    .filter(([path]) => path.startsWith('locale/en/') && !ALWAYS.has(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(/^\s*'([\w.-]+?)(?:_one|_other)?':/gm)].map(match => [match[1]!, path]),
    ),
)

/** Files of English that some scripts bring along. */
const broughtBy = (paths: ReadonlySet<string>): readonly string[] =>
  [...paths]
    .filter(path => texts.get(path)!.includes('brings('))
    .flatMap(imports)
    .filter(to => to.startsWith('locale/en/'))
    .flatMap(to => [...loadedWith(to)])

/** Whatever is fetched by itself: what is loaded with it, who asks for it, and which words are surely there once it has come. */
type Chunk = { readonly with: ReadonlySet<string>; readonly askedBy: string[]; words: ReadonlySet<string> }
const FIRST = 'main.tsx'
const chunks = new Map<string, Chunk>([[FIRST, { with: loadedWith(FIRST), askedBy: [], words: new Set() }]])
for (const path of texts.keys())
  for (const to of asksFor(path)) {
    const known = chunks.get(to) ?? { with: loadedWith(to), askedBy: [], words: new Set(late.values()) }
    chunks.set(to, known)
    known.askedBy.push(path)
  }

/** The words that are surely there where a script runs: those that every chunk has that it may have come with. */
const sureIn = (path: string): readonly string[] => {
  const from = [...chunks.values()].filter(chunk => chunk.with.has(path))
  return [...new Set(late.values())].filter(file => from.every(chunk => chunk.words.has(file)))
}

// Words that one chunk brings are there for those that it asks for: until nothing changes any more.
for (let size = -1, now = 0; size !== now; ) {
  size = now
  for (const chunk of chunks.values()) {
    const before = chunk.askedBy.map(sureIn)
    const inherited = (before[0] ?? []).filter(file => before.every(files => files.includes(file)))
    chunk.words = new Set([...broughtBy(chunk.with), ...inherited])
  }
  now = [...chunks.values()].reduce((sum, { words }) => sum + words.size, 0)
}

/** What a script says of late words, and the file of each: keys whole, and the beginnings of keys that are put together. */
function saidIn(path: string): readonly (readonly [said: string, file: string])[] {
  const text = texts.get(path)!
  const whole = [...text.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].flatMap(([, key]) => {
    const file = late.get(key!)
    return file ? [[key!, file] as const] : []
  })
  const begun = [...text.matchAll(/`([a-z][\w-]*\.[\w-]+\.[\w.-]*)\$\{/g)].flatMap(([, head]) => {
    if (has(`${head}*`)) return []
    return [...new Set([...late].filter(([key]) => key.startsWith(head!)).map(([, file]) => file))].map(
      file => [head!, file] as const,
    )
  })
  return [...whole, ...begun]
}

/** What a script may say though the compiler cannot see that its words have come, and why they have. */
const KNOWN: readonly { readonly path: string; readonly said: string; readonly why: string }[] = [
  ...['ui/play/topbar.tsx', 'ui/watch/demos/reel.ts'].map(path => ({
    path,
    said: path.endsWith('reel.ts') ? 'ui.demos.chapter.' : 'ui.demos.',
    why: 'a reel comes out of fetch-demo.ts alone, which brings the words of demos',
  })),
  { path: 'ui/play/film/dice.tsx', said: 'ui.dice.', why: '`ui.dice.attack` and `.defence` are there from the start' },
  {
    path: 'ui/play/debrief/totals.tsx',
    said: 'ui.debrief.',
    why: 'two of them are said by the battle until it has come',
  },
  {
    path: 'ui/play/orders/odds.tsx',
    said: 'ui.dice.',
    why: '`ui.dice.attack` and `.defence` are there from the start',
  },
]

/** The battle behind the menu, the flight over a briefing's table, the stills of a debriefing: their films have neither captions nor a log. */
const MUTE = ['ui/watch/demos/demo-living.tsx', 'ui/tour/fly-over.tsx', 'ui/tour/decided.tsx']

describe('late words', () => {
  const missing = [...texts.keys()]
    .filter(path => !path.startsWith('locale/'))
    .flatMap(path => saidIn(path).map(([said, file]) => ({ path, said, file })))
    .flatMap(one =>
      [...chunks]
        .filter(([, chunk]) => chunk.with.has(one.path) && !chunk.words.has(one.file))
        .filter(([chunk]) => !(MUTE.includes(chunk) && one.path.startsWith('playback/')))
        .map(([chunk]) => ({ ...one, chunk })),
    )

  it('have come wherever they are said', () => {
    expect(late.size).toBeGreaterThan(500)
    expect(chunks.size).toBeGreaterThan(40)
    const unknown = missing.filter(({ path, said }) => !KNOWN.some(one => one.path === path && one.said === said))
    expect(unknown.map(({ path, said, file, chunk }) => `${path} in ${chunk} says ${said}… without ${file}`)).toEqual(
      [],
    )
    const stale = KNOWN.filter(one => !missing.some(({ path, said }) => one.path === path && one.said === said))
    expect(stale).toEqual([])
    expect(broughtBy(loadedWith('ui/watch/demos/fetch-demo.ts'))).toContain('locale/en/demos.ts')
  })

  it('have come where another page of the browser says what a battle tells', () => {
    const told = demos.flatMap(text => {
      const { engine, events } = playReplay(parseReplay(text) as ReplayFile)
      const timeline = createTimeline({ catalog: engine!.catalog })
      timeline.append(events)
      const captions = timeline.beats.flatMap(
        ({ start, duration }) => timeline.picture(start + duration * 0.999).caption?.key ?? [],
      )
      const chapters = chaptersOf(timeline, namedIn(reelIn(text))).map(({ title }) => title.key)
      return { panel: [...captions, ...chapters], overlay: timeline.lines.map(({ key }) => key) }
    })
    const without = (path: string, keys: readonly string[]) =>
      [...new Set(keys)].filter(key => late.has(key) && !chunks.get(path)!.words.has(late.get(key)!))
    expect(
      without(
        'ui/stream/control/desk.tsx',
        told.flatMap(({ panel }) => panel),
      ),
    ).toEqual([])
    expect(
      without(
        'ui/stream/overlays/overlay-page.tsx',
        told.flatMap(({ overlay }) => overlay),
      ),
    ).toEqual([])
  })
})
