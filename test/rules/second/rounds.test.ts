/** Rounds of the second edition: phases, player order, initiative, colours, stress (SE-ROUND-1, SE-INIT-1, SE-ORDER-1, SE-DIFF-1, SE-STRESS-1). */
import { describe, expect, it } from 'vitest'
import { difficultyOf, type GameEvent } from '../../../src/rules/index.ts'
import { eased, hardened } from '../../../src/rules/later/index.ts'
import { previewManoeuvre } from '../../../src/rules/preview.ts'
import { secondCatalog, secondRules, secondScenario, skirmishOf } from '../../support/second-set.ts'

const two = () =>
  skirmishOf({ heron: { pilot: 'heron', at: [0, -300, 0] }, crow: { pilot: 'crow', at: [0, 300, 180] } })

describe('a round', () => {
  it('has a System phase between Planning and Activation, though nobody speaks in it [SE-ROUND-1]', () => {
    const b = two()
    const phases = [...b.dials().events, ...b.until((_, { round }) => round === 2).events].flatMap(event =>
      event.type === 'phaseStarted' ? [event.phase] : [],
    )
    expect(phases).toEqual(['system', 'activation', 'combat', 'end', 'planning'])
    expect(b.events.find(event => event.type === 'roundStarted')?.rules).toEqual(['SE-ROUND-1'])
  })

  it('is one of a first player who is rolled for when all dials are set, one half each [SE-ORDER-1]', () => {
    const b = two()
    for (const asked of [...b.state.open])
      if (asked.kind === 'dial')
        b.by(asked.player as 'first', { type: 'setDial', ship: asked.ship, manoeuvre: 'straight 2' })
    const [roll] = b.state.open
    expect(roll).toMatchObject({ kind: 'roll', dice: 'attack', count: 1, site: 'r1/planning/first/player-order' })
    const odds = secondRules.outcomes(roll!).map(({ command, probability }) => {
      const after = secondRules.step(b.state, command)
      return { probability, first: after.state.initiative, told: after.events.map(({ type }) => type) }
    })
    const share = (side: string) =>
      odds.filter(({ first }) => first === side).reduce((sum, { probability }) => sum + probability, 0)
    expect([share('first'), share('second')]).toEqual([0.5, 0.5])
    expect(odds.every(({ told }) => told[1] === 'initiativeChosen')).toBe(true)
  })

  it('shows nobody in Planning who will be first player [SE-ORDER-1]', () => {
    const b = two()
    b.state.initiative = 'first'
    const [dial] = b.state.open
    const view = secondRules.viewFor(b.state, dial!.player as 'first')
    expect(view.initiative).toBe('first')
    expect(view.open.map(({ kind }) => kind)).toEqual(['dial', 'dial'])
    b.dials()
    expect(b.state.initiative).toBe('second')
  })

  it('is gone through by initiative, ties first player first, up in Activation and down in Engagement [SE-INIT-1]', () => {
    const order = (initiative: 'first' | 'second') => {
      const b = skirmishOf(
        {
          keeper: { pilot: 'keeper', at: [-200, -300, 0] },
          heron: { pilot: 'heron', at: [0, -300, 0] },
          crow: { pilot: 'crow', at: [0, 300, 180] },
          sage: { pilot: 'sage', at: [200, -300, 0] },
        },
        { initiative },
      )
      const told: GameEvent[] = [...b.dials().events, ...b.until((_, { round }) => round === 2).events]
      return told.flatMap(event => (event.type === 'phaseStarted' && event.order.length > 0 ? [event.order] : []))
    }
    // r1 keeper 2, r2 heron 3, r3 sage 5; i1 crow 3.
    expect(order('first')).toEqual([
      ['r1', 'r2', 'i1', 'r3'],
      ['r3', 'r2', 'i1', 'r1'],
    ])
    expect(order('second')).toEqual([
      ['r1', 'i1', 'r2', 'r3'],
      ['r3', 'i1', 'r2', 'r1'],
    ])
  })
})

describe('the colour of a manoeuvre', () => {
  const flown = (manoeuvre: 'straight 2' | 'koiogran 4' | 'straight 3', tokens: Record<string, number>, stress = 0) => {
    const b = skirmishOf({
      heron: { pilot: 'heron', at: [0, -300, 0], tokens, stress },
      crow: { pilot: 'crow', at: [0, 300, 180] },
    })
    b.dials({ heron: manoeuvre }).until((_, { phase }) => phase !== 'activation')
    return b
  }

  it('takes one stress, one strain and one deplete token where it is blue, and gives stress where it is red [SE-DIFF-1, GAUNT-STRAIN-3, GAUNT-DEPLETE-3]', () => {
    const blue = flown('straight 2', { strain: 2, deplete: 1 }, 1).ship('heron')
    expect([blue.stress, blue.tokens]).toEqual([0, { strain: 1 }])
    const white = flown('straight 3', { strain: 2, deplete: 1 }).ship('heron')
    expect([white.stress, white.tokens]).toEqual([0, { strain: 2, deplete: 1 }])
    expect(flown('koiogran 4', {}).ship('heron').stress).toBe(1)
  })

  it('gets harder and easier by one step [SE-DIFF-2]', () => {
    expect((['blue', 'white', 'red'] as const).map(hardened)).toEqual(['white', 'red', 'red'])
    expect((['blue', 'white', 'red'] as const).map(eased)).toEqual(['blue', 'blue', 'white'])
  })

  it('is not flown red under stress, but white and two ahead, and nobody chooses [SE-STRESS-1]', () => {
    const b = skirmishOf({
      heron: { pilot: 'heron', at: [0, -300, 0], stress: 1 },
      crow: { pilot: 'crow', at: [0, 300, 180] },
    })
    // Whoever looks ahead sees where that leads.
    const ahead = previewManoeuvre(secondCatalog, b.state, 'r1', 'koiogran 4')
    expect(ahead).toMatchObject({ to: { x: 0, y: -180, heading: 0 }, difficulty: 'white', stressAfter: 1 })
    b.dials({ heron: 'koiogran 4' }).until((_, { round }) => round === 2)
    expect(b.told('manoeuvreReplaced')).toMatchObject([
      { by: null, to: 'straight 2', difficulty: 'white', rules: ['STRESS-2', 'SE-STRESS-1'] },
    ])
    expect(b.told('manoeuvreExecuted')).toMatchObject([
      { manoeuvre: 'straight 2', difficulty: 'white', to: { y: -180 } },
    ])
    // On its dial that is blue: here it takes no stress away.
    const game = { catalog: secondCatalog, state: b.state, events: null }
    expect(difficultyOf(game, b.ship('heron'), 'straight', 2)).toBe('blue')
    expect(b.ship('heron').stress).toBe(1)
    expect(b.told('actionSkipped')).toContainEqual(expect.objectContaining({ ship: 'r1', why: 'stressed' }))
  })
})

describe('the setup', () => {
  it('rolls for the first player, lays six obstacles in turns from there, and places ships in ascending initiative [SE-SETUP-1]', () => {
    const objects = [1, 2, 3, 4, 5, 6].map(n => `reef${n}`)
    const state = secondRules.newGame(secondScenario({ objects }))
    const asked: string[] = []
    while (state.phase === 'setup') {
      const decision = state.open[0]!
      if (decision.kind === 'roll') {
        secondRules.apply(state, { type: 'roll', player: 'chance', at: decision.at, faces: ['focus'] })
        expect(state.initiative).toBe('second')
        continue
      }
      const choices = secondRules.legal(state, decision)
      const [choice] = choices
      if (decision.kind === 'token') {
        // Beyond range 1 of each other, and beyond range 2 of every edge.
        expect(decision.zone).toMatchObject({ apart: 100, offEdges: { mm: 200 } })
      }
      asked.push(decision.kind === 'place' ? `${decision.player} ${decision.ships.join()}` : String(decision.player))
      secondRules.apply(state, choice!)
    }
    expect(asked.slice(0, 6)).toEqual(['second', 'first', 'second', 'first', 'second', 'first'])
    // i4 1, i2 2 and r3 2, i1 and i3 3, r2 4, r1 5.
    expect(asked.slice(6)).toEqual([
      'second i4',
      'second i2',
      'first r3',
      'second i1,i3',
      'second i3',
      'first r2',
      'first r1',
    ])
    for (const { pose, side } of state.ships) expect(side === 'first' ? -pose!.y : pose!.y).toBeGreaterThan(457.2 - 100)
  })
})
