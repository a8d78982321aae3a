/** What this part of the page says in English comes with it. */
import { GRAPHICS } from '../../../../locale/en/graphics.ts'
import { brings } from '../../../../locale/index.ts'

brings('graphics', GRAPHICS)
