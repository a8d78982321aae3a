/** A shot through an asteroid meets one more defence die, and from upon one nobody fires. */
import { describe, expect, it } from 'vitest'
import { judgeShot } from '../../src/rules/index.ts'
import { previewAttack } from '../../src/rules/preview.ts'
import { battle, type Lying } from '../support/battle.ts'

/** An X-wing without a shot left and a TIE fighter nose to nose over a gap of so many mm; the TIE fighter attacks. */
function attacked(gap: number, obstacles: Record<string, Lying>, aside = 0) {
  const b = battle(
    {
      red: { pilot: 'redsquadronpilot', at: [0, 0, 0], fought: true },
      tie: { pilot: 'academypilot', at: [aside, gap + 40, 180] },
    },
    { obstacles },
  ).fight()
  return b.attack('tie', 'red').roll('hit', 'blank')
}
/** As wide as the bases and more. */
const wide = 'coreasteroid5'

describe('attacks and obstacles', () => {
  it('[EX-OBST-3] [OBST-11] [OBST-12] through an asteroid: one defence die more', () => {
    const b = attacked(150, { [wide]: [0, 90] })
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
    b.roll('evade', 'blank', 'blank')
    expect(b.told('diceRolled')[0]?.terms).toEqual([
      { why: 'agility', dice: 2 },
      { why: 'obstructed', dice: 1 },
    ])
    expect(b.told('diceRolled')[0]?.rules).toContain('OBST-12')
    expect(attacked(150, { [wide]: [150, 90] }).open()).toMatchObject({ dice: 'defence', count: 2 })
  })

  it('[D-10] [COMBAT-4.3] [OBST-12] at Range 3, obstructed, agility 2: four', () => {
    expect(attacked(250, { [wide]: [0, 150] }).open()).toMatchObject({ dice: 'defence', count: 4 })
  })

  it('[OBST-12] only one die, however many obstacles', () => {
    const many: Record<string, Lying> = { [wide]: [0, 150], coreasteroid0: [0, 80], coreasteroid1: [0, 220] }
    expect(attacked(250, many).open()).toMatchObject({ dice: 'defence', count: 4 })
  })

  it('[OBST-11] [OBST-13] of equally short lines the attacker may use a clear one; from corner to corner there is one', () => {
    // Parallel bases are 40 mm wide, the small asteroid 39.
    expect(attacked(150, { coreasteroid0: [0, 90] }).open()).toMatchObject({ dice: 'defence', count: 2 })
    // Set off to the side: one line, from corner (20, 20) to (80, 170).
    expect(attacked(150, { coreasteroid0: [50, 95] }, 100).open()).toMatchObject({ dice: 'defence', count: 3 })
    expect(attacked(150, { coreasteroid0: [95, 95] }, 100).open()).toMatchObject({ dice: 'defence', count: 2 })
  })

  it('[OBST-11] the line is told with the attack, and the preview agrees', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, 0, 0], fought: true },
        tie: { pilot: 'academypilot', at: [0, 190, 180] },
      },
      { obstacles: { [wide]: [0, 90] } },
    ).fight()
    expect(previewAttack(b.rules.catalog, b.state, 'i1', 'r1')).toMatchObject({ obstructed: true, defenceDice: 3 })
    b.attack('tie', 'red')
    expect(b.told('attackDeclared')).toMatchObject([{ obstructed: true }])
  })

  it('[ARC-3] [OBST-11] ships and satellites obstruct nothing', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, 0, 0], fought: true },
        mate: { pilot: 'rookiepilot', at: [0, 95, 0], fought: true },
        tie: { pilot: 'academypilot', at: [0, 190, 180] },
      },
      {
        mission: 'dark-whispers',
        satellites: [
          [0, 50],
          [0, -200],
        ],
      },
    ).fight()
    b.attack('tie', 'red').roll('hit', 'blank')
    expect(b.open()).toMatchObject({ dice: 'defence', count: 2 })
  })

  it('[OBST-10] on an asteroid a ship cannot attack anybody with anything, and says why', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, 0, 0], upgrades: ['protontorpedoes'], locks: 'tie' },
        tie: { pilot: 'academypilot', at: [0, 190, 180] },
      },
      { obstacles: { coreasteroid0: [0, 0] } },
    ).fight()
    const game = { catalog: b.rules.catalog, state: b.state, events: null }
    for (const weapon of ['primary', 'protontorpedoes'])
      expect(judgeShot(game, b.ship('red'), { target: 'i1', weapon })).toMatchObject({ rules: ['OBST-10'] })
    expect(b.told('attackSkipped')).toMatchObject([{ ship: 'r1', why: 'obstacle', rules: ['OBST-10'] }])
  })

  it('[OBST-10] it can be attacked as ever: the token beneath it is no cover', () => {
    const b = attacked(150, { coreasteroid0: [0, 0] })
    expect(b.open()).toMatchObject({ dice: 'defence', count: 2 })
    expect(b.roll('blank', 'blank').ship('red').shields).toBe(1)
  })

  it('[OBST-10] beside an asteroid, not on it, it attacks', () => {
    // The token reaches from x −18.6 to 20.2.
    for (const [x, may] of [
      [38.6, true],
      [38.5, false],
    ] as const) {
      const b = battle(
        {
          red: { pilot: 'redsquadronpilot', at: [0, 0, 0] },
          tie: { pilot: 'academypilot', at: [0, 190, 180] },
        },
        { obstacles: { coreasteroid0: [x, 0] } },
      ).fight()
      expect(b.open()).toMatchObject({ ship: may ? 'r1' : 'i1' })
    }
  })

  it('[OBST-10] a round later, off the token, it attacks again', () => {
    const b = battle(
      {
        red: { pilot: 'redsquadronpilot', at: [0, 0, 0], activated: true },
        tie: { pilot: 'academypilot', at: [0, 300, 180], activated: true, fought: true },
      },
      { obstacles: { coreasteroid0: [0, 0] } },
    )
    b.dials()
    expect(b.told('attackSkipped')).toMatchObject([{ ship: 'r1', why: 'obstacle' }])
    b.until((_decision, state) => state.round === 2)
    b.ship('tie').activated = true
    b.dials({ red: 'straight 2' }).until(decision => decision.kind === 'attack')
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
  })
})
