/** What this part of the page says in English comes with it. */
import { campaign } from '../../locale/en/campaign.ts'
import { brings } from '../../locale/index.ts'

brings('campaign', campaign)
