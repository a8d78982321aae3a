/** Small changes of a placement, for climbing from a good place on the lattice to a better one beside it; and what it was chosen from. */
import type { Command, Placement } from '../../src/rules/index.ts'
import type { Choice } from '../thought.ts'

/** Places told of beside the one that was taken. */
const TOLD = 4

type Scored = { readonly command: Command; readonly worth: number }

/** What a command puts down. */
const thingOf = (command: Command): string | null => {
  if (command.type === 'place') return command.ship
  return command.type === 'placeToken' ? command.token : null
}

/** The place that was come to, and the best of those for the same ship or token that it was chosen from. */
export const chosenFrom = (best: Scored, scored: readonly Scored[]): Choice => ({
  command: best.command,
  choices: [
    best,
    ...scored.filter(({ command }) => command !== best.command && thingOf(command) === thingOf(best.command)),
  ]
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, 1 + TOLD)
    .map(({ command, worth }) => ({ command, win: worth })),
})

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

/** The placement slid by each step in mm along both axes, then turned by each number of degrees, both ways. */
export const nudged = <P extends Placement>(
  at: P,
  steps: readonly number[],
  turns: readonly number[],
): readonly P[] => {
  const changes: [number, number, number][] = []
  for (const step of steps) changes.push([step, 0, 0], [-step, 0, 0], [0, step, 0], [0, -step, 0])
  for (const turn of turns) changes.push([0, 0, turn], [0, 0, 360 - turn])
  return changes.map(([x, y, turn]) => ({
    ...at,
    x: tenth(at.x + x),
    y: tenth(at.y + y),
    heading: (at.heading + turn) % 360,
  }))
}
