/** Actions: performed or skipped. What they bring (tokens, locks, a new place) comes in beats of its own. */
import type { ActionName, EventOf } from '../../rules/index.ts'
import type { Beat } from '../beat.ts'
import { tap } from '../cues.ts'
import { activate, said, text } from '../tools.ts'
import { ring } from './tokens.ts'

/** How each kind of action is told. */
type Row = {
  /** Its own event, right after this one, tells what was done. */
  readonly shown?: true
  readonly uncaptioned?: true
  /** A card offers it, and is named. */
  readonly carded?: true
  readonly ring?: 'repair'
}
const ROWS: Readonly<Record<ActionName, Row>> = {
  focus: {},
  evade: {},
  'target-lock': { shown: true, uncaptioned: true },
  'barrel-roll': { shown: true },
  boost: { shown: true, uncaptioned: true },
  calculate: { uncaptioned: true },
  reinforce: { uncaptioned: true },
  coordinate: { uncaptioned: true },
  jam: { uncaptioned: true },
  mission: {},
  card: { carded: true },
  repair: { carded: true, ring: 'repair' },
}

/** The last part of an action's key and its parameters. */
function wordsOf(event: EventOf<'actionPerformed'>) {
  const { ship, action, name, target } = event
  const params: Record<string, string> = { ship }
  if (target !== null) params.target = target
  if (name !== null && ROWS[action].carded) params.card = name
  return { key: action === 'mission' && name === 'protect' ? 'mission.protect' : action, params }
}

export const actionPerformed: Beat<EventOf<'actionPerformed'>> = {
  duration: event => (ROWS[event.action].shown ? 0.4 : 0.7),
  seen: 0,
  lines: event => {
    if (ROWS[event.action].shown) return []
    const { key, params } = wordsOf(event)
    const about = event.target === null ? [event.ship] : [event.ship, event.target]
    return [said(`log.actionPerformed.${key}`, event.rules, about, params)]
  },
  caption: event => {
    if (ROWS[event.action].uncaptioned) return undefined
    const { key, params } = wordsOf(event)
    return text(`caption.actionPerformed.${key}`, event.rules, params)
  },
  cues: ({ event }) => (ROWS[event.action].carded ? [tap('card', 0.05, event.ship, 0.7)] : []),
  show: ({ event, now, progress, seed }) => {
    const what = event.name === 'protect' ? 'protect' : ROWS[event.action].ring
    return what ? { ...now, effects: ring(event.target ?? event.ship, what, progress, seed) } : now
  },
  after: (before, event) => ({ ...activate(before, event.ship), camera: { shot: 'ship', ship: event.ship } }),
}

/** Why no action was taken where nothing on the mat shows it. */
const NOTHING_SEEN: readonly string[] = ['passed', 'nothing', 'forbidden']

export const actionSkipped: Beat<EventOf<'actionSkipped'>> = {
  duration: event => (NOTHING_SEEN.includes(event.why) ? 0.2 : 0.8),
  seen: 0,
  lines: ({ ship, rules, ...event }) => [
    said(`log.actionSkipped.${event.why}`, rules, [ship], {
      ship,
      ...(event.why === 'forbidden' ? { card: event.card } : {}),
    }),
  ],
  // What was said before is over; that nothing was done goes by too fast to be read.
  caption: ({ ship, why, rules }) =>
    NOTHING_SEEN.includes(why) ? null : text(`caption.actionSkipped.${why}`, rules, { ship }),
  after: before => before,
}
