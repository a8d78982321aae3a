/** The moments that `npm run shots` takes pictures of: where in which film, through which camera, in which style. */
import type { Picture } from '../../../src/playback/picture.ts'
import type { Timeline } from '../../../src/playback/timeline.ts'
import type { EventType } from '../../../src/rules/index.ts'

/** The battles the moments are from: replays in test/shots. */
export const REELS = ['escort', 'asteroids', 'whispers', 'furball', 'awakened', 'containers'] as const
export type Reel = (typeof REELS)[number]

/** A moment of a film: in a beat of a type for which the picture is right, that far through it. */
export type Moment = {
  readonly name: string
  readonly reel: Reel
  readonly type: EventType
  readonly progress: number
  readonly fits?: (picture: Picture, before: Picture) => boolean
  /** Which of those that fit, from 0; the last one, if there are fewer. */
  readonly nth?: number
  readonly camera?: string
  readonly style?: 'cinematic'
  readonly board?: '2d'
  /** Keys pressed before the picture is taken, and what the hand does on the stage: pixels dragged, steps of the wheel. */
  readonly keys?: readonly string[]
  readonly drag?: readonly [number, number]
  readonly wheel?: number
  /** A phone, held upright. */
  readonly phone?: true
}

type Fits = NonNullable<Moment['fits']>

const firing = (picture: Picture) => picture.effects.filter(one => one.kind === 'bolt' || one.kind === 'torpedo')
const shooter =
  (side: 'first' | 'second'): Fits =>
  picture => {
    const shot = firing(picture)[0]
    return shot !== undefined && picture.ships.some(ship => ship.id === shot.from && ship.side === side)
  }
const many =
  (least: number): Fits =>
  picture =>
    picture.ships.filter(ship => ship.presence > 0.5).length >= least
const joust: Fits = (picture, before) => firing(picture).some(one => one.hit) && before.ruler?.band === 1
const moves =
  (word: RegExp, side?: 'first' | 'second'): Fits =>
  picture =>
    picture.template !== null &&
    'bearing' in picture.template &&
    word.test(picture.template.bearing) &&
    picture.ships.some(ship => ship.active && (!side || ship.side === side) && ship.thrust > 0.2)
const shuttle: Fits = picture =>
  firing(picture).some(one => picture.ships.some(ship => ship.id === one.to && ship.chassis === 'senatorshuttle'))
const declared = { type: 'attackDeclared', progress: 0.95 } as const

/** When a moment is in a film, and the start of its beat; null if it has none. */
export function timeOf(timeline: Timeline, moment: Moment): number | null {
  let found: number | null = null
  let left = moment.nth ?? 0
  for (const beat of timeline.beats) {
    if (beat.type !== moment.type) continue
    const t = beat.start + beat.duration * moment.progress
    if (moment.fits && !moment.fits(timeline.picture(t), timeline.picture(beat.start))) continue
    found = t
    if (left-- === 0) break
  }
  return found
}

/** In the order of a battle, those of the later set last. */
export const MOMENTS: readonly Moment[] = [
  { name: 'start', reel: 'escort', type: 'roundStarted', progress: 1 },
  { name: 'flight', reel: 'escort', type: 'manoeuvreExecuted', progress: 0.5, fits: moves(/turn|bank/), nth: 2 },
  { name: 'koiogran', reel: 'escort', type: 'manoeuvreExecuted', progress: 0.66, fits: moves(/koiogran/) },
  {
    name: 'barrel-roll',
    reel: 'escort',
    type: 'barrelRolled',
    progress: 0.5,
  },
  {
    name: 'bump',
    reel: 'furball',
    type: 'manoeuvreExecuted',
    progress: 0.95,
    fits: picture => picture.caption !== null && /touch|bump|overlap/i.test(picture.caption.key),
  },
  { name: 'ruler', reel: 'escort', ...declared, nth: 1 },
  {
    name: 'dice',
    reel: 'escort',
    type: 'diceRolled',
    progress: 0.98,
    fits: picture => picture.dice !== null && picture.dice.defence.length > 0,
  },
  { name: 'joust', reel: 'furball', type: 'resultsCompared', progress: 0.68, fits: joust },
  { name: 'shuttle', reel: 'escort', type: 'resultsCompared', progress: 0.68, fits: shuttle },
  {
    name: 'crit',
    reel: 'furball',
    type: 'damageDealt',
    progress: 0.35,
    fits: (picture, before) => picture.effects.some(one => one.kind === 'spark' && one.crit) || critOf(picture, before),
  },
  { name: 'explosion', reel: 'furball', type: 'shipDestroyed', progress: 0.14 },
  { name: 'explosion-late', reel: 'furball', type: 'shipDestroyed', progress: 0.4, nth: 1 },
  { name: 'cockpit-xwing', reel: 'escort', ...declared, camera: 'cockpit', fits: by('first') },
  {
    name: 'cockpit-tie',
    reel: 'escort',
    type: 'resultsCompared',
    progress: 0.68,
    camera: 'cockpit',
    fits: shooter('second'),
  },
  { name: 'target', reel: 'escort', type: 'resultsCompared', progress: 0.68, camera: 'target', fits: shooter('first') },
  { name: 'follow', reel: 'escort', type: 'manoeuvreExecuted', progress: 0.5, camera: 'follow', nth: 9 },
  { name: 'free', reel: 'escort', ...declared, nth: 3, camera: 'free', wheel: -9, drag: [40, -70] },
  { name: 'plan-arcs', reel: 'escort', ...declared, nth: 2, camera: 'top', keys: ['f'] },
  { name: 'threats', reel: 'furball', ...declared, nth: 2, camera: 'top', keys: ['k'], fits: many(6) },
  { name: 'threats-auto', reel: 'escort', type: 'phaseStarted', progress: 1, keys: ['k'], fits: fights },
  { name: 'measured', reel: 'asteroids', ...declared, keys: ['m', 'b'], nth: 1 },
  { name: 'manoeuvres', reel: 'escort', type: 'dialRevealed', progress: 0.9, nth: 2, keys: ['t'] },
  {
    name: 'asteroids',
    reel: 'asteroids',
    type: 'manoeuvreExecuted',
    progress: 0.5,
    nth: 4,
    wheel: -3,
    drag: [60, -55],
  },
  {
    name: 'obstructed',
    reel: 'asteroids',
    type: 'attackDeclared',
    progress: 0.95,
    fits: picture => picture.ruler?.obstructed === true,
  },
  {
    name: 'scrape',
    reel: 'asteroids',
    type: 'manoeuvreExecuted',
    progress: 0.55,
    fits: picture => picture.effects.some(one => one.kind === 'scrape'),
  },
  { name: 'scan', reel: 'whispers', type: 'objectTaken', progress: 0.35 },
  {
    name: 'torpedo',
    reel: 'whispers',
    type: 'resultsCompared',
    progress: 0.62,
    fits: picture => picture.effects.some(one => one.kind === 'torpedo'),
  },
  {
    name: 'furball',
    reel: 'furball',
    type: 'phaseStarted',
    progress: 1,
    fits: (p, b) => fights(p, b) && many(8)(p, b),
  },
  {
    name: 'cinematic-wide',
    reel: 'furball',
    type: 'manoeuvreExecuted',
    progress: 0.5,
    nth: 14,
    style: 'cinematic',
    camera: 'orbit',
    wheel: -2,
    drag: [-120, -90],
  },
  {
    name: 'cinematic-joust',
    reel: 'furball',
    type: 'resultsCompared',
    progress: 0.68,
    fits: joust,
    style: 'cinematic',
  },
  {
    name: 'film-joust',
    reel: 'furball',
    type: 'resultsCompared',
    progress: 0.68,
    fits: joust,
    style: 'cinematic',
    camera: 'cinematic',
  },
  { name: 'cinematic-explosion', reel: 'furball', type: 'shipDestroyed', progress: 0.14, style: 'cinematic' },
  {
    name: 'blast-early',
    reel: 'furball',
    type: 'shipDestroyed',
    progress: 0.05,
    style: 'cinematic',
    camera: 'cinematic',
  },
  {
    name: 'blast-mid',
    reel: 'furball',
    type: 'shipDestroyed',
    progress: 0.22,
    style: 'cinematic',
    camera: 'cinematic',
  },
  {
    name: 'blast-late',
    reel: 'furball',
    type: 'shipDestroyed',
    progress: 0.55,
    style: 'cinematic',
    camera: 'cinematic',
  },
  filmed('chase-xwing', 8, 0.45, moves(/./, 'first')),
  filmed('chase-tie', 5, 0.45, moves(/./, 'second')),
  filmed('chase-tie-turn', 25, 0.45, moves(/./, 'second')),
  { ...filmed('duel-film', 0, 0.68, joust), type: 'resultsCompared' },
  { ...filmed('duel-film-late', 9, 0.68, picture => firing(picture).length > 0), type: 'resultsCompared' },
  { ...filmed('wide-film', 2, 0.9, () => true), type: 'phaseStarted' },
  filmed('pass-by', 1, 0.3, moves(/./, 'first')),
  {
    name: 'smoke-stream',
    reel: 'furball',
    type: 'manoeuvreExecuted',
    progress: 0.5,
    fits: smokes,
    style: 'cinematic',
    camera: 'follow',
  },
  { name: 'smoke-table', reel: 'furball', type: 'manoeuvreExecuted', progress: 0.5, fits: smokes, camera: 'follow' },
  {
    name: 'cinematic-threats',
    reel: 'escort',
    type: 'phaseStarted',
    progress: 1,
    keys: ['k'],
    fits: fights,
    style: 'cinematic',
  },
  { name: 'debrief', reel: 'escort', type: 'gameEnded', progress: 1 },
  { name: 'board-2d', reel: 'asteroids', ...declared, nth: 1, board: '2d' },
  {
    name: 'board-2d-flight',
    reel: 'furball',
    type: 'manoeuvreExecuted',
    progress: 0.5,
    fits: moves(/turn|bank/),
    board: '2d',
  },
  { name: 'board-2d-roll', reel: 'escort', type: 'barrelRolled', progress: 0.5, board: '2d' },
  { name: 'board-2d-joust', reel: 'furball', type: 'resultsCompared', progress: 0.68, fits: joust, board: '2d' },
  { name: 'board-2d-hit', reel: 'furball', type: 'damageDealt', progress: 0.35, fits: struck, board: '2d' },
  { name: 'board-2d-blast', reel: 'furball', type: 'shipDestroyed', progress: 0.14, board: '2d' },
  {
    name: 'board-2d-phone',
    reel: 'furball',
    type: 'resultsCompared',
    progress: 0.68,
    fits: joust,
    board: '2d',
    phone: true,
  },
  { name: 'phone', reel: 'furball', type: 'resultsCompared', progress: 0.68, fits: joust, phone: true },
  {
    name: 'awakened-furball',
    reel: 'awakened',
    type: 'phaseStarted',
    progress: 1,
    fits: (p, b) => fights(p, b) && many(8)(p, b),
  },
  { name: 'awakened-joust', reel: 'awakened', type: 'resultsCompared', progress: 0.68, fits: joust },
  {
    name: 'awakened-film',
    reel: 'awakened',
    type: 'resultsCompared',
    progress: 0.68,
    fits: joust,
    nth: 3,
    style: 'cinematic',
    camera: 'cinematic',
  },
  { ...filmed('chase-t70', 6, 0.45, moves(/./, 'first')), reel: 'awakened' },
  { ...filmed('chase-fo', 6, 0.45, moves(/./, 'second')), reel: 'awakened' },
  { name: 'cockpit-t70', reel: 'awakened', ...declared, camera: 'cockpit', fits: by('first') },
  { name: 'cockpit-fo', reel: 'awakened', ...declared, camera: 'cockpit', fits: by('second') },
  {
    name: 'awakened-blast',
    reel: 'awakened',
    type: 'shipDestroyed',
    progress: 0.22,
    style: 'cinematic',
    camera: 'cinematic',
  },
  { name: 'awakened-wreck', reel: 'awakened', type: 'shipDestroyed', progress: 0.5, nth: 2 },
  {
    name: 'containers',
    reel: 'containers',
    type: 'phaseStarted',
    progress: 1,
    fits: fights,
    camera: 'orbit',
    wheel: -4,
  },
  {
    name: 'containers-hit',
    reel: 'containers',
    type: 'resultsCompared',
    progress: 0.68,
    nth: 6,
    style: 'cinematic',
    camera: 'cinematic',
  },
  { name: 'containers-lost', reel: 'containers', type: 'shipDestroyed', progress: 0.25, style: 'cinematic' },
]

function by(side: 'first' | 'second'): Fits {
  return picture => picture.ships.some(ship => ship.id === picture.ruler?.attacker && ship.side === side)
}

function struck(picture: Picture): boolean {
  return picture.effects.some(one => one.kind === 'spark' || one.kind === 'shield')
}

function critOf(picture: Picture, before: Picture): boolean {
  return picture.ships.some((ship, n) => ship.crits.length > (before.ships[n]?.crits.length ?? 0))
}

/** A flight of the furball as a film shows it. */
function filmed(name: string, nth: number, progress: number, fits: Fits): Moment {
  const reel = { reel: 'furball', type: 'manoeuvreExecuted', style: 'cinematic', camera: 'cinematic' } as const
  return { name, ...reel, progress, nth, fits }
}

function smokes(picture: Picture): boolean {
  return picture.ships.some(ship => ship.active && ship.thrust > 0.2 && ship.hull > 0 && ship.hull < ship.maxHull)
}

function fights(picture: Picture, _before: Picture): boolean {
  return picture.phase === 'combat' && picture.round >= 2
}
