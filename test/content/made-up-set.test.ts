/** A set that no box holds is built, played to its end by two players of the program, filmed, and comes back from a file and a link. */
import { describe, expect, it } from 'vitest'
import type { LevelId } from '../../ai/levels.ts'
import { thinkThrough } from '../../ai/players.ts'
import { rngOf } from '../../ai/rng.ts'
import type { Notes } from '../../ai/thought.ts'
import { buildCatalog, type ContentSet } from '../../src/content/build.ts'
import { catalog as core } from '../../src/content/index.ts'
import { linkOf, replayOfLink } from '../../src/match/link.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { readReplay } from '../../src/match/read-replay.ts'
import { exportReplay, runReplay } from '../../src/match/replay.ts'
import { createFilm } from '../../src/playback/film.ts'
import { obstaclesIn } from '../../src/playback/objects.ts'
import { type Command, damageOf, type GameEvent, hullOf, type Scenario } from '../../src/rules/index.ts'
import { madeUpSet } from '../support/made-up-set/index.ts'
import { madeUpGame } from '../support/made-up-set/register.ts'
import { random } from '../support/random.ts'
import { dualCheck, randomCommand } from '../support/random-play.ts'

const game = madeUpGame
const { catalog } = game
const scenario: Scenario = {
  mission: 'raid',
  forces: catalog.missions['raid']!.forces,
  points: 0,
  mat: { width: 914.4, height: 914.4 },
  collection: 'open',
  maxRounds: 6,
}

const chance = (seed: number): Player => {
  const next = random(seed)
  return { decide: async (view, decision) => randomCommand(game, view, decision, next) }
}
const thinker = (level: LevelId, seed: string, limit = 1): Player => {
  let notes: Notes | null = null
  return {
    async decide(view, decision) {
      const rng = rngOf(`${seed} ${decision.player} ${decision.at}`)
      const work = { used: 0, limit }
      const thought = thinkThrough(level, {
        engine: game,
        view,
        decision,
        rng,
        work,
        notes,
        style: 'even',
        candidates: null,
      })
      notes = thought.notes ?? notes
      return thought.command
    },
  }
}
const greedy = (seed: string): Player => thinker('greedy', seed)

type Table = 'chassis' | 'pilots' | 'upgrades' | 'kinds' | 'shipTokens' | 'tokens'
const rowsOf = (table: Table, fits: (id: string) => boolean = () => true) =>
  (madeUpSet[table] as readonly { readonly id: string }[])
    .filter(({ id }) => fits(id))
    .map(({ id }) => [
      `${table} ${id}`,
      { ...madeUpSet, [table]: (madeUpSet[table] as readonly { readonly id: string }[]).filter(row => row.id !== id) },
      id,
    ]) as readonly (readonly [string, ContentSet, string])[]

/** Every row that something in the set speaks of; of three wrecks two are enough. */
const ROWS = [
  ...rowsOf('chassis'),
  ...rowsOf('pilots'),
  ...rowsOf('upgrades'),
  ...rowsOf('kinds'),
  ...rowsOf('shipTokens'),
  ...rowsOf('tokens', id => id === 'buoy'),
  ...['drifter', 'raider'].map(
    id => [`faction ${id}`, { ...madeUpSet, factions: madeUpSet.factions.filter(one => one !== id) }, id] as const,
  ),
] as readonly (readonly [string, ContentSet, string])[]

/** What is asked for as a whole. */
const WHOLE: readonly (readonly [string, ContentSet, string])[] = [
  ['obstacle', { ...madeUpSet, tokens: madeUpSet.tokens.filter(({ what }) => what !== 'wreck') }, 'needs obstacles'],
  ['damage card', { ...madeUpSet, damage: [] }, "damage deck 'made-up' is empty"],
  ['card of its other deck', { ...madeUpSet, decks: [{ id: 'salt', cards: [] }] }, "damage deck 'salt' is empty"],
  ['mission', { ...madeUpSet, missions: [] }, 'there is no mission'],
]

/** Each side has a deck of its own: that of the set, and another with cards of the same names. */
const APART = { first: 'salt', second: 'made-up' }

async function played(seed: string, first: Player, second: Player, decks?: Scenario['decks']) {
  const battle = decks ? { ...scenario, decks } : scenario
  const match = createMatch({ engine: game, scenario: battle, seed, players: { first, second } })
  await match.run()
  return match
}

describe('a made-up set', () => {
  it('has cards called as those of the core set, and each set has its own', () => {
    expect(catalog.pilots['lukeskywalker']).toMatchObject({ chassis: 'barge', points: 40 })
    expect(core.pilots['lukeskywalker']).toMatchObject({ chassis: 'xwing', points: 28 })
    expect([catalog.damage['directhit']!.counts, core.damage['directhit']!.counts]).toEqual([3, 2])
    expect(catalog.decks['salt']!['directhit']!.counts).toBeUndefined()
  })

  it.each(ROWS)('is not built without %s', (_what, set, id) => {
    expect(() => buildCatalog(set)).toThrow(new RegExp(`^set made-up: .*'${id}'.*there is none$`))
  })

  it.each(WHOLE)('is not built without any %s', (_what, set, message) => {
    expect(() => buildCatalog(set)).toThrow(message)
  })

  it('uses its cards on dice, whoever plays', async () => {
    const used = new Set<string>()
    for (let seed = 10; seed < 40 && !used.has('oldhands'); seed += 1) {
      const match = await played(`dice ${seed}`, chance(seed), chance(seed + 100), seed % 2 ? APART : undefined)
      for (const event of match.events) if (event.type === 'diceModified') used.add(event.effect)
    }
    expect(used).toContain('oldhands')
  })

  it('is played with a deck for each side, filmed, and comes back from file and link', async () => {
    const match = await played('apart', greedy('e'), chance(7), APART)
    const film = createFilm({ catalog })
    film.append(match.events)
    film.seek(film.timeline.duration)
    const of = { catalog, state: match.state, events: null }
    for (const { id, status, hull, crits } of film.picture().ships) {
      if (status !== 'play') continue
      const ship = match.state.ships.find(one => one.id === id)!
      expect([id, hull]).toEqual([id, Math.max(0, hullOf(of, ship) - damageOf(of, ship))])
      expect([...crits].sort()).toEqual(ship.damage.flatMap(({ kind, faceUp }) => (faceUp ? [kind] : [])).sort())
    }
    const file = exportReplay(game, match, { first: 'greedy', second: 'random' })
    expect(file.scenario.decks).toEqual(APART)
    expect(runReplay(game, file)).toMatchObject({ problem: null, agreed: match.log.length })
    expect(replayOfLink(linkOf(file)!)).toMatchObject({ commands: file.commands, scenario: { decks: APART } })
  })

  it('is played to its end by greedy and random, from either side, with all that is in it', async () => {
    const told = new Set<string>()
    const tokens = new Set<string>()
    const phases = new Set<string>()
    const tables = [
      [greedy('a'), chance(1)],
      [chance(2), greedy('b')],
      [greedy('c'), chance(3)],
      [chance(4), greedy('d')],
    ] as const
    for (const [n, sides] of tables.entries()) {
      const match = await played(`raid ${n}`, ...sides)
      expect(match.state.result).not.toBeNull()
      expect(match.state.sides).toMatchObject({ first: { faction: 'drifter' }, second: { faction: 'raider' } })
      for (const event of match.events) {
        told.add(event.type)
        if (event.type === 'tokenGained') tokens.add(event.token)
        if (event.type === 'phaseStarted') phases.add(event.phase)
      }
      expect(match.state.memory).toMatchObject({ flagship: expect.stringMatching(/^r[12]$/), tides: match.state.round })
      const kinds = match.state.objects.map(({ kind }) => kind)
      expect(kinds.filter(kind => kind === 'wreck' || kind === 'buoy').sort()).toEqual([
        'buoy',
        'wreck',
        'wreck',
        'wreck',
      ])
    }
    expect([...tokens].sort()).toEqual(expect.arrayContaining(['dread', 'focus', 'gusto']))
    for (const type of ['tokenPlaced', 'shipMarked', 'counted', 'attackDeclared', 'diceRolled'])
      expect(told).toContain(type)
    for (const type of ['objectPlaced', 'objectMoved', 'fuseChanged', 'objectDetonated', 'objectRemoved'])
      expect(told).toContain(type)
    expect([...phases]).toEqual(['planning', 'system', 'activation', 'combat', 'end'])
  })

  it('is played to its end by ace and legend, from either side', async () => {
    for (const [n, levels] of [['ace', 'legend'] as const, ['legend', 'ace'] as const].entries()) {
      const match = await played(`minds ${n}`, thinker(levels[0], 'a', 60), thinker(levels[1], 'b', 60))
      expect(match.state.result).not.toBeNull()
      expect(match.state.round).toBeGreaterThan(1)
      for (const type of ['actionPerformed', 'attackDeclared'])
        expect(match.events.map(event => event.type)).toContain(type)
    }
  }, 60_000)

  it('is filmed: every beat is drawn, with its wrecks and its buoy, marks, counts and tokens, what is dropped and goes off', async () => {
    const tokens = new Set<string>()
    const lay = new Set<string>()
    const effects = new Set<string>()
    for (const sides of [[greedy('c'), chance(3)] as const, [greedy('a'), greedy('b')] as const]) {
      const match = await played('film', ...sides)
      const film = createFilm({ catalog })
      film.append(match.events)
      const { duration } = film.timeline
      const marks = new Set<string>()
      for (let n = 0; n <= 600; n += 1) {
        film.seek((duration * n) / 600)
        const { ships, objects, effects: shown } = film.picture()
        expect(ships.every(({ pose }) => Number.isFinite(pose.x))).toBe(true)
        expect(objects.every(({ polygon }) => polygon.every(({ x, y }) => Number.isFinite(x + y)))).toBe(true)
        for (const ship of ships) for (const mark of ship.marks) marks.add(`${ship.id} ${mark}`)
        for (const ship of ships) for (const token of ship.tokens) tokens.add(`${token.token} ${token.colour}`)
        for (const { what, presence } of objects) if (presence > 0) lay.add(what)
        for (const { kind } of shown) effects.add(kind)
      }
      film.seek(duration)
      const picture = film.picture()
      expect(picture.factions).toEqual({ first: 'drifter', second: 'raider' })
      expect(obstaclesIn(picture)).toHaveLength(3)
      expect(picture.objects.find(({ what }) => what === 'buoy')).toMatchObject({ obstacle: false, carrier: null })
      expect(picture.counts).toEqual({ tides: match.state.round })
      expect([...marks]).toEqual([`${match.state.memory['flagship']} flagship`])
      // What lies there in the end, and where, is what the rules say.
      const lying = match.state.objects.map(({ id, x, y, heading, fuse = 0 }) => ({
        id,
        pose: { x, y, heading },
        fuse,
      }))
      expect(picture.objects.map(({ id, pose, fuse }) => ({ id, pose, fuse }))).toEqual(lying)
    }
    expect([...tokens].sort()).toEqual(['dread red', 'gusto orange'])
    expect([...lay].sort()).toEqual(['buoy', 'burning', 'depthcharge', 'hulk', 'wreck'])
    expect(effects).toContain('blast')
  })

  it('[GEN-1] comes to the same by copies, by JSON and in step with its events', () => {
    for (let n = 0; n < 3; n += 1) {
      const next = random(80 + n)
      const [log, events]: [Command[], GameEvent[]] = [[], []]
      const state = game.newGame(scenario, events)
      while (!state.result) {
        const command = randomCommand(game, state, state.open[0]!, next)
        game.apply(state, command, events)
        log.push(command)
      }
      dualCheck(game, scenario, { state, log, events }, next)
    }
  })

  it('comes back from its file and its link', async () => {
    const match = await played('file', chance(5), chance(6))
    const file = exportReplay(game, match, { first: 'random', second: 'human' })
    expect(file.scenario).toMatchObject({ set: 'made-up', factions: { first: 'drifter', second: 'raider' } })
    const back = readReplay(JSON.parse(JSON.stringify(file)))
    if ('problem' in back) throw new Error(back.problem.key)
    expect(runReplay(game, back)).toMatchObject({ problem: null, agreed: match.log.length })
    expect(replayOfLink(linkOf(file)!)).toMatchObject({ commands: file.commands })
  })

  it('is not played by the rules of another set, which says so', async () => {
    const { refusal } = await import('../../src/content/index.ts').then(({ game: other }) => {
      try {
        other.newGame({ ...scenario, set: 'made-up' })
        return { refusal: null }
      } catch (error) {
        return error as { refusal: { key: string } | null }
      }
    })
    expect(refusal).toMatchObject({ key: 'refusal.unknown-set', params: { set: 'made-up' } })
  })
})
