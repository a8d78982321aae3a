/** What this part of the page says in English comes with it. */
import { FORECAST } from '../../locale/en/forecast.ts'
import { alsoEnglish } from '../../locale/index.ts'

alsoEnglish(FORECAST)
