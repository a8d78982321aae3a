/** The shuttle of Mission 1: how it moves, what it takes, and who may protect it. */
import { describe, expect, it } from 'vitest'
import { judgeAction, missionActions } from '../../src/rules/index.ts'
import { battle, faceDown, type Setting } from '../support/battle.ts'

const blanks = (n: number) => Array.from({ length: n }, () => 'blank' as const)

function escort(shuttle: Partial<Setting> = {}, red: Partial<Setting> = {}, tie: Partial<Setting> = {}, points = 0) {
  return battle(
    {
      shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0], ...shuttle },
      red: { pilot: 'redsquadronpilot', at: [-80, 0, 0], ...red },
      tie: { pilot: 'academypilot', at: [0, 200, 180], ...tie },
      wing: { pilot: 'academypilot', at: [60, 200, 180] },
    },
    { points },
  )
}

describe('the shuttle', () => {
  it('[MISSION-1-SHUTTLE-1] counts as a Rebel ship with agility 2: the Empire may attack it, the Rebels may not', () => {
    const b = escort({ at: [0, 60, 0] }, { at: [0, -20, 0] }).fight()
    expect(b.refusal({ type: 'attack', ship: 'red', target: 'shuttle', weapon: 'primary' })).toContain('GEN-3')
    b.pass().attack('tie', 'shuttle').roll('hit', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', ship: 'r2', count: 2 })
  })

  it('[MISSION-1-SHUTTLE-1] hull 6: the fifth card leaves it in play, the sixth destroys it', () => {
    const status = (cards: number) => {
      const b = escort({ damage: Array.from({ length: cards }, faceDown) }, { at: [-400, 0, 180] }).fight()
      return b.attack('tie', 'shuttle').roll('hit', 'blank').roll('blank', 'blank').ship('shuttle').status
    }
    expect([status(4), status(5)]).toEqual(['play', 'destroyed'])
  })

  it('[MISSION-1-SHUTTLE-1] other ships overlap its base like any other', () => {
    const b = escort({}, { at: [0, -110, 0] })
      .dials({ red: 'straight 2' })
      .pass()
    while (b.open().kind !== 'attack') b.play(b.open().kind === 'order' ? b.legal()[0]! : { type: 'pass' })
    expect(b.state.touching).toEqual([['r1', 'r2']])
    expect(b.ship('red').pose).toMatchObject({ x: 0, heading: 0 })
    // Half of the shuttle's length and half of the X-wing's.
    expect(b.ship('red').pose!.y).toBeCloseTo(-26.75 - 20, 2)
  })

  it('[MISSION-1-SHUTTLE-2] with 100 points its shields are lost before it takes cards', () => {
    const b = escort({}, { at: [-400, 0, 180] }, {}, 100).fight()
    b.attack('tie', 'shuttle').roll('hit', 'crit').roll('blank', 'blank')
    expect(b.ship('shuttle')).toMatchObject({ shields: 4, damage: [] })
  })

  it('[MISSION-1-SHUTTLE-3] moves before any ship, at the start of the phase, by one of three manoeuvres', () => {
    const b = escort().dials({})
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', side: 'first', ship: 'r2', why: 'mission', mayPass: true })
    expect(b.legal().map(command => (command.type === 'chooseManoeuvre' ? command.manoeuvre : command.type))).toEqual([
      'bank-left 1',
      'straight 2',
      'bank-right 1',
      'pass',
    ])
    const move = (manoeuvre: 'straight 1' | 'straight 2') =>
      ({ type: 'chooseManoeuvre', ship: 'shuttle', manoeuvre }) as const
    expect(b.refusal(move('straight 1'))).toEqual(['MISSION-1-SHUTTLE-3'])
    expect(b.refusal({ ...move('straight 2'), ship: 'red' })).toEqual(['MISSION-1-SHUTTLE-3'])
    b.play(move('straight 2'))
    expect(b.told('manoeuvreExecuted')[0]).toMatchObject({ ship: 'r2', difficulty: null, s: 133.5 })
    expect(b.ship('shuttle').pose).toEqual({ x: 0, y: 133.5, heading: 0 })
    expect(b.told('dialRevealed')).toEqual([])
  })

  it('[MISSION-1-SHUTTLE-3] may stay where it is, and moves again in the next round', () => {
    const b = escort().dials({}).pass()
    expect(b.told('moveDeclined')).toMatchObject([{ ship: 'r2', rules: ['MISSION-1-SHUTTLE-3'] }])
    expect(b.ship('shuttle').pose).toEqual({ x: 0, y: 0, heading: 0 })
    const next = escort({}, {}, {}).fight()
    while (next.state.round === 1) next.play(next.open().kind === 'order' ? next.legal()[0]! : { type: 'pass' })
    next.dials()
    expect(next.open()).toMatchObject({ kind: 'manoeuvre', ship: 'r2' })
  })

  it('[MISSION-1-SHUTTLE-3] no dial, no colour, no stress: a tired shuttle moves and keeps its stress', () => {
    const b = escort({ stress: 1 })
    expect(b.state.open.map(decision => 'ship' in decision && decision.ship)).toEqual(['r1', 'i1'])
    b.dials({}).play({ type: 'chooseManoeuvre', ship: 'shuttle', manoeuvre: 'bank-left 1' })
    expect(b.ship('shuttle')).toMatchObject({ stress: 1, dial: null })
    expect(b.ship('shuttle').pose!.heading).toBe(315)
  })

  it('[MISSION-1-SHUTTLE-4] cannot act and cannot attack', () => {
    const b = escort({ at: [0, 100, 0] }, { at: [-400, -400, 180] })
    for (const action of ['focus', 'evade'] as const) {
      const judged = judgeAction(
        { catalog: b.rules.catalog, state: b.state, events: null },
        b.ship('shuttle'),
        { action },
        null,
      )
      expect(judged).toMatchObject({ rules: ['MISSION-1-SHUTTLE-4'] })
    }
    b.dials({}).play({ type: 'chooseManoeuvre', ship: 'shuttle', manoeuvre: 'bank-right 1' })
    const asked: unknown[] = []
    while (b.state.round === 1) {
      const decision = b.open()
      asked.push('ship' in decision ? decision.ship : null)
      b.play(decision.kind === 'order' || decision.player === 'chance' ? b.legal()[0]! : { type: 'pass' })
    }
    expect(asked.length).toBeGreaterThan(0)
    expect(asked).not.toContain('r2')
  })

  it('[MISSION-1-SHUTTLE-5] CRIT counts as HIT: every damage is a face-down card', () => {
    const b = escort({}, { at: [-400, 0, 180] }).fight()
    b.attack('tie', 'shuttle').roll('crit', 'crit').roll('blank', 'blank')
    expect(b.told('resultsCompared')[0]).toMatchObject({ hits: 2, crits: 0 })
    expect(b.told('resultsCompared')[0]?.rules).toContain('MISSION-1-SHUTTLE-5')
    expect(b.ship('shuttle').damage.map(card => [card.kind, card.faceUp])).toEqual([
      [null, false],
      [null, false],
    ])
    expect(b.open().kind).toBe('attack')
  })
})

describe('Protect', () => {
  const protect = { type: 'act', ship: 'red', action: 'mission', name: 'protect', target: 'shuttle' } as const
  /** The X-wing's Perform Action step, after a straight of 1. */
  const acting = (red: Partial<Setting> = {}) => {
    const b = escort({}, { at: [-80, -80, 0], ...red })
      .dials({ red: 'straight 1' })
      .pass()
    while ((b.open() as { ship?: string }).ship !== 'r1')
      b.play(b.open().kind === 'order' ? b.legal()[0]! : { type: 'pass' })
    return b
  }

  it('[MISSION-1-PROTECT-1] a Rebel ship at R1 puts an evade token on the shuttle', () => {
    const b = acting()
    expect(b.legal()).toContainEqual(expect.objectContaining({ action: 'mission', name: 'protect', target: 'r2' }))
    b.play(protect)
    expect(b.ship('shuttle').evade).toBe(1)
    expect(b.ship('red')).toMatchObject({ evade: 0, acted: ['protect'] })
    expect(b.told('actionPerformed')[0]?.rules).toContain('MISSION-1-PROTECT-1')
  })

  it('[MISSION-1-PROTECT-1] not beyond R1, and not for the Empire', () => {
    const edge = (x: number) => acting({ at: [x, -80, 0] })
    // The gap between bases: 119.65 mm from centre to centre less half of each width.
    expect(edge(-139.6).refusal(protect)).toEqual([])
    // Too far away it is still offered to be looked at, with the rule that says why not.
    expect(edge(-139.7).refusal(protect)).toEqual(['MISSION-1-PROTECT-1'])
    expect(edge(-139.7).judge(protect)).toMatchObject({
      key: 'refusal.not-at-range',
      params: { band: 1, other: 'r2' },
    })
    const b = escort({ at: [0, 130, 0] })
      .dials({ tie: 'straight 2', wing: 'straight 2' })
      .pass()
    b.play({ type: 'chooseShip', ship: 'wing' })
    expect(b.refusal({ ...protect, ship: 'wing' })).toEqual(['ACTION-1'])
  })

  it('[MISSION-1-PROTECT-1] [MISSION-GEN-4] [ACTION-3] a normal action: once per round and ship, not while stressed', () => {
    expect(acting({ acted: ['protect'] }).refusal(protect)).toEqual(['ACTION-3'])
    // The straight 1 is green: one of two stress tokens stays.
    const b = escort({}, { at: [-80, -80, 0], stress: 2 })
      .dials({ red: 'straight 1' })
      .pass()
    while (b.state.phase === 'activation') b.play(b.open().kind === 'order' ? b.legal()[0]! : { type: 'pass' })
    expect(b.told('actionSkipped').at(-1)).toMatchObject({ ship: 'r1', why: 'stressed' })
  })

  it('[MISSION-1-PROTECT-1] [MISSION-1-SHUTTLE-4] is listed for every Rebel ship with a pilot, near enough or not, and only in the mission', () => {
    const far = escort({}, { at: [400, -400, 0] })
    const listed = () =>
      far.state.ships.map(ship => missionActions({ catalog: far.rules.catalog, state: far.state, events: null }, ship))
    expect(listed()).toEqual([[{ action: 'mission', name: 'protect', target: 'r2' }], [], [], []])
    far.state.ships.find(ship => ship.id === 'r2')!.status = 'destroyed'
    expect(listed()).toEqual([[], [], [], []])
  })

  it('[MISSION-1-PROTECT-1] each Rebel ship may add a token', () => {
    const b = battle({
      shuttle: { pilot: 'senatorshuttle', at: [0, 0, 0] },
      red: { pilot: 'redsquadronpilot', at: [-80, -80, 0] },
      rookie: { pilot: 'rookiepilot', at: [80, -80, 0] },
      tie: { pilot: 'academypilot', at: [400, 400, 180] },
    }).dials({ red: 'straight 1', rookie: 'straight 1', tie: 'turn-right 1' })
    b.pass().pass()
    b.play({ ...protect, ship: 'rookie' }).play(protect)
    expect(b.told('tokenGained')).toMatchObject([{ ship: 'r3', token: 'evade' }])
  })

  it('[D-15] [MISSION-1-PROTECT-2] [MISSION-1-PROTECT-3] one token per attack, the rest goes in the End phase', () => {
    const b = escort({ evade: 3 }, { at: [-400, 0, 180] }).fight()
    const spend = { type: 'modify', effect: 'evade' } as const
    for (const attacker of ['tie', 'wing'] as const) {
      b.attack(attacker, 'shuttle')
        .roll('hit', 'hit')
        .roll(...blanks(2))
      expect(b.open()).toMatchObject({ kind: 'modify', side: 'first', ship: 'r2' })
      b.play(spend)
      // The second token is not even offered.
      expect(b.told('resultsCompared')[0]).toMatchObject({ cancelled: { hits: 1 }, hits: 1 })
    }
    expect(b.state.round).toBe(2)
    expect(b.ship('shuttle')).toMatchObject({ evade: 0, damage: [{}, {}] })
    const gone = b.told('tokenRemoved').filter(event => event.why === 'end')
    expect(gone).toMatchObject([{ ship: 'r2', token: 'evade', count: 1, rules: ['END-1', 'MISSION-1-PROTECT-3'] }])
  })

  it('[MISSION-1-PROTECT-2] a second token is refused, while a fighter may spend all it has', () => {
    const b = escort({ evade: 3, focus: 1 }, { at: [-400, 0, 180] }).fight()
    b.attack('tie', 'shuttle').roll('hit', 'hit').roll('focus', 'blank').play({ type: 'modify', effect: 'evade' })
    expect(b.refusal({ type: 'modify', effect: 'evade' })).toEqual(['MISSION-1-PROTECT-2'])
    const other = escort({ at: [-400, -300, 0] }, { at: [0, 40, 0] }, { evade: 2 }).fight()
    other
      .attack('red', 'tie')
      .roll('hit', 'hit', 'hit')
      .roll(...blanks(3))
    other.play({ type: 'modify', effect: 'evade' })
    expect(other.judge({ type: 'modify', effect: 'evade' })).toBe(true)
  })
})
