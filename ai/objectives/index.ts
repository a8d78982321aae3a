/** What each kind of battle is played for: one row a mission, and the plain fight. */
import { aimRow, type ByAim, demandAims } from '../../src/content/index.ts'
import type { Catalog, Decision, GameState, Side } from '../../src/rules/index.ts'
import type { Objective } from '../model/objective.ts'
import { type Position, positionOf } from '../model/position.ts'
import { contextFor, type SearchContext } from '../model/search-context.ts'
import type { PlayStyle } from '../thought.ts'
import { asteroidRun } from './asteroid-run.ts'
import { comradeInArms } from './comrade-in-arms.ts'
import { darkWhispers } from './dark-whispers.ts'
import { lastLine } from './last-line.ts'
import { politicalEscort } from './political-escort.ts'
import { skirmish } from './skirmish.ts'

/** Those to which a model of their chance to win was fitted. */
const FITTED = {
  'political-escort': politicalEscort,
  'asteroid-run': asteroidRun,
  'dark-whispers': darkWhispers,
} as const satisfies Readonly<Record<string, Objective>>

const MISSIONS: ByAim<Objective> = { ...FITTED, 'last-line': lastLine, 'comrade-in-arms': comradeInArms }

/** Kinds of battles that models are fitted to, by what is played for. */
export type Aim = 'skirmish' | keyof typeof FITTED

/** Every objective with a model by its aim. */
export const OBJECTIVES: Readonly<Record<Aim, Objective>> = { skirmish, ...FITTED }
export const AIMS = Object.keys(OBJECTIVES) as readonly Aim[]

demandAims('ai/objectives/index.ts', 'objective', MISSIONS)

/** What a battle is played for: its mission's aim where it has one, otherwise to lose less than the enemy. */
export const objectiveOf = ({ game }: Position): Objective =>
  aimRow(MISSIONS, game.catalog, game.state.mission, 'objective') ?? skirmish

/** The aim of a context's battle, of which there is a model. */
export const aimOf = ({ objective }: SearchContext): Aim => objective.aim as Aim

/** The context of a position. */
export const contextOn = (position: Position, style: PlayStyle = 'even'): SearchContext =>
  contextFor(position, objectiveOf(position), style)

/** The context of a view for one decision. The view is not changed. */
export const contextOf = (
  catalog: Catalog,
  view: GameState,
  decision: Decision,
  side: Side,
  style: PlayStyle = 'even',
): SearchContext => contextOn(positionOf(catalog, view, decision, side), style)
