/** What this part of the page says in English comes with it. */
import { DEMOS } from '../../../locale/en/demos.ts'
import { brings } from '../../../locale/index.ts'

brings('demos', DEMOS)
