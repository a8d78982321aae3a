/** The door to the rules of sets that come late: what their layers are made of. Nothing of the core imports it. */
import type { Layer } from '../layer.ts'
import { lateActions } from './actions.ts'
import { bonusSteps } from './bonus.ts'
import { cites } from './cites.ts'
import { noteCards } from './deck.ts'
import { beforeCompare, rolled } from './dice.ts'
import { executed } from './executed.ts'
import { exposeSteps } from './expose.ts'
import { flies } from './flies.ts'
import { isIonised } from './ion.ts'
import { jamSteps, jams } from './jam.ts'
import { orderSteps } from './order.ts'
import { overlapSteps } from './overlap.ts'
import { recovers } from './recovers.ts'
import { squadProblems } from './squads.ts'
import { lateWords } from './words.ts'

export { eased, hardened } from './difficulty.ts'
export { fliesIonised } from './executed.ts'
export { secondTokens } from './tokens.ts'

/** By which rules the second edition is played. */
export const secondLayer: Layer = {
  rollsClearOfObstacles: true,
  systemAlways: true,
  orderRolled: true,
  calms: ['stress', 'strain', 'deplete'],
  adjacency: 'contact',
  rollsToThree: true,
  rangeForCards: true,
  mostDice: 6,
  leavesTogether: true,
  effectsBeforeTokens: true,
  evadeByRow: true,
  locksAnything: true,
  notesLostCards: true,
  late: {
    cites,
    steps: { ...orderSteps, ...overlapSteps, ...jamSteps, ...exposeSteps, ...bonusSteps },
    actions: lateActions,
    words: lateWords,
    flies,
    executed,
    rolled,
    beforeCompare,
    gained: (game, ship) => jams(game, ship, null),
    locksNothing: isIonised,
    noteCards,
    recovers,
    squadProblems,
  },
}
