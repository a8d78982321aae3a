/** What this part of the page says in English comes with it. */
import { FORECAST } from '../../../locale/en/forecast.ts'
import { brings } from '../../../locale/index.ts'

brings('forecast', FORECAST)
