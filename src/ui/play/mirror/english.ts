/** What this part of the page says in English comes with it. */
import { MIRROR } from '../../../locale/en/mirror.ts'
import { brings } from '../../../locale/index.ts'

brings('mirror', MIRROR)
