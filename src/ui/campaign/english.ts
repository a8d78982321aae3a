/** What this part of the page says in English comes with it. */
import { campaign } from '../../locale/en/campaign.ts'
import { alsoEnglish } from '../../locale/index.ts'

alsoEnglish(campaign)
