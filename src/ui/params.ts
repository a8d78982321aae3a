/** What the address asks for. Unknown names pass unseen; a bad value is left out and noted, never fatal. */
import { TEMPERS, type Temper } from '../../ai/thought.ts'
import type { PlayerSeat } from '../rules/index.ts'
import { CAMERAS, type CameraKind } from './cameras.ts'
import { AREAS, type Area, FREE, MOST_OBSTACLES, POINTS } from './menu/missions.ts'
import { PICTURE_QUALITIES, STYLES, type Style } from './settings.ts'

export const QUALITIES = [...PICTURE_QUALITIES, '2d'] as const
/** How much the picture may cost; '2d' draws the flat board instead of the stage. */
export type Quality = (typeof QUALITIES)[number]
export const VIEWS = ['menu', 'play', 'demo'] as const
export type View = (typeof VIEWS)[number]

export type Params = {
  readonly view: View
  /** The mission's number, or 'standard'. */
  readonly mission: string | null
  /** Squad points of each side: squads are drawn by lot. 0: the printed forces. */
  readonly points: number | null
  /** How many asteroids lie in a standard game. */
  readonly obstacles: number | null
  /** The table of a standard game, in feet. */
  readonly area: Area | null
  readonly side: PlayerSeat | null
  readonly level: string | null
  /** How the computer leans, on either side: `temper=even`, `cautious`, `aggressive` or `objective`; null: even. */
  readonly temper: Temper | null
  readonly seed: string | null
  readonly speed: number
  /** Nodes the computer may think, null for its own measure. */
  readonly think: number | null
  /** null: as is remembered. */
  readonly quality: Quality | null
  /** Tabletop or Cinematic; null: as is remembered. */
  readonly style: Style | null
  readonly dpr: number | null
  readonly motion: 'reduced' | 'full' | null
  /** Silent for this visit, or not; null: as it was left. */
  readonly mute: boolean | null
  readonly stats: boolean
  readonly camera: CameraKind
  /** A replay stands still at this second of its film; null: it runs from its start. */
  readonly time: number | null
  /** The id of a rule at which the rulebook is open. */
  readonly rule: string | null
}

/** A value that was left out: the name in the address, what stood there, and what would have been understood. */
export type Ignored = {
  readonly name: string
  readonly value: string
  readonly allowed: string
  /** It would be understood, but not beside the rest: the words that say so. */
  readonly why?: string
}

/** Seeds a person may write: letters, digits, '-' and '_', up to 32. */
export const isSeed = (text: string): boolean => /^[\w-]{1,32}$/.test(text)

/** The id of a rule or of a group of rules as a person may write it; whether there is such a rule the rulebook knows. */
const ruleId = (text: string): string | null =>
  text.length <= 32 && /^[a-z]+(-([a-z]+|\d+(\.\d+)?))*$/i.test(text) ? text.toUpperCase() : null

/** Reads the query part of an address. `levels` are the ids of the computer's levels, `missions` the names that can be played. */
export function readParams(
  query: string,
  levels: readonly string[],
  missions: readonly string[],
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
    ignored.push({ name, value: String(value), allowed: `mission=${FREE}`, why: 'ui.ignored.free' })
    return null
  }
  const whole = (name: string, allowed: string, fits: (value: number) => boolean): number | null =>
    read(name, allowed, text => (/^\d{1,4}$/.test(text) && fits(Number(text)) ? Number(text) : null))
  const number = (name: string, low: number, high: number): number | null =>
    read(name, `${low} … ${high}`, text => {
      const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
      return value >= low && value <= high ? value : null
    })

  const params: Params = {
    view: oneOf('view', VIEWS) ?? 'menu',
    mission: oneOf('mission', missions),
    points: whole(
      'points',
      `0, ${POINTS.least} … ${POINTS.most}`,
      value => value === 0 || (value >= POINTS.least && value <= POINTS.most),
    ),
    obstacles: free(
      'obstacles',
      whole('obstacles', `0 … ${MOST_OBSTACLES}`, value => value <= MOST_OBSTACLES),
    ),
    area: free('area', oneOf('area', AREAS)),
    side: oneOf('side', ['rebel', 'imperial'] as const),
    level: oneOf('level', levels),
    temper: oneOf('temper', TEMPERS),
    seed: read('seed', 'A–Z a–z 0–9 - _ (1 … 32)', text => (isSeed(text) ? text : null)),
    speed: number('speed', 0.25, 8) ?? 1,
    think: read('think', 'nodes:1 … nodes:1000000', text => {
      const nodes = /^nodes:(\d{1,7})$/.exec(text)
      const count = nodes ? Number(nodes[1]) : 0
      return count >= 1 && count <= 1_000_000 ? count : null
    }),
    quality: oneOf('q', QUALITIES),
    style: oneOf('style', STYLES),
    dpr: number('dpr', 0.25, 3),
    motion: oneOf('motion', ['reduced', 'full'] as const),
    mute: read('mute', '0, 1', text => (text === '1' ? true : text === '0' ? false : null)),
    stats: oneOf('stats', ['0', '1'] as const) === '1',
    camera: oneOf('cam', CAMERAS) ?? 'auto',
    time: number('t', 0, 36_000),
    rule: read('rule', 'COMBAT-3.4, …', ruleId),
  }
  return { params, ignored }
}
