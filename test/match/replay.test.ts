/** Replay files come back as they were, and play; changed, poisoned or endless ones are refused or say where they differ. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario, SQUAD_MOST } from '../../src/content/index.ts'
import { t } from '../../src/locale/index.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { outcomeHash } from '../../src/match/outcome.ts'
import { parseReplay, REPLAY_LIMIT } from '../../src/match/read-replay.ts'
import { exportReplay, type ReplayFile, runReplay } from '../../src/match/replay.ts'
import { namesBySide } from '../../src/match/who.ts'
import type { Command } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'

const somebody = (seed: number): Player => {
  const next = random(seed)
  return { decide: async (view, decision) => brawlCommand(game, view, decision, next) }
}
const played = createMatch({
  engine: game,
  scenario: missionScenario('political-escort', { maxRounds: 5 }),
  seed: 'replay',
  players: { first: somebody(6), second: somebody(7) },
})
await played.run()
const file = exportReplay(game, played, { first: 'human', second: 'greedy' })
const text = JSON.stringify(file)
const parsed = (source: string): ReplayFile => {
  const found = parseReplay(source)
  if ('problem' in found) throw new Error(JSON.stringify(found.problem))
  return found
}
const problem = (source: string) => {
  const found = parseReplay(source)
  return 'problem' in found ? found.problem : null
}
/** The replay with one field set to something else; `path` in dots. */
function changed(path: string, value: unknown): string {
  const copy = structuredClone(file) as unknown as Record<string, unknown>
  const keys = path.split('.')
  let at = copy
  for (const key of keys.slice(0, -1)) at = at[key] as Record<string, unknown>
  at[keys.at(-1)!] = value
  return JSON.stringify(copy)
}
const run = (commands: readonly Command[], change: Partial<ReplayFile> = {}) =>
  runReplay(game, { ...file, ...change, commands })

describe('a replay file', () => {
  it('comes back from text as it was, and plays to the same end', () => {
    expect(parsed(text)).toEqual(file)
    expect(file).toMatchObject({ format: 'koiogran-replay', version: 2, seed: 'replay' })
    const { state, events, problem: wrong } = runReplay(game, parsed(text))
    expect(wrong).toBeNull()
    expect(outcomeHash(state!)).toBe(file.finalHash)
    expect(events).toEqual(played.events)
  })

  it('keeps the obstacles of its table', () => {
    const { set, factions, decks } = file.scenario
    const standard = missionScenario('standard', { maxRounds: 1, obstacles: ['coreasteroid0', 'coreasteroid5'] })
    const scenario = { ...standard, set: set!, factions: factions!, decks: decks! }
    const state = game.newGame(scenario)
    const commands: Command[] = []
    for (const _ of scenario.objects!) {
      const command = game.legal(state, state.open[0]!)[0]!
      game.apply(state, command)
      commands.push(command)
    }
    const source = JSON.stringify({ ...file, scenario, commands, hashes: {}, finalHash: outcomeHash(state) })
    expect(parsed(source).scenario).toEqual(scenario)
    expect(runReplay(game, parsed(source)).problem).toBeNull()
    expect(problem(changed('scenario.objects', 'coreasteroid0'))).toMatchObject({ key: 'replay.bad-field' })
    expect(runReplay(game, parsed(changed('scenario.objects', ['rock']))).problem).not.toBeNull()
  })

  it('of a match that is not over plays as far as it goes', async () => {
    const half = createMatch({
      engine: game,
      scenario: file.scenario,
      seed: file.seed,
      players: { first: somebody(6), second: somebody(7) },
      prefix: file.commands.slice(0, 30),
    })
    const replayed = runReplay(game, exportReplay(game, half, namesBySide(file.players)))
    expect(replayed.problem).toBeNull()
    expect(replayed.state).toMatchObject({ at: 30, result: null })
  })

  it.each([
    ['', 'not-json'],
    ['{', 'not-json'],
    ['nothing', 'not-json'],
    ['{"__proto__": {"a": 1}}', 'not-json'],
    ['{"constructor": 1}', 'not-json'],
    ['{"a": [{"prototype": 1}]}', 'not-json'],
    ['null', 'bad-field'],
    ['7', 'bad-field'],
    ['[]', 'bad-field'],
    ['{}', 'bad-field'],
    ['{"format": "other"}', 'bad-field'],
  ])('%s is refused as %s', (source, key) => {
    expect(problem(source)).toMatchObject({ key: `replay.${key}`, rules: [] })
  })

  it('with __proto__ inside a good file is refused, and no prototype is touched', () => {
    const poisoned = text.replace('"scenario":{', '"scenario":{"__proto__":{"evil":true},')
    expect(poisoned).not.toBe(text)
    expect(problem(poisoned)).toMatchObject({ key: 'replay.not-json' })
    expect(({} as { evil?: boolean }).evil).toBeUndefined()
  })

  it('holds as many ships and upgrades as the largest squad, and no more', () => {
    const ships = (count: number, upgrades: number) =>
      Array.from({ length: count }, () => ({ pilot: 'academypilot', upgrades: Array(upgrades).fill('marksmanship') }))
    const { ships: most, upgrades } = SQUAD_MOST
    expect(problem(changed('scenario.forces.second', ships(most, upgrades)))).toBeNull()
    for (const large of [ships(most + 1, 0), ships(1, upgrades + 1)])
      expect(problem(changed('scenario.forces.second', large))?.key).toBe('replay.bad-field')
  })

  it('that is nested deeper than any replay is not parsed', () => {
    expect(problem('['.repeat(900_000))).toMatchObject({ key: 'replay.not-json' })
    expect(problem(changed('commands.0.deep', JSON.parse('['.repeat(33) + ']'.repeat(33))))).toMatchObject({
      key: 'replay.not-json',
    })
  })

  it('may begin with a byte order mark and have the line ends of any system', () => {
    const pretty = JSON.stringify(file, null, 2)
    expect(parsed(`\uFEFF${pretty.replaceAll('\n', '\r\n')}`)).toEqual(parsed(text))
  })

  it('that is too large is not even read', () => {
    expect(problem(' '.repeat(REPLAY_LIMIT + 1))).toMatchObject({
      key: 'replay.too-large',
      params: { size: REPLAY_LIMIT + 1, limit: REPLAY_LIMIT },
    })
    expect(problem(text + ' '.repeat(REPLAY_LIMIT - text.length))).toBeNull()
  })

  it.each([
    ['format', 'koiogran'],
    ['version', 3],
    ['rulesVersion', 7],
    ['seed', 'x'.repeat(65)],
    ['scenario', null],
    ['scenario.points', -1],
    ['scenario.points', 1e9],
    ['scenario.mat.width', 10],
    ['scenario.mat.height', null],
    ['scenario.collection', 'mine'],
    ['scenario.maxRounds', 0],
    ['scenario.maxRounds', 2.5],
    ['scenario.forces.first', 'luke'],
    ['scenario.forces.second', Array.from({ length: 21 }, () => ({ pilot: 'academypilot', upgrades: [] }))],
    ['players', 3],
    ['players.0.id', 'third'],
    ['players.1.side', 'both'],
    ['players.1.who', 'greedy'],
    ['players.1.who.kind', 'ghost'],
    ['chance', 'dice'],
    ['scenario.set', 4],
    ['scenario.factions', 'all'],
    ['scenario.decks.second', null],
    ['scenario.forces.first.0.player', 'r1'],
    ['commands', {}],
    ['commands.3', 'pass'],
    ['commands.3', { type: 'pass', player: 'first' }],
    ['commands', Array.from({ length: 20_001 }, () => ({ type: 'p', player: 'r', at: 0 }))],
    ['hashes', null],
    ['hashes.1', 5],
    ['finalHash', null],
  ] as const)('with %s set to something else names that field', (path, value) => {
    const wrong = problem(changed(path, value))
    expect(wrong?.key).toBe('replay.bad-field')
    const field = String(wrong?.params?.field)
    expect(field.startsWith(path) || path.startsWith(field)).toBe(true)
    // What is said of it is in the reader's language: nothing of the checker's own words.
    expect(Object.keys(wrong?.params ?? {})).toEqual(['field'])
  })
})

describe('playing a replay', () => {
  const at = (type: Command['type']) => file.commands.findIndex(command => command.type === type)

  it('stops at a command that the rules refuse, and says where and why', () => {
    const index = at('setDial')
    const commands = file.commands.with(index, { ...file.commands[index]!, manoeuvre: 'straight 9' } as Command)
    const { state, problem: wrong, events } = run(commands)
    expect(wrong).toMatchObject({
      key: 'replay.illegal-command',
      params: { index, round: 1, reason: 'refusal.not-on-dial', manoeuvre: 'straight 9' },
    })
    expect(state?.at).toBe(index)
    expect(events.length).toBeGreaterThan(0)
  })

  it('stops at a command of any kind that lacks a field, names the field, and says nothing of undefined', () => {
    const kinds = new Set<string>()
    for (const [index, command] of file.commands.entries()) {
      if (kinds.has(command.type)) continue
      kinds.add(command.type)
      const needed = Object.keys(command).filter(
        key => !['type', 'player', 'at', 'slide', 'side', 'reroll'].includes(key),
      )
      for (const field of command.type === 'act' ? ['ship', 'action'] : needed) {
        const broken = Object.fromEntries(Object.entries(command).filter(([key]) => key !== field))
        const wrong = run(file.commands.with(index, broken as unknown as Command)).problem
        const what = `${command.type} without ${field}`
        expect(wrong, what).toMatchObject({ params: { reason: 'refusal.incomplete-command', field } })
        expect(t(wrong!), what).not.toMatch(/undefined|bearing\./)
      }
    }
    expect(kinds).toContain('setDial')
    expect(kinds).toContain('chooseShip')
  })

  it('notices a legal command that was not given', () => {
    const index = at('setDial')
    const other = ['straight 2', 'straight 3'].find(
      key => key !== (file.commands[index] as { manoeuvre?: string }).manoeuvre,
    )
    const commands = file.commands.with(index, { ...file.commands[index]!, manoeuvre: other } as Command)
    expect(run(commands).problem?.key).toMatch(/^replay\.(tampered|illegal-command)$/)
  })

  it('notices dice that fell otherwise, where they made a difference', () => {
    const noticed = file.commands.filter((command, index) => {
      if (command.type !== 'roll') return false
      const blank = command.faces.every(face => face === 'blank')
      const faces = command.faces.map(() => (blank ? ('focus' as const) : ('blank' as const)))
      return run(file.commands.with(index, { ...command, faces })).problem !== null
    })
    expect(noticed.length).toBeGreaterThan(0)
  })

  it('notices a hash that is another: of a round, and of the end', () => {
    expect(run(file.commands, { hashes: { ...file.hashes, 3: '0123456789abcdef' } }).problem).toEqual({
      key: 'replay.tampered',
      params: { round: 3 },
      rules: [],
    })
    expect(run(file.commands, { finalHash: '0123456789abcdef' }).problem?.key).toBe('replay.tampered')
    expect(run(file.commands.slice(0, -1)).problem?.key).toBe('replay.tampered')
  })

  it('of other rules says so', () => {
    const { problem: wrong, state } = run(file.commands, { rulesVersion: '0', hashes: { 2: 'x' } })
    expect(wrong).toMatchObject({ key: 'replay.other-rules', params: { round: 2 } })
    expect(state?.round).toBe(2)
  })

  it.each([
    [{ mission: 'picnic' }, 'refusal.unknown-mission'],
    [{ mission: '__proto__' }, 'refusal.'],
    [{ mission: 'constructor' }, 'refusal.'],
    [{ forces: { first: [{ pilot: 'nobody', upgrades: [] }], second: [] } }, 'refusal.unknown-pilot'],
    [{ forces: { first: [{ pilot: 'toString', upgrades: [] }], second: [] } }, 'refusal.'],
    [{ forces: { first: [{ pilot: 'academypilot', upgrades: [] }], second: [] } }, 'refusal.wrong-faction'],
    [{ forces: { first: [{ pilot: 'rookiepilot', upgrades: ['wish'] }], second: [] } }, 'refusal.unknown-upgrade'],
  ])('of a scenario that cannot be (%j) gives a problem and no state', (change, reason) => {
    const scenario = { ...file.scenario, ...change } as ReplayFile['scenario']
    const { state, problem: wrong } = runReplay(game, { ...file, scenario })
    expect(state).toBeNull()
    expect(wrong?.key).toBe('replay.bad-scenario')
    expect(String(wrong?.params?.reason)).toContain(reason)
  })

  it('says what is wrong with the scenario as the refusal does', () => {
    const { problem: wrong } = runReplay(game, { ...file, scenario: { ...file.scenario, mission: 'picnic' } })
    expect(wrong?.params).toEqual({ reason: 'refusal.unknown-mission', mission: 'picnic' })
  })

  it('never throws, whatever stands in a command', () => {
    const strange: unknown[] = [
      null,
      undefined,
      -1,
      Number.NaN,
      1e308,
      '',
      '__proto__',
      'toString',
      [],
      {},
      [null],
      true,
    ]
    let tried = 0
    const next = random(5)
    for (const [index, command] of file.commands.entries()) {
      if (index % 3 !== 0) continue
      for (const key of Object.keys(command)) {
        const value = strange[Math.floor(next() * strange.length)]
        const commands = [...file.commands.slice(0, index), { ...command, [key]: value } as Command]
        const { problem: wrong } = run(commands)
        expect(wrong?.key).toMatch(/^replay\./)
        tried += 1
      }
    }
    expect(tried).toBeGreaterThan(50)
  })
})
