/** Servomotor S-foils: a card of two sides, of which a token at the ship tells the closed one (SE-CARD-1). */
import type { BarEntry, Ship, ShipToken, Upgrade } from '../../../rules/index.ts'
import { isPrimary } from '../../../rules/index.ts'
import { upgrade } from './upgrade.ts'

/** What lies at a ship whose foils are closed; it is on no card of the box. */
export const foilsClosed: ShipToken = { id: 'foils-closed', colour: 'blue', goes: 'never' }

const closed = (ship: Ship | null): boolean => (ship?.tokens?.[foilsClosed.id] ?? 0) > 0

/** A bar with a boost, and a red one that may follow a focus. */
const withBoosts = (bar: readonly BarEntry[]): readonly BarEntry[] => [
  ...bar.map(
    (entry): BarEntry => (entry.action === 'focus' ? { ...entry, link: { action: 'boost', colour: 'red' } } : entry),
  ),
  { action: 'boost', colour: 'white' },
]

export const foils: readonly Upgrade[] = [
  upgrade('servomotorsfoils', {
    effects: {
      values: {
        attackDice: ({ game, owner }, dice, { weapon }) =>
          closed(owner) && isPrimary(game.catalog, weapon) ? Math.max(0, dice - 1) : dice,
        bar: ({ owner }, bar) => (closed(owner) ? withBoosts(bar) : bar),
      },
      reactions: {
        // Open at first; flipped before the dial is turned up.
        beforeReveal: {
          rules: ['SE-CARD-1'],
          optional: true,
          do: (_moment, { owner }) => [
            { do: closed(owner) ? 'loseToken' : 'gainToken', token: foilsClosed.id, count: 1 },
          ],
        },
      },
    },
  }),
]
