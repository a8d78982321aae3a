/** The TIE/fo Fighter of the box: its dial and numbers, and its six pilots with what their cards say. */
import { printedArc, range, smallBase } from '../../../geometry/index.ts'
import { bodyOf, type Chassis, friendly, type Game, isStressed, type Pilot, type Ship } from '../../../rules/index.ts'
import { dial } from '../../dial.ts'

export const tiefofighter: Chassis = {
  id: 'tiefofighter',
  faction: 'firstorder',
  base: smallBase,
  arcs: [printedArc('front', smallBase)],
  primaries: [{ id: 'primary', arcs: ['front'], attack: 2 }],
  agility: 3,
  hull: 3,
  shields: 1,
  actions: ['focus', 'target-lock', 'barrel-roll', 'evade'],
  dial: dial('1TW 1YW 2TG 2BG 2FG 2NG 2YG 2LR 2PR 3TW 3BW 3FG 3NW 3YW 4FW 4KR 5FW'),
  models: 2,
}

const chassis = 'tiefofighter'
/** The upgrade bar of every TIE/fo (UPG-1). */
const slots = ['tech']

/** Whether a friendly ship at Range 1 of a ship, itself among them, is stressed (GEN-3). */
const stressedNearby = (game: Game, ship: Ship): boolean =>
  game.state.ships.some(
    other =>
      other.status === 'play' &&
      friendly(other, ship) &&
      isStressed(game.catalog, other) &&
      (other === ship || range(bodyOf(game.catalog, ship), bodyOf(game.catalog, other)).band === 1),
  )

export const tiefofighterPilots: readonly Pilot[] = [
  {
    id: 'omegaace',
    chassis,
    skill: 7,
    points: 20,
    unique: true,
    slots: ['elite', ...slots],
    count: 1,
    // All of them, blanks too; the lock that pays for it rerolls nothing.
    effects: {
      modifiers: [
        {
          dice: 'attack',
          changes: (['blank', 'focus', 'hit'] as const).map(from => ({ from, to: 'crit', most: null })),
          costs: [{ pay: 'token', token: 'focus', count: 1 }, { pay: 'lock' }],
          rules: ['TFA-CARD-3', 'COMBAT-3.5'],
        },
      ],
    },
  },
  {
    id: 'epsilonleader',
    chassis,
    skill: 6,
    points: 19,
    unique: true,
    slots,
    count: 1,
    effects: {
      reactions: {
        combatStart: {
          rules: ['TFA-CARD-4', 'GEN-3'],
          when: ({ game, owner }) => owner !== null && stressedNearby(game, owner),
          do: [
            { do: 'loseToken', token: 'stress', count: 1 },
            {
              do: 'each',
              of: { whose: 'friendly', within: 1 },
              words: [{ do: 'loseToken', token: 'stress', count: 1 }],
            },
          ],
        },
      },
    },
  },
  {
    id: 'zetaace',
    chassis,
    skill: 5,
    points: 18,
    unique: true,
    slots: ['elite', ...slots],
    count: 1,
    // Instead of the shorter one, whenever it rolls (TFA-CARD-5).
    effects: { values: { rolls: (_where, speeds) => [...speeds, 2] } },
  },
  { id: 'omegasquadronpilot', chassis, skill: 4, points: 17, unique: false, slots: ['elite', ...slots], count: 2 },
  { id: 'zetasquadronpilot', chassis, skill: 3, points: 16, unique: false, slots, count: 2 },
  { id: 'epsilonsquadronpilot', chassis, skill: 1, points: 15, unique: false, slots, count: 2 },
]
