/** What this part of the page says in English comes with it. */
import { WATCHING } from '../../locale/en/watching.ts'
import { brings } from '../../locale/index.ts'

brings('watching', WATCHING)
