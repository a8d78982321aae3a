/** What the instructor remarks on what has just happened: one short line to an event, seldom the same twice. */
import type { Key, Within } from '../../../locale/index.ts'
import type { Catalog, EventOf, EventType, GameEvent } from '../../../rules/index.ts'
import { type Moment, PUPIL } from './lesson-moment.ts'

export type Remark = { readonly key: Key; readonly params?: { readonly count: number } }

type Told = {
  /** Its words: `ui.lesson.told.ID`. */
  readonly id: Within<'ui.lesson.told.'>
  readonly stages: readonly number[]
  /** How often in a lesson. */
  readonly times: number
  readonly when: (event: GameEvent, catalog: Catalog) => boolean
  readonly count?: (event: GameEvent) => number
}

const ALL = [1, 2, 3, 4] as const

/** A line about events of a type. */
const on = <T extends EventType>(
  type: T,
  id: Told['id'],
  stages: readonly number[],
  times: number,
  fits: (event: EventOf<T>, catalog: Catalog) => boolean,
  count?: (event: EventOf<T>) => number,
): Told => ({
  id,
  stages,
  times,
  when: (event, catalog) => event.type === type && fits(event as EventOf<T>, catalog),
  ...(count ? { count: event => count(event as EventOf<T>) } : {}),
})

/** A card that is carried out when it is dealt, and then lies face down. */
const isOnce = (catalog: Catalog, kind: string | null): boolean =>
  catalog.damage[kind ?? '']?.effects?.reactions?.cardDealtFaceUp !== undefined

const own = ({ ship }: { readonly ship: string }): boolean => ship === PUPIL
const theirs = ({ ship }: { readonly ship: string }): boolean => ship !== PUPIL

/** A Segnor's Loop that was turned round. */
const loops = ({ manoeuvre, endTurnCancelled }: EventOf<'manoeuvreExecuted'>): boolean =>
  /^segnor/.test(manoeuvre) && !endTurnCancelled

/** Every line; an event is told by the first that fits. */
export const TOLD: readonly Told[] = [
  on('manoeuvreExecuted', 'blocked', [4], 1, event => own(event) && event.endTurnCancelled),
  on('manoeuvreExecuted', 'bump', ALL, 2, event => own(event) && event.overlapped.length > 0),
  on('manoeuvreExecuted', 'about', [4], 1, event => own(event) && /^tallon/.test(event.manoeuvre)),
  on('manoeuvreExecuted', 'their-loop', [4], 1, event => theirs(event) && loops(event)),
  on('boosted', 'boosted', [4], 1, own),
  on('attackDeclared', 'near', ALL, 1, ({ attacker, band }) => attacker === PUPIL && band === 1),
  on('attackDeclared', 'far', ALL, 1, ({ attacker, band }) => attacker === PUPIL && band === 3),
  on(
    'resultsCompared',
    'hit',
    ALL,
    3,
    ({ attacker, hits, crits }) => attacker === PUPIL && hits + crits > 0,
    ({ hits, crits }) => hits + crits,
  ),
  on('resultsCompared', 'miss', ALL, 2, ({ attacker }) => attacker === PUPIL),
  on('resultsCompared', 'dodged', [1, 2], 2, ({ hits, crits }) => hits + crits === 0),
  on('shieldLost', 'shield', [1, 2], 1, own),
  on('damageDealt', 'crit-once', [3], 2, (event, catalog) => event.faceUp && isOnce(catalog, event.kind)),
  on('damageDealt', 'crit', [3], 2, event => own(event) && event.faceUp),
  on('damageDealt', 'their-crit', [3], 2, event => theirs(event) && event.faceUp),
  on('damageDealt', 'hull', ALL, 1, own),
  on('attackSkipped', 'nobody', ALL, 2, event => own(event) && event.why === 'no-target'),
  on('attackSkipped', 'held', ALL, 1, event => own(event) && event.why === 'passed'),
  on('shipDestroyed', 'down', ALL, 2, theirs),
  on('tokenGained', 'stress', [3, 4], 1, event => own(event) && event.token === 'stress'),
  on('tokenGained', 'their-stress', [3, 4], 1, event => theirs(event) && event.token === 'stress'),
  on('tokenGained', 'focus', [2], 1, event => own(event) && event.token === 'focus'),
  on('tokenGained', 'their-evade', [2], 1, event => theirs(event) && event.token === 'evade'),
  on('tokenGained', 'their-focus', [2], 1, event => theirs(event) && event.token === 'focus'),
  on('barrelRolled', 'their-roll', [2], 1, theirs),
  on('lockAcquired', 'locked', [2], 1, own),
  on('actionSkipped', 'idle', [2, 3], 1, event => own(event) && event.why === 'passed'),
  on('actionSkipped', 'lost-action', [2, 3], 1, event => own(event) && event.why === 'overlap'),
  on('diceModified', 'rerolled', [2], 1, event => own(event) && event.effect === 'target-lock'),
  on('diceModified', 'spent-attack', [2], 1, event => own(event) && event.dice === 'attack'),
  on('diceModified', 'spent-defence', [2], 1, event => own(event) && event.dice === 'defence'),
  on('tokenRemoved', 'gone', [2], 1, ({ why }) => why === 'end'),
  on('tokenRemoved', 'relief', [3, 4], 1, event => own(event) && event.token === 'stress'),
]

/** The latest remarks on what came of the pupil's last answer and since, the newest first. */
export function toldOf({ events, since, stage }: Moment, catalog: Catalog, most: number): readonly Remark[] {
  const said: Record<string, number> = {}
  const remarks: Remark[] = []
  for (const event of events) {
    const line = TOLD.find(({ stages, when }) => stages.includes(stage) && when(event, catalog))
    if (!line) continue
    said[line.id] = (said[line.id] ?? 0) + 1
    if (said[line.id]! > line.times || event.at < since) continue
    remarks.unshift({
      key: `ui.lesson.told.${line.id}`,
      ...(line.count ? { params: { count: line.count(event) } } : {}),
    })
  }
  return remarks.slice(0, most)
}
