/** The pilots of the Gauntlet Fighter, faction by faction, with what their cards say. */
import type { Faction, Game, Pilot, Ship } from '../../../rules/index.ts'
import { shipOf, skillOf } from '../../../rules/index.ts'
import { attackIn, primaryAttack, usedIn } from '../attack.ts'
import { gauntletfighter } from './gauntletfighter.ts'
import { pilot } from './pilot.ts'

const of = (faction: Faction, id: string, initiative: number, unique: boolean, more: Partial<Pilot> = {}): Pilot =>
  pilot(gauntletfighter.id, id, initiative, unique, { faction, ...more })

/** Whether a strained ship makes a primary attack now. */
function strainedPrimary(game: Game, ship: Ship | null): boolean {
  const attack = attackIn(game)
  return (ship?.tokens?.['strain'] ?? 0) > 0 && attack?.attacker === ship?.id && primaryAttack(game, attack)
}

export const gauntletPilots: readonly Pilot[] = [
  of('rebel', 'chopper-gauntletfighter', 2, true, {
    effects: {
      reactions: {
        combatStart: {
          rules: ['GAUNT-PILOT-1', 'SE-RANGE-1'],
          do: [
            { do: 'each', of: { whose: 'hostile', within: 0 }, words: [{ do: 'gainToken', token: 'jam', count: 2 }] },
          ],
        },
      },
    },
  }),
  of('rebel', 'ezrabridger-gauntletfighter', 3, true, {
    force: { count: 1, recurring: 1 },
    effects: {
      modifiers: (
        [
          ['attack', 'hit'],
          ['defence', 'evade'],
        ] as const
      ).map(([dice, to]) => ({
        id: dice,
        dice,
        changes: [{ from: 'focus', to, most: 2 }],
        costs: [{ pay: 'token', token: 'force', count: 1 }],
        rules: ['GAUNT-PILOT-2', 'SE-FORCE-1'],
        when: ({ owner }) => owner !== null && owner.stress > 0,
      })),
    },
  }),
  of('rebel', 'mandalorianresistancepilot', 2, false),

  of('imperial', 'captainhark', 3, true),
  of('imperial', 'garsaxon', 3, true, { charges: { count: 2, recurring: 1 } }),
  of('imperial', 'imperialsupercommando', 2, false),

  of('scum', 'maul', 5, true, { force: { count: 3, recurring: 1 } }),
  of('scum', 'rookkast', 3, true, {
    effects: {
      // One result of either kind: what has turned one of the first turns none of the second.
      modifiers: (['blank', 'focus'] as const).map(from => ({
        id: from,
        dice: 'attack',
        changes: [{ from, to: 'hit', most: 1 }],
        rules: ['GAUNT-PILOT-8'],
        when: ({ game, owner }) => strainedPrimary(game, owner) && !usedIn(game, 'rookkast'),
      })),
      reactions: {
        beforeEngaging: {
          rules: ['GAUNT-PILOT-8', 'GAUNT-STRAIN-1'],
          optional: true,
          do: [{ do: 'gainToken', token: 'strain', count: 1 }],
        },
      },
    },
  }),
  of('scum', 'shadowcollectiveoperator', 1, false),

  of('republic', 'bokatankryze', 4, true),
  of('republic', 'niteowlliberator', 2, true),

  of('separatist', 'bokatankryze-separatistalliance', 4, true, { charges: { count: 1, recurring: 1 } }),
  of('separatist', 'previzsla', 3, true, {
    charges: { count: 2, recurring: 1 },
    // His build makes one attack in a round: what lasts to its end lasts for that attack.
    effects: {
      values: { attackDice: ({ owner, card }, dice) => (owner?.lasting.includes(card) ? dice + 1 : dice) },
      reactions: {
        targetDeclared: {
          rules: ['GAUNT-PILOT-13', 'SE-CHARGE-1'],
          optional: true,
          when({ game, owner, card }) {
            const attack = attackIn(game)
            if (!owner || !attack || (owner.charges?.[card] ?? 0) < 2) return false
            return (skillOf(game, shipOf(game.state, attack.defender)) ?? -1) >= (skillOf(game, owner) ?? 0)
          },
          do: [{ do: 'spendCharge', count: 2 }, { do: 'lastThisRound' }],
        },
      },
    },
  }),
  of('separatist', 'deathwatchwarrior', 1, false),
]
