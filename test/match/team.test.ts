/** Several players on one side (TEAM-3, TEAM-8): each answers for its own ships, and sees no dial of a team mate. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { humanPlayer } from '../../src/match/human.ts'
import { createMatch, type DialQuestion, type Player } from '../../src/match/match.ts'
import type { GameState, PlayerId } from '../../src/rules/index.ts'
import { decide } from '../ai/play.ts'

const MATES = ['first', 'first-2'] as const
const SCENARIO = missionScenario('dark-whispers', {
  points: 100,
  collection: 'open',
  players: [
    { id: 'first', side: 'first' },
    { id: 'first-2', side: 'first' },
    { id: 'second', side: 'second' },
  ],
  forces: {
    first: [
      { pilot: 'lukeskywalker', upgrades: [] },
      { pilot: 'rookiepilot', upgrades: [], player: 'first-2' },
      { pilot: 'biggsdarklighter', upgrades: [], player: 'first-2' },
    ],
    second: Array.from({ length: 5 }, () => ({ pilot: 'academypilot', upgrades: [] })),
  },
  maxRounds: 12,
})

/** Dials that a view shows though they are neither the viewer's own nor revealed. */
const spied = (view: GameState, viewer: PlayerId) =>
  view.ships.filter(ship => ship.player !== viewer && !ship.revealed && ship.dial !== null && ship.dial !== 'hidden')

/** Greedy, for one player. It notes what it sees and is asked. */
function greedy(id: PlayerId, notes: { asked: string[]; spied: number }): Player {
  return {
    async decide(view, decision) {
      notes.asked.push(`${decision.player} ${decision.kind}`)
      notes.spied += spied(view, id).length
      return decide('greedy', view, decision, `${decision.player} ${decision.at}`, 1)
    },
  }
}

describe('two computers on one side', () => {
  it('[TEAM-3] [TEAM-8] play a whole mission, each for its own ships, neither with a dial of the other', async () => {
    const notes = { asked: [] as string[], spied: 0 }
    const players = {
      first: greedy('first', notes),
      'first-2': greedy('first-2', notes),
      second: greedy('second', notes),
    }
    const match = createMatch({ engine: game, scenario: SCENARIO, seed: 'mates', players })
    await match.run()
    expect(match.state.result).not.toBeNull()
    expect(match.state.round).toBeGreaterThan(2)
    expect(notes.spied).toBe(0)
    const owner = new Map(match.state.ships.map(ship => [ship.id, ship.player]))
    for (const command of match.log)
      if (command.type === 'setDial' || command.type === 'act' || command.type === 'attack')
        expect(command.player).toBe(owner.get(command.ship))
    for (const mate of MATES)
      for (const kind of ['dial', 'action', 'attack']) expect(notes.asked).toContain(`${mate} ${kind}`)
    // The dials of each are sealed by themselves.
    const round1 = match.seals.filter(({ round }) => round === 1)
    expect(round1.map(({ player }) => player)).toEqual(['first', 'first-2', 'second'])
    expect(Object.keys(round1[1]!.opened!.dials)).toHaveLength(2)
  })

  it('[PLAN-1] a player who lays all dials at once is asked once a round, for every ship of its own', async () => {
    const shares: (readonly string[])[] = []
    const alone: string[] = []
    const planner: Player = {
      async decide(view, decision) {
        alone.push(decision.kind)
        return decide('greedy', view, decision, `${decision.player} ${decision.at}`, 1)
      },
      async plan(view: GameState, questions: readonly DialQuestion[]) {
        shares.push(questions.map(({ ship }) => ship))
        return questions.map(
          question =>
            ({
              ...game.legal(view, view.open.find(one => one.kind === 'dial' && one.player === question.player)!)[0]!,
              at: question.at,
              ship: question.ship,
            }) as never,
        )
      },
    }
    const notes = { asked: [], spied: 0 }
    const players = { first: greedy('first', notes), 'first-2': planner, second: greedy('second', notes) }
    const match = createMatch({ engine: game, scenario: { ...SCENARIO, maxRounds: 2 }, seed: 'share', players })
    await match.run()
    expect(shares[0]).toEqual(['r2', 'r3'])
    expect(alone).not.toContain('dial')
    const half: Player = {
      ...planner,
      plan: async (view, questions, signal) => (await planner.plan!(view, questions, signal)).slice(1),
    }
    const short = createMatch({
      engine: game,
      scenario: SCENARIO,
      seed: 'share',
      players: { ...players, 'first-2': half },
    })
    await expect(short.run()).rejects.toMatchObject({ refusal: { rules: expect.arrayContaining(['ROUND-1']) } })
    const none = createMatch({
      engine: game,
      scenario: SCENARIO,
      seed: 'share',
      players: { ...players, 'first-2': { ...planner, plan: async () => [] } },
    })
    await expect(none.run()).rejects.toMatchObject({ refusal: { key: 'refusal.incomplete-plan', rules: ['PLAN-1'] } })
  })
})

describe('two people on one side', () => {
  it('[TEAM-6] [TEAM-8] are asked for their dials at once, and neither is shown what the other has laid (V-02, V-09)', async () => {
    const people = { first: humanPlayer(), 'first-2': humanPlayer() }
    const notes = { asked: [], spied: 0 }
    const match = createMatch({
      engine: game,
      scenario: { ...SCENARIO, maxRounds: 1 },
      seed: 'curtain',
      players: { ...people, second: greedy('second', notes) },
    })
    void match.run().catch(() => {})
    const turn = () => new Promise(done => setTimeout(done))
    while (match.state.phase === 'setup') {
      await turn()
      for (const person of Object.values(people)) {
        const { waiting } = person
        if (waiting && !waiting.dials) person.answer(game.legal(waiting.view, waiting.decision)[0]!)
      }
    }
    while (!people.first.waiting?.dials || !people['first-2'].waiting?.dials) await turn()
    const before = structuredClone(people['first-2'].waiting)
    const { dials } = people.first.waiting
    people.first.answer(
      ...dials.map(
        one => ({ type: 'setDial', player: 'first', at: one.at, ship: one.ship, manoeuvre: 'straight 2' }) as const,
      ),
    )
    await turn()
    expect(match.seals.map(({ player }) => player)).toContain('first')
    expect(people['first-2'].waiting).toEqual(before)
    expect(spied(people['first-2'].waiting!.view, 'first-2')).toEqual([])
    match.stop()
  })
})
