/** Who has initiative in a full game of The Force Awakens: the cheaper squad's player decides, of equal ones whoever wins the die. */
import { describe, expect, it } from 'vitest'
import { initiativeWorth } from '../../ai/quick/initiative-choice.ts'
import { missionScenario } from '../../src/content/index.ts'
import { type Choice, engine, type Face, type GameEvent, type Scenario, type Side } from '../../src/rules/index.ts'
import { tfaCatalog } from '../support/tfa.ts'

const rules = engine(tfaCatalog)
const POE = { pilot: 'poedameron', upgrades: ['wired', 'r5x3', 'weaponsguidance'] }
const ZETA = { pilot: 'zetasquadronpilot', upgrades: [] }
const OMEGA = { pilot: 'omegaace', upgrades: [] }
/** With Omega Ace 35 points, as many as Poe has with his cards. */
const EPSILON = { pilot: 'epsilonsquadronpilot', upgrades: [] }

/** A full game at its first question. */
const opened = (forces: Scenario['forces'], more: Partial<Scenario> = {}) => {
  const events: GameEvent[] = []
  const scenario = { ...missionScenario('standard'), set: 'tfa', collection: 'open', points: 100, forces, ...more }
  const state = rules.newGame(scenario as Scenario, events)
  const asked = () => state.open[0]!
  const signed = (choice: Choice) => ({ ...choice, player: asked().player, at: asked().at }) as never
  const play = (choice: Choice) => rules.apply(state, signed(choice), events)
  const judge = (choice: Choice) => rules.isLegal(state, signed(choice))
  const roll = (face: Face) => play({ type: 'roll', faces: [face] } as never)
  return { state, events, asked, play, judge, roll }
}

const uneven = () => opened({ first: [{ ...POE, upgrades: [...POE.upgrades, 'protontorpedoes'] }], second: [OMEGA] })
const even = () => opened({ first: [POE], second: [OMEGA, EPSILON] })

describe('initiative', () => {
  it('[TFA-INIT-1] [TFA-INIT-2] the player with the cheaper squad is asked, and may take it or give it; who has it has it from then on', () => {
    for (const has of ['second', 'first'] as const) {
      const table = uneven()
      expect(table.asked()).toMatchObject({ kind: 'initiative', side: 'second', player: 'second' })
      expect(
        rules.legal(table.state, table.asked()).map(command => command.type === 'chooseInitiative' && command.has),
      ).toEqual(['second', 'first'])
      table.play({ type: 'chooseInitiative', has })
      expect(table.state.initiative).toBe(has)
      expect(table.events.at(-1)).toMatchObject({
        type: 'initiativeChosen',
        side: 'second',
        has,
        rules: expect.arrayContaining(['TFA-INIT-1', 'TFA-INIT-2']),
      })
      // Obstacles begin with whoever has it (TFA-OBST-1).
      expect(table.asked()).toMatchObject({ kind: 'token', side: has })
    }
    expect(opened({ first: [POE], second: [OMEGA, ZETA] }, { points: 0 }).asked()).toMatchObject({ side: 'first' })
  })

  it('[TFA-INIT-1] of equal squads the first side rolls one attack die: HIT or CRIT, and it decides, otherwise the other', () => {
    const decides: Record<string, Side> = { hit: 'first', crit: 'first', focus: 'second', blank: 'second' }
    for (const [face, side] of Object.entries(decides)) {
      const table = even()
      expect(table.asked()).toMatchObject({ kind: 'roll', player: 'chance', dice: 'attack', count: 1 })
      table.roll(face as Face)
      expect(table.events.at(-1)).toMatchObject({ type: 'initiativeRolled', side: 'first', face, decides: side })
      expect(table.asked()).toMatchObject({ kind: 'initiative', side, player: side })
      table.play({ type: 'chooseInitiative', has: 'first' })
      expect(table.state.initiative).toBe('first')
    }
  })

  it('[TFA-INIT-1] nothing else answers it, and it comes before every obstacle', () => {
    const table = uneven()
    expect(table.judge({ type: 'chooseInitiative', has: 'both' as Side })).toMatchObject({ rules: ['TFA-INIT-1'] })
    expect(table.judge({ type: 'pass' })).toMatchObject({ rules: ['TFA-INIT-1'] })
    expect(table.state.objects).toEqual([])
    // Until then nobody is said to have it.
    expect(table.events[0]).toMatchObject({ type: 'gameStarted', initiative: null })
  })

  it('[TFA-INIT-1] [INIT-1] a mission with an initiative of its own asks nobody', () => {
    const state = rules.newGame({
      ...missionScenario('standard'),
      set: 'tfa',
      ...tfaCatalog.missions['first-flight'],
      mission: 'first-flight',
      points: 0,
    } as never)
    expect([state.initiative, state.open.some(({ kind }) => kind === 'initiative')]).toEqual(['second', false])
  })

  it('[TFA-INIT-1] a computer takes it', () => {
    const table = uneven()
    const worth = rules.legal(table.state, table.asked()).map(command => initiativeWorth(command, 'second'))
    expect(worth).toEqual([1, 0])
  })
})
