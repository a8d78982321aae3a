/** What this part of the page says in English comes with it. */
import { HEAT } from '../../../locale/en/heat.ts'
import { brings } from '../../../locale/index.ts'

brings('heat', HEAT)
