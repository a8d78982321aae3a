/** Modifications, gunners and illicit fittings of the second edition. */
import type { Ship, ShipToken, Upgrade } from '../../../rules/index.ts'
import { liesAhead } from '../attack.ts'
import { upgrade } from './upgrade.ts'

/** How many green tokens lie at a ship, which go with the End phase (SE-END-1). */
function greenAt(ship: Ship, shipTokens: Readonly<Record<string, ShipToken>>): number {
  const counts: Readonly<Record<string, number>> = { ...ship.tokens, focus: ship.focus, evade: ship.evade }
  return Object.entries(counts).reduce(
    (sum, [token, count]) => (shipTokens[token]?.colour === 'green' ? sum + count : sum),
    0,
  )
}

export const fittings: readonly Upgrade[] = [
  // SE-CARD-5
  upgrade('hullupgrade', { effects: { values: { hull: (_where, value) => value + 1 } } }),
  upgrade('veterantailgunner', {
    effects: {
      reactions: {
        attackEnded: {
          rules: ['GAUNT-CARD-11', 'SE-BONUS-1'],
          optional: true,
          when: ({ game, owner }, { defender }) => owner !== null && liesAhead(game, owner, defender),
          do: [{ do: 'bonusAttack', weapons: ['tail'] }],
        },
      },
    },
  }),
  upgrade('overtunedmodulators', {
    charges: { count: 1, recurring: 0 },
    effects: {
      reactions: {
        systemPhase: {
          rules: ['GAUNT-CARD-5', 'SE-CHARGE-1'],
          optional: true,
          when: ({ owner, card }) => owner !== null && owner.stress === 0 && (owner.charges?.[card] ?? 0) > 0,
          do: [
            { do: 'spendCharge', count: 1 },
            { do: 'gainToken', token: 'calculate', count: 3 },
          ],
        },
        endPhase: {
          rules: ['GAUNT-CARD-5', 'SE-END-1'],
          when: ({ game, owner, card }) =>
            owner !== null && owner.charges?.[card] === 0 && greenAt(owner, game.catalog.shipTokens) > 0,
          do: (_moment, { game, owner }) => [
            { do: 'gainToken', token: 'strain', count: greenAt(owner!, game.catalog.shipTokens) },
          ],
        },
      },
    },
  }),
]
