/** The version line on the page about the game. */
import { t } from '../../locale/index.ts'
import { RULES_VERSION } from '../../rules/index.ts'
import { VERSION } from '../parts/build.ts'

/** The versions of page and rules. A chunk of its own, as the rules come with it. */
export function Version() {
  return <p className="version">{t('ui.about.version', { version: VERSION, rules: RULES_VERSION })}</p>
}
