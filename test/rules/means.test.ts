/** What events tell of a ship beside their own facts: what it has to fly and to fire with, as its cards leave it. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../src/content/index.ts'
import { meansOf } from '../../src/rules/means.ts'
import { battle, faceUp, type Setting } from '../support/battle.ts'

const AT = { at: [0, 0, 0] } as const
const WING = { pilot: 'rookiepilot', ...AT } as const

/** The means of a ship with nobody near. */
function alone(setting: Setting, mission?: string) {
  const others = {
    b: { pilot: 'academypilot', at: [0, 400, 180] },
    c: { pilot: 'rookiepilot', at: [300, -400, 0] },
  } as const
  const b = battle({ a: setting, ...others }, mission ? { mission } : {})
  return meansOf({ catalog, state: b.state, events: null }, b.ship('a'))
}

describe('the means of a ship', () => {
  it('[COMBAT-2.1] [COMBAT-2.2] [COMBAT-2.3] are its attack dice at each range, as its cards leave them', () => {
    expect(alone(WING).dice).toEqual([4, 3, 3])
    expect(alone({ pilot: 'academypilot', ...AT }).dice).toEqual([3, 2, 2])
    expect(alone({ pilot: 'maulermithel', ...AT }).dice).toEqual([4, 2, 2])
    expect(alone({ pilot: 'maulermithel', ...AT, damage: [faceUp('injuredpilot')] }).dice).toEqual([3, 2, 2])
    expect(alone({ ...WING, damage: [faceUp('weaponmalfunction')] }).dice).toEqual([3, 2, 2])
    expect(alone({ ...WING, damage: [faceUp('blindedpilot')] }).dice).toEqual([0, 0, 0])
    expect(alone({ pilot: 'senatorshuttle', ...AT })).toEqual({ dice: null, dial: [] })
  })

  it('[MAN-9] [PLAN-1] are the manoeuvres of its dial, each as hard as its damage makes it', () => {
    const printed = catalog.chassis['xwing']!.dial!
    const hard = (damage: Setting['damage']) => alone({ ...WING, ...(damage ? { damage } : {}) }).dial
    expect(hard([])).toEqual(
      printed.map(({ bearing, speed, difficulty }) => ({ manoeuvre: `${bearing} ${speed}`, difficulty })),
    )
    const turns = hard([faceUp('damagedengine')]).filter(({ manoeuvre }) => manoeuvre.startsWith('turn'))
    expect(turns.length).toBeGreaterThan(2)
    expect(new Set(turns.map(({ difficulty }) => difficulty))).toEqual(new Set(['red']))
  })

  it('[MISSION-2-DISABLED-1] [PLAN-8] are only those that may be chosen', () => {
    const speeds = alone(WING, 'asteroid-run').dial.map(({ manoeuvre }) => Number(manoeuvre.at(-1)))
    expect(Math.max(...speeds)).toBe(2)
  })
})

describe('events tell them', () => {
  const told = (b: ReturnType<typeof battle>) =>
    b.events.flatMap(({ type, means }) => (means ? [`${type} ${Object.keys(means)}`] : []))

  it('[CRIT-1] when a card is dealt face up to a ship, and of that ship alone', () => {
    const b = battle({ a: { ...WING, focus: 1 }, b: { pilot: 'academypilot', at: [0, 100, 180] } })
    b.fight()
    b.attack('a', 'b').roll('crit', 'blank', 'blank', 'blank')
    while (b.open().kind === 'modify') b.pass()
    b.roll('blank', 'blank', 'blank')
    while (b.open().kind === 'modify') b.pass()
    b.draw('damagedengine')
    expect(told(b)).toEqual(['damageDealt i1'])
    const after = b.told('damageDealt')[0]?.means?.['i1']
    expect(after).toEqual(meansOf({ catalog, state: b.state, events: null }, b.ship('b')))
    expect(after?.dial.find(({ manoeuvre }) => manoeuvre === 'turn-left 2')?.difficulty).toBe('red')
  })

  it('[CRIT-3] when it is turned down again', () => {
    const b = battle({
      a: { pilot: 'academypilot', at: [0, 100, 180], damage: [faceUp('blindedpilot')] },
      b: { ...WING },
    })
    b.fight()
    b.attack('b', 'a').roll('blank', 'blank', 'blank', 'blank')
    while (b.open().kind === 'modify') b.pass()
    b.roll('blank', 'blank', 'blank')
    while (b.open().kind === 'modify') b.pass()
    b.attack('a', 'b')
    const [down] = b.told('damageTurnedDown')
    expect(down?.means).toEqual({ i1: { ...meansOf({ catalog, state: b.state, events: null }, b.ship('a')) } })
    expect(down?.means?.['i1']?.dice).toEqual([3, 2, 2])
  })

  it('[ROUND-1] of everybody in play when a round begins, and never what a hidden dial shows', () => {
    const tell = (dial: 'straight 2' | 'straight 3') => {
      const b = battle({ a: WING, b: { pilot: 'academypilot', at: [300, 300, 180] } })
      b.dials({ b: dial })
      const planned = b.events.filter(({ type }) => type === 'dialSet')
      b.until((_, state) => state.round === 2)
      return { planned, begins: b.told('roundStarted')[0]?.means }
    }
    const { planned, begins } = tell('straight 2')
    expect(planned.map(({ means }) => means)).toEqual([undefined, undefined])
    expect(Object.keys(begins ?? {})).toEqual(['r1', 'i1'])
    expect(tell('straight 3').begins).toEqual(begins)
  })
})
