/** What came of the battle of a demo that shows a tour of duty. */
import { t } from '../../locale/index.ts'
import { usualName } from '../factions.ts'
import type { OfTour } from '../watch/demos/reel.ts'
import './english.ts'

/** How the battle of a demo ended for its tour, and what that changes in the next mission. */
export function AfterDemo({ side, outcome, brings }: OfTour) {
  return (
    <>
      <p>
        {usualName(side)}: {t(`tour.outcome.${outcome}`)}.
      </p>
      {brings && (
        <p>
          <strong>{t('ui.tour.after.next')}:</strong> {t(`tour.condition.${brings}`)}
        </p>
      )}
      <p>{t('ui.tour.demo')}</p>
    </>
  )
}
