/** The panel at the end of a battle: the outcome with its reason, the debriefing, and where to go from here. */
import { Suspense, useContext, useEffect } from 'react'
import { ofSide, sideNames, t } from '../../locale/index.ts'
import type { Result as Outcome } from '../../rules/index.ts'
import { battleFlown, useLessons } from '../campaign/lessons/lesson-progress.ts'
import { SECOND, secondBattle } from '../campaign/lessons/setup.ts'
import { WaysContext } from '../campaign/ways-on.ts'
import { Boundary } from '../parts/boundary.tsx'
import { Later } from '../parts/later.tsx'
import { lazy } from '../parts/lazy.ts'
import { outcomeWords } from '../parts/outcome.ts'
import { useFactions, usePicture, useScreen, useSession } from './context.ts'
import { downloadReplay } from './download.ts'
import { aloneIn } from './facing.ts'
import { Panel } from './orders/panel.tsx'
import { type Again, canChange } from './session/rematch.ts'
import { playedOf, setupOf } from './session/session.ts'

// Nobody counts shots before the last one.
const Debrief = lazy(() => import('./debrief/debrief.tsx').then(module => ({ default: module.Debrief })))
const WaysOn = lazy(() => import('./debrief/debrief.tsx').then(module => ({ default: module.WaysOn })))
const Share = lazy(() => import('../watch/replays/share.tsx').then(module => ({ default: module.Share })))
const ReviewKey = lazy(() => import('../watch/replays/review.tsx').then(module => ({ default: module.ReviewKey })))

type Props = {
  readonly result: Outcome
  readonly onAgain: Again | null
  readonly onMenu: () => void
}

/** Who won, why, the debriefing, and what now. */
export function Result({ result, onAgain, onMenu }: Props) {
  const session = useSession()
  const setup = setupOf(session)
  const picture = usePicture()
  const factions = useFactions()
  const previewed = useScreen(state => state.previewed)
  const { mode } = session
  const { rewinds } = playedOf(session)
  const own = aloneIn(session)
  const ways = useContext(WaysContext)
  const battles = useLessons(state => state.battles)
  const flown = mode === 'play'
  useEffect(() => {
    if (flown) battleFlown()
  }, [flown])
  // After the first battle of all the next one is offered before the same once more.
  const next = flown && !setup?.tour && battles === 1 && setup?.mission !== SECOND ? ways : null
  const title = !result.winner
    ? t('ui.result.draw')
    : own
      ? t(result.winner === own ? 'ui.result.won' : 'ui.result.lost')
      : ofSide('ui.result.of', result.winner, factions)
  return (
    <Panel kind={`result ${result.winner ?? 'draw'}`} title={title} told>
      <p className="result-reason">{outcomeWords(picture.mission, result, sideNames(factions))}</p>
      <p className="panel-note">
        {t('ui.result.rounds', { count: picture.round })}
        {own && <> {t(previewed ? 'ui.result.previews' : 'ui.result.table')}</>}
        {rewinds > 0 && <> {t('ui.result.rewinds', { count: rewinds })}</>}
        {setup?.ironman && <> {t('ui.result.ironman')}</>}
      </p>
      <Later>
        <ReviewKey />
      </Later>
      <Boundary fallback={() => <p className="panel-note">{t('ui.debrief.failed')}</p>}>
        <Suspense fallback={<p className="panel-note">{t('ui.debrief.loading')}</p>}>
          <Debrief />
        </Suspense>
      </Boundary>
      <div className="row result-keys">
        {next && (
          <button type="button" className="key primary large" data-next onClick={() => next.onStart(secondBattle())}>
            {t('ui.menu.second.next')}
          </button>
        )}
        {onAgain && (
          <button
            type="button"
            className={next ? 'key large' : 'key primary large'}
            onClick={() => onAgain(session, false)}
          >
            {t(mode === 'play' ? 'ui.result.again' : 'ui.result.watchAgain')}
          </button>
        )}
        {onAgain && setup && canChange(setup) && (
          <button type="button" className="key large" onClick={() => onAgain(session, true)}>
            {t('ui.result.changed')}
          </button>
        )}
        <Later>
          <WaysOn won={own !== null && result.winner === own} />
        </Later>
        {session.mode !== 'replay' && (
          <button type="button" className="key" onClick={() => downloadReplay(session)}>
            {t('ui.export')}
          </button>
        )}
        <Later>
          <Share moments={false} />
        </Later>
        <button type="button" className="key" onClick={onMenu}>
          {t('ui.problem.menu')}
        </button>
      </div>
    </Panel>
  )
}
