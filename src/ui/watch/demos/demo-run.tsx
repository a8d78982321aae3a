/** What frames a film that runs for an audience: its title, its loop, its end, and the programme of Battle TV. */
import { useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { t } from '../../../locale/index.ts'
import { type Ways, WaysContext } from '../../campaign/ways-on.ts'
import type { BattleSetup } from '../../menu/types.ts'
import type { Params } from '../../params.ts'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { demoOf, type Session } from '../../play/session/session.ts'
import { waitsForKey } from './calm.ts'
import { flownBy } from './flown-by.ts'
import { programme, televised } from './programme.ts'
import type { Reel } from './reel.ts'
import { SHELF } from './shelf.ts'
import type { OnAir } from './television.ts'
import { Title } from './title.tsx'
import { Waiting } from './waiting.tsx'
import './english.ts'
import './demos.css'

type Props = {
  readonly session: Session
  readonly params: Params
  /** A battle of Battle TV; null: a demo, which the session knows. */
  readonly onAir: OnAir | null
}

/** What goes with a demo or Battle TV beside the battle screen: the ways on when it is over. */
export function DemoRun({ session, params, onAir }: Props) {
  const ways = useContext(WaysContext)
  const { film } = session
  const demo = demoOf(session)
  useSyncExternalStore(film.subscribe, () => film.version)
  useSyncExternalStore(session.subscribe, session.problem)
  const over = film.clock.t >= film.timeline.duration
  const bare = params.hud === 'none' || params.hud === 'min'
  const repeats = demo !== null && params.loop === true
  useEffect(() => {
    if (!demo || !repeats || !over) return
    film.seek(film.timeline.timeOfCommand(demo.from))
    film.play()
  }, [demo, repeats, over, film])
  const [waited] = useState(() => waitsForKey(params, onAir))
  const waits = waited && <Waiting film={film} />
  if (!ways) return null
  if (onAir) {
    const ended = (over && film.picture().result !== null) || session.problem() !== null
    // Anew for each battle: the seconds that have run out for one begin no other.
    return (
      <>
        {waits}
        <Television key={onAir.n} onAir={onAir} ended={ended} bare={bare} ways={ways} />
      </>
    )
  }
  if (!over) return waits || (demo && !bare && <Title film={film} demo={demo} />)
  if (!demo || repeats || bare) return null
  return <DemoEnd session={session} demo={demo} ways={ways} />
}

/** What a battle of Battle TV is called: its mission, and how many points the squads have. */
function titleOf({ mission, points = 0 }: BattleSetup): string {
  const name = t(`mission.${mission}.name`)
  return points > 0 ? t('ui.demos.tv.squads', { name, points }) : name
}

/** How long one may look at a result before the next battle begins, seconds. */
const PAUSE = 12

type TelevisionProps = {
  readonly onAir: OnAir
  readonly ended: boolean
  readonly bare: boolean
  readonly ways: Ways
}

/** Battle TV: on to the next battle at any time, and by itself when one is over. */
function Television({ onAir, ended, bare, ways }: TelevisionProps) {
  const [left, setLeft] = useState(PAUSE)
  const [stays, setStays] = useState(false)
  const counting = ended && !stays
  const { onStart } = ways
  useEffect(() => {
    if (!counting) {
      setLeft(PAUSE)
      return
    }
    const timer = setInterval(() => setLeft(seconds => seconds - 1), 1000)
    return () => clearInterval(timer)
  }, [counting])
  const { seed, n } = onAir
  const due = counting && left <= 0
  useEffect(() => {
    if (due) onStart(televised({ seed, n: n + 1 }))
  }, [due, seed, n, onStart])
  const next = () => onStart(televised({ seed, n: n + 1 }))
  if (bare) return null
  if (!ended)
    return (
      <div className="tv-strip">
        <span className="label">{t('ui.demos.tv')}</span>
        <button type="button" className="key" onClick={next}>
          {t('ui.demos.tv.skip')}
        </button>
      </div>
    )
  return (
    <section className="demo-over" aria-label={t('ui.demos.tv')}>
      <div className="demo-over-plate">
        <div role="status">
          <h2>{t('ui.demos.tv.next', { name: titleOf(programme({ seed, n: n + 1 })) })}</h2>
        </div>
        <p>{stays ? t('ui.demos.tv.stayed') : t('ui.demos.tv.in', { count: Math.max(0, left) })}</p>
        <div className="row">
          <button type="button" className="key large primary" onClick={next}>
            {t('ui.demos.tv.now')}
          </button>
          {!stays && (
            <button type="button" className="key" onClick={() => setStays(true)}>
              {t('ui.demos.tv.stay')}
            </button>
          )}
          <button type="button" className="key" onClick={() => ways.onDemo(null)}>
            {t('ui.demos.all')}
          </button>
        </div>
      </div>
    </section>
  )
}

// What is said of a tour comes with the demo that shows one.
const AfterDemo = lazy(() => import('../../tour/after-demo.tsx').then(module => ({ default: module.AfterDemo })))

/** A demo is over: where to go from here. */
function DemoEnd({ session, demo, ways }: { session: Session; demo: Reel; ways: Ways }) {
  const { film } = session
  const index = SHELF.findIndex(({ id }) => id === demo.id)
  const next = SHELF[index + 1]
  const setup = flownBy(session)
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
