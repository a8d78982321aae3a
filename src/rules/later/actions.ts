/** Actions of the second edition alone: calculate, reinforce, coordinate, jam (SE-CALC-1, SE-REINF-1, SE-COORD-1, SE-JAM-1). */
import { inContact, printedArc, range, rangeInArc } from '../../geometry/index.ts'
import type { ActionRow } from '../actions/row.ts'
import type { Game } from '../catalog.ts'
import { refuse } from '../refuse.ts'
import { push } from '../run.ts'
import { friendly, hostile } from '../sides.ts'
import type { Ship, ShipId } from '../state.ts'
import { gainToken } from '../steps/tokens.ts'
import type { Refusal, RuleId } from '../text.ts'
import { bodyOf, shipOf } from '../values.ts'
import { jam as jamShip } from './jam.ts'
import type { LateRows } from './late.ts'

const calculate: ActionRow<'calculate'> = {
  from: 'bar',
  rules: () => ['SE-CALC-1'],
  variants: () => [{ action: 'calculate' }],
  judge: () => true,
  perform: (game, ship) => gainToken(game, ship, 'calculate', 1, 'action', ['SE-CALC-1']),
}

const ARCS = ['fore', 'aft'] as const

const reinforce: ActionRow<'reinforce'> = {
  from: 'bar',
  rules: () => ['SE-REINF-1'],
  variants: () => ARCS.map(arc => ({ action: 'reinforce', arc })),
  judge: (_game, _ship, { arc }) => (ARCS.includes(arc) ? true : refuse('bad-side', 'SE-REINF-1')),
  perform: (game, ship, { arc }) => gainToken(game, ship, `reinforce-${arc}`, 1, 'action', ['SE-REINF-1']),
}

/** Range 0 to 3 between two ships; null beyond (SE-RANGE-1). */
function bandTo({ catalog }: Game, ship: Ship, other: Ship): number | null {
  const [own, body] = [bodyOf(catalog, ship), bodyOf(catalog, other)]
  return inContact(own, body) ? 0 : range(own, body).band
}

/** The other ships on one side, for an action that is done to one of them. */
const othersOf = ({ state }: Game, ship: Ship, whose: typeof friendly): readonly ShipId[] =>
  state.ships.filter(other => other !== ship && other.status === 'play' && whose(other, ship)).map(({ id }) => id)

/** Whether an action may be done to a ship, as far as it reaches. */
function judgeTarget(
  game: Game,
  ship: Ship,
  target: ShipId,
  { rule, whose, reaches }: { rule: RuleId; whose: typeof friendly; reaches: (other: Ship) => boolean },
): true | Refusal {
  if (!game.state.ships.some(({ id, status }) => id === target && status === 'play'))
    return refuse('no-such-target', rule)
  if (!othersOf(game, ship, whose).includes(target)) return refuse('not-offered', rule)
  return reaches(shipOf(game.state, target)) ? true : refuse('out-of-range', rule)
}

const targeting = ({ target }: { readonly target: ShipId }) => ({ target })

/** Another friendly ship at range 1 or 2 performs an action, once the coordinating one is done. */
const coordinate: ActionRow<'coordinate'> = {
  from: 'bar',
  about: targeting,
  rules: () => ['SE-COORD-1'],
  variants: (game, ship) => othersOf(game, ship, friendly).map(target => ({ action: 'coordinate', target })),
  judge(game, ship, { target }) {
    const reaches = (other: Ship) => [1, 2].includes(bandTo(game, ship, other) ?? Number.POSITIVE_INFINITY)
    return judgeTarget(game, ship, target, { rule: 'SE-COORD-1', whose: friendly, reaches })
  },
  perform: (game, _ship, { target }) => push(game, { step: 'action', ship: target, free: null, rule: 'SE-COORD-1' }),
}

/** Whether a ship lies in the bullseye of another at range 2. */
function inBullseye({ catalog }: Game, ship: Ship, other: Ship): boolean {
  const own = bodyOf(catalog, ship)
  return rangeInArc(own, printedArc('bullseye', own.base, 'second'), bodyOf(catalog, other))?.band === 2
}

/** An enemy at range 1, in the bullseye at range 2 too. */
const jam: ActionRow<'jam'> = {
  from: 'bar',
  about: targeting,
  rules: () => ['SE-JAM-1'],
  variants: (game, ship) => othersOf(game, ship, hostile).map(target => ({ action: 'jam', target })),
  judge(game, ship, { target }) {
    const reaches = (other: Ship) => bandTo(game, ship, other) === 1 || inBullseye(game, ship, other)
    return judgeTarget(game, ship, target, { rule: 'SE-JAM-1', whose: hostile, reaches })
  },
  perform: (game, ship, { target }) => jamShip(game, ship, shipOf(game.state, target)),
}

export const lateActions: LateRows = { calculate, reinforce, coordinate, jam }
