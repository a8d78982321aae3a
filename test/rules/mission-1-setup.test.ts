/** How Mission 1 begins: forces, places in their order, initiative, and squads of one’s own. */
import { describe, expect, it } from 'vitest'
import { game, missionScenario } from '../../src/content/index.ts'
import { type Choice, type Command, engine, type GameState, type Scenario } from '../../src/rules/index.ts'
import { catalogWith, pilot } from '../support/made-up.ts'

const start = () => game.newGame(missionScenario('political-escort'))
const answer = (state: GameState, choice: Choice): Command =>
  ({ ...choice, player: state.open[0]!.player, at: state.open[0]!.at }) as Command
const refusal = (state: GameState, choice: Choice) => {
  const judged = game.isLegal(state, answer(state, choice))
  return judged === true ? [] : judged.rules
}
const place = (ship: string, x: number, y: number, heading: number) => ({ type: 'place', ship, x, y, heading }) as const

/** After the shuttle, and after the X-wing when told so. */
function placed(...choices: Choice[]): GameState {
  const state = start()
  for (const choice of choices) game.apply(state, answer(state, choice))
  return state
}
const shuttle = place('r2', 0, -400, 0)
const red = place('r1', 0, -307.2, 0)

describe('the setup of Mission 1', () => {
  it('[MISSION-1-SETUP-1] [MISSION-GEN-2] a Red Squadron Pilot against two Academy Pilots, each with an id of its own', () => {
    const ships = start().ships.map(({ id, side, pilot, chassis }) => [id, side, pilot ?? chassis])
    expect(ships).toEqual([
      ['r1', 'first', 'redsquadronpilot'],
      ['r2', 'first', 'senatorshuttle'],
      ['i1', 'second', 'academypilot'],
      ['i2', 'second', 'academypilot'],
    ])
  })

  it('[MISSION-GEN-5] [AREA-4] it is played on the mat of three feet', () => {
    expect(start().mat).toEqual({ width: 914.4, height: 914.4 })
  })

  it('[MISSION-GEN-1] a mission that does not exist is refused', () => {
    expect(() => game.newGame({ ...missionScenario('political-escort'), mission: 'picnic' })).toThrow('MISSION-GEN-1')
    expect(() => missionScenario('picnic')).toThrow('MISSION-GEN-1')
  })

  it('[MISSION-GEN-1] what every object inherits is no mission, no pilot and no upgrade', () => {
    const scenario = missionScenario('political-escort')
    const squad = (pilot: string, upgrades: string[] = []) => ({
      ...scenario,
      forces: { ...scenario.forces, first: [{ pilot, upgrades }] },
    })
    for (const id of ['constructor', 'toString', '__proto__']) {
      expect(() => game.newGame({ ...scenario, mission: id })).toThrow('MISSION-GEN-1')
      expect(() => missionScenario(id)).toThrow('MISSION-GEN-1')
      expect(() => game.newGame(squad(id))).toThrow('SETUP-2')
      expect(() => game.newGame(squad('redsquadronpilot', [id]))).toThrow('SETUP-2')
    }
  })

  it('[MISSION-1-SETUP-2] a place of −0 lies at 0: the state survives JSON as it is', () => {
    const state = start()
    const { player, at } = state.open[0]!
    const place = { type: 'place', ship: 'r2', x: -0, y: -407.2, heading: -0, player, at } as Command
    game.apply(state, place)
    expect(state.ships.find(ship => ship.id === 'r2')?.pose).toEqual({ x: 0, y: -407.2, heading: 0 })
  })

  it('[MISSION-1-SETUP-2] [EX-MISSION-1] the shuttle first: in the middle of the edge, nose to the other, wholly in R1', () => {
    const state = start()
    expect(state.open).toMatchObject([{ kind: 'place', side: 'first', ships: ['r2'] }])
    const rule = 'MISSION-1-SETUP-2'
    for (const y of [-430.4, -400, -384]) expect(refusal(state, place('r2', 0, y, 0))).toEqual([])
    expect(refusal(state, place('r2', 0, -430.5, 0))).toEqual([rule, 'MISSION-GEN-3'])
    expect(refusal(state, place('r2', 0, -383.9, 0))).toEqual([rule, 'MISSION-GEN-3'])
    expect(refusal(state, place('r2', 0.1, -400, 0))).toEqual([rule])
    expect(refusal(state, place('r2', 0, -400, 1))).toEqual([rule])
    expect(refusal(state, place('r2', 0, -400.05, 0))).toEqual([rule])
    expect(refusal(state, place('r1', 0, -307.2, 0))).toEqual(['SETUP-5'])
  })

  it('[MISSION-1-SETUP-4] [MISSION-GEN-3] [EX-MISSION-1] then the X-wing in R2 alone of its own edge', () => {
    const state = placed(shuttle)
    expect(state.open).toMatchObject([{ kind: 'place', side: 'first', ships: ['r1'] }])
    const rules = ['MISSION-1-SETUP-4', 'MISSION-GEN-3']
    for (const y of [-337.2, -300, -277.2]) expect(refusal(state, place('r1', 100, y, 0))).toEqual([])
    expect(refusal(state, place('r1', 100, -337.3, 0))).toEqual(rules)
    expect(refusal(state, place('r1', 100, -277.1, 0))).toEqual(rules)
    expect(refusal(state, place('r1', 100, -337.2, 45))).toEqual(rules)
    expect(refusal(state, place('r1', 100, 300, 0))).toEqual(rules)
    expect(refusal(state, place('r1', 437.3, -300, 0))).toEqual(rules)
  })

  it('[MISSION-1-SETUP-4] then both TIE fighters in R2 of the Imperial edge, in any order, not on each other', () => {
    const state = placed(shuttle, red)
    expect(state.open).toMatchObject([{ kind: 'place', side: 'second', ships: ['i1', 'i2'] }])
    expect(refusal(state, place('i1', 0, -300, 0))).toEqual(['MISSION-1-SETUP-4', 'MISSION-GEN-3'])
    game.apply(state, answer(state, place('i2', 0, 300, 180)))
    expect(refusal(state, place('i1', 39, 300, 180))).toEqual(['SETUP-6'])
    game.apply(state, answer(state, place('i1', 40, 300, 180)))
    expect(state).toMatchObject({ phase: 'planning', round: 1 })
  })

  it('[MISSION-GEN-3] every placement that is offered is legal, in every step of the setup', () => {
    for (const state of [start(), placed(shuttle), placed(shuttle, red)]) {
      const offered = game.legal(state, state.open[0]!)
      expect(offered.length).toBeGreaterThan(0)
      for (const command of offered) expect(game.isLegal(state, command)).toBe(true)
    }
  })
})

describe('squads in Mission 1', () => {
  const catalog = catalogWith({ pilots: [pilot('even', 'xwing', 3), pilot('odd', 'tiefighter', 3)] })
  const initiative = (first: string[], second: string[], points: number) => {
    const force = (pilots: string[]) => pilots.map(id => ({ pilot: id, upgrades: [] }))
    const scenario: Scenario = {
      ...missionScenario('political-escort'),
      points,
      collection: 'open',
      forces: { first: force(first), second: force(second) },
    }
    return engine(catalog).newGame(scenario).initiative
  }

  it('[MISSION-GEN-9] [INIT-1] who spent fewer points has initiative; on equal points it is the Empire', () => {
    expect(initiative(['redsquadronpilot'], ['academypilot', 'academypilot'], 31)).toBe('first')
    expect(initiative(['redsquadronpilot'], ['academypilot'], 31)).toBe('second')
    expect(initiative(['even'], ['odd'], 31)).toBe('second')
  })

  it('[MISSION-GEN-9] with the printed forces it is the Empire', () => {
    expect(initiative(['redsquadronpilot'], ['academypilot', 'academypilot'], 0)).toBe('second')
    expect(start().initiative).toBe('second')
  })

  it('[MISSION-1-SHUTTLE-2] with 100 points and more the shuttle has 6 shields', () => {
    const shields = (points: number) =>
      game.newGame(missionScenario('political-escort', { points })).ships.find(ship => ship.pilot === null)?.shields
    expect([0, 31, 99, 100, 150].map(shields)).toEqual([0, 0, 0, 6, 6])
  })
})
