/** What a place where an object may come to lie is called. */
import { t } from '../../../locale/index.ts'
import type { ManoeuvreKey } from '../../../rules/index.ts'

/** What follows the template where the rear guides meet it. */
const REAR = / rear$/

/** The manoeuvre whose template leads to a place. */
export const templateOf = (id: string): ManoeuvreKey => id.replace(REAR, '') as ManoeuvreKey

/** A place by its id: its template, and whether the object is turned about there. */
export function spotWords(id: string): string {
  const manoeuvre = templateOf(id)
  const said = t({ key: 'ui.dial.shown', params: { manoeuvre } })
  return REAR.test(id) ? t('ui.spot.rear', { manoeuvre: said }) : said
}
