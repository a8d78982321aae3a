/** The text of any card, by its id alone. */
import { has, t } from '../../locale/index.ts'

/** What a card says, whatever deck it is from; null for one that says nothing. */
export function cardText(id: string): string | null {
  const key = [`upgrade.${id}.ability`, `damage.${id}.text`, `pilot.${id}.ability`].find(has)
  return key ? t(key) : null
}
