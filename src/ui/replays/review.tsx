import { useState } from 'react'
import { t } from '../../locale/index.ts'
import { useSession } from '../battle/context.ts'
import { largest, sumsOf, swingsOf } from './ahead.ts'
import { useJudged } from './use-judged.ts'
import './english.ts'
import '../styles/replays.css'

/** How many of the largest changes are told. */
const TOLD = 4
const CAUSES = ['dice', 'flown', 'chosen'] as const

/** Who was ahead when, and what changed it: reckoned when it is opened. */
export function Review() {
  const [open, setOpen] = useState(false)
  return (
    <details className="review" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className="label">{t('ui.replays.review')}</summary>
      {open && <Course />}
    </details>
  )
}

/** A change in whole percents, with its sign. */
const signed = (by: number): string => `${by < 0 ? '−' : '+'}${Math.abs(Math.round(by * 100))}`

function Course() {
  const { film } = useSession()
  const { judged, followed, of, stuck } = useJudged()
  const known = judged.flatMap(one => (one.rebel === null ? [] : [{ ...one, rebel: one.rebel }]))
  if (followed < of && !stuck)
    return (
      <p className="panel-note" role="status">
        {t('ui.replays.reckoning')} <progress value={followed} max={of} aria-label={t('ui.replays.review')} />
      </p>
    )
  if (known.length < 2) return <p className="panel-note">{t('ui.replays.nothing')}</p>
  const swings = swingsOf(judged)
  const sums = sumsOf(swings)
  const first = known[0]!.at
  const span = Math.max(1, known.at(-1)!.at - first)
  const x = (at: number) => ((at - first) / span) * 100
  const line = known.map(({ at, rebel }) => `${x(at).toFixed(2)},${((1 - rebel) * 40).toFixed(2)}`).join(' ')
  const rounds = known.filter((one, n) => one.round !== known[n - 1]?.round)
  return (
    <div className="stack">
      <svg
        className="course"
        viewBox="0 0 100 40"
        preserveAspectRatio="none"
        role="img"
        aria-label={t('ui.replays.graph')}
      >
        {rounds.map(({ at, round }) => (
          <path key={round} className="round" d={`M${x(at).toFixed(2)} 0V40`} />
        ))}
        <path className="middle" d="M0 20H100" />
        <polyline points={line} />
      </svg>
      <p className="course-ends">
        <span>{t('ui.replays.graph.note')}</span>
      </p>
      <h4 className="label">{t('ui.replays.swings')}</h4>
      <ol className="swings">
        {largest(swings, TOLD).map(({ at, round, cause, by }) => (
          <li key={at}>
            <button
              type="button"
              className="key"
              onClick={() => {
                film.pause()
                film.seek(film.timeline.timeOfCommand(at))
              }}
            >
              {t('ui.replays.swing', { round, by: signed(by), cause: t(`ui.replays.cause.${cause}`) })}
            </button>
          </li>
        ))}
      </ol>
      <dl className="sums">
        {CAUSES.map(cause => (
          <div key={cause}>
            <dt>{t(`ui.replays.cause.${cause}`)}</dt>
            <dd>{t('ui.replays.sum', { by: signed(sums[cause]) })}</dd>
          </div>
        ))}
      </dl>
      <p className="panel-note">{t('ui.replays.how')}</p>
      {stuck && <p className="panel-note">{t('ui.replays.stuck')}</p>}
    </div>
  )
}
