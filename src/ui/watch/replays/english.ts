/** What this part of the page says in English comes with it. */
import { REPLAYS } from '../../../locale/en/replays.ts'
import { brings } from '../../../locale/index.ts'

brings('replays', REPLAYS)
