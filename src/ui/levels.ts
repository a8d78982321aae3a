/** The computer's levels as menus and addresses name them. */
import { LEVELS, type LevelId, levelOf } from '../../ai/levels.ts'

/** Ids of the levels, the best first. */
export const LEVEL_IDS: readonly LevelId[] = LEVELS.map(level => level.id).reverse()

/** A level by its id; the best one where there is none of that name. */
export const levelId = (id: string): LevelId => levelOf(id)?.id ?? LEVEL_IDS[0]!
