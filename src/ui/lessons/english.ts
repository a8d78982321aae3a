/** What this part of the page says in English comes with it. */
import { lessons } from '../../locale/en/lessons.ts'
import { alsoEnglish } from '../../locale/index.ts'

alsoEnglish(lessons)
