/** Who may scan a satellite, when, and through which ship. */
import { describe, expect, it } from 'vitest'
import { type Battle, battle, faceDown, type Lying, type Setting } from '../support/battle.ts'
import { catalogWith, pilot } from '../support/made-up.ts'

const scan = (ship = 'tie', n = 1) => ({ type: 'scan', ship, marker: `satellite-${n}` }) as const
const NO = ['MISSION-3-SCAN-1', 'MISSION-3-SCAN-2']

type Run = { tie?: Partial<Setting>; red?: Partial<Setting>; satellites?: readonly Lying[]; wing?: Partial<Setting> }

/** A TIE fighter stands on a satellite at (0, 100); a wingman and an X-wing are far away. */
function run(
  {
    tie,
    red,
    wing,
    satellites = [
      [0, 100],
      [0, -300],
    ],
  }: Run = {},
  catalog = catalogWith({}),
) {
  return battle(
    {
      red: { pilot: 'redsquadronpilot', at: [-400, -400, 0], fought: true, ...red },
      tie: { pilot: 'blacksquadronpilot', at: [0, 100, 180], ...tie },
      wing: { pilot: 'academypilot', at: [400, 400, 180], fought: true, ...wing },
    },
    { mission: 'dark-whispers', satellites, catalog },
  )
}
const owner = (b: Battle, n = 1) => b.state.objects.find(({ id }) => id === `satellite-${n}`)?.ship

describe('scanning in Mission 3', () => {
  it('[MISSION-3-SCAN-1] a ship on a satellite takes it off the mat, with no enemy near', () => {
    const b = run().fight()
    expect(b.open()).toMatchObject({ kind: 'attack', side: 'second', ship: 'i1', scans: ['satellite-1'] })
    expect(b.legal().map(({ type }) => type)).toEqual(['pass', 'scan'])
    b.play(scan())
    expect(b.told('objectTaken')).toMatchObject([{ ship: 'i1', object: 'satellite-1', kind: 'satellite', left: 1 }])
    expect([owner(b, 1), owner(b, 2)]).toEqual(['i1', null])
    expect(b.state.round).toBe(2)
  })

  it('[CARD-3] it may, it need not', () => {
    const b = run().fight().pass()
    expect([owner(b), b.state.round]).toEqual([null, 2])
  })

  it('[MISSION-3-SCAN-1] instead of attacking: the one or the other', () => {
    const near = { red: { at: [0, -50, 0] as const } }
    const b = run(near).fight()
    expect(b.legal().map(({ type }) => type)).toEqual(['pass', 'attack', 'scan'])
    b.play(scan())
    expect(b.told('attackDeclared')).toEqual([])
    expect(b.state.round).toBe(2)
    const shot = run(near).fight()
    shot.attack('tie', 'red').roll('blank', 'blank')
    shot.roll('blank', 'blank')
    expect([owner(shot), shot.state.round]).toEqual([null, 2])
  })

  it('[MISSION-3-SCAN-1] at most one a round, more over the game', () => {
    const b = run({
      satellites: [
        [0, 110],
        [0, 90],
        [0, -300],
      ],
    }).fight()
    expect(b.open()).toMatchObject({ scans: ['satellite-1', 'satellite-2'] })
    b.play(scan('tie', 2))
    expect([owner(b, 1), owner(b, 2), b.state.round]).toEqual([null, 'i1', 2])
    for (const { id } of b.state.ships) b.ship(id).activated = true
    b.dials().play(scan('tie', 1))
    expect([owner(b, 1), owner(b, 2)]).toEqual(['i1', 'i1'])
  })

  it('[MISSION-3-SCAN-1] the base must overlap the token: beside it there is nothing to scan', () => {
    // 7.5 mm wide to either side, the base 20.
    expect(
      run({ satellites: [[27.4, 100]] })
        .fight()
        .open(),
    ).toMatchObject({ scans: ['satellite-1'] })
    expect(run({ satellites: [[27.5, 100]] }).fight().state.round).toBe(2)
    const b = run({
      red: { at: [0, -50, 0] },
      satellites: [
        [30, 100],
        [0, -300],
      ],
    }).fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1' })
    expect(b.refusal(scan())).toEqual(NO)
  })

  it('[MISSION-3-SCAN-1] only Imperial ships scan', () => {
    const b = run({ red: { at: [0, 100, 180], fought: false }, tie: { at: [0, -60, 0] } }).fight()
    b.until(decision => decision.kind === 'attack' && decision.side === 'first')
    expect(b.refusal(scan('red'))).toEqual(NO)
    expect(b.open()).not.toHaveProperty('scans')
  })

  it('[MISSION-3-SCAN-1] what is scanned cannot be scanned again', () => {
    const b = run({
      wing: { at: [0, 150, 180], fought: false },
      satellites: [
        [0, 125],
        [0, -300],
      ],
    }).fight()
    b.play(scan())
    expect(b.refusal(scan('wing'))).not.toEqual([])
    expect(b.told('attackSkipped')).toMatchObject([{ ship: 'i2', why: 'no-target' }])
    expect(owner(b)).toBe('i1')
  })

  it('[MISSION-3-SCAN-1] [CONFLICT-2] a ship that a card keeps from attacking may scan', () => {
    const calm = pilot('calm', 'tiefighter', 4, {
      permissions: { mayAttack: [{ rules: ['CARD-3'], ask: () => false }] },
    })
    const b = run({ tie: { pilot: 'calm' }, red: { at: [0, -50, 0] } }, catalogWith({ pilots: [calm] })).fight()
    expect(b.refusal({ type: 'attack', ship: 'tie', target: 'red', weapon: 'primary' })).toEqual([
      'CONFLICT-2',
      'CARD-3',
    ])
    expect(b.legal().map(({ type }) => type)).toEqual(['pass', 'scan'])
    b.play(scan())
    expect(owner(b)).toBe('i1')
  })

  it('[MISSION-3-SCAN-1] [SIM-1] [SIM-3] a ship that is kept for its attack may scan before it goes', () => {
    const b = run({
      red: { pilot: 'redsquadronpilot', at: [0, -50, 0], fought: false },
      tie: { damage: [faceDown(), faceDown()] },
    })
    b.state.initiative = 'first'
    b.fight().attack('red', 'tie').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.told('shipKept')).toMatchObject([{ ship: 'i1' }])
    b.play(scan())
    expect(b.told('objectTaken')).toHaveLength(1)
    expect(b.told('objectsLost')).toMatchObject([{ ship: 'i1', objects: ['satellite-1'] }])
    expect(b.state.objects.map(({ id }) => id)).toEqual(['satellite-2'])
  })

  it('[MISSION-3-SCAN-1] satellites are no obstacles: no die, no lost action, ships attack from them', () => {
    const b = battle(
      {
        red: { pilot: 'rookiepilot', at: [0, -120, 0] },
        tie: { pilot: 'blacksquadronpilot', at: [0, 190, 180], activated: true },
      },
      {
        mission: 'dark-whispers',
        satellites: [
          [0, -70],
          [0, 0],
        ],
      },
    ).dials({ red: 'straight 2' })
    expect(b.ship('red').pose).toMatchObject({ x: 0, y: 0 })
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1' })
    b.pass().until(decision => decision.player === 'first')
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'r1' })
  })
})

describe('scanning through a Rebel ship in Mission 3', () => {
  /** A TIE fighter runs into an X-wing that has come to rest on a satellite at (0, 40). */
  function bump(
    satellites: readonly Lying[] = [
      [0, 30],
      [0, -300],
    ],
  ) {
    const b = battle(
      {
        red: { pilot: 'rookiepilot', at: [0, -40, 0] },
        tie: { pilot: 'blacksquadronpilot', at: [0, 200, 180] },
      },
      { mission: 'dark-whispers', satellites },
    )
    return b
      .dials({ red: 'straight 1', tie: 'straight 3' })
      .until((_decision, state) => state.phase === 'combat' || state.round === 2)
  }

  it('[MISSION-3-SCAN-2] [OVERLAP-7] a ship that touches it scans as if it lay there itself', () => {
    const b = bump()
    expect(b.ship('tie').pose).toMatchObject({ x: 0, heading: 180 })
    expect(b.state.touching).toEqual([['i1', 'r1']])
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1', scans: ['satellite-1'] })
    b.play(scan())
    expect(owner(b)).toBe('i1')
  })

  it('[MISSION-3-SCAN-2] bases side by side that did not run into each other do not touch', () => {
    const b = run({
      red: { at: [0, 40, 0], fought: true },
      tie: { at: [0, 80, 180] },
      satellites: [
        [0, 30],
        [0, -300],
      ],
    })
    b.fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1' })
    expect(b.refusal(scan())).toEqual(NO)
  })

  it('[MISSION-3-SCAN-2] [OVERLAP-7] no more once the touch has ended', () => {
    const b = bump()
      .pass()
      .until((_decision, state) => state.round === 2)
    b.ship('tie').activated = true
    b.dials({ red: 'turn-right 2' }).until((_decision, state) => state.phase !== 'activation')
    expect(b.state.touching).toEqual([])
    expect(b.state.open[0]).not.toHaveProperty('scans')
  })

  it('[MISSION-3-SCAN-2] the Rebel ship must lie on the satellite itself', () => {
    const b = bump([
      [60, 40],
      [0, -300],
    ])
    expect(b.state.touching).toEqual([['i1', 'r1']])
    expect(b.told('attackSkipped')).toContainEqual(expect.objectContaining({ ship: 'i1', why: 'no-target' }))
    expect(b.state.round).toBe(2)
  })

  it('[MISSION-3-SCAN-2] an Imperial ship that is touched lends nothing', () => {
    const b = run({
      red: { at: [0, -50, 0] },
      tie: { at: [0, 140, 180] },
      wing: { at: [0, 100, 180] },
      satellites: [
        [0, 90],
        [0, -300],
      ],
    })
    b.state.touching.push(['i1', 'i2'])
    b.fight()
    expect(b.open()).toMatchObject({ kind: 'attack', ship: 'i1' })
    expect(b.refusal(scan())).toEqual(NO)
  })
})
