/** A Pilot card dealt face up is thrown away without effect and counts as no damage. */
import { describe, expect, it } from 'vitest'
import { catalog } from '../../../src/content/index.ts'
import { faceDown, faceUp, type Setting } from '../../support/battle.ts'
import { receive, table } from '../../support/damage-cards.ts'

/** Luke, who has the talent, is dealt a damage card face up. */
const dealt = (kind: string, red: Partial<Setting> = {}) =>
  receive(kind, { pilot: 'lukeskywalker', upgrades: ['determination'], ...red })

const kinds = (trait: 'pilot' | 'ship') =>
  Object.values(catalog.damage).flatMap(card => (card.trait === trait ? [card.id] : []))

describe('Determination', () => {
  it.each(kinds('pilot'))(
    '[CRIT-2] [CARD-3] %s has the trait Pilot: discarded at once, its text not resolved',
    kind => {
      const b = dealt(kind)
      expect(b.told('damageDiscarded')).toMatchObject([{ ship: 'r1', kind, card: 'determination' }])
      expect(b.told('damageDealt')).toEqual([])
      expect(b.ship('red').damage).toEqual([])
      expect(b.state.deck).toMatchObject({ draw: 32, discard: [{ kind, shuffle: 1 }] })
      expect(b.state.open[0]).not.toMatchObject({ kind: 'effect' })
    },
  )

  it.each(kinds('ship'))('[CRIT-2] %s has the trait Ship: it stays', kind => {
    const b = dealt(kind)
    expect(b.told('damageDiscarded')).toEqual([])
    expect(b.ship('red').damage).toHaveLength(1)
  })

  it('[DESTROY-1] it counts as no damage: with one hull point left the ship lives', () => {
    const b = dealt('blindedpilot', { damage: [faceDown(), faceDown()] })
    expect(b.ship('red')).toMatchObject({ status: 'play' })
    expect(b.ship('red').damage).toHaveLength(2)
    expect(dealt('weaponmalfunction', { damage: [faceDown(), faceDown()] }).ship('red').status).toBe('destroyed')
  })

  it('[CRIT-2] an Injured Pilot thrown away silences nothing: the next one goes the same way', () => {
    const b = table({ pilot: 'lukeskywalker', upgrades: ['determination'] }).fight()
    while (b.open().player !== 'second') b.pass()
    b.attack('tie', 'red').roll('crit', 'crit').roll('blank', 'blank')
    b.draw('injuredpilot').draw('injuredpilot')
    expect(b.ship('red').damage).toEqual([])
    expect(b.state.deck.discard.map(({ kind }) => kind)).toEqual(['injuredpilot', 'injuredpilot'])
  })

  it('[CONFLICT-2] [CRIT-1] an Injured Pilot that lies there already has silenced it', () => {
    const b = dealt('blindedpilot', { damage: [faceUp('injuredpilot')] })
    expect(b.told('damageDiscarded')).toEqual([])
    expect(b.ship('red').damage.map(({ kind, faceUp: up }) => [kind, up])).toEqual([
      ['injuredpilot', true],
      ['blindedpilot', true],
    ])
  })

  it('[DAMAGE-4] a card dealt face down is not looked at', () => {
    const b = table({ pilot: 'lukeskywalker', upgrades: ['determination'] }).fight()
    while (b.open().player !== 'second') b.pass()
    b.attack('tie', 'red').roll('hit', 'hit').roll('blank', 'blank')
    expect(b.ship('red').damage).toMatchObject([{ faceUp: false }, { faceUp: false }])
    expect(b.told('damageDiscarded')).toEqual([])
  })

  it('[DAMAGE-3] a shield takes the CRIT before any card is drawn', () => {
    const b = table({ pilot: 'lukeskywalker', upgrades: ['determination'], shields: 1 }).fight()
    while (b.open().player !== 'second') b.pass()
    b.attack('tie', 'red').roll('crit', 'blank').roll('blank', 'blank')
    expect(b.ship('red').shields).toBe(0)
    expect(b.state.deck.draw).toBe(33)
  })

  it('[CARD-2] it protects no wingman, and not once it is discarded', () => {
    const b = receive('blindedpilot', { upgrades: [{ card: 'determination', discarded: true }] })
    expect(b.ship('red').damage).toHaveLength(1)
    const mate = receive('blindedpilot')
    mate.ship('mate').upgrades = [{ card: 'determination', discarded: false }]
    expect(mate.ship('red').damage).toHaveLength(1)
  })

  it('[DAMAGE-5] the last card of the deck thrown away is in the next deck', () => {
    const b = table({ pilot: 'lukeskywalker', upgrades: ['determination'] }).fight()
    while (b.open().player !== 'second') b.pass()
    b.state.deck.draw = 1
    b.state.deck.unseen = { 1: { blindedpilot: 1 } }
    b.attack('tie', 'red').roll('crit', 'crit').roll('blank', 'blank').draw('blindedpilot')
    expect(b.told('deckShuffled')).toMatchObject([{ cards: 1 }])
    b.draw('blindedpilot')
    expect(b.ship('red').damage).toEqual([])
  })
})
