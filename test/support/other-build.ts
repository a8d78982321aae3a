/** A whole build as the arena reads it: this one. */
export { thinkThrough } from '../../ai/players.ts'
export { game } from '../../src/content/index.ts'
