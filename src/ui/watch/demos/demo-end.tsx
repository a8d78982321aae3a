/** A demo is over: where to go from here. */
import { t } from '../../../locale/index.ts'
import type { Ways } from '../../campaign/ways-on.ts'
import { BOX_SET } from '../../factions.ts'
import { USUAL_LEVEL } from '../../levels.ts'
import { freshSeed } from '../../menu/fresh-seed.ts'
import { FREE, missionNamed } from '../../menu/missions.ts'
import { type BattleSetup, HUMAN } from '../../menu/types.ts'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { playedOf, type Session } from '../../play/session/session.ts'
import type { Reel } from './reel.ts'
import { SHELF } from './shelf.ts'
import './english.ts'

// What is said of a tour comes with the demo that shows one.
const AfterDemo = lazy(() => import('../../tour/of-demo.tsx').then(module => ({ default: module.AfterDemo })))

/** The battle of a replay for a person to fly, with other dice. */
function flown(session: Session): BattleSetup {
  const { set, mission, points, forces, objects: obstacles = [], mat } = playedOf(session).scenario
  // Where all obstacles of a set lie anyway nobody says how many.
  const free = mission === FREE && !missionNamed(set, mission).strewn
  return {
    ...(set && set !== BOX_SET ? { set } : {}),
    mission,
    sides: { first: HUMAN, second: USUAL_LEVEL.play },
    seed: freshSeed(),
    points,
    ...(points > 0 ? { squads: forces } : {}),
    ...(free ? { obstacles: obstacles.length, mat } : {}),
  }
}

/** A demo is over: where to go from here. */
export function DemoEnd({ session, demo, ways }: { session: Session; demo: Reel; ways: Ways }) {
  const { film } = session
  const index = SHELF.findIndex(({ id }) => id === demo.id)
  const next = SHELF[index + 1]
  const setup = flown(session)
  const again = () => {
    film.seek(film.timeline.timeOfCommand(demo.from))
    film.play()
  }
  return (
    <section className="demo-over" aria-label={t('ui.demos.title')}>
      <div className="demo-over-plate">
        <div role="status">
          <h2>{t('ui.demos.end', { name: t(`ui.demos.${demo.id}`) })}</h2>
          {demo.ofTour && (
            <Later>
              <AfterDemo {...demo.ofTour} />
            </Later>
          )}
        </div>
        <div className="row">
          {demo.ofTour && (
            <button type="button" className="key large primary" onClick={() => ways.onTour()}>
              {t('ui.demos.tour.fly')}
            </button>
          )}
          {next && (
            <button
              type="button"
              className={demo.ofTour ? 'key' : 'key large primary'}
              onClick={() => ways.onDemo(next.id)}
            >
              {t('ui.demos.next', { name: t(`ui.demos.${next.id}`) })}
            </button>
          )}
          <button type="button" className={next ? 'key' : 'key large primary'} onClick={ways.onLearn}>
            {t('ui.demos.learn')}
          </button>
          {!demo.ofTour && (
            <button type="button" className="key" onClick={() => ways.onStart({ kind: 'battle', setup })}>
              {t('ui.demos.fly')}
            </button>
          )}
          <button type="button" className="key" onClick={again}>
            {t('ui.demos.again')}
          </button>
          <button type="button" className="key" onClick={() => ways.onDemo(null)}>
            {t('ui.demos.all')}
          </button>
        </div>
      </div>
    </section>
  )
}
