/** What this part of the page says in English comes with it. */
import { DAILY } from '../../locale/en/daily.ts'
import { brings } from '../../locale/index.ts'
import '../menu/battles/english.ts'
import '../squads/english.ts'

brings('daily', DAILY)
