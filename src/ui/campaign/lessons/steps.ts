/** What the flight instructor says at which moment: plain data, the first line that fits and has not been said is said. */
import type { Within } from '../../../locale/index.ts'
import type { Catalog, Decision, EventOf, EventType, Phase } from '../../../rules/index.ts'
import { legalTargetsFrom } from '../../../rules/preview.ts'
import { attackInPlay } from '../../play/orders/outlook.ts'
import { hasTarget, type Moment, PUPIL } from './lesson-moment.ts'

/** What may be ringed on the screen: see lessons.css. */
export type Point =
  | 'dial'
  | 'commit'
  | 'koiogran'
  | 'green'
  | 'attack'
  | 'actions'
  | 'modify'
  | 'lock'
  | 'boost'
  | 'tallon'
  | 'slide'

export type Step = {
  /** Its words: `ui.lesson.step.ID.head` and `.text`. */
  readonly id: Within<'ui.lesson.step.', '.head'>
  readonly stages: readonly number[]
  readonly when: (now: Moment, catalog: Catalog) => boolean
  /** The control that is meant. */
  readonly point?: Point
}

/** The open question, if it is of a kind. */
const asks = <K extends Decision['kind']>({ asked }: Moment, kind: K): Extract<Decision, { kind: K }> | null =>
  asked?.decision.kind === kind ? (asked.decision as Extract<Decision, { kind: K }>) : null

/** Something of a kind has been seen. */
const seen = <T extends EventType>({ events }: Moment, type: T, fits: (event: EventOf<T>) => boolean): boolean =>
  events.some(event => event.type === type && fits(event as EventOf<T>))

const fired = (now: Moment): boolean => seen(now, 'attackDeclared', ({ attacker }) => attacker === PUPIL)
const acted = (now: Moment): boolean => seen(now, 'actionPerformed', ({ ship }) => ship === PUPIL)
const boosted = (now: Moment): boolean => seen(now, 'boosted', ({ ship }) => ship === PUPIL)
const locked = (now: Moment): boolean => seen(now, 'lockAcquired', ({ ship }) => ship === PUPIL)
const focused = ({ asked }: Moment): boolean =>
  asked?.view.ships.some(ship => ship.id === PUPIL && ship.focus > 0) ?? false
/** Dice of the pupil's are to be modified, and some of them show eyes that its focus turns. */
function eyes(now: Moment): boolean {
  const dice = asks(now, 'modify')?.dice
  const attack = dice && attackInPlay(now.asked!.view)
  return focused(now) && (attack?.[dice!] ?? []).some(({ face }) => face === 'focus')
}
/** Attack dice of the pupil's have missed that its lock may roll once more. */
function misses(now: Moment): boolean {
  if (asks(now, 'modify')?.dice !== 'attack') return false
  const attack = attackInPlay(now.asked!.view)
  const lock = now.asked!.view.ships.find(ship => ship.id === PUPIL)?.lock
  if (!attack || lock?.target !== attack.defender) return false
  return attack.attack.some(({ face, rerolled }) => !rerolled && (face === 'blank' || face === 'focus'))
}
/** The ship that the pupil has locked may be shot at. */
function lockAhead({ asked }: Moment, catalog: Catalog): boolean {
  const pupil = asked?.view.ships.find(ship => ship.id === PUPIL)
  if (!asked || !pupil?.pose || !pupil.lock) return false
  return legalTargetsFrom(catalog, asked.view, PUPIL, pupil.pose).includes(pupil.lock.target)
}
/** A dial is to be set, and no TIE fighter is ahead. */
const lost = (now: Moment, catalog: Catalog): boolean =>
  asks(now, 'dial') !== null && !hasTarget(catalog, now.asked!.view)
/** A TIE fighter that may be shot at is damaged. */
function woundedAhead({ asked }: Moment, catalog: Catalog): boolean {
  const pose = asked?.view.ships.find(ship => ship.id === PUPIL)?.pose
  if (!asked || !pose) return false
  const targets = legalTargetsFrom(catalog, asked.view, PUPIL, pose)
  return asked.view.ships.some(ship => targets.includes(ship.id) && ship.damage.length > 0)
}

/** Phases in which stress is felt. */
const MOVING: readonly Phase[] = ['activation', 'combat']

/** The steps of all lessons, in order of weight. */
export const STEPS: readonly Step[] = [
  // Questions: lesson 1.
  { id: 'commit', stages: [1], when: now => asks(now, 'dial') !== null && now.draft !== null, point: 'commit' },
  { id: 'dial', stages: [1], when: now => asks(now, 'dial') !== null && now.round === 1, point: 'dial' },
  { id: 'face', stages: [1], when: lost, point: 'dial' },
  { id: 'bend', stages: [1], when: lost, point: 'dial' },
  { id: 'keep', stages: [1], when: (now, catalog) => asks(now, 'dial') !== null && !lost(now, catalog), point: 'dial' },
  { id: 'target', stages: [1], when: now => asks(now, 'attack') !== null && !fired(now), point: 'attack' },
  {
    id: 'finish',
    stages: [1],
    when: (now, catalog) => asks(now, 'attack') !== null && woundedAhead(now, catalog),
    point: 'attack',
  },
  { id: 'close', stages: [1], when: now => asks(now, 'attack') !== null, point: 'attack' },
  // Lesson 2.
  { id: 'act-ahead', stages: [2], when: now => asks(now, 'dial') !== null && now.round === 1, point: 'dial' },
  { id: 'room', stages: [2], when: now => asks(now, 'dial') !== null, point: 'dial' },
  { id: 'face', stages: [2], when: lost, point: 'dial' },
  { id: 'bend', stages: [2], when: lost, point: 'dial' },
  { id: 'action', stages: [2], when: now => asks(now, 'action') !== null && !acted(now), point: 'actions' },
  {
    id: 'lock',
    stages: [2],
    when: now => asks(now, 'action') !== null && now.actions.includes('target-lock') && !locked(now),
    point: 'lock',
  },
  { id: 'which', stages: [2, 4], when: now => asks(now, 'action') !== null, point: 'actions' },
  {
    id: 'marked',
    stages: [2],
    when: (now, catalog) => asks(now, 'attack') !== null && lockAhead(now, catalog),
    point: 'attack',
  },
  { id: 'shoot', stages: [2, 4], when: now => asks(now, 'attack') !== null, point: 'attack' },
  {
    id: 'spend',
    stages: [2, 3, 4],
    when: now => asks(now, 'modify')?.dice === 'attack' && eyes(now),
    point: 'modify',
  },
  { id: 'reroll', stages: [2, 3, 4], when: misses, point: 'modify' },
  {
    id: 'guard',
    stages: [2, 3, 4],
    when: now => asks(now, 'modify')?.dice === 'defence' && eyes(now),
    point: 'modify',
  },
  { id: 'stand', stages: [2, 3, 4], when: now => asks(now, 'modify') !== null && !eyes(now) && !misses(now) },
  // Lesson 3.
  { id: 'behind', stages: [3], when: now => asks(now, 'dial') !== null && now.round === 1, point: 'koiogran' },
  { id: 'green', stages: [3, 4], when: now => asks(now, 'dial') !== null && now.stress > 0, point: 'green' },
  { id: 'colours', stages: [3], when: now => asks(now, 'dial') !== null, point: 'dial' },
  { id: 'about', stages: [3], when: lost, point: 'koiogran' },
  { id: 'replace', stages: [3, 4], when: now => asks(now, 'manoeuvre') !== null },
  { id: 'calm', stages: [3], when: now => asks(now, 'action') !== null, point: 'actions' },
  { id: 'crit', stages: [3], when: now => asks(now, 'attack') !== null, point: 'attack' },
  // Lesson 4.
  { id: 'fast', stages: [4], when: now => asks(now, 'dial') !== null && now.round === 1, point: 'dial' },
  { id: 'tallon', stages: [4], when: now => asks(now, 'dial') !== null && now.stress === 0, point: 'tallon' },
  { id: 'face', stages: [4], when: lost, point: 'dial' },
  {
    id: 'boost',
    stages: [4],
    when: now => asks(now, 'action') !== null && now.actions.includes('boost') && !boosted(now),
    point: 'boost',
  },
  { id: 'slide', stages: [4], when: now => asks(now, 'slide') !== null, point: 'slide' },
  // While the film runs.
  { id: 'meet', stages: [1, 2, 3, 4], when: now => now.phase === 'setup' },
  { id: 'fly', stages: [1], when: now => !now.asked && now.phase === 'activation' },
  { id: 'fire', stages: [1], when: now => !now.asked && now.phase === 'combat' },
  { id: 'they-act', stages: [2], when: now => !now.asked && now.phase === 'activation' },
  { id: 'tokens', stages: [2], when: now => !now.asked && now.phase === 'combat' },
  { id: 'tense', stages: [3, 4], when: now => !now.asked && MOVING.includes(now.phase) && now.stress > 0 },
  { id: 'loop', stages: [4], when: now => !now.asked && now.phase === 'activation' && now.round > 1 },
  { id: 'watch', stages: [3], when: now => !now.asked && now.phase === 'activation' },
  { id: 'crit', stages: [3, 4], when: now => !now.asked && now.phase === 'combat' },
  { id: 'over', stages: [1, 2, 3, 4], when: now => !now.asked && now.phase === 'end' },
  // Once the own dial lies there.
  { id: 'secret', stages: [1, 2, 3, 4], when: now => !now.asked && now.since >= 0 },
]

/** Which lines have been said in a lesson, each with the stretch of it in which that was. */
export type Said = Map<string, string>

/** The stretch of a lesson that a moment lies in: a line stays as long as it lasts, and when it comes back within it. */
export const stretchOf = ({ round, phase, asked }: Moment): string =>
  `${round}/${phase}/${asked?.decision.kind ?? 'film'}`

/** What is said now; `brief`: its heading alone, as the rest has been said in an earlier stretch. */
export type Line = { readonly step: Step; readonly brief: boolean }

/** What is said now; null: nothing new. To a question something is always said. */
export function lineOf(now: Moment, catalog: Catalog, said: ReadonlyMap<string, string>): Line | null {
  const stretch = stretchOf(now)
  const fitting = STEPS.filter(({ stages, when }) => stages.includes(now.stage) && when(now, catalog))
  const fresh = fitting.find(({ id }) => (said.get(id) ?? stretch) === stretch)
  if (fresh) return { step: fresh, brief: false }
  // What is meant by an answer that lies ready has been learned; what it is about may be called to mind.
  const known = fitting.find(({ id }) => id !== 'commit')
  return now.asked && known ? { step: known, brief: true } : null
}
