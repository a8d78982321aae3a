/** Replays and battles between computers, among the battles that are kept. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { readBattle } from '../../src/saves/kept.ts'
import { openSession } from '../../src/ui/battle/session.ts'
import { filmOf } from '../../src/ui/battles/resume.ts'
import { battleOfReplay, battleWatched, shelfId, shelve } from '../../src/ui/battles/shelve.ts'
import { seatsOf, standOf } from '../../src/ui/battles/words.ts'
import { playedFile } from '../support/played.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'

const FILM = { speed: 8, reducedMotion: true, dice: 'simple' } as const
const file = await playedFile(missionScenario('political-escort', { maxRounds: 3 }), 'shelf')

describe('a replay that is taken in', () => {
  const battle = battleOfReplay(file)!

  it('is a battle as the store keeps it, and its film is the same', () => {
    expect(battle).toMatchObject({ origin: 'replay', round: 3, winner: 'draw', previewed: false })
    expect(battle.setup).toMatchObject({ mission: 'political-escort', seed: 'shelf', seats: file.players })
    const read = readBattle(JSON.parse(JSON.stringify(battle)))
    expect(read).toEqual(battle)
    const request = filmOf(battle, 'a film')
    const session = openSession(request, FILM, () => {
      throw new Error('nobody is called')
    })
    if ('trouble' in session) throw new Error(session.trouble.key)
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
    expect(standOf({ seats: file.players, round: 3, winner: 'imperial', origin: 'replay' })).toBe(
      'Empire won in round 3',
    )
    const computers = { rebel: 'ace', imperial: 'legend' }
    expect(seatsOf({ seats: computers })).toBe('Ace (Rebels) against Legend (Empire)')
    // What a file calls its players is shown without anything that turns the line around.
    const strange = { rebel: '\u202eevil\n', imperial: '\u200b' }
    expect(seatsOf({ seats: strange })).toBe('evil (Rebels) against – (Empire)')
    expect(standOf({ seats: computers, round: 7, winner: 'rebel', origin: 'watched' })).toBe('Rebels won in round 7')
    expect(standOf({ seats: { rebel: 'human', imperial: 'ace' }, round: 7, winner: 'imperial' })).toBe(
      'lost in round 7',
    )
  })
})

describe('a battle between computers', () => {
  it('is kept once it is over, and not before', async () => {
    const lots = random(8)
    const setup = { mission: 'political-escort', seats: { rebel: 'ace', imperial: 'ace' }, seed: 'tv', points: 0 }
    const session = openSession({ kind: 'battle', setup }, FILM, () => ({
      decide: async (view, decision) => brawlCommand(game, view, decision, lots),
      dispose() {},
      onMishap: () => () => {},
      onExplanation: () => () => {},
    }))
    if ('trouble' in session) throw new Error(session.trouble.key)
    const over = new Promise<void>(resolve => session.subscribe(() => session.match!.state.result && resolve()))
    expect(battleWatched(session)).toBeNull()
    session.start()
    await over
    const battle = battleWatched(session)!
    expect(battle).toMatchObject({ origin: 'watched', setup })
    expect(battle.winner).not.toBeNull()
    expect(readBattle(JSON.parse(JSON.stringify(battle)))).toEqual(battle)
    expect(battleWatched({ ...session, mode: 'play' })).toBeNull()
    session.dispose()
  })
})
