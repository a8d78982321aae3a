/** Friends at Range 1 of him cannot be attacked while he could be; and when he guards nobody. */
import { describe, expect, it } from 'vitest'
import { legalTargetsFrom } from '../../../src/rules/preview.ts'
import { battle, faceDown, faceUp, type Setting } from '../../support/battle.ts'
import { catalogWith, pilot, weapon } from '../../support/made-up.ts'
import { printedNumbers } from '../../support/plain-pilot.ts'

const GUARDED = ['CARD-3', 'CONFLICT-2']

/** Biggs, a wingman beside him and a TIE fighter 160 mm before both, whose turn it is. */
function patrol(
  change: { biggs?: Partial<Setting>; mate?: Partial<Setting>; tie?: Partial<Setting> } = {},
  catalog = catalogWith({}),
) {
  return battle(
    {
      biggs: { pilot: 'biggsdarklighter', at: [0, 0, 0], fought: true, ...change.biggs },
      mate: { pilot: 'rookiepilot', at: [60, 0, 0], fought: true, ...change.mate },
      tie: { pilot: 'academypilot', at: [30, 200, 180], ...change.tie },
    },
    { catalog },
  ).fight()
}
type Patrol = ReturnType<typeof patrol>
const at = (b: Patrol, target: 'biggs' | 'mate', armed = 'primary') =>
  b.refusal({ type: 'attack', ship: 'tie', target, weapon: armed })

describe('Biggs Darklighter', () => {
  printedNumbers('biggsdarklighter', {
    chassis: 'xwing',
    skill: 5,
    points: 25,
    unique: true,
    count: 1,
    carries: ['protontorpedoes', 'r2f2', 'r2d2'],
  })

  it('[CARD-3] [COMBAT-1.1] a friendly ship at Range 1 of him cannot be the target while he could be', () => {
    const b = patrol()
    expect(at(b, 'mate')).toEqual(GUARDED)
    expect(at(b, 'biggs')).toEqual([])
    expect(b.judge({ type: 'attack', ship: 'tie', target: 'mate', weapon: 'primary' })).toMatchObject({
      params: { guard: 'r1' },
    })
    expect(b.legal().filter(({ type }) => type === 'attack')).toMatchObject([{ target: 'r1' }])
    const { catalog } = b.rules
    expect(legalTargetsFrom(catalog, b.state, 'i1', b.ship('tie').pose!)).toEqual(['r1'])
  })

  it('[CARD-3] nobody is asked and every attacker has to obey', () => {
    const b = battle({
      biggs: { pilot: 'biggsdarklighter', at: [0, 0, 0] },
      mate: { pilot: 'rookiepilot', at: [60, 0, 0] },
      one: { pilot: 'maulermithel', at: [30, 200, 180] },
      two: { pilot: 'academypilot', at: [-20, 200, 180] },
    }).fight()
    for (const ship of ['one', 'two']) {
      b.until(decision => decision.kind === 'attack' && decision.ship === b.ship(ship).id)
      expect(b.refusal({ type: 'attack', ship, target: 'mate', weapon: 'primary' })).toEqual(GUARDED)
      b.pass()
    }
  })

  it('[CARD-1] at Range 2 of him a ship is not guarded', () => {
    // Bases 100 mm apart, and a tenth more.
    expect(at(patrol({ mate: { at: [140, 0, 0] } }), 'mate')).toEqual(GUARDED)
    expect(at(patrol({ mate: { at: [140.1, 0, 0] } }), 'mate')).toEqual([])
  })

  it('[ARC-2] out of the arc of the attacker he guards nobody', () => {
    const b = patrol({ mate: { at: [0, 0, 0] }, biggs: { at: [-130, 0, 0] }, tie: { at: [60, 120, 180] } })
    expect(at(b, 'biggs')).toEqual(['COMBAT-1.2', 'ARC-2'])
    expect(at(b, 'mate')).toEqual([])
  })

  it('[RANGE-5] beyond Range 3 of the attacker he guards nobody', () => {
    const b = patrol({ mate: { at: [0, 20, 0] }, biggs: { at: [0, -100, 0] }, tie: { at: [0, 300, 180] } })
    expect(at(b, 'biggs')).toEqual(['COMBAT-1.2', 'RANGE-5'])
    expect(at(b, 'mate')).toEqual([])
  })

  it('[OVERLAP-7] touching the attacker he guards nobody', () => {
    const b = patrol()
    b.state.touching.push(['i1', 'r1'])
    expect(at(b, 'biggs')).toEqual(['COMBAT-1.3', 'OVERLAP-7'])
    expect(at(b, 'mate')).toEqual([])
  })

  it('[SECW-5] [EX-SECW-1] a torpedo that is locked on the wingman flies at the wingman; the guns may not', () => {
    const b = patrol({ tie: { upgrades: ['protontorpedoes'], locks: 'mate' } })
    expect(at(b, 'mate', 'protontorpedoes')).toEqual([])
    expect(at(b, 'mate')).toEqual(GUARDED)
    expect(at(b, 'biggs', 'protontorpedoes')).toEqual(['SECW-5', 'ACTION-TL-8'])
  })

  it('[SECW-2] a weapon that does not reach him may be fired past him', () => {
    const catalog = catalogWith({ upgrades: [weapon('lance', { needsLock: false, spendsLock: false })] })
    const b = patrol(
      { mate: { at: [0, 0, 0] }, biggs: { at: [0, 80, 0] }, tie: { at: [0, 200, 180], upgrades: ['lance'] } },
      catalog,
    )
    expect(at(b, 'biggs', 'lance')).toEqual(['SECW-2'])
    expect(at(b, 'mate', 'lance')).toEqual([])
    expect(at(b, 'mate')).toEqual(GUARDED)
  })

  it('[CRIT-1] an Injured Pilot guards nobody', () => {
    const b = patrol({ biggs: { damage: [faceUp('injuredpilot')] } })
    expect([at(b, 'mate'), at(b, 'biggs')]).toEqual([[], []])
  })

  it('[CONFLICT-2] where a card keeps the attacker from him he guards nobody: he cannot be the target', () => {
    const shy = pilot('shy', 'tiefighter', 1, {
      permissions: {
        mayTarget: [{ rules: ['CARD-3'], ask: (_where, _attacker, target) => target.pilot !== 'biggsdarklighter' }],
      },
    })
    const b = patrol({ tie: { pilot: 'shy' } }, catalogWith({ pilots: [shy] }))
    expect(at(b, 'biggs')).toEqual(['CONFLICT-2', 'CARD-3'])
    expect(at(b, 'mate')).toEqual([])
  })

  it('[OBST-10] [OBST-11] on an asteroid, or behind one, he can be attacked, so he guards', () => {
    const b = battle(
      {
        biggs: { pilot: 'biggsdarklighter', at: [0, 0, 0], fought: true },
        mate: { pilot: 'rookiepilot', at: [60, 0, 0], fought: true },
        tie: { pilot: 'academypilot', at: [30, 200, 180] },
      },
      { obstacles: { coreasteroid0: [0, 0], coreasteroid1: [20, 100] } },
    ).fight()
    expect(at(b, 'mate')).toEqual(GUARDED)
  })

  it('[DESTROY-2] once he is gone the way is free', () => {
    const b = battle({
      biggs: { pilot: 'biggsdarklighter', at: [0, 0, 0], shields: 0, damage: [faceDown(), faceDown()], fought: true },
      mate: { pilot: 'rookiepilot', at: [60, 0, 0], fought: true },
      one: { pilot: 'nightbeast', at: [30, 200, 180] },
      tie: { pilot: 'academypilot', at: [-20, 200, 180] },
    }).fight()
    b.attack('one', 'biggs').roll('hit', 'blank').roll('blank', 'blank')
    expect(b.ship('biggs').status).toBe('destroyed')
    expect(b.refusal({ type: 'attack', ship: 'tie', target: 'mate', weapon: 'primary' })).toEqual([])
  })

  it('[GEN-3] the shuttle of Mission 1 is a friendly ship too', () => {
    const b = battle({
      biggs: { pilot: 'biggsdarklighter', at: [-70, 0, 0], fought: true },
      shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0] },
      tie: { pilot: 'academypilot', at: [-30, 200, 180] },
    }).fight()
    const shoot = { type: 'attack', ship: 'tie', target: 'shuttle', weapon: 'primary' } as const
    expect(b.refusal(shoot)).toEqual(GUARDED)
    b.ship('biggs').pose = { x: -200, y: 0, heading: 0 }
    expect(b.refusal(shoot)).toEqual([])
  })

  it('[CARD-1] enemy ships beside him are no friends of his', () => {
    const b = battle({
      biggs: { pilot: 'biggsdarklighter', at: [0, 0, 0] },
      red: { pilot: 'redsquadronpilot', at: [30, -200, 0] },
      tie: { pilot: 'academypilot', at: [60, 0, 180] },
    }).fight()
    b.until(decision => decision.kind === 'attack' && decision.ship === 'r2')
    expect(b.refusal({ type: 'attack', ship: 'red', target: 'tie', weapon: 'primary' })).toEqual([])
  })
})
