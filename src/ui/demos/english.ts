/** What this part of the page says in English comes with it. */
import { DEMOS } from '../../locale/en/demos.ts'
import { alsoEnglish } from '../../locale/index.ts'

alsoEnglish(DEMOS)
