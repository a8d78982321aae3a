/** Every event has its beat: a forgotten one is a type error here. */
import type { EventOf, EventType, GameEvent } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { actionPerformed, actionSkipped } from './actions.ts'
import { attackDeclared, attackEnded, attackFizzled, attackSkipped, resultsCompared } from './attack.ts'
import {
  cardRolled,
  cardTriggered,
  chargesChanged,
  deckShuffled,
  effectBegan,
  effectEnded,
  upgradeDiscarded,
} from './cards.ts'
import { damageDealt, damageDiscarded, damageTurnedDown, hullMended, shieldLost, shieldRegained } from './damage.ts'
import { dialRevealed, dialSet, manoeuvreReplaced } from './dials.ts'
import { diceModified, diceRolled } from './dice.ts'
import { barrelRolled, boosted, manoeuvreExecuted, moveDeclined, shipTurned } from './flying.ts'
import { initiativeChosen, initiativeRolled } from './initiative.ts'
import { shipDestroyed, shipFled, shipKept } from './losses.ts'
import { edgesChosen, obstacleRolled, tokenImpossible, tokenPlaced } from './mat.ts'
import { counted, objectFell, objectsLost, objectTaken, shipMarked, shipUnmarked } from './mission.ts'
import { fuseChanged, objectDetonated, objectMoved, objectPlaced, objectRemoved } from './objects.ts'
import { gameEnded, phaseStarted, roundEnded, roundStarted } from './rounds.ts'
import { gameStarted, reinforcementDeclined, reinforcementImpossible, shipPlaced } from './table.ts'
import { lockAcquired, lockRemoved, tokenGained, tokenRemoved } from './tokens.ts'

/** The beat of each type of event. */
export const BEATS: { readonly [T in EventType]: Beat<EventOf<T>> } = {
  gameStarted,
  shipPlaced,
  tokenPlaced,
  tokenImpossible,
  edgesChosen,
  initiativeRolled,
  initiativeChosen,
  shipMarked,
  shipUnmarked,
  counted,
  reinforcementDeclined,
  reinforcementImpossible,
  roundStarted,
  phaseStarted,
  dialSet,
  dialRevealed,
  manoeuvreReplaced,
  manoeuvreExecuted,
  moveDeclined,
  obstacleRolled,
  tokenGained,
  tokenRemoved,
  actionPerformed,
  barrelRolled,
  boosted,
  actionSkipped,
  lockAcquired,
  lockRemoved,
  attackDeclared,
  attackSkipped,
  objectTaken,
  objectsLost,
  objectFell,
  objectPlaced,
  objectMoved,
  fuseChanged,
  objectDetonated,
  objectRemoved,
  diceRolled,
  diceModified,
  resultsCompared,
  attackFizzled,
  attackEnded,
  shieldLost,
  shieldRegained,
  damageDealt,
  damageDiscarded,
  damageTurnedDown,
  cardRolled,
  cardTriggered,
  effectBegan,
  effectEnded,
  upgradeDiscarded,
  chargesChanged,
  hullMended,
  shipTurned,
  deckShuffled,
  shipKept,
  shipDestroyed,
  shipFled,
  roundEnded,
  gameEnded,
}

/** The beat of an event. */
export function beatOf(event: GameEvent): Beat {
  return BEATS[event.type] as Beat
}
