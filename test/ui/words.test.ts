import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { cardName, has, manoeuvreWords, shipNames, t } from '../../src/locale/index.ts'
import { OVERLAYS } from '../../src/playback/marks.ts'
import { CAMERAS } from '../../src/ui/cameras.ts'
import { LESSONS } from '../../src/ui/lessons/progress.ts'
import { FORCES } from '../../src/ui/menu/forces.tsx'
import { MISSIONS } from '../../src/ui/menu/missions.ts'
import { outcomeWords } from '../../src/ui/parts/outcome.ts'
import '../support/all-english.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const files = (folder: string): string[] =>
  readdirSync(join(ROOT, folder)).flatMap(name => {
    const path = join(folder, name)
    return statSync(join(ROOT, path)).isDirectory() ? files(path) : /\.tsx?$/.test(name) ? [path] : []
  })
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Everything a pattern's first group catches in some files. */
const found = (paths: readonly string[], pattern: RegExp): string[] => [
  ...new Set(paths.flatMap(path => [...read(path).matchAll(pattern)].map(match => match[1]!))),
]

describe('words', () => {
  const screens = [...files('src/ui'), 'src/app.tsx', 'src/battle.tsx']

  it('are there for every key the interface names', () => {
    const keys = found(screens, /'((?:ui|replay|seat|term|action)\.[\w.-]+)'/g).filter(key => !key.endsWith('.'))
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter(key => !has(key))).toEqual([])
  })

  it('say why a battle is over so that it is true for who won and for who lost', () => {
    expect(outcomeWords('standard', { winner: 'imperial', by: 'destroyed' })).toBe('No Rebel ship is left.')
    expect(outcomeWords('dark-whispers', { winner: 'rebel', by: 'goal' })).toBe('No data has reached the Empire.')
    expect(outcomeWords('standard', { winner: null, by: 'destroyed' })).toBe('No ship is left.')
    expect(outcomeWords('standard', { winner: 'rebel', by: 'limit' })).toBe('The last round is over.')
  })

  it('fill the reason inside a line with its own parameters', () => {
    const line = { key: 'replay.bad-scenario', params: { reason: 'refusal.unknown-mission', mission: 'Z' } }
    expect(t(line)).toContain('“Z”')
    expect(t(line)).not.toContain('{{')
  })

  it('are there for every key the interface puts together', () => {
    const stems: Readonly<Record<string, readonly string[]>> = {
      'ui.camera.': CAMERAS.flatMap(kind => [kind, `${kind}.note`]),
      'ui.overlays.': OVERLAYS.flatMap(one => [one, `${one}.note`]),
      'ui.page.': ['orders', 'ships', 'log'],
      'ui.place.': ['x', 'y', 'heading', 'back', 'forth', 'up', 'down'],
      'ui.ship.': ['hull', 'shield'],
      'ui.dice.': ['attack', 'defence'],
      'ui.odds.': ['hit', 'damage', 'destroy'],
      'ui.order.': ['activation', 'combat'],
      'ui.manoeuvre.': ['mission', 'stressed', 'mission.note', 'stressed.note'],
      'ui.modify.': [
        'attack',
        'defence',
        'spend.focus',
        'spend.evade',
        'focus.attack',
        'focus.defence',
        'evade.defence',
      ],
      'ui.action.': ['focus', 'evade', 'repair', 'card', 'protect'],
      'ui.token.': ['obstacle', 'satellite'],
      'ui.edge.': ['north', 'south', 'east', 'west'],
      'edge.side.': ['north', 'south', 'east', 'west'],
      'edge.of.': ['rebel', 'imperial'],
      'ui.modify.gain.': ['attack', 'defence'],
      'ui.action.cardCard': [''],
      'ui.action.repairCard': [''],
      'ui.setup.forces.': FORCES.flatMap(kind => [kind, `${kind}.note`]),
      'ui.result.': ['rebel', 'imperial', 'by.goal', 'by.destroyed', 'by.limit'],
      'difficulty.': ['green.means', 'white.means', 'red.means'],
      'phase.': ['setup', 'planning', 'activation', 'combat', 'end'],
      'face.': ['hit', 'crit', 'focus', 'blank', 'evade'],
      'token.': ['focus', 'evade', 'stress'],
      'term.': ['weapon', 'agility', 'range-1', 'range-3', 'obstructed', 'cards'],
    }
    const keys = Object.entries(stems).flatMap(([stem, ends]) => ends.map(end => stem + end))
    expect(keys.filter(key => !has(key))).toEqual([])
  })

  it('say every refusal of the rules', () => {
    const keys = found(
      [...files('src/rules'), ...files('src/content'), ...files('src/match')],
      /refuse\(\s*'([\w-]+)'/g,
    )
    expect(keys.length).toBeGreaterThan(30)
    expect(keys.filter(key => !has(`refusal.${key}`))).toEqual([])
  })

  it('say every problem of a replay', () => {
    const keys = found(files('src/match'), /problem\('([\w-]+)'/g)
    expect(keys.length).toBeGreaterThan(3)
    expect([...keys, 'tampered', 'other-rules'].filter(key => !has(`replay.${key}`))).toEqual([])
  })

  it('name every card, ship, pilot and mission', () => {
    const missing = [
      ...Object.keys(catalog.chassis).map(id => `chassis.${id}`),
      ...Object.keys(catalog.pilots).map(id => `pilot.${id}`),
      ...Object.keys(catalog.damage).flatMap(id => [`damage.${id}.name`, `damage.${id}.text`]),
      ...Object.keys(catalog.missions).flatMap(id =>
        ['name', 'short', 'goal.rebel', 'goal.imperial', 'won.rebel', 'won.imperial'].map(
          end => `mission.${id}.${end}`,
        ),
      ),
    ].filter(key => !has(key))
    expect(missing).toEqual([])
  })

  it('tell what every mission in the menu is about', () => {
    const keys = MISSIONS.flatMap(({ id, rules }) => [
      ...['briefing.1', 'briefing.2', 'forces.rebel', 'forces.imperial'].map(end => `mission.${id}.${end}`),
      ...rules.map(rule => `mission.${id}.rule.${rule}`),
    ])
    expect(keys.filter(key => !has(key))).toEqual([])
    // The lessons are not chosen there: Quick start leads through them.
    const chosen = Object.keys(catalog.missions).filter(id => !LESSONS.some(lesson => lesson === id))
    expect(MISSIONS.map(({ id }) => id).sort()).toEqual(chosen.sort())
    expect(chosen).toHaveLength(Object.keys(catalog.missions).length - LESSONS.length)
  })

  it('name tokens by their number, and edges by whose they are', () => {
    const names = shipNames(
      () => [],
      () => ({ rebel: 'east', imperial: 'west' }),
    )
    expect(['coreasteroid0', 'satellite-2', 'satellite', 'east', 'north'].map(names)).toEqual([
      'asteroid 1',
      'satellite 2',
      'satellite',
      'Rebel edge',
      'north edge',
    ])
    const line = { key: 'ui.dial.flees', params: { edge: 'west' } }
    expect(t(line, { name: names })).toContain('Imperial edge')
    expect(t(line)).toContain('west edge')
    const near = { key: 'refusal.near-token', params: { other: 'coreasteroid3', range: 1 } }
    expect(t(near, { name: names })).toBe('It must lie beyond range 1 of asteroid 4.')
    expect(t({ key: 'refusal.guarded', params: { guard: 'r2' } }, { name: () => 'Biggs' })).toContain('Biggs')
  })

  it('leave no hole unfilled', () => {
    const name = { name: (id: string) => `<${id}>` }
    const line = { key: 'refusal.overlaps', params: { other: 'i1' } }
    expect(t(line, name)).toBe('Its base would overlap <i1>.')
    expect(t({ key: 'refusal.not-on-dial', params: { manoeuvre: 'bank-left 5' } })).toBe(
      'Its dial does not have 5 bank left.',
    )
    expect(t({ key: 'ui.dial.overlaps', params: { ships: 'r1,i2' } }, name)).toContain('<r1>, <i2>')
  })

  it('put the speed before the bearing, as players do', () => {
    expect(manoeuvreWords('turn-right 3')).toBe('3 turn right')
  })

  it('name cards of any deck, and unknown ones by their id', () => {
    expect(cardName('directhit')).toBe('Direct Hit')
    expect(cardName('somethingnew')).toBe('somethingnew')
  })

  it('tell ships of the same pilot apart by their ids, and no others', () => {
    const names = shipNames(() => [
      { id: 'i1', pilot: 'academypilot', chassis: 'tiefighter' },
      { id: 'i2', pilot: 'academypilot', chassis: 'tiefighter' },
      { id: 'r1', pilot: 'redsquadronpilot', chassis: 'xwing' },
      { id: 'r2', pilot: null, chassis: 'senatorshuttle' },
    ])
    expect(['i1', 'i2', 'r1', 'r2', 'x9'].map(names)).toEqual([
      'Academy Pilot i1',
      'Academy Pilot i2',
      'Red Squadron Pilot',
      'Senator’s shuttle',
      'x9',
    ])
  })
})
