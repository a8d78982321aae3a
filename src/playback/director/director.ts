/**
 * Who leads the camera of a film: a list of takes, made of the beats in their order. Whether a beat begins a take depends on
 * the beats up to it alone, each known with its outcome: so the same battle is always filmed alike, however its events came
 * in, and a take that has begun never changes.
 */
import type { Catalog, ShipId } from '../../rules/index.ts'
import type { Picture } from '../picture.ts'
import type { BeatSpan, Timeline } from '../timeline.ts'
import { scatter, shipIn } from '../tools.ts'
import { slowAt } from './slow.ts'
import { type Director, type Manner, type Setup, sameSetup, type Take } from './take.ts'
import { decayed, type Wish, wishFor } from './wishes.ts'

/** How long a take lasts, seconds of film: at least, unless the film ends; at most, as soon as a beat is over. */
export const LENGTHS: Readonly<Record<Manner, { readonly least: number; readonly most: number }>> = {
  broadcast: { least: 2.5, most: 8 },
  cinematic: { least: 3.2, most: 12 },
}

/** How long the last take but one lasts at least: after the end of a battle comes no other beat to cut at. */
export const BEFORE_END = 1

export type DirectorOptions = {
  readonly catalog: Catalog
  readonly manner: Manner
  /** It leads the camera; if not, it only slows down the clock. */
  readonly leads: boolean
  /** No motion but what is told: never slow. */
  readonly calm: boolean
}

/** What another look at the same thing is, when a take has lasted as long as it may. */
const OTHERS: Readonly<Record<Setup['kind'], Setup['kind']>> = {
  wide: 'wide',
  plan: 'wide',
  chase: 'chase',
  shoulder: 'pair',
  pair: 'dice',
  dice: 'shoulder',
  reverse: 'pair',
  blast: 'wide',
}

/** Set-ups that have attacker and defender in the view. */
const DUELS: readonly Setup['kind'][] = ['shoulder', 'pair', 'reverse', 'dice']

const flipped = (side: 1 | -1): 1 | -1 => (side === 1 ? -1 : 1)

/** Leads through a timeline that may go on growing, and be cut. */
export function createDirector(
  timeline: Timeline,
  { catalog, manner, leads, calm }: DirectorOptions,
): Director & {
  /** All takes of the film so far, in their order. */
  takes(): readonly Take[]
} {
  const { least, most } = LENGTHS[manner]
  const takes: Take[] = []
  let weight = 0
  let pending: Wish | null = null
  /** Who fights whom, and on which side of the line from the first to the second the camera stays. */
  let duel: { readonly pair: string; readonly round: number; readonly side: 1 | -1 } | null = null
  let done = 0
  let last: BeatSpan | null = null

  function begin(setup: Setup, beat: BeatSpan, index: number, worth: number): void {
    weight = worth
    takes.push({
      ...setup,
      manner,
      start: beat.start,
      beat: index,
      seed: scatter(index, 733),
      // Who arrives is not there yet.
      opening: timeline.picture(beat.start + (beat.type === 'shipPlaced' ? 0.999 * beat.duration : 0)),
    })
  }

  /** The side of the line between two ships: the one it has been in this duel, else the one that faces the near edge. */
  function sideOf(from: ShipId, to: ShipId, picture: Picture, round: number): 1 | -1 {
    const [first, second] = from < to ? [from, to] : [to, from]
    const pair = `${first}/${second}`
    if (duel?.pair !== pair || duel.round !== round) {
      const [a, b] = [shipIn(picture, first), shipIn(picture, second)]
      duel = { pair, round, side: a && b && b.pose.x < a.pose.x ? -1 : 1 }
    }
    return from < to ? duel.side : flipped(duel.side)
  }

  function setupOf({ kind, ships, side }: Wish, picture: Picture, beat: BeatSpan, index: number): Setup {
    const [from, to] = ships
    if (side !== null) return { kind, ships, side }
    if (from !== undefined && to !== undefined) return { kind, ships, side: sideOf(from, to, picture, beat.round) }
    // An explosion is seen from where the attack on the ship was.
    const now = takes.at(-1)
    if (kind === 'blast' && now && DUELS.includes(now.kind))
      return { kind, ships: [from!, now.ships[0]!], side: now.side }
    // The same ship, twice in a row, is not suddenly seen from the other side.
    if (kind === 'chase' && now?.kind === kind && now.ships[0] === from) return { kind, ships, side: now.side }
    return { kind, ships, side: scatter(index, 57) % 2 === 0 ? 1 : -1 }
  }

  function look(beat: BeatSpan, index: number): void {
    const picture = timeline.picture(beat.start)
    const wished = wishFor(beat.event, picture, catalog, least)
    if (wished === 'over') pending = null
    else if (wished === 'flown') pending = pending?.kind === 'chase' ? null : pending
    else if (wished) pending = wished
    const now = takes.at(-1)
    // What the last round was about is over with it, and with the battle: nobody looks at the place where a ship was.
    if (beat.type === 'roundStarted' || beat.type === 'gameEnded') weight = 0
    if (!now) {
      const first = pending ?? { kind: 'wide', ships: [], side: null, weight: 1 }
      begin(setupOf(first, picture, beat, index), beat, index, first.weight)
      pending = null
      return
    }
    const lasted = beat.start - now.start
    if (pending && now.ships.length > 0 && sameSetup({ ...pending, side: now.side }, now)) {
      weight = pending.weight
      pending = null
    }
    if (lasted < (beat.type === 'gameEnded' ? BEFORE_END : least)) return
    if (pending && pending.weight > decayed(weight, lasted)) {
      const setup = setupOf(pending, picture, beat, index)
      const { weight: worth } = pending
      pending = null
      if (!sameSetup(setup, now)) begin(setup, beat, index, worth)
    } else if (lasted + beat.duration > most) {
      const kind = OTHERS[now.kind]
      const side = DUELS.includes(now.kind) ? now.side : flipped(now.side)
      begin({ kind, ships: kind === 'wide' ? [] : now.ships, side }, beat, index, decayed(weight, lasted))
    }
  }

  function update(): void {
    const { beats } = timeline
    // Something was taken back: what came before is seen as it was, for it depends on nothing later.
    if (last && beats[done - 1] !== last) {
      takes.length = 0
      weight = 0
      pending = null
      duel = null
      done = 0
    }
    for (; done < beats.length; done += 1) look(beats[done]!, done)
    last = beats[done - 1] ?? null
  }

  return {
    takes() {
      if (leads) update()
      return takes
    },
    at(t) {
      if (!leads) return null
      update()
      let low = 0
      let high = takes.length
      while (low < high) {
        const middle = (low + high) >>> 1
        if (takes[middle]!.start > t) high = middle
        else low = middle + 1
      }
      return takes[low - 1] ?? null
    },
    rate: (t, speed) => (calm || speed > 1 ? 1 : slowAt(timeline, t)),
  }
}
