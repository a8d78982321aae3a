/** What the address asks for. Unknown names pass unseen; a bad value is left out and noted, never fatal. */

import { PLAY_STYLES, type PlayStyle } from '../../ai/thought.ts'
import type { Key } from '../locale/keys.ts'
import { fitting, LANGUAGES, type Language } from '../locale/languages.ts'
import type { Pace } from '../playback/clock.ts'
import type { Side } from '../rules/index.ts'
import { CAMERAS, type CameraKind } from './cameras.ts'
import { BOX_SET, type Flown, factionsOfSet, isUsual, KNOWN_SETS, sideCalled, usualOf } from './factions.ts'
import { AREAS, type Area, FREE, MOST_OBSTACLES, missionNamed, POINTS } from './menu/missions.ts'
import { type Crew, crewIn } from './menu/seats/crew.ts'
import { PALETTES, type Palette, PICTURE_QUALITIES, STYLES, type Style } from './settings.ts'

const QUALITIES = [...PICTURE_QUALITIES, '2d'] as const
/** How much the picture may cost; '2d' draws the flat board instead of the stage. */
export type Quality = (typeof QUALITIES)[number]
const VIEWS = ['menu', 'play', 'demo', 'learn', 'replay', 'overlay', 'control'] as const
export type View = (typeof VIEWS)[number]
/** How much stands around the table: nothing at all, caption and dice, or everything. */
export const HUDS = ['none', 'min', 'full'] as const
export type Hud = (typeof HUDS)[number]
/** The shape of the frame that the picture is fitted into. */
const LAYOUTS = ['16x9', '9x16', '1x1'] as const
export type LayoutKind = (typeof LAYOUTS)[number]
/** The corner that a streamer's camera covers: top or bottom, left or right. */
const ROOMS = ['tl', 'tr', 'bl', 'br'] as const
export type Room = (typeof ROOMS)[number]
/** The side that the chat covers. */
const CHATS = ['l', 'r'] as const
export type Chat = (typeof CHATS)[number]
/** What lies behind the ships: the sky, nothing, or one colour (`#rrggbb`) that is keyed out. */
export type Background = 'space' | 'transparent' | `#${string}`
/** When the chances of winning are told: never, as they are, or when the dice lie. */
export const EVALS = ['off', 'live', 'delayed'] as const
export type Eval = (typeof EVALS)[number]
export const CAPTIONS = ['off', 'brief', 'teach'] as const
/** How much the captions tell. */
export type Captions = (typeof CAPTIONS)[number]
const OVERLAYS_OF_STAGE = ['score', 'lower', 'log', 'dice'] as const
/** A page that shows one thing over a stream's picture. */
export type StageOverlay = (typeof OVERLAYS_OF_STAGE)[number]
const MOMENT_PHASES = ['planning', 'system', 'activation', 'combat', 'end'] as const
/** A moment by name: a round, its phase or null for its start, and the n-th move or attack of that phase (from 1) or null. */
export type Moment = {
  readonly round: number
  readonly phase: (typeof MOMENT_PHASES)[number] | null
  readonly n: number | null
}

/** Two factions of a set in a text; null for what is none. */
function flownIn(set: string, text: string): Flown | null {
  const [first, second, more] = text.split(',')
  const known = (one: string | undefined): one is string => one !== undefined && factionsOfSet(set).includes(one)
  return known(first) && known(second) && more === undefined ? { first, second } : null
}

export type Params = {
  readonly view: View
  /** Whose cards are played: `set=…`; null: those of the box. */
  readonly set: string | null
  /** The mission's number, 'standard', or what it is called in the address. */
  readonly mission: string | null
  /** Squad points of each side: squads are drawn by lot. 0: the printed forces. */
  readonly points: number | null
  /** How many asteroids lie in a standard game. */
  readonly obstacles: number | null
  /** The table of a standard game, in feet. */
  readonly area: Area | null
  /** For whom the sides of a standard game of points fly: `factions=a,b`; null: as usual. */
  readonly factions: Flown | null
  readonly side: Side | null
  /** How many people play at this screen: `people=2`, one at each side; null: one. */
  readonly people: 1 | 2 | null
  /** Who sits at the table: `seats=human.ace,cadet`, of each side one to three members (TEAM-1); null: as the rest says. */
  readonly seats: Crew | null
  readonly level: string | null
  /** How the computer leans, on either side: `temper=even`, `cautious`, `aggressive` or `objective`; null: even. */
  readonly temper: PlayStyle | null
  /** Nothing is taken back and no round begun again: `ironman=1`. */
  readonly ironman: boolean
  readonly seed: string | null
  /** `speed=0.25` … `8`, or `instant`: a person who plays is shown at once what came of it; null: as is remembered. */
  readonly speed: Pace | null
  /** Nodes the computer may think, null for its own measure. */
  readonly think: number | null
  /** null: as is remembered. */
  readonly quality: Quality | null
  /** Tabletop or Cinematic; null: as is remembered. */
  readonly style: Style | null
  /** Colours of page and table; null: as is remembered. */
  readonly palette: Palette | null
  readonly dpr: number | null
  readonly motion: 'reduced' | 'full' | null
  /** The language of this visit; null: as is remembered. */
  readonly language: Language | null
  /** Silent for this visit, or not; null: as it was left. */
  readonly mute: boolean | null
  readonly stats: boolean
  readonly camera: CameraKind
  /** The ship that `cam=chase:r1` stays behind (camera 'follow'); null: whichever is chosen. */
  readonly chase: string | null
  /** `cam=cinematic`: camera 'auto', told as a film. */
  readonly cinematic: boolean
  /** A replay stands still at this second of its film, or at this moment; null: it runs from its start. */
  readonly time: number | Moment | null
  /** Which demo: its id, or 'off' for none, even where one would run by itself. */
  readonly demo: string | null
  /** Begins again when it is over: `loop=1`; null: as is usual there. */
  readonly loop: boolean | null
  /** null: everything, as is usual. */
  readonly hud: Hud | null
  /** null: the whole window. */
  readonly layout: LayoutKind | null
  readonly room: Room | null
  readonly chat: Chat | null
  /** Lines that show what every screen is sure to show: `safe=1`. */
  readonly safe: boolean
  readonly background: Background | null
  /** At most so many frames a second. */
  readonly fps: 30 | 60 | null
  readonly eval: Eval
  /** Where ships are predicted to end is drawn between the lock and the reveal of their dials: `forecast=1`. */
  readonly forecast: boolean
  /** null: as is remembered. */
  readonly captions: Captions | null
  /** What `view=overlay` shows. */
  readonly overlay: StageOverlay | null
  /** The id of a rule at which the rulebook is open. */
  readonly rule: string | null
}

/** A value that was left out: the name in the address, what stood there, and what would have been understood. */
export type Ignored = {
  readonly name: string
  readonly value: string
  readonly allowed: string
  /** It would be understood, but not beside the rest: the words that say so. */
  readonly why?: Key
}

/** Seeds a person may write: letters, digits, '-' and '_', up to 32. */
export const isSeed = (text: string): boolean => /^[\w-]{1,32}$/.test(text)

/** The id of a rule or of a group of rules as a person may write it; whether there is such a rule the rulebook knows. */
const ruleId = (text: string): string | null =>
  text.length <= 32 && /^[a-z]+(-([a-z]+|\d+(\.\d+)?))*$/i.test(text) ? text.toUpperCase() : null

/** The language of a tag of BCP 47 (`de`, `de-AT`, …) if it is spoken here, else null. */
const languageOf = (tag: string): Language | null => {
  if (tag.length > 35 || !/^[a-z]{2,3}(-[a-z\d]{1,8})*$/i.test(tag)) return null
  const language = fitting([tag])
  return tag.toLowerCase().split('-')[0] === language ? language : null
}

/** `R3`, `R3.combat` or `R3.combat.2`: rounds to 99, the n-th of a phase to 99, both from 1; else null. */
const momentOf = (text: string): Moment | null => {
  const [, round, word, n] = /^R([1-9]\d?)(?:\.([a-z]{1,10})(?:\.([1-9]\d?))?)?$/.exec(text) ?? []
  const phase = MOMENT_PHASES.find(one => one === word) ?? null
  if (!round || (word && !phase)) return null
  return { round: Number(round), phase, n: n ? Number(n) : null }
}

/** What `bg` says; a colour may be written in capitals. */
const backgroundOf = (text: string): Background | null => {
  if (text === 'space' || text === 'transparent') return text
  const [, colour] = /^chroma:([\da-f]{6})$/i.exec(text) ?? []
  return colour ? `#${colour.toLowerCase()}` : null
}

/** A number without sign or exponent; NaN for anything else. */
const decimal = (text: string): number => (/^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN)

type Shot = { readonly camera: CameraKind; readonly chase: string | null; readonly cinematic: boolean }

/** What `cam` says: one of the cameras, `cinematic`, or `chase:` and the id of a ship (side's letter and number). */
const shotOf = (text: string): Shot | null => {
  if (text === 'cinematic') return { camera: 'auto', chase: null, cinematic: true }
  const [, ship] = /^chase:([ri][1-9]\d?)$/.exec(text) ?? []
  if (ship) return { camera: 'follow', chase: ship, cinematic: false }
  const camera = CAMERAS.find(one => one === text)
  return camera ? { camera, chase: null, cinematic: false } : null
}

/** Whether it leads into a battle that is yet to be fought: nothing of it can be sought. */
const isLive = ({ view, demo }: Params): boolean =>
  view === 'play' || view === 'learn' || (view === 'demo' && (demo === null || demo === 'off'))

/** Whether camera and chat – in a square one of them – leave so little of a frame that all instruments would hide the table. Who plays needs them. */
const isCrowded = ({ view, hud, layout, room, chat }: Params): boolean =>
  view !== 'play' &&
  view !== 'learn' &&
  (hud ?? 'full') === 'full' &&
  layout !== null &&
  (layout === '1x1' ? room !== null || chat !== null : room !== null && chat !== null)

/** Reads the query part of an address. `levels` are the ids of the computer's levels, `missionsIn` gives the names that can be played of a set. */
export function readParams(
  query: string,
  levels: readonly string[],
  missionsIn: (set: string) => readonly string[],
): { params: Params; ignored: readonly Ignored[] } {
  const given = new URLSearchParams(query)
  const ignored: Ignored[] = []

  /** The value read, or null and a note. */
  const read = <T>(name: string, allowed: string, parse: (text: string) => T | null): T | null => {
    const text = given.get(name)
    if (text === null) return null
    const value = parse(text)
    if (value === null) ignored.push({ name, value: text.slice(0, 40), allowed })
    return value
  }
  const oneOf = <T extends string>(name: string, values: readonly T[]): T | null =>
    read(name, values.join(', '), text => values.find(value => value === text) ?? null)
  /** What only a standard game takes: beside a mission it is left out and noted. */
  const free = <T>(name: string, value: T | null): T | null => {
    if (value === null || given.get('mission') === FREE) return value
    ignored.push({ name, value: given.get(name) ?? '', allowed: `mission=${FREE}`, why: 'ui.ignored.free' })
    return null
  }
  const whole = (name: string, allowed: string, fits: (value: number) => boolean): number | null =>
    read(name, allowed, text => (/^\d{1,4}$/.test(text) && fits(Number(text)) ? Number(text) : null))
  const number = (name: string, low: number, high: number): number | null =>
    read(name, `${low} … ${high}`, text => {
      const value = decimal(text)
      return value >= low && value <= high ? value : null
    })
  const flag = (name: string): boolean | null => {
    const value = oneOf(name, ['0', '1'] as const)
    return value === null ? null : value === '1'
  }
  const fps = oneOf('fps', ['30', '60'] as const)
  const people = oneOf('people', ['1', '2'] as const)
  const shot = read('cam', `${CAMERAS.join(', ')}, cinematic, chase:r1 …`, shotOf)

  const set = oneOf('set', KNOWN_SETS)
  const cards = set ?? BOX_SET
  const flown = read('factions', `${factionsOfSet(cards).join(', ')}: two, with a comma between`, text =>
    flownIn(cards, text),
  )
  const factions = free('factions', flown)

  const mission = oneOf('mission', missionsIn(cards))
  const points = whole(
    'points',
    `0, ${POINTS.least} … ${POINTS.most}`,
    value => value === 0 || (value >= POINTS.least && value <= POINTS.most),
  )
  // Some missions are played with what is printed for them alone.
  const printed = missionNamed(cards, mission).printed === true && points !== null && points > 0
  if (printed) ignored.push({ name: 'points', value: String(points), allowed: 'points=0', why: 'ui.ignored.printed' })

  let params: Params = {
    view: oneOf('view', VIEWS) ?? 'menu',
    set,
    mission,
    points: printed ? null : points,
    obstacles: free(
      'obstacles',
      whole('obstacles', `0 … ${MOST_OBSTACLES}`, value => value <= MOST_OBSTACLES),
    ),
    area: free('area', oneOf('area', AREAS)),
    factions,
    // A faction's id names the side that flies for it, if one does.
    side: read('side', 'first, second', text => sideCalled(text, factions ?? usualOf(cards))),
    people: people === null ? null : people === '2' ? 2 : 1,
    seats: read('seats', 'human.ace,cadet …', text => crewIn(text, levels)),
    level: oneOf('level', levels),
    temper: oneOf('temper', PLAY_STYLES),
    ironman: flag('ironman') ?? false,
    seed: read('seed', 'A–Z a–z 0–9 - _ (1 … 32)', text => (isSeed(text) ? text : null)),
    speed: given.get('speed') === 'instant' ? 'instant' : number('speed', 0.25, 8),
    think: read('think', 'nodes:1 … nodes:1000000', text => {
      const nodes = /^nodes:(\d{1,7})$/.exec(text)
      const count = nodes ? Number(nodes[1]) : 0
      return count >= 1 && count <= 1_000_000 ? count : null
    }),
    quality: oneOf('q', QUALITIES),
    style: oneOf('style', STYLES),
    palette: oneOf('palette', PALETTES),
    dpr: number('dpr', 0.25, 3),
    motion: oneOf('motion', ['reduced', 'full'] as const),
    language: read('lang', LANGUAGES.join(', '), languageOf),
    mute: flag('mute'),
    stats: flag('stats') ?? false,
    ...(shot ?? { camera: 'auto', chase: null, cinematic: false }),
    time: read('t', '0 … 36000, R1 … R99.combat.2', text => {
      const seconds = decimal(text)
      return seconds >= 0 && seconds <= 36_000 ? seconds : momentOf(text)
    }),
    demo: read('demo', 'a–z 0–9 - (1 … 32)', text => (/^[a-z\d-]{1,32}$/.test(text) ? text : null)),
    loop: flag('loop'),
    hud: oneOf('hud', HUDS),
    layout: oneOf('layout', LAYOUTS),
    room: oneOf('room', ROOMS),
    chat: oneOf('chat', CHATS),
    safe: flag('safe') ?? false,
    background: read('bg', 'space, transparent, chroma:00ff00', backgroundOf),
    fps: fps === '30' ? 30 : fps === '60' ? 60 : null,
    eval: oneOf('eval', EVALS) ?? 'off',
    forecast: flag('forecast') ?? false,
    captions: oneOf('captions', CAPTIONS),
    overlay: oneOf('overlay', OVERLAYS_OF_STAGE),
    rule: read('rule', 'COMBAT-3.4, …', ruleId),
  }
  const unfit = <K extends keyof Params>(key: K, instead: Params[K], name: string, allowed: string, why: Key): void => {
    const value = given.get(name)
    if (value !== null) ignored.push({ name, value, allowed, why })
    params = { ...params, [key]: instead }
  }
  if (params.time !== null && isLive(params)) unfit('time', null, 't', 'view=replay', 'ui.ignored.live')
  if (params.eval !== 'off' && params.view === 'play')
    unfit('eval', 'off', 'eval', 'view=demo, view=replay', 'ui.ignored.own')
  if (params.points === 0 && params.factions && !isUsual(params.factions, cards))
    unfit('points', null, 'points', `${POINTS.least} … ${POINTS.most}`, 'ui.ignored.built')
  if (isCrowded(params)) unfit('hud', 'min', 'hud', 'min, none', 'ui.ignored.crowded')
  return { params, ignored }
}
