/**
 * What lies on the mat and hurts: whom, where and when, read off the words of its kind in the rules' registry, never by name. Left out: where it
 * drifts, conditions of its words, what somebody chooses among, and what it will leave behind.
 */
import type { Polygon } from '../../src/geometry/index.ts'
import {
  ATTACK_EIGHTHS,
  type Catalog,
  type Game,
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

/** The windows in which an object speaks by itself, as they come, and how many of them are over by a phase. */
const WINDOWS = ['roundStart', 'planningStart', 'activationStart', 'activationEnd', 'combatStart', 'endPhase'] as const
const OVER: Readonly<Record<Phase, number>> = { setup: 0, planning: 2, system: 2, activation: 3, combat: 5, end: 6 }
/** Ships move after so many of them, and fight after so many. */
const MOVES = 3
const FIGHT = 5

/** The words of a window; none where only the moment knows them. */
const wordsIn = ({ reactions }: ObjectKind, window: ObjectWindow): readonly Word[] => {
  const words = reactions?.[window]?.do ?? []
  return typeof words === 'function' ? [] : words
}

const says = (words: readonly Word[], does: Word['do']): boolean => words.some(word => word.do === does)

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

/** What is to be known of an object. */
export type Lying = Pick<MatObject, 'kind' | 'polygon' | 'owner' | 'fuse'>

const hazardOf = ({ catalog, state }: Game, { kind: id, polygon, owner, fuse = 0 }: Lying): Omit<Hazard, 'index'> => {
  const kind = kindOf(catalog, id)
  const over = OVER[state.phase]
  const swept = wordsIn(kind, 'objectSwept')
  const overlapped = wordsIn(kind, 'objectOverlapped')
  const wounds = { swept: woundOf(catalog, swept), overlapped: woundOf(catalog, overlapped) }
  const ends = (words: readonly Word[]) => fuse === 0 && (says(words, 'detonate') || says(words, 'removeObject'))
  const trips = ends(swept) ? 'swept' : ends(overlapped) ? 'overlapped' : null
  let until = Number.POSITIVE_INFINITY
  let bursts: Hazard['bursts'] = null
  for (const [n, window] of WINDOWS.entries()) {
    const words = wordsIn(kind, window)
    const detonates = says(words, 'detonate')
    if (!detonates && !says(words, 'burnDown')) continue
    // Each time a fuse marker goes instead.
    const round = fuse + (n < over ? 1 : 0)
    until = Math.min(until, n < MOVES ? round - 1 : round)
    if (detonates) bursts ??= { round, moment: n < MOVES ? 'start' : n < FIGHT ? 'flown' : 'end' }
  }
  return {
    polygon,
    side: owner?.side ?? null,
    from: over > MOVES ? 1 : 0,
    until,
    ...wounds,
    minds: trips !== null || hurts(wounds.swept) || hurts(wounds.overlapped),
    trips,
    goesOff: trips !== null && (says(swept, 'detonate') || says(overlapped, 'detonate')),
    bursts,
    blasts: wordsIn(kind, 'objectDetonates').flatMap(word =>
      word.do === 'each' ? [{ ...word.of, wound: woundOf(catalog, word.words) }] : [],
    ),
  }
}

const NOTHING: readonly Hazard[] = []

/** What hurts, or will, of some objects that lie on the mat; of all in a view where none are named. */
export const hazardsIn = (game: Game, objects: readonly Lying[] = game.state.objects): readonly Hazard[] => {
  const speaking = objects.filter(({ kind }) => kindOf(game.catalog, kind).reactions)
  if (speaking.length === 0) return NOTHING
  return speaking
    .map(object => hazardOf(game, object))
    .filter(({ minds, blasts }) => minds || blasts.length > 0)
    .map((hazard, index) => ({ ...hazard, index }))
}
