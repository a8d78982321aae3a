/** What this part of the page says in English comes with it. */
import { reasons } from '../../../locale/en/reasons.ts'
import { brings } from '../../../locale/index.ts'

brings('reasons', reasons)
