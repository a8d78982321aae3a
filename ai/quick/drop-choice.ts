/** Where an object is dropped, or moves: where it can be expected to hurt enemies, and not friends. */
import { type Command, type Decision, hostile, kindOf } from '../../src/rules/index.ts'
import { expectedHarm } from '../model/expected-harm.ts'
import { hazardsIn, type Lying } from '../model/hazards.ts'
import type { Position } from '../model/position.ts'

type Asked = Extract<Decision, { kind: 'spot' }>

/** What something that can be dropped once is worth keeping for, in points of damage. */
const KEEPING = 0.3

/** What an object is worth that lies there: the points that it is expected to take off enemies, less those off friends. */
const worthOf = (position: Position, side: Asked['side'], object: Lying): number => {
  let sum = 0
  for (const hazard of hazardsIn(position.game, [object]))
    for (const unit of position.units) {
      const harm = Math.min(unit.shields + unit.hull, expectedHarm(position, hazard, unit))
      sum += hostile({ side }, unit) ? harm : -harm
    }
  return sum
}

/** The best of the places that are offered; or none of them, where that may be and none is worth what is dropped. */
export function chooseSpot(
  position: Position,
  { side, spots, what, by, object }: Asked,
  commands: readonly Command[],
): Command | undefined {
  const { catalog, state } = position.game
  const lies = state.objects.find(({ id }) => id === object)
  const lying = lies ?? {
    kind: what,
    owner: { side, ship: by, round: state.round },
    fuse: kindOf(catalog, what).fuse ?? 0,
  }
  const value = (command: Command): number => {
    const spot = command.type === 'chooseSpot' ? spots.find(({ id }) => id === command.spot) : undefined
    if (spot) return worthOf(position, side, { ...lying, polygon: spot.polygon })
    return lies ? worthOf(position, side, lies) : KEEPING
  }
  let best: { command: Command; worth: number } | undefined
  for (const command of commands) {
    const worth = value(command)
    if (!best || worth > best.worth) best = { command, worth }
  }
  return best?.command
}
