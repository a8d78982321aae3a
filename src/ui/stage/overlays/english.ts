/** What the pages of a broadcast say in English comes with them. */
import { OVERLAYS } from '../../../locale/en/overlays.ts'
import { alsoEnglish } from '../../../locale/index.ts'

alsoEnglish(OVERLAYS)
