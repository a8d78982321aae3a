/** What this part of the page says in English comes with it. */
import { CALLS } from '../../../locale/en/calls.ts'
import { brings } from '../../../locale/index.ts'

brings('calls', CALLS)
