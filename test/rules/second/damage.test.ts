/** Damage of the second edition: dealt and exposed cards, repairs, a deck that has run out; squads by threat; whole battles (SE-DAMAGE-1, SE-DAMAGE-2, SE-DECK-1, SE-BUILD-1, SE-BUILD-2, SE-FACTION-1). */
import { describe, expect, it } from 'vitest'
import { type GameEvent, isRefused, type Scenario } from '../../../src/rules/index.ts'
import type { Battle, Setting } from '../../support/battle.ts'
import { faceDown, faceUp } from '../../support/battle.ts'
import { checkState } from '../../support/invariants.ts'
import { random } from '../../support/random.ts'
import { brawlCommand, randomCommand } from '../../support/random-play.ts'
import { secondCatalog, secondRules, secondScenario, skirmishOf } from '../../support/second-set.ts'

/** The heron reveals first, and its cards speak. */
const revealing = (heron: Partial<Setting>, deal?: (b: Battle) => void): Battle => {
  const b = skirmishOf(
    { heron: { pilot: 'heron', at: [0, -300, 0], ...heron }, crow: { pilot: 'crow', at: [0, 300, 180] } },
    { initiative: 'first' },
  ) as unknown as Battle
  deal?.(b)
  return b.dials({ heron: 'straight 1' })
}

describe('a damage card', () => {
  it('that is dealt passes the shields, and comes face down [SE-DAMAGE-1]', () => {
    const b = revealing({ upgrades: ['shrapnel'] })
    expect(b.ship('heron').shields).toBe(2)
    expect(b.told('damageDealt')).toMatchObject([{ ship: 'r1', faceUp: false }])
    // Then one is exposed: the only one.
    expect(b.open()).toMatchObject({ kind: 'draw', unseen: { cracked: 6, dazed: 4 } })
    b.draw('dazed')
    expect(b.told('damageDealt')).toMatchObject([
      { kind: 'dazed', faceUp: true, exposed: true, rules: ['SE-DAMAGE-2', 'CRIT-3'] },
    ])
    // It is resolved: a stress token, and it is turned down again.
    expect([b.ship('heron').shields, b.ship('heron').damage.map(({ kind, faceUp: up }) => [kind, up])]).toEqual([
      2,
      [['dazed', false]],
    ])
    expect(b.told('tokenGained')).toMatchObject([{ token: 'stress' }])
    expect(b.state.deck.unseen[1]).toEqual({ cracked: 6, dazed: 3 })
  })

  it('is exposed at random among those that lie face down, seen ones too [SE-DAMAGE-2]', () => {
    const b = revealing({ upgrades: ['shrapnel'], damage: [{ ...faceUp('cracked'), faceUp: false }] }, ({ state }) => {
      state.deck.unseen[1]!.cracked! -= 1
      state.deck.draw -= 1
    })
    expect(b.open()).toMatchObject({ kind: 'draw', unseen: { cracked: 1, '?1': 1 } })
    const [seen] = secondRules.outcomes(b.open())
    expect(seen!.probability).toBe(0.5)
    b.draw('cracked')
    expect(b.ship('heron').damage).toMatchObject([
      { kind: 'cracked', faceUp: true },
      { kind: null, faceUp: false },
    ])
  })

  it('is turned down where it is repaired face up, and discarded face down, as its ship chooses [SE-DAMAGE-2]', () => {
    const table = (choice: string) => {
      const b = revealing({ upgrades: ['welder'], damage: [faceUp('cracked'), faceDown()] }, ({ state }) => {
        state.deck.draw -= 2
      })
      expect(b.open()).toMatchObject({ kind: 'card', cards: ['cracked', 'face-down'] })
      b.play({ type: 'chooseCard', card: choice })
      return [b.ship('heron').damage.map(({ kind }) => kind), b.state.deck.discard.length, b.told('hullMended').length]
    }
    expect(table('face-down')).toEqual([['cracked'], 1, 1])
    expect(table('cracked')).toEqual([['cracked', null], 0, 0])
  })
})

describe('the deck', () => {
  /** All ten cards lie at ships: seven unseen at the crow, two at the heron, and one that was seen. */
  const empty = () =>
    revealing(
      { upgrades: ['shrapnel'], damage: [faceDown(), { ...faceUp('dazed'), faceUp: false }], shields: 0 },
      ({ state, ship }) => {
        ship('crow').damage = Array.from({ length: 8 }, faceDown)
        Object.assign(state.deck, { draw: 0, unseen: { 1: { cracked: 6, dazed: 3 } } })
      },
    )

  it('that has run out with nothing discarded is made of the noted cards of all ships, which count as before [SE-DECK-1]', () => {
    const b = empty()
    expect(b.told('deckShuffled')).toMatchObject([{ cards: 10, rules: ['SE-DECK-1'] }])
    const { deck } = b.state
    expect([deck.draw, deck.unseen]).toEqual([9, { 2: { cracked: 6, dazed: 4 } }])
    expect(b.ship('crow').damage).toHaveLength(8)
    // Three at the heron: two noted ones, and the one that was dealt of the new deck.
    expect(b.ship('heron').damage.map(({ shuffle }) => shuffle)).toEqual([0, 0, 2])
    // A noted card that is exposed is the top one of the deck.
    expect(b.open()).toMatchObject({ kind: 'draw', unseen: { '?0': 2, '?2': 1 } })
    b.draw('?0')
    expect(b.open()).toMatchObject({ kind: 'draw', unseen: { cracked: 6, dazed: 4 } })
    b.draw('cracked')
    expect([b.state.deck.draw, b.ship('heron').damage.map(({ kind }) => kind)]).toEqual([8, ['cracked', null, null]])
  })
})

describe('a squad', () => {
  const problem = (first: { pilot: string; upgrades: string[] }[], points = 4, change: Partial<Scenario> = {}) => {
    const forces = {
      first,
      second: [
        { pilot: 'crow', upgrades: ['steady'] },
        { pilot: 'crow', upgrades: ['steady'] },
      ],
    }
    try {
      secondRules.newGame(secondScenario({ forces, points, ...change }))
      return null
    } catch (error) {
      return isRefused(error) ? [error.refusal.key, ...error.refusal.rules] : String(error)
    }
  }
  const sage = { pilot: 'sage', upgrades: ['volley', 'steady'] }
  const heron = { pilot: 'heron', upgrades: [] }

  it('is made of quick builds of the threat that both sides field [SE-BUILD-1]', () => {
    expect(problem([sage, heron])).toBeNull()
    expect(problem([heron])).toEqual(['refusal.other-threat', 'SE-BUILD-1'])
    expect(problem([sage, heron, heron])).toEqual(['refusal.other-threat', 'SE-BUILD-1'])
    expect(problem([{ pilot: 'sage', upgrades: [] }, heron])?.[0]).toBe('refusal.no-build')
    // What a mission prints is not counted.
    expect(problem([{ pilot: 'sage', upgrades: [] }], 0)).toBeNull()
  })

  it('fields a card as often as it has dots, by its name across types of cards, and a ship carries none twice [SE-BUILD-2]', () => {
    const twin = (...upgrades: string[]) => ({ pilot: 'twin', upgrades })
    expect(problem([twin(), twin()])).toBeNull()
    expect(problem([twin('twins'), twin()])).toEqual(['refusal.not-unique', 'SE-BUILD-2'])
    expect(problem([sage, sage], 6)).toEqual(['refusal.not-unique', 'SE-BUILD-2'])
    expect(problem([{ pilot: 'heron', upgrades: ['steady', 'steady'] }], 0)).toEqual([
      'refusal.not-unique',
      'SE-BUILD-2',
    ])
  })

  it('is of one faction, which may be that of the other side, and a chassis may fly for several [SE-FACTION-1]', () => {
    const crows = { factions: { first: 'crows', second: 'crows' } as const }
    expect(problem([{ pilot: 'crowark', upgrades: [] }], 0, crows)).toBeNull()
    expect(problem([{ pilot: 'keeper', upgrades: [] }], 0, crows)).toEqual(['refusal.wrong-faction', 'SE-FACTION-1'])
    expect(problem([{ pilot: 'crowark', upgrades: [] }, heron], 0)).toEqual(['refusal.wrong-faction', 'SE-FACTION-1'])
  })
})

describe('whole battles', () => {
  it('are played to their end by lot without a throw, and no state is ever broken [SE-WIN-1]', () => {
    const used = new Set<string>()
    for (let seed = 1; seed <= 12; seed += 1) {
      const next = random(seed)
      const objects = [1, 2, 3, 4, 5, 6].map(n => `reef${n}`)
      const state = secondRules.newGame(secondScenario({ objects, maxRounds: 12 }))
      for (let n = 0; n < 4000 && !state.result; n += 1) {
        const asked = state.open[Math.floor(next() * state.open.length)]!
        const answer = seed % 2 === 0 ? randomCommand : brawlCommand
        const command = answer(secondRules, state, asked, next)
        if (command.type === 'act') used.add(command.action)
        secondRules.apply(state, command)
        if (n % 25 === 0) checkState(secondRules, state)
      }
      expect(state.result).not.toBeNull()
    }
    expect([...used].sort()).toEqual(
      expect.arrayContaining(['barrel-roll', 'calculate', 'coordinate', 'evade', 'focus', 'reinforce', 'target-lock']),
    )
  })
})

describe('what happens and what is refused', () => {
  it('cites the rules that are in force, and none that another has taken the place of [SE-SCOPE-2]', () => {
    const replaced = Object.keys(secondCatalog.layer!.late!.cites)
    const cited = new Set<string>()
    const next = random(7)
    const state = secondRules.newGame(secondScenario({ objects: ['reef1', 'reef2'], maxRounds: 4 }))
    while (!state.result) {
      const events: GameEvent[] = []
      const asked = state.open[0]!
      secondRules.apply(state, brawlCommand(secondRules, state, asked, next), events)
      for (const { rules } of events) for (const rule of rules) cited.add(rule)
      const refusal = secondRules.isLegal(state, { type: 'pass', player: 'first', at: -1 })
      if (refusal !== true) for (const rule of refusal.rules) cited.add(rule)
    }
    expect(replaced).toEqual(expect.arrayContaining(['ACT-5', 'TFA-BOOST-1', 'OVERLAP-5', 'ROUND-1']))
    expect([...cited].filter(rule => replaced.includes(rule))).toEqual([])
    expect([...cited]).toEqual(expect.arrayContaining(['SE-ROUND-1', 'SE-DIFF-1', 'SE-ORDER-1', 'ACT-2']))
  })
})
