/** What a place where an object may come to lie is called. */
import { t } from '../../../locale/index.ts'

/** What follows the template where the rear guides meet it. */
const REAR = / rear$/

/** A place by its id: its template, and whether the object is turned about there. */
export function spotWords(id: string): string {
  const manoeuvre = id.replace(REAR, '')
  const said = t({ key: 'ui.dial.shown', params: { manoeuvre } })
  return REAR.test(id) ? t('ui.spot.rear', { manoeuvre: said }) : said
}
