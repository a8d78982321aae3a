/** Two players on one side, each of whom commands ships of its own and sees nothing of what the other plans (TEAM-3, TEAM-8). */
import { describe, expect, it } from 'vitest'
import type { LevelId } from '../../ai/levels.ts'
import { decisionSeed } from '../../ai/rng.ts'
import type { Notes } from '../../ai/thought.ts'
import { problemOf } from '../../ai/worker/check.ts'
import { game, missionScenario } from '../../src/content/index.ts'
import { mix } from '../../src/match/dice.ts'
import type { Command, Decision, GameState, PlayerId, Scenario } from '../../src/rules/index.ts'
import { RULES_VERSION } from '../../src/rules/index.ts'
import { thoughtOf } from './play.ts'

const entry = (pilot: string, player: PlayerId) => ({ pilot, upgrades: [], player })

const teams = (maxRounds: number): Scenario =>
  missionScenario('political-escort', {
    maxRounds,
    points: 100,
    collection: 'open',
    players: [
      { id: 'first', side: 'first' },
      { id: 'first-2', side: 'first' },
      { id: 'second', side: 'second' },
    ],
    forces: {
      first: [
        entry('rookiepilot', 'first'),
        entry('redsquadronpilot', 'first-2'),
        entry('rookiepilot', 'first-2'),
        entry('redsquadronpilot', 'first'),
      ],
      second: [entry('academypilot', 'second'), entry('nightbeast', 'second'), entry('maulermithel', 'second')],
    },
  })

type Asked = {
  readonly state: GameState
  /** The same as the player may know it. */
  readonly view: GameState
  readonly decision: Exclude<Decision, { readonly player: 'chance' }>
  readonly id: PlayerId
}

/** Plays a battle over the rules alone, everybody of one level; of the questions that stand open at once any may come first. */
const playTeams = (
  level: LevelId,
  nodes: number,
  scenario: Scenario,
  onAsk: (asked: Asked, answer: Command) => void,
) => {
  const state = game.newGame(scenario)
  const notes: Partial<Record<PlayerId, Notes>> = {}
  for (let n = 0; !state.result; n += 1) {
    const open = game.open(state)
    const decision = open[n % open.length]!
    if (decision.player === 'chance') {
      const { site } = decision
      game.apply(
        state,
        game.sample(decision, die => mix('team', site, die)),
      )
      continue
    }
    const { player: id, at } = decision
    const view = game.viewFor(state, id)
    const thought = thoughtOf(level, view, decision, decisionSeed('team', id, at), nodes, notes[id] ?? null)
    if (thought.notes) notes[id] = thought.notes
    onAsk({ state, view, decision, id }, thought.command)
    expect(game.isLegal(state, thought.command)).toBe(true)
    game.apply(state, thought.command)
  }
  return state
}

/** The ships that a player's team mates command. */
const matesOf = ({ ships }: GameState, id: PlayerId) => {
  const { side } = ships.find(ship => ship.player === id)!
  return ships.filter(ship => ship.side === side && ship.player !== id)
}

describe.each([
  ['random', 1, 40],
  ['greedy', 24, 40],
  ['ace', 60, 3],
] as const)('a team of %s', (level, nodes, maxRounds) => {
  it('[TEAM-3] [TEAM-8] plays a mission to its end, each with ships of its own and blind to the dials of its mate', () => {
    const hidden = { planning: 0, later: 0 }
    const dialled = new Map<string, PlayerId>()
    const state = playTeams(level, nodes, teams(maxRounds), ({ state, view, decision, id }, command) => {
      expect(command.player).toBe(id)
      const own = 'ship' in command ? state.ships.find(ship => ship.id === command.ship) : undefined
      if (own && command.type === 'setDial') {
        expect(own.player).toBe(id)
        dialled.set(own.id, id)
      }
      if (own?.pilot && (command.type === 'act' || command.type === 'attack')) expect(own.player).toBe(id)
      for (const mate of matesOf(state, id)) {
        if (mate.dial === null || mate.revealed) continue
        const planning = state.phase === 'planning'
        expect(view.ships.find(ship => ship.id === mate.id)!.dial).toBe(planning ? null : 'hidden')
        if (decision.side === 'first') hidden[planning ? 'planning' : 'later'] += 1
      }
    })
    expect(state.result).not.toBeNull()
    expect(hidden.planning).toBeGreaterThan(3)
    expect(hidden.later).toBeGreaterThan(3)
    for (const id of ['first', 'first-2', 'second'] as const) expect([...dialled.values()]).toContain(id)
    for (const ship of state.ships) if (dialled.has(ship.id)) expect(dialled.get(ship.id)).toBe(ship.player)
  }, 60_000)
})

describe('a worker', () => {
  it('[TEAM-8] thinks about every question to a member, and about none that shows a dial of its mate', () => {
    const kinds = new Set<string>()
    let refused = 0
    playTeams('table', 1, teams(6), ({ state, view, decision, id }) => {
      kinds.add(decision.kind)
      const request = {
        id: 1,
        rules: RULES_VERSION,
        set: 'core',
        level: 'greedy',
        view,
        decision,
        seed: 's',
        style: 'even',
        notes: null,
        candidates: null,
        budget: { nodes: 10, ms: null },
      } as const
      expect(problemOf(request)).toBeNull()
      if (!matesOf(state, id).some(({ dial, revealed }) => dial !== null && !revealed)) return
      // As if the own side’s dials all lay open.
      const ships = view.ships.map(ship => {
        const full = state.ships.find(other => other.id === ship.id)!
        return ship.side === decision.side ? { ...ship, dial: full.dial } : ship
      })
      expect(problemOf({ ...request, view: { ...view, ships } })).toMatch(/shows the hidden dial of r\d/)
      refused += 1
    })
    for (const kind of ['place', 'dial', 'action', 'attack', 'modify']) expect(kinds).toContain(kind)
    expect(refused).toBeGreaterThan(10)
  })
})

describe('a computer beside a team mate', () => {
  /** A view in which everything hidden from a player shows something else: dials of mates and enemies that lie face down, or are set already. */
  const otherwise = (state: GameState, id: PlayerId): { readonly state: GameState; readonly changed: number } => {
    let changed = 0
    const ships = state.ships.map(ship => {
      if (ship.player === id || ship.dial === null || ship.revealed) return ship
      const dials = game.catalog.chassis[ship.chassis]!.dial!
      const { bearing, speed } = dials.find(one => `${one.bearing} ${one.speed}` !== ship.dial)!
      changed += 1
      return { ...ship, dial: `${bearing} ${speed}` as const }
    })
    return { state: { ...state, ships }, changed }
  }

  it.each([
    ['greedy', 12],
    ['rookie', 40],
    ['ace', 60],
    ['legend', 120],
  ] as const)(
    '[TEAM-8] [PLAN-4] %s answers the same, byte for byte, whatever its partner and its enemies have laid',
    (level, nodes) => {
      const tried = { mate: 0, foe: 0 }
      const notes: Partial<Record<PlayerId, Notes>> = {}
      playTeams('table', 1, teams(1), ({ state, view, decision, id }) => {
        const hidden = state.ships.filter(ship => ship.player !== id && ship.dial !== null && !ship.revealed)
        if (
          hidden.length === 0 ||
          (decision.kind !== 'dial' && decision.kind !== 'action' && decision.kind !== 'order')
        )
          return
        const answer = (from: GameState) =>
          thoughtOf(level, from, decision, decisionSeed('blind', id, decision.at), nodes, notes[id] ?? null)
        const first = answer(view)
        expect(JSON.stringify(answer(game.viewFor(otherwise(state, id).state, id)))).toBe(JSON.stringify(first))
        if (first.notes) notes[id] = first.notes
        if (hidden.some(ship => ship.side === decision.side)) tried.mate += 1
        if (hidden.some(ship => ship.side !== decision.side)) tried.foe += 1
      })
      expect(tried.mate).toBeGreaterThan(2)
      expect(tried.foe).toBeGreaterThan(2)
    },
    60_000,
  )

  it.each(['rookie', 'ace', 'legend'] as const)(
    '[TEAM-3] [TEAM-8] %s plans for its own ships, and expects of its partner what it would expect of a stranger',
    level => {
      let planned = 0
      playTeams('table', 1, teams(1), ({ view, decision, id }) => {
        if (decision.kind !== 'dial') return
        const { notes, explanation } = thoughtOf(level, view, decision, decisionSeed('mates', id, decision.at), 120)
        const shipsOf = (fits: (player: PlayerId) => boolean) =>
          view.ships
            .filter(({ status, player, pilot }) => status === 'play' && pilot !== null && fits(player))
            .map(ship => ship.id)
        expect(Object.keys(notes!.own).sort()).toEqual(shipsOf(player => player === id).sort())
        const others = shipsOf(player => player !== id).sort()
        for (const { dials } of notes!.theirs) expect(Object.keys(dials).sort()).toEqual(others)
        expect(notes!.theirs.length).toBeGreaterThan(0)
        // What it tells of is its own plan, and what it fears are enemies.
        const foes = view.ships.filter(ship => ship.side !== decision.side).map(ship => ship.id)
        for (const { dials, feared } of explanation!.plans) {
          expect(Object.keys(dials).sort()).toEqual(Object.keys(notes!.own).sort())
          for (const ship of Object.keys(feared?.dials ?? {})) expect(foes).toContain(ship)
        }
        planned += 1
      })
      expect(planned).toBeGreaterThan(3)
    },
    60_000,
  )
})
