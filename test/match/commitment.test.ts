/** A side that has planned is bound by a hash of its dials, which opens after the last reveal and can be checked by anybody. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { checkSeal, type Seal, sealText } from '../../src/match/commitment.ts'
import { createMatch, type Match, type Player } from '../../src/match/match.ts'
import { exportReplay, runReplay } from '../../src/match/replay.ts'
import type { Command, Decision, Engine, GameState, ManoeuvreKey, Side } from '../../src/rules/index.ts'
import { random } from '../support/random.ts'
import { brawlCommand } from '../support/random-play.ts'

const scenario = missionScenario('political-escort', { maxRounds: 12 })

const somebody = (seed: number): Player => {
  const next = random(seed)
  return { decide: async (view, decision) => brawlCommand(game, view, decision, next) }
}
type Sides = Readonly<Record<Side, Player>>
const match = (seed: string, players: Sides, prefix: readonly Command[] = [], engine: Engine = game): Match =>
  createMatch({ engine, scenario, seed, players, prefix })
const pair = (a: number, b: number): Sides => ({ first: somebody(a), second: somebody(b) })

/** Dials as they were set in the log, by round and side. */
const setIn = (log: readonly Command[]): Record<string, string>[] => {
  const rounds: Record<string, string>[] = []
  let last: Command['type'] | null = null
  for (const command of log) {
    if (command.type === 'setDial') {
      if (last !== 'setDial') rounds.push({})
      rounds.at(-1)![command.ship] = command.manoeuvre
    }
    last = command.type
  }
  return rounds
}

const played = async (seed: string, a = 4, b = 5): Promise<Match> => {
  const whole = match(seed, pair(a, b))
  await whole.run()
  return whole
}

describe('sealed dials', () => {
  it('[PLAN-2] a side that has planned is sealed while the other still thinks, and before any dial is on the table', async () => {
    for (const early of ['first', 'second'] as const) {
      const late: Side = early === 'first' ? 'second' : 'first'
      const other = somebody(2)
      let looked = 0
      let hear: () => void = () => {}
      const slow: Player = {
        async decide(view, decision, signal) {
          const flies = view.ships.some(ship => ship.side === early && ship.status === 'play' && ship.pilot !== null)
          if (decision.kind === 'dial' && flies) {
            const seen = () => battle.seals.find(seal => seal.side === early && seal.round === view.round)
            // The listeners are told, so the seal can be shown at once.
            while (!seen()) await new Promise<void>(resolve => (hear = resolve))
            expect(seen()).toMatchObject({ hash: expect.stringMatching(/^[0-9a-f]{64}$/), opened: null })
            expect(battle.seals.some(seal => seal.side === late && seal.round === view.round)).toBe(false)
            expect(battle.state.ships.every(ship => ship.dial === null)).toBe(true)
            looked += 1
          }
          return other.decide(view, decision, signal)
        },
      }
      const battle = match(
        'order',
        early === 'first' ? { first: somebody(1), second: slow } : { first: slow, second: somebody(1) },
      )
      battle.subscribe(() => hear())
      await battle.run()
      expect(looked).toBeGreaterThan(2)
    }
  })

  it('no seal opens before the last of its dials lies open', async () => {
    const battle = match('closed', pair(4, 5))
    const states = new Map<string, boolean[]>()
    battle.subscribe(() => {
      for (const seal of battle.seals) {
        if (seal.round !== battle.state.round) continue
        const own = battle.state.ships.filter(ship => ship.side === seal.side && ship.status === 'play' && ship.pilot)
        const hidden = own.some(ship => !ship.revealed)
        const active = ['planning', 'activation'].includes(battle.state.phase) && !battle.state.result
        if (active) expect(seal.opened !== null).toBe(!hidden)
        states.set(seal.side, [...(states.get(seal.side) ?? []), seal.opened !== null])
      }
    })
    await battle.run()
    for (const side of ['first', 'second']) expect(new Set(states.get(side))).toEqual(new Set([false, true]))
  })

  it('every seal of both sides holds, and tells the dials that were set and revealed', async () => {
    const battle = await played('holds')
    const rounds = setIn(battle.log)
    expect(rounds.length).toBeGreaterThan(4)
    expect(battle.seals).toHaveLength(2 * rounds.length)
    for (const [index, seal] of battle.seals.entries()) {
      expect([seal.round, seal.side]).toEqual([Math.floor(index / 2) + 1, index % 2 === 0 ? 'first' : 'second'])
      expect(checkSeal(seal)).toBe(true)
      const letter = seal.side === 'first' ? 'r' : 'i'
      const own = Object.entries(rounds[seal.round - 1]!).filter(([ship]) => ship.startsWith(letter))
      expect(seal.opened!.dials).toEqual(Object.fromEntries(own))
      expect(own.length).toBeGreaterThan(0)
    }
    expect(new Set(battle.seals.map(seal => seal.hash)).size).toBe(battle.seals.length)
    expect(new Set(battle.seals.map(seal => seal.opened!.nonce)).size).toBe(battle.seals.length)
    expect(JSON.parse(JSON.stringify(battle.seals))).toEqual(battle.seals)
  })

  it('is SHA-256 of one line that anybody can hash', async () => {
    const seal = (await played('line')).seals[1]!
    const text = sealText(seal, seal.opened!.dials, seal.opened!.nonce)
    expect(text).toMatch(/^koiogran seal 1; round 1; second(; i\d [a-z-]+ \d)+; nonce [0-9a-f]{32}$/)
    expect(createHash('sha256').update(text).digest('hex')).toBe(seal.hash)
  })

  it('one changed dial, nonce, round, side or hash breaks it', async () => {
    const seal = (await played('broken')).seals[1]!
    const opened = seal.opened!
    const ship = Object.keys(opened.dials)[0]!
    const other: ManoeuvreKey = opened.dials[ship] === 'straight 3' ? 'straight 4' : 'straight 3'
    const last = opened.nonce.at(-1) === '0' ? '1' : '0'
    const forged: Seal[] = [
      { ...seal, opened: { ...opened, dials: { ...opened.dials, [ship]: other } } },
      { ...seal, opened: { ...opened, dials: {} } },
      { ...seal, opened: { ...opened, nonce: opened.nonce.slice(0, -1) + last } },
      { ...seal, round: seal.round + 1 },
      { ...seal, player: 'first' },
      { ...seal, hash: seal.hash.replace(/^./, digit => (digit === '0' ? '1' : '0')) },
      { ...seal, opened: null },
    ]
    expect(checkSeal(seal)).toBe(true)
    expect(forged.map(checkSeal)).toEqual(forged.map(() => false))
  })

  it('a table that plays another dial than was sealed is found out', async () => {
    // Whatever the second side sealed, its first ship flies something else.
    const crooked: Engine = {
      ...game,
      apply(state, command, events) {
        if (events && command.type === 'setDial' && command.ship === 'i1') {
          const manoeuvre: ManoeuvreKey = command.manoeuvre === 'straight 3' ? 'straight 4' : 'straight 3'
          game.apply(state, { ...command, manoeuvre }, events)
        } else game.apply(state, command, events)
      },
    }
    const battle = match('crooked', pair(4, 5), [], crooked)
    await battle.run()
    const [first, second] = battle.seals
    expect(checkSeal(first!)).toBe(true)
    expect(second!.opened).not.toBeNull()
    expect(checkSeal(second!)).toBe(false)
  })

  it('[STRESS-3] is about the dial, not about the manoeuvre that replaces it', async () => {
    let replaced = 0
    for (let n = 0; n < 20 && replaced === 0; n += 1) {
      const reds = somebody(n)
      const daring: Player = {
        async decide(view, decision, signal) {
          if (decision.kind !== 'dial') return reds.decide(view, decision, signal)
          const all = game.legal(view, decision)
          return all.find(one => one.type === 'setDial' && one.manoeuvre.startsWith('koiogran')) ?? all[0]!
        },
      }
      const battle = match(`stress${n}`, { first: daring, second: daring })
      await battle.run()
      replaced += battle.events.filter(event => event.type === 'manoeuvreReplaced').length
      expect(battle.seals.every(checkSeal)).toBe(true)
    }
    expect(replaced).toBeGreaterThan(0)
  })

  it('the same seed and plans give the same seals, another seed others; both are reproduced by a replay', async () => {
    const one = await played('seed')
    expect((await played('seed')).seals).toEqual(one.seals)
    const file = exportReplay(game, one, { first: 'a', second: 'b' })
    expect(runReplay(game, file).seals).toEqual(one.seals)
    const other = runReplay(game, { ...file, seed: 'other' }).seals
    expect(other.map(seal => seal.opened!.dials)).toEqual(one.seals.map(seal => seal.opened!.dials))
    for (const [index, seal] of other.entries()) {
      expect(checkSeal(seal)).toBe(true)
      expect(seal.hash).not.toBe(one.seals[index]!.hash)
      expect(seal.opened!.nonce).not.toBe(one.seals[index]!.opened!.nonce)
    }
  })

  it('a plan given up before it was played leaves no seal, here or in a replay', async () => {
    const other = somebody(5)
    const waits: Player = {
      async decide(view, decision, signal) {
        if (decision.kind === 'dial' && view.round === 2)
          return new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        return other.decide(view, decision, signal)
      },
    }
    const battle = match('given up', { first: somebody(4), second: waits })
    const sealed = new Promise<void>(resolve => {
      battle.subscribe(() => {
        if (battle.seals.some(seal => seal.round === 2)) resolve()
      })
    })
    const over = battle.run()
    await sealed
    battle.concede('second')
    expect(await over).toEqual({ winner: 'first', by: 'conceded' })
    expect(battle.seals.map(seal => [seal.round, seal.player])).toEqual([
      [1, 'first'],
      [1, 'second'],
    ])
    const file = exportReplay(game, battle, { first: 'a', second: 'b' })
    expect(runReplay(game, file).seals).toEqual(battle.seals)
  })

  it('a nonce that was seen says nothing about another plan of the same round', () => {
    const plan = (manoeuvre: ManoeuvreKey) => {
      const choose = (view: GameState, decision: Decision): Command => {
        const all = game.legal(view, decision)
        return all.find(one => one.type === 'setDial' && one.manoeuvre === manoeuvre) ?? all[0]!
      }
      const fixed: Player = { decide: async (view, decision) => choose(view, decision) }
      const battle = match('again', { first: fixed, second: fixed })
      return battle.run().then(() => battle.seals[0]!.opened!)
    }
    return Promise.all([plan('straight 2'), plan('straight 3')]).then(([slow, fast]) => {
      expect(slow.dials).not.toEqual(fast.dials)
      expect(slow.nonce).not.toBe(fast.nonce)
    })
  })

  it('a battle taken up anywhere in its log has the seals it had, also in the midst of Planning', async () => {
    const whole = await played('prefix')
    const third = whole.log.findIndex((_, index) => setIn(whole.log.slice(0, index + 1)).length === 3)
    const cuts = [0, third, third + 1, third + 2, third + 3, third + 6, whole.log.length]
    expect(whole.log.slice(third, third + 3).map(command => command.type)).toContain('setDial')
    for (const cut of cuts) {
      // From there on everybody answers as the log says.
      const rest = whole.log.slice(cut)
      const again: Player = {
        async decide(_view, decision) {
          const next = rest.find(command => {
            if (command.player !== decision.player || command.at !== decision.at) return false
            return decision.kind !== 'dial' || ('ship' in command && command.ship === decision.ship)
          })
          return (
            next ??
            rest.find(
              command =>
                command.player === decision.player &&
                'ship' in command &&
                decision.kind === 'dial' &&
                command.ship === decision.ship,
            )!
          )
        },
      }
      const resumed = match('prefix', { first: again, second: again }, whole.log.slice(0, cut))
      const before = resumed.seals
      expect(before).toEqual(
        whole.seals
          .slice(0, before.length)
          .map((seal, index) => (before[index]!.opened ? seal : { ...seal, opened: null })),
      )
      if (!resumed.state.result) await resumed.run()
      expect(resumed.log).toEqual(whole.log)
      expect(resumed.seals).toEqual(whole.seals)
    }
  })
})
