/** What this part of the page says in English comes with it. */
import { tour } from '../../locale/en/tour.ts'
import { brings } from '../../locale/index.ts'
import '../campaign/english.ts'

brings('tour', tour)
