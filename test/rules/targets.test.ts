/** Words of cards that are for other ships than their own: each of some, one that is chosen; critical damage; the windows about them. */
import { describe, expect, it } from 'vitest'
import type { Effects, Reaction, Window, Word } from '../../src/rules/index.ts'
import { battle, type Setting } from '../support/battle.ts'
import { testPilot, withCards } from '../support/cards.ts'

/** A table about "Speaker", who says some words in a window; three ships about, one of them an enemy, and one far off. */
function table(window: Window, words: readonly Word[], more: Partial<Setting> = {}) {
  const reaction: Reaction = { rules: ['CARD-2'], do: words }
  const effects: Effects = { reactions: { [window]: reaction } }
  const speaker = testPilot('speaker', 'tiefighter', 9, effects)
  return battle(
    {
      speaker: { pilot: 'speaker', at: [0, 0, 0], ...more },
      near: { pilot: 'academypilot', at: [80, 0, 0], activated: true },
      far: { pilot: 'obsidiansquadronpilot', at: [-400, 0, 0], activated: true },
      foe: { pilot: 'rookiepilot', at: [0, -150, 0], activated: true },
    },
    { catalog: withCards({ pilots: [speaker] }) },
  )
}
const stress: readonly Word[] = [{ do: 'gainToken', token: 'stress', count: 1 }]
const tokens = (b: ReturnType<typeof table>) =>
  (['speaker', 'near', 'far', 'foe'] as const).map(name => b.ship(name).stress)

describe('words for other ships', () => {
  it('[CARD-2] each of those that are meant, no farther than their band, the ship itself not among them', () => {
    const said = (whose: 'friendly' | 'hostile' | 'any', within: 1 | 2 | 3) =>
      tokens(
        table('beforeReveal', [{ do: 'each', of: { whose, within }, words: stress }]).dials({ speaker: 'straight 2' }),
      )
    expect(said('friendly', 1)).toEqual([0, 1, 0, 0])
    expect(said('hostile', 1)).toEqual([0, 0, 0, 0])
    expect(said('hostile', 2)).toEqual([0, 0, 0, 1])
    expect(said('any', 3)).toEqual([0, 1, 0, 1])
  })

  it('[CARD-2] the one that is chosen; nobody is asked where there is one, and nothing happens where there is none', () => {
    const b = table('beforeReveal', [{ do: 'choose', of: { whose: 'any', within: 2 }, words: stress }])
    b.dials({ speaker: 'straight 2' })
    expect(b.open()).toMatchObject({ kind: 'ship', side: 'second', why: 'speaker', ships: [b.ids.foe, b.ids.near] })
    expect(b.refusal({ type: 'chooseShip', ship: b.ids.far })).not.toEqual([])
    b.play({ type: 'chooseShip', ship: b.ids.foe })
    expect(tokens(b)).toEqual([0, 0, 0, 1])
    const one = table('beforeReveal', [{ do: 'choose', of: { whose: 'friendly', within: 1 }, words: stress }])
    expect(tokens(one.dials({ speaker: 'straight 2' }))).toEqual([0, 1, 0, 0])
    const none = table('beforeReveal', [{ do: 'choose', of: { whose: 'hostile', within: 1 }, words: stress }])
    expect(tokens(none.dials({ speaker: 'straight 2' }))).toEqual([0, 0, 0, 0])
    expect(none.open()).toMatchObject({ kind: 'action', ship: none.ids.speaker })
  })

  it('[CRIT-1] [DAMAGE-3] critical damage comes face up, after the plain', () => {
    const b = table('beforeReveal', [
      { do: 'each', of: { whose: 'friendly', within: 1 }, words: [{ do: 'suffer', damage: 1, critical: 1 }] },
    ])
    b.dials({ speaker: 'straight 2' })
    while (b.open().kind === 'draw') b.draw('damagedcockpit')
    expect(b.ship('near').damage.map(({ faceUp }) => faceUp)).toEqual([false, true])
    expect(b.ship('speaker').damage).toEqual([])
  })

  it('[ACT-2] before a dial is turned up is before anybody sees it', () => {
    const b = table('beforeReveal', [{ do: 'choose', of: { whose: 'any', within: 2 }, words: stress }])
    b.dials({ speaker: 'straight 2' })
    expect(b.told('dialRevealed')).toEqual([])
    expect(b.ship('speaker').revealed).toBe(false)
  })

  it('[COMBAT-0.2] an opportunity to attack is over whether it was used or not', () => {
    const b = table('opportunityEnded', stress, { at: [0, 300, 0] }).fight()
    expect(b.told('attackSkipped').some(({ ship }) => ship === b.ids.speaker)).toBe(true)
    expect(b.ship('speaker').stress).toBe(1)
  })
})
