/** What the pages of a broadcast say in English comes with them. */
import { OVERLAYS } from '../../../locale/en/overlays.ts'
import { brings } from '../../../locale/index.ts'

brings('overlays', OVERLAYS)
