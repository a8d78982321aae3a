/** What this part of the page says in English comes with it. */
import { DIRECTOR } from '../../../locale/en/director.ts'
import { brings } from '../../../locale/index.ts'

brings('director', DIRECTOR)
