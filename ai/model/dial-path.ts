/** How a ship with a dial gets off the mat over the right edge: its own manoeuvres searched by a narrow beam. */
import type { Pose } from '../../src/geometry/index.ts'
import { type Edge, fleeEdge, isEasy } from '../../src/rules/index.ts'
import { endFrom, hitsFrom, staysOn } from './landing.ts'
import { type Course, HEADINGS, off, shortOf } from './path-to-edge.ts'
import { type Option, type Position, remember, type Unit } from './position.ts'

const DEPTH = 7
const BEAM = 5
/** What an obstacle on the way costs, in moves. */
const ROCK = 0.6
/** How far a quick move brings a ship on, mm. */
const STRIDE = 180
/** A turn of one degree costs as much as so many mm. */
const TURNING = 1.2

type Line = {
  readonly pose: Pose
  readonly stressed: boolean
  readonly hits: number
  readonly next: readonly Pose[]
  readonly rank: number
}

/** How far a pose is from being out, mm: the way to the nearest edge and the turn towards it. */
const remaining = (position: Position, unit: Unit, pose: Pose, edges: readonly Edge[]): number => {
  let least = Number.POSITIVE_INFINITY
  for (const edge of edges) {
    const way = Math.max(0, shortOf(position, unit, pose, edge)) + TURNING * off(pose.heading, HEADINGS[edge])
    if (way < least) least = way
  }
  return least
}

/** Two poses that are as good as one for what lies ahead. */
const alike = (a: Pose, b: Pose): boolean => Math.abs(a.x - b.x) < 10 && Math.abs(a.y - b.y) < 10

const search = (
  position: Position,
  unit: Unit,
  from: Pose,
  stressed: boolean,
  edges: readonly Edge[],
  opens: number,
): Course => {
  let lines: Line[] = [{ pose: from, stressed, hits: 0, next: [], rank: 0 }]
  let found = null as Course | null
  for (let move = 0; move < DEPTH; move++) {
    const options: readonly Option[] = move < opens ? unit.options : unit.dial
    const grown: Line[] = []
    for (const line of lines) {
      for (const option of options) {
        if (line.stressed && option.difficulty === 'red') continue
        const end = endFrom(position, unit, option, line.pose)
        if (!staysOn(position, unit.base, end)) {
          if (move < opens) continue
          const edge = fleeEdge(position.game, { ...unit.ship, pose: end })
          if (!edge || !edges.includes(edge)) continue
          const over = Math.min(1, Math.max(0, -shortOf(position, unit, end, edge)) / 100)
          const moves = move + 1 - 0.3 * over + ROCK * (line.hits + hitsFrom(position, unit, option, line.pose))
          if (!found || moves < found.moves) found = { moves, next: line.next }
          continue
        }
        const hits = line.hits + hitsFrom(position, unit, option, line.pose)
        // Nearer than the moves before the way opens can use is no better.
        const need = STRIDE * 0.8 + 60 * Math.max(0, opens - move - 1)
        const rank = -Math.max(need, remaining(position, unit, end, edges)) - STRIDE * ROCK * hits
        const calm = option.difficulty === 'red' || (line.stressed && !isEasy(option.difficulty))
        grown.push({ pose: end, stressed: calm, hits, next: [...line.next, end], rank })
      }
    }
    if (found && found.moves <= move + 1 + ROCK) return found
    grown.sort((a, b) => b.rank - a.rank || a.pose.x - b.pose.x || a.pose.y - b.pose.y)
    lines = []
    for (const line of grown) {
      if (lines.length === BEAM) break
      if (!lines.some(other => alike(other.pose, line.pose))) lines.push(line)
    }
    if (lines.length === 0) break
  }
  if (found) return found
  const last = lines[0]
  if (!last) return { moves: 2 * DEPTH, next: [] }
  return { moves: DEPTH + remaining(position, unit, last.pose, edges) / STRIDE, next: last.next }
}

/**
 * The quickest way out over one of some edges that keeps clear of obstacles and of the other edges. `opens`: moves that must stay
 * on the mat first, with the manoeuvres of this round.
 */
export const wayOut = (
  position: Position,
  unit: Unit,
  pose: Pose,
  stressed: boolean,
  edges: readonly Edge[],
  opens: number,
): Course =>
  remember(position, `way/${unit.index}/${stressed}/${opens}/${edges.join()}`, pose, () =>
    search(position, unit, pose, stressed, edges, opens),
  )
