/** A weapon fires only from the arcs that it names, and each arc may have a value of its own. */
import { describe, expect, it } from 'vitest'
import { catalog as printed } from '../../src/content/index.ts'
import { printedArc, smallBase } from '../../src/geometry/index.ts'
import { type Chassis, weaponsOf } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { carried, catalogWith, pilot, weapon } from '../support/made-up.ts'

const gunship: Chassis = {
  ...printed.chassis['xwing']!,
  id: 'gunship',
  arcs: [printedArc('front', smallBase), printedArc('rear', smallBase)],
  primaries: [
    { id: 'primary', arcs: ['front'], attack: 3 },
    { id: 'tail', arcs: ['rear'], attack: 2 },
  ],
}
const free = { bands: [1, 2, 3], needsLock: false, spendsLock: false, discards: false } as const
const made = catalogWith({
  pilots: [pilot('gunner', 'gunship', 5)],
  upgrades: [weapon('missile', free), weapon('turret', { ...free, arcs: ['full'] })],
})
const catalog = { ...made, chassis: { ...made.chassis, gunship } }

/** A gunship that looks north in the middle of the mat, and a TIE around it. */
const around = (x: number, y: number) =>
  battle(
    {
      gun: { pilot: 'gunner', at: [0, 0, 0], upgrades: ['missile', 'turret'].map(carried) },
      tie: { pilot: 'academypilot', at: [x, y, 0] },
    },
    { catalog },
  ).fight()
const fired = (x: number, y: number) =>
  around(x, y)
    .legal()
    .flatMap(command => (command.type === 'attack' ? [command.weapon] : []))

describe('the arcs of weapons', () => {
  it('[COMBAT-1.2] [ARC-2] [SECW-2] each fires from its own: ahead, astern, or all around', () => {
    expect(fired(0, 100)).toEqual(['primary', 'missile', 'turret'])
    expect(fired(0, -100)).toEqual(['tail', 'turret'])
    expect(fired(100, 0)).toEqual(['turret'])
  })

  it('[COMBAT-1.2] a torpedo at what lies astern is refused as out of arc, whatever other arc it lies in', () => {
    const b = around(0, -100)
    const shoot = (weapon: string) => ({ type: 'attack', ship: 'gun', target: 'tie', weapon }) as const
    expect(b.refusal(shoot('missile'))).toEqual(['COMBAT-1.2', 'ARC-2'])
    expect(b.refusal(shoot('primary'))).toEqual(['COMBAT-1.2', 'ARC-2'])
    expect(b.judge(shoot('tail'))).toBe(true)
    expect(b.refusal(shoot('tailgun'))).toEqual(['COMBAT-1.5', 'SECW-1'])
  })

  it('[COMBAT-2.1] [COMBAT-2.3] [COMBAT-4.3] a primary weapon rolls its own value, with what range brings any primary one', () => {
    const near = around(0, -100).attack('gun', 'tie', 'tail')
    expect(near.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 3 })
    const far = around(0, -300).attack('gun', 'tie', 'tail')
    expect(far.open()).toMatchObject({ kind: 'roll', dice: 'attack', count: 2 })
    expect(far.roll('hit', 'hit').open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 4 })
    expect(around(0, 100).attack('gun', 'tie', 'primary').open()).toMatchObject({ count: 4 })
  })

  it('[COMBAT-1.5] are listed with its primary weapons first', () => {
    const b = around(0, 100)
    expect(weaponsOf({ catalog, state: b.state, events: null }, b.ship('gun'))).toEqual([
      'primary',
      'tail',
      'missile',
      'turret',
    ])
  })
})
