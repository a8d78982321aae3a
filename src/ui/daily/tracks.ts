/** The ways that the ships of a battle flew, out of its replay: for the picture of a result. */
import { gameOf } from '../../content/index.ts'
import type { ReplayFile } from '../../match/replay.ts'
import { isRefused, type Ship, type Side } from '../../rules/index.ts'

type Pose = NonNullable<Ship['pose']>

/** A ship's way over the mat, mm from its middle, and whether it was lost at its end. */
export type Track = {
  readonly side: Side
  readonly lost: boolean
  readonly points: readonly Pose[]
}
export type Tracks = {
  readonly mat: { readonly width: number; readonly height: number }
  readonly ways: readonly Track[]
}

/** The ways of all ships, as far as a replay goes. */
export function tracksOf({ scenario, commands }: ReplayFile): Tracks {
  const game = gameOf(scenario.set)
  const state = game.newGame(scenario)
  const points = new Map<string, Pose[]>()
  const look = () => {
    for (const { id, pose } of state.ships) {
      const way = points.get(id) ?? []
      points.set(id, way)
      const last = way.at(-1)
      if (pose && (last?.x !== pose.x || last.y !== pose.y)) way.push({ ...pose })
    }
  }
  try {
    for (const command of commands) {
      game.apply(state, command)
      // Where ships are put down and turned about is no way.
      if (state.phase !== 'setup') look()
    }
  } catch (error) {
    if (!isRefused(error)) throw error
  }
  return {
    mat: { width: state.mat.width, height: state.mat.height },
    ways: state.ships.map(({ id, side, status }) => ({
      side,
      lost: status === 'destroyed',
      points: points.get(id) ?? [],
    })),
  }
}
