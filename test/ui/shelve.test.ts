/** Replays and battles between computers, among the battles that are kept. */

import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { namesBySide, whoOf } from '../../src/match/who.ts'
import { SIDES } from '../../src/rules/index.ts'
import { type KeptBattle, wrapBattle } from '../../src/saves/kept.ts'
import { readBattle } from '../../src/saves/read-kept.ts'
import { USUAL } from '../../src/ui/factions.ts'
import { sidesOf, standOf } from '../../src/ui/menu/battles/battle-words.ts'
import { filmOf } from '../../src/ui/menu/battles/resume.ts'
import { battleOfReplay, battleWatched, shelfId, shelve } from '../../src/ui/menu/battles/shelve.ts'
import { openSession } from '../../src/ui/play/session/open-session.ts'
import type { Session } from '../../src/ui/play/session/session.ts'
import { readAhead } from '../../src/ui/play/session/set-of.ts'
import { playedFile } from '../support/played.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'
import { fought, replaying } from '../support/sessions.ts'

const FILM = { speed: 8, reducedMotion: true, dice: 'simple' } as const
const file = await playedFile(missionScenario('political-escort', { maxRounds: 3 }), 'shelf')

const factions = USUAL
const flown = (first: string, second: string) =>
  SIDES.map(side => ({ id: side, side, who: whoOf(side === 'first' ? first : second) }))

/** A battle as it comes back from the store. */
const keptAndRead = (battle: KeptBattle) => readBattle(JSON.parse(JSON.stringify(wrapBattle(battle, 1).payload)))

describe('a replay that is taken in', () => {
  const battle = battleOfReplay(file)!

  it('is a battle as the store keeps it, and its film is the same', async () => {
    expect(battle).toMatchObject({ origin: 'replay', round: 3, winner: 'draw', previewed: false })
    expect(battle.setup).toMatchObject({ mission: 'political-escort', seed: 'shelf', sides: namesBySide(file.players) })
    // That the usual factions fly need not be said.
    const { factions: _, ...setup } = battle.setup
    expect(keptAndRead(battle)).toEqual({ ...battle, setup })
    const request = filmOf(battle, 'a film')
    if (request.kind === 'replay') await readAhead(request)
    const opened = openSession(request, FILM, () => {
      throw new Error('nobody is called')
    })
    const session = replaying(opened)
    expect(session.replay).toEqual(file)
    expect(session.shelved).toBe(true)
    session.dispose()
  })

  it('is one however often it is opened, and another than any that was played otherwise', async () => {
    const again = battleOfReplay(structuredClone(file))!
    expect(shelfId(again)).toBe(shelfId(battle))
    expect(shelfId(battle)).toMatch(/^[a-z0-9]{40}$/)
    const shorter = { ...file, commands: file.commands.slice(0, -5) }
    expect(shelfId(battleOfReplay(shorter)!)).not.toBe(shelfId(battle))
    const kept: string[] = []
    const store = {
      keep: async (id: string) => {
        kept.push(id)
        return 'kept' as const
      },
    }
    await shelve(store, battle)
    await shelve(store, again)
    expect(new Set(kept).size).toBe(1)
  })

  it('that breaks off is kept as far as it goes, and one that cannot begin is not', () => {
    const broken = battleOfReplay({ ...file, commands: file.commands.slice(0, 20) })
    expect(broken).toMatchObject({ origin: 'replay', winner: null })
    expect(battleOfReplay({ ...file, scenario: { ...file.scenario, mission: 'no-such-mission' } })).toBeNull()
  })

  it('is told by its sides, and computers by their levels', () => {
    expect(standOf({ factions, players: file.players, round: 3, winner: 'second', origin: 'replay' })).toBe(
      'Empire won in round 3',
    )
    const computers = flown('ace', 'legend')
    expect(sidesOf({ factions, players: computers })).toBe('Ace (Rebels) against Legend (Empire)')
    const mirror = { first: 'rebel', second: 'rebel' }
    expect(sidesOf({ factions: mirror, players: computers })).toBe('Ace (Rebels 1) against Legend (Rebels 2)')
    expect(sidesOf({ factions: mirror, players: flown('ace', 'human') })).toBe('Rebels 2 against Ace')
    // What a file calls its players is shown without anything that turns the line around.
    const strange = flown('\u202eevil\n', '\u200b')
    const mates = [
      { id: 'first', side: 'first', who: { kind: 'human', name: 'Anna' } },
      { id: 'first-2', side: 'first', who: { kind: 'human' } },
      { id: 'second', side: 'second', who: { kind: 'computer', level: 'ace' } },
    ] as const
    expect(sidesOf({ factions, players: mates })).toBe('Rebels: Anna, a person – Empire: Ace')
    expect(sidesOf({ factions, players: strange })).toBe('evil (Rebels) against – (Empire)')
    expect(standOf({ factions, players: computers, round: 7, winner: 'first', origin: 'watched' })).toBe(
      'Rebels won in round 7',
    )
    expect(standOf({ factions, players: flown('human', 'ace'), round: 7, winner: 'second' })).toBe('lost in round 7')
  })
})

describe('a battle between computers', () => {
  it('is kept once it is over, and not before', async () => {
    const lots = random(8)
    const setup = { mission: 'political-escort', sides: { first: 'ace', second: 'ace' }, seed: 'tv', points: 0 }
    const opened = openSession({ kind: 'battle', setup }, FILM, () => ({
      decide: async (view, decision) => brawlCommand(game, view, decision, lots),
      dispose() {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    }))
    const session = fought(opened)
    const over = new Promise<void>(resolve => session.subscribe(() => session.match.state.result && resolve()))
    expect(battleWatched(session)).toBeNull()
    session.start()
    await over
    const battle = battleWatched(session)!
    expect(battle).toMatchObject({ origin: 'watched', setup })
    expect(battle.winner).not.toBeNull()
    expect(keptAndRead(battle)).toEqual(battle)
    expect(battleWatched({ ...session, mode: 'play' } as Session)).toBeNull()
    session.dispose()
  })
})
