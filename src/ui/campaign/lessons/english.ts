/** What this part of the page says in English comes with it. */
import { lessons } from '../../../locale/en/lessons.ts'
import { brings } from '../../../locale/index.ts'

brings('lessons', lessons)
