/** Tokens of ships that only a set of its own knows: gained, lost, counted as stress, spent, and what they do to whoever has them. */
import { describe, expect, it } from 'vitest'
import { catalog as printed } from '../../src/content/index.ts'
import { outcomeHash } from '../../src/match/outcome.ts'
import type { Catalog, Effects, ShipToken } from '../../src/rules/index.ts'
import { battle, type Setting } from '../support/battle.ts'
import { catalogWith, upgrade } from '../support/made-up.ts'

const rows: readonly ShipToken[] = [
  {
    id: 'strained',
    colour: 'red',
    goes: 'spent',
    effects: {
      values: { defenceDice: (_where, dice) => dice - 1 },
      reactions: {
        attackEnded: {
          rules: ['CARD-2'],
          anyShip: true,
          when: ({ owner }, { defender }) => defender === owner?.id,
          do: [{ do: 'loseToken', token: 'strained', count: 1 }],
        },
      },
    },
  },
  { id: 'dazed', colour: 'orange', goes: 'end', countsAs: 'stress' },
  {
    id: 'disarmed',
    colour: 'orange',
    goes: 'end',
    effects: { permissions: { mayAttack: [{ rules: ['COMBAT-0.2'], ask: () => false }] } },
  },
  {
    id: 'reckoning',
    colour: 'green',
    goes: 'never',
    effects: {
      modifiers: [
        {
          dice: 'defence',
          changes: [{ from: 'focus', to: 'evade', most: 1 }],
          once: 'round',
          rules: ['COMBAT-5.5'],
        },
      ],
    },
  },
]
/** The printed catalogue with these tokens, and a card that gives some out. */
const withTokens = (effects: Effects = {}): Catalog => ({
  ...catalogWith({ upgrades: [upgrade('giver', 'elite', effects)] }),
  shipTokens: { ...printed.shipTokens, ...Object.fromEntries(rows.map(row => [row.id, row])) },
})
const duel = (tokens: Readonly<Record<string, number>>, tie: Partial<Setting> = {}, catalog = withTokens()) =>
  battle(
    {
      rookie: { pilot: 'rookiepilot', at: [0, -170, 0] },
      tie: { pilot: 'academypilot', at: [0, 20, 180], tokens, ...tie },
    },
    { catalog },
  )

describe('a token nobody knows', () => {
  it('[CARD-2] does what its row says while a ship has it, once however many there are, and goes as it says', () => {
    const b = duel({ strained: 2 }).fight().attack('rookie', 'tie').roll('hit', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 2 })
    b.roll('evade', 'blank')
    expect(b.ship('tie').tokens).toEqual({ strained: 1 })
    expect(b.told('tokenRemoved')).toMatchObject([{ ship: 'i1', token: 'strained', count: 1, why: 'strained' }])
  })

  it('[COMBAT-4.1] does nothing to a ship that has none', () => {
    const b = duel({}).fight().attack('rookie', 'tie').roll('hit', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 3 })
  })

  it('[STRESS-2] stresses where it counts as stress, and a green manoeuvre does not take it', () => {
    const b = duel({ dazed: 1 }, { at: [300, 20, 180] }).dials({ tie: 'straight 2', rookie: 'straight 1' })
    expect(b.told('actionSkipped')).toMatchObject([{ ship: 'i1', why: 'stressed' }])
    expect(b.ship('tie').tokens).toEqual({ dazed: 1 })
    const other = duel({ strained: 1 }, { at: [300, 20, 180] }).dials({ tie: 'straight 2', rookie: 'straight 1' })
    expect(other.open()).toMatchObject({ kind: 'action', ship: 'i1' })
  })

  it('[STRESS-3] a red manoeuvre is replaced under it', () => {
    const b = duel({ dazed: 1 }).dials({ tie: 'koiogran 4', rookie: 'straight 1' })
    expect(b.open()).toMatchObject({ kind: 'manoeuvre', why: 'stressed', ship: 'i1' })
  })

  it('[END-1] goes in the End phase where its row says so, and stays where not', () => {
    const b = duel({ dazed: 1, strained: 1, reckoning: 3 }, { fought: true, evade: 1, stress: 1 }).fight()
    b.until((_decision, { round }) => round === 2)
    expect(b.ship('tie').tokens).toEqual({ strained: 1, reckoning: 3 })
    expect(b.ship('tie')).toMatchObject({ evade: 0, stress: 1 })
    const gone = b.told('tokenRemoved').filter(({ why }) => why === 'end')
    expect(gone.map(({ token, count }) => `${token} ${count}`)).toEqual(['evade 1', 'dazed 1'])
  })

  it('[CONFLICT-2] forbids by a rule of its own', () => {
    const b = duel({ disarmed: 1 }).fight().pass()
    expect(b.told('attackSkipped').at(-1)).toMatchObject({ ship: 'i1', why: 'no-target' })
    expect(duel({}).fight().pass().open()).toMatchObject({ kind: 'attack', ship: 'i1' })
  })

  it('[COMBAT-5.5] turns dice of its ship', () => {
    const b = duel({ reckoning: 1 })
      .fight()
      .attack('rookie', 'tie')
      .roll('hit', 'hit', 'blank')
      .roll('focus', 'focus', 'blank')
    b.play({ type: 'modify', effect: 'reckoning' })
    expect(b.told('diceModified')).toMatchObject([{ effect: 'reckoning', how: 'change' }])
  })

  it('[CARD-2] is given out by a card, and beside damage that silences its ship it still speaks', () => {
    const giver: Effects = {
      reactions: {
        combatStart: {
          rules: ['CARD-2'],
          do: [
            {
              do: 'each',
              of: { whose: 'hostile', within: 3 },
              words: [{ do: 'gainToken', token: 'strained', count: 2 }],
            },
          ],
        },
      },
    }
    const hurt = { kind: 'injuredpilot', faceUp: true, shuffle: 1, round: 0 }
    const b = battle(
      {
        rookie: { pilot: 'rookiepilot', at: [0, -170, 0], upgrades: ['giver'] },
        tie: { pilot: 'academypilot', at: [0, 20, 180], damage: [hurt] },
      },
      { catalog: withTokens(giver) },
    ).fight()
    expect(b.ship('tie').tokens).toEqual({ strained: 2 })
    b.attack('rookie', 'tie').roll('hit', 'blank', 'blank')
    expect(b.open()).toMatchObject({ kind: 'roll', dice: 'defence', count: 2 })
  })

  it('[DESTROY-2] is gone with its ship', () => {
    const down = { kind: null, faceUp: false, shuffle: 1, round: 0 }
    const b = duel({ strained: 1 }, { damage: [down, down] }).fight()
    b.attack('rookie', 'tie').roll('hit', 'hit', 'hit').roll('blank', 'blank')
    expect(b.ship('tie')).toMatchObject({ status: 'destroyed' })
    expect(b.ship('tie').tokens).toBeUndefined()
  })

  it('is in the hash of what a battle has come to, and a ship without one is hashed as ever', () => {
    const [without, one, two] = [duel({}), duel({ strained: 1 }), duel({ strained: 2 })].map(b => outcomeHash(b.state))
    expect(new Set([without, one, two]).size).toBe(3)
    const bare = duel({})
    delete bare.ship('tie').tokens
    expect(outcomeHash(bare.state)).toBe(without)
    expect(bare.rules.hash(bare.state)).toBe(duel({}).rules.hash(duel({}).state))
  })
})
