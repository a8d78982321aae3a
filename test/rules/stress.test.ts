/** Stress forbids actions, and where a red manoeuvre is revealed under it the opponent picks another. */
import { describe, expect, it } from 'vitest'
import type { Choice, ManoeuvreKey, Word } from '../../src/rules/index.ts'
import { battle, faceUp } from '../support/battle.ts'
import { testPilot, withCards } from '../support/cards.ts'

const rookie = (more = {}) =>
  battle({
    rookie: { pilot: 'rookiepilot', at: [0, 0, 0], stress: 1, ...more },
    academy: { pilot: 'academypilot', at: [-400, -400, 0], activated: true },
  })

const choose = (manoeuvre: ManoeuvreKey): Choice => ({ type: 'chooseManoeuvre', ship: 'rookie', manoeuvre })

describe('stress', () => {
  it('[STRESS-1] a ship may hold several tokens; they stay through the End phase', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, 0, 0], stress: 3, focus: 1 },
      academy: { pilot: 'academypilot', at: [-400, -400, 0] },
    }).dials({ rookie: 'straight 3', academy: 'straight 2' })
    b.until((_, state) => state.round === 2)
    expect(b.ship('rookie')).toMatchObject({ stress: 3, focus: 0 })
  })

  it('[STRESS-2] no action while stressed', () => {
    const b = rookie().dials({ rookie: 'straight 3' })
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'stressed' }])
    expect(b.ship('rookie')).toMatchObject({ acted: [], stress: 1 })
    // The same without stress.
    expect(rookie({ stress: 0 }).dials({ rookie: 'straight 3' }).open()).toMatchObject({ kind: 'action' })
  })

  it('[STRESS-2] with the action open a token is enough to refuse every action', () => {
    const b = rookie({ stress: 0 }).dials({ rookie: 'straight 3' })
    b.ship('rookie').stress = 1
    expect(b.refusal({ type: 'act', ship: 'rookie', action: 'focus' })).toEqual(['STRESS-2'])
    expect(b.legal()).toEqual([expect.objectContaining({ type: 'pass' })])
  })

  it('[D-3] [STRESS-2] [STRESS-3] a red manoeuvre revealed under stress: the opponent chooses any that is not red', () => {
    const b = rookie().dials({ rookie: 'koiogran 4' })
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', side: 'second', ship: 'r1', why: 'stressed', mayPass: false })
    const offered = b.legal().map(command => (command.type === 'chooseManoeuvre' ? command.manoeuvre : command.type))
    expect(offered).toHaveLength(14)
    expect(offered).not.toContain('koiogran 4')
    expect(b.refusal(choose('koiogran 4'))).toEqual(['STRESS-3'])
    expect(b.refusal(choose('turn-left 1'))).toEqual(['STRESS-3'])
    expect(b.refusal({ type: 'pass' })).toEqual(['STRESS-3'])
    b.play(choose('turn-left 3'))
    expect(b.told('manoeuvreReplaced')).toMatchObject([
      { ship: 'r1', by: 'second', from: 'koiogran 4', to: 'turn-left 3', difficulty: 'white' },
    ])
    // Step 4 goes by the colour that was picked: white, so nothing changes.
    expect(b.ship('rookie')).toMatchObject({ stress: 1, pose: { x: -110, y: 110, heading: 270 } })
  })

  it('[STRESS-2] [STRESS-3] stress counts as it is once the dial lies open and its cards have spoken', () => {
    const revealed = (word: Word) =>
      battle(
        {
          novice: { pilot: 'novice', at: [0, 0, 0] },
          academy: { pilot: 'academypilot', at: [-400, -400, 0], activated: true },
        },
        {
          catalog: withCards({
            pilots: [
              testPilot('novice', 'xwing', 2, { reactions: { dialRevealed: { rules: ['CARD-2'], do: [word] } } }),
            ],
          }),
        },
      ).dials({ novice: 'koiogran 4' })
    expect(revealed({ do: 'gainToken', token: 'stress', count: 1 }).open()).toMatchObject({ why: 'stressed' })
    expect(revealed({ do: 'gainToken', token: 'focus', count: 1 }).ship('novice')).toMatchObject({
      stress: 1,
      pose: { x: 0, y: 200, heading: 180 },
    })
  })

  it('[STRESS-3] a green one picked takes a stress token off, and an action is possible', () => {
    const b = rookie().dials({ rookie: 'koiogran 4' }).play(choose('straight 1'))
    expect(b.ship('rookie').stress).toBe(0)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1' })
  })

  it('[STRESS-3] it may be one that makes the ship flee', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, 430, 0], stress: 1 },
      friend: { pilot: 'redsquadronpilot', at: [0, -300, 0], activated: true },
      academy: { pilot: 'academypilot', at: [-400, -400, 0], activated: true },
    })
    b.dials({ rookie: 'koiogran 4' }).play(choose('straight 2'))
    expect(b.ship('rookie').status).toBe('fled')
  })

  it('[STRESS-3] red may be planned under stress', () => {
    const b = rookie()
    expect(b.judge({ type: 'setDial', ship: 'rookie', manoeuvre: 'koiogran 4' }, 'first')).toBe(true)
  })

  it('[STRESS-3] without stress a red manoeuvre is flown as it is', () => {
    const b = rookie({ stress: 0 }).dials({ rookie: 'koiogran 4' })
    expect(b.told('manoeuvreExecuted')).toMatchObject([{ manoeuvre: 'koiogran 4', difficulty: 'red' }])
    expect(b.ship('rookie').stress).toBe(1)
  })

  it('[STRESS-3] red is the colour after the cards: with Damaged Engine turns are replaced and cannot be picked', () => {
    const b = rookie({ damage: [faceUp('damagedengine')] }).dials({ rookie: 'turn-right 2' })
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', side: 'second', why: 'stressed' })
    const offered = b.legal().map(command => (command.type === 'chooseManoeuvre' ? command.manoeuvre : ''))
    expect(offered).toHaveLength(10)
    expect(offered.filter(key => key.startsWith('turn') || key.startsWith('koiogran'))).toEqual([])
    expect(b.refusal(choose('turn-left 2'))).toEqual(['STRESS-3'])
    expect(b.refusal(choose('bank-left 3'))).toEqual([])
  })
})
