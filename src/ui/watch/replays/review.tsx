/** Looking back over a battle: its curve, what turned it, and the best and worst decisions of a side. */
import { useMemo, useState } from 'react'
import type { Decided, Reviewed } from '../../../../ai/judge/reviewed.ts'
import { t } from '../../../locale/index.ts'
import { SIDES, type Side } from '../../../rules/index.ts'
import { useCommands } from '../../commands/use-commands.ts'
import { Choice } from '../../parts/choice.tsx'
import { Icon } from '../../parts/icon.tsx'
import { Later } from '../../parts/later.tsx'
import { lazy } from '../../parts/lazy.ts'
import { usePicture, useSession, useSideName, useTable } from '../../play/context.ts'
import { aloneIn } from '../../play/facing.ts'
import { Panel } from '../../play/orders/panel.tsx'
import { marksOf, momentOf, toldOf } from './decisions.ts'
import { Graph } from './lead-curve.tsx'
import { Told } from './reviewed-decisions.tsx'
import { openReviewOf } from './reviewing.ts'
import { Sums, Swings } from './swings.tsx'
import { useReview } from './use-review.ts'
import './english.ts'
import '../../play/reasons/english.ts'
import './review.css'

const PuzzlePanel = lazy(() =>
  import('../../puzzles/puzzle-panel.tsx').then(module => ({ default: module.PuzzlePanel })),
)

const WORDS = ['plan', 'read', 'dice', 'estimate'] as const

const of = <W extends Reviewed['what']>(what: W, all: readonly Reviewed[]) =>
  all.filter((one): one is Extract<Reviewed, { what: W }> => one.what === what)

/** The key that opens the review of a battle that is over. */
export function ReviewKey() {
  const session = useSession()
  return (
    <button type="button" className="key large" onClick={() => openReviewOf(session)}>
      {t('ui.review')}
    </button>
  )
}

/** What stands in the place of orders where nobody is asked: the puzzle of a position, or the review of a battle. */
export function Review() {
  const session = useSession()
  return session.mode === 'replay' && session.puzzle ? (
    <Later>
      <PuzzlePanel session={session} puzzle={session.puzzle} />
    </Later>
  ) : (
    <LookingBack />
  )
}

/** Who was ahead when, what changed it, and the decisions that mattered; it stays while the film goes to what it tells of. */
function LookingBack() {
  const session = useSession()
  const { film, engine } = session
  const picture = usePicture()
  const nameOf = useSideName()
  const { reviewed, followed, of: all, over, stuck, stopped, stop } = useReview()
  const [side, setSide] = useState<Side>(aloneIn(session) ?? 'first')
  const [shown, setShown] = useState<Decided | null>(null)
  const points = useMemo(() => of('point', reviewed), [reviewed])
  const swings = useMemo(() => of('swing', reviewed), [reviewed])
  const told = useMemo(() => toldOf(of('decision', reviewed), side), [reviewed, side])
  const chassis = shown && picture.ships.find(({ id }) => id === shown.ship)?.chassis
  const marks = useMemo(
    () => (shown && chassis ? marksOf(engine.catalog, shown, { chassis }) : {}),
    [engine, shown, chassis],
  )
  // What might have been lies on the table as long as the film is in its round.
  useTable(shown?.round === picture.round && picture.phase !== 'end' ? marks : {})
  const go = (to: number) => {
    film.pause()
    film.seek(to)
  }
  const show = (one: Decided) => {
    setShown(one)
    go(momentOf(film.timeline, one))
  }
  const close = () => {
    openReviewOf(null)
    go(film.timeline.duration)
  }
  useCommands({
    leave: {
      hears: ({ target }) => target?.closest('.panel.review') != null,
      run: () => {
        openReviewOf(null)
        film.seek(film.timeline.duration)
      },
    },
  })
  return (
    <Panel kind="review" title={t('ui.review')} told>
      <button type="button" className="key review-back" onClick={close}>
        <Icon name="back" /> {t('ui.review.back')}
      </button>
      {!over && (
        <div className="review-state">
          <p role="status">{t('ui.review.reckoning')}</p>
          <progress value={followed} max={Math.max(1, all)} aria-label={t('ui.review.reckoning')} />
          <button type="button" className="key" onClick={stop}>
            {t('ui.review.stop')}
          </button>
        </div>
      )}
      {over && points.length < 2 && <p className="panel-note">{t('ui.review.nothing')}</p>}
      {points.length > 1 && (
        <>
          <Graph points={points} shown={shown} />
          <Choice
            legend={t('ui.review.for')}
            value={side}
            options={SIDES.map(value => ({ value, label: nameOf(value) }))}
            onChange={setSide}
          />
          <Sums swings={swings} side={side} />
          <Told
            title={t('ui.review.worst')}
            none={t('ui.review.worst.none')}
            decisions={told.worst}
            shown={shown}
            onShow={show}
          />
          <Told
            title={t('ui.review.best')}
            none={t('ui.review.best.none')}
            decisions={told.best}
            shown={shown}
            onShow={show}
          />
          <Swings swings={swings} side={side} onRound={({ at }) => go(film.timeline.timeOfCommand(at))} />
          <details>
            <summary className="label">{t('ui.review.how')}</summary>
            <dl className="review-words">
              {WORDS.map(word => (
                <div key={word}>
                  <dt>{t(`ui.review.${word}`)}</dt>
                  <dd>{t(`ui.review.how.${word}`)}</dd>
                </div>
              ))}
            </dl>
          </details>
        </>
      )}
      {stuck && <p className="panel-note">{t('ui.review.stuck')}</p>}
      {stopped && <p className="panel-note">{t('ui.review.stopped')}</p>}
    </Panel>
  )
}
