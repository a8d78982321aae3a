/** What the flight instructor knows of a moment: the open question, and what has been seen so far. Nothing that the film has not shown. */
import type {
  Catalog,
  Command,
  Decision,
  GameEvent,
  GameState,
  ManoeuvreKey,
  Phase,
  ShipId,
  Side,
} from '../../../rules/index.ts'
import { threats } from '../../../rules/preview.ts'

/** The pupil's ship; everybody else is a TIE fighter. */
export const PUPIL: ShipId = 'r1'

export type Moment = {
  /** The lesson, counted from 1. */
  readonly stage: number
  readonly round: number
  readonly phase: Phase
  /** What the pupil is asked now, with what may be known; null: the film runs, or the others choose. */
  readonly asked: { readonly side: Side; readonly decision: Decision; readonly view: GameState } | null
  /** Kinds of actions that may be performed now. */
  readonly actions: readonly string[]
  /** What lies on the pupil's dial as a draft. */
  readonly draft: ManoeuvreKey | null
  /** Stress tokens of the pupil's ship. */
  readonly stress: number
  /** What has been seen. */
  readonly events: readonly GameEvent[]
  /** The number of the pupil's last answer; what came of it and after it has the same or a higher `at`. −1: none yet. */
  readonly since: number
}

/** The kinds of actions among some commands. */
export const actionsIn = (commands: readonly Command[]): readonly string[] => [
  ...new Set(commands.flatMap(command => (command.type === 'act' ? [command.action] : []))),
]

/** True if the pupil has a TIE fighter in arc and range now. */
export function hasTarget(catalog: Catalog, view: GameState): boolean {
  const pose = view.ships.find(ship => ship.id === PUPIL)?.pose
  return pose ? threats(catalog, view, PUPIL, pose).on.length > 0 : false
}
