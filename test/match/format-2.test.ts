/** Files of format 2: sides with factions, players and decks, and where the dice come from. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { LINK_MOST, linkOf, replayOfLink } from '../../src/match/link.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { exportReplay, type ReplayFile, runReplay } from '../../src/match/replay.ts'
import type { Scenario } from '../../src/rules/index.ts'
import { wrapBattle } from '../../src/saves/kept.ts'
import { unwrapText } from '../../src/saves/open-envelope.ts'
import { battleOf } from '../../src/saves/read-kept.ts'
import { battleOfReplay } from '../../src/ui/menu/battles/shelve.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'

const somebody = (seed: number): Player => {
  const next = random(seed)
  return { decide: async (view, decision) => brawlCommand(game, view, decision, next) }
}
const luke = { pilot: 'lukeskywalker', upgrades: ['r2d2'] }
const rookie = { pilot: 'rookiepilot', upgrades: [] }

/** Rebels against Rebels, both with Luke. */
const MIRROR: Scenario = missionScenario('standard', {
  factions: { first: 'rebel', second: 'rebel' },
  points: 60,
  collection: 'open',
  forces: { first: [luke, rookie], second: [rookie, luke] },
  obstacles: ['coreasteroid2', 'coreasteroid4'],
  maxRounds: 5,
})
/** Two players on the first side, one on the second. */
const TEAM: Scenario = missionScenario('standard', {
  points: 60,
  collection: 'open',
  players: [
    { id: 'first', side: 'first' },
    { id: 'second', side: 'second' },
    { id: 'first-2', side: 'first' },
  ],
  forces: {
    first: [luke, { ...rookie, player: 'first-2' }],
    second: [
      { pilot: 'academypilot', upgrades: [] },
      { pilot: 'blacksquadronpilot', upgrades: [] },
    ],
  },
  maxRounds: 5,
})

async function played(scenario: Scenario, names: Readonly<Record<string, string>>): Promise<ReplayFile> {
  const players = { first: somebody(3), second: somebody(4), 'first-2': somebody(5) }
  const match = createMatch({ engine: game, scenario, seed: 'two', players })
  await match.run()
  return exportReplay(game, match, names)
}
const read = (file: object): ReplayFile => {
  const found = parseReplay(JSON.stringify(file))
  if ('problem' in found) throw new Error(JSON.stringify(found.problem))
  return found
}
const mirror = await played(MIRROR, { first: 'human', second: 'legend' })
const team = await played(TEAM, { first: 'human', 'first-2': 'ace', second: 'remote Ann' })

describe('a replay of format 2', () => {
  it('says set, factions, decks, objects and players in full, whatever the scenario leaves out', () => {
    expect(mirror).toMatchObject({
      version: 2,
      chance: 'both',
      scenario: {
        set: 'core',
        factions: { first: 'rebel', second: 'rebel' },
        decks: { first: 'core', second: 'core' },
        objects: ['coreasteroid2', 'coreasteroid4'],
      },
      players: [
        { id: 'first', side: 'first', who: { kind: 'human' } },
        { id: 'second', side: 'second', who: { kind: 'computer', level: 'legend' } },
      ],
    })
    expect(team.players).toEqual([
      { id: 'first', side: 'first', who: { kind: 'human' } },
      { id: 'second', side: 'second', who: { kind: 'remote', name: 'Ann' } },
      { id: 'first-2', side: 'first', who: { kind: 'computer', level: 'ace' } },
    ])
  })

  it.each([
    ['a mirror battle', mirror],
    ['a battle of three players', team],
  ])('%s comes back from its file, its save and its link, and plays to the same end', (_, file) => {
    expect(read(file)).toEqual(file)
    expect(runReplay(game, read(file))).toMatchObject({ problem: null, agreed: file.commands.length })
    const save = battleOf(unwrapText(JSON.stringify(wrapBattle(battleOfReplay(file)!, 1))))
    expect(save).toMatchObject({ replay: file })
    const link = linkOf(file)!
    expect(link.length).toBeLessThanOrEqual(LINK_MOST)
    expect(replayOfLink(link)).toEqual(file)
  })

  it('[MIRROR-3] keeps for whom a mirror battle was flown in its save', () => {
    const save = battleOf(unwrapText(JSON.stringify(wrapBattle(battleOfReplay(mirror)!, 1))))
    expect(save).toMatchObject({ setup: { factions: { first: 'rebel', second: 'rebel' } } })
  })

  it('has the dice of its seed where it holds none, and goes on with all of them', () => {
    const bare = { ...mirror, chance: 'seed', commands: mirror.commands.filter(one => one.player !== 'chance') }
    expect(bare.commands.length).toBeLessThan(mirror.commands.length)
    const { problem, commands, agreed } = runReplay(game, read(bare))
    expect(problem).toBeNull()
    expect(commands).toEqual(mirror.commands)
    expect(agreed).toBe(mirror.commands.length)
    expect(runReplay(game, read({ ...bare, seed: 'other' })).problem).not.toBeNull()
  })

  it('needs no seed where its dice lay on a table, and has no link then', () => {
    const recorded = read({ ...mirror, chance: 'recorded', seed: '' })
    expect(runReplay(game, recorded)).toMatchObject({ problem: null, agreed: mirror.commands.length })
    expect(linkOf(recorded)).toBeNull()
  })

  it('is checked by what its rounds came to, whatever the shape of a state; without notes by its commands', () => {
    const [round] = Object.keys(mirror.hashes).slice(2)
    const hashes = { ...mirror.hashes, [round!]: '0000000000000000' }
    expect(runReplay(game, { ...mirror, hashes }).problem?.key).toBe('replay.tampered')
    const silent = { ...mirror, hashes: {}, finalHash: '' }
    expect(runReplay(game, silent)).toMatchObject({ problem: null, agreed: mirror.commands.length })
    const cut = { ...silent, commands: silent.commands.toSpliced(9, 1) }
    expect(runReplay(game, cut)).toMatchObject({ problem: { key: 'replay.illegal-command' }, agreed: 9 })
  })
})
