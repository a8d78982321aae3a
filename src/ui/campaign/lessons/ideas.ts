/** What each lesson is about, and whether it has been met: its dots, and the list at its end. */
import type { Within } from '../../../locale/index.ts'
import type { EventOf, GameEvent } from '../../../rules/index.ts'
import { PUPIL } from './lesson-moment.ts'

/** Its words: `ui.lesson.idea.ID`. */
type Idea = { readonly id: Within<'ui.lesson.idea.'>; readonly met: (event: GameEvent) => boolean }

/** A manoeuvre of a figure was flown, and ended turned as it should. */
const turned = (event: GameEvent, figure: RegExp): event is EventOf<'manoeuvreExecuted'> =>
  event.type === 'manoeuvreExecuted' && figure.test(event.manoeuvre) && !event.endTurnCancelled

const LESSON_IDEAS: readonly (readonly Idea[])[] = [
  [
    { id: 'dial', met: event => event.type === 'dialRevealed' && event.ship === PUPIL },
    { id: 'order', met: event => event.type === 'phaseStarted' && event.phase === 'combat' },
    { id: 'arc', met: event => event.type === 'attackDeclared' && event.attacker === PUPIL },
    { id: 'dice', met: event => event.type === 'resultsCompared' },
    { id: 'shields', met: event => event.type === 'shieldLost' || event.type === 'damageDealt' },
  ],
  [
    { id: 'action', met: event => event.type === 'actionPerformed' && event.ship === PUPIL },
    {
      id: 'focus',
      met: event => event.type === 'tokenGained' && event.ship === PUPIL && event.token === 'focus',
    },
    { id: 'lock', met: event => event.type === 'lockAcquired' && event.ship === PUPIL },
    { id: 'their', met: event => event.type === 'actionPerformed' && event.ship !== PUPIL },
    { id: 'gone', met: event => event.type === 'tokenRemoved' && event.why === 'end' },
  ],
  [
    {
      id: 'red',
      met: event => event.type === 'manoeuvreExecuted' && event.ship === PUPIL && event.difficulty === 'red',
    },
    { id: 'tense', met: event => event.type === 'actionSkipped' && event.ship === PUPIL && event.why === 'stressed' },
    {
      id: 'green',
      met: event => event.type === 'tokenRemoved' && event.ship === PUPIL && event.token === 'stress',
    },
    { id: 'crit', met: event => event.type === 'damageDealt' && event.faceUp },
  ],
  [
    { id: 'boost', met: event => event.type === 'boosted' && event.ship === PUPIL },
    { id: 'tallon', met: event => turned(event, /^tallon/) && event.ship === PUPIL },
    { id: 'slide', met: event => turned(event, /^tallon/) && event.ship === PUPIL && event.slide !== undefined },
    { id: 'segnor', met: event => turned(event, /^segnor/) && event.ship !== PUPIL },
  ],
]

/** The ideas of a lesson, counted from 1, in order, and which of them some events have shown. */
export const ideasOf = (
  stage: number,
  events: readonly GameEvent[],
): readonly { readonly id: Idea['id']; readonly met: boolean }[] =>
  (LESSON_IDEAS[stage - 1] ?? []).map(({ id, met }) => ({ id, met: events.some(met) }))
