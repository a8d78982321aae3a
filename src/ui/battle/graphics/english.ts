/** What this part of the page says in English comes with it. */
import { GRAPHICS } from '../../../locale/en/graphics.ts'
import { alsoEnglish } from '../../../locale/index.ts'

alsoEnglish(GRAPHICS)
