/** What this part of the page says in English comes with it. */
import { TOGETHER } from '../../../locale/en/together.ts'
import { brings } from '../../../locale/index.ts'

brings('together', TOGETHER)
