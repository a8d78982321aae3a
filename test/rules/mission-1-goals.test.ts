/** Who wins Mission 1: the shuttle over its edge, or the shuttle destroyed. */
import { describe, expect, it } from 'vitest'
import { battle, faceDown } from '../support/battle.ts'

/** A shuttle that flies straight on; everybody else is far away. */
function flying(x: number, y: number, heading: number) {
  const b = battle({
    shuttle: { pilot: 'senatorshuttle', at: [x, y, heading] },
    red: { pilot: 'redsquadronpilot', at: [-200, 0, 0] },
    tie: { pilot: 'academypilot', at: [200, 0, 0] },
  }).dials({ red: 'straight 1', tie: 'straight 2' })
  return b.play({ type: 'chooseManoeuvre', ship: 'shuttle', manoeuvre: 'straight 2' })
}
const rebels = { winner: 'first', by: 'goal' }
const empire = { winner: 'second', by: 'goal' }

describe('the goals of Mission 1', () => {
  it('[MISSION-1-GOAL-REBEL] [MISSION-GEN-6] the shuttle flees over the Imperial edge', () => {
    const b = flying(0, 400, 0)
    expect(b.told('shipFled')).toMatchObject([{ ship: 'r2', edge: 'north', escaped: true }])
    expect(b.told('shipFled')[0]?.rules).not.toContain('FLEE-2')
    expect(b.state.result).toEqual(rebels)
  })

  it('[MISSION-1-GOAL-REBEL] as soon as its base is partly outside, and not a hair before', () => {
    // Straight 2 takes the nose 160.25 mm ahead of where the centre was: 133.5 mm and half of its length.
    expect(flying(0, 296.9, 0).state.result).toBeNull()
    expect(flying(0, 297, 0).state.result).toEqual(rebels)
  })

  it.each([
    ['south', 0, -400, 180],
    ['east', 400, 0, 90],
    ['west', -400, 0, 270],
  ] as const)('[MISSION-1-GOAL-IMPERIAL] [FLEE-2] over the %s edge it counts as destroyed', (edge, x, y, heading) => {
    const b = flying(x, y, heading)
    expect(b.told('shipFled')).toMatchObject([{ edge, escaped: false, rules: ['FLEE-1', 'FLEE-2'] }])
    expect(b.state.result).toEqual(empire)
  })

  it('[MISSION-1-GOAL-IMPERIAL] over a corner the deeper edge decides', () => {
    expect(flying(385, 390, 45).told('shipFled')).toMatchObject([{ edge: 'north', escaped: true }])
    expect(flying(390, 385, 45).told('shipFled')).toMatchObject([{ edge: 'east', escaped: false }])
    expect(flying(-390, 385, 315).told('shipFled')).toMatchObject([{ edge: 'west', escaped: false }])
  })

  it('[MISSION-1-GOAL-IMPERIAL] exactly over the corner it is not the goal edge', () => {
    const b = flying(390, 390, 45)
    expect(b.told('shipFled')).toMatchObject([{ edge: 'east', escaped: false }])
    expect(b.state.result).toEqual(empire)
    expect(flying(-390, 390, 315).state.result).toEqual(empire)
  })

  it('[MISSION-1-GOAL-IMPERIAL] the shuttle is destroyed by an attack', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, -170, 0], damage: Array.from({ length: 5 }, faceDown) },
      red: { pilot: 'redsquadronpilot', at: [-300, 0, 180] },
      tie: { pilot: 'academypilot', at: [0, 20, 180] },
    }).fight()
    b.attack('tie', 'shuttle').roll('hit', 'blank').roll('blank', 'blank')
    expect(b.events.at(-1)).toMatchObject({ type: 'gameEnded', result: empire })
    expect(b.state.result).toEqual(empire)
  })

  it('[MISSION-GEN-6] [MISSION-1-GOAL-REBEL] destroying every Imperial ship wins nothing', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, -400, 0] },
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180], damage: [faceDown(), faceDown()] },
    }).fight()
    b.attack('red', 'tie').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.ship('tie').status).toBe('destroyed')
    b.pass()
    expect(b.state).toMatchObject({ result: null, round: 2, phase: 'planning' })
  })

  it('[MISSION-GEN-6] without any fighter left the shuttle flies on alone', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0] },
      red: { pilot: 'redsquadronpilot', at: [0, -400, 180] },
      tie: { pilot: 'academypilot', at: [200, 400, 0] },
    }).dials({ red: 'straight 4', tie: 'straight 5' })
    b.pass()
    expect([b.ship('red').status, b.ship('tie').status]).toEqual(['fled', 'fled'])
    b.pass()
    const fly = { type: 'chooseManoeuvre', ship: 'shuttle', manoeuvre: 'straight 2' } as const
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', ship: 'r2' })
    expect(b.state.round).toBe(2)
    // 133.5 mm a round: the nose is over the edge in the fourth.
    b.play(fly, fly, fly)
    expect(b.state).toMatchObject({ result: null, round: 5 })
    b.play(fly)
    expect(b.state).toMatchObject({ result: rebels, round: 5 })
  })
})
