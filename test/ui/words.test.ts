/** Every key, refusal, problem, mission, card and name has its words, and no gap stays open. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import {
  cardName,
  type Factions,
  has,
  type Line,
  manoeuvreWords,
  ofSide,
  shipNames,
  sideNames,
  t,
} from '../../src/locale/index.ts'
import { LESSONS } from '../../src/ui/campaign/lessons/lesson-progress.ts'
import { USUAL } from '../../src/ui/factions.ts'
import { MISSIONS } from '../../src/ui/menu/missions.ts'
import { outcomeWords } from '../../src/ui/parts/outcome.ts'
import '../support/all-english.ts'

const MIRROR = { first: 'rebel', second: 'rebel' }

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
    const keys = found(screens, /'((?:ui|replay|side|term|action)\.[\w.-]+)'/g).filter(key => !key.endsWith('.'))
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter(key => !has(key))).toEqual([])
  })

  it('say why a battle is over so that it is true for who won and for who lost', () => {
    expect(outcomeWords('standard', { winner: 'second', by: 'destroyed' })).toBe('No ship is left: Rebels.')
    expect(outcomeWords('dark-whispers', { winner: 'first', by: 'goal' })).toBe('No data has reached the Empire.')
    expect(outcomeWords('standard', { winner: null, by: 'destroyed' })).toBe('No ship is left.')
    expect(outcomeWords('standard', { winner: 'first', by: 'limit' })).toBe('The last round is over.')
    const over = { winner: 'first', by: 'conceded' } as const
    expect(outcomeWords('standard', over)).toBe('The battle was given up by: Empire.')
    expect(outcomeWords('standard', over, sideNames(MIRROR))).toBe('The battle was given up by: Rebels 2.')
  })

  it('fill the reason inside a line with its own parameters', () => {
    const line = { key: 'replay.bad-scenario', params: { reason: 'refusal.unknown-mission', mission: 'Z' } }
    expect(t(line)).toContain('“Z”')
    expect(t(line)).not.toContain('{{')
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

  it('say of every kind of object what may happen to it', () => {
    const keys = Object.values(catalog.kinds).flatMap(({ id, carried }) => [
      ...['log.tokenPlaced', 'caption.tokenPlaced', 'log.tokenImpossible', 'ui.token'].map(what => `${what}.${id}`),
      `object.${id}`,
      ...(carried ? ['log.objectTaken', 'caption.objectTaken'].map(what => `${what}.${id}`) : []),
      ...(carried ? ['log.objectsLost', 'caption.objectsLost'].map(what => `${what}.${id}_other`) : []),
    ])
    expect(keys.filter(key => !has(key))).toEqual([])
  })

  it('tell what every mission in the menu is about', () => {
    const keys = MISSIONS.flatMap(({ id, rules }) => [
      ...['briefing.1', 'briefing.2', 'forces.first', 'forces.second'].map(end => `mission.${id}.${end}`),
      ...rules.map(rule => `mission.${id}.rule.${rule}`),
    ])
    // Missions that are printed for several members may be chosen where teams are made up.
    const shared = Object.values(catalog.missions).flatMap(({ id, members }) => (members ? id : []))
    expect(shared).toEqual(['four-hands'])
    const ends = ['briefing.1', 'briefing.2', 'forces.first', 'forces.second', 'rule.share', 'rule.calls']
    const ofTeams = shared.flatMap(id => ends.map(end => `mission.${id}.${end}`))
    expect([...keys, ...ofTeams].filter(key => !has(key))).toEqual([])
    // The lessons are not chosen there: Quick start leads through them.
    const taught = LESSONS.filter(id => catalog.missions[id])
    const chosen = Object.keys(catalog.missions).filter(id => ![...taught, ...shared].includes(id))
    const alone = MISSIONS.map(({ id }): string => id).filter(id => !shared.includes(id))
    expect(alone.sort()).toEqual(chosen.sort())
    expect(chosen).toHaveLength(Object.keys(catalog.missions).length - taught.length - shared.length)
  })

  it('name tokens by their number, and edges by whose they are', () => {
    const names = shipNames(
      () => [],
      () => ({ first: 'east', second: 'west' }),
      () => USUAL,
    )
    expect(['coreasteroid0', 'core2asteroid5', 'satellite-2', 'satellite', 'east', 'north'].map(names)).toEqual([
      'asteroid 1',
      'asteroid 6',
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

  it('name sides by whom they fly for, and by a number where both fly for one', () => {
    const homes = { first: 'south', second: 'north' }
    const told = (factions: Factions, line: Line) => {
      const name = shipNames(
        () => [],
        () => homes,
        () => factions,
      )
      return t(line, { name })
    }
    const goal = { key: 'log.gameEnded.goal', params: { side: 'second' } }
    expect(told(USUAL, goal)).toBe('Empire: mission accomplished.')
    expect(told(MIRROR, goal)).toBe('Rebels 2: mission accomplished.')
    expect(told({ first: 'imperial', second: 'rebel' }, goal)).toBe('Rebels: mission accomplished.')
    const away = { key: 'log.shipFled.escaped.home', params: { ship: 'r1', home: 'first' } }
    expect(told(USUAL, away)).toBe('r1 gets away over the Rebel edge.')
    expect(told(MIRROR, away)).toBe('r1 gets away over the edge of Rebels 1.')
    const chosen = { key: 'log.edgesChosen.north' }
    expect(told(USUAL, chosen)).toBe('Rebels: north edge. Empire: south edge.')
    expect(told(MIRROR, chosen)).toBe('Rebels 1: north edge. Rebels 2: south edge.')
    expect(ofSide('ui.result.of', 'second', USUAL)).toBe('The Empire wins')
    expect(ofSide('ui.result.of', 'second', MIRROR)).toBe('Victory: Rebels 2')
    // Of factions that nobody has words for yet, and where nobody is known to fly.
    expect(sideNames({ first: 'newcomers', second: 'rebel' })('first')).toBe('newcomers')
    expect(ofSide('edge.of', 'first', { first: 'newcomers', second: 'rebel' })).toBe('edge of newcomers')
    expect(t(goal)).toBe('Second side: mission accomplished.')
    expect(t({ key: 'refusal.wrong-faction', params: { pilot: 'rookiepilot', faction: 'imperial' } })).toContain(
      'Empire',
    )
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
    const shuttles = ['r2', 'r3'].map(id => ({ id, pilot: null, chassis: 'senatorshuttle' }))
    expect(shipNames(() => shuttles)('r3')).toBe('Senator’s shuttle r3')
  })
})
