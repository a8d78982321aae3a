/** A match from its first question to its end: the same from the same seed, dials hidden, players who misbehave. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import { exportReplay, runReplay } from '../../src/match/replay.ts'
import type { Command, Decision, GameState, Side } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { brawlCommand, randomCommand } from '../support/random-play.ts'

const scenario = missionScenario('political-escort', { maxRounds: 12 })

/** A player that answers at random; `see` looks over its shoulder. */
function somebody(seed: number, answer = randomCommand, see?: (view: GameState, decision: Decision) => void): Player {
  const next = random(seed)
  return {
    async decide(view, decision) {
      see?.(view, decision)
      return answer(game, view, decision, next)
    },
  }
}
const match = (seed: string, first: Player, second: Player, prefix: readonly Command[] = []): Match =>
  createMatch({ engine: game, scenario, seed, players: { first, second }, prefix })

describe('a match', () => {
  it('two random players play to the end, and the log plays again to the same hashes', async () => {
    for (const seed of ['one', 'two', 'three']) {
      const played = match(seed, somebody(4, brawlCommand), somebody(5, brawlCommand))
      const result = await played.run()
      expect(result).toEqual(played.state.result)
      const { problem, state, events } = runReplay(game, exportReplay(game, played, { first: 'a', second: 'b' }))
      expect(problem).toBeNull()
      expect(game.hash(state!)).toBe(game.hash(played.state))
      expect(events).toEqual(played.events)
    }
  })

  it('the same seed and players make the same match, another seed another one', async () => {
    const play = async (seed: string) => {
      const played = match(seed, somebody(4, brawlCommand), somebody(5, brawlCommand))
      await played.run()
      return JSON.stringify(played.log)
    }
    const first = await play('seed')
    expect(await play('seed')).toBe(first)
    expect(await play('other')).not.toBe(first)
  })

  it('[PLAN-2] [PLAN-4] a player never sees a dial of the other side before it is revealed', async () => {
    let questions = 0
    let planned = 0
    const watch = (side: Side) => (view: GameState, decision: Decision) => {
      questions += 1
      if (decision.kind === 'dial') planned += 1
      for (const ship of view.ships) {
        if (ship.side === side || ship.revealed) continue
        expect([null, 'hidden']).toContain(ship.dial)
        if (decision.kind === 'dial') expect(ship.dial).toBeNull()
      }
    }
    const played = match('eyes', somebody(3, brawlCommand, watch('first')), somebody(4, brawlCommand, watch('second')))
    await played.run()
    expect(planned).toBeGreaterThan(20)
    expect(questions).toBeGreaterThan(planned)
    // A dial is told only when it is revealed.
    for (const event of played.events) if (event.type === 'dialSet') expect(event).not.toHaveProperty('manoeuvre')
  })

  it('[PLAN-1] [PLAN-2] what one side plans does not change the question to the other', async () => {
    const asked = async (seed: number) => {
      const views: string[] = []
      const dials = somebody(seed)
      // The same places every time, other dials each time.
      const first: Player = {
        decide: async (view, decision, signal) =>
          decision.kind === 'place' ? game.legal(view, decision)[0]! : dials.decide(view, decision, signal),
      }
      const second: Player = {
        async decide(view, decision) {
          if (view.round === 1 && decision.kind === 'dial') views.push(`${decision.at} ${game.hash(view)}`)
          return game.legal(view, decision)[0]!
        },
      }
      await match('plan', first, second).run()
      return views
    }
    const one = await asked(11)
    expect(one).toHaveLength(2)
    expect(await asked(12)).toEqual(one)
  })

  it('[PLAN-2] the log holds both plans in side order, whoever was faster', async () => {
    const slow = (ms: number, seed: number): Player => {
      const player = somebody(seed)
      return {
        async decide(view, decision, signal) {
          for (let n = 0; n < ms; n += 1) await Promise.resolve()
          return player.decide(view, decision, signal)
        },
      }
    }
    const log = async (first: number, second: number) => {
      const played = match('race', slow(first, 1), slow(second, 2))
      await played.run()
      return played.log
    }
    const one = await log(0, 40)
    expect(await log(40, 0)).toEqual(one)
    const sides = one.filter(command => command.type === 'setDial').slice(0, 3)
    expect(sides.map(command => command.player)).toEqual(['first', 'second', 'second'])
  })

  it('listeners hear every change until they stop listening', async () => {
    const played = match('ears', somebody(1), somebody(2))
    const told: number[] = []
    const stop = played.subscribe(() => {
      told.push(played.log.length)
      if (told.length === 10) stop()
    })
    await played.run()
    expect(told).toHaveLength(10)
    expect([...told].sort((a, b) => a - b)).toEqual(told)
    expect(played.log.length).toBeGreaterThan(told.at(-1)!)
  })

  it('a prefix is played first, and the dice of the same site fall the same', async () => {
    const whole = match('prefix', somebody(4, brawlCommand), somebody(5, brawlCommand))
    await whole.run()
    const cut = whole.log.findIndex(command => command.type === 'roll')
    expect(cut).toBeGreaterThan(0)
    const again = match('prefix', somebody(7), somebody(8), whole.log.slice(0, cut))
    expect(again.log).toEqual(whole.log.slice(0, cut))
    await again.run()
    expect(again.log[cut]).toEqual(whole.log[cut])
    expect(() => match('prefix', somebody(1), somebody(2), whole.log.slice(5))).toThrow('ROUND-1')
  })

  it('ends with the reason when stopped, and when a player answers what the rules refuse', async () => {
    const never: Player = {
      decide: (_view, _decision, signal) =>
        new Promise((_answered, rejected) => signal.addEventListener('abort', () => rejected(signal.reason))),
    }
    const waiting = match('stop', never, never)
    const run = waiting.run()
    waiting.stop()
    await expect(run).rejects.toMatchObject({ name: 'AbortError' })
    await expect(waiting.run()).rejects.toMatchObject({ name: 'AbortError' })

    const late: Player = { decide: async (_view, decision) => ({ type: 'pass', player: 'first', at: decision.at - 1 }) }
    await expect(match('late', late, somebody(1)).run()).rejects.toMatchObject({
      refusal: { key: 'refusal.late', rules: ['ROUND-1'] },
    })
    const forger: Player = { decide: async (_view, decision) => ({ type: 'pass', player: 'second', at: decision.at }) }
    await expect(match('forged', forger, somebody(1)).run()).rejects.toMatchObject({
      refusal: { key: 'refusal.not-your-turn' },
    })
  })

  it('a player that scribbles on its view changes nothing', async () => {
    const log = async (vandal: boolean) => {
      const player = somebody(1)
      const played = match(
        'vandal',
        {
          async decide(view, decision, signal) {
            const command = await player.decide(view, decision, signal)
            if (vandal) {
              view.ships.length = 0
              view.deck.unseen = {}
              view.mat.width = 1
              view.initiative = 'first'
            }
            return command
          },
        },
        somebody(2),
      )
      await played.run()
      return [played.log, game.hash(played.state)]
    }
    expect(await log(true)).toEqual(await log(false))
  })

  it('a scenario that cannot be is refused', () => {
    const players = { first: somebody(1), second: somebody(2) }
    const wrong = { ...scenario, mission: 'picnic' }
    expect(() => createMatch({ engine: game, scenario: wrong, seed: 'x', players })).toThrow('MISSION-GEN-1')
  })
})
