/** The summary of a battle for its overlays: made from the picture that is seen now, and from nothing else of the battle. */

import type { Named } from '../../../playback/chapters.ts'
import { SPEEDS } from '../../../playback/clock.ts'
import type { Film } from '../../../playback/film.ts'
import type { DiePicture, Picture } from '../../../playback/picture.ts'
import type { Chapter, Timeline } from '../../../playback/timeline.ts'
import type { ShipId, Side, Text } from '../../../rules/index.ts'
import type { Flown } from '../../factions.ts'
import type { DieFacts, ShipFacts, Subject, Summary } from '../summary.ts'
import type { Operator } from './operator.ts'
import type { Players } from './players.ts'

/** Lines of the log that are told. */
const LINES = 10
/** The latest chapters are told, no more of them. */
const CHAPTERS = 400

/** What is known beside the film: how it is looked at, and what the operator has set. */
export type Around = {
  readonly mode: Summary['mode']
  readonly mission: string
  readonly factions: Flown
  /** What ships are called instead of their pilots' cards, by their ids. */
  readonly called: Readonly<Record<ShipId, string>>
  /** How the mission stands, in words. */
  readonly standing: string
  /** How far the film has been seen, seconds. */
  readonly seen: number
  /** Where the film begins, seconds. */
  readonly begins: number
  /** Moments that the film's maker named. */
  readonly named: readonly Named[]
  readonly selected: string | null
  readonly operator: Operator
  readonly players: Players
  readonly view: Omit<Summary['view'], 'selected'>
  readonly can: Summary['can']
}

const shipOf = (ship: Picture['ships'][number]): ShipFacts => ({
  id: ship.id,
  side: ship.side,
  chassis: ship.chassis,
  pilot: ship.pilot,
  skill: ship.skill,
  hull: ship.hull,
  maxHull: ship.maxHull,
  shields: ship.shields,
  maxShields: ship.maxShields,
  focus: ship.focus,
  evade: ship.evade,
  stress: ship.stress,
  tokens: [...ship.tokens],
  crits: ship.crits.length,
  status: ship.status,
  active: ship.active,
})

/** A die as it is seen: what it will show is not told while it rolls, nor what it is being turned into. */
const dieOf = ({ face, roll, flip, cancelled }: DiePicture): DieFacts => ({
  face: roll < 1 ? null : flip && flip.progress < 1 ? flip.from : face,
  cancelled,
})

const diceOf = ({ dice, ruler }: Picture): Summary['dice'] => {
  if (!dice || dice.opacity === 0 || dice.attack.length + dice.defence.length === 0) return null
  return {
    attack: dice.attack.map(dieOf),
    defence: dice.defence.map(dieOf),
    attacker: dice.attacker,
    defender: dice.defender,
    card: dice.card,
    obstacle: dice.obstacle,
    band: ruler?.band ?? null,
    obstructed: ruler?.obstructed ?? false,
  }
}

/** What the lower third tells of: what the operator wrote, the end, whoever is looked at, or what is played. */
export function subjectOf(picture: Picture, selected: string | null, own: Operator['own']): Subject {
  if (own.title || own.line) return { about: 'own', ...own }
  if (picture.result) return { about: 'result' }
  const here = (id: string | null) => id !== null && picture.ships.some(ship => ship.id === id && ship.presence > 0)
  if (selected !== null && here(selected)) return { about: 'ship', ship: selected }
  const { camera, dice } = picture
  if (dice?.attacker && dice.defender && here(dice.attacker) && here(dice.defender))
    return { about: 'duel', from: dice.attacker, to: dice.defender }
  if (camera.shot === 'pair' && here(camera.from) && here(camera.to))
    return { about: 'duel', from: camera.from, to: camera.to }
  if (camera.shot === 'ship' && here(camera.ship)) return { about: 'ship', ship: camera.ship }
  return { about: 'mission' }
}

const plain = ({ key, params }: Text): Summary['log'][number]['text'] => ({ key, params: { ...params } })

/** A chapter as a panel lists it. */
type Listed = { readonly kind: Chapter['kind'] | 'named'; readonly start: number; readonly title: Text }

/** The chapters that a panel lists, in order: all of a film, or where moments have names, those and its rounds. */
export function chaptersOf(timeline: Timeline, named: readonly Named[]): readonly Listed[] {
  if (named.length === 0) return timeline.chapters
  const own = named.map(({ at, nth, title }) => ({
    kind: 'named' as const,
    start: timeline.timeOfCommand(at, nth),
    title,
  }))
  const rounds = timeline.chapters.filter(({ kind }) => kind !== 'phase' && kind !== 'attack')
  return [...rounds, ...own].sort((a, b) => a.start - b.start)
}

/** How a battle stands, as far as its film has been seen. */
export function factsOf(film: Pick<Film, 'picture' | 'timeline' | 'clock' | 'pace'>, around: Around): Summary {
  const picture = film.picture()
  const { timeline, clock, pace } = film
  const sideOf = (id: string | undefined): Side | null => picture.ships.find(ship => ship.id === id)?.side ?? null
  const first = Math.max(0, picture.log - LINES)
  const { operator, players, selected, seen, begins, named, standing, mode, mission, factions, called, view, can } =
    around
  return {
    mode,
    mission,
    round: picture.round,
    phase: picture.phase,
    standing,
    result: picture.result && { winner: picture.result.winner, by: picture.result.by },
    factions: { first: factions.first, second: factions.second },
    // What the operator wrote counts.
    names: {
      first: operator.names.first || players.names.first,
      second: operator.names.second || players.names.second,
    },
    commanders: { ...players.commanders },
    ships: picture.ships
      .filter(ship => ship.presence > 0 || ship.status !== 'play')
      .map(shipOf)
      .sort((a, b) => Number(a.id.slice(1)) - Number(b.id.slice(1))),
    called: { ...called },
    caption: picture.caption && plain(picture.caption),
    log: timeline.lines.slice(first, picture.log).map((line, index) => ({
      number: first + index,
      round: line.round,
      side: sideOf(line.ships[0]),
      text: plain(line),
    })),
    dice: diceOf(picture),
    lower: { show: operator.lower, subject: subjectOf(picture, selected, operator.own) },
    film: {
      t: clock.t,
      seen,
      playing: clock.playing,
      more: clock.t < timeline.duration,
      speed: SPEEDS.find(one => one === pace) ?? null,
      chapters: chaptersOf(timeline, named)
        .filter(({ start }) => start >= begins && start <= seen)
        .slice(-CHAPTERS)
        .map(({ kind, start, title }) => ({ kind, start, title: plain(title) })),
    },
    view: { ...view, selected },
    can: [...can],
  }
}
