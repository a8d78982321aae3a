/**
 * How far the opponent's playout of a round is from the exact count of it: `npm run agreement -- --positions N --seed TEXT`.
 * It plays a random position with given dials and says what it took everybody to do; the exact count plays the same.
 */
import { numberOption, quit, readOptions } from '../../ai/arena/options.ts'
import { catalog, game } from '../../src/content/index.ts'
import {
  type Catalog,
  type DamageKind,
  type Engine,
  engine,
  type GameState,
  type ShipId,
} from '../../src/rules/index.ts'
import { type ExactRound, exactRound } from '../support/exact-round.ts'
import type { Loss } from '../support/forecast.ts'
import { type Position, positionOf } from '../support/positions.ts'
import { searchForecast } from '../support/search-forecast.ts'
import { type RoundPlan, usualPolicy } from '../support/usual-policy.ts'

/** Points of mean damage, and chance of destruction, that a forecast may be off. */
const DAMAGE_MOST = 0.05
const DESTROYED_MOST = 0.03

/** More states than this and a position is left out, and counted as such. */
const STATES_MOST = 150_000

const USAGE = 'npm run agreement -- [--positions N] [--seed TEXT] [--named] [--costs] [--json]'
const options = readOptions(USAGE, {
  positions: { type: 'string' },
  seed: { type: 'string' },
  named: { type: 'boolean' },
  costs: { type: 'boolean' },
  json: { type: 'boolean' },
})

/** Marks a damage card that lay there before. */
const OLD = '!'

/** The game with damage cards that cost points when they are dealt and do nothing else; marked ones do what they say. */
const pointsOnly = (cards: Catalog): Engine => {
  const kinds = Object.values(cards.damage).flatMap((card): DamageKind[] => {
    const { id, trait, count, counts, effects } = card
    const dealt = effects?.reactions?.cardDealtFaceUp
    const left = dealt ? { effects: { reactions: { cardDealtFaceUp: dealt } } } : {}
    return [
      { id, trait, count, counts, ...left },
      { ...card, id: id + OLD },
    ]
  })
  return engine({ ...cards, damage: Object.fromEntries(kinds.map(kind => [kind.id, kind])) })
}

/** The state with every face-up damage card marked as one that lay there before. */
const marked = (state: GameState): GameState => {
  const copy = game.copy(state)
  for (const ship of copy.ships) {
    for (const card of ship.damage) if (card.faceUp && card.kind !== null) card.kind += OLD
  }
  return copy
}

type Gap = { readonly position: string; readonly ship: ShipId; readonly damage: number; readonly destroyed: number }

const gapsOf = (position: Position, a: readonly Loss[], b: readonly Loss[]): Gap[] =>
  b.map(({ ship, damage, destroyed }) => {
    const same = a.find(other => other.ship === ship)!
    return { position: position.name, ship, damage: same.damage - damage, destroyed: same.destroyed - destroyed }
  })

const summary = (gaps: readonly Gap[]) => {
  const sizes = (of: 'damage' | 'destroyed', most: number) => {
    const worst = gaps.reduce<Gap | null>(
      (far, gap) => (!far || Math.abs(gap[of]) > Math.abs(far[of]) ? gap : far),
      null,
    )
    return {
      mean: gaps.reduce((sum, gap) => sum + Math.abs(gap[of]), 0) / Math.max(1, gaps.length),
      worst: worst ? worst[of] : 0,
      where: worst ? `${worst.position} ${worst.ship}` : null,
      beyond: gaps.filter(gap => Math.abs(gap[of]) > most).length,
    }
  }
  return { ships: gaps.length, damage: sizes('damage', DAMAGE_MOST), destroyed: sizes('destroyed', DESTROYED_MOST) }
}

const row = (name: string, gaps: readonly Gap[]): string => {
  const { damage, destroyed } = summary(gaps)
  const tell = (of: typeof damage, times: number): string =>
    `${(of.mean * times).toFixed(3)} mean  ${(of.worst * times).toFixed(3)} worst (${of.where})  ${of.beyond} beyond`
  return `${name}: ${gaps.length} ships\n  damage:    ${tell(damage, 1)}\n  destroyed: ${tell(destroyed, 100)} (percent)`
}

const count = numberOption('positions', options.positions, 20, 1, 100_000)
const seed = options.seed ?? '1'
const plainCards = pointsOnly(catalog)

const compared: Gap[] = []
/** Where the forecast gave somebody an action that could not be performed when its time came: not the same plan. */
const apart: Gap[] = []
const costs: Readonly<Record<'cards' | 'rest', Gap[]>> = { cards: [], rest: [] }
const states: number[] = []
const times: number[] = []
let left = 0

/** The exact count; null if it is too long. */
const exactly = (
  rules: Engine,
  state: GameState,
  plan: RoundPlan,
  onRefused?: (ship: ShipId) => void,
): ExactRound | null => {
  try {
    return exactRound(rules, state, usualPolicy(plan, onRefused), { most: STATES_MOST })
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('a round of more than')) return null
    throw error
  }
}

for (let number = 1; number <= count; number += 1) {
  const position = positionOf(game, seed, number, options.named)
  const { ships, plan } = searchForecast(game, position.state, position.dials)
  const late = new Set<ShipId>()
  const since = performance.now()
  const exact = exactly(game, position.state, plan, ship => late.add(ship))
  if (!exact) {
    left += 1
    continue
  }
  if (Math.abs(exact.probability - 1) > 1e-9) quit(`${position.name}: the chances sum to ${exact.probability}`)
  times.push(performance.now() - since)
  states.push(exact.states)
  const gaps = late.size > 0 ? apart : compared
  gaps.push(...gapsOf(position, ships, exact.ships))
  if (options.costs && late.size === 0) {
    const plain = exactly(plainCards, marked(position.state), plan)
    if (plain) costs.cards.push(...gapsOf(position, plain.ships, exact.ships))
    if (plain) costs.rest.push(...gapsOf(position, ships, plain.ships))
  }
}

const sum = (list: readonly number[]): number => list.reduce((all, one) => all + one, 0)
const long = {
  positions: states.length,
  left,
  states: { mean: Math.round(sum(states) / Math.max(1, states.length)), most: Math.max(0, ...states) },
  ms: { mean: Math.round(sum(times) / Math.max(1, times.length)), most: Math.round(Math.max(0, ...times)) },
}

if (options.json) {
  const parts = options.costs ? { cards: summary(costs.cards), rest: summary(costs.rest) } : {}
  console.log(JSON.stringify({ seed, ...long, ...summary(compared), apart: summary(apart), ...parts }))
} else {
  console.log(`${long.positions} positions of seed ${seed}, ${left} left out as too long`)
  console.log(
    `an exact round: ${long.states.mean} states and ${long.ms.mean} ms on average, ${long.states.most} and ${long.ms.most} at most`,
  )
  console.log(row('the playout against the exact count', compared))
  if (apart.length > 0) console.log(row('where an action that it took could not be performed', apart))
  if (options.costs) {
    console.log(row('what new damage cards do beside their points (exact without – with)', costs.cards))
    console.log(row('what is left: the playout against the exact count with cards that only cost points', costs.rest))
  }
}
