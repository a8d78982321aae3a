/** Ships that come for lost ones: when, where, and only if the box still holds them. */
import { describe, expect, it } from 'vitest'
import { catalog as printed } from '../../src/content/index.ts'
import { type Battle, battle, faceDown, type Setting } from '../support/battle.ts'
import { withCards } from '../support/cards.ts'
import { catalogWith, pilot } from '../support/made-up.ts'

const academy = printed.pilots.academypilot!
const mission = printed.missions['political-escort']!
const doomed = [faceDown(), faceDown()]
const catalog = catalogWith({ pilots: [pilot('black', 'tiefighter', 4)] })

/** Two X-wings with a doomed TIE fighter each in front of them; another one aside. The Combat phase is open. */
function fight(tie: Partial<Setting> = {}, third: Partial<Setting> = {}, cards = catalog) {
  return battle(
    {
      shuttle: { pilot: 'senatorshuttle', at: [-400, -400, 0] },
      red: { pilot: 'redsquadronpilot', at: [0, -170, 0] },
      rookie: { pilot: 'rookiepilot', at: [60, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180], damage: doomed, ...tie },
      wing: { pilot: 'academypilot', at: [60, 20, 180], damage: doomed },
      third: { pilot: 'academypilot', at: [300, 407.2, 0], ...third },
    },
    { catalog: cards },
  ).fight()
}
const kill = (b: Battle, attacker: string, target: string) =>
  b.attack(attacker, target).roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
const call = (x: number, y: number, heading: number) =>
  ({ type: 'reinforce', pilot: 'academypilot', x, y, heading }) as const
/** Everybody who is asked to attack declines. */
const peace = (b: Battle) => {
  while (b.state.phase === 'combat') b.pass()
  return b
}

describe('Imperial reinforcements', () => {
  it('[MISSION-GEN-10] [MISSION-1-REINF-1] one Academy Pilot for each ship lost this round, in the End phase', () => {
    const b = fight()
    kill(b, 'red', 'tie')
    kill(b, 'rookie', 'wing')
    expect(b.state.phase).toBe('end')
    expect(b.open()).toMatchObject({
      kind: 'reinforce',
      side: 'second',
      pilot: 'academypilot',
      lost: b.ids.tie,
      zone: { edges: ['north'], band: 1 },
    })
    b.play(call(0, 407.2, 180))
    expect(b.told('shipPlaced')).toMatchObject([
      { ship: 'i4', pilot: 'academypilot', how: 'reinforcement', lost: 'i1' },
    ])
    expect(b.open()).toMatchObject({ kind: 'reinforce', lost: b.ids.wing })
    b.play(call(100, 407.2, 180))
    expect(b.state).toMatchObject({ round: 2, phase: 'planning' })
    expect(b.ship('i5')).toMatchObject({ status: 'play', pilot: 'academypilot', shields: 0, damage: [] })
  })

  it('[MISSION-GEN-10] may be declined, and is not saved up', () => {
    const b = peace(kill(fight(), 'red', 'tie'))
    b.pass()
    expect(b.told('reinforcementDeclined')).toMatchObject([{ side: 'second', lost: 'i1' }])
    expect(b.state).toMatchObject({ round: 2, losses: [] })
    b.fight()
    peace(b)
    expect(b.state).toMatchObject({ round: 3, phase: 'planning' })
  })

  it('[MISSION-GEN-10] [MISSION-1-REINF-1] wholly inside R1 of the Imperial edge, any facing, on no other base', () => {
    const b = peace(kill(fight(), 'red', 'tie'))
    expect(b.open().kind).toBe('reinforce')
    for (const heading of [0, 45, 137, 180, 359]) expect(b.refusal(call(0, 407.2, heading))).toEqual([])
    expect(b.refusal(call(0, 377.2, 0))).toEqual([])
    expect(b.refusal(call(0, 377.1, 0))).toEqual(['MISSION-GEN-10', 'MISSION-GEN-3'])
    expect(b.refusal(call(0, 437.3, 0))).toEqual(['MISSION-GEN-10', 'MISSION-GEN-3'])
    expect(b.refusal(call(0, 380, 45))).toEqual(['MISSION-GEN-10', 'MISSION-GEN-3'])
    expect(b.refusal(call(0, -407.2, 0))).toEqual(['MISSION-GEN-10', 'MISSION-GEN-3'])
    expect(b.refusal(call(0, 407.25, 0))).toEqual(['MISSION-GEN-10'])
    expect(b.refusal(call(261, 407.2, 0))).toEqual(['SETUP-6'])
    expect(b.refusal(call(260, 407.2, 0))).toEqual([])
    expect(b.refusal({ ...call(0, 407.2, 0), pilot: 'black' })).toEqual(['MISSION-GEN-10'])
    for (const command of b.legal()) expect(b.rules.isLegal(b.state, command)).toBe(true)
  })

  it('[MISSION-GEN-10] plans, moves and fights from the next round on; ids are never used again', () => {
    const b = peace(kill(fight(), 'red', 'tie')).play(call(-100, 407.2, 180))
    expect(b.told('dialRevealed')).toEqual([])
    expect(b.ship('i1').status).toBe('destroyed')
    expect(b.ship('i4')).toMatchObject({ dial: null, activated: false, fought: false })
    b.dials()
    expect(b.ship('i4').dial).not.toBeNull()
  })

  it('[MISSION-GEN-10] a reinforcement lost later earns a new one', () => {
    const b = peace(kill(fight(), 'red', 'tie')).play(call(0, 407.2, 180))
    Object.assign(b.ship('i4'), { pose: { x: 0, y: 20, heading: 180 }, damage: doomed.map(card => ({ ...card })) })
    b.fight()
    peace(kill(b, 'red', 'i4'))
    expect(b.open()).toMatchObject({ kind: 'reinforce', lost: 'i4' })
    b.play(call(0, 407.2, 180))
    expect(b.ship('i5').status).toBe('play')
  })

  it('[MISSION-GEN-10] [FLEE-2] a ship that fled counts too; a Rebel ship brings none', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [-400, -400, 0] },
      red: { pilot: 'redsquadronpilot', at: [200, -440, 180] },
      tie: { pilot: 'academypilot', at: [0, 440, 0] },
    })
    b.dials({ red: 'straight 1', tie: 'straight 2' }).pass()
    expect([b.ship('red').status, b.ship('tie').status]).toEqual(['fled', 'fled'])
    expect(b.open()).toMatchObject({ kind: 'reinforce', lost: b.ids.tie })
    b.pass()
    expect(b.state.round).toBe(2)
  })

  it('[MISSION-GEN-10] [FLEE-2] a ship that got away by the leave of a mission is not lost', () => {
    const permissions = { ...mission.effects.permissions, escapes: [{ rules: ['MISSION-GEN-10'], ask: () => true }] }
    const lenient = { ...mission, effects: { ...mission.effects, permissions } }
    const b = battle(
      {
        shuttle: { pilot: 'senatorshuttle', at: [-400, -400, 0] },
        red: { pilot: 'redsquadronpilot', at: [200, 0, 180] },
        tie: { pilot: 'academypilot', at: [0, 440, 0] },
      },
      { catalog: withCards({ missions: [lenient] }) },
    )
    b.dials({ red: 'straight 1', tie: 'straight 2' }).pass().pass()
    expect(b.ship('tie').status).toBe('fled')
    expect(b.state).toMatchObject({ round: 2, losses: [] })
  })
})

describe('what the box holds', () => {
  const core = (third: Partial<Setting>, first = 'academypilot') => {
    const b = fight({ pilot: first }, third)
    b.state.collection = 'core'
    if (first === 'black') b.pass().pass()
    kill(b, 'red', 'tie')
    return peace(b)
  }

  it('[COMP-7] [MISSION-GEN-10] two TIE fighters still on the table: no third model, no third card', () => {
    const b = core({})
    expect(b.told('reinforcementImpossible')).toMatchObject([{ lost: 'i1', why: 'components' }])
    expect(b.state.round).toBe(2)
    expect(core({ pilot: 'black' }).told('reinforcementImpossible')).toMatchObject([{ why: 'components' }])
  })

  it('[COMP-7] [MISSION-GEN-10] model and card of the lost ship serve again', () => {
    const b = fight({}, { at: [300, 407.2, 0], damage: doomed })
    b.state.collection = 'core'
    kill(b, 'red', 'tie')
    kill(b, 'rookie', 'wing')
    expect(b.open()).toMatchObject({ kind: 'reinforce', lost: b.ids.tie })
    b.play(call(0, 407.2, 180))
    // Now two are on the table again.
    expect(b.told('reinforcementImpossible')).toMatchObject([{ lost: b.ids.wing, why: 'components' }])
  })

  it('[COMP-7] a model alone is not enough: the card must be in the box too', () => {
    const [single, two] = [1, 2].map(count =>
      catalogWith({
        pilots: [
          { ...pilot('black', 'tiefighter', 4), count },
          { ...academy, count },
        ],
      }),
    )
    const lost = (cards: typeof single) => {
      const b = fight({ pilot: 'academypilot' }, { damage: doomed }, cards!)
      b.state.collection = 'core'
      kill(b, 'red', 'tie')
      return kill(b, 'rookie', 'wing')
    }
    expect(lost(two).open()).toMatchObject({ kind: 'reinforce' })
    const none = lost(single).told('reinforcementImpossible')
    expect(none.map(event => event.why)).toEqual(['components', 'components'])
  })

  it('[COMP-7] an open collection holds any number', () => {
    expect(peace(kill(fight(), 'red', 'tie')).open()).toMatchObject({ kind: 'reinforce' })
  })

  it('[MISSION-GEN-10] where no base fits nobody is asked', () => {
    const b = fight({}, { at: [0, 407.2, 0] })
    b.state.mat.width = 40
    peace(kill(b, 'red', 'tie'))
    expect(b.told('reinforcementImpossible')).toMatchObject([{ lost: 'i1', why: 'room' }])
  })
})
