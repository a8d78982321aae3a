/** One action after the move, never the same twice; and what each of them does, the barrel roll above all. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { type ActionChoice, type Choice, type Effects, measureAttack } from '../../src/rules/index.ts'
import { battle, faceUp, rockOf, unchanged } from '../support/battle.ts'
import { testPilot, withCards } from '../support/cards.ts'

const act = (ship: string, choice: ActionChoice): Choice => ({ type: 'act', ship, ...choice }) as Choice
const roll = (side: 'left' | 'right', slide = 0) => act('tie', { action: 'barrel-roll', side, slide })

/** A TIE fighter that has flown straight 2 to (0, 0) and is about to act; others stand where they are put. */
const tie = (others: Record<string, { pilot: string; at: [number, number, number] }> = {}, more = {}) => {
  const still = Object.fromEntries(Object.entries(others).map(([name, set]) => [name, { ...set, activated: true }]))
  return battle({
    tie: { pilot: 'academypilot', at: [0, -120, 0], ...more },
    rookie: { pilot: 'rookiepilot', at: [-400, -400, 0], activated: true },
    ...still,
  }).dials({ tie: 'straight 2' } as never)
}

describe('actions', () => {
  it('[ACTION-1] exactly one action from the action bar, right after the own move', () => {
    const b = tie({ late: { pilot: 'redsquadronpilot', at: [300, -300, 0] } })
    b.ship('late').activated = false
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'i1', free: null })
    expect(b.refusal(act('tie', { action: 'target-lock', target: 'rookie' }))).toEqual(['ACTION-1'])
    expect(new Set(b.legal().map(command => ('action' in command ? command.action : command.type)))).toEqual(
      new Set(['pass', 'focus', 'barrel-roll', 'evade']),
    )
    b.play(act('tie', { action: 'evade' }))
    expect(b.ship('tie').acted).toEqual(['evade'])
    // It is not asked again: the next ship is.
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r2' })
  })

  it('[ACTION-PASS-1] passing performs nothing', () => {
    const b = tie().pass()
    expect(b.told('actionPerformed')).toEqual([])
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'passed', rules: ['ACTION-PASS-1'] }])
  })

  it.each([
    ['focus', 'ACTION-FO-1'],
    ['evade', 'ACTION-EV-1'],
  ] as const)('[ACTION-EV-1] [ACTION-FO-1] %s puts one token at the ship', (action, rule) => {
    const b = tie({ late: { pilot: 'redsquadronpilot', at: [300, -300, 0] } })
    b.ship('late').activated = false
    b.play(act('tie', { action }))
    expect(b.ship('tie')).toMatchObject({ focus: 0, evade: 0, [action]: 1, acted: [action] })
    expect(b.told('tokenGained')).toMatchObject([{ ship: 'i1', token: action, count: 1, rules: [rule] }])
  })

  it('[ACTION-3] not the same action twice in a round', () => {
    const b = tie({}, { acted: ['focus'] })
    expect(b.refusal(act('tie', { action: 'focus' }))).toEqual(['ACTION-3'])
    expect(b.refusal(act('tie', { action: 'evade' }))).toEqual([])
    expect(b.legal().some(command => 'action' in command && command.action === 'focus')).toBe(false)
    b.play(act('tie', { action: 'evade' })).until((_, state) => state.round === 2)
    expect(b.ship('tie').acted).toEqual([])
  })

  it('[ACTION-CARD-1] a card that offers an action uses up the one action', () => {
    const late = { pilot: 'redsquadronpilot', at: [300, -300, 0] as [number, number, number] }
    const b = tie({ late }, { damage: [faceUp('consolefire'), faceUp('structuraldamage')] })
    b.ship('late').activated = false
    b.play(act('tie', { action: 'repair', card: 'consolefire' }))
    expect(b.told('actionPerformed')).toMatchObject([{ action: 'repair', rules: ['ACTION-1', 'ACTION-CARD-1'] }])
    expect(b.ship('tie').damage.map(card => card.faceUp)).toEqual([false, true])
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r2' })
    // A card without such an action says so, and one that is not there offers nothing.
    const blind = tie({}, { damage: [faceUp('directhit')] })
    expect(blind.judge(act('tie', { action: 'repair', card: 'directhit' }))).toMatchObject({
      key: 'refusal.no-repair',
      rules: ['ACTION-CARD-1'],
    })
    expect(tie().refusal(act('tie', { action: 'repair', card: 'consolefire' }))).toEqual(['ACTION-1'])
  })

  it('[ACTION-CARD-1] the "Action" of a pilot card', () => {
    const effects: Effects = {
      permissions: { offersAction: () => [{ action: 'card', card: 'veteran' }] },
      action: [{ do: 'gainToken', token: 'evade', count: 2 }],
    }
    const b = battle(
      {
        veteran: { pilot: 'veteran', at: [0, 0, 0] },
        academy: { pilot: 'academypilot', at: [-400, -400, 0], activated: true },
        late: { pilot: 'redsquadronpilot', at: [300, -300, 0] },
      },
      { catalog: withCards({ pilots: [testPilot('veteran', 'xwing', 2, effects)] }) },
    ).dials({ veteran: 'straight 2' })
    b.play(act('veteran', { action: 'card', card: 'veteran' }))
    expect(b.ship('veteran').evade).toBe(2)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r2' })
    expect(b.refusal(act('late', { action: 'card', card: 'veteran' }))).toEqual(['ACTION-1'])
  })
})

describe('what is told of an action', () => {
  it('[ACTION-1] [ACTION-FO-1] only what belongs to it, whatever else the command brought', () => {
    const b = tie()
    b.play({ ...act('tie', { action: 'focus' }), target: { any: 'thing' }, card: 7, name: 'x' } as unknown as Choice)
    expect(b.told('actionPerformed')).toMatchObject([{ action: 'focus', name: null, target: null }])
  })
})

describe('the barrel roll', () => {
  const rolled = (b: ReturnType<typeof tie>, choice: Choice) => {
    b.play(choice)
    return b.told('barrelRolled')[0]!.to
  }

  it('[EX-BR-1] [ACTION-BR-1] [ACTION-BR-4] to the right: 80 mm sideways, the heading stays; out of the arc it goes', () => {
    const b = battle({
      tie: { pilot: 'academypilot', at: [40, -40, 0] },
      rookie: { pilot: 'rookiepilot', at: [0, 0, 0], activated: true },
      late: { pilot: 'redsquadronpilot', at: [-300, -300, 0] },
    }).dials({ tie: 'straight 2' })
    const game = { catalog, state: b.state, events: null }
    expect(measureAttack(game, b.ship('rookie'), b.ship('tie'))).toMatchObject({ band: 1 })
    b.play(roll('right'))
    expect(b.told('barrelRolled')).toMatchObject([
      { side: 'right', from: { x: 40, y: 80, heading: 0 }, to: { x: 120, y: 80, heading: 0 } },
    ])
    expect(measureAttack(game, b.ship('rookie'), b.ship('tie'))).toBeNull()
  })

  it('[ACTION-BR-2] [ACTION-BR-3] it slides up to 10 mm at either end, forwards or back, on either side', () => {
    expect(rolled(tie(), roll('left'))).toEqual({ x: -80, y: 0, heading: 0 })
    expect(rolled(tie(), roll('left', 20))).toEqual({ x: -80, y: 20, heading: 0 })
    expect(rolled(tie(), roll('right', -20))).toEqual({ x: 80, y: -20, heading: 0 })
    expect(rolled(tie(), roll('right', 7))).toEqual({ x: 80, y: 7, heading: 0 })
    for (const slide of [21, -21, 0.5])
      expect(tie().refusal(roll('right', slide))).toEqual(['ACTION-BR-2', 'ACTION-BR-3'])
    expect(tie().refusal(roll('up' as never))).toEqual(['ACTION-BR-2'])
  })

  it('[ACTION-BR-5] not onto an obstacle; past one and up to its rim it may', () => {
    const b = tie()
    const rock = (west: number, east: number) => {
      const corners: [number, number][] = [
        [west, -30],
        [east, -30],
        [east, 30],
        [west, 30],
      ]
      b.state.objects = [rockOf(corners)]
      return b.refusal(roll('right'))
    }
    expect(rock(70, 90)).toEqual(['ACTION-BR-5'])
    expect(rock(30, 60.01)).toEqual(['ACTION-BR-5'])
    expect(rock(30, 60)).toEqual([])
    expect(b.refusal(roll('left'))).toEqual([])
  })

  it('[ACTION-BR-2] a slide of −0 is no slide: the story survives JSON', () => {
    const b = tie().play(roll('right', -0))
    expect(b.told('barrelRolled')[0]?.slide).toBe(0)
    expect(b.told('barrelRolled')[0]?.to).toEqual({ x: 80, y: 0, heading: 0 })
  })

  it('[ACTION-BR-5] not onto another ship; contact is allowed, and so is rolling past one', () => {
    // One ship beside the TIE under the template, one beyond.
    const past = tie({ beside: { pilot: 'academypilot', at: [40, 0, 0] } })
    expect(past.judge(roll('right'))).toBe(true)
    const onto = tie({ beyond: { pilot: 'academypilot', at: [119.9, 0, 0] } })
    expect(onto.refusal(roll('right'))).toEqual(['ACTION-BR-5'])
    expect(onto.refusal(roll('left'))).toEqual([])
    expect(tie({ beyond: { pilot: 'academypilot', at: [120, 0, 0] } }).judge(roll('right'))).toBe(true)
  })

  it('[ACTION-BR-5] not off the mat, not even by a corner', () => {
    const near = (x: number) =>
      battle({
        tie: { pilot: 'academypilot', at: [x, -120, 0] },
        rookie: { pilot: 'rookiepilot', at: [-400, -400, 0], activated: true },
      }).dials({ tie: 'straight 2' })
    expect(near(357.2).judge(roll('right'))).toBe(true)
    expect(near(357.3).refusal(roll('right'))).toEqual(['ACTION-BR-5'])
    expect(near(357.3).judge(roll('left'))).toBe(true)
  })

  it('[ACTION-BR-5] [OVERLAP-7] contact after a roll is not touching, and a roll ends what was', () => {
    const b = tie({ enemy: { pilot: 'redsquadronpilot', at: [120, 0, 0] } })
    b.ship('enemy').activated = false
    b.state.touching = [['i1', 'r1']]
    b.play(roll('right'))
    expect(b.ship('tie').pose).toEqual({ x: 80, y: 0, heading: 0 })
    expect(b.state.touching).toEqual([])
  })

  it('[ACTION-BR-5] a roll is no manoeuvre: no colour, no stress', () => {
    const b = tie({ late: { pilot: 'redsquadronpilot', at: [300, -300, 0] } })
    b.ship('late').activated = false
    b.play(roll('left'))
    expect(b.events.map(event => event.type).slice(0, 2)).toEqual(['actionPerformed', 'barrelRolled'])
    expect(b.ship('tie')).toMatchObject({ stress: 0, acted: ['barrel-roll'] })
  })

  it('[ACTION-BR-6] whether a roll is possible can be measured first, and changes nothing', () => {
    const b = tie({
      left: { pilot: 'academypilot', at: [-80, 10, 0] },
      right: { pilot: 'academypilot', at: [80, 30, 0] },
    })
    expect(
      unchanged(b, () => {
        expect(b.refusal(roll('left'))).toEqual(['ACTION-BR-5'])
        expect(b.refusal(roll('right'))).toEqual(['ACTION-BR-5'])
        expect(b.judge(roll('right', -10))).toBe(true)
      }),
    ).toBe(true)
    const offered = b
      .legal()
      .flatMap(command => (command.type === 'act' && 'slide' in command ? [[command.side, command.slide]] : []))
    expect(offered).toEqual([
      ['right', -10],
      ['right', -20],
    ])
  })
})
