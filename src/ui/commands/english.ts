/** What this part of the page says in English comes with it. */
import { KEYS } from '../../locale/en/keys.ts'
import { brings } from '../../locale/index.ts'

brings('keys', KEYS)
