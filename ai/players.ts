/** Each level's way to think, in small steps: opponents, and the scripted players that strength is measured against. */
import type { Ask } from './ask.ts'
import { isScripted, type LevelId, type SCRIPTED } from './levels.ts'
import { plain, thinkUnscripted } from './opponents.ts'
import { thinkAggressor, thinkAggressorPlus } from './scripts/aggressor.ts'
import { thinkTable } from './scripts/table-player.ts'
import { type Thinking, thinkToEnd } from './thinking.ts'
import type { Thought } from './thought.ts'

const SCRIPTS: Readonly<Record<(typeof SCRIPTED)[number], (ask: Ask) => Thinking<Thought>>> = {
  table: plain(thinkTable),
  aggressor: plain(thinkAggressor),
  'aggressor-plus': plain(thinkAggressorPlus),
}

/** Thinks about what a level is asked. Same view, decision, numbers, budget, notes and candidates: same answer. */
export const think = (level: LevelId, ask: Ask): Thinking<Thought> =>
  isScripted(level) ? SCRIPTS[level](ask) : thinkUnscripted(level, ask)

/** Thinks to the end at once. */
export const thinkThrough = (level: LevelId, ask: Ask): Thought => thinkToEnd(think(level, ask))
