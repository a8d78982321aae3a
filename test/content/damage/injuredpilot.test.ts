/** The pilot’s ability and every Elite upgrade are silent; other upgrades and damage cards go on. */
import { describe, expect, it } from 'vitest'
import type { Effects, Ship } from '../../../src/rules/index.ts'
import { agilityOf } from '../../../src/rules/index.ts'
import { faceUp } from '../../support/battle.ts'
import { countsFaceDown, table, turnedDown } from '../../support/damage-cards.ts'
import { carried, catalogWith, pilot, upgrade } from '../../support/made-up.ts'

const plus = (agility: number): Effects => ({ values: { agility: (_where, value) => value + agility } })
const catalog = catalogWith({
  pilots: [pilot('able', 'xwing', 4, plus(1))],
  upgrades: [upgrade('talent', 'elite', plus(10)), upgrade('droid', 'astromech', plus(100))],
})

/** Agility of an X-wing whose pilot adds 1, its Elite upgrade 10 and its astromech 100 to the printed 2. */
function agility(damage: Ship['damage']) {
  const b = table({ pilot: 'able', upgrades: [carried('talent'), carried('droid')], damage }, {}, catalog)
  return agilityOf({ catalog, state: b.state, events: null }, b.ship('red'))
}

describe('Injured Pilot', () => {
  it('[CRIT-1] [CRIT-2] the ability of the pilot and every Elite upgrade are switched off, other upgrades are not', () => {
    expect(agility([])).toBe(113)
    expect(agility([faceUp('injuredpilot')])).toBe(102)
  })

  it('[CRIT-1] [CONFLICT-2] an ability that reacts is silent too: cannot beats can', () => {
    const eager: Effects = {
      reactions: { combatStart: { rules: ['CARD-2'], do: [{ do: 'gainToken', token: 'focus', count: 1 }] } },
    }
    const able = catalogWith({ pilots: [pilot('eager', 'xwing', 4, eager)] })
    const focus = (damage: Ship['damage']) => table({ pilot: 'eager', damage }, {}, able).fight().ship('red').focus
    expect(focus([])).toBe(1)
    expect(focus([faceUp('injuredpilot')])).toBe(0)
  })

  it('[CRIT-1] other damage cards go on: Structural Damage still counts', () => {
    expect(agility([faceUp('injuredpilot'), faceUp('structuraldamage')])).toBe(101)
    expect(agility([faceUp('structuraldamage')])).toBe(112)
  })

  it('[CRIT-3] [DAMAGE-4] face down it does nothing but count', () => {
    expect(agility([turnedDown('injuredpilot')])).toBe(113)
    expect(countsFaceDown('injuredpilot')).toBe(true)
  })
})
