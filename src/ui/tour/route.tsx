/** The map of a tour: what was flown and how it ended, what comes next, and the ways on from there. */
import { t } from '../../locale/index.ts'
import { dataOf, ending, isOver, type TourState } from '../../tour/state.ts'
import './route.css'

/** The missions along their way. */
export function Route({ tour }: { readonly tour: TourState }) {
  const data = dataOf(tour)
  const end = ending(tour)
  return (
    <nav className="tour-route" aria-label={t('ui.tour.map')}>
      <ol>
        {data.legs.map(({ mission, outcomes }, n) => {
          const report = tour.flown[n]
          const stage = report ? (report.won ? 'won' : 'lost') : n === tour.leg ? 'next' : 'ahead'
          const condition = report ? report.condition : n === tour.leg ? tour.condition : null
          return (
            <li key={mission} className={stage} aria-current={stage === 'next' ? 'step' : undefined}>
              <span className="label">
                {t(`mission.${mission}.short`)}
                {' · '}
                {t(`ui.tour.map.${stage}`)}
              </span>
              <strong>{t(`mission.${mission}.name`)}</strong>
              {condition && <span className="held">{t(`tour.condition.${condition}`)}</span>}
              {report && <em>{t(`tour.outcome.${report.outcome}`)}</em>}
              {stage === 'next' && outcomes.some(({ brings }) => brings) && (
                <details>
                  <summary className="label">{t('ui.tour.map.if')}</summary>
                  <dl>
                    {outcomes.map(({ id, brings }) => (
                      <div key={id}>
                        <dt>{t(`tour.outcome.${id}`)}</dt>
                        <dd>{brings && t(`tour.condition.${brings}`)}</dd>
                      </div>
                    ))}
                  </dl>
                </details>
              )}
            </li>
          )
        })}
        {isOver(tour) && end && (
          <li className="end">
            <span className="label">{t('ui.tour.ending')}</span>
            <strong>{t(`tour.ending.${end}.${tour.side}`)}</strong>
          </li>
        )}
      </ol>
    </nav>
  )
}
