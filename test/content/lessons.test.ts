/** The three lessons as the rules see them: fixed places, what each keeps closed, and an end whatever is played. */
import { describe, expect, it } from 'vitest'
import { catalog, game, missionScenario } from '../../src/content/index.ts'
import { createMatch, type Player } from '../../src/match/match.ts'
import { parseReplay } from '../../src/match/read-replay.ts'
import { exportReplay, runReplay } from '../../src/match/replay.ts'
import { type Command, dialOf, type GameEvent, type GameState, type ManoeuvreKey } from '../../src/rules/index.ts'
import { previewAttack } from '../../src/rules/preview.ts'
import { random } from '../support/random.ts'
import { brawlCommand, randomCommand } from '../support/random-play.ts'

const LESSONS = ['lesson-1', 'lesson-2', 'lesson-3'] as const
type Lesson = (typeof LESSONS)[number]
const start = (lesson: Lesson): GameState => game.newGame(missionScenario(lesson))
const dialOfShip = (state: GameState, id: string) =>
  dialOf({ catalog, state, events: null }, state.ships.find(ship => ship.id === id)!)

/** Plays on with legal answers until a question of a kind is open or the game is over; dials as told. */
function until(state: GameState, kind: string, dials: Readonly<Record<string, ManoeuvreKey>> = {}): GameState {
  const next = random(5)
  for (let n = 0; n < 400 && !state.result; n += 1) {
    const open = state.open[0]!
    if (open.kind === kind) return state
    const dial = open.kind === 'dial' ? dials[open.ship] : undefined
    const command =
      open.kind === 'dial' && dial
        ? ({ type: 'setDial', ship: open.ship, manoeuvre: dial, player: open.player, at: open.at } as Command)
        : brawlCommand(game, state, open, next)
    game.apply(state, command)
  }
  return state
}

describe('the lessons', () => {
  it('[MISSION-GEN-3] put everybody down where it is printed and begin with the dials', () => {
    for (const lesson of LESSONS) {
      const events: GameEvent[] = []
      const state = game.newGame(missionScenario(lesson), events)
      expect(state.ships.map(({ id, status, shields }) => [id, status, shields])).toEqual([
        ['r1', 'play', 2],
        ['i1', 'play', 0],
        ['i2', 'play', 0],
      ])
      expect(state.open.map(decision => decision.kind)).toEqual(['dial', 'dial'])
      expect(events.filter(event => event.type === 'shipPlaced')).toHaveLength(3)
    }
  })

  it('[SETUP-6] ask where ships go that they have no place for', () => {
    const forces = {
      first: [
        { pilot: 'rookiepilot', upgrades: [] },
        { pilot: 'redsquadronpilot', upgrades: [] },
      ],
      second: [{ pilot: 'academypilot', upgrades: [] }],
    }
    const state = game.newGame(missionScenario('lesson-1', { forces, collection: 'open' }))
    expect(state.open[0]).toMatchObject({ kind: 'place', ships: ['r2'] })
    expect(state.ships.map(ship => ship.status)).toEqual(['play', 'reserve', 'play'])
  })

  it('are no missions of the campaign', async () => {
    const { MISSIONS, findMission } = await import('../../src/content/index.ts')
    expect(MISSIONS.filter(id => id.startsWith('lesson'))).toEqual([])
    expect(findMission('lesson-2')).toBe('lesson-2')
  })

  it('keep red manoeuvres for the third', () => {
    for (const [ship, red] of [
      ['r1', 'koiogran 4'],
      ['i1', 'koiogran 3'],
    ] as const) {
      expect(dialOfShip(start('lesson-1'), ship)).not.toContain(red)
      expect(dialOfShip(start('lesson-2'), ship)).not.toContain(red)
      expect(dialOfShip(start('lesson-3'), ship)).toContain(red)
      expect(dialOfShip(start('lesson-1'), ship)).toContain('straight 2')
    }
    const state = start('lesson-1')
    const { player, at } = state.open.find(decision => decision.player === 'first')!
    const refused = game.isLegal(state, { type: 'setDial', ship: 'r1', manoeuvre: 'koiogran 4', player, at } as Command)
    expect(refused).toMatchObject({ key: 'refusal.forbidden', rules: ['MISSION-GEN-4', 'CONFLICT-2'] })
  })

  it('open actions with the second', () => {
    const dials = { r1: 'straight 1', i1: 'bank-left 2', i2: 'bank-left 2' } as const
    const first = until(start('lesson-1'), 'action', dials)
    expect(first.result).not.toBeNull()
    for (const lesson of ['lesson-2', 'lesson-3'] as const) {
      const state = until(start(lesson), 'action', dials)
      expect(state.open[0]?.kind).toBe('action')
      expect(game.legal(state, state.open[0]!).some(command => command.type === 'act')).toBe(true)
    }
  })

  it('say that it is the lesson which keeps actions closed, and nothing that is wrong with a ship', () => {
    const skipped = (lesson: Lesson): readonly GameEvent[] => {
      const events: GameEvent[] = []
      const state = start(lesson)
      const next = random(5)
      while (!state.result) game.apply(state, brawlCommand(game, state, state.open[0]!, next), events)
      return events.filter(event => event.type === 'actionSkipped' && !['overlap', 'stressed'].includes(event.why))
    }
    const told = skipped('lesson-1')
    expect(told.length).toBeGreaterThan(5)
    for (const event of told) expect(event).toMatchObject({ why: 'forbidden', card: 'lesson-1', rules: ['CONFLICT-2'] })
    expect(skipped('lesson-2').filter(event => 'card' in event)).toEqual([])
  })

  it('deal no card face up before the third, and reckon odds so', () => {
    for (const lesson of LESSONS) {
      let faceUp = 0
      let crits = 0
      for (let seed = 1; seed <= 40; seed += 1) {
        const next = random(seed)
        const events: GameEvent[] = []
        const state = game.newGame(missionScenario(lesson), events)
        while (!state.result) game.apply(state, brawlCommand(game, state, state.open[0]!, next), events)
        for (const event of events) {
          if (event.type === 'damageDealt' && event.faceUp) faceUp += 1
          if (event.type === 'diceRolled') crits += event.pool.filter(die => die.face === 'crit').length
        }
      }
      expect(crits).toBeGreaterThan(0)
      if (lesson === 'lesson-3') expect(faceUp).toBeGreaterThan(0)
      else expect(faceUp).toBe(0)
    }
    const odds = (lesson: Lesson) => {
      const state = start(lesson)
      for (const ship of state.ships) ship.pose = { x: 0, y: ship.side === 'first' ? 0 : 90, heading: 0 }
      return previewAttack(catalog, state, 'r1', 'i1')!.odds
    }
    // A Direct Hit counts for two.
    expect(odds('lesson-3').expectedDamage).toBeGreaterThan(odds('lesson-1').expectedDamage)
  })

  it.each(LESSONS)('%s ends, whatever is played, in its rounds', lesson => {
    const last = lesson === 'lesson-3' ? 5 : 4
    const winners = new Set<string>()
    for (let seed = 1; seed <= 60; seed += 1) {
      const next = random(seed)
      const state = start(lesson)
      const play = seed % 2 === 0 ? randomCommand : brawlCommand
      for (let n = 0; n < 2000 && !state.result; n += 1) game.apply(state, play(game, state, state.open[0]!, next))
      expect(state.result).not.toBeNull()
      expect(state.round).toBeLessThanOrEqual(last)
      winners.add(state.result!.winner ?? 'nobody')
    }
    expect([...winners].sort()).toEqual(['first', 'second'])
  })

  it.each(LESSONS)('%s comes back from its replay as it was', async lesson => {
    const player = (seed: number): Player => {
      const next = random(seed)
      return { decide: async (view, decision) => brawlCommand(game, view, decision, next) }
    }
    const players = { first: player(1), second: player(2) }
    const match = createMatch({ engine: game, scenario: missionScenario(lesson), seed: 'lesson', players })
    await match.run()
    const file = parseReplay(JSON.stringify(exportReplay(game, match, { first: 'human', second: 'cadet' })))
    if ('problem' in file) throw new Error(file.problem.key)
    const { state, problem } = runReplay(game, file)
    expect(problem).toBeNull()
    expect(game.hash(state!)).toBe(game.hash(match.state))
  })

  it('[WIN-1] are lost with the X-wing', () => {
    const state = start('lesson-2')
    const xwing = state.ships.find(ship => ship.id === 'r1')!
    xwing.pose = { x: 0, y: 430, heading: 0 }
    until(state, 'attack', { r1: 'straight 4', i1: 'straight 2', i2: 'straight 2' })
    expect(state.result).toEqual({ winner: 'second', by: 'destroyed' })
  })
})
