/**
 * Where ships are predicted to end their moves: made of the table as it lay before anybody set a dial, and of the plans a player would mix
 * there. What is set afterwards never enters, so no hidden dial can change a word of it. Pure.
 */
import type { Dials, Explanation, Likely } from '../../../../ai/thought.ts'
import type { Pose } from '../../../geometry/index.ts'
import type { EndMark } from '../../../playback/marks.ts'
import type { Picture } from '../../../playback/picture.ts'
import {
  type Catalog,
  type Command,
  type Decision,
  type Engine,
  type GameState,
  type ManoeuvreKey,
  opponent,
  type Scenario,
  type ShipId,
  SIDES,
  type Side,
} from '../../../rules/index.ts'
import { percents } from '../../parts/percents.ts'
import { flown } from '../reasons/dials-flown.ts'

/** A place where a ship may end; `pose` null: off the mat. `share`: how often it is met, 0 … 1; `percent`: the same as it is told. */
export type End = {
  readonly manoeuvre: ManoeuvreKey
  readonly pose: Pose | null
  readonly share: number
  readonly percent: number
}
/** A ship's ends, the likeliest first; their shares may leave something for plans nobody told of. */
export type ShipEnds = { readonly ship: ShipId; readonly from: Pose; readonly ends: readonly End[] }
export type Forecast = { readonly round: number; readonly ships: readonly ShipEnds[] }

/** So many are asked, each with other luck in its search: what one is sure of, another may not even have thought of. */
export const VOICES = 8
/** So many make a first word worth saying. */
const HEARD = 3

/** What one of the voices would do for a side, thought of the table as all can see it; null: it has no reasons to give. */
export type Foresee = (
  view: GameState,
  decision: Decision,
  voice: number,
  signal: AbortSignal,
) => Promise<Explanation | null>

/** Where in a log dials are set: the first of them, and what comes after the last. */
export type Planning = { readonly from: number; readonly to: number }

/** The last planning of a log that the film has come to; null: none yet. */
export function planningAt(log: readonly Command[], hasSeen: (at: number) => boolean): Planning | null {
  const sets = (at: number) => log[at]?.type === 'setDial'
  for (let at = log.length - 1; at >= 0; at -= 1) {
    if (!sets(at) || sets(at - 1) || !hasSeen(at)) continue
    let to = at
    while (sets(to)) to += 1
    return { from: at, to }
  }
  return null
}

/** Plans of a side beyond so many are not flown; places less likely than this, and those of one ship beyond so many, are not told of. */
const FLOWN = 5
const RARE = 0.03
const MOST = 4
/** Places this near to each other, in mm and degrees, are one: which of two ships was touched changes no more. */
const NEAR = 8

const isNear = (a: Pose | null, b: Pose | null): boolean => {
  if (!a || !b) return a === b
  const turn = Math.abs(((a.heading - b.heading + 540) % 360) - 180)
  return Math.hypot(a.x - b.x, a.y - b.y) < NEAR && turn < NEAR
}

/** The plans of each side, flown against each other: where every ship with a dial ends, and how likely. */
export function endsOf(catalog: Catalog, view: GameState, plans: Readonly<Record<Side, readonly Likely[]>>): Forecast {
  // Whoever is not told of stays where it is for the others.
  const sides = (side: Side): readonly Likely[] =>
    plans[side].length > 0 ? plans[side] : [{ dials: {} as Dials, share: 1 }]
  const whole = (side: Side) => sides(side).reduce((sum, { share }) => sum + share, 0)
  const ends = new Map<ShipId, Omit<End, 'percent'>[]>()
  for (const first of sides('first')) {
    for (const second of sides('second')) {
      const after = flown(catalog, view, { ...first.dials, ...second.dials })
      for (const { id, side, pose } of after.ships) {
        const [own, other] = side === 'first' ? [first, second] : [second, first]
        const manoeuvre = own.dials[id]
        if (!manoeuvre) continue
        const share = (own.share * other.share) / whole(opponent(side))
        const known = ends.get(id) ?? []
        const at = known.findIndex(end => isNear(end.pose, pose))
        if (at < 0) known.push({ manoeuvre, pose, share })
        else known[at] = { ...known[at]!, share: known[at]!.share + share }
        ends.set(id, known)
      }
    }
  }
  const ships = view.ships.flatMap(({ id, pose }) => {
    // A list keeps its order among equals, so that the same table is always told of alike.
    const found = (ends.get(id) ?? [])
      .filter(({ share }) => share >= RARE)
      .toSorted((a, b) => b.share - a.share)
      .slice(0, MOST)
    const told = percents(found.map(({ share }) => share))
    return pose && found.length > 0
      ? [{ ship: id, from: pose, ends: found.map((end, n) => ({ ...end, percent: told[n]! })) }]
      : []
  })
  return { round: view.round, ships }
}

const sameDials = (a: Dials, b: Dials): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.keys(a).every(ship => a[ship] === b[ship])

/** What several voices said as one: plans that are alike put together, the likeliest first. */
export function together(said: readonly (readonly Likely[])[]): readonly Likely[] {
  const voices = said.filter(plans => plans.length > 0)
  const all: Likely[] = []
  for (const { dials, share } of voices.flat()) {
    const at = all.findIndex(one => sameDials(one.dials, dials))
    const part = share / voices.length
    if (at < 0) all.push({ dials, share: part })
    else all[at] = { dials, share: all[at]!.share + part }
  }
  return all.toSorted((a, b) => b.share - a.share).slice(0, FLOWN)
}

export type Question = {
  readonly engine: Engine
  readonly scenario: Scenario
  /** What was played before the first dial of the round was set, and nothing after it. */
  readonly before: readonly Command[]
  readonly foresee: Foresee
}

/**
 * The forecast for a round: what strong players would do with the table as it lies – not what those who play thought, for that would
 * often be the very dials. `tell` hears of it with more and more voices; the last word is the best. Rejects when the signal aborts.
 */
export async function foretell(
  { engine, scenario, before, foresee }: Question,
  signal: AbortSignal,
  tell: (forecast: Forecast) => void,
): Promise<void> {
  const state = engine.newGame(scenario)
  for (const command of before) engine.apply(state, command)
  const view = engine.viewFor(state, 'table')
  const said: Record<Side, (readonly Likely[])[]> = { first: [], second: [] }
  for (let voice = 0; voice < VOICES; voice += 1) {
    for (const side of SIDES) {
      const decision = view.open.find(open => open.kind === 'dial' && open.side === side)
      const heard = decision ? await foresee(view, decision, voice, signal) : null
      signal.throwIfAborted()
      said[side].push(heard?.plans ?? [])
    }
    if (voice + 1 >= HEARD)
      tell(endsOf(engine.catalog, view, { first: together(said.first), second: together(said.second) }))
  }
}

/**
 * What of a forecast is on the table now: from the moment that all dials are locked – the Activation phase of its round has begun – each
 * ship's until its dial is turned up.
 */
export function shownOf(forecast: Forecast | null, picture: Picture): readonly EndMark[] {
  if (!forecast || picture.phase !== 'activation' || picture.round !== forecast.round) return []
  return forecast.ships.flatMap(({ ship: id, from, ends }) => {
    const ship = picture.ships.find(one => one.id === id)
    if (ship?.dial !== 'down' || ship.status !== 'play' || ship.presence <= 0) return []
    const { side, base } = ship
    return ends.flatMap(({ pose, share, percent }, rank): readonly EndMark[] =>
      pose ? [{ key: `${id}/${rank}`, ship: id, side, base, from, pose, share, percent, rank }] : [],
    )
  })
}
