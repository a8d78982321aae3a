/** The debriefing after a mission of a tour: what happened to whom, and what it changes; after the last one how the tour ends. */
import { t } from '../../locale/index.ts'
import type { KeptBattle } from '../../saves/kept.ts'
import { conditionOf, dataOf, ending, type LegReport, type TourState, winsOf } from '../../tour/state.ts'
import { usualName } from '../factions.ts'
import type { OfTour } from '../menu/types.ts'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { Insignia } from './insignia.tsx'
import { pilotName } from './leg-battle.ts'

// What a battle's film is made of is not needed to read on.
const Decided = lazy(() => import('./decided.tsx').then(module => ({ default: module.Decided })))

type Props = {
  readonly tour: TourState
  /** The last mission's battle; null: it is kept no longer, or on its way. */
  readonly battle: KeptBattle | null
  /** Shows its film, or a passage of it. */
  readonly onFilm: (film: Pick<OfTour, 'passage'>) => void
}

/** The last mission in words. */
export function Debriefing({ tour, battle, onFilm }: Props) {
  const report = tour.flown.at(-1)
  if (!report) return null
  const { won, rounds, outcome, returned, stored, flown } = report
  const data = dataOf(tour)
  const condition = conditionOf(data, tour.condition)
  const end = ending(tour)
  return (
    <section className={`leg-debriefing ${won ? 'won' : 'lost'}`} aria-labelledby="tour-part">
      <p className="label">
        {t(`mission.${report.mission}.name`)} · {t('ui.tour.after.rounds', { count: rounds })}
      </p>
      <h2 id="tour-part" tabIndex={-1}>
        {t(won ? 'ui.tour.after.won' : 'ui.tour.after.lost')}
      </h2>
      <p className="goal-line">{t(`tour.outcome.${outcome}`)}</p>
      {battle && (
        <Later>
          <Decided battle={battle} onFilm={onFilm} />
        </Later>
      )}
      <ul className="whom">
        {flown.map((ship, n) => (
          <li key={ship.pilot ?? n} className={ship.fate ?? 'home'}>
            <Whom tour={tour} ship={ship} />
          </li>
        ))}
        {returned.map(pilot => (
          <li key={pilot} className="home">
            <p>{t('ui.tour.after.back', { pilot: pilotName(pilot) })}</p>
          </li>
        ))}
      </ul>
      {flown.some(({ fate }) => fate !== null) && <p className="panel-note">{t('ui.tour.after.lot')}</p>}
      {!tour.printedOnly && !end && <p>{t('ui.tour.after.stored', { count: stored })}</p>}
      {condition && (
        <aside className="condition" aria-label={t('ui.tour.after.next')}>
          <p className="label">{t('ui.tour.after.next')}</p>
          <p className="told-rule">{t(`tour.condition.${condition.id}`)}</p>
          <p>{t('ui.tour.helps', { side: usualName(condition.favours) })}</p>
        </aside>
      )}
      {end && (
        <div className="tour-end">
          <p className="label">{t('ui.tour.wins', { won: winsOf(tour), legs: data.legs.length })}</p>
          <h3>{t(`tour.ending.${end}.${tour.side}`)}</h3>
          <p>{t(`tour.ending.${end}.${tour.side}.text`)}</p>
        </div>
      )}
    </section>
  )
}

function Whom({ tour, ship }: { readonly tour: TourState; readonly ship: LegReport['flown'][number] }) {
  const { pilot: id, damage, fate, kills, xp } = ship
  const drawn = dataOf(tour).sides[tour.side].pilots.find(one => one.id === id)
  const pilot = pilotName(id)
  const words = () => {
    if (fate === 'lost') return t('ui.tour.after.gone', { pilot })
    if (fate !== null) return t(`ui.tour.after.${fate}`, { pilot })
    if (id === null && damage >= 3) return t('ui.tour.after.noName')
    return damage > 0 ? t('ui.tour.after.hurt', { pilot, count: damage }) : t('ui.tour.after.home', { pilot })
  }
  return (
    <>
      {drawn && <Insignia pilot={drawn} />}
      <p>
        {words()} <span className="earned-line">{!tour.printedOnly && t('ui.tour.after.earned', { kills, xp })}</span>
      </p>
    </>
  )
}
