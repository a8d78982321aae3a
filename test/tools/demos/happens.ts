/** What happens in a battle, as the ideas of the demos ask for it: tests of one event. */
import type { ActionName, EventOf, EventType, GameEvent } from '../../../src/rules/index.ts'

/** Whether an event is of a type, and what it tells passes a test. */
export const on =
  <T extends EventType>(type: T, test: (event: EventOf<T>) => boolean = () => true) =>
  (event: GameEvent): boolean =>
    event.type === type && test(event as EventOf<T>)
/** A manoeuvre of a bearing is flown. */
export const flown = (bearing: RegExp) => on('manoeuvreExecuted', ({ manoeuvre }) => bearing.test(manoeuvre))
/** An action is performed. */
export const acts = (action: ActionName) => on('actionPerformed', event => event.action === action)
/** Something is spent on dice. */
export const spent = (effect: string) => on('diceModified', event => event.effect === effect)

/** A manoeuvre of a figure ends turned as it should. */
export const turned = (figure: RegExp) =>
  on('manoeuvreExecuted', event => figure.test(event.manoeuvre) && !event.endTurnCancelled)
/** Somebody is in the way. */
export const bumps = on('manoeuvreExecuted', ({ overlapped }) => overlapped.length > 0)
/** Through an obstacle, or onto one. */
export const grazes = on('manoeuvreExecuted', ({ obstacles }) => obstacles.length > 0)
/** A red manoeuvre. */
export const reds = on('manoeuvreExecuted', ({ difficulty }) => difficulty === 'red')
/** A damage card face up. */
export const crits = on('damageDealt', ({ faceUp }) => faceUp)
/** Hits, and every one of them cancelled. */
export const stopped = on(
  'resultsCompared',
  ({ hits, crits: more, cancelled }) => hits + more === 0 && cancelled.hits > 0,
)
/** A ship gets stress. */
export const stressed = on('tokenGained', ({ token }) => token === 'stress')
/** A green manoeuvre takes stress away. */
export const calmed = on('tokenRemoved', ({ token, why }) => token === 'stress' && why === 'green')
/** No action, for a reason. */
export const idle = (why: string) => on('actionSkipped', event => event.why === why)
