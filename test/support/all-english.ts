/** Importing this speaks all English at once, as if every part of the page were there; sets bring their own words. */
import { later } from '../../src/locale/de/de.ts'
import { brings } from '../../src/locale/index.ts'
import type { Part } from '../../src/locale/languages.ts'
import { allEnglish, SETS } from '../locale/languages.ts'

const english = await allEnglish(SETS)
for (const part of Object.keys(later) as Part[]) if (!SETS.includes(part)) brings(part, english)
