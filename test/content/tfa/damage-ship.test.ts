/** The damage cards of 2015 that hurt the ship: each does what it says, nothing else, and meets another card. */
import { describe, expect, it } from 'vitest'
import { catalog as core } from '../../../src/content/index.ts'
import { previewAttack } from '../../../src/rules/preview.ts'
import { difficultyOf } from '../../../src/rules/values.ts'
import { type Battle, battle, faceUp, type Setting } from '../../support/battle.ts'
import { acts, flown, shooting, tfaBattle, tfaCatalog, tfaTable } from '../../support/tfa.ts'

type Damage = Setting['damage']
const dealtIn = (kind: string, round: number) => ({ ...faceUp(kind), round })
/** The TIE/fo hits the T-70, which rolls nothing, with these faces. */
function hit(b: Battle, ...faces: ('hit' | 'crit')[]): Battle {
  shooting(b, 'tie').attack('tie', 'red')
  return b.roll(...faces, ...Array<'blank'>(2 - faces.length).fill('blank')).roll('blank', 'blank')
}
const table = (damage: Damage = []) => tfaTable({ damage: damage! }).fight()
const repair = (card: string) => ({ type: 'act', ship: 'red', action: 'repair', card }) as const
/** The T-70 is asked for its action with cards face up. */
const acting = (damage: Damage, more: Partial<Setting> = {}) =>
  acts(tfaTable({ damage: damage!, ...more }, { at: [300, 20, 180] }).dials({ red: 'bank-left 1' }), 'red')

describe('Major Hull Breach', () => {
  it('[TFA-CARD-14] in its own round normal damage is face down, from the next round on face up with its text', () => {
    const b = hit(table([dealtIn('majorhullbreach', 1)]), 'hit')
    expect(b.ship('red').damage.map(({ faceUp: up }) => up)).toEqual([true, false])
    const later = hit(table([dealtIn('majorhullbreach', 0)]), 'hit')
    expect(later.open()).toMatchObject({ kind: 'draw', ship: 'r1' })
    later.draw('thrustcontrolfire')
    expect(later.ship('red')).toMatchObject({ stress: 1 })
    expect(later.ship('red').damage).toHaveLength(2)
  })

  it('[TFA-CARD-14] the event names the card’s rule for normal damage, not for critical damage', () => {
    const rules = (face: 'hit' | 'crit') =>
      hit(table([faceUp('majorhullbreach')]), face)
        .draw('directhit')
        .told('damageDealt')[0]!.rules
    expect(rules('hit')).toContain('TFA-CARD-14')
    expect(rules('crit')).not.toContain('TFA-CARD-14')
  })

  it('[TFA-CARD-14] [DAMAGE-3] a shield still takes the hit, and other ships are dealt theirs face down', () => {
    const shielded = tfaTable({ damage: [faceUp('majorhullbreach')], shields: 1 }).fight()
    expect(hit(shielded, 'hit').ship('red')).toMatchObject({ shields: 0, damage: [{ kind: 'majorhullbreach' }] })
    const b = table([faceUp('majorhullbreach')])
    b.attack('red', 'tie').roll('hit', 'blank', 'blank').roll('blank', 'blank', 'blank')
    expect(b.ship('tie').damage).toMatchObject([{ faceUp: false }])
  })

  it('[TFA-CARD-14] an action turns it down without a die, and then damage lies face down again', () => {
    const b = acting([faceUp('majorhullbreach')]).play(repair('majorhullbreach'))
    expect(b.told('damageTurnedDown')).toMatchObject([{ kind: 'majorhullbreach', why: 'repaired' }])
    expect(b.told('cardRolled')).toEqual([])
  })

  it('[TFA-CARD-14] [DESTROY-1] the odds know that every card may be a Direct Hit', () => {
    const odds = (damage: Damage) => previewAttack(tfaCatalog, table(damage).state, 'i1', 'r1')!.odds.expectedDamage
    const down = [{ ...faceUp('majorhullbreach'), faceUp: false }]
    expect(odds([faceUp('majorhullbreach')])).toBeGreaterThan(odds(down) + 0.04)
  })
})

describe('Major Explosion', () => {
  const explode = (...after: Damage & object) => hit(table(after), 'crit').draw('majorexplosion')

  it('[TFA-CARD-15] a hit deals a card face up, whose text comes first; then it is turned down', () => {
    const b = explode().roll('hit').draw('thrustcontrolfire')
    expect(b.ship('red').stress).toBe(1)
    expect(b.ship('red').damage).toMatchObject([
      { kind: 'majorexplosion', faceUp: false },
      { kind: 'thrustcontrolfire', faceUp: false },
    ])
    const order = b.events.flatMap(event => (event.type === 'damageTurnedDown' ? event.kind : []))
    expect(order).toEqual(['thrustcontrolfire', 'majorexplosion'])
  })

  it('[TFA-CARD-15] no other face does anything, a critical hit neither', () => {
    for (const face of ['crit', 'focus', 'blank'] as const) {
      const b = explode().roll(face)
      expect(b.ship('red').damage).toMatchObject([{ kind: 'majorexplosion', faceUp: false }])
    }
  })

  it('[TFA-CARD-15] [CARD-4] the second one, dealt by the first, explodes once and both are turned down', () => {
    const b = explode().roll('hit').draw('majorexplosion').roll('blank')
    expect(b.ship('red').damage.map(({ faceUp: up }) => up)).toEqual([false, false])
    expect(b.open().kind).not.toBe('roll')
  })
})

describe('Weapons Failure, Structural Damage and Damaged Sensor Array of 2015', () => {
  it('[TFA-CARD-16] Weapons Failure: one die less with every weapon, never below none', () => {
    const damage = [faceUp('weaponsfailure')]
    expect(table(damage).attack('red', 'tie').open()).toMatchObject({ kind: 'roll', count: 2 })
    const armed = tfaTable({ damage, upgrades: ['protontorpedoes'], locks: 'tie' }).fight()
    expect(armed.attack('red', 'tie', 'protontorpedoes').open()).toMatchObject({ kind: 'roll', count: 3 })
    expect(table().attack('red', 'tie').open()).toMatchObject({ kind: 'roll', count: 3 })
    const many = Array.from({ length: 4 }, () => faceUp('weaponsfailure'))
    const none = tfaBattle({
      red: { pilot: 'redsquadronveteran', at: [0, -170, 0], damage: many, shields: 3 },
      tie: { pilot: 'epsilonsquadronpilot', at: [0, 20, 180] },
    })
    expect(none.fight().attack('red', 'tie').told('attackFizzled')).toHaveLength(1)
  })

  it('[TFA-CARD-16] Structural Damage: one agility less', () => {
    const b = table([faceUp('structuraldamage')])
    shooting(b, 'tie').attack('tie', 'red').roll('hit', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 1 })
  })

  it.each(['weaponsfailure', 'structuraldamage', 'damagedsensorarray'])(
    '[TFA-CARD-16] %s is repaired by an action on a hit or a critical hit',
    card => {
      for (const [face, up] of [
        ['hit', false],
        ['crit', false],
        ['focus', true],
        ['blank', true],
      ] as const)
        expect(
          acting([faceUp(card)])
            .play(repair(card))
            .roll(face)
            .ship('red').damage[0]!.faceUp,
          face,
        ).toBe(up)
    },
  )

  it('[TFA-CARD-16] Damaged Sensor Array: only actions printed on damage cards are left; in 2012 those of cards are, too', () => {
    const b = acting([faceUp('damagedsensorarray'), faceUp('consolefire')])
    const offered = b.legal().map(command => ('action' in command ? command.action : command.type))
    expect([...new Set(offered)].sort()).toEqual(['pass', 'repair'])
    expect(b.refusal({ type: 'act', ship: 'red', action: 'focus' })).toEqual(['CONFLICT-2', 'TFA-CARD-16', 'CRIT-1'])
    const may = core.damage['damagedsensorarray']!.effects!.permissions!.mayAct!
    const here = tfaCatalog.damage['damagedsensorarray']!.effects!.permissions!.mayAct!
    const asks = (of: typeof may, action: 'card' | 'mission') =>
      of.every(({ ask }) => ask(null as never, null as never, { action } as never))
    expect([asks(may, 'card'), asks(here, 'card'), asks(here, 'mission')]).toEqual([true, false, false])
  })
})

describe('Loose Stabilizer and what is as in 2012', () => {
  const stabilizer = [faceUp('loosestabilizer')]

  it('[TFA-CARD-17] Loose Stabilizer: stress after a white manoeuvre, before the action; none after green or red but its own', () => {
    const stress = (manoeuvre: 'bank-left 2' | 'bank-left 1' | 'koiogran 4') =>
      flown(tfaTable({ damage: stabilizer }, { at: [300, 20, 180] }), { red: manoeuvre }).ship('red').stress
    expect([stress('bank-left 2'), stress('bank-left 1'), stress('koiogran 4')]).toEqual([1, 0, 1])
    const b = flown(tfaTable({ damage: stabilizer }, { at: [300, 20, 180] }), { red: 'bank-left 2' })
    expect(b.told('actionSkipped').find(({ ship }) => ship === 'r1')?.why).toBe('stressed')
  })

  it('[TFA-CARD-17] Loose Stabilizer and Console Fire are repaired by an action without a die', () => {
    for (const card of ['loosestabilizer', 'consolefire']) {
      const b = acting([faceUp(card)]).play(repair(card))
      expect(b.ship('red').damage).toMatchObject([{ kind: card, faceUp: false }])
    }
  })

  it('[TFA-CARD-17] Console Fire burns at the start of Combat, on a hit alone', () => {
    for (const [face, cards] of [
      ['hit', 2],
      ['crit', 1],
    ] as const) {
      const b = table([faceUp('consolefire')])
      expect(b.open()).toMatchObject({ kind: 'roll', card: 'consolefire' })
      expect(b.roll(face).ship('red').damage).toHaveLength(cards)
    }
  })

  it('[TFA-CARD-17] Thrust Control Fire gives stress on receipt; a Direct Hit counts for 2', () => {
    const b = hit(table(), 'crit').draw('thrustcontrolfire')
    expect(b.ship('red')).toMatchObject({ stress: 1, damage: [{ faceUp: false }] })
    const wreck = hit(table([{ ...faceUp('directhit'), faceUp: false }]), 'crit').draw('directhit')
    expect(wreck.ship('red').status).toBe('destroyed')
  })

  it('[TFA-CARD-17] the deck has 33 cards: two of each, seven Direct Hits', () => {
    const counts = Object.values(tfaCatalog.damage).map(({ id, count }) => [id, count] as const)
    expect(counts.filter(([, count]) => count !== 2)).toEqual([['directhit', 7]])
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBe(33)
    expect(Object.values(tfaCatalog.damage).filter(({ trait }) => trait === 'pilot')).toHaveLength(4)
  })
})

describe('Damaged Engine', () => {
  it('[TFA-CARD-13] turns are red; banks, straights and every special manoeuvre keep their colour', () => {
    const game = { catalog: tfaCatalog, state: table([faceUp('damagedengine')]).state, events: null }
    const ship = game.state.ships[0]!
    for (const { bearing, speed, difficulty } of tfaCatalog.chassis['t70xwing']!.dial!) {
      const turn = bearing === 'turn-left' || bearing === 'turn-right'
      expect(difficultyOf(game, ship, bearing, speed), `${bearing} ${speed}`).toBe(turn ? 'red' : difficulty)
    }
  })

  it('[TFA-CARD-13] [STRESS-3] a stressed ship that reveals a turn flies what the opponent picks', () => {
    const b = tfaTable({ damage: [faceUp('damagedengine')], stress: 1 }).dials({ red: 'turn-left 2' })
    expect(b.until(({ kind }) => kind === 'manoeuvre').open()).toMatchObject({ ship: 'r1', why: 'stressed' })
  })

  it('the cards of 2012 are still those of 2012', () => {
    const b = battle({
      red: { pilot: 'rookiepilot', at: [0, 0, 0] },
      tie: { pilot: 'academypilot', at: [0, 300, 180] },
    })
    expect(b.state.deck.unseen[1]).not.toHaveProperty('majorexplosion')
    expect(tfaBattle({ red: { pilot: 'poedameron', at: [0, 0, 0] } }).state.deck.unseen[1]).toHaveProperty(
      'majorexplosion',
      2,
    )
  })
})
