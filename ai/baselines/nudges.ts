/** Small changes of a placement, for climbing from a good place on the lattice to a better one beside it. */
import type { Placement } from '../../src/rules/index.ts'

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
