/** Random legal games: they end, states survive JSON and copies, dials stay hidden, chances sum to 1, mirrors match. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catalog, game, missionScenario, OBSTACLES } from '../../src/content/index.ts'
import {
  type Command,
  type Decision,
  engine,
  type GameState,
  type ManoeuvreKey,
  manoeuvreKey,
  outcomes,
  SIDES,
} from '../../src/rules/index.ts'
import { type Exhibit, gallery } from '../support/gallery.ts'
import { comparable, differences, mirroredCommand } from '../support/mirror.ts'
import { pick, type Random, random } from '../support/random.ts'
import { aimCommand, brawlCommand, randomCommand } from '../support/random-play.ts'

const exhibits = gallery(5)
const anExhibit = fc.nat(exhibits.length - 1)
const aSeed = fc.integer({ min: 0, max: 2 ** 30 })
const fixed = (numRuns: number) => ({ numRuns, seed: 20121, endOnFailure: true })

/** Plays on by random legal commands, at most that many. */
function playOn({ rules }: Pick<Exhibit, 'rules'>, state: GameState, next: Random, commands: number): GameState {
  for (let n = 0; n < commands && !state.result; n += 1) {
    rules.apply(state, brawlCommand(rules, state, pick(next, state.open), next))
  }
  return state
}

describe('random legal games', () => {
  it('end by the limit where nobody can win before', () => {
    const state = game.newGame(missionScenario('political-escort', { maxRounds: 1 }))
    const next = random(1)
    while (!state.result) game.apply(state, randomCommand(game, state, state.open[0]!, next))
    expect([state.round, state.result]).toEqual([1, { winner: null, by: 'limit' }])
  })

  it('meet every kind of question there is', () => {
    const kinds = new Set(exhibits.map(({ decision }) => decision.kind))
    const all = [
      'place',
      'token',
      'edge',
      'ship',
      'card',
      'reinforce',
      'dial',
      'order',
      'manoeuvre',
      'action',
      'effect',
      'attack',
      'modify',
      'roll',
      'draw',
      'name',
    ]
    expect([...kinds].sort()).toEqual(all.sort())
  })
})

describe('states', () => {
  it('survive JSON: the same hash, the same questions, and the same game from there', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(anExhibit, aSeed, (n, seed) => {
        const { rules, state } = exhibits[n]!
        const back = JSON.parse(JSON.stringify(state)) as GameState
        expect(rules.hash(back)).toBe(rules.hash(state))
        const here = playOn({ rules }, rules.copy(state), random(seed), 40)
        const there = playOn({ rules }, back, random(seed), 40)
        expect(rules.hash(there)).toBe(rules.hash(here))
        expect(there.open).toEqual(here.open)
      }),
      fixed(60),
    )
  })

  it('copied share nothing that is ever changed, and step leaves them alone', () => {
    const parts = (value: unknown, found: Set<object>): Set<object> => {
      if (typeof value !== 'object' || value === null) return found
      found.add(value)
      for (const inner of Object.values(value)) parts(inner, found)
      return found
    }
    fc.assert(
      fc.property(anExhibit, aSeed, (n, seed) => {
        const { rules, state, decision } = exhibits[n]!
        const { open: _open, ...kept } = state
        const { open: _copied, ...copied } = rules.copy(state)
        expect(copied).toEqual(kept)
        const known = parts(kept, new Set())
        // Tokens on the mat are never changed, only replaced, and who plays never changes: copies share them.
        for (const shared of [kept.players, kept.objects]) {
          for (const part of parts(shared, new Set())) known.delete(part)
        }
        for (const part of parts(copied, new Set())) expect(known.has(part)).toBe(false)
        const text = JSON.stringify(state)
        rules.step(state, randomCommand(rules, state, decision, random(seed)))
        playOn({ rules }, rules.copy(state), random(seed), 30)
        expect(JSON.stringify(state)).toBe(text)
      }),
      fixed(100),
    )
  })
})

describe('hidden dials', () => {
  const dialled = exhibits.filter(({ state }) => state.ships.some(ship => ship.dial !== null && !ship.revealed))

  it('never change a view', () => {
    let changed = 0
    fc.assert(
      fc.property(fc.integer({ min: 0, max: dialled.length - 1 }), aSeed, (n, seed) => {
        const { rules, state } = dialled[n]!
        const next = random(seed)
        for (const viewer of [...SIDES, 'table'] as const) {
          const other = rules.copy(state)
          for (const ship of other.ships) {
            if (ship.player === viewer || ship.dial === null || ship.revealed) continue
            const { bearing, speed } = pick(next, rules.catalog.chassis[ship.chassis]!.dial!)
            ship.dial = manoeuvreKey(bearing, speed)
            changed += 1
          }
          expect(rules.viewFor(other, viewer)).toEqual(rules.viewFor(state, viewer))
        }
      }),
      fixed(100),
    )
    expect(changed).toBeGreaterThan(100)
  })

  it('[PLAN-1] [PLAN-4] nor does how far the other side has got with its planning; filled in they give the same game', () => {
    const planning = exhibits.filter(({ state }) => state.open.length === 2)
    expect(planning.length).toBeGreaterThan(0)
    for (const [n, { rules, state }] of planning.entries()) {
      for (const side of SIDES) {
        const next = random(n)
        const real = rules.copy(state)
        const view = rules.viewFor(real, side)
        const dials: Record<string, ManoeuvreKey> = {}
        for (const ship of real.ships) if (ship.dial && ship.dial !== 'hidden') dials[ship.id] = ship.dial
        const set = (decision: Decision) => {
          const command = randomCommand(rules, real, decision, next)
          if (command.type === 'setDial') dials[command.ship] = command.manoeuvre
          rules.apply(real, command)
        }
        for (;;) {
          const theirs = real.open.find(decision => decision.kind === 'dial' && decision.side !== side)
          if (!theirs) break
          set(theirs)
          expect(rules.viewFor(real, side)).toEqual(view)
        }
        while (real.phase === 'planning' && real.open[0]?.kind === 'dial') set(real.open[0])
        const before = rules.viewFor(state, side)
        const filled = rules.withDials(before, dials)
        expect(rules.hash(filled)).toBe(rules.hash(real))
        expect(filled.open).toEqual(real.open)
        // The view itself is left as it was.
        expect(before).toEqual(view)
      }
    }
  })

  it('own questions and answers are the same in the view as in the state', () => {
    for (const { rules, state } of exhibits) {
      for (const decision of state.open) {
        if (decision.player === 'chance') continue
        const view = rules.viewFor(state, decision.player)
        expect(view.open.find(other => other.player === decision.player)).toEqual(decision)
        expect(rules.legal(view, decision)).toEqual(rules.legal(state, decision))
      }
    }
  })
})

describe('chance', () => {
  const total = (decision: Decision) => outcomes(decision).reduce((sum, { probability }) => sum + probability, 0)

  it('outcomes are all different, and their probabilities sum to 1', () => {
    const unseen = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.integer({ min: 1, max: 7 }), {
      minKeys: 1,
    })
    const head = { player: 'chance', at: 0, site: 'test', ship: 'r1' } as const
    fc.assert(
      fc.property(unseen, fc.integer({ min: 1, max: 6 }), fc.boolean(), (counts, size, attack) => {
        const cards = Object.values(counts).reduce((sum, n) => sum + n, 0)
        const dice = attack ? 'attack' : 'defence'
        const decisions: Decision[] = [
          { ...head, kind: 'roll', dice, count: size, reroll: false, card: null },
          { ...head, kind: 'draw', unseen: counts },
          { ...head, kind: 'name', unseen: counts, count: Math.min(size, cards) },
        ]
        for (const decision of decisions) {
          expect(Math.abs(total(decision) - 1)).toBeLessThan(1e-12)
          const texts = outcomes(decision).map(({ command }) => JSON.stringify(command))
          expect(new Set(texts).size).toBe(texts.length)
          const next = random(size)
          expect(texts).toContain(JSON.stringify(game.sample(decision, () => next())))
        }
      }),
      fixed(60),
    )
    for (const { decision } of exhibits)
      if (decision.player === 'chance') expect(Math.abs(total(decision) - 1)).toBeLessThan(1e-12)
  })
})

describe('a mirrored table', () => {
  /** The catalog with every token's outline in the looking-glass. */
  const looking = engine({
    ...catalog,
    tokens: Object.fromEntries(
      Object.values(catalog.tokens).map(token => [
        token.id,
        { ...token, outline: token.outline.map(({ x, y }) => ({ x: -x, y })) },
      ]),
    ),
  })
  const tables = [
    missionScenario('political-escort', { maxRounds: 5 }),
    missionScenario('asteroid-run', { maxRounds: 5 }),
    missionScenario('dark-whispers', { maxRounds: 9 }),
    missionScenario('standard', { maxRounds: 5 }),
    missionScenario('standard', { maxRounds: 5, obstacles: OBSTACLES }),
  ]

  it('gives a mirrored game', { timeout: 60_000 }, () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(aSeed, fc.constantFrom(...tables), (seed, scenario) => {
        const next = random(seed)
        const [state, glass] = [game.newGame(scenario), looking.newGame(scenario)]
        const plain = (command: Command) => JSON.stringify(command, Object.keys(command).sort())
        while (!state.result) {
          const decision = pick(next, state.open)
          const twin = glass.open.find(other => other.player === decision.player)!
          const here = game.legal(state, decision).map(mirroredCommand)
          // The lattice offers tokens upright and turned to the right; in the glass that is a turn to the left.
          if (decision.kind === 'token') for (const command of here) expect(looking.isLegal(glass, command)).toBe(true)
          else expect(here.map(plain).sort()).toEqual(looking.legal(glass, twin).map(plain).sort())
          const command = aimCommand(game, state, decision, next)
          seen.add(command.type)
          game.apply(state, command)
          looking.apply(glass, mirroredCommand(command))
          expect(differences(comparable(glass, false), comparable(state, true))).toEqual([])
        }
        expect(glass.result).toEqual(state.result)
      }),
      fixed(20),
    )
    expect([...seen]).toEqual(expect.arrayContaining(['placeToken', 'chooseEdge', 'roll', 'attack', 'scan']))
  })
})
