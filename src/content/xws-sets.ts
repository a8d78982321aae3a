/** Of which set the names in a squad file are: known before a set has come, so that whoever reads a file knows what to fetch first. */
import { BOX, catalogOf } from './sets.ts'
import { idOf, obstacleId, obstacleOf, pilotIds, pilotOf, shipId, shipOf, upgradeOf } from './xws-ids.ts'

/** Ids of a set that the box's has not. */
type Own = Readonly<Record<'ships' | 'pilots' | 'upgrades' | 'obstacles', readonly string[]>>

/** Those of each set that comes late. */
const LATE: Readonly<Record<string, Own>> = {
  tfa: {
    ships: ['t70xwing', 'tiefofighter'],
    pilots: [
      ...['poedameron', 'blueace', 'redsquadronveteran', 'bluesquadronnovice'],
      ...['omegaace', 'epsilonleader', 'zetaace', 'omegasquadronpilot', 'zetasquadronpilot', 'epsilonsquadronpilot'],
    ],
    upgrades: ['wired', 'bb8', 'r5x3', 'weaponsguidance'],
    obstacles: [0, 1, 2, 3, 4, 5].map(number => `core2asteroid${number}`),
  },
}

const lateWith = (list: keyof Own, ...ids: readonly string[]): string | undefined =>
  Object.keys(LATE).find(set => ids.some(id => LATE[set]![list].includes(id)))

/** The set whose ship a name means. */
export const setOfShip = (text: string): string | undefined =>
  shipOf(catalogOf(BOX), text) ? BOX : lateWith('ships', shipId(text))

/** The set whose pilot a name means. */
export const setOfPilot = (text: string): string | undefined =>
  pilotOf(catalogOf(BOX), text) ? BOX : lateWith('pilots', ...pilotIds(text))

/** The set whose upgrade a name in the list of a key means. */
export const setOfUpgrade = (key: string, text: string): string | undefined =>
  upgradeOf(catalogOf(BOX), key, text) ? BOX : lateWith('upgrades', idOf(text))

/** The set whose obstacle a name means. */
export const setOfObstacle = (text: string): string | undefined =>
  obstacleOf(catalogOf(BOX), text) ? BOX : lateWith('obstacles', obstacleId(text))
