/** Takes the made-up set in, words first, beside the sets of the game: what a test imports that plays with it. */
import { gameOf, setIds } from '../../../src/content/index.ts'
import { addSet } from '../../../src/content/sets.ts'
import { bringsSet } from '../../../src/locale/index.ts'
import { madeUpSet } from './index.ts'
import { words } from './words.ts'

bringsSet(madeUpSet.id, words)

/** The rules over its cards. */
export const madeUpGame = setIds().includes(madeUpSet.id) ? gameOf(madeUpSet.id) : addSet(madeUpSet)
