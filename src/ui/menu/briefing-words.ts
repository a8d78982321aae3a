/** What briefings say in English comes with them, those of missions for teams too. */
import { BRIEFINGS } from '../../locale/en/briefings.ts'
import { brings } from '../../locale/index.ts'
import '../play/calls/english.ts'

brings('briefings', BRIEFINGS)
