/** After a green manoeuvre one lost shield may come back. */
import { describe, expect, it } from 'vitest'
import type { ManoeuvreKey } from '../../../src/rules/index.ts'
import { battle, faceUp, type Lying, type Setting } from '../../support/battle.ts'

const use = { type: 'useEffect', card: 'r2d2' } as const

/** An X-wing with R2-D2 flies; the game stops at the first thing that it or chance is asked. */
function fly(manoeuvre: ManoeuvreKey, red: Partial<Setting> = {}, obstacles: Record<string, Lying> = {}) {
  const b = battle(
    {
      red: { pilot: 'rookiepilot', at: [0, -200, 0], shields: 1, upgrades: ['r2d2'], ...red },
      tie: { pilot: 'academypilot', at: [300, 300, 180] },
    },
    { obstacles },
  ).dials({ red: manoeuvre, tie: 'straight 2' })
  return b.until((decision, state) => decision.player !== 'second' || state.phase !== 'activation')
}

describe('R2-D2', () => {
  it('[CARD-3] after a green manoeuvre one shield may come back', () => {
    const b = fly('straight 1')
    expect(b.open()).toMatchObject({ kind: 'effect', side: 'first', ship: 'r1', card: 'r2d2' })
    b.play(use)
    expect(b.told('shieldRegained')).toMatchObject([{ ship: 'r1', left: 2, card: 'r2d2' }])
    expect(b.ship('red').shields).toBe(2)
  })

  it('[CARD-3] optional: declined, it stays away; the action follows in both cases', () => {
    const b = fly('straight 1').pass()
    expect(b.ship('red').shields).toBe(1)
    expect(b.open()).toMatchObject({ kind: 'action', ship: 'r1' })
    expect(fly('straight 1').play(use).open()).toMatchObject({ kind: 'action', ship: 'r1' })
  })

  it('[CARD-4] one shield for one manoeuvre', () => {
    expect(fly('straight 1', { shields: 0 }).play(use).ship('red').shields).toBe(1)
  })

  it('[MAN-8] nothing after a white or a red manoeuvre', () => {
    for (const key of ['straight 3', 'koiogran 4'] as const) {
      const b = fly(key)
      expect([b.ship('red').shields, b.open().kind]).toEqual([1, key === 'koiogran 4' ? 'dial' : 'action'])
    }
  })

  it('[SETUP-9] never above the shield value: with full shields nobody is asked', () => {
    expect(fly('straight 1', { shields: 2 }).open()).toMatchObject({ kind: 'action' })
  })

  it('[D-19] [OBST-8] [ACT-5] green over an asteroid: the shield is recovered, then lost by a HIT', () => {
    const b = fly('straight 1', {}, { coreasteroid0: [0, -155] })
    expect(b.open()).toMatchObject({ kind: 'effect' })
    b.play(use)
    expect(b.ship('red').shields).toBe(2)
    expect(b.open()).toMatchObject({ kind: 'roll', obstacle: 'coreasteroid0' })
    b.roll('hit')
    expect(b.ship('red')).toMatchObject({ shields: 1, damage: [] })
    // Without shields it takes the place of a damage card.
    const last = fly('straight 1', { shields: 0 }, { coreasteroid0: [0, -155] })
      .play(use)
      .roll('hit')
    expect(last.ship('red')).toMatchObject({ shields: 0, damage: [] })
  })

  it('[OVERLAP-5] an overlap takes the action, not the droid', () => {
    const b = battle({
      red: { pilot: 'rookiepilot', at: [0, -200, 0], shields: 0, upgrades: ['r2d2'] },
      tie: { pilot: 'academypilot', at: [0, -60, 0], activated: true },
    }).dials({ red: 'straight 2', tie: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'effect', card: 'r2d2' })
    b.play(use)
    expect(b.told('shieldRegained')).toHaveLength(1)
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'r1', why: 'overlap' }])
  })

  it('[CRIT-1] it flies with an Injured Pilot; a turn that Damaged Engine makes red is not green', () => {
    expect(fly('straight 1', { damage: [faceUp('injuredpilot')] }).open()).toMatchObject({ kind: 'effect' })
    const b = fly('turn-left 2', { damage: [faceUp('damagedengine')] })
    expect([b.ship('red').stress, b.ship('red').shields]).toEqual([1, 1])
  })

  it('[STRESS-2] a stressed ship gets its shield: it is no action', () => {
    const b = fly('straight 1', { stress: 2 })
    expect(b.open()).toMatchObject({ kind: 'effect' })
    expect(b.play(use).told('shieldRegained')).toHaveLength(1)
  })

  it('[CARD-2] other ships and a discarded card have nothing of it', () => {
    expect(fly('straight 1', { upgrades: [{ card: 'r2d2', discarded: true }] }).open()).toMatchObject({
      kind: 'action',
    })
    const b = battle({
      red: { pilot: 'rookiepilot', at: [0, -200, 0], upgrades: ['r2d2'] },
      mate: { pilot: 'rookiepilot', at: [-200, -200, 0], shields: 0 },
      tie: { pilot: 'academypilot', at: [300, 300, 180] },
    }).dials({ red: 'straight 3', mate: 'straight 1', tie: 'straight 2' })
    b.until((_decision, state) => state.phase !== 'activation')
    expect(b.ship('mate').shields).toBe(0)
  })
})
