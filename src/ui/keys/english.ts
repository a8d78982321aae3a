/** What this part of the page says in English comes with it. */
import { KEYS } from '../../locale/en/keys.ts'
import { alsoEnglish } from '../../locale/index.ts'

alsoEnglish(KEYS)
