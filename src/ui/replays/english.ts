/** What this part of the page says in English comes with it. */
import { REPLAYS } from '../../locale/en/replays.ts'
import { alsoEnglish } from '../../locale/index.ts'

alsoEnglish(REPLAYS)
