/** Small changes of a placement, for climbing from a good place on the lattice to a better one beside it; and what it was chosen from. */
import type { Command, Placement } from '../../src/rules/index.ts'
import type { PlaceTerm } from '../model/objective.ts'
import type { Choice } from '../thought.ts'
import { placeReasons, worthOfTerms } from './place-reasons.ts'

/** Places told of beside the one that was taken. */
const TOLD = 4
/** Places nearer than this, mm, and turned by less than so many degrees are much the same. */
const NEAR = 60
const TURNED = 40

/** A command that puts something down, what the parts of its place are worth, and all of them together. */
export type Scored<C extends Command = Command> = {
  readonly command: C
  readonly terms: readonly PlaceTerm[]
  readonly worth: number
}

/** A place by the parts of its worth. */
export const scoredBy = <C extends Command>(command: C, terms: readonly PlaceTerm[]): Scored<C> => ({
  command,
  terms,
  worth: worthOfTerms(terms),
})

/** What a command puts down. */
const thingOf = (command: Command): string | null => {
  if (command.type === 'place') return command.ship
  return command.type === 'placeToken' ? command.token : null
}

/** Whether two places are much the same: near each other and turned alike. */
const alike = (one: Command, two: Command): boolean => {
  if (!('heading' in one && 'heading' in two)) return false
  const turned = Math.abs(one.heading - two.heading) % 360
  const dx = one.x - two.x
  const dy = one.y - two.y
  return dx * dx + dy * dy < NEAR * NEAR && Math.min(turned, 360 - turned) < TURNED
}

/** The place that was come to, and the best of those for the same ship or token that it was chosen from, no two much the same, each with its reasons. */
export const chosenFrom = (best: Scored, scored: readonly Scored[]): Choice => {
  const kept = [best]
  for (const one of scored.toSorted((a, b) => b.worth - a.worth)) {
    if (kept.length > TOLD) break
    const same = thingOf(one.command) === thingOf(best.command)
    if (same && !kept.some(other => alike(one.command, other.command))) kept.push(one)
  }
  const alikes = scored.filter(({ command }) => thingOf(command) === thingOf(best.command)).map(({ terms }) => terms)
  const told = kept.map(({ command, terms, worth }) => ({ command, win: worth, why: placeReasons(terms, alikes) }))
  return { command: best.command, choices: told }
}

const tenth = (value: number): number => Math.round(value * 10) / 10 + 0

/** The placement slid by each step in mm along both axes, then turned by each number of degrees, both ways. */
export const refinements = <P extends Placement>(
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
