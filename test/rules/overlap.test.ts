/** Who would end on another ship backs up until it touches it, loses its action, and cannot shoot at it. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { gap, overlap } from '../../src/geometry/index.ts'
import { bodyOf, judgeShot } from '../../src/rules/index.ts'
import { battle, type Setting } from '../support/battle.ts'
import { extended } from '../support/cards.ts'

/** A Rookie Pilot at the origin heading north that is about to move among ships that have moved. */
const rookie = (others: Record<string, Setting>, more: Partial<Setting> = {}) => {
  const still = Object.fromEntries(Object.entries(others).map(([name, set]) => [name, { ...set, activated: true }]))
  return battle({ rookie: { pilot: 'rookiepilot', at: [0, 0, 0], ...more }, ...still } as Record<string, Setting>, {
    catalog: extended,
  })
}
type Scene = ReturnType<typeof rookie>

const academy = (x: number, y: number, heading = 0): Setting => ({ pilot: 'academypilot', at: [x, y, heading] })
const body = (b: Scene, name: string) => bodyOf(catalog, b.ship(name))
const executed = (b: Scene) => b.told('manoeuvreExecuted')[0]!

describe('flying through ships', () => {
  it('[THRU-1] through other ships without penalty: only the final place matters', () => {
    const b = rookie({ academy: academy(0, 70), other: academy(10, 115, 20), far: academy(-300, -300) })
    b.dials({ rookie: 'straight 4' })
    expect(executed(b)).toMatchObject({ overlapped: [], touching: [], to: { x: 0, y: 200, heading: 0 } })
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1' })
  })
})

describe('overlapping ships', () => {
  it('[EX-OVERLAP-1] back past two ships, touching the last one only, and what follows from it', () => {
    const b = rookie({
      academy: academy(0, 205),
      black: { pilot: 'black-squadron', at: [10, 140, 0] },
    })
    const [academyId, black] = [b.ids['academy']!, b.ids['black']!]
    b.dials({ rookie: 'straight 4' })
    expect(executed(b)).toMatchObject({ overlapped: [black, academyId], touching: [black], to: { x: 0, heading: 0 } })
    expect(executed(b).to.y).toBeCloseTo(100, 2)
    expect(gap(body(b, 'rookie'), body(b, 'black'))).toBeLessThan(0.01)
    for (const other of ['academy', 'black']) expect(overlap(body(b, 'rookie'), body(b, other))).toBe(false)
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'overlap', rules: ['OVERLAP-5'] }])
    expect(b.state.touching).toEqual([[black, 'r1'].sort()])
    // The Black Squadron Pilot has the Rookie Pilot behind it; the Rookie Pilot is next.
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
    expect(b.refusal({ type: 'attack', ship: 'rookie', target: 'black', weapon: 'primary' })).toEqual([
      'COMBAT-1.3',
      'OVERLAP-7',
    ])
    expect(b.refusal({ type: 'attack', ship: 'rookie', target: 'academy', weapon: 'primary' })).toEqual([])
  })

  it('[OVERLAP-1] even a corner is enough; contact is not', () => {
    const near = (y: number) => rookie({ academy: academy(39, y) }).dials({ rookie: 'straight 2' })
    expect(executed(near(160)).overlapped).toEqual([])
    expect(executed(near(159.9)).overlapped).toEqual(['i1'])
  })

  it('[OVERLAP-2] on a curve it slides back along the template, heading and all', () => {
    const b = rookie({ academy: academy(60, 60) }).dials({ rookie: 'turn-right 2' })
    const { to, s, length } = executed(b)
    expect(executed(b).overlapped).toEqual(['i1'])
    expect(s).toBeLessThan(length - 40)
    expect(to.heading).toBeGreaterThan(0)
    expect(to.heading).toBeLessThan(90)
    expect(overlap(body(b, 'rookie'), body(b, 'academy'))).toBe(false)
  })

  it('[OVERLAP-2] it does not stop in the gap of one ship where another is overlapped', () => {
    // Clear of the first at y = 120, but there the second is in the way until y = 80.
    const b = rookie({ first: academy(0, 170), second: academy(30, 120) }).dials({ rookie: 'straight 3' })
    expect(executed(b).to.y).toBeCloseTo(80, 2)
    expect(executed(b).touching).toEqual([b.ids['second']])
  })

  it('[OVERLAP-2] with no free place on the template it stays where it was; the manoeuvre counts, the action is skipped', () => {
    const b = rookie({ near: academy(0, 40), far: academy(0, 85) }, { stress: 2 }).dials({ rookie: 'straight 1' })
    expect(executed(b)).toMatchObject({ s: 0, to: { x: 0, y: 0, heading: 0 } })
    expect(b.ship('rookie').stress).toBe(1)
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'overlap' }])
  })

  it('[OVERLAP-3] it ends touching the ship overlapped last', () => {
    const b = rookie({ academy: academy(0, 150) }).dials({ rookie: 'straight 3' })
    expect(executed(b).touching).toEqual(['i1'])
    expect(b.ship('rookie').pose!.y).toBeCloseTo(110, 2)
    expect(b.state.touching).toEqual([['i1', 'r1']])
  })

  it('[OVERLAP-4] the overlapped ship stays as it is, and nobody suffers damage', () => {
    const b = rookie({ academy: academy(5, 150, 30) })
    const { pose, stress, focus, damage } = structuredClone(b.ship('academy'))
    b.dials({ rookie: 'straight 3' })
    expect(executed(b).overlapped).toEqual(['i1'])
    expect(b.ship('academy')).toMatchObject({ pose, stress, focus, damage })
    expect(b.told('damageDealt')).toEqual([])
    expect(b.ship('rookie')).toMatchObject({ shields: 2, damage: [] })
  })

  it('[OVERLAP-5] [ACT-5] the action is skipped, the stress check is not', () => {
    const b = rookie({ academy: academy(0, 150) }, { stress: 1 }).dials({ rookie: 'straight 2' })
    expect(executed(b)).toMatchObject({ overlapped: ['i1'], difficulty: 'green' })
    expect(b.ship('rookie').stress).toBe(0)
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'overlap', rules: ['OVERLAP-5'] }])
    expect(b.state.phase).not.toBe('activation')
  })

  it('[D-4] [OVERLAP-6] [OVERLAP-5] [ACT-5] a Koiogran turn that overlaps is flown as a straight, and still red', () => {
    const b = rookie({ academy: academy(0, 210) }).dials({ rookie: 'koiogran 4' })
    expect(executed(b)).toMatchObject({
      manoeuvre: 'koiogran 4',
      difficulty: 'red',
      endTurnCancelled: true,
      to: { x: 0, heading: 0 },
    })
    expect(executed(b).rules).toContain('OVERLAP-6')
    expect(executed(b).to.y).toBeCloseTo(170, 2)
    expect(b.ship('rookie').stress).toBe(1)
    expect(b.told('actionSkipped')).toMatchObject([{ why: 'overlap' }])
    // Flown through a ship on the way it turns all the same.
    const free = rookie({ academy: academy(0, 100) }).dials({ rookie: 'koiogran 4' })
    expect(executed(free)).toMatchObject({ endTurnCancelled: false, to: { x: 0, y: 200, heading: 180 } })
  })
})

describe('touching', () => {
  /** A Rookie Pilot that has flown into an Academy Pilot, head to head, at the start of round 2. */
  const bumped = () => {
    const b = rookie({ academy: academy(0, 150, 180), wing: { pilot: 'redsquadronpilot', at: [-300, -300, 0] } })
    b.dials({ rookie: 'straight 3' })
    return b
  }

  it('[OVERLAP-7] neither of two ships that touch can target the other', () => {
    const b = bumped()
    const game = { catalog, state: b.state, events: null }
    const shoot = (ship: string, target: string) =>
      judgeShot(game, b.ship(ship), { target: b.ids[target]!, weapon: 'primary' })
    expect(b.state.touching).toEqual([['i1', 'r1']])
    // With nobody else to attack neither of them is asked: round 2 begins.
    expect(b.told('attackSkipped')).toMatchObject([
      { ship: 'r2', why: 'no-target' },
      { ship: 'r1', why: 'no-target' },
      { ship: 'i1', why: 'no-target' },
    ])
    for (const judged of [shoot('rookie', 'academy'), shoot('academy', 'rookie')])
      expect(judged).toMatchObject({ rules: ['COMBAT-1.3', 'OVERLAP-7'] })
    b.state.touching = []
    expect([shoot('rookie', 'academy'), shoot('academy', 'rookie')]).toEqual([true, true])
    b.fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
  })

  it('[OVERLAP-7] it ends when one of them moves', () => {
    const b = bumped()
    b.ship('wing').activated = true
    b.ship('rookie').activated = true
    b.dials({ academy: 'turn-left 3' })
    expect(executed(b).overlapped).toEqual([])
    expect(b.state.touching).toEqual([])
  })

  it('[OVERLAP-7] unless the move overlaps the other again', () => {
    const b = bumped()
    b.ship('wing').activated = true
    b.ship('academy').activated = true
    b.ship('rookie').pose = { x: 0, y: 60, heading: 0 }
    b.dials({ rookie: 'straight 1' })
    expect(executed(b).overlapped).toEqual(['i1'])
    expect(b.state.touching).toEqual([['i1', 'r1']])
  })

  it('[OVERLAP-7] mere contact after a manoeuvre is no touching', () => {
    const b = rookie({ academy: academy(0, 200, 180) }).dials({ rookie: 'straight 3' })
    expect(gap(body(b, 'rookie'), body(b, 'academy'))).toBe(0)
    expect(b.state.touching).toEqual([])
    b.pass()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
    expect(b.refusal({ type: 'attack', ship: 'rookie', target: 'academy', weapon: 'primary' })).toEqual([])
  })

  it('[OVERLAP-7] it arises between friendly ships too, and stops no attack on others', () => {
    const b = rookie({
      wing: { pilot: 'redsquadronpilot', at: [0, 150, 0] },
      academy: academy(60, 250, 180),
    }).dials({ rookie: 'straight 3' })
    expect(b.state.touching).toEqual([['r1', 'r2']])
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r2' })
    b.pass()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
    expect(b.refusal({ type: 'attack', ship: 'rookie', target: 'academy', weapon: 'primary' })).toEqual([])
  })
})
