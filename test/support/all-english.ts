/** Importing this speaks all English at once: also what late parts of the page would bring along. */
import { alsoEnglish } from '../../src/locale/index.ts'
import { allEnglish } from '../locale/languages.ts'

alsoEnglish(await allEnglish())
