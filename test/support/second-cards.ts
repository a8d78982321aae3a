/** The upgrades of the small set of the second edition that is for tests alone: one for each thing that cards can say. */

import type { MomentOf, Reaction, Upgrade, Window, Word } from '../../src/rules/index.ts'
import { fliesIonised } from '../../src/rules/later/index.ts'

/** An upgrade; without a slot of its own it goes on any ship. */
const upgrade = (id: string, more: Partial<Upgrade>): Upgrade => ({
  id,
  slot: 'talent',
  points: 0,
  unique: false,
  count: 9,
  ...more,
})
const said = <W extends Window>(
  id: string,
  window: W,
  when: NonNullable<Reaction<MomentOf<W>>['when']>,
  told: readonly Word[],
): Upgrade => upgrade(id, { effects: { reactions: { [window]: { rules: ['CARD-3'], when, do: told } } } })
const words = (id: string, window: 'beforeReveal' | 'combatStart', ...told: readonly unknown[]): Upgrade =>
  upgrade(id, { effects: { reactions: { [window]: { rules: ['CARD-3'], do: told } } } } as Partial<Upgrade>)
export const upgrades: readonly Upgrade[] = [
  upgrade('volley', {
    charges: { count: 2, recurring: 0 },
    weapon: {
      arcs: ['front'],
      attack: 4,
      bands: [2, 3],
      needsLock: false,
      spendsLock: false,
      discards: false,
      spendsCharges: 1,
      ordnance: true,
    },
  }),
  upgrade('cannon', {
    weapon: { arcs: ['front'], attack: 3, bands: [1, 2, 3], needsLock: false, spendsLock: false, discards: false },
  }),
  // A blank becomes a hit, for a charge that comes back.
  upgrade('steady', {
    charges: { count: 1, recurring: 1 },
    effects: {
      modifiers: [
        {
          dice: 'attack',
          changes: [{ from: 'blank', to: 'hit', most: 1 }],
          costs: [{ pay: 'charge', count: 1 }],
          rules: ['CARD-3'],
        },
      ],
    },
  }),
  upgrade('twins', { unique: true, dots: 2, name: 'twins' }),
  words('shrapnel', 'beforeReveal', { do: 'dealCards', count: 1 }, { do: 'expose' }),
  words('welder', 'beforeReveal', { do: 'repair' }),
  words('gyro', 'beforeReveal', { do: 'turn', degrees: 180 }),
  words('gyro90', 'beforeReveal', { do: 'turn', degrees: 90 }),
  words('burst', 'combatStart', { do: 'suffer', damage: 9 }),
  upgrade('fuelled', {
    charges: { count: 2, recurring: 0 },
    effects: { reactions: { beforeReveal: { rules: ['CARD-3'], do: [{ do: 'spendCharge', count: 1 }] } } },
  }),
  upgrade('heavyguns', { effects: { values: { attackDice: (_where, dice) => dice + 5 } } }),
  upgrade('sluggish', { effects: { values: { agility: (_where, value) => value - 3 } } }),
  upgrade('chaff', { effects: { values: { defenceDice: (_where, dice) => dice + 6 } } }),
  upgrade('drill', {
    effects: {
      reactions: {
        endPhase: { rules: ['CARD-3'], do: [{ do: 'gainToken', token: 'calculate', count: 1 }] },
      },
    },
  }),
  said('alarm', 'beforeEngaging', () => true, [{ do: 'gainToken', token: 'calculate', count: 1 }]),
  said('leaky', 'criticalSuffered', () => true, [{ do: 'suffer', damage: 1 }]),
  said('nervous', 'tokenGained', (_where, { token }) => token === 'stress', [
    { do: 'gainToken', token: 'calculate', count: 1 },
  ]),
  // For a charge it keeps damage from a friend; the charge comes back when a round begins.
  upgrade('guardian', {
    charges: { count: 1, recurring: 0 },
    effects: {
      reactions: {
        beforeDamage: {
          rules: ['CARD-3'],
          anyShip: true,
          optional: true,
          when: ({ owner, game }, { ship }) =>
            owner!.charges?.guardian === 1 && game.state.ships.find(({ id }) => id === ship)?.side === owner!.side,
          do: ({ ship }) => [
            { do: 'spendCharge', count: 1 },
            { do: 'preventDamage', ship: ship! },
          ],
        },
        roundStart: { rules: ['CARD-3'], do: [{ do: 'gainCharge', count: 2 }] },
      },
    },
  }),
  upgrade('mentor', {
    effects: {
      reactions: { systemPhase: { rules: ['CARD-3'], do: [{ do: 'grantAction' }] } },
    },
  }),
  upgrade('blinkered', {
    effects: {
      permissions: {
        mayChange: [{ rules: ['CARD-1'], ask: (_where, dice, effect) => dice === 'defence' || effect === 'force/hit' }],
      },
    },
  }),
  upgrade('outflank', { effects: { values: { targetDice: (_where, dice) => dice - 1 } } }),
  upgrade('brittle', {
    effects: { permissions: { dealsFaceUp: [{ rules: ['CARD-1'], ask: () => true }] } },
  }),
  upgrade('eager', {
    effects: {
      reactions: {
        combatStart: { rules: ['CARD-3'], do: [{ do: 'freeAction', actions: ['focus'], colour: 'red' }] },
      },
    },
  }),
  // What it says after a manoeuvre that was that of an ionised ship.
  said('sparks', 'manoeuvreExecuted', ({ game, owner }) => fliesIonised(game, owner!), [
    { do: 'gainToken', token: 'calculate', count: 1 },
  ]),
  // What it says at the end of a manoeuvre that was fully executed.
  upgrade('flourish', {
    effects: {
      reactions: {
        manoeuvreExecuted: {
          rules: ['CARD-3'],
          when: (_where, { overlapped }) => !overlapped,
          do: [{ do: 'gainToken', token: 'calculate', count: 1 }],
        },
      },
    },
  }),
]
