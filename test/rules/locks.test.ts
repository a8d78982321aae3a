/** Target locks: on whom, at what range, how many, and what becomes of them. */
import { describe, expect, it } from 'vitest'
import type { Choice } from '../../src/rules/index.ts'
import { battle } from '../support/battle.ts'
import { extended } from '../support/cards.ts'

const lock = (ship: string, target: string): Choice => ({ type: 'act', ship, action: 'target-lock', target })

/** A Rookie Pilot that has flown to (0, 0), heading north, and is about to act. */
const rookie = (others: Record<string, { pilot: string; at: [number, number, number] }>, more = {}) => {
  const still = Object.fromEntries(Object.entries(others).map(([name, set]) => [name, { ...set, activated: true }]))
  return battle({ rookie: { pilot: 'rookiepilot', at: [0, -120, 0], ...more }, ...still }, { catalog: extended }).dials(
    {
      rookie: 'straight 2',
    } as never,
  )
}

const academy = (x: number, y: number) => ({ pilot: 'academypilot', at: [x, y, 0] as [number, number, number] })

describe('target locks', () => {
  it('[EX-TL-1] [ACTION-TL-1] [ACTION-TL-2] [ACTION-TL-3] an enemy at Range 3 in any direction, never beyond', () => {
    const b = rookie({ obsidian: { pilot: 'obsidian-squadron', at: [0, 400, 0] }, academy: academy(0, -340) })
    const targets = b.legal().flatMap(command => ('target' in command ? [command.target] : []))
    expect(targets).toEqual([b.ids['academy' as never]])
    expect(b.refusal(lock('rookie', 'obsidian'))).toEqual(['ACTION-TL-2', 'ACTION-TL-4'])
    b.play(lock('rookie', 'academy'))
    const { lock: held } = b.ship('rookie')
    expect(held).toEqual({ target: b.ids['academy' as never], letter: 'A' })
    expect(b.told('lockAcquired')).toMatchObject([{ ship: 'r1', target: held!.target, letter: 'A' }])
  })

  it('[ACTION-TL-2] [RANGE-4] [RANGE-7] [GEN-4] Range 1-3 is up to 300 mm from base to base, nothing added for guides', () => {
    expect(rookie({ academy: academy(0, 340) }).judge(lock('rookie', 'academy'))).toBe(true)
    expect(rookie({ academy: academy(0, 340.1) }).refusal(lock('rookie', 'academy'))).toContain('ACTION-TL-2')
    expect(rookie({ academy: academy(-340, 0) }).judge(lock('rookie', 'academy'))).toBe(true)
    expect(rookie({ academy: academy(0, -41) }).judge(lock('rookie', 'academy'))).toBe(true)
  })

  it('[ACTION-TL-2] [GEN-3] enemies only', () => {
    const b = rookie({ wing: { pilot: 'redsquadronpilot', at: [60, 0, 0] }, academy: academy(0, 100) })
    expect(b.refusal(lock('rookie', 'wing'))).toEqual(['ACTION-TL-2'])
    expect(b.refusal(lock('rookie', 'rookie'))).toEqual(['ACTION-TL-2'])
    expect(b.refusal(lock('rookie', 'nobody'))).toEqual(['ACTION-TL-2'])
  })

  it('[ACTION-TL-4] with no enemy in range the action is not there', () => {
    const offers = (y: number) =>
      rookie({ academy: academy(0, y) })
        .legal()
        .some(command => 'action' in command && command.action === 'target-lock')
    expect([offers(340), offers(341)]).toEqual([true, false])
  })

  it('[ACTION-TL-5] [ACTION-TL-7] at most one lock: another target, and the old pair goes back', () => {
    const b = rookie({ a: academy(-100, 100), b: academy(100, 100) }, { locks: 'a' })
    b.ship('a').activated = true
    const [a, other] = [b.ids['a' as never], b.ids['b' as never]]
    expect(b.refusal(lock('rookie', 'a'))).toEqual(['ACTION-TL-5'])
    b.play(lock('rookie', 'b'))
    expect(b.told('lockRemoved')).toMatchObject([{ ship: 'r1', target: a, why: 'replaced' }])
    expect(b.ship('rookie').lock).toMatchObject({ target: other })
  })

  it('[ACTION-TL-6] [ACTION-TL-3] a ship can be locked by several, each pair with a letter of its own', () => {
    const b = battle({
      first: { pilot: 'rookiepilot', at: [-60, -120, 0] },
      second: { pilot: 'redsquadronpilot', at: [60, -120, 0] },
      academy: { pilot: 'academypilot', at: [0, 150, 90], activated: true },
    }).dials({ first: 'straight 2', second: 'straight 2' })
    b.play(lock('first', 'academy'))
    b.play(lock('second', 'academy'))
    expect(b.ship('first').lock).toEqual({ target: 'i1', letter: 'A' })
    expect(b.ship('second').lock).toEqual({ target: 'i1', letter: 'B' })
  })

  it('[ACTION-TL-7] a lock survives the End phase', () => {
    const b = rookie({ academy: academy(200, 0) }).play(lock('rookie', 'academy'))
    b.until((_, state) => state.round === 2)
    expect(b.ship('rookie').lock).toMatchObject({ letter: 'A' })
  })

  it.each(['rookie', 'academy'] as const)('[ACTION-TL-7] when the %s leaves the game the lock is gone', leaver => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, 300, 0], locks: 'academy' },
      academy: { pilot: 'academypilot', at: [0, -300, 0] },
      wing: { pilot: 'redsquadronpilot', at: [-300, 0, 0] },
      friend: { pilot: 'academypilot', at: [300, 0, 0], activated: true },
    })
    b.ship(leaver).pose = { x: 200, y: 430, heading: 0 }
    b.dials({ rookie: 'straight 2', academy: 'straight 2', wing: 'straight 2' }).until(
      decision => decision.kind === 'action' && decision.ship === 'r2',
    )
    expect(b.ship(leaver).status).toBe('fled')
    expect(b.ship('rookie').lock).toBeNull()
  })

  it('[ACTION-TL-7] spent in an attack, both tokens go back', () => {
    const b = battle({
      rookie: { pilot: 'rookiepilot', at: [0, -50, 0], locks: 'academy' },
      academy: { pilot: 'academypilot', at: [0, 30, 180] },
    }).fight()
    b.attack('rookie', 'academy').roll('hit', 'blank', 'blank', 'blank')
    b.play({ type: 'modify', effect: 'target-lock', reroll: { blank: 1 } })
    expect(b.told('lockRemoved')).toMatchObject([{ ship: 'r1', target: 'i1', why: 'spent' }])
    expect(b.ship('rookie').lock).toBeNull()
  })
})
