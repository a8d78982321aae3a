/** What may be taken back, and how far: never behind dials that are set, nor behind anything that was newly seen. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { checkSeal } from '../../src/match/commitment.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import { exportReplay, runReplay } from '../../src/match/replay.ts'
import { roundStarts, undoOf } from '../../src/match/undo.ts'
import type { Command, GameEvent } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'

const scenario = missionScenario('political-escort', { maxRounds: 4 })
/** Answers by its own dice, which fall the same for the same question. */
const somebody = (name: string, asked: number[] = []): Player => ({
  async decide(view, decision) {
    asked.push(decision.at)
    return brawlCommand(game, view, decision, random(decision.at * 7 + name.length))
  },
})
const seated = (seed: string, first: Player, second: Player): Match =>
  createMatch({ engine: game, scenario, seed, players: { first, second } })

describe('a match that goes back', () => {
  it('comes to the same end again after an undo: the same choices have the same dice', async () => {
    const match = seated('undo', somebody('r'), somebody('ii'))
    await match.run()
    const log = [...match.log]
    const events = structuredClone(match.events)
    const { hashes, seals } = structuredClone({ hashes: match.hashes, seals: match.seals })
    for (const keep of [0, 1, 17, Math.floor(log.length / 2), log.length - 1]) {
      match.back(keep, 'undo')
      expect(match.log).toEqual(log.slice(0, keep))
      expect(match.state.result).toBeNull()
      await match.run()
      expect(match.log).toEqual(log)
      expect(match.events).toEqual(events)
      expect(match.hashes).toEqual(hashes)
      expect(match.seals).toEqual(seals)
      expect(match.rewinds).toBe(0)
    }
  })

  it('has other dice after a round was begun again, and counts it', async () => {
    const match = seated('rewind', somebody('r'), somebody('ii'))
    await match.run()
    const rolls = (log: readonly Command[]) =>
      log.filter(({ player: side }) => side === 'chance').map(one => JSON.stringify(one))
    const before = rolls(match.log)
    const second = roundStarts(match.events).find(({ round }) => round === 2)!
    match.back(second.keep, 'rewind')
    expect(match.state).toMatchObject({ round: 2, phase: 'planning' })
    const kept = rolls(match.log)
    expect(kept).toEqual(before.slice(0, kept.length))
    await match.run()
    expect(match.rewinds).toBe(1)
    expect(runReplay(game, exportReplay(game, match, { first: 'a', second: 'b' })).seals).toEqual(match.seals)
    expect(rolls(match.log)).not.toEqual(before)
  })

  it('seals a plan that comes again under another hash, or it would be known', async () => {
    const match = seated('seals', somebody('r'), somebody('ii'))
    await match.run()
    const first = match.seals.filter(({ round }) => round === 1)
    match.back(roundStarts(match.events).find(({ round }) => round === 1)!.keep, 'rewind')
    await match.run()
    const again = match.seals.filter(({ round }) => round === 1)
    expect(again.map(seal => seal.opened?.dials)).toEqual(first.map(seal => seal.opened?.dials))
    for (const [n, seal] of again.entries()) {
      expect(checkSeal(seal)).toBe(true)
      expect(seal.hash).not.toBe(first[n]!.hash)
    }
  })

  it('asks anew whoever was being asked, and takes no answer that comes too late', async () => {
    const late: ((command: Command) => void)[] = []
    const asked: number[] = []
    const slow: Player = {
      decide: (_view, decision) =>
        new Promise(answer => {
          asked.push(decision.at)
          late.push(answer)
        }),
    }
    const match = seated('late', slow, somebody('ii'))
    void match.run().catch(() => {})
    const turn = () => new Promise(done => setTimeout(done))
    const answer = async (n: number) => {
      late[n]!(game.legal(match.state, match.state.open.find(({ player }) => player === 'first')!)[0]!)
      await turn()
    }
    await turn()
    await answer(0)
    const at = match.log.length
    expect(at).toBeGreaterThan(0)
    match.back(0, 'undo')
    // What was asked before the undo is answered only now.
    await answer(late.length - 1)
    expect(match.log).toEqual([])
    expect(asked.at(-1)).toBe(asked[0])
    await answer(late.length - 1)
    expect(match.log.length).toBeGreaterThan(0)
    match.stop()
  })
})

const command = (player: Command['player'], type = 'action', more: object = {}): Command =>
  ({ player, type, at: 0, ...more }) as unknown as Command
const event = (type: string, at: number, more: object = {}): GameEvent =>
  ({ type, at, rules: [], ...more }) as unknown as GameEvent
const own = ['first'] as const

describe('an undo', () => {
  it('takes back the last decision, and only where there is one', () => {
    expect(undoOf({ log: [], events: [] }, own, () => true)).toEqual({ not: 'nothing' })
    expect(undoOf({ log: [command('second')], events: [] }, own, () => true)).toEqual({ not: 'nothing' })
    const log = [command('second'), command('first'), command('first')]
    expect(undoOf({ log, events: [event('actionPerformed', 2)] }, own, () => true)).toEqual({ keep: 2 })
  })

  it('takes back what was given for a person together with what they decided before', () => {
    const log = [command('second'), command('first'), command('first'), command('first')]
    expect(
      undoOf(
        { log, events: [] },
        own,
        () => true,
        at => at > 1,
      ),
    ).toEqual({ keep: 1 })
  })

  it('does not reach behind dials that are set', () => {
    const log = [command('first'), command('first', 'setDial'), command('second', 'setDial')]
    expect(undoOf({ log, events: [] }, own, () => false)).toEqual({ not: 'dials' })
  })

  it('does not reach behind a die, a card, or anything the other side did, once that has been seen', () => {
    for (const side of ['chance', 'second'] as const) {
      const log = [command('first'), command(side)]
      const events = [event('attackDeclared', 0), event('diceRolled', 1)]
      expect(undoOf({ log, events }, own, () => true)).toEqual({ not: 'seen' })
      // It has happened, but nobody has been shown it.
      expect(undoOf({ log, events }, own, place => place < 1)).toEqual({ keep: 0 })
    }
  })

  it('is none in a battle whose end was seen', () => {
    const log = [command('second'), command('first')]
    const events = [event('shipMoved', 1), event('gameEnded', 1)]
    expect(undoOf({ log, events }, own, () => true)).toEqual({ not: 'over' })
    expect(undoOf({ log, events }, own, place => place < 1)).toEqual({ keep: 1 })
  })

  it('does not reach behind a dial of the other side that was turned, but behind one of its own', () => {
    const dial = (player: Command['player'], ship: string) => command(player, 'setDial', { ship })
    const log = [dial('first', 'r2'), dial('second', 'i2'), command('first')]
    const turned = (ship: string) => [event('actionPerformed', 2), event('dialRevealed', 2, { ship })]
    expect(undoOf({ log, events: turned('i2') }, own, () => true)).toEqual({ not: 'seen' })
    expect(undoOf({ log, events: turned('r2') }, own, () => true)).toEqual({ keep: 2 })
    // Whoever plays both sides knows both dials.
    expect(undoOf({ log, events: turned('i2') }, ['first', 'second'], () => true)).toEqual({ keep: 2 })
  })
})

describe('an undo beside a team mate', () => {
  const state = {
    players: [
      { id: 'first', side: 'first' },
      { id: 'first-2', side: 'first' },
      { id: 'second', side: 'second' },
    ],
  } as const
  const people = ['first', 'first-2'] as const
  const log = [
    command('first', 'setDial', { ship: 'r1' }),
    command('first-2', 'setDial', { ship: 'r2' }),
    command('first', 'chooseShip', { ship: 'r2' }),
  ]
  const turned = [event('shipChosen', 2), event('dialRevealed', 2, { ship: 'r2' })]

  it('[TEAM-11] is none once the mate’s dial lies open, unless all people at the table agree', () => {
    expect(undoOf({ log, events: turned, state }, people, () => true)).toEqual({ not: 'mate' })
    expect(undoOf({ log, events: turned, state }, people, () => true, undefined, true)).toEqual({ keep: 2 })
    // Nobody has been shown it; one’s own dial is no news.
    expect(undoOf({ log, events: turned, state }, people, place => place < 1)).toEqual({ keep: 2 })
    const own = [event('dialRevealed', 2, { ship: 'r1' })]
    expect(undoOf({ log, events: own, state }, people, () => true)).toEqual({ keep: 2 })
  })

  it('[TEAM-11] is none behind what the mate did since, though it was given', () => {
    const since = [...log, command('first-2', 'act')]
    const played = { log: since, events: [event('actionPerformed', 3)], state }
    const given = (at: number) => at === 3
    expect(undoOf(played, people, () => true, given)).toEqual({ not: 'mate' })
    expect(undoOf(played, people, () => true, given, true)).toEqual({ keep: 2 })
    // What the mate decided itself is its own to take back.
    expect(undoOf(played, people, () => true)).toEqual({ keep: 3 })
  })

  it('[TEAM-11] reaches behind no dials that others have laid dials after, whoever agrees', () => {
    for (const agreed of [false, true])
      expect(undoOf({ log: log.slice(0, 2), events: [], state }, people, () => true, undefined, agreed)).toEqual({
        not: 'dials',
      })
  })

  it('of two people on two sides is what it was', () => {
    const foes = { log: [command('first', 'chooseShip')], events: [event('dialRevealed', 0, { ship: 'i1' })], state }
    const laid = {
      ...foes,
      log: [command('second', 'setDial', { ship: 'i1' }), ...foes.log],
      events: [event('dialRevealed', 1, { ship: 'i1' })],
    }
    expect(undoOf(laid, ['first', 'second'], () => true)).toEqual({ keep: 1 })
  })
})
