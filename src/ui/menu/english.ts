/** What the form before a single battle says in English comes with it. */
import { FORM } from '../../locale/en/form.ts'
import { brings } from '../../locale/index.ts'

brings('form', FORM)
