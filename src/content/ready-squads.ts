/** Squads that are ready to be flown: at the points of one box, and at the usual hundred (SQUAD-2, SQUAD-3, TFA-SQUAD-1). */
import type { Faction, ForceEntry } from '../rules/index.ts'

export type ReadySquad = {
  /** The set of its cards; none: the box's. */
  readonly set?: string
  /** Its name and what it is for are the words `squad.<id>` and `squad.<id>.note`. */
  readonly id: string
  readonly faction: Faction
  readonly limit: number
  readonly entries: readonly ForceEntry[]
}

const ship = (pilot: string, ...upgrades: readonly string[]): ForceEntry => ({ pilot, upgrades })
const times = (count: number, entry: ForceEntry): readonly ForceEntry[] => Array<ForceEntry>(count).fill(entry)

/** Those of one side of a set that comes late. */
const of = (
  set: string,
  faction: Faction,
  squads: readonly (readonly [id: string, limit: number, entries: readonly ForceEntry[]])[],
): readonly ReadySquad[] => squads.map(([id, limit, entries]) => ({ set, id, faction, limit, entries }))

/** All of them, by set and side, the smaller ones first. */
export const READY_SQUADS: readonly ReadySquad[] = [
  { id: 'lone-hero', faction: 'rebel', limit: 31, entries: [ship('lukeskywalker', 'r2f2')] },
  { id: 'sharpshooter', faction: 'rebel', limit: 31, entries: [ship('lukeskywalker', 'marksmanship')] },
  { id: 'torpedo-school', faction: 'rebel', limit: 31, entries: [ship('redsquadronpilot', 'protontorpedoes', 'r2d2')] },
  {
    id: 'four-x-wings',
    faction: 'rebel',
    limit: 100,
    entries: [
      ship('rookiepilot', 'protontorpedoes', 'r2d2'),
      ...times(2, ship('rookiepilot', 'protontorpedoes')),
      ship('rookiepilot'),
    ],
  },
  {
    id: 'decoy',
    faction: 'rebel',
    limit: 100,
    entries: [ship('lukeskywalker', 'r2d2'), ship('biggsdarklighter'), ...times(2, ship('rookiepilot'))],
  },
  {
    id: 'three-aces',
    faction: 'rebel',
    limit: 100,
    entries: [
      ship('lukeskywalker', 'marksmanship', 'protontorpedoes', 'r2d2'),
      ship('biggsdarklighter', 'protontorpedoes', 'r2f2'),
      ship('redsquadronpilot', 'protontorpedoes'),
    ],
  },
  { id: 'hunting-pair', faction: 'imperial', limit: 31, entries: [ship('maulermithel'), ship('blacksquadronpilot')] },
  { id: 'night-watch', faction: 'imperial', limit: 31, entries: [ship('darkcurse'), ship('nightbeast')] },
  {
    id: 'stubborn-pair',
    faction: 'imperial',
    limit: 31,
    entries: [ship('maulermithel', 'determination'), ship('obsidiansquadronpilot')],
  },
  { id: 'swarm', faction: 'imperial', limit: 100, entries: [ship('darkcurse'), ...times(7, ship('academypilot'))] },
  {
    id: 'black-squadron',
    faction: 'imperial',
    limit: 100,
    entries: [ship('nightbeast'), ...times(5, ship('blacksquadronpilot', 'marksmanship'))],
  },
  {
    id: 'named-pilots',
    faction: 'imperial',
    limit: 100,
    entries: [
      ship('maulermithel', 'marksmanship'),
      ship('darkcurse'),
      ship('nightbeast'),
      ...times(2, ship('blacksquadronpilot', 'marksmanship')),
      ship('obsidiansquadronpilot'),
    ],
  },
  ...of('tfa', 'resistance', [
    ['resistance-box', 36, [ship('poedameron', 'wired', 'r5x3', 'weaponsguidance')]],
    ['resistance-flight', 100, [...times(2, ship('redsquadronveteran')), ...times(2, ship('bluesquadronnovice'))]],
    [
      'resistance-aces',
      100,
      [
        ship('poedameron', 'wired', 'protontorpedoes', 'r5x3', 'weaponsguidance'),
        ship('blueace', 'bb8'),
        ship('redsquadronveteran', 'protontorpedoes', 'weaponsguidance'),
      ],
    ],
    ['resistance-torpedoes', 100, times(3, ship('redsquadronveteran', 'wired', 'protontorpedoes', 'weaponsguidance'))],
  ]),
  ...of('tfa', 'firstorder', [
    ['first-order-box', 36, [ship('omegaace'), ship('zetasquadronpilot')]],
    [
      'first-order-swarm',
      100,
      [ship('omegaace'), ship('zetaace'), ship('omegasquadronpilot'), ...times(3, ship('epsilonsquadronpilot'))],
    ],
    [
      'first-order-zeta',
      100,
      [...times(2, ship('zetasquadronpilot', 'weaponsguidance')), ...times(4, ship('zetasquadronpilot'))],
    ],
    [
      'first-order-aces',
      100,
      [
        ship('omegaace', 'wired', 'weaponsguidance'),
        ship('epsilonleader'),
        ship('zetaace', 'wired', 'weaponsguidance'),
        ship('omegasquadronpilot', 'wired', 'weaponsguidance'),
        ship('zetasquadronpilot'),
      ],
    ],
  ]),
]
