/** What this part of the page says in English comes with it. */
import { squads } from '../../locale/en/squads.ts'
import { brings } from '../../locale/index.ts'

brings('squads', squads)
