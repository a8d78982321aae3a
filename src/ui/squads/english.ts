/** What this part of the page says in English comes with it. */
import { squads } from '../../locale/en/squads.ts'
import { alsoEnglish } from '../../locale/index.ts'

alsoEnglish(squads)
