/** What this part of the page says in English comes with it. */
import { BATTLES } from '../../../locale/en/battles.ts'
import { brings } from '../../../locale/index.ts'

brings('battles', BATTLES)
