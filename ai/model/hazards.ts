/**
 * What lies on the mat and hurts: whom, where and when, read off the words of its kind in the rules' registry, never by name. Left out: where it
 * drifts, conditions of its words, what somebody chooses among, and what is left by something that a ship sets off.
 */
import { aheadOf, type Polygon, placePolygon, quantise } from '../../src/geometry/index.ts'
import {
  ATTACK_EIGHTHS,
  type Catalog,
  type Game,
  type GameState,
  kindOf,
  type MatObject,
  type ObjectKind,
  type ObjectWindow,
  type Phase,
  type Side,
  type Targets,
  type Word,
} from '../../src/rules/index.ts'

/** Points that a ship suffers together, by chance, normal ones before critical ones (DAMAGE-2); and stress that it surely gains. */
export type Wound = {
  readonly points: readonly { readonly chance: number; readonly hits: number; readonly crits: number }[]
  readonly stress: number
}

/** What is done to all ships that lie near something that goes off. */
export type Blast = Targets & { readonly wound: Wound }

/** When in a round something goes off by itself: before all moves, before the fight, at the end. */
export type Moment = 'start' | 'flown' | 'end'

export type Hazard = {
  /** Its place in the list of a position. */
  readonly index: number
  readonly polygon: Polygon
  /** Whose it is; null: nobody's. */
  readonly side: Side | null
  /** The first and the last round, counted from that of the view, in whose moves it lies there. */
  readonly from: number
  readonly until: number
  /** What it does to a ship that goes over it, and to one that ends on it. */
  readonly swept: Wound
  readonly overlapped: Wound
  /** Whether anything comes of running into it. */
  readonly minds: boolean
  /** A ship that goes over it, or ends on it, sets it off (`goesOff`) or spends it. */
  readonly trips: 'swept' | 'overlapped' | null
  readonly goesOff: boolean
  /** When it goes off by itself; null: never, or nobody knows. */
  readonly bursts: { readonly round: number; readonly moment: Moment } | null
  readonly blasts: readonly Blast[]
}

/** When the windows come in which an object speaks by itself, in order, and how far each phase has come. */
const WINDOWS = {
  roundStart: 0,
  planningStart: 0,
  activationStart: 1,
  activationEnd: 2,
  combatStart: 3,
  endPhase: 4,
} as const satisfies { readonly [W in ObjectWindow]?: number }
const PASSED: Readonly<Record<Phase, number>> = {
  setup: -1,
  planning: 0,
  system: 0,
  activation: 1,
  combat: 3,
  end: 4,
}
/** Ships move after the windows up to this one, and fight after those up to that. */
const MOVES = 1
const FIGHT = 3

/** From when on something lies there: a round, counted from that of the view, and the last window of it that is over. */
type Since = { readonly round: number; readonly passed: number }

type Kind = NonNullable<ObjectKind['reactions']>

/** The words of a window; none where only the moment knows them. */
const wordsIn = (reactions: Kind, window: ObjectWindow): readonly Word[] => {
  const words = reactions[window]?.do ?? []
  return typeof words === 'function' ? [] : words
}

/** What words do to the ship that they are for. Dice do not branch: what hangs on one is a chance. */
const woundOf = (catalog: Catalog, words: readonly Word[], chance = 1): Wound => {
  const points: Wound['points'][number][] = []
  let stress = 0
  for (const word of words) {
    if (word.do === 'suffer') points.push({ chance, hits: word.damage, crits: word.critical ?? 0 })
    const stressing = word.do === 'gainToken' && catalog.shipTokens[word.token]?.countsAs === 'stress'
    if (stressing && chance === 1) stress += word.count
    if (word.do !== 'rollDie') continue
    const falls = word.faces.reduce((sum, face) => sum + ATTACK_EIGHTHS[face] / 8, 0)
    points.push(...woundOf(catalog, word.words, chance * falls).points)
  }
  return { points, stress }
}

const hurts = ({ points, stress }: Wound): boolean => points.length > 0 || stress > 0

/** Points that are suffered on average. */
export const meanPoints = ({ points }: Wound): number =>
  points.reduce((sum, { chance, hits, crits }) => sum + chance * (hits + crits), 0)

/** The time of the first window in which a word stands that waits for its fuse; null: none does. */
const timeOf = (
  reactions: Kind,
  does: 'detonate' | 'burnDown',
  fuse: number,
  { round, passed }: Since,
): { readonly round: number; readonly window: number } | null => {
  for (const [name, window] of Object.entries(WINDOWS) as [keyof typeof WINDOWS, number][])
    if (wordsIn(reactions, name).some(word => word.do === does))
      return { round: round + fuse + (window > passed ? 0 : 1), window }
  return null
}

/** The last round in whose moves something lies there that goes at a time. */
const lastBefore = (time: ReturnType<typeof timeOf>): number =>
  time === null ? Number.POSITIVE_INFINITY : time.window > MOVES ? time.round : time.round - 1

/** Whether words end what speaks them. */
const ends = (words: readonly Word[]): boolean =>
  words.some(word => word.do === 'detonate' || word.do === 'removeObject')

type Lying = Pick<MatObject, 'kind' | 'x' | 'y' | 'heading' | 'polygon' | 'owner' | 'fuse'>

/** How often something that goes off may leave another behind. */
const LEAVINGS = 2

/** What one object is, and what it leaves behind, as far as it hurts or goes off. */
const hazardsOf = (catalog: Catalog, object: Lying, since: Since, leavings: number): Omit<Hazard, 'index'>[] => {
  const { reactions } = kindOf(catalog, object.kind)
  if (!reactions) return []
  const { polygon, owner, fuse = 0 } = object
  const swept = wordsIn(reactions, 'objectSwept')
  const overlapped = wordsIn(reactions, 'objectOverlapped')
  const goes = wordsIn(reactions, 'objectDetonates')
  const bursts = timeOf(reactions, 'detonate', fuse, since)
  const burns = timeOf(reactions, 'burnDown', fuse, since)
  const over = woundOf(catalog, swept)
  const under = woundOf(catalog, overlapped)
  // A fuse keeps it from going off at once.
  const trips = fuse > 0 ? null : ends(swept) ? 'swept' : ends(overlapped) ? 'overlapped' : null
  const found: Omit<Hazard, 'index'>[] = [
    {
      polygon,
      side: owner?.side ?? null,
      from: since.passed <= MOVES ? since.round : since.round + 1,
      until: Math.min(lastBefore(bursts), lastBefore(burns)),
      swept: over,
      overlapped: under,
      minds: trips !== null || hurts(over) || hurts(under),
      trips,
      goesOff: swept.concat(overlapped).some(word => word.do === 'detonate'),
      bursts: bursts && {
        round: bursts.round,
        moment: bursts.window <= MOVES ? 'start' : bursts.window <= FIGHT ? 'flown' : 'end',
      },
      blasts: goes.flatMap(word => (word.do === 'each' ? [{ ...word.of, wound: woundOf(catalog, word.words) }] : [])),
    },
  ]
  for (const word of goes) {
    const token = word.do === 'leaveObject' ? catalog.tokens[word.token] : undefined
    if (word.do !== 'leaveObject' || !token || !bursts || leavings === 0) continue
    const pose = quantise(aheadOf(object, word.ahead))
    const left = {
      kind: token.what,
      ...pose,
      polygon: placePolygon(token.outline, pose),
      ...(owner ? { owner } : {}),
      fuse: kindOf(catalog, token.what).fuse ?? 0,
    }
    found.push(...hazardsOf(catalog, left, { round: bursts.round, passed: bursts.window }, leavings - 1))
  }
  return found
}

const NOTHING: readonly Hazard[] = []

/** What lies on the mat of a view and hurts, or will: all of some objects, those of the view where none are named. */
export const hazardsIn = ({ catalog, state }: Game, objects: readonly Lying[] = lyingIn(state)): readonly Hazard[] => {
  if (objects.every(({ kind }) => kindOf(catalog, kind).reactions === undefined)) return NOTHING
  const since = { round: 0, passed: PASSED[state.phase] }
  return objects
    .flatMap(object => hazardsOf(catalog, object, since, LEAVINGS))
    .filter(({ minds, blasts }) => minds || blasts.length > 0)
    .map((hazard, index) => ({ ...hazard, index }))
}

const lyingIn = ({ objects }: GameState): readonly MatObject[] =>
  objects.length === 0 ? objects : objects.filter(({ ship }) => ship === null)
