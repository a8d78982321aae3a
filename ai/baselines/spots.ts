/** Where an object is dropped, or moves: near enemies, and not near friends. */
import type { Command, Decision, GameState } from '../../src/rules/index.ts'

/** From how near a friend is in the way, and how near an enemy may soon be hurt, mm. */
const CLOSE = 50
const SOON = 250

/** What a place is worth: the enemies that may come near it, less half of the friends that lie there now. */
function worth({ ships }: GameState, side: string, { x, y }: { readonly x: number; readonly y: number }): number {
  let sum = 0
  for (const { pose, status, side: own } of ships) {
    if (status !== 'play' || !pose) continue
    const mm = Math.sqrt((pose.x - x) * (pose.x - x) + (pose.y - y) * (pose.y - y))
    if (own !== side) sum += mm <= SOON ? 1 - mm / (2 * SOON) : 0
    else if (mm <= CLOSE) sum -= 0.5
  }
  return sum
}

/** The best of the places that are offered, or none of them where that may be and no enemy is near any. */
export function chooseSpot(
  view: GameState,
  { side, spots }: Extract<Decision, { kind: 'spot' }>,
  commands: readonly Command[],
): Command | undefined {
  const value = (command: Command): number => {
    const spot = command.type === 'chooseSpot' ? spots.find(({ id }) => id === command.spot) : undefined
    return spot ? worth(view, side, spot.pose) : 0
  }
  let best: Command | undefined
  for (const command of commands) if (!best || value(command) > value(best)) best = command
  return best
}
