/** What this part of the page says in English comes with it. */
import { board } from '../../locale/en/board.ts'
import { brings } from '../../locale/index.ts'

brings('board', board)
